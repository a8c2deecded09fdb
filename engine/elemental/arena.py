"""Everything that lies on the table: pieces, elementals, crystals, and what is known of them."""

from typing import TypeVar

from engine.elemental.board import BITS, NEAR, OFF, Cell, Element
from engine.elemental.notes import Notes, notes_after_reveal
from engine.elemental.pieces import CRYSTALS, NUMBER_OF, REMOVED, SEAT_OF, Number, Piece

T = TypeVar("T")


def replace_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The tuple with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])


class Arena:
    """The pieces by place in the lists 0 to 11, South's first; changed in place.

    What seldom changes is in tuples, so that copies can share it.
    """

    __slots__ = ("at", "crystals", "elements", "energy", "fatigue", "fresh", "notes", "wells")

    at: list[Cell]
    """The cell of each piece; OFF for one that is removed or in the air."""
    energy: tuple[int, ...]
    fresh: tuple[bool, ...]
    elements: tuple[Element | None, ...]
    """The elemental under each number; ``None`` until it is assigned."""
    crystals: tuple[int, ...]
    """By seat."""
    wells: int
    """The wells with a crystal, as a bit set."""
    notes: tuple[Notes, ...]
    """By seat."""
    fatigue: dict[tuple[Number, Number], int]
    """South's and North's number: in how many rounds up to now their priority fights were level (EL-6.11)."""

    def copy(self) -> "Arena":
        """The same pieces, which go their own way from here."""
        twin = Arena.__new__(Arena)
        twin.at = self.at.copy()
        twin.energy = self.energy
        twin.fresh = self.fresh
        twin.elements = self.elements
        twin.crystals = self.crystals
        twin.wells = self.wells
        twin.notes = self.notes
        twin.fatigue = self.fatigue.copy()
        return twin

    @property
    def supply(self) -> int:
        """The crystals that nobody has and that lie on no well."""
        return CRYSTALS - sum(self.crystals) - self.wells.bit_count()

    def occupied_cells(self, seat: int) -> int:
        """The cells with pieces of the seat on the board, as a bit set."""
        one, two, three, four, five, six = self.at[6:] if seat else self.at[:6]
        return BITS[one] | BITS[two] | BITS[three] | BITS[four] | BITS[five] | BITS[six]

    def adjacent_cells(self, seat: int) -> int:
        """The neighbours of all cells with pieces of the seat, as a bit set."""
        one, two, three, four, five, six = self.at[6:] if seat else self.at[:6]
        return NEAR[one] | NEAR[two] | NEAR[three] | NEAR[four] | NEAR[five] | NEAR[six]

    def pieces_on(self, cell: Cell) -> list[Piece]:
        """The pieces on a cell, South's first."""
        return [Piece(piece) for piece, place in enumerate(self.at) if place == cell]

    def element(self, piece: Piece) -> Element:
        """The elemental of a piece in a game that has begun."""
        element = self.elements[piece]
        assert element is not None, "fights and orders come after the setup"
        return element

    def removed(self, seat: int) -> tuple[Number, ...]:
        """The numbers of the seat that are off the board, ascending."""
        first = 6 * seat
        return tuple(i + 1 for i, energy in enumerate(self.energy[first : first + 6]) if energy == REMOVED)

    def fatigues(self) -> tuple[tuple[Number, Number, int], ...]:
        """South's number, North's number, rounds; in that order."""
        if not self.fatigue:
            return ()
        return tuple((south, north, rounds) for (south, north), rounds in sorted(self.fatigue.items()))

    def elements_of(self, seat: int) -> tuple[Element | None, ...]:
        """The elementals under the numbers of a seat."""
        return self.elements[6 * seat : 6 * seat + 6]

    def reveal(self, piece: Piece) -> None:
        """Everybody sees the elemental of the piece now (EL-6.2)."""
        seat = SEAT_OF[piece]
        notes = notes_after_reveal(self.notes[seat], NUMBER_OF[piece], self.element(piece))
        if notes != self.notes[seat]:
            self.notes = replace_item(self.notes, seat, notes)

    def set_energy(self, piece: Piece, energy: int) -> None:
        """Give a piece this energy, 1 or 2."""
        self.energy = replace_item(self.energy, piece, energy)

    def set_fresh(self, piece: Piece, fresh: bool) -> None:
        """Say whether a piece has not moved since it came onto the board (EL-4.2)."""
        if self.fresh[piece] != fresh:
            self.fresh = replace_item(self.fresh, piece, fresh)

    def set_element(self, piece: Piece, element: Element | None) -> None:
        """Put an elemental, or a king, under a number."""
        self.elements = replace_item(self.elements, piece, element)

    def gain(self, seat: int, crystals: int) -> None:
        """Crystals for a seat, or fewer of them when it pays."""
        self.crystals = replace_item(self.crystals, seat, self.crystals[seat] + crystals)

    def remove(self, piece: Piece) -> None:
        """Take a piece off the board."""
        self.at[piece] = OFF
        self.set_energy(piece, REMOVED)
        self.set_fresh(piece, False)
