"""The winners of fights (EL-6.3 to EL-6.5), and the places where a thrown piece comes down (EL-7.1 to EL-7.6)."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec

from engine.elemental.board import (
    BITS,
    FARTHEST,
    RINGS,
    Cell,
    Element,
    distance,
    length,
    vector,
)
from engine.elemental.pieces import KINGS, Piece

BEATS: Mapping[Element, tuple[Element, Element]] = {
    "earth": ("fire", "ice"),
    "fire": ("ice", "wind"),
    "ice": ("wind", "water"),
    "wind": ("water", "earth"),
    "water": ("earth", "fire"),
}


class FightResult(NamedTuple):
    """The result of a fight; all pairs are South's, North's."""

    acting: tuple[Element | None, Element | None]
    damage: tuple[int, int]
    pushed: tuple[bool, bool]
    loser: int | None
    """The seat of the piece that is hit or pushed."""
    cost: int
    """The energy that it costs; 0 for a pushed king."""
    level: bool
    """Equals met, and neither won (EL-6.5 case 2)."""


@cache
def fight_result(
    south: Element, south_ground: Element | None, north: Element, north_ground: Element | None
) -> FightResult:
    """The end of a fight between two elementals, each on the fountain of an element or on none (EL-6.5)."""
    one = south_ground if south in KINGS else south
    other = north_ground if north in KINGS else north
    loser: int | None = None
    cost = 0
    if one is None or other is None:
        if one != other:
            loser = 0 if one is None else 1
    elif one == other:
        at_home = (south_ground == one, north_ground == other)
        if at_home[0] != at_home[1] and south not in KINGS and north not in KINGS:
            loser, cost = (1, 1) if at_home[0] else (0, 1)
    elif other in BEATS[one]:
        loser, cost = 1, _damage_of_hit(south, south_ground, north)
    else:
        loser, cost = 0, _damage_of_hit(north, north_ground, south)
    return FightResult(
        acting=(one, other),
        damage=(cost if loser == 0 else 0, cost if loser == 1 else 0),
        pushed=(loser == 0 and not cost, loser == 1 and not cost),
        loser=loser,
        cost=cost,
        level=one is not None and one == other and not cost,
    )


def _damage_of_hit(winner: Element, ground: Element | None, loser: Element) -> int:
    return 2 if winner == ground and loser not in KINGS else 1


class Flight(msgspec.Struct, frozen=True, gc=False):
    """A piece in the air: it comes down at the first radius around ``centre`` that has a place for it.

    There the places nearest to the aim are best: with X the vector from ``centre`` to a place, those with the least
    squared length of ``scale * X - aim`` (EL-7.2, EL-7.4). ``cell`` is where the piece was last, and where it is shown.
    """

    piece: Piece
    returns: bool
    cell: Cell
    centre: Cell
    radii: tuple[int, ...]
    scale: int
    aim: tuple[int, int]
    ruled_out: int

    def bounced(self, contested: Cell) -> "Flight":
        """This flight, going on from a cell that it could not keep (EL-7.6)."""
        ruled_out = self.ruled_out | BITS[contested]
        return Flight(self.piece, self.returns, contested, self.centre, self.radii, self.scale, self.aim, ruled_out)

    def landing_places(self, own: int, enemies: int) -> int:
        """The cells where it may come down, as a bit set: one, or several for its owner to choose from (EL-7.2)."""
        return _nearest_free_cells(self.centre, self.radii, self.scale, self.aim, self.ruled_out | own, enemies)


@cache
def radii_from(*first: int) -> tuple[int, ...]:
    """These radii, then all others from 1 on."""
    return (*first, *(radius for radius in range(1, FARTHEST + 1) if radius not in first))


def _nearest_free_cells(
    centre: Cell, radii: tuple[int, ...], scale: int, aim: tuple[int, int], closed: int, enemies: int
) -> int:
    aim_q, aim_r = aim
    for radius in radii:
        taken = closed if radius else closed | enemies
        best, nearest = 0, -1
        for bit, q, r in RINGS[centre][radius]:
            if bit & taken:
                continue
            off_q, off_r = scale * q - aim_q, scale * r - aim_r
            off = off_q * off_q + off_r * off_r + off_q * off_r  # EL-1.2, written out: this is what fights wait for
            if nearest < 0 or off < nearest:
                best, nearest = bit, off
            elif off == nearest:
                best |= bit
        if best:
            return best
    raise AssertionError("The board has more cells than pieces.")


def knocked_away(piece: Piece, cell: Cell, winners: list[Cell]) -> Flight:
    """After an ordinary fight: away from all who hit or pushed it (EL-7.3)."""
    aim_q = aim_r = ruled_out = 0
    for winner in winners:
        q, r = vector(winner, cell)
        aim_q += q
        aim_r += r
        ruled_out |= BITS[winner]
    return Flight(piece, False, cell, cell, radii_from(1, 0), 1, (aim_q, aim_r), ruled_out)


def thrown_back(piece: Piece, cell: Cell, way: tuple[int, int]) -> Flight:
    """After a lost priority fight: two cells along ``way`` (EL-7.4)."""
    q, r = way
    return Flight(piece, False, cell, cell, radii_from(2, 1), length(q, r), (2 * q, 2 * r), 0)


def returning(piece: Piece, cell: Cell, origin: Cell) -> Flight:
    """After a level priority fight: back to where its order began (EL-7.5)."""
    steps = distance(cell, origin)
    return Flight(piece, True, cell, cell, radii_from(steps), 1, vector(cell, origin), 0)


def cells_of(bits: int) -> list[Cell]:
    """The cells of a bit set, in canonical order."""
    cells = []
    while bits:
        lowest = bits & -bits
        cells.append(Cell(lowest.bit_length() - 1))
        bits ^= lowest
    return cells
