"""The one interpreter of the effect language: settling, triggers, targets and operations (EC-10, EC-11).

Nothing here calls itself: what is not finished lies on the stack as a frame, so that a decision can come anywhere and
the state can be copied and written down at any moment.
"""

from collections.abc import Sequence
from typing import assert_never

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.areas import TO_ALL, TO_OWNER, Areas, card_matches
from engine.elemental_clash.frames import (
    NOBODY,
    RESOLVING,
    Aiming,
    Context,
    Discarding,
    Effect,
    Link,
    LinkEnd,
    Offering,
    Operating,
    Piece,
    Putting,
    PuttingFound,
    PuttingMilled,
    Searching,
    Trigger,
    Window,
    player_uid,
)
from engine.elemental_clash.language import (
    LARGEST,
    WARDED,
    AddStones,
    Amount,
    Buff,
    Counter,
    Damage,
    Destroy,
    Discard,
    Draw,
    Filter,
    Heal,
    Keyword,
    Move,
    Operation,
    Reference,
    Search,
    TargetSpec,
    Triggered,
    Value,
)
from engine.elemental_clash.places import (
    ALL_SPACES,
    ATK_SPACES,
    BY_NAME,
    DEF_SPACES,
    FIELD_ORDER,
    NAME,
    OTHER,
    OWNER,
    SEATS,
    ZONE,
    Place,
)
from engine.elemental_clash.pool import Card

MOST_TIMES = 10  # EC-10.6


class Interpreter(Areas):
    """Carries out what abilities say."""

    __slots__ = ()

    # Settling (EC-10.2)

    def _settle(self) -> bool:
        """Destroy, sort what has triggered, carry out one trigger; True if the turn player has to order them."""
        if self.pool.restless:
            self._checked = False
        while not self._checked:
            self._destroy_the_dying()
        if self.fresh:
            player = self.player
            self.fresh.sort(key=lambda trigger: (trigger.seat != player, trigger.card, trigger.number))
            self.batches += (tuple(self.fresh),)
            self.fresh = []
        if not self.batches:
            self.stack.pop()
            return False
        if len(self.orderings()) > 1:
            self.waiting_for = self.player
            return True
        self._carry_out(0)
        return False

    def _destroy_the_dying(self) -> None:
        """Everything whose damage is at least its DEF goes at once (EC-9.3)."""
        self._checked = True
        field = self.field
        dying = [
            Place(place)
            for place, values in enumerate(self.stats())
            if values is not None and (piece := field[place]) is not None and piece.damage >= values[1]
        ]
        if dying:
            self._depart(sorted(dying, key=FIELD_ORDER[self.player].index), "discard")

    def orderings(self) -> list[int]:
        """The first of each different ability in the first batch (EC-10.3)."""
        first: dict[tuple[Seat, str, int], int] = {}
        for n, trigger in enumerate(self.batches[0]):
            first.setdefault((trigger.seat, trigger.card, trigger.number), n)
        return list(first.values())

    def _carry_out(self, n: int) -> None:
        """Carry out the trigger of that number in the first batch (EC-10.4)."""
        batch = self.batches[0]
        trigger, rest = batch[n], batch[:n] + batch[n + 1 :]
        self.batches = (rest, *self.batches[1:]) if rest else self.batches[1:]
        if trigger.number < 0:
            self._carry_out_mill(trigger)
            return
        ability = self.pool[trigger.card].triggered(trigger.number)
        context = Context(
            seat=trigger.seat,
            card=trigger.card,
            number=trigger.number,
            source=trigger.source,
            self_=trigger.self_,
            subject=trigger.subject,
        )
        if not self._can_take_place(context, ability) or (ability.may and not self._has_targets(context, ability)):
            return
        self.events.append(tell.TriggerCarriedOut(seat=trigger.seat, card=trigger.card, on=trigger.on))
        if ability.may:
            self.stack.append(Offering(context, mill=False))
        else:
            self._take_place(context, ability)

    def _carry_out_mill(self, trigger: Trigger) -> None:
        """A Discard-Pile-Trigger: it works only while the card is still there (EC-9.6)."""
        seat, card = trigger.seat, self.pool[trigger.card]
        if self._buried_card(trigger.source) is None or self._times(seat, card.id, -1) >= MOST_TIMES:
            return
        told = tell.TriggerCarriedOut(seat=seat, card=card.id, on="mill")
        if card.creature:
            if self.free_spaces(seat):
                self.events.append(told)
                self.stack.append(PuttingMilled(trigger))
            return
        context = self._effect_context(seat, card, trigger.source)
        ability = card.triggered(context.number)
        if self._can_take_place(context, ability) and self._has_targets(context, ability):
            self.events.append(told)
            self.stack.append(Offering(context, mill=True))

    def _effect_context(self, seat: Seat, card: Card, uid: int) -> Context:
        return Context(seat=seat, card=card.id, number=card.effect or 0, source=uid, self_=uid, subject=uid)

    def _times(self, seat: Seat, card: str, number: int) -> int:
        return self.counts.get((seat, card, number), 0)

    def _count_time(self, seat: Seat, card: str, number: int) -> None:
        self.counts[seat, card, number] = self._times(seat, card, number) + 1

    def _can_take_place(self, context: Context, ability: Triggered) -> bool:
        """Step (1) of EC-10.4, with EC-10.6."""
        if self.counts and self._times(context.seat, context.card, context.number) >= MOST_TIMES:
            return False
        return ability.if_ is None or self._holds(ability.if_, context.seat, context.source)

    def _take_place(self, context: Context, ability: Triggered) -> None:
        """Steps (4) and (5) of EC-10.4."""
        self._count_time(context.seat, context.card, context.number)
        if ability.target and not context.targets:
            self.stack.append(Aiming(context, joins=False))
        else:
            self.stack.append(Operating(context, 0))

    def _accept(self, offer: Offering) -> None:
        context = offer.context
        if offer.mill:
            self._count_time(context.seat, context.card, -1)
        self._take_place(context, self.pool[context.card].triggered(context.number))

    # The chain (EC-8)

    def _announce(self, seat: Seat, card: Card, uid: int) -> None:
        """A spell has been put on its pile: its targets are chosen, it joins the chain (EC-6.4)."""
        if card.effect is None:  # a permanent without an effect of its own
            context = Context(seat=seat, card=card.id, number=0, source=uid, self_=uid, subject=uid)
            self._join(context)
            return
        context = self._effect_context(seat, card, uid)
        if card.triggered(card.effect).target:
            self.stack.append(Aiming(context, joins=True))
        else:
            self._join(context)

    def _join(self, context: Context) -> None:
        number = len(self.chain) + 1
        self.chain += (Link(number, context.seat, context.card, context.source, context.targets),)
        if number == 1:
            self.stack.append(Window(OTHER[context.seat], 1))

    def _close_window(self, window: Window) -> None:
        """He passes: without an answer of his the chain is closed, else it is the other player's turn (EC-8.2)."""
        links = len(self.chain)
        self.stack[-1] = Window(OTHER[window.seat], links) if links > window.links else RESOLVING

    def _resolve(self, link: Link) -> None:
        """A link takes effect (EC-8.4)."""
        self.events.append(tell.Resolved(seat=link.seat, card=link.card))
        self.stack.append(LinkEnd(link))
        card, place = self.pool[link.card], self.where.get(link.uid)
        if card.kind == "permanent" and place is not None:
            self._set_status(place, "live")
        if card.effect is None:
            return
        ability = card.triggered(card.effect)
        context = self._effect_context(link.seat, card, link.uid)
        if ability.target:
            kept = zip(ability.target, link.targets, strict=False)
            targets = tuple(tuple(uid for uid in uids if self._still_fits(spec, context, uid)) for spec, uids in kept)
            context = _with_targets(context, targets or ((),))
        if self._can_take_place(context, ability):
            if ability.may:
                self.stack.append(Offering(context, mill=False))
            else:
                self._take_place(context, ability)

    def _still_fits(self, spec: TargetSpec, context: Context, uid: int) -> bool:
        return uid in self._all_candidates(spec, context, warded_too=True)

    def _end_link(self, frame: LinkEnd) -> None:
        """A spent spell lies on its pile; "whenever you play a spell" triggers (EC-8.4)."""
        card, uid = self.pool[frame.link.card], frame.link.uid
        place = self.where.get(uid)
        if place is None:
            if frame.left is not None:
                played = [(Piece(uid, card, "spent"), BY_NAME[frame.left])]  # its own abilities don't hear of it
                self._arise("play", self._hear("play", played), {uid: frame.uid})
            return
        if card.kind != "permanent":
            self._set_status(place, "spent")
        piece = self.field[place]
        if piece is not None:
            self._happen("play", [(piece, place)])

    def _counter(self, uid: int) -> None:
        """EC-8.5."""
        for link in self.chain:
            if link.uid == uid:
                self.chain = tuple(other for other in self.chain if other is not link)
                place = self.where.get(uid)
                if place is not None:
                    self._take_off(place)
                self._bury(link.seat, self.pool.numbers[link.card])
                self.events.append(tell.Countered(seat=link.seat, card=link.card))
                return

    # Targets (EC-11.3)

    def _all_candidates(self, spec: TargetSpec, context: Context, warded_too: bool = False) -> list[int]:
        """The uids of everything that satisfies a target spec; in discard piles all copies, by id, uppermost first."""
        seat = context.seat
        match spec.area:
            case "field":
                found = [player_uid(player) for player in self._players_of(spec, seat)]
                stats = self.stats()
                for piece, place in self._on_field(spec, seat, context.source):
                    values = stats[place]
                    warded = values is not None and values[2] & WARDED and OWNER[place] != seat
                    if warded_too or not warded:
                        found.append(piece.uid)
                return found
            case "discard":
                buried = list(self._in_discard(spec, seat))[::-1]
                return [uid for uid, _ in sorted(buried, key=lambda item: item[1].no)]
            case "chain":
                return [link.uid for link in self._on_chain(spec, seat)]
            case _:
                return []

    def candidates(self, aim: Aiming) -> list[int]:
        """What can be chosen next, in the order of EC-14.2; in a discard pile the uppermost of equal cards."""
        context = aim.context
        spec = self.spec_of(aim)
        taken = {uid for uids in (*context.targets, aim.picked) for uid in uids}
        found = [uid for uid in self._all_candidates(spec, context) if uid not in taken]
        if spec.area != "discard":
            return found
        first: dict[str | None, int] = {}
        for uid in found:
            first.setdefault(self.name_of(uid), uid)
        return list(first.values())

    def spec_of(self, aim: Aiming) -> TargetSpec:
        """The target spec that is being filled."""
        context = aim.context
        return self.pool[context.card].triggered(context.number).target[len(context.targets)]

    def _has_targets(self, context: Context, ability: Triggered) -> bool:
        """Whether every required target exists, each spec tested by itself (EC-6.4, EC-10.4)."""
        return all(spec.min == 0 or len(self._all_candidates(spec, context)) >= spec.min for spec in ability.target)

    def has_targets(self, seat: Seat, card: Card) -> bool:
        """Whether a spell in ``seat``'s hand could be played as far as its targets go."""
        if card.effect is None:
            return True
        ability = card.triggered(card.effect)
        return not ability.target or self._has_targets(self._effect_context(seat, card, NOBODY), ability)

    def _aim(self, aim: Aiming) -> bool:
        """Choose what there is no choice about; True if the controller has one."""
        context = aim.context
        specs = self.pool[context.card].triggered(context.number).target
        if len(context.targets) < len(specs):
            spec = specs[len(context.targets)]
            found = self.candidates(aim) if len(aim.picked) < spec.max else []
            if not found:
                context = _with_targets(context, (*context.targets, aim.picked))
                self.stack[-1] = Aiming(context, aim.joins)
            elif len(found) == 1 and len(aim.picked) < spec.min:
                self.stack[-1] = Aiming(context, aim.joins, (*aim.picked, found[0]))
            else:
                self.waiting_for = context.seat
                return True
            return False
        self.stack.pop()
        chosen = self.names_of(uid for uids in context.targets for uid in uids)
        self.events.append(tell.Targeted(seat=context.seat, card=context.card, targets=tuple(chosen)))
        if aim.joins:
            self._join(context)
        else:
            self.stack.append(Operating(context, 0))
        return False

    def _finish_spec(self, aim: Aiming) -> None:
        context = _with_targets(aim.context, (*aim.context.targets, aim.picked))
        self.stack[-1] = Aiming(context, aim.joins)

    # References and values (EC-11.4, EC-11.7)

    def _meant(self, reference: Reference, context: Context) -> list[int]:
        """The uids of what a reference means now; NOBODY is left out, but who has left may be among them."""
        if isinstance(reference, Filter):
            return self._meant_by_filter(reference, context)
        match reference:
            case "you":
                return [player_uid(context.seat)]
            case "opp":
                return [player_uid(OTHER[context.seat])]
            case "each":
                return [player_uid(self.player), player_uid(OTHER[self.player])]
            case "self":
                return [context.self_] if context.self_ != NOBODY else []
            case "subject":
                return [context.subject] if context.subject != NOBODY else []
            case _:
                number = int(reference[1:]) - 1
                return list(context.targets[number]) if number < len(context.targets) else []

    def _meant_by_filter(self, given: Filter, context: Context) -> list[int]:
        seat = context.seat
        match given.area:
            case "field":
                players = [player_uid(player) for player in self._players_of(given, seat)]
                return players + [piece.uid for piece, _ in self._on_field(given, seat, context.source)]
            case "discard":
                return [uid for uid, _ in self._in_discard(given, seat)]
            case "chain":
                return [link.uid for link in self._on_chain(given, seat)]
            case _:
                return []

    def _creatures(self, uids: Sequence[int]) -> list[Place]:
        """The places of those that are creatures in play."""
        found = []
        for uid in uids:
            place = self.where.get(uid)
            if place is not None:
                piece = self.field[place]
                if piece is not None and piece.uid == uid and piece.card.creature:
                    found.append(place)
        return found

    def _amount(self, value: Value, context: Context) -> int:
        if isinstance(value, int):
            return value
        n = self._stat(value, context)
        if value.count is not None:
            n = value.plus + value.times * self._number_of(value.count, context.seat, context.source)
            n = n if value.max is None else min(n, value.max)
        return max(-LARGEST, min(n, LARGEST))

    def _stat(self, value: Amount, context: Context) -> int:
        if value.of is None:
            return 0
        for uid in self._meant(value.of, context):
            for place in self._creatures([uid]):
                piece, values = self.field[place], self.stats()[place]
                if piece is not None and values is not None:
                    return {"atk": values[0], "def": values[1], "level": piece.card.level}[value.stat or "level"]
            place_of_spell = self.where.get(uid)
            piece = None if place_of_spell is None else self.field[place_of_spell]
            if piece is not None and piece.uid == uid and piece.status == "live" and value.stat == "level":
                return piece.card.level
        return 0

    def _players(self, who: str, seat: Seat) -> tuple[Seat, ...]:
        if who == "each":
            return (self.player, OTHER[self.player])
        return (seat if who == "you" else OTHER[seat],)

    # Operations

    def _operate(self, frame: Operating) -> None:
        """Carry out operations until one needs a frame of its own."""
        context = frame.context
        ops = self.pool[context.card].triggered(context.number).do
        stack = self.stack
        stack.pop()
        for number in range(frame.op, len(ops)):
            op = ops[number]
            if op.if_ is not None and not self._holds(op.if_, context.seat, context.source):
                continue
            depth = len(stack)
            if number + 1 < len(ops):
                stack.append(Operating(context, number + 1))
            above = len(stack)
            self._carry_out_operation(op, number, context)
            if len(stack) != above:  # the game is over, or the operation goes on in a frame
                return
            del stack[depth:]

    def _carry_out_operation(self, op: Operation, number: int, context: Context) -> None:
        match op:
            case Damage():
                self._op_damage(self._meant(op.to, context), self._amount(op.n, context))
            case Heal():
                n = None if op.n is None else self._amount(op.n, context)
                self._op_heal(self._meant(op.what, context), n)
            case Draw():
                n = self._amount(op.n, context)
                if n > 0:
                    self._draw(self._players(op.who, context.seat), n)
            case Discard():
                self._op_discard(self._players(op.who, context.seat), self._amount(op.n, context), op.random)
            case Destroy():
                self._op_destroy(self._meant(op.what, context))
            case Move():
                self._op_move(self._meant(op.what, context), op)
            case Search():
                self._op_search(op, number, context)
            case Buff():
                self._op_buff(op, context)
            case Counter():
                for uid in self._meant(op.what, context):
                    self._counter(uid)
            case AddStones():
                n = self._amount(op.n, context)
                if n > 0 and context.seat == self.player:
                    self.stones_left = min(self.stones_left + n, LARGEST)
                    self.events.append(tell.StonesAdded(seat=context.seat, n=n))
            case _:
                assert_never(op)

    def _op_damage(self, uids: Sequence[int], n: int) -> None:
        if n <= 0:
            return
        for uid in uids:
            if uid < 0:
                self._damage_player(SEATS[-1 - uid], n)
            else:
                for place in self._creatures([uid]):
                    self._damage_creature(place, n)

    def _op_heal(self, uids: Sequence[int], n: int | None) -> None:
        for uid in uids:
            if uid < 0:
                if n is not None and n > 0:
                    self._heal_player(SEATS[-1 - uid], n)
                continue
            for place in self._creatures([uid]):
                piece = self.field[place]
                healed = 0 if piece is None else piece.damage if n is None else min(n, piece.damage)
                if piece is not None and healed > 0:
                    self._set_damage(place, piece.damage - healed)
                    self.events.append(tell.CreatureHealed(at=NAME[place], card=piece.card.id, n=healed))

    def _op_discard(self, players: Sequence[Seat], n: int, random: bool) -> None:
        if n <= 0:
            return
        if not random:
            self.stack.extend(Discarding(seat, n) for seat in reversed(players))
            return
        for seat in players:
            if len(self.hand[seat]) <= n:
                self._discard_hand(seat)
                continue
            for _ in range(n):
                hand = self.hand[seat]
                self._discard_card(seat, hand[self._chance().below(len(hand))])

    def _discard_hand(self, seat: Seat) -> None:
        for no in self.hand[seat]:
            self._discard_card(seat, no)

    def _op_destroy(self, uids: Sequence[int]) -> None:
        """Creatures and permanents, all at once (EC-11.11)."""
        places = [place for uid in uids if (place := self._in_play(uid)) is not None]
        if places:
            self._depart(sorted(places, key=FIELD_ORDER[self.player].index), "discard")

    def _in_play(self, uid: int) -> Place | None:
        """Where a creature or permanent in play is."""
        place = self.where.get(uid)
        piece = None if place is None else self.field[place]
        return place if piece is not None and piece.uid == uid and piece.status == "live" else None

    def _op_move(self, uids: Sequence[int], op: Move) -> None:
        if op.to == "atk" or op.to == "def":
            self.stack.append(Putting(tuple(uid for uid in uids if uid > 0), op.to))
            return
        if op.to == "discard":
            self._op_destroy(uids)
        places = []
        for uid in uids:
            place = self.where.get(uid)
            piece = None if place is None else self.field[place]
            if place is not None and piece is not None and piece.uid == uid and piece.status != "chain":
                places.append(place)
            elif op.to != "discard":
                self._move_buried(uid, op)
        if places:
            self._depart(places, op.to)

    def _move_buried(self, uid: int, op: Move) -> None:
        found = self._unbury(uid)
        if found is not None and op.to in ("hand", "top", "bottom"):
            seat, card = found
            self._hand_over(seat, card.no, op.to)
            self.events.append(tell.Moved(card=card.id, seat=seat, from_="discard", into=op.to))

    def _op_buff(self, op: Buff, context: Context) -> None:
        """EC-11.13: the values are fixed now."""
        atk, def_ = self._amount(op.atk, context), self._amount(op.def_, context)
        if not (atk or def_ or op.add):
            return
        until: int | None = None
        if op.for_ != "stay":
            # In the End Phase this turn's effects have ended already, so "turn" means the next one, too.
            late = self.phase == "end"
            until = self.turn + (1 if op.for_ == "round" or late else 0)
        add: tuple[Keyword, ...] = tuple(sorted(set(op.add)))
        effect = Effect(atk=atk, def_=def_, add=add, until=until)
        for place in self._creatures(self._meant(op.what, context)):
            piece = self.field[place]
            if piece is not None:
                self._set_effects(place, (*piece.effects, effect))
                self.events.append(
                    tell.Buffed(at=NAME[place], card=piece.card.id, atk=atk, def_=def_, add=add, for_=op.for_)
                )

    # Discarding, putting

    def _discard_on(self, frame: Discarding) -> bool:
        """True if the player has to choose."""
        seat, hand = frame.seat, self.hand[frame.seat]
        if frame.n and len(hand) > frame.n:
            self.waiting_for = seat
            return True
        self.stack.pop()
        if frame.n:
            self._discard_hand(seat)
        return False

    def free_spaces(self, seat: Seat, zone: str | None = None) -> list[Place]:
        """The spaces of a player (of one zone) on which nothing lies."""
        spaces = ALL_SPACES if zone is None else ATK_SPACES if zone == "atk" else DEF_SPACES
        return [place for place in spaces[seat] if self.field[place] is None]

    def creature_to_put(self, uid: int) -> tuple[Seat, Card] | None:
        """Whose creature a uid means, on the field or in a discard pile."""
        place = self.where.get(uid)
        if place is None:
            buried = self._buried_card(uid)
            return buried if buried is not None and buried[1].creature else None
        piece = self.field[place]
        return (OWNER[place], piece.card) if piece is not None and piece.uid == uid and piece.card.creature else None

    def _put_on(self, frame: Putting) -> bool:
        """The next creature goes to the zone; True if its owner has to choose the space (EC-9.5)."""
        if not frame.creatures:
            self.stack.pop()
            return False
        uid = frame.creatures[0]
        found = self.creature_to_put(uid)
        place = self.where.get(uid)
        spaces: list[Place] = []
        if found is not None and (place is None or ZONE[place] != frame.zone):
            spaces = self.free_spaces(found[0], frame.zone)
        if found is not None and len(spaces) > 1:
            self.waiting_for = found[0]
            return True
        if spaces:
            self._put(frame, spaces[0])
        else:
            self.stack[-1] = Putting(frame.creatures[1:], frame.zone)
        return False

    def _put(self, frame: Putting, to: Place) -> None:
        uid = frame.creatures[0]
        self.stack[-1] = Putting(frame.creatures[1:], frame.zone)
        start = self.where.get(uid)
        if start is None:
            self._put_buried(uid, to)
            return
        self._shift(start, to)
        piece = self.field[to]
        if piece is not None:
            self._tell_put(piece.card, NAME[start], to)

    def _put_buried(self, uid: int, to: Place) -> None:
        found = self._unbury(uid)
        if found is not None:
            self._lay(found[1], to)
            self._tell_put(found[1], "discard", to)

    def _tell_put(self, card: Card, start: str, to: Place) -> None:
        self.events.append(tell.Moved(card=card.id, seat=OWNER[to], from_=start, into=NAME[to]))

    def _put_milled(self, frame: PuttingMilled, to: Place) -> None:
        trigger = frame.trigger
        self.stack.pop()
        self._count_time(trigger.seat, trigger.card, -1)
        self._put_buried(trigger.source, to)

    # Searching (EC-11.12)

    def search_of(self, frame: Searching) -> Search:
        """The operation that a search carries out."""
        op = self.pool[frame.card].triggered(frame.number).do[frame.op]
        if not isinstance(op, Search):
            raise TypeError(f"operation {frame.op} of {frame.card} is no search")
        return op

    def _op_search(self, op: Search, number: int, context: Context) -> None:
        seat = context.seat
        size = len(self.deck[seat])
        if not size:
            return
        looked: int | None = None
        if op.top is not None:
            looked = min(op.top, size)
            known = self.known[seat]
            self.known[seat] = known[:-looked] + tuple(max(level, TO_OWNER) for level in known[-looked:])
            cards = tuple(self.pool.ids(self.deck[seat][: -looked - 1 : -1]))
            self.events.append(tell.Looked(seat=seat, n=looked))
            self.events.append(tell.LookedAt(seat=seat, cards=cards, to=(seat,)))
        self.stack.append(Searching(seat, context.card, context.number, number, op.n, looked))

    def findable(self, frame: Searching) -> list[int]:
        """The cards that can be chosen now, each once."""
        op = self.search_of(frame)
        deck = self.deck[frame.seat]
        if frame.looked is not None:
            deck = deck[len(deck) - frame.looked :]
        cards = self.pool.cards
        zone = op.to in ("atk", "def")
        return [no for no in sorted(set(deck)) if card_matches(op.pick, cards[no]) and (cards[no].creature or not zone)]

    def _search_on(self, frame: Searching) -> bool:
        """True if the searcher has a choice; he has one even where nothing matches."""
        size = len(self.deck[frame.seat]) if frame.looked is None else frame.looked
        if frame.left and size:
            self.waiting_for = frame.seat
            return True
        self._end_search(frame)
        return False

    def _forget(self, frame: Searching, op: Search) -> None:
        """After a secret search nobody else knows the cards that were looked at (EC-13.3)."""
        if op.secret and frame.looked:
            known = self.known[frame.seat]
            self.known[frame.seat] = known[: -frame.looked] + (TO_OWNER,) * frame.looked

    def _choose(self, frame: Searching, no: int) -> None:
        seat, op = frame.seat, self.search_of(frame)
        card = self.pool.cards[no]
        self._forget(frame, op)
        shown = None if op.secret else card.id
        self.events.append(tell.Found(seat=seat, card=shown, into=op.to))
        if op.secret:
            self.events.append(tell.FoundInSecret(seat=seat, card=card.id, into=op.to, to=(seat,)))
        looked, kept = frame.looked, frame.kept
        if op.to in ("atk", "def"):
            self.stack[-1] = Searching(seat, frame.card, frame.number, frame.op, frame.left - 1, looked, kept)
            self.stack.append(PuttingFound(seat, card.id, "atk" if op.to == "atk" else "def"))
            return
        self._pull(seat, no)
        if op.to == "hand":
            self._take(seat, no, shown=not op.secret)
        elif op.to == "top":
            kept = (*kept, card.id)
        else:
            self._mill(seat, (no,))
        looked = None if looked is None else looked - 1
        self.stack[-1] = Searching(seat, frame.card, frame.number, frame.op, frame.left - 1, looked, kept)

    def _pull(self, seat: Seat, no: int) -> None:
        """Take a card out of a Spellbook, the uppermost of equal ones."""
        deck, known = self.deck[seat], self.known[seat]
        i = len(deck) - 1 - deck[::-1].index(no)
        self.deck[seat] = deck[:i] + deck[i + 1 :]
        self.known[seat] = known[:i] + known[i + 1 :]

    def _put_found_on(self, frame: PuttingFound) -> bool:
        """True if the searcher has to choose the space; without any the creature stays where it is (EC-9.5)."""
        spaces = self.free_spaces(frame.seat, frame.zone)
        if len(spaces) > 1:
            self.waiting_for = frame.seat
            return True
        if spaces:
            self._put_found(frame, spaces[0])
        else:
            self.stack.pop()
        return False

    def _put_found(self, frame: PuttingFound, to: Place) -> None:
        self.stack.pop()
        card = self.pool[frame.card]
        self._pull(frame.seat, card.no)
        self._lay(card, to)
        self._tell_put(card, "spellbook", to)
        search = self.stack[-1]
        if isinstance(search, Searching) and search.looked is not None:
            self.stack[-1] = Searching(
                search.seat, search.card, search.number, search.op, search.left, search.looked - 1, search.kept
            )

    def _end_search(self, frame: Searching) -> None:
        seat, op = frame.seat, self.search_of(frame)
        self.stack.pop()
        self._forget(frame, op)
        if frame.looked is None:
            self._shuffle(seat)
            self.events.append(tell.Shuffled(seat=seat))
        elif frame.looked and op.rest == "bottom":
            n = frame.looked
            self.deck[seat] = self.deck[seat][-n:] + self.deck[seat][:-n]
            self.known[seat] = self.known[seat][-n:] + self.known[seat][:-n]
        elif frame.looked:
            cards = self._mill(seat, self._off_top(seat, frame.looked)[0])
            self.events.append(tell.TopDiscarded(seat=seat, cards=cards))
        if frame.kept:
            self.deck[seat] += self.pool.nos(frame.kept)
            self.known[seat] += (TO_OWNER if op.secret else TO_ALL,) * len(frame.kept)


def _with_targets(context: Context, targets: tuple[tuple[int, ...], ...]) -> Context:
    return Context(
        seat=context.seat,
        card=context.card,
        number=context.number,
        source=context.source,
        self_=context.self_,
        subject=context.subject,
        targets=targets,
    )
