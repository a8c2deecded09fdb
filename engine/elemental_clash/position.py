"""Positions: what ``position()`` writes and what ``options["position"]`` may hold (EC-14.5)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import BadOptions, Seat
from engine.elemental_clash.actions import WINDOWS, Window
from engine.elemental_clash.cards import Card, Pool
from engine.elemental_clash.changes import add_stone, new_uid
from engine.elemental_clash.frames import (
    LARGEST_NUMBER,
    LastingEffect,
    Phase,
    Piece,
    Searching,
    Status,
    Step,
    TurnStep,
)
from engine.elemental_clash.latest_changes import NOTHING
from engine.elemental_clash.machine import run_without_events
from engine.elemental_clash.position_data import MOST_CARDS, LyingCard, Number, PileData, Position, Side, Unfinished
from engine.elemental_clash.position_faults import (
    check_cards_drawn,
    check_changes_of_turn,
    check_outcome,
    check_unfinished_work,
)
from engine.elemental_clash.squares import (
    ATK_SPACES,
    BY_NAME,
    DEF_SPACES,
    NAME,
    PILES,
    SEATS,
    ZONE,
    Place,
)
from engine.elemental_clash.state import ClashState

LARGEST_TIMES = 100

_FIRST_STEP: dict[Phase, Step] = {
    "standby": "standby",
    "draw": "draw",
    "main1": "main1",
    "combat": "attack",
    "main2": "main2",
    "end": "end",
}


# Writing


def position_of(state: ClashState) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    going = Unfinished(
        uid=state.next_uid,
        stack=tuple(state.stack),
        chain=state.chain,
        attacks=state.attacks,
        moved=state.moved,
        fresh=tuple(state.triggers.fresh),
        batches=state.triggers.batches,
        counts=tuple((*key, n) for key, n in state.triggers.counts.items()),
        gone=tuple((uid, NAME[place]) for uid, place in state.field.gone.items()),
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
        lately=UNSET if state.lately is None else state.lately,
        drawn=UNSET if state.drawn == NOTHING else state.drawn,
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return data


def _side_of(state: ClashState, seat: Seat) -> Side:
    ids = state.pool.ids
    field_ = state.field.pieces
    return Side(
        deck=tuple(ids(state.zones.deck[seat])),
        hand=tuple(ids(state.zones.hand[seat])),
        discard=tuple(ids(state.zones.discard[seat])),
        atk=_zone_of(state, ATK_SPACES[seat]),
        def_=_zone_of(state, DEF_SPACES[seat]),
        piles=tuple(
            PileData(
                stones=tuple(stone.card.id for stone in pile.stones),
                card=None if (piece := field_[place]) is None else _lying_card(piece),
                uids=tuple(stone.uid for stone in pile.stones),
            )
            for pile, place in zip(state.field.piles[seat], PILES[seat], strict=False)
        ),
        known=state.zones.known[seat],  # type: ignore[arg-type]
        shown=tuple(ids(state.zones.shown[seat])),
        orders=_windows_of_bits(state.orders[seat]),
        asked=_windows_of_bits(state.asked[seat]),
        buried=state.zones.buried[seat],
    )


def _zone_of(state: ClashState, spaces: Sequence[Place]) -> dict[Number, str | LyingCard]:
    zone: dict[Number, str | LyingCard] = {}
    numbers: tuple[Number, ...] = ("1", "2", "3", "4", "5")
    for number, place in zip(numbers, spaces, strict=True):
        piece = state.field.pieces[place]
        if piece is not None:
            zone[number] = _lying_card(piece)
    return zone


def _lying_card(piece: Piece) -> LyingCard:
    return LyingCard(card=piece.card.id, damage=piece.damage, effects=piece.effects, uid=piece.uid, status=piece.status)


def _windows_of_bits(orders: int) -> tuple[Window, ...]:
    return tuple(window for n, window in enumerate(WINDOWS) if orders >> n & 1)


def order_bits(windows: Sequence[str]) -> int:
    """Standing orders as one number."""
    return sum(1 << n for n, window in enumerate(WINDOWS) if window in windows)


# Reading


def resume(state: ClashState, position: Position, orders: tuple[int, int]) -> None:
    """Lay an empty table out as the position says, and go on from there; BadOptions for what can't be."""
    state.turn = position.turn
    state.player = SEATS[position.player]
    state.phase = position.phase
    state.stones_left = position.stones
    state.next_event = position.chance
    state.started = position.started
    state.lately = None if isinstance(position.lately, UnsetType) else check_changes_of_turn(state, position.lately)
    state.drawn = NOTHING if isinstance(position.drawn, UnsetType) else check_cards_drawn(state, position.drawn)
    reader = _Reader(state, position.going)
    for seat in SEATS:
        reader.lay_out(seat, position.seats[seat], orders[seat])
    reader.end_of_uids()
    if position.going is not None:
        check_unfinished_work(state, position.going, position.outcome)
        _take_up(state, position.going)
    elif position.outcome is None:
        state.stack.append(TurnStep(_FIRST_STEP[position.phase]))
    if position.outcome is not None:
        check_outcome(state, position.outcome)
        state.stack = []
        state.outcome = position.outcome
        return
    run_without_events(state)


def _take_up(state: ClashState, going: Unfinished) -> None:
    state.stack = list(going.stack)
    state.chain = going.chain
    state.attacks = going.attacks
    state.moved = going.moved
    state.triggers.fresh = list(going.fresh)
    state.triggers.batches = going.batches
    state.triggers.counts = {(SEATS[seat], card, number): n for seat, card, number, n in going.counts}
    state.field.gone = {uid: BY_NAME[name] for uid, name in going.gone}


class _Reader:
    """Lays cards out and gives uids to those that have none."""

    def __init__(self, state: ClashState, going: Unfinished | None) -> None:
        self.state = state
        self.pool: Pool = self.state.pool
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
        """Count cards of the player whose side is laid out; BadOptions where these are too many."""
        self.laid += n
        if self.laid > MOST_CARDS:
            raise BadOptions(f"A player has at most {MOST_CARDS} cards in a position.")

    def card(self, card_id: str) -> Card:
        """A card of the pool; BadOptions for an id that it has not."""
        if card_id not in self.pool:
            raise BadOptions(f"There is no card “{card_id[:40]}”.")
        return self.pool[card_id]

    def uid(self, given: int | None) -> int:
        """A uid: the one given, or, where nothing is going on that could refer to it, a new one."""
        if self.going is None:
            return new_uid(self.state)
        if given is None or given < 1 or given >= self.limit or given in self.used:
            raise BadOptions("Every card of a running game has a number of its own in a position.")
        self.used.add(given)
        return given

    def end_of_uids(self) -> None:
        """Let the next new uid be the one after all those of a running game."""
        if self.going is not None:
            self.state.next_uid = self.going.uid

    def lay_out(self, seat: Seat, side: Side, orders: int) -> None:
        """Lay out all that is a player's; BadOptions where it can't be so. ``orders``: where the side has none."""
        frames = self.going.stack if self.going else ()
        self.laid = sum(len(frame.kept) for frame in frames if isinstance(frame, Searching) and frame.seat == seat)
        deck = self.cards(side.deck)
        self.state.zones.deck[seat] = deck
        self.state.zones.known[seat] = (0,) * len(deck) if side.known is None else side.known
        hand = self.cards(side.hand)
        self.state.zones.hand[seat] = tuple(sorted(hand))
        shown = self.pool.nos([self.card(card_id).id for card_id in side.shown])
        self.state.zones.shown[seat] = tuple(sorted(shown))
        if len(self.state.zones.known[seat]) != len(deck) or Counter(shown) - Counter(hand):
            raise BadOptions("Known cards are cards of the hand, and places of the Spellbook.")
        discard = self.cards(side.discard)
        self.state.zones.discard[seat] = discard
        uids: Sequence[int | None] = [None] * len(discard) if side.buried is None else side.buried
        if len(uids) != len(discard):
            raise BadOptions("Every card of a discard pile has a number of its own in a position.")
        self.state.zones.buried[seat] = tuple(self.uid(uid) for uid in uids)
        self.state.orders[seat] = orders if side.orders is None else order_bits(side.orders)
        self.state.asked[seat] = order_bits(side.asked)
        for spaces, zone in ((ATK_SPACES[seat], side.atk), (DEF_SPACES[seat], side.def_)):
            for number, card in zone.items():
                self.put(card, spaces[int(number) - 1])
        for n, pile in enumerate(side.piles):
            self.pile_up(seat, n, pile)

    def pile_up(self, seat: Seat, n: int, pile: PileData) -> None:
        """Put a pile together, number ``n`` of a player's; BadOptions where it can't be one."""
        stones = self.cards(pile.stones)
        uids: Sequence[int | None] = [None] * len(stones) if pile.uids is None else pile.uids
        if len(uids) != len(stones):
            raise BadOptions("Every stone has a number of its own in a position.")
        for no, uid in zip(stones, uids, strict=True):
            card = self.pool.cards[no]
            if card.kind != "stone":
                raise BadOptions(f"{card.name} is no stone and can't be part of a pile.")
            add_stone(self.state, seat, card, n, self.uid(uid))
        if pile.card is not None:
            self.put(pile.card, PILES[seat][n])

    def put(self, given: str | LyingCard, place: Place) -> None:
        """Put a card on a place of the field; BadOptions where it can't lie there like that."""
        self.count(1)
        lying = LyingCard(card=given) if isinstance(given, str) else given
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
            effects = (*effects, LastingEffect(atk=lying.atk, def_=lying.def_, add=tuple(sorted(set(lying.add)))))
        if not card.creature and (effects or lying.damage):
            raise BadOptions(f"{card.name} is no creature: it has neither damage nor effects.")
        self.state.field.lay_piece(Piece(self.uid(lying.uid), card, status, lying.damage, effects), place)
