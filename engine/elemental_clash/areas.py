"""The areas of the game and everything that changes them: what lies where, who knows what, and what has triggered."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import Literal, TypeVar

from engine.chance import Chance
from engine.contract import Event, Outcome, Seat, State
from engine.elemental_clash import events as tell
from engine.elemental_clash.actions import Move
from engine.elemental_clash.frames import (
    LARGEST_NUMBER,
    MOST_DAMAGE,
    NOBODY,
    AnyFrame,
    Assault,
    Effect,
    Link,
    LinkEnd,
    Phase,
    Piece,
    Pile,
    Status,
    Trigger,
    player_uid,
)
from engine.elemental_clash.language import QUICKATTACKER, Condition, Filter, On, bits, facts_fit, values_fit
from engine.elemental_clash.places import COUNT, FIELD_ORDER, NAME, NEAR, OTHER, OWN, OWNER, PILES, SEATS, ZONE, Place
from engine.elemental_clash.pool import MOST_PILES, Card, Gift, Pool
from engine.elemental_clash.spellbook import Started

Values = tuple[int, int, int]
"""ATK, DEF and keywords (as bits) of a creature."""
Stats = tuple[Values | None, ...]
"""Those of everything on the field, by place; None where there is no creature."""
Heard = tuple[Seat, Piece, int, Piece]
"""Who has a trigger, on what, its number, and whose event it was."""
Into = Literal["discard", "hand", "top", "bottom"]

UNKNOWN, TO_OWNER, TO_ALL = 0, 1, 2  # who knows a card in a Spellbook by its place (EC-13.3)
S = TypeVar("S", bound="Areas")


class Areas(State[Move]):
    """Everything that lies somewhere. Cards are numbers of the pool, in tuples, so that a copy can share them."""

    __slots__ = (
        "_checked",
        "_listed",
        "_now",
        "asked",
        "attacks",
        "batches",
        "buried",
        "chain",
        "clocks",
        "counts",
        "deck",
        "discard",
        "events",
        "field",
        "fresh",
        "gone",
        "hand",
        "known",
        "moved",
        "next_event",
        "next_uid",
        "orders",
        "outcome",
        "phase",
        "piles",
        "player",
        "pool",
        "seats",
        "seed",
        "shown",
        "stack",
        "started",
        "statics",
        "stones_left",
        "turn",
        "waiting_for",
        "watchers",
        "where",
    )

    pool: Pool
    seed: str
    next_event: int
    next_uid: int
    turn: int
    player: Seat
    phase: Phase
    stones_left: int
    deck: list[tuple[int, ...]]  # bottom to top
    known: list[tuple[int, ...]]  # for each card there who knows it
    hand: list[tuple[int, ...]]  # sorted
    shown: list[tuple[int, ...]]  # those of the hand that everybody knows
    discard: list[tuple[int, ...]]  # bottom to top
    buried: list[tuple[int, ...]]  # their uids
    field: list[Piece | None]  # by place
    piles: list[tuple[Pile, ...]]
    where: dict[int, Place]  # of everything on the field, stones included
    gone: dict[int, Place]  # where cards with abilities were before they left, this turn (EC-10.5)
    statics: tuple[Piece, ...]  # the cards in play that have static abilities (as they came: only uid and card count)
    watchers: tuple[Piece, ...]  # those that watch others
    clocks: tuple[Piece, ...]  # those with abilities for a phase
    chain: tuple[Link, ...]
    attacks: tuple[Assault, ...]
    moved: tuple[int, ...]
    fresh: list[Trigger]  # triggered since the last settling
    batches: tuple[tuple[Trigger, ...], ...]
    counts: dict[tuple[Seat, str, int], int]  # EC-10.6
    started: Started | None  # the options about decks
    orders: list[int]  # a bit for each window
    asked: list[int]  # which of them were switched this turn
    stack: list[AnyFrame]
    waiting_for: Seat | None
    events: list[Event]
    _now: Stats | None
    _listed: list[tuple[tuple[int, ...], tuple[str, ...]]]  # a Spellbook, and what is in it, as it was last asked for
    _checked: bool  # whether nothing can have become mortally wounded since the last look

    def _clear(self, pool: Pool, seed: str) -> None:
        """An empty table."""
        self.pool = pool
        self.seed = seed
        self.seats = 2
        self.next_event = 0
        self.next_uid = 1
        self.turn = 1
        self.player = SEATS[0]
        self.phase = "standby"
        self.stones_left = 1
        self.deck = [(), ()]
        self.known = [(), ()]
        self.hand = [(), ()]
        self.shown = [(), ()]
        self.discard = [(), ()]
        self.buried = [(), ()]
        self.field = [None] * COUNT
        self.piles = [(), ()]
        self.where = {}
        self.gone = {}
        self.statics = self.watchers = self.clocks = ()
        self.chain = ()
        self.attacks = ()
        self.moved = ()
        self.fresh = []
        self.batches = ()
        self.counts = {}
        self.orders = [7, 7]
        self.asked = [0, 0]
        self.stack = []
        self.started = None
        self.waiting_for = None
        self.outcome = None
        self.events = []
        self._now = None
        self._listed = [((), ()), ((), ())]
        self._checked = False
        self._remembered = {}

    def copy(self: S) -> S:
        twin = self.__class__.__new__(self.__class__)
        twin.pool = self.pool
        twin.seed = self.seed
        twin.seats = 2
        twin.next_event = self.next_event
        twin.next_uid = self.next_uid
        twin.turn = self.turn
        twin.player = self.player
        twin.phase = self.phase
        twin.stones_left = self.stones_left
        twin.deck = self.deck.copy()
        twin.known = self.known.copy()
        twin.hand = self.hand.copy()
        twin.shown = self.shown.copy()
        twin.discard = self.discard.copy()
        twin.buried = self.buried.copy()
        twin.field = self.field.copy()
        twin.piles = self.piles.copy()
        twin.where = self.where.copy()
        twin.gone = self.gone.copy()
        twin.statics = self.statics
        twin.watchers = self.watchers
        twin.clocks = self.clocks
        twin.chain = self.chain
        twin.attacks = self.attacks
        twin.moved = self.moved
        twin.fresh = self.fresh.copy()
        twin.batches = self.batches
        twin.counts = self.counts.copy()
        twin.orders = self.orders.copy()
        twin.asked = self.asked.copy()
        twin.stack = self.stack.copy()
        twin.started = self.started
        twin.waiting_for = self.waiting_for
        twin.outcome = self.outcome
        twin.events = []
        twin._now = self._now
        twin._listed = self._listed.copy()
        twin._checked = self._checked
        twin._remembered = {}
        return twin

    # Chance and the end

    def _chance(self) -> Chance:
        """The stream of the next random event."""
        chance = Chance(self.seed, self.next_event)
        self.next_event = min(self.next_event + 1, LARGEST_NUMBER)
        return chance

    def _shuffle(self, seat: Seat) -> None:
        cards = sorted(self.deck[seat])
        self._chance().shuffle(cards)
        self.deck[seat] = tuple(cards)
        self.known[seat] = (UNKNOWN,) * len(cards)

    def _finish(self, winners: tuple[Seat, ...], reason: str) -> None:
        scores = (len(self.deck[0]), len(self.deck[1]))
        self.outcome = Outcome(winners, scores, reason)
        self.stack.clear()
        self.fresh = []
        self.batches = ()
        self.chain = ()
        self.attacks = ()
        self.waiting_for = None
        self.events.append(tell.Over(winners=winners, scores=scores, reason=reason))

    # Values and filters

    def stats(self) -> Stats:
        """ATK, DEF and keywords of everything on the field, by place (EC-11.6)."""
        if self._now is None or self.pool.restless:
            self._now = self._evaluate()
        return self._now

    def _changed(self) -> None:
        self._now = None
        self._checked = False

    def _evaluate(self) -> Stats:
        values: list[Values | None] = [None] * COUNT
        for place, piece in enumerate(self.field):
            if piece is not None and piece.card.creature:
                values[place] = piece.card.printed if not piece.effects else _with_effects(piece)
        if self.statics:
            self._add_statics(values)
        for place, value in enumerate(values):
            if value is not None and value[0] < 0:
                values[place] = (0, value[1], value[2])
        return tuple(values)

    def _add_statics(self, values: list[Values | None]) -> None:
        # Filters and conditions look at printed values only, so the order makes no difference (EC-11.6).
        for source in self.statics:
            at = self.where[source.uid]
            seat = OWNER[at]
            for gift in source.card.statics:
                static = gift.static
                if static.in_ and not _in_zones(at, static.in_, source.card.printed):
                    continue
                if static.if_ is None or self._holds(static.if_, seat, source.uid, printed=True):
                    self._give_static(gift, source.uid, at, values)

    def _give_static(self, gift: Gift, source: int, at: Place, values: list[Values | None]) -> None:
        static, fitting, field = gift.static, gift.fitting, self.field
        given = static.static
        places: Iterable[int]
        if given == "self":
            piece = field[at]
            places = (at,) if piece is not None and piece.uid == source else ()  # a stone is no creature
        elif given.near is not None:
            places = NEAR[given.near][at]
        elif given.side == "any":
            places = range(COUNT)
        else:
            places = OWN[OWNER[at] if given.side == "own" else 1 - OWNER[at]]
        atk, def_, adds = static.atk, static.def_, gift.adds
        for place in places:
            value = values[place]
            if value is None:
                continue
            if given != "self":
                piece = field[place]
                if (
                    piece is None
                    or piece.card.no not in fitting
                    or (given.other and piece.uid == source)
                    or (given.zone and not _in_zones(Place(place), given.zone, piece.card.printed))
                    or (given.near and given.side != "any" and (OWNER[place] == OWNER[at]) != (given.side == "own"))
                    or (given.state and not self._is_in_state(given.state, piece))
                ):
                    continue
            values[place] = (value[0] + atk, value[1] + def_, value[2] | adds)

    def _in_field_order(self, sources: Iterable[tuple[Piece, Place]]) -> list[tuple[Piece, Place]]:
        """Cards in play with their places, as EC-4.6 lists them: stones after all else, from the bottom up."""
        player = self.player
        return sorted(
            sources,
            key=lambda found: (OWNER[found[1]] != player, found[0].card.kind == "stone", found[1], found[0].uid),
        )

    def _fits(
        self,
        given: Filter,
        seat: Seat,
        source: int,
        at: Place | None,
        piece: Piece,
        place: Place,
        stats: Stats | None,
    ) -> bool:
        """Whether a card on the field satisfies a filter of ``seat``'s ``source``, which is (or was last) ``at``.

        Without ``stats`` printed values count.
        """
        card = piece.card
        if piece.status == "chain" or not facts_fit(given, card.kind, card.element, card.type, card.level):
            return False
        if given.side != "any" and (OWNER[place] == seat) != (given.side == "own"):
            return False
        if given.other and piece.uid == source:
            return False
        values = card.printed
        if stats is not None and card.creature:
            values = stats[place] or values
        if given.zone and not _in_zones(place, given.zone, values):
            return False
        if given.near is not None and (at is None or place not in NEAR[given.near][at]):
            return False
        if given.state is not None and not self._is_in_state(given.state, piece):
            return False
        return not given.asks_values or (card.creature and values_fit(given, values))

    def _is_in_state(self, state: Literal["attacking", "blocking", "fighting", "damaged"], piece: Piece) -> bool:
        uid = piece.uid
        if state == "damaged":
            return piece.damage > 0
        if state != "blocking" and any(attack.attacker == uid for attack in self.attacks):
            return True
        return state != "attacking" and any(uid in attack.blockers for attack in self.attacks)

    def _place_of_source(self, source: int) -> Place | None:
        """Where the source of an ability is, or was before it left (EC-10.5)."""
        place = self.where.get(source)
        return self.gone.get(source) if place is None else place

    def _on_field(self, given: Filter, seat: Seat, source: int, printed: bool = False) -> Iterator[tuple[Piece, Place]]:
        """What satisfies a filter on the field now, in field order."""
        stats = self.stats() if not printed and (given.asks_values or given.zone) else None
        at = self._place_of_source(source)
        if "stone" in given.kind or "card" in given.kind:
            pieces = self._with_stones()
        else:
            order = FIELD_ORDER[self.player] if given.side == "any" else OWN[seat if given.side == "own" else 1 - seat]
            pieces = ((piece, place) for place in order if (piece := self.field[place]) is not None)
        for piece, place in pieces:
            if self._fits(given, seat, source, at, piece, place, stats):
                yield piece, place

    def _with_stones(self) -> Iterator[tuple[Piece, Place]]:
        for seat in (self.player, OTHER[self.player]):
            for place in OWN[seat]:
                piece = self.field[place]
                if piece is not None:
                    yield piece, place
            for pile, place in zip(self.piles[seat], PILES[seat], strict=False):
                for stone in pile.stones:
                    yield stone, place

    def _seats_of(self, given: Filter, seat: Seat) -> tuple[Seat, ...]:
        """Whose areas a filter looks at, the turn player first."""
        if given.side == "own":
            return (seat,)
        if given.side == "opp":
            return (OTHER[seat],)
        return (self.player, OTHER[self.player])

    def _in_discard(self, given: Filter, seat: Seat) -> Iterator[tuple[int, Card]]:
        """The uids and cards that satisfy a filter in discard piles, each from the bottom up."""
        for owner in self._seats_of(given, seat):
            for no, uid in zip(self.discard[owner], self.buried[owner], strict=True):
                card = self.pool.cards[no]
                if facts_fit(given, card.kind, card.element, card.type, card.level):
                    yield uid, card

    def _on_chain(self, given: Filter, seat: Seat) -> Iterator[Link]:
        """The links of the chain whose spells satisfy a filter."""
        for link in self.chain:
            card = self.pool[link.card]
            side_fits = given.side == "any" or (link.seat == seat) == (given.side == "own")
            if side_fits and facts_fit(given, card.kind, card.element, card.type, card.level):
                yield link

    def _players_of(self, given: Filter, seat: Seat) -> tuple[Seat, ...]:
        """The players that satisfy a filter, the turn player first."""
        return self._seats_of(given, seat) if given.takes_players else ()

    def _number_of(self, given: Filter, seat: Seat, source: int, printed: bool = False) -> int:
        """How many cards and players satisfy a filter now."""
        match given.area:
            case "field":
                found = sum(1 for _ in self._on_field(given, seat, source, printed))
                return found + len(self._players_of(given, seat))
            case "discard":
                return sum(1 for _ in self._in_discard(given, seat))
            case "chain":
                return sum(1 for _ in self._on_chain(given, seat))
            case "hand":
                return sum(len(self.hand[owner]) for owner in self._seats_of(given, seat))
            case "deck":
                return sum(len(self.deck[owner]) for owner in self._seats_of(given, seat))

    def _holds(self, condition: Condition, seat: Seat, source: int, printed: bool = False) -> bool:
        n = self._number_of(condition.count, seat, source, printed)
        return (condition.min is None or n >= condition.min) and (condition.max is None or n <= condition.max)

    def spellbook_list(self, seat: Seat) -> tuple[str, ...]:
        """The ids of the cards in a Spellbook, sorted (EC-13.2)."""
        deck, listed = self._listed[seat]
        if deck is not self.deck[seat]:
            deck = self.deck[seat]
            listed = tuple(self.pool.ids(sorted(deck)))
            self._listed[seat] = (deck, listed)
        return listed

    def counts_as_attacker(self, place: Place) -> bool:
        """Whether a creature there counts as being in the ATK zone (EC-6.6)."""
        values = self.stats()[place]
        return values is not None and (
            ZONE[place] == "atk" or (ZONE[place] == "pile" and values[2] & QUICKATTACKER > 0)
        )

    # Hearing of events

    def _hear(self, on: On, subjects: Sequence[tuple[Piece, Place]]) -> list[Heard]:
        """The abilities that trigger when this happens to these cards (EC-10.1), in the order of EC-10.3."""
        heard: list[Heard] = []
        for subject, place in subjects:
            if self.watchers:
                sources = [(source, self.where[source.uid]) for source in self.watchers if source.uid != subject.uid]
                for source, at in self._in_field_order([*sources, (subject, place)]):
                    if source.uid == subject.uid:
                        self._hear_own(on, source, at, heard)
                    if source.card.watch and source.status == "live":
                        self._hear_of_others(on, source, at, subject, place, heard)
            else:
                self._hear_own(on, subject, place, heard)
        return heard

    def _hear_own(self, on: On, source: Piece, at: Place, heard: list[Heard]) -> None:
        for number, ability in source.card.own.get(on, ()):
            if not ability.in_ or _in_zones(at, ability.in_, self._current(source, at)):
                heard.append((OWNER[at], source, number, source))

    def _hear_of_others(
        self, on: On, source: Piece, at: Place, subject: Piece, place: Place, heard: list[Heard]
    ) -> None:
        for number, ability in source.card.watch.get(on, ()):
            given = ability.of
            if given == "self" or (ability.in_ and not _in_zones(at, ability.in_, self._current(source, at))):
                continue
            if self._fits(given, OWNER[at], source.uid, at, subject, place, self.stats()):
                heard.append((OWNER[at], source, number, subject))

    def _current(self, piece: Piece, place: Place) -> Values:
        return (piece.card.creature and self.stats()[place]) or piece.card.printed

    def _arise(self, on: On, heard: Iterable[Heard], now: dict[int, int] | None = None) -> None:
        """Note what has triggered; ``now`` are the uids that cards have since they left (EC-11.4)."""
        for seat, source, number, subject in heard:
            self_, about = source.uid, subject.uid
            if now is not None:
                self_, about = now.get(self_, self_), now.get(about, about)
            self.fresh.append(
                Trigger(
                    seat=seat,
                    card=source.card.id,
                    number=number,
                    on=on,
                    source=source.uid,
                    self_=self_,
                    subject=about,
                )
            )

    def _happen(self, on: On, subjects: Sequence[tuple[Piece, Place]]) -> None:
        """Something happens to these cards, all at the same moment."""
        heard = self._hear(on, subjects)
        if heard:
            self._arise(on, heard)

    # The field

    def _new_uid(self) -> int:
        uid = self.next_uid
        if uid < LARGEST_NUMBER:
            self.next_uid = uid + 1
            return uid
        # Only a position that somebody made up gets there.
        taken = {*self.where, *self.gone, *self.buried[0], *self.buried[1]}
        return next(uid for uid in count(1) if uid not in taken)

    def _lay(self, card: Card, place: Place, status: Status = "live") -> Piece:
        """Put a card that comes from another area there."""
        piece = Piece(self._new_uid(), card, status)
        self._lay_piece(piece, place)
        return piece

    def _lay_piece(self, piece: Piece, place: Place) -> None:
        self.field[place] = piece
        self.where[piece.uid] = place
        if piece.status == "live":
            self._comes(piece)
            self._now = None
            if self.statics or piece.damage >= piece.card.printed[1]:
                self._checked = False

    def _comes(self, piece: Piece) -> None:
        """A card comes into play."""
        card = piece.card
        if card.statics:
            self.statics += (piece,)
        if card.watch:
            self.watchers += (piece,)
        if card.own and ("standby" in card.own or "end" in card.own):
            self.clocks += (piece,)

    def _goes(self, piece: Piece) -> None:
        """A card is no longer in play."""
        card, uid = piece.card, piece.uid
        if card.statics:
            self.statics = tuple(other for other in self.statics if other.uid != uid)
        if card.watch:
            self.watchers = tuple(other for other in self.watchers if other.uid != uid)
        if card.own and ("standby" in card.own or "end" in card.own):
            self.clocks = tuple(other for other in self.clocks if other.uid != uid)

    def _take_off(self, place: Place) -> Piece:
        piece = self.field[place]
        if piece is None:
            raise LookupError(f"nothing lies on {NAME[place]}")
        self.field[place] = None
        del self.where[piece.uid]
        if piece.status == "live":
            if self.statics:
                self._checked = False
            self._goes(piece)
            if piece.card.ability:
                self.gone[piece.uid] = place
            self._now = None
        elif self.statics:
            self._changed()
        return piece

    def _shift(self, start: Place, to: Place) -> None:
        """A creature goes to another place of the field, and what may be there to where it came from."""
        piece, other = self.field[start], self.field[to]
        self.field[start], self.field[to] = other, piece
        for moved, place in ((piece, to), (other, start)):
            if moved is not None:
                self.where[moved.uid] = place
        self._now = None
        if self.statics:
            self._checked = False
        if self.attacks and piece is not None:
            self._left_its_place(piece.uid)

    def _set_status(self, place: Place, status: Status) -> None:
        piece = self.field[place]
        if piece is not None and piece.status != status:
            now = self.field[place] = Piece(piece.uid, piece.card, status, piece.damage, piece.effects)
            if piece.status == "live":
                self._goes(piece)
            elif status == "live":
                self._comes(now)
            self._changed()

    def _set_damage(self, place: Place, damage: int) -> None:
        piece = self.field[place]
        if piece is not None:
            self.field[place] = Piece(piece.uid, piece.card, piece.status, damage, piece.effects)
            self._checked = False

    def _set_effects(self, place: Place, effects: tuple[Effect, ...]) -> None:
        piece = self.field[place]
        if piece is not None:
            self.field[place] = Piece(piece.uid, piece.card, piece.status, piece.damage, effects)
            self._changed()

    def _add_stone(self, seat: Seat, card: Card, pile: int, uid: int | None = None) -> Piece:
        """Put a stone on a pile (from 0), or start a new one (EC-6.2)."""
        stone = Piece(self._new_uid() if uid is None else uid, card)
        self.where[stone.uid] = PILES[seat][pile]
        self._comes(stone)
        piles = self.piles[seat]
        stones = (*piles[pile].stones, stone) if pile < len(piles) else (stone,)
        self.piles[seat] = (*piles[:pile], pile_of(stones), *piles[pile + 1 :])
        if card.statics or self.statics:
            self._changed()
        return stone

    def free_piles(self, seat: Seat) -> list[tuple[int, Pile]]:
        """The piles, by number from 0, that no card lies on."""
        base = PILES[seat][0]
        return [(n, pile) for n, pile in enumerate(self.piles[seat]) if self.field[base + n] is None]

    def may_start_pile(self, seat: Seat) -> bool:
        """Whether a stone may start a new pile (EC-6.2)."""
        return len(self.piles[seat]) < MOST_PILES

    def _left_its_place(self, uid: int) -> None:
        """A creature that leaves its place leaves the fight (EC-7.9)."""
        place = self.where.get(uid)
        in_atk = place is not None and self.counts_as_attacker(place)
        in_def = place is not None and ZONE[place] == "def"
        attacks = []
        for attack in self.attacks:
            attacker, to, blocked, blockers = attack.attacker, attack.to, attack.blocked, attack.blockers
            if attacker == uid and not in_atk:
                continue
            if to == uid and not in_atk:
                to = NOBODY
            if uid in blockers and not in_def:
                blockers = tuple(blocker for blocker in blockers if blocker != uid)
            attacks.append(Assault(attacker, to, blocked, blockers))
        self.attacks = tuple(attacks)

    def _depart(self, places: Sequence[Place], into: Into) -> None:
        """Cards leave the field at the same moment, to their owners' areas (EC-9.4, EC-10.5)."""
        leaving = [(piece, place) for place in places if (piece := self.field[place]) is not None]
        live = [(piece, place) for piece, place in leaving if piece.status == "live"]
        destroyed = self._hear("destroy", live) if into == "discard" else []
        left = self._hear("leave", live)
        now: dict[int, int] = {}
        for piece, place in leaving:
            self._take_off(place)
            seat, card = OWNER[place], piece.card
            if into == "discard" and piece.status == "live":
                self.events.append(tell.Destroyed(ref=NAME[place], card=card.id))
            else:
                self.events.append(tell.Moved(card=card.id, seat=seat, from_=NAME[place], into=into))
            now[piece.uid] = self._bury(seat, card.no) if into == "discard" else NOBODY
            if into != "discard":
                self._hand_over(seat, card.no, into)
            if card.kind == "permanent":
                self._left_by_its_effect(piece.uid, place, now[piece.uid])
        if self.attacks:
            for piece, _ in leaving:
                self._left_its_place(piece.uid)
        self._arise("destroy", destroyed, now)
        self._arise("leave", left, now)

    def _left_by_its_effect(self, uid: int, place: Place, now: int) -> None:
        """A permanent that leaves before its effect is through has been played nevertheless (EC-8.4)."""
        for n, frame in enumerate(self.stack):
            if isinstance(frame, LinkEnd) and frame.link.uid == uid:
                self.stack[n] = LinkEnd(frame.link, NAME[place], now)

    def _hand_over(self, seat: Seat, no: int, into: Into) -> None:
        """A card that everybody has seen comes to a hand or a Spellbook."""
        if into == "hand":
            self._take(seat, no, shown=True)
        elif into == "top":
            self.deck[seat] += (no,)
            self.known[seat] += (TO_ALL,)
        else:
            self.deck[seat] = (no, *self.deck[seat])
            self.known[seat] = (TO_ALL, *self.known[seat])

    # Hands, Spellbooks and discard piles

    def _take(self, seat: Seat, no: int, shown: bool) -> None:
        """A card comes to a hand."""
        self.hand[seat] = tuple(sorted((*self.hand[seat], no)))
        if shown:
            self.shown[seat] = tuple(sorted((*self.shown[seat], no)))

    def _give(self, seat: Seat, no: int) -> None:
        """A card leaves a hand; of equal ones the most widely known (EC-13.3)."""
        self.hand[seat] = without(self.hand[seat], no)
        if no in self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], no)

    def _bury(self, seat: Seat, no: int) -> int:
        """A card comes to the top of a discard pile; its new uid."""
        uid = self._new_uid()
        self.discard[seat] += (no,)
        self.buried[seat] += (uid,)
        return uid

    def _unbury(self, uid: int) -> tuple[Seat, Card] | None:
        """Take a card out of its discard pile, if it is still there."""
        for seat in SEATS:
            if uid in self.buried[seat]:
                i = self.buried[seat].index(uid)
                card = self.pool.cards[self.discard[seat][i]]
                self.discard[seat] = self.discard[seat][:i] + self.discard[seat][i + 1 :]
                self.buried[seat] = self.buried[seat][:i] + self.buried[seat][i + 1 :]
                return seat, card
        return None

    def _buried_card(self, uid: int) -> tuple[Seat, Card] | None:
        """Whose discard pile a card is in, and which it is; None if it is in none."""
        for seat in SEATS:
            if uid in self.buried[seat]:
                return seat, self.pool.cards[self.discard[seat][self.buried[seat].index(uid)]]
        return None

    def _mill(self, seat: Seat, nos: Sequence[int]) -> tuple[str, ...]:
        """Cards that have left a Spellbook come to the discard pile, and may trigger there (EC-9.6)."""
        for no in nos:
            uid = self._bury(seat, no)
            card = self.pool.cards[no]
            if card.dpt:
                self.fresh.append(
                    Trigger(seat=seat, card=card.id, number=-1, on="mill", source=uid, self_=uid, subject=uid)
                )
        return tuple(self.pool.ids(nos))

    def _off_top(self, seat: Seat, n: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Up to ``n`` cards from the top of a Spellbook, uppermost first, and who knew them."""
        if n <= 0:
            return (), ()
        deck, known = self.deck[seat], self.known[seat]
        self.deck[seat], self.known[seat] = deck[:-n], known[:-n]
        return deck[: -n - 1 : -1], known[: -n - 1 : -1]

    def _draw(self, seats: Sequence[Seat], n: int) -> None:
        """Draw; who has to and can't has lost (EC-9.7), so this comes last in whatever it is part of."""
        beaten = []
        for seat in seats:
            cards, known = self._off_top(seat, n)
            for no, level in zip(cards, known, strict=True):
                self._take(seat, no, shown=level == TO_ALL)
            if cards:
                self.events.append(tell.Drew(seat=seat, n=len(cards)))
                self.events.append(tell.Drawn(seat=seat, cards=tuple(self.pool.ids(cards)), to=(seat,)))
            if len(cards) < n:
                beaten.append(seat)
        if beaten:
            self._finish(() if len(beaten) == 2 else (OTHER[beaten[0]],), "deck")

    def _damage_player(self, seat: Seat, n: int) -> None:
        """EC-9.1."""
        cards = self._mill(seat, self._off_top(seat, n)[0])
        self.events.append(tell.PlayerDamaged(at=f"{seat}P", n=n, cards=cards))

    def _heal_player(self, seat: Seat, n: int) -> None:
        """EC-9.2."""
        nos = self.discard[seat][: -n - 1 : -1]
        if not nos:
            return
        self.discard[seat] = self.discard[seat][:-n]
        self.buried[seat] = self.buried[seat][:-n]
        for no in nos:
            self._hand_over(seat, no, "bottom")
        self.events.append(tell.PlayerHealed(at=f"{seat}P", n=len(nos), cards=tuple(self.pool.ids(nos))))

    def _damage_creature(self, place: Place, n: int) -> None:
        piece = self.field[place]
        if piece is not None:
            self._set_damage(place, min(piece.damage + n, MOST_DAMAGE))
            self.events.append(tell.CreatureDamaged(at=NAME[place], card=piece.card.id, n=n))

    def _discard_card(self, seat: Seat, no: int) -> None:
        """From the hand (no Discard-Pile-Trigger: EC-9.6)."""
        self._give(seat, no)
        self._bury(seat, no)
        self.events.append(tell.Discarded(seat=seat, card=self.pool.cards[no].id))

    # References in words

    def name_of(self, uid: int) -> str | None:
        """A player, a place of the field, a link of the chain, or the id of a card in a discard pile (EC-14)."""
        if uid < 0:
            return f"{-1 - uid}P"
        for link in self.chain:
            if link.uid == uid:
                return f"L{link.link}"
        place = self.where.get(uid)
        if place is not None:
            return NAME[place]
        buried = self._buried_card(uid)
        return buried[1].id if buried else None

    def names_of(self, uids: Iterable[int]) -> list[str]:
        """The names of those that are still there."""
        return [name for uid in uids if (name := self.name_of(uid)) is not None]

    def is_player(self, uid: int) -> bool:
        """Whether a uid stands for a player."""
        return uid in (player_uid(SEATS[0]), player_uid(SEATS[1]))

    @abstractmethod
    def _run(self) -> None:
        """Go on until somebody has a decision or the game is over."""


def _with_effects(piece: Piece) -> Values:
    atk, def_, adds = piece.card.printed
    for effect in piece.effects:
        atk += effect.atk
        def_ += effect.def_
        if effect.add:
            adds |= bits(effect.add)
    return atk, def_, adds


def _in_zones(place: Place, zones: Sequence[str], values: Values) -> bool:
    zone = ZONE[place]
    return zone in zones or (zone == "pile" and values[2] & QUICKATTACKER > 0 and "atk" in zones)


def card_matches(given: Filter | None, card: Card) -> bool:
    """Whether a card of a Spellbook may be picked (EC-11.12)."""
    if given is None:
        return True
    return given.side != "opp" and facts_fit(given, card.kind, card.element, card.type, card.level)


def pile_of(stones: tuple[Piece, ...]) -> Pile:
    """A pile of these stones, with its energy and height (EC-4.3, EC-4.4)."""
    coloured = (stone.card.energy for stone in stones if stone.card.energy != "neutral")
    ids = tuple(stone.card.id for stone in stones)
    return Pile(stones, ids, next(coloured, "neutral"), sum(stone.card.height for stone in stones))


def without(cards: tuple[int, ...], no: int) -> tuple[int, ...]:
    """Cards less one of that number."""
    i = cards.index(no)
    return cards[:i] + cards[i + 1 :]
