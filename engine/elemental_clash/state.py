"""A game in progress: what goes on next, what each decision offers, and what is decided (EC-6, EC-14.2)."""

from functools import lru_cache
from typing import Any, assert_never

from engine.contract import Action, Event, IllegalAction, Seat, View
from engine.elemental_clash import events as tell
from engine.elemental_clash.actions import (
    COMBAT,
    DONE,
    END,
    NO,
    PASS,
    SKIP,
    YES,
    Ask,
    Attack,
    Block,
    Choose,
    DiscardCard,
    Divide,
    Done,
    EndTurn,
    GoToCombat,
    Move,
    MoveCreature,
    No,
    Order,
    Pass,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Put,
    Skip,
    Target,
    Yes,
)
from engine.elemental_clash.frames import (
    NOBODY,
    SETTLING,
    Aiming,
    Assault,
    Discarding,
    Dividing,
    Fighting,
    Flow,
    LinkEnd,
    Offering,
    Operating,
    Putting,
    PuttingFound,
    PuttingMilled,
    Resolving,
    Searching,
    Settling,
    Window,
    player_uid,
)
from engine.elemental_clash.places import (
    ALL_SPACES,
    BY_NAME,
    COUNT,
    NAME,
    OTHER,
    OWNER,
    PILES,
    PLAYER_NAME,
    SEATS,
    Place,
)
from engine.elemental_clash.pool import Card, Pool
from engine.elemental_clash.positions import position_of
from engine.elemental_clash.refusals import refusal
from engine.elemental_clash.turn import FIGHTING, FLOW, START_HAND, STEPS, WINDOW_BIT, Turn
from engine.elemental_clash.views import view_of

# What can be done, made once: (from, to), (to), (window, on).
_PLACE = tuple(tuple(PlaceCreature(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_MOVE = tuple(tuple(MoveCreature(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_ATTACK = tuple(tuple(Attack(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_ATTACK_PLAYER = tuple(Attack(NAME[a], PLAYER_NAME[OTHER[OWNER[a]]]) for a in range(COUNT))
_BLOCK = tuple(tuple(Block(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_PUT = tuple(Put(name) for name in NAME)
_TARGET = {name: Target(ref=name) for name in (*PLAYER_NAME, *NAME)}
_ASK = tuple(
    tuple(
        tuple(Ask(window, on=not orders & bit) for window, bit in WINDOW_BIT.items() if not asked & bit)
        for asked in range(8)
    )
    for orders in range(8)
)
_ACTIVE = ((SEATS[0],), (SEATS[1],))


@lru_cache(maxsize=4096)
def _moves(seat: Seat, movable: tuple[Place, ...], closed: frozenset[Place]) -> tuple[Move, ...]:
    """All moves of Standby, given who may still move and which spaces are closed (EC-5.3)."""
    spaces = ALL_SPACES[seat]
    found: list[Move] = [_MOVE[a][b] for a in movable for b in spaces if b != a and b not in closed]
    found.append(DONE)
    return tuple(found)


class ClashState(Turn):
    """A game of Elemental Clash in progress."""

    __slots__ = ()

    @classmethod
    def empty(cls, pool: Pool, seed: str) -> "ClashState":
        """An empty table, to be started or laid out."""
        state = cls()
        state._clear(pool, seed)
        return state

    def random_choice(self, items: list[str]) -> str:
        """One of the items, by a random event of its own."""
        return items[self._chance().below(len(items))]

    def start(self, decks: tuple[tuple[int, ...], tuple[int, ...]], first: Seat | None, orders: int) -> None:
        """Shuffle, toss for the starting player, draw, and go on to the first decision (EC-3.3, EC-3.5)."""
        for seat in SEATS:
            self.deck[seat] = decks[seat]
            self._shuffle(seat)
        self.player = SEATS[self._chance().below(2) if first is None else first]
        self.orders = [orders, orders]
        for seat in SEATS:
            for no in self._off_top(seat, START_HAND)[0]:
                self._take(seat, no, shown=False)
        self.stack.append(FLOW["standby"])
        self.go_on()

    def go_on(self) -> None:
        """Go on to the first decision; what happens before it is not told (EC-14.1)."""
        self._run()
        self.events = []

    @property
    def active(self) -> tuple[Seat, ...]:
        waiting = self.waiting_for
        return () if waiting is None else _ACTIVE[waiting]

    # The machine

    def _run(self) -> None:
        """Go on with the last frame until somebody has a decision or the game is over."""
        self.waiting_for = None
        stack = self.stack
        while stack and not self._step():
            pass

    def _step(self) -> bool:
        """One step; True if it waits for a decision."""
        stack = self.stack
        frame = stack[-1]
        match frame:
            case Settling():
                return self._settle()
            case Flow():
                return STEPS[frame.step](self)
            case Operating():
                self._operate(frame)
            case Window():
                return self._spell_window(frame)
            case Resolving():
                self._resolve_on()
            case LinkEnd():
                stack.pop()
                self._end_link(frame)
            case Aiming():
                return self._aim(frame)
            case Fighting():
                return self._fight_window(frame)
            case Discarding():
                return self._discard_on(frame)
            case Searching():
                return self._search_on(frame)
            case Putting():
                return self._put_on(frame)
            case PuttingFound():
                return self._put_found_on(frame)
            case Offering() | PuttingMilled():
                seat = frame.context.seat if isinstance(frame, Offering) else frame.trigger.seat
                self.waiting_for = seat
                return True
            case Dividing():
                return self._divide_on(frame)
            case _:
                assert_never(frame)
        return False

    # What can be done

    def _legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat != self.waiting_for:
            return ()
        return (*self._choices(seat), *_ASK[self.orders[seat]][self.asked[seat]])

    def _choices(self, seat: Seat) -> "list[Move] | tuple[Move, ...]":
        """The decision at hand, in the order of EC-14.2."""
        frame = self.stack[-1]
        match frame:
            case Flow():
                return self._flow_choices(frame, seat)
            case Window() | Fighting():
                return [*self._plays(seat, ("flash",)), PASS]
            case Aiming():
                return self._target_choices(frame)
            case Settling():
                return [Order(n) for n in self.orderings()]
            case Offering():
                return (YES, NO)
            case Putting():
                return [_PUT[place] for place in self.free_spaces(seat, frame.zone)]
            case PuttingFound():
                return [_PUT[place] for place in self.free_spaces(seat, frame.zone)]
            case PuttingMilled():
                return [*(_PUT[place] for place in self.free_spaces(seat)), NO]
            case Searching():
                return [*(Choose(card_id) for card_id in self.pool.ids(self.findable(frame))), SKIP]
            case Discarding():
                return [DiscardCard(card_id) for card_id in self.pool.ids(sorted(set(self.hand[seat])))]
            case Dividing():
                to = NAME[self.where[self.attacks[0].blockers[len(frame.shares)]]]
                return [Divide(to, n) for n in range(self.left_to_divide(frame) + 1)]
            case _:
                return ()

    def _flow_choices(self, frame: Flow, seat: Seat) -> "list[Move] | tuple[Move, ...]":
        match frame.step:
            case "place":
                spaces = self.free_spaces(seat)
                return [_PLACE[start][to] for start in self.waiting_on_piles() for to in spaces]
            case "move":
                moved = self.moved
                movable = self.movable()
                closed = frozenset(place for uid in moved if (place := self.where.get(uid)) is not None)
                return _moves(seat, movable, closed)
            case "main1" | "main2":
                return self._main_choices(seat)
            case "attack":
                targets = self.can_be_attacked()
                found: list[Move] = []
                for start in self.can_attack():
                    found.append(_ATTACK_PLAYER[start])
                    found += [_ATTACK[start][to] for to in targets]
                return [*found, DONE]
            case "plain_block" | "flash_block":
                attackers = self.can_be_blocked()
                blocks: list[Move] = [_BLOCK[start][to] for start in self.can_block() for to in attackers]
                if frame.step == "flash_block":
                    blocks += self._plays(seat, ("flash",))
                return [*blocks, DONE]
            case "end_window":
                return [*self._plays(seat, ("flash",)), PASS]
            case _:
                return ()

    def _main_choices(self, seat: Seat) -> list[Move]:
        found: list[Move] = []
        if self.stones_left > 0:
            piles = len(self.piles[seat]) + self.may_start_pile(seat)
            cards = self.pool.cards
            for no in dict.fromkeys(self.hand[seat]):
                if cards[no].kind == "stone":
                    found += self.pool.stones[no][:piles]
        found += self._plays(seat, ("creature", "spell", "flash", "permanent"))
        if self.phase == "main1" and self.can_attack():
            found.append(COMBAT)
        found.append(END)
        return found

    def _plays(self, seat: Seat, kinds: tuple[str, ...]) -> list[Move]:
        """The creatures and spells of these kinds that could be put on a pile now (EC-6.1, EC-6.4)."""
        free = self.free_piles(seat)
        found: list[Move] = []
        if not free:
            return found
        cards, plays = self.pool.cards, self.pool.plays
        for no in dict.fromkeys(self.hand[seat]):
            card = cards[no]
            if card.kind not in kinds:
                continue
            fitting = [n for n, pile in free if fits_pile(card, pile.energy, pile.height)]
            if fitting and (card.creature or self.has_targets(seat, card)):
                actions = plays[no]
                found += [actions[n] for n in fitting]
        return found

    def _target_choices(self, aim: Aiming) -> list[Move]:
        found: list[Move] = []
        in_discard = self.spec_of(aim).area == "discard"
        for uid in self.candidates(aim):
            name = self.name_of(uid)
            if name is not None:
                found.append(Target(card=name) if in_discard else _TARGET.get(name) or Target(ref=name))
        if len(aim.picked) >= self.spec_of(aim).min:
            found.append(SKIP)
        return found

    # Doing it

    def _apply(self, seat: Seat, action: Move) -> list[Event]:
        events: list[Event] = []
        self.events = events
        if isinstance(action, Ask):
            self._switch(seat, action)
            return events
        self._carry(seat, action)
        self._run()
        return events

    def _switch(self, seat: Seat, action: Ask) -> None:
        """EC-8.7: the decision at hand stays."""
        bit = WINDOW_BIT[action.window]
        self.orders[seat] = self.orders[seat] | bit if action.on else self.orders[seat] & ~bit
        self.asked[seat] |= bit
        self.events.append(tell.Asked(window=action.window, on=action.on, to=(seat,)))

    def _carry(self, seat: Seat, action: Move) -> None:
        match action:
            case PlayCard(card, pile):
                self._play_card(seat, self.pool[card], pile)
            case PlayStone(card, pile):
                self._play_stone(seat, self.pool[card], pile)
            case MoveCreature(start, to):
                self._move_creature(seat, BY_NAME[start], BY_NAME[to])
            case PlaceCreature(start, to):
                self._place_creature(seat, BY_NAME[start], BY_NAME[to])
            case Target(ref, card):
                self._pick_target(ref, card)
            case Pass():
                self._pass()
            case EndTurn():
                self._go("closing")
            case GoToCombat():
                self._go("attack")
            case Attack(start, to):
                self._declare_attack(BY_NAME[start], to)
            case Block(start, to):
                self._declare_block(BY_NAME[start], BY_NAME[to])
            case Done():
                self._done()
            case Skip():
                self._skip()
            case Order(n):
                self._carry_out(n)
            case Yes():
                self._say(yes=True)
            case No():
                self._say(yes=False)
            case Put(to):
                self._choose_space(BY_NAME[to])
            case Choose(card):
                frame = self.stack[-1]
                if isinstance(frame, Searching):
                    self._choose(frame, self.pool.numbers[card])
            case DiscardCard(card):
                frame = self.stack[-1]
                if isinstance(frame, Discarding):
                    self.stack[-1] = Discarding(seat, frame.n - 1)
                    self._discard_card(seat, self.pool.numbers[card])
            case Divide(_, n):
                frame = self.stack[-1]
                if isinstance(frame, Dividing):
                    self.stack[-1] = Dividing((*frame.shares, n))
            case Ask():
                self._switch(seat, action)
            case _:
                assert_never(action)

    def _play_card(self, seat: Seat, card: Card, pile: int) -> None:
        place = PILES[seat][pile - 1]
        self._leave_window()
        self._give(seat, card.no)
        self.events.append(tell.CardPlayed(seat=seat, card=card.id, pile=pile))
        if card.creature:
            piece = self._lay(card, place)
            self.stack.append(SETTLING)
            self._happen("play", [(piece, place)])
        else:
            piece = self._lay(card, place, "chain")
            self._announce(seat, card, piece.uid)

    def _leave_window(self) -> None:
        """After a Flash spell it is looked at again who is asked; the fight window starts again (EC-8.1)."""
        frame = self.stack[-1]
        if isinstance(frame, Fighting):
            self.stack[-1] = FIGHTING[0]
        elif isinstance(frame, Window):
            self.stack[-1] = Window(frame.seat, frame.links)
        elif isinstance(frame, Flow) and frame.step in ("flash_block", "end_window"):
            self._go("block" if frame.step == "flash_block" else "closing")

    def _play_stone(self, seat: Seat, card: Card, pile: int) -> None:
        self.stones_left -= 1
        self._give(seat, card.no)
        self.events.append(tell.StonePlayed(seat=seat, card=card.id, pile=pile))
        stone = self._add_stone(seat, card, pile - 1)
        self.stack.append(SETTLING)
        if card.ability or self.watchers:
            self._happen("play", [(stone, PILES[seat][pile - 1])])

    def _place_creature(self, seat: Seat, start: Place, to: Place) -> None:
        self._shift(start, to)
        self._tell_place(seat, start, to)
        self.stack.append(SETTLING)

    def _move_creature(self, seat: Seat, start: Place, to: Place) -> None:
        exchanged = self.field[to] is not None
        self._shift(start, to)
        piece = self.field[to]
        if piece is not None:
            self.moved += (piece.uid,)
        self._tell_place(seat, start, to)
        if exchanged:
            self._tell_place(seat, to, start)
        self.stack.append(SETTLING)

    def _tell_place(self, seat: Seat, start: Place, to: Place) -> None:
        piece = self.field[to]
        if piece is not None:
            self.events.append(tell.Placed(seat=seat, card=piece.card.id, from_=NAME[start], ref=NAME[to]))

    def _declare_attack(self, start: Place, to: str) -> None:
        piece = self.field[start]
        if piece is None:
            return
        target = NOBODY
        if to in PLAYER_NAME:
            target = player_uid(SEATS[PLAYER_NAME.index(to)])
        else:
            attacked = self.field[BY_NAME[to]]
            target = NOBODY if attacked is None else attacked.uid
        self.attacks += (Assault(piece.uid, target),)
        self.events.append(tell.Attacked(from_=NAME[start], card=piece.card.id, at=to))

    def _declare_block(self, start: Place, to: Place) -> None:
        piece, blocked = self.field[start], self.field[to]
        if piece is None or blocked is None:
            return
        self._go("block")
        self.attacks = tuple(
            Assault(attack.attacker, attack.to, True, (*attack.blockers, piece.uid))
            if attack.attacker == blocked.uid
            else attack
            for attack in self.attacks
        )
        self.events.append(tell.Blocked(from_=NAME[start], card=piece.card.id, at=NAME[to]))

    def _done(self) -> None:
        frame = self.stack[-1]
        if isinstance(frame, Flow):
            if frame.step == "move":
                self._end_moving()
            elif frame.step == "attack":
                self._end_attacks()
            else:
                self._go("blocked")

    def _pass(self) -> None:
        frame = self.stack[-1]
        if isinstance(frame, Window):
            self._close_window(frame)
        elif isinstance(frame, Fighting):
            self.stack[-1] = FIGHTING[frame.passed + 1]
        else:
            self._go("end")

    def _pick_target(self, ref: str | None, card: str | None) -> None:
        aim = self.stack[-1]
        if isinstance(aim, Aiming):
            wanted = ref or card
            uid = next(uid for uid in self.candidates(aim) if self.name_of(uid) == wanted)
            self.stack[-1] = Aiming(aim.context, aim.joins, (*aim.picked, uid))

    def _skip(self) -> None:
        frame = self.stack[-1]
        if isinstance(frame, Aiming):
            self._finish_spec(frame)
        elif isinstance(frame, Searching):
            self._end_search(frame)

    def _say(self, yes: bool) -> None:
        frame = self.stack.pop()
        if yes and isinstance(frame, Offering):
            self._accept(frame)

    def _choose_space(self, to: Place) -> None:
        frame = self.stack[-1]
        if isinstance(frame, Putting):
            self._put(frame, to)
        elif isinstance(frame, PuttingFound):
            self._put_found(frame, to)
        elif isinstance(frame, PuttingMilled):
            self._put_milled(frame, to)

    def _resign(self, seat: Seat) -> list[Event]:
        if self.outcome is not None:
            raise IllegalAction("The game is over.", "EC-9.9")
        events: list[Event] = [tell.Resigned(seat=seat)]
        self.events = events
        self._finish((OTHER[seat],), "resign")
        return events

    # What others see of it

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        return refusal(self, seat, action)

    def _view(self, viewer: Seat | None) -> View:
        return view_of(self, viewer)

    def position(self) -> dict[str, Any]:
        return position_of(self)


def fits_pile(card: Card, energy: str, height: int) -> bool:
    """Whether a creature or spell may go on a pile of this energy and height (EC-6.1)."""
    return height >= card.level and (card.element in (energy, "neutral") or energy == "any")
