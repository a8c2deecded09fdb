"""What the seats do and what happens: actions and events of Elemental (EL-11.2, EL-11.5)."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Annotated, Literal, NewType

import msgspec

from engine.contract import Action, Event, Seat
from engine.elemental.board import BITS, CELLS, DASHES, NAME_PATTERN, NAMES, NEIGHBOURS, Cell, Element, union

Number = int
"""What a piece is called by: 1 to 6."""

Piece = NewType("Piece", int)
"""0 to 5 are South's numbers 1 to 6, 6 to 11 North's."""

SEATS = (Seat(0), Seat(1))
NUMBERS: tuple[Number, ...] = (1, 2, 3, 4, 5, 6)
PIECES: tuple[tuple[Piece, ...], tuple[Piece, ...]] = (
    tuple(Piece(i) for i in range(6)),
    tuple(Piece(i) for i in range(6, 12)),
)
ELEMENTALS: tuple[tuple[Element, ...], tuple[Element, ...]] = (
    ("earth", "fire", "ice", "wind", "water", "light"),
    ("earth", "fire", "ice", "wind", "water", "dark"),
)
"""By seat, in canonical order (EL-2.2)."""
KINGS: tuple[Element, Element] = ("light", "dark")

QUIET_LIMIT = 20
LAST_ROUND = 9999
"""A game that begins with the setup has 1060 rounds at most (EL-9.7); a position may begin later."""

SEAT_OF: tuple[Seat, ...] = (SEATS[0],) * 6 + (SEATS[1],) * 6
NUMBER_OF: tuple[Number, ...] = NUMBERS * 2

NumberField = Annotated[int, msgspec.Meta(ge=1, le=6)]
SeatField = Annotated[Seat, msgspec.Meta(ge=0, le=1)]
RoundField = Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)]
DamageField = Annotated[int, msgspec.Meta(ge=0, le=2)]
CellText = Annotated[str, msgspec.Meta(min_length=2, max_length=2)]
"""What people call a cell; the game says so if there is none of that name."""
CellField = Annotated[str, msgspec.Meta(pattern=NAME_PATTERN)]


def piece_of(seat: int, number: Number) -> Piece:
    return PIECES[seat][number - 1]


# Actions


class Assign(Action, frozen=True, tag="assign"):
    number: NumberField
    element: Element


class Shuffle(Action, frozen=True, tag="shuffle"):
    pass


class Move(Action, frozen=True, tag="move", omit_defaults=True):
    number: NumberField
    to: CellText
    heal: bool = False


class Dash(Action, frozen=True, tag="dash", omit_defaults=True):
    number: NumberField
    to: CellText
    heal: bool = False


class Teleport(Action, frozen=True, tag="teleport"):
    number: NumberField


class Substitute(Action, frozen=True, tag="substitute"):
    number: NumberField
    other: NumberField = msgspec.field(name="with")


class Summon(Action, frozen=True, tag="summon"):
    number: NumberField


class Land(Action, frozen=True, tag="land"):
    number: NumberField
    to: CellText


class CoveredSubstitute(msgspec.Struct, frozen=True, gc=False, tag="substitute", tag_field="type"):
    """A substitution as everybody sees it: with which number stays secret (EL-5.5)."""

    number: NumberField


Order = Move | Dash | Teleport | Substitute | Summon
PublicOrder = Move | Dash | Teleport | CoveredSubstitute | Summon
Choice = Assign | Shuffle | Order | Land

ASSIGN = {(number, element): Assign(number, element) for number in NUMBERS for element in (*ELEMENTALS[0], "dark")}
SHUFFLE = Shuffle()
_MOVE = {number: tuple((Move(number, name), Move(number, name, True)) for name in NAMES) for number in NUMBERS}
_DASH = {number: tuple((Dash(number, name), Dash(number, name, True)) for name in NAMES) for number in NUMBERS}
TELEPORT = {number: Teleport(number) for number in NUMBERS}
SUMMON = {number: Summon(number) for number in NUMBERS}
SUBSTITUTE = {(number, other): Substitute(number, other) for number in NUMBERS for other in NUMBERS}
COVERED_SUBSTITUTE = {number: CoveredSubstitute(number) for number in NUMBERS}
LAND = {number: tuple(Land(number, name) for name in NAMES) for number in NUMBERS}


@cache  # at most 64 a number and cell
def moves(number: Number, cell: Cell, blocked: int) -> tuple[Move | Dash, ...]:
    """The moves of a piece, clockwise from N; ``blocked``: the neighbours with own pieces (EL-4.1)."""
    return tuple(_MOVE[number][near][0] for near in NEIGHBOURS[cell] if not BITS[near] & blocked)


_DASHES_FROM = {
    number: tuple(
        tuple((BITS[end], union(ways), _DASH[number][end][0]) for end, ways in DASHES[cell]) for cell in CELLS
    )
    for number in NUMBERS
}


@lru_cache(maxsize=1 << 12)
def dashes(number: Number, cell: Cell, blocked: int) -> tuple[Move | Dash, ...]:
    """The dashes of a piece, clockwise from N,N; ``blocked``: the cells within a dash with own pieces (EL-4.2)."""
    free = ~blocked
    return tuple(dash for end, ways, dash in _DASHES_FROM[number][cell] if end & free and ways & free)


def with_healing(found: Iterable[Move | Dash], circle: Cell, dash_heals: bool) -> tuple[Move | Dash, ...]:
    """The same, with the orders that heal on the circle: each follows the one without (EL-4.6, EL-11.3)."""
    both: list[Move | Dash] = []
    for order in found:
        both.append(order)
        if order.to == NAMES[circle] and (dash_heals or type(order) is Move):
            both.append((_MOVE if type(order) is Move else _DASH)[order.number][circle][1])
    return tuple(both)


@lru_cache(maxsize=1 << 12)
def landings(number: Number, cells: int) -> tuple[Land, ...]:
    """The choices of a landing place, in canonical order."""
    return tuple(LAND[number][cell] for cell in CELLS if BITS[cell] & cells)


# Events

FightKind = Literal["priority", "ordinary"]


class Assigned(Event, frozen=True, tag="assigned"):
    """For its seat alone: which elemental is now under a number."""

    seat: SeatField
    number: NumberField
    element: Element


class Ready(Event, frozen=True, tag="ready"):
    """A seat has finished its setup, or has chosen its landing places before the other seat has."""

    seat: SeatField


class Ordered(Event, frozen=True, tag="ordered"):
    """A seat has submitted its order, which stays hidden."""

    seat: SeatField


class Orders(Event, frozen=True, tag="orders"):
    """Both orders, South's first."""

    round: RoundField
    orders: tuple[PublicOrder, PublicOrder]


class Moved(Event, frozen=True, tag="moved"):
    """A piece has come to a cell by its order, or was swapped by a teleport; ``start`` is ``None`` for a summons."""

    seat: SeatField
    number: NumberField
    by: Literal["move", "dash", "summon", "teleport", "swap"]
    stopped: bool
    start: CellField | None = msgspec.field(name="from")
    cell: CellField


class Substituted(Event, frozen=True, tag="substituted"):
    seat: SeatField
    number: NumberField


class Void(Event, frozen=True, tag="void"):
    """A teleport does not happen (EL-5.8)."""

    seat: SeatField
    number: NumberField


class CrystalSwapped(Event, frozen=True, tag="crystal_swapped"):
    start: CellField = msgspec.field(name="from")
    cell: CellField


class Fought(Event, frozen=True, tag="fight"):
    """A fight; all pairs are South's, North's. ``acting`` is ``None`` for a king off the fountains."""

    kind: FightKind
    numbers: tuple[NumberField, NumberField]
    cells: tuple[CellField, CellField]
    elements: tuple[Element, Element]
    acting: tuple[Element | None, Element | None]
    damage: tuple[DamageField, DamageField]
    pushed: tuple[bool, bool]


class Fatigued(Event, frozen=True, tag="fatigue"):
    """The third stand-off in a row of South's and North's piece: both lose 1 energy."""

    numbers: tuple[NumberField, NumberField]


class Defeated(Event, frozen=True, tag="defeated"):
    seat: SeatField
    number: NumberField
    element: Element
    cell: CellField


class Choosing(Event, frozen=True, tag="choose"):
    """A seat has to choose where a piece of its own lands; that it has to choose again, it alone is told."""

    seat: SeatField


class Knocked(Event, frozen=True, tag="knocked"):
    """A piece thrown by a fight has landed (perhaps where it was)."""

    seat: SeatField
    number: NumberField
    start: CellField = msgspec.field(name="from")
    cell: CellField


class Returned(Event, frozen=True, tag="returned"):
    """A piece has gone back after a level priority fight; ``cell`` is ``None`` for a failed summons."""

    seat: SeatField
    number: NumberField
    start: CellField = msgspec.field(name="from")
    cell: CellField | None


class Claimed(Event, frozen=True, tag="claimed"):
    """A piece has taken the crystal on its cell."""

    seat: SeatField
    number: NumberField
    cell: CellField


class Healed(Event, frozen=True, tag="healed"):
    seat: SeatField
    number: NumberField


class CrystalMade(Event, frozen=True, tag="crystal"):
    """The defeat of this piece has made a crystal on a well."""

    seat: SeatField
    number: NumberField
    cell: CellField


class Resigned(Event, frozen=True, tag="resign"):
    seat: SeatField


class Ended(Event, frozen=True, tag="end"):
    winners: tuple[Seat, ...]
    reason: str


READY = (Ready(seat=SEATS[0]), Ready(seat=SEATS[1]))
ORDERED = (Ordered(seat=SEATS[0]), Ordered(seat=SEATS[1]))
CHOOSING = (Choosing(seat=SEATS[0]), Choosing(seat=SEATS[1]))
CHOOSING_AGAIN = (Choosing(seat=SEATS[0], to=SEATS[:1]), Choosing(seat=SEATS[1], to=SEATS[1:]))
