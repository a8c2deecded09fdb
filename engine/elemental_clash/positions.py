"""Positions: what ``position()`` writes and what ``options["position"]`` may hold (EC-14.5).

People write the areas only; ``position()`` adds who knows what, and in ``going`` all that is half done.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from engine.contract import BadOptions, Outcome, Seat
from engine.elemental_clash.actions import WINDOWS, Window
from engine.elemental_clash.frames import (
    LARGEST_NUMBER,
    MOST_DAMAGE,
    Aiming,
    AnyFrame,
    Assault,
    Context,
    Discarding,
    Dividing,
    Effect,
    Fighting,
    Flow,
    Frozen,
    Link,
    LinkEnd,
    Offering,
    Operating,
    Phase,
    Piece,
    Putting,
    PuttingFound,
    PuttingMilled,
    Resolving,
    Searching,
    SeatNo,
    Settling,
    Status,
    Step,
    Trigger,
    Uid,
    Whole,
)
from engine.elemental_clash.frames import Window as SpellWindow
from engine.elemental_clash.language import Count, Keyword, Search, Small, Triggered
from engine.elemental_clash.places import (
    ATK_SPACES,
    BY_NAME,
    DEF_SPACES,
    NAME,
    OTHER,
    OWNER,
    PILES,
    SEATS,
    ZONE,
    Place,
)
from engine.elemental_clash.pool import Card, Pool
from engine.elemental_clash.spellbook import Started

if TYPE_CHECKING:
    from engine.elemental_clash.state import ClashState

MOST_CARDS = 1000  # of one player
MOST_ADDED = 300  # to the pool

Damage = Annotated[int, Meta(ge=0, le=MOST_DAMAGE)]
Number = Literal["1", "2", "3", "4", "5"]
Listed = Annotated[str, Meta(max_length=50)]
"""A card id, or several of them: "venus*20"."""


class Lying(Frozen, frozen=True, kw_only=True, omit_defaults=True):
    """A card on the field. ``atk``, ``def`` and ``add`` are an effect that stays."""

    card: str
    damage: Damage = 0
    atk: Small = 0
    def_: Small = field(name="def", default=0)
    add: tuple[Keyword, ...] = ()
    effects: tuple[Effect, ...] = ()
    uid: Uid | None = None
    status: Status | None = None


class PileData(Frozen, frozen=True, kw_only=True):
    """An ES-pile with the card that lies on it."""

    stones: Annotated[tuple[Listed, ...], Meta(min_length=1)]
    card: str | Lying | None = None
    uids: tuple[Uid, ...] | None = None


class Side(Frozen, frozen=True, kw_only=True):
    """What is one player's; lists of cards run from bottom to top."""

    deck: tuple[Listed, ...] = ()
    hand: tuple[Listed, ...] = ()
    discard: tuple[Listed, ...] = ()
    atk: Mapping[Number, str | Lying] = field(default_factory=dict)
    def_: Mapping[Number, str | Lying] = field(name="def", default_factory=dict)
    piles: Annotated[tuple[PileData, ...], Meta(max_length=5)] = ()
    known: tuple[Literal[0, 1, 2], ...] | None = None
    """For each card of the deck who knows it there: nobody, its owner, everybody."""
    shown: tuple[str, ...] = ()
    """The cards of the hand that everybody knows."""
    orders: tuple[Window, ...] | None = None
    """In which windows he wants to be asked."""
    asked: tuple[Window, ...] = ()
    """Which orders he has switched in this turn."""
    buried: tuple[Uid, ...] | None = None
    """The uids of the discard pile's cards."""


class Going(Frozen, frozen=True, kw_only=True):
    """All that is half done."""

    uid: Annotated[int, Meta(ge=1, le=LARGEST_NUMBER)]
    stack: tuple[AnyFrame, ...]
    chain: tuple[Link, ...] = ()
    attacks: tuple[Assault, ...] = ()
    moved: tuple[Uid, ...] = ()
    fresh: tuple[Trigger, ...] = ()
    batches: tuple[Annotated[tuple[Trigger, ...], Meta(min_length=1)], ...] = ()
    counts: tuple[tuple[SeatNo, str, Annotated[int, Meta(ge=-1, le=99)], Whole], ...] = ()
    gone: tuple[tuple[Uid, str], ...] = ()


class Position(Frozen, frozen=True, kw_only=True):
    """A game at some moment."""

    seats: tuple[Side, Side]
    turn: Annotated[int, Meta(ge=1, le=150)] = 3
    player: SeatNo = SEATS[0]
    phase: Phase = "main1"
    stones: Count = 1
    pool: Annotated[tuple[Any, ...], Meta(max_length=MOST_ADDED)] | None = None
    chance: Whole = 0
    """The number of the next random event."""
    going: Going | None = None
    outcome: Outcome | None = None
    started: Started | None = None


_FIRST_STEP: dict[Phase, Step] = {
    "standby": "standby",
    "draw": "draw",
    "main1": "main1",
    "combat": "attack",
    "main2": "main2",
    "end": "end",
}


# Writing


def position_of(state: "ClashState") -> dict[str, Any]:
    """The whole state as JSON-able data."""
    going = Going(
        uid=state.next_uid,
        stack=tuple(state.stack),
        chain=state.chain,
        attacks=state.attacks,
        moved=state.moved,
        fresh=tuple(state.fresh),
        batches=state.batches,
        counts=tuple((*key, n) for key, n in state.counts.items()),
        gone=tuple((uid, NAME[place]) for uid, place in state.gone.items()),
    )
    position = Position(
        seats=(_side_of(state, SEATS[0]), _side_of(state, SEATS[1])),
        turn=state.turn,
        player=state.player,
        phase=state.phase,
        stones=state.stones_left,
        pool=None if state.pool.added is None else tuple(msgspec.json.decode(state.pool.added)),
        chance=state.next_event,
        going=going,
        outcome=state.outcome,
        started=state.started,
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return data


def _side_of(state: "ClashState", seat: Seat) -> Side:
    ids = state.pool.ids
    field_ = state.field
    return Side(
        deck=tuple(ids(state.deck[seat])),
        hand=tuple(ids(state.hand[seat])),
        discard=tuple(ids(state.discard[seat])),
        atk=_zone_of(state, ATK_SPACES[seat]),
        def_=_zone_of(state, DEF_SPACES[seat]),
        piles=tuple(
            PileData(
                stones=tuple(stone.card.id for stone in pile.stones),
                card=None if (piece := field_[place]) is None else _lying(piece),
                uids=tuple(stone.uid for stone in pile.stones),
            )
            for pile, place in zip(state.piles[seat], PILES[seat], strict=False)
        ),
        known=state.known[seat],  # type: ignore[arg-type]
        shown=tuple(ids(state.shown[seat])),
        orders=_windows(state.orders[seat]),
        asked=_windows(state.asked[seat]),
        buried=state.buried[seat],
    )


def _zone_of(state: "ClashState", spaces: Sequence[Place]) -> dict[Number, str | Lying]:
    zone: dict[Number, str | Lying] = {}
    numbers: tuple[Number, ...] = ("1", "2", "3", "4", "5")
    for number, place in zip(numbers, spaces, strict=True):
        piece = state.field[place]
        if piece is not None:
            zone[number] = _lying(piece)
    return zone


def _lying(piece: Piece) -> Lying:
    return Lying(card=piece.card.id, damage=piece.damage, effects=piece.effects, uid=piece.uid, status=piece.status)


def _windows(orders: int) -> tuple[Window, ...]:
    return tuple(window for n, window in enumerate(WINDOWS) if orders >> n & 1)


def order_bits(windows: Sequence[str]) -> int:
    """Standing orders as one number."""
    return sum(1 << n for n, window in enumerate(WINDOWS) if window in windows)


# Reading


def resume(state: "ClashState", position: Position, orders: int) -> None:
    """Lay an empty table out as the position says, and go on from there; BadOptions for what can't be."""
    state.turn = position.turn
    state.player = SEATS[position.player]
    state.phase = position.phase
    state.stones_left = position.stones
    state.next_event = position.chance
    state.started = position.started
    reader = _Reader(state, position.going)
    for seat in SEATS:
        reader.lay_out(seat, position.seats[seat], orders)
    reader.end_of_uids()
    if position.going is not None:
        _check_going(state, position.going, position.outcome)
        _take_up(state, position.going)
    elif position.outcome is None:
        state.stack.append(Flow(_FIRST_STEP[position.phase]))
    if position.outcome is not None:
        _check_outcome(state, position.outcome)
        state.stack = []
        state.outcome = position.outcome
        return
    state.go_on()


def _take_up(state: "ClashState", going: Going) -> None:
    state.stack = list(going.stack)
    state.chain = going.chain
    state.attacks = going.attacks
    state.moved = going.moved
    state.fresh = list(going.fresh)
    state.batches = going.batches
    state.counts = {(SEATS[seat], card, number): n for seat, card, number, n in going.counts}
    state.gone = {uid: BY_NAME[name] for uid, name in going.gone}


def _check_outcome(state: "ClashState", outcome: Outcome) -> None:
    scores = (len(state.deck[0]), len(state.deck[1]))
    if outcome.scores != scores:
        raise BadOptions("The scores of a game that is over are the sizes of the Spellbooks.")
    fits = {
        "deck": len(outcome.winners) < 2,
        "limit": outcome.winners == (() if scores[0] == scores[1] else (SEATS[scores[1] > scores[0]],)),
        "resign": len(outcome.winners) == 1,
    }
    if not fits.get(outcome.reason, False) or not set(outcome.winners) <= set(SEATS):
        raise BadOptions("The outcome does not follow from the position.")


class _Reader:
    """Lays cards out and gives uids to those that have none."""

    def __init__(self, state: "ClashState", going: Going | None) -> None:
        self.state = state
        self.pool: Pool = state.pool
        self.going = going
        self.used: set[int] = set()
        self.limit = going.uid if going else LARGEST_NUMBER
        self.laid = 0

    def cards(self, listed: Sequence[str]) -> tuple[int, ...]:
        """The numbers of cards, given as ids or several at once."""
        found: list[int] = []
        for text in listed:
            card_id, star, times = text.partition("*")
            n = 1
            if star:
                if not (times.isascii() and times.isdecimal() and 1 <= int(times) <= LARGEST_TIMES):
                    raise BadOptions(f"“{text}” in a position: after the star comes a number up to {LARGEST_TIMES}.")
                n = int(times)
            self.count(n)
            found += [self.card(card_id).no] * n
        return tuple(found)

    def count(self, n: int) -> None:
        """So many more cards of the player whose side is laid out; all together stay what they are."""
        self.laid += n
        if self.laid > MOST_CARDS:
            raise BadOptions(f"A player has at most {MOST_CARDS} cards in a position.")

    def card(self, card_id: str) -> Card:
        if card_id not in self.pool:
            raise BadOptions(f"There is no card “{card_id[:40]}”.")
        return self.pool[card_id]

    def uid(self, given: int | None) -> int:
        """A uid: the one given, or, where nothing is going on that could refer to it, a new one."""
        if self.going is None:
            return self.state._new_uid()
        if given is None or given < 1 or given >= self.limit or given in self.used:
            raise BadOptions("Every card of a running game has a number of its own in a position.")
        self.used.add(given)
        return given

    def end_of_uids(self) -> None:
        if self.going is not None:
            self.state.next_uid = self.going.uid

    def lay_out(self, seat: Seat, side: Side, orders: int) -> None:
        state = self.state
        frames = self.going.stack if self.going else ()
        self.laid = sum(len(frame.kept) for frame in frames if isinstance(frame, Searching) and frame.seat == seat)
        deck = self.cards(side.deck)
        state.deck[seat] = deck
        state.known[seat] = (0,) * len(deck) if side.known is None else side.known
        hand = self.cards(side.hand)
        state.hand[seat] = tuple(sorted(hand))
        shown = self.pool.nos([self.card(card_id).id for card_id in side.shown])
        state.shown[seat] = tuple(sorted(shown))
        if len(state.known[seat]) != len(deck) or Counter(shown) - Counter(hand):
            raise BadOptions("Known cards are cards of the hand, and places of the Spellbook.")
        discard = self.cards(side.discard)
        state.discard[seat] = discard
        uids: Sequence[int | None] = [None] * len(discard) if side.buried is None else side.buried
        if len(uids) != len(discard):
            raise BadOptions("Every card of a discard pile has a number of its own in a position.")
        state.buried[seat] = tuple(self.uid(uid) for uid in uids)
        state.orders[seat] = orders if side.orders is None else order_bits(side.orders)
        state.asked[seat] = order_bits(side.asked)
        for spaces, zone in ((ATK_SPACES[seat], side.atk), (DEF_SPACES[seat], side.def_)):
            for number, card in zone.items():
                self.put(card, spaces[int(number) - 1])
        for n, pile in enumerate(side.piles):
            self.pile_up(seat, n, pile)

    def pile_up(self, seat: Seat, n: int, pile: PileData) -> None:
        stones = self.cards(pile.stones)
        uids: Sequence[int | None] = [None] * len(stones) if pile.uids is None else pile.uids
        if len(uids) != len(stones):
            raise BadOptions("Every stone has a number of its own in a position.")
        for no, uid in zip(stones, uids, strict=True):
            card = self.pool.cards[no]
            if card.kind != "stone":
                raise BadOptions(f"{card.name} is no stone and can't be part of a pile.")
            self.state._add_stone(seat, card, n, self.uid(uid))
        if pile.card is not None:
            self.put(pile.card, PILES[seat][n])

    def put(self, given: str | Lying, place: Place) -> None:
        self.count(1)
        lying = Lying(card=given) if isinstance(given, str) else given
        card = self.card(lying.card)
        allowed: tuple[Status, ...] = ("spent", "chain")
        if card.creature:
            allowed = ("live",)
        elif card.kind == "permanent":
            allowed = ("live", "chain")
        status = lying.status or allowed[0]
        if card.kind == "stone" or (ZONE[place] != "pile" and not card.creature) or status not in allowed:
            raise BadOptions(f"{card.name} can't lie on {NAME[place]} like that.")
        effects = lying.effects
        if lying.atk or lying.def_ or lying.add:
            effects = (*effects, Effect(atk=lying.atk, def_=lying.def_, add=tuple(sorted(set(lying.add)))))
        if not card.creature and (effects or lying.damage):
            raise BadOptions(f"{card.name} is no creature: it has neither damage nor effects.")
        self.state._lay_piece(Piece(self.uid(lying.uid), card, status, lying.damage, effects), place)


LARGEST_TIMES = 100


# What is half done must be something that a game can have come to, or it could not go on.

_RANK = {
    Flow: 0,
    Fighting: 0,
    SpellWindow: 1,
    Resolving: 1,
    Settling: 2,
    LinkEnd: 3,
    Operating: 4,
    Aiming: 5,
    Offering: 5,
    Discarding: 5,
    Putting: 5,
    PuttingMilled: 5,
    Searching: 5,
    Dividing: 5,
    PuttingFound: 6,
}


def _check_going(state: "ClashState", going: Going, outcome: Outcome | None) -> None:
    for fault in _going_faults(state, going, outcome):
        raise BadOptions(f"The position can't go on: {fault}.")


def _going_faults(state: "ClashState", going: Going, outcome: Outcome | None) -> Iterator[str]:
    stack = going.stack
    if outcome is not None:
        if stack or going.chain or going.attacks or going.fresh or going.batches:
            yield "the game is over"
        return
    ranks = [_RANK[type(frame)] for frame in stack]
    both_discard = [
        isinstance(a, Discarding) and isinstance(b, Discarding) and a.seat != b.seat for a, b in pairwise(stack)
    ]
    rising = all(a < b or both for (a, b), both in zip(pairwise(ranks), both_discard, strict=True))
    if not stack or ranks[0] != 0 or not rising or sum(both_discard) > 1:
        yield "its steps lie in no possible order"
    yield from _chain_faults(state, going)
    yield from _attack_faults(state, going)
    for trigger in (*going.fresh, *(trigger for batch in going.batches for trigger in batch)):
        yield from _trigger_faults(state.pool, trigger)
    moved = [state.where.get(uid) for uid in going.moved]
    if len(set(going.moved)) != len(going.moved):
        yield "a creature has been moved twice"
    if any(place is not None and (ZONE[place] == "pile" or OWNER[place] != state.player) for place in moved):
        yield "somebody else's creature has been moved"
    if any(card not in state.pool for _, card, _, _ in going.counts):
        yield "it counts a card that does not exist"
    if any(name not in BY_NAME for _, name in going.gone):
        yield "a card has left a place that does not exist"
    for n, frame in enumerate(stack):
        yield from _frame_faults(state, going, frame, n)


def _piece(state: "ClashState", uid: int) -> tuple[Piece, Place] | None:
    place = state.where.get(uid)
    piece = None if place is None else state.field[place]
    return (piece, place) if piece is not None and place is not None and piece.uid == uid else None


def _chain_faults(state: "ClashState", going: Going) -> Iterator[str]:
    for number, link in enumerate(going.chain, 1):
        yield from _link_faults(state.pool, link)
        found = _piece(state, link.uid)
        if found is None or found[0].status != "chain" or found[0].card.id != link.card:
            yield "a spell on the chain does not lie on its pile"
        elif OWNER[found[1]] != link.seat or (link.link != number and number == 1 and link.link < 1):
            yield "a link of the chain is somebody else's"
    numbers = [link.link for link in going.chain]
    uids = [link.uid for link in going.chain]
    if numbers != sorted(set(numbers)) or len(set(uids)) != len(uids):
        yield "the chain has lost its order"


def _link_faults(pool: Pool, link: Link) -> Iterator[str]:
    if link.card not in pool or pool[link.card].kind not in ("spell", "flash", "permanent"):
        yield "a link of the chain is no spell"
        return
    card = pool[link.card]
    specs = () if card.effect is None else card.triggered(card.effect).target
    if len(link.targets) != len(specs):
        yield "a link of the chain has not the targets that it needs"


def _attack_faults(state: "ClashState", going: Going) -> Iterator[str]:
    attackers = [attack.attacker for attack in going.attacks]
    blockers = [uid for attack in going.attacks for uid in attack.blockers]
    if len(set(attackers)) != len(attackers) or len(set(blockers)) != len(blockers):
        yield "a creature attacks or blocks twice"
    if going.attacks and state.phase != "combat":
        yield "there are attacks outside of combat"
    for attack in going.attacks:
        found = _piece(state, attack.attacker)
        if found is None or OWNER[found[1]] != state.player or not _may_fight(found):
            yield "an attacker is not in the ATK zone"
        target = _piece(state, attack.to) if attack.to > 0 else None
        if attack.to not in (0, -1 - OTHER[state.player]) and (
            target is None or OWNER[target[1]] == state.player or not _may_fight(target)
        ):
            yield "something is attacked that can't be"
        if attack.blockers and not attack.blocked:
            yield "an attack has blockers and is not blocked"
    for uid in blockers:
        blocker = _piece(state, uid)
        if blocker is None or OWNER[blocker[1]] == state.player or ZONE[blocker[1]] != "def":
            yield "a blocker is not in the DEF zone"


def _may_fight(found: tuple[Piece, Place]) -> bool:
    """Whether a card could have counted as in the ATK zone; on a pile it may have been a Quickattacker for a time."""
    piece, place = found
    return piece.card.creature and ZONE[place] != "def"


def _trigger_faults(pool: Pool, trigger: Trigger) -> Iterator[str]:
    if trigger.card not in pool:
        yield "a trigger's card does not exist"
        return
    card = pool[trigger.card]
    if trigger.number < 0:
        if not card.dpt:
            yield f"{card.name} has no Discard-Pile-Trigger"
    elif not _has_triggered(card, trigger.number):
        yield f"{card.name} has no such ability"


def _has_triggered(card: Card, number: int) -> bool:
    return number < len(card.ability) and isinstance(card.ability[number], Triggered)


def _context_faults(pool: Pool, context: Context) -> Iterator[str]:
    if context.card not in pool or not _has_triggered(pool[context.card], context.number):
        yield "an effect is no card's"
    elif len(context.targets) > max(len(pool[context.card].triggered(context.number).target), 1):
        yield "an effect has more targets than it asks for"


def _frame_faults(state: "ClashState", going: Going, frame: AnyFrame, n: int) -> Iterator[str]:
    pool = state.pool
    match frame:
        case Aiming(context):
            yield from _aiming_faults(state, going, frame)
        case Offering(context) | Operating(context):
            yield from _context_faults(pool, context)
        case LinkEnd(link, left):
            yield from _link_faults(pool, link)
            if left is not None and left not in BY_NAME:
                yield "a permanent has left a place that does not exist"
        case PuttingMilled(trigger):
            yield from _trigger_faults(pool, trigger)
            if trigger.card in pool and not pool[trigger.card].creature:
                yield "what is put into a zone is no creature"
        case Searching():
            yield from _search_faults(state, frame)
        case PuttingFound():
            below = going.stack[n - 1]
            searched = state.deck[frame.seat]
            if not isinstance(below, Searching) or below.seat != frame.seat:
                yield "a creature was found in no search"
            elif below.looked is not None:
                searched = searched[len(searched) - min(below.looked, len(searched)) :]
            if frame.card not in pool or not pool[frame.card].creature or pool.numbers[frame.card] not in searched:
                yield "what was found in a search is no creature there"
        case Dividing(shares):
            attack = going.attacks[0] if going.attacks else None
            if attack is None or len(shares) >= max(len(attack.blockers) - 1, 1) or len(attack.blockers) < 2:
                yield "there is nothing to divide damage among"
        case _:
            pass


def _aiming_faults(state: "ClashState", going: Going, frame: Aiming) -> Iterator[str]:
    context = frame.context
    faults = list(_context_faults(state.pool, context))
    yield from faults
    if faults:
        return
    specs = state.pool[context.card].triggered(context.number).target
    if not specs or len(context.targets) > len(specs):
        yield "targets are chosen for an effect without any"
    if frame.joins:
        found = _piece(state, context.source)
        on_chain = any(link.uid == context.source for link in going.chain)
        if found is None or found[0].status != "chain" or found[0].card.id != context.card or on_chain:
            yield "a spell is played that does not lie on its pile"
        elif OWNER[found[1]] != context.seat or state.pool[context.card].effect != context.number:
            yield "somebody else's spell is played"


def _search_faults(state: "ClashState", frame: Searching) -> Iterator[str]:
    pool = state.pool
    if frame.card not in pool or not _has_triggered(pool[frame.card], frame.number):
        yield "a search is no card's"
        return
    ops = pool[frame.card].triggered(frame.number).do
    if frame.op >= len(ops) or not isinstance(ops[frame.op], Search):
        yield "a search is no card's"
    if frame.looked is not None and frame.looked > len(state.deck[frame.seat]):
        yield "more cards are looked at than there are"
    if any(card not in pool for card in frame.kept):
        yield "a card was found that does not exist"
