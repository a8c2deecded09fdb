"""A full state around what one viewer knows (EL-10)."""

from engine.chance import Chance
from engine.contract import Seat, View, read_view
from engine.elemental.arena import Arena, replace_item
from engine.elemental.board import BITS, BY_NAME, OFF, Cell, Element
from engine.elemental.chronicle import Chronicle
from engine.elemental.fights import cells_of
from engine.elemental.legal import orders
from engine.elemental.notes import Notes, assignments, possible_assignments
from engine.elemental.pieces import ELEMENTALS, SEATS, Piece
from engine.elemental.play_landing import choose_landing, restore_landings
from engine.elemental.position import check
from engine.elemental.resolution import Resolution, RoundRecord
from engine.elemental.state import ElementalState
from engine.elemental.view import ElementalView


class Imagination:
    """The state that is drawn for one seed: the same view and seed always give the same state."""

    def __init__(self, view: View, viewer: Seat | None, seed: str) -> None:
        self.view = read_view(view, ElementalView)
        self.viewer = viewer
        self.chance = Chance(f"{seed}/imagine", 0)

    def arena(self) -> Arena:
        """The table, with hidden elementals that the notes allow."""
        seats = self.view.seats
        pieces = [*seats[0].pieces, *seats[1].pieces]
        arena = Arena()
        arena.at = [OFF if piece.cell is None or piece.flying else BY_NAME[piece.cell] for piece in pieces]
        arena.energy = tuple([piece.energy for piece in pieces])
        arena.fresh = tuple([piece.fresh for piece in pieces])
        arena.crystals = (seats[0].crystals, seats[1].crystals)
        arena.wells = sum(BITS[BY_NAME[name]] for name in self.view.wells.full)
        arena.fatigue = {(south, north): rounds for south, north, rounds in self.view.fatigue}
        if self.view.notes:
            arena.notes = tuple([Notes(int(notes, 16)) for notes in self.view.notes])
        else:
            arena.notes = tuple(
                [possible_assignments(tuple([piece.possible for piece in side.pieces])) for side in seats]
            )
        arena.elements = tuple([element for seat in SEATS for element in self._drawn_elements(seat, arena.notes[seat])])
        return arena

    def _drawn_elements(self, seat: Seat, notes: Notes) -> list[Element | None]:
        side = self.view.seats[seat]
        shown = [piece.element for piece in side.pieces]
        if seat == self.viewer or self.view.phase == "over":
            return shown
        choices = assignments(notes)
        if not choices:
            raise ValueError("the notes rule everything out")
        drawn: list[Element | None] = [ELEMENTALS[seat][rank] for rank in choices[self.chance.below(len(choices))]]
        if self.view.phase == "setup" and not side.ready:
            given = self.chance.below(5)  # with five given the sixth is, too
            return drawn[:given] + [None] * (6 - given)
        return drawn

    def fill(self, state: ElementalState) -> None:
        """All else that there is in a game; BadOptions or ValueError where no game looks like the view."""
        view = self.view
        state.phase = view.phase
        state.round = view.round
        state.quiet = view.quiet
        state.outcome = view.outcome
        state.chronicle = Chronicle(view.last, view.seen)
        check(state, view.knockback or None)
        if view.knockback:
            self._resume_round(state, view.knockback)
        if state.phase == "orders":
            self._submit_orders(state)

    def _submit_orders(self, state: ElementalState) -> None:
        if self.viewer is not None and self.view.order is not None:
            if self.view.order not in orders(state, self.viewer):
                raise ValueError("the order is not legal")
            state.orders = replace_item(state.orders, self.viewer, self.view.order)
        for seat in SEATS:
            if seat != self.viewer and self.view.seats[seat].ready:
                legal = orders(state, seat)
                state.orders = replace_item(state.orders, seat, legal[self.chance.below(len(legal))])

    def _resume_round(self, state: ElementalState, record: RoundRecord) -> None:
        resolution = state.resolution = Resolution.resume(state.arena, record)
        if state.phase != "knockback":
            return
        for seat in SEATS:
            restore_landings(resolution, seat, record)
            if seat != self.viewer:
                self._choose_places(resolution, seat)

    def _choose_places(self, resolution: Resolution, seat: Seat) -> None:
        """Let the other seat choose at random: everything, or as much as leaves it something to choose."""
        before: list[tuple[dict[Piece, Cell], tuple[Piece, int]]] = []
        while (asked := resolution.asked[seat]) is not None:
            before.append((resolution.placed.copy(), asked))
            cells = cells_of(asked[1])
            choose_landing(resolution, seat, cells[self.chance.below(len(cells))])
        if before and not self.view.seats[seat].ready:
            resolution.placed, resolution.asked[seat] = before[self.chance.below(len(before))]
