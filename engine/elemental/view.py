"""The view of a game of Elemental (EL-10, EL-11.6)."""

from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.contract import GameView, Outcome, Seat
from engine.elemental.actions import HEALING, Dash, Move, Order, price
from engine.elemental.board import BITS, NAMES, WELLS, CellName, Element
from engine.elemental.chronicle import RoundEvent, Sighting
from engine.elemental.fights import cells_of
from engine.elemental.notes import Knowledge, NotesText, knowledge
from engine.elemental.pieces import (
    ELEMENTALS,
    KINGS,
    NUMBER_OF,
    QUIET_LIMIT,
    SEATS,
    SIDES,
    CellField,
    CrystalsField,
    FatigueField,
    NumberField,
    QuietField,
    RoundField,
    SeatField,
    Side,
)  # fmt: skip
from engine.elemental.resolution import RoundRecord
from engine.elemental.state import ElementalState, Phase

_CELLS: tuple[CellName | None, ...] = (*NAMES, None)  # the last one is that of OFF
_GROUNDED = (False,) * 12
_NOBODY: tuple[Seat, ...] = ()


class PieceView(msgspec.Struct, frozen=True, gc=False):
    """A number on the board (off it: no cell), and the elemental under it where the viewer knows that."""

    number: NumberField
    cell: CellField | None
    energy: Literal[0, 1, 2]
    fresh: bool
    flying: bool
    element: Element | None
    possible: tuple[Element, ...]
    """The elementals that it may be, as far as everybody knows, in canonical order (EL-10.3)."""

    @property
    def known(self) -> Element | None:
        """The elemental that everybody knows it to be."""
        return self.possible[0] if len(self.possible) == 1 else None


Six = tuple[PieceView, PieceView, PieceView, PieceView, PieceView, PieceView]


class SideView(msgspec.Struct, frozen=True, gc=False):
    """One seat's half of the table."""

    seat: SeatField
    side: Side
    king: Element
    crystals: CrystalsField
    ready: bool
    """True if it has nothing to do now."""
    pieces: Six

    @property
    def elements(self) -> tuple[Element, ...]:
        """The elementals under this side's numbers, in canonical order."""
        return ELEMENTALS[self.seat]


class Landing(msgspec.Struct, frozen=True, gc=False):
    """The landing places that the viewer has to choose from (EL-7.7)."""

    number: NumberField
    cells: tuple[CellField, ...]


class Wells(msgspec.Struct, frozen=True, gc=False):
    """The wells with a crystal."""

    c4: bool
    g4: bool

    @property
    def full(self) -> tuple[CellName, ...]:
        """The wells with a crystal."""
        return tuple(name for name in ("c4", "g4") if getattr(self, name))


class ElementalView(GameView, frozen=True, gc=False, kw_only=True):
    """A viewer's knowledge; the order and the choice are the viewer's own."""

    remembered: ClassVar[frozenset[str]] = frozenset({"compared", "marks_danger"})
    phase: Phase
    round: RoundField
    quiet: QuietField
    quiet_limit: int
    active: tuple[SeatField, ...]
    supply: int
    wells: Wells
    fatigue: tuple[FatigueField, ...]
    seats: tuple[SideView, SideView]
    order: Order | None
    choice: Landing | None
    last: tuple[RoundEvent, ...]
    """The newest round as everybody sees it."""
    seen: tuple[Sighting, ...]
    outcome: Outcome | None
    knockback: RoundRecord | UnsetType = UNSET
    notes: tuple[NotesText, NotesText] | UnsetType = UNSET
    """The notes (see ``notes.py``), where they know more than ``possible`` says."""
    marks_danger: bool = True
    """Whether pictures mark the viewer's pieces that a known enemy can beat next."""

    compared: Order | None = None
    """Another order beside ``order``, which pictures show fainter: what was ordered where something else was better."""

    def in_lesson(self, start: "ElementalView | None" = None) -> "ElementalView":
        return replace(self, marks_danger=False)

    def notes_about(self, seat: int, number: int) -> list[Sighting]:
        """The notes about a number, oldest first."""
        return [note for note in self.seen if (note.seat, note.number) == (seat, number)]

    def price(self, order: Order) -> int:
        """The crystals that an order of the viewer's costs, with healing (EL-4)."""
        healing = HEALING if isinstance(order, (Move, Dash)) and order.heal else 0
        return healing + price(order, self.seats[self.viewer or 0].pieces[order.number - 1].fresh)

    def public_view(self) -> "ElementalView":
        """The part that everybody may see of it, whoever's view it is (EL-10.1, EL-10.4)."""
        if self.viewer is None:
            return self
        south, north = self.seats
        if self.outcome is None:
            south, north = _with_elements_hidden(south), _with_elements_hidden(north)
        return replace(self, viewer=None, seats=(south, north), order=None, choice=None)


def _with_elements_hidden(side: SideView) -> SideView:
    return replace(side, pieces=tuple([replace(piece, element=piece.known) for piece in side.pieces]))


def see(state: ElementalState, viewer: Seat | None) -> ElementalView:
    """The view of a viewer who exists."""
    arena, resolution = state.arena, state.resolution
    active = state.active
    south, north = knowledge(arena.notes[0], 0), knowledge(arena.notes[1], 1)
    pieces = _piece_views(state, viewer, south, north)
    return ElementalView(
        game="elemental",
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        quiet=state.quiet,
        quiet_limit=QUIET_LIMIT,
        active=active,
        supply=arena.supply,
        wells=Wells(bool(arena.wells & BITS[WELLS[0]]), bool(arena.wells & BITS[WELLS[1]])),
        fatigue=arena.fatigues(),
        seats=(_side_view(state, SEATS[0], active, pieces[:6]), _side_view(state, SEATS[1], active, pieces[6:])),
        order=None if viewer is None else state.orders[viewer],
        choice=_choice_of_landing(state, viewer),
        last=state.chronicle.last_round,
        seen=state.chronicle.seen,
        outcome=state.outcome,
        knockback=resolution.record(_NOBODY if viewer is None else (viewer,)) if resolution else UNSET,
        notes=UNSET if south.whole and north.whole else (f"{arena.notes[0]:x}", f"{arena.notes[1]:x}"),
    )


def _choice_of_landing(state: ElementalState, viewer: Seat | None) -> Landing | None:
    asked = state.resolution.asked[viewer] if state.resolution and viewer is not None else None
    return Landing(NUMBER_OF[asked[0]], tuple([NAMES[cell] for cell in cells_of(asked[1])])) if asked else None


def _side_view(state: ElementalState, seat: Seat, active: tuple[Seat, ...], pieces: list[PieceView]) -> SideView:
    ready = state.outcome is None and seat not in active
    six: Any = tuple(pieces)
    return SideView(seat, SIDES[seat], KINGS[seat], state.arena.crystals[seat], ready, six)


def _piece_views(state: ElementalState, viewer: Seat | None, south: Knowledge, north: Knowledge) -> list[PieceView]:
    """All twelve pieces, South's first."""
    arena = state.arena
    over = state.outcome is not None
    elements = (arena.elements[:6] if viewer == 0 or over else south.certain) + (
        arena.elements[6:] if viewer == 1 or over else north.certain
    )
    cells = [_CELLS[cell] for cell in arena.at]
    possible = south.possible + north.possible
    pieces = list(map(PieceView, NUMBER_OF, cells, arena.energy, arena.fresh, _GROUNDED, elements, possible))
    for flight in state.resolution.flights if state.resolution else ():
        pieces[flight.piece] = replace(pieces[flight.piece], cell=NAMES[flight.cell], flying=True)
    return pieces
