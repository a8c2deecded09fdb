"""A round after both orders are in, up to where it stands: what the modules `play_…` change, and its JSON."""

from typing import Annotated

import msgspec

from engine.contract import Event, Seat
from engine.elemental.arena import Arena
from engine.elemental.board import BY_NAME, FARTHEST, NAMES, Cell, cells_as_bits
from engine.elemental.fights import Flight, cells_of, radii_from
from engine.elemental.pieces import (
    NUMBER_OF,
    SEAT_OF,
    SEATS,
    CellField,
    Number,
    NumberField,
    Piece,
    SeatField,
    piece_of,
)

PieceField = tuple[SeatField, NumberField]
Radius = Annotated[int, msgspec.Meta(ge=0, le=FARTHEST)]
Offset = Annotated[int, msgspec.Meta(ge=-6 * FARTHEST, le=6 * FARTHEST)]


class Comer(msgspec.Struct, frozen=True, gc=False):
    """The ways of a comer (EL-6.8): by a move or dash from its origin, by a flight, or summoned onto an enemy."""

    origin: Cell
    flight: Flight | None = None
    summoned: bool = False


class FlightRecord(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A flight as JSON: cells by name, ``aim`` and ``scale`` as in EL-7.4."""

    piece: PieceField
    returns: bool
    cell: CellField
    centre: CellField
    radii: Annotated[tuple[Radius, ...], msgspec.Meta(max_length=FARTHEST + 1)]
    scale: Annotated[int, msgspec.Meta(ge=1, le=FARTHEST)]
    aim: tuple[Offset, Offset]
    ruled_out: Annotated[tuple[CellField, ...], msgspec.Meta(max_length=12)]


class RoundRecord(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A round that waits for landing choices, as JSON. All but ``placed`` is public."""

    flights: tuple[FlightRecord, ...]
    placed: tuple[tuple[SeatField, NumberField, CellField], ...]
    """Landing places that are settled, by choice or because there is only one; each seat knows its own."""
    heals: tuple[NumberField | None, NumberField | None]
    fought: bool
    landed: tuple[PieceField, ...]
    pushes: tuple[tuple[PieceField, PieceField], ...]
    levels: tuple[tuple[NumberField, NumberField], ...]
    defeats: tuple[tuple[SeatField, NumberField, CellField], ...]
    lost: bool


class Resolution:
    """A round in progress. ``events`` gathers what happens until somebody takes them."""

    __slots__ = (
        "arena",
        "asked",
        "comers",
        "defeats",
        "events",
        "flights",
        "fought",
        "heals",
        "landed",
        "levels",
        "lost",
        "placed",
        "pushes",
    )

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.events: list[Event] = []
        self.comers: dict[Piece, Comer] = {}
        self.flights: list[Flight] = []
        self.placed: dict[Piece, Cell] = {}
        self.asked: list[tuple[Piece, int] | None] = [None, None]
        """By seat: the piece that it must place, and the cells to choose from as a bit set."""
        self.heals: dict[Seat, Number] = {}
        """By seat: the piece that is to be healed, until the time for it has come."""
        self.fought = False
        """True once the first ordinary wave is over."""
        self.landed: set[Piece] = set()
        """Pieces that have landed since the last ordinary wave (EL-6.9)."""
        self.pushes: set[tuple[Piece, Piece]] = set()
        """The pairs of who has pushed which king in an ordinary fight (EL-6.10)."""
        self.levels: set[tuple[Number, Number]] = set()
        """Pairs whose priority fight was level in this round (EL-6.11)."""
        self.defeats: dict[Piece, Cell] = {}
        self.lost = False
        """True once a piece has lost energy (EL-9.5)."""

    def copy(self, arena: Arena) -> "Resolution":
        """An independent copy of a round that waits for a choice, on a copy of the arena."""
        twin = Resolution(arena)
        twin.flights = self.flights.copy()
        twin.placed = self.placed.copy()
        twin.asked = self.asked.copy()
        twin.heals = self.heals.copy()
        twin.fought = self.fought
        twin.landed = self.landed.copy()
        twin.pushes = self.pushes.copy()
        twin.levels = self.levels.copy()
        twin.defeats = self.defeats.copy()
        twin.lost = self.lost
        return twin

    def take_events(self) -> list[Event]:
        """What has happened since this was last asked."""
        events, self.events = self.events, []
        return events

    # As data

    def record(self, seats: tuple[Seat, ...]) -> RoundRecord:
        """The round as JSON-able data, with the landing places that these seats have settled."""
        return RoundRecord(
            flights=tuple(_record_flight(flight) for flight in self.flights),
            placed=tuple(
                (*seat_and_number(piece), NAMES[cell]) for piece, cell in self.placed.items() if SEAT_OF[piece] in seats
            ),
            heals=(self.heals.get(SEATS[0]), self.heals.get(SEATS[1])),
            fought=self.fought,
            landed=tuple(seat_and_number(piece) for piece in sorted(self.landed)),
            pushes=tuple((seat_and_number(one), seat_and_number(king)) for one, king in sorted(self.pushes)),
            levels=tuple(sorted(self.levels)),
            defeats=tuple((*seat_and_number(piece), NAMES[cell]) for piece, cell in self.defeats.items()),
            lost=self.lost,
        )

    @classmethod
    def resume(cls, arena: Arena, record: RoundRecord) -> "Resolution":
        """The round that a record tells; nothing is placed and nobody asked yet (``restore_landings`` does that)."""
        resolution = cls(arena)
        resolution.flights = [_read_flight(flight) for flight in record.flights]
        resolution.heals = {seat: number for seat, number in zip(SEATS, record.heals, strict=True) if number}
        resolution.fought = record.fought
        resolution.landed = {piece_of(*piece) for piece in record.landed}
        resolution.pushes = {(piece_of(*one), piece_of(*king)) for one, king in record.pushes}
        resolution.levels = set(record.levels)
        resolution.defeats = {piece_of(seat, number): BY_NAME[cell] for seat, number, cell in record.defeats}
        resolution.lost = record.lost
        return resolution


def seat_and_number(piece: Piece) -> PieceField:
    """A piece as events have it: its seat and its number."""
    return SEAT_OF[piece], NUMBER_OF[piece]


def _record_flight(flight: Flight) -> FlightRecord:
    return FlightRecord(
        piece=seat_and_number(flight.piece),
        returns=flight.returns,
        cell=NAMES[flight.cell],
        centre=NAMES[flight.centre],
        radii=flight.radii,
        scale=flight.scale,
        aim=flight.aim,
        ruled_out=tuple(NAMES[cell] for cell in cells_of(flight.ruled_out)),
    )


def _read_flight(record: FlightRecord) -> Flight:
    return Flight(
        piece=piece_of(*record.piece),
        returns=record.returns,
        cell=BY_NAME[record.cell],
        centre=BY_NAME[record.centre],
        radii=radii_from(*record.radii),
        scale=record.scale,
        aim=record.aim,
        ruled_out=cells_as_bits([BY_NAME[name] for name in record.ruled_out]),
    )
