"""Sides, numbers and pieces (EL-2), and the fields of actions, events and positions that hold them."""

from typing import Annotated, Literal, NewType

import msgspec

from engine.contract import Seat
from engine.elemental.board import NAME_PATTERN, Element

Number = int
"""The number of a piece: 1 to 6."""

Piece = NewType("Piece", int)
"""0 to 5 are South's numbers 1 to 6, 6 to 11 North's."""

SEATS = (Seat(0), Seat(1))
Side = Literal["south", "north"]
SIDES: tuple[Side, Side] = ("south", "north")
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

FULL, HALF, REMOVED = 2, 1, 0
"""The energy of a piece (EL-2.3)."""

CRYSTALS = 8  # EL-8.1
FATIGUE_ROUNDS = 3  # EL-6.11
QUIET_LIMIT = 20  # EL-9.5
LAST_ROUND = 9999
"""A game that begins with the setup has 1060 rounds at most (EL-9.7); a position may begin later."""

SEAT_OF: tuple[Seat, ...] = (SEATS[0],) * 6 + (SEATS[1],) * 6
NUMBER_OF: tuple[Number, ...] = NUMBERS * 2

NumberField = Annotated[int, msgspec.Meta(ge=1, le=6)]
SeatField = Annotated[Seat, msgspec.Meta(ge=0, le=1)]
RoundField = Annotated[int, msgspec.Meta(ge=1, le=LAST_ROUND)]
QuietField = Annotated[int, msgspec.Meta(ge=0, le=QUIET_LIMIT)]
CrystalsField = Annotated[int, msgspec.Meta(ge=0, le=CRYSTALS)]
FatigueField = tuple[NumberField, NumberField, Annotated[int, msgspec.Meta(ge=1, le=FATIGUE_ROUNDS - 1)]]
DamageField = Annotated[int, msgspec.Meta(ge=0, le=2)]
Written = Annotated[str, msgspec.Meta(max_length=100)]
"""The name of a cell or of an elemental; the game says so if there is none of that name."""
CellField = Annotated[str, msgspec.Meta(pattern=NAME_PATTERN)]


def piece_of(seat: int, number: Number) -> Piece:
    """The piece under a seat's number."""
    return PIECES[seat][number - 1]
