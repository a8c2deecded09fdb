"""The board of 61 cells (EL-1): coordinates, names, ways, and the bit sets that the rest counts with.

A cell is its place in the canonical order (column a to i, in it rank ascending); a set of cells is an int with the
bit ``1 << cell`` for each. ``OFF`` stands for a piece that is on no cell: the tables by cell end with an entry for it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NewType

Cell = NewType("Cell", int)
CellName = str
"""Column and rank, "a1" to "i5" (EL-1.3)."""

Element = Literal["earth", "fire", "ice", "wind", "water", "light", "dark"]

SIDE = 5
FARTHEST = 2 * (SIDE - 1)
OFF: Final = Cell(-1)

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # EL-1.4: N, NE, SE, S, SW, NW


def _is_on_board(q: int, r: int) -> bool:
    return max(abs(q), abs(r), abs(q + r)) < SIDE


COORDINATES: tuple[tuple[int, int], ...] = tuple(
    (q, r) for q in range(1 - SIDE, SIDE) for r in range(SIDE - 1, -SIDE, -1) if _is_on_board(q, r)
)
"""Axial coordinates (q to the east, r to the south) by cell (EL-1.1)."""

CELLS: tuple[Cell, ...] = tuple(Cell(i) for i in range(len(COORDINATES)))
_AT = {place: cell for cell, place in zip(CELLS, COORDINATES, strict=True)}

NAMES: tuple[CellName, ...] = tuple(f"{'abcdefghi'[q + 4]}{min(4, 4 - q) - r + 1}" for q, r in COORDINATES)
_HEIGHTS = Counter(name[0] for name in NAMES)
NAME_PATTERN = "^(?:" + "|".join(f"{column}[1-{height}]" for column, height in _HEIGHTS.items()) + r")\Z"
"""A regular expression for the names of the cells."""
BY_NAME: Mapping[CellName, Cell] = {name: cell for cell, name in zip(CELLS, NAMES, strict=True)}

BITS: tuple[int, ...] = (*(1 << cell for cell in CELLS), 0)


def length(q: int, r: int) -> int:
    """The number of steps of a vector (EL-1.2)."""
    return max(abs(q), abs(r), abs(q + r))


def vector(start: Cell, end: Cell) -> tuple[int, int]:
    """The vector from one cell to another."""
    (q, r), (eq, er) = COORDINATES[start], COORDINATES[end]
    return eq - q, er - r


def distance(one: Cell, other: Cell) -> int:
    """The steps from one cell to another on an empty board."""
    return length(*vector(one, other))


def cells_as_bits(cells: Sequence[Cell]) -> int:
    """The bit set of the cells."""
    bits = 0
    for cell in cells:
        bits |= BITS[cell]
    return bits


def _cell_towards(cell: Cell, *directions: tuple[int, int]) -> Cell:
    q, r = COORDINATES[cell]
    return _AT.get((q + sum(d[0] for d in directions), r + sum(d[1] for d in directions)), OFF)


def _dash_ends(cell: Cell) -> tuple[tuple[Cell, tuple[Cell, ...]], ...]:
    """The ends of a dash, clockwise from N,N, each with the cells on its ways in their order (EL-1.5)."""
    found: list[tuple[Cell, tuple[Cell, ...]]] = []
    for k, direction in enumerate(DIRECTIONS):
        turned = DIRECTIONS[(k + 1) % 6]
        found.append((_cell_towards(cell, direction, direction), (_cell_towards(cell, direction),)))
        bent = tuple(way for way in (_cell_towards(cell, direction), _cell_towards(cell, turned)) if way != OFF)
        found.append((_cell_towards(cell, direction, turned), bent))
    return tuple((end, ways) for end, ways in found if end != OFF)


NEIGHBOURS: tuple[tuple[Cell, ...], ...] = tuple(
    tuple(near for direction in DIRECTIONS if (near := _cell_towards(cell, direction)) != OFF) for cell in CELLS
)
"""The neighbours of a cell, clockwise from N."""

NEAR: tuple[int, ...] = (*(cells_as_bits(near) for near in NEIGHBOURS), 0)
DASHES = tuple(_dash_ends(cell) for cell in CELLS)
WITHIN_DASH: tuple[int, ...] = tuple(
    cells_as_bits([end for end in CELLS if 1 <= distance(cell, end) <= 2]) for cell in CELLS
)
RINGS: tuple[tuple[tuple[tuple[int, int, int], ...], ...], ...] = tuple(
    tuple(
        tuple((BITS[other], *vector(cell, other)) for other in CELLS if distance(cell, other) == radius)
        for radius in range(FARTHEST + 1)
    )
    for cell in CELLS
)
"""By cell and radius: the cells at that distance in canonical order, each as its bit and the vector to it."""

FOUNTAIN_CENTRES: Mapping[Element, CellName] = {"earth": "e5", "fire": "b2", "ice": "h5", "wind": "b5", "water": "h2"}
_GROUNDS: dict[Cell, Element] = {
    cell: element
    for element, centre in FOUNTAIN_CENTRES.items()
    for cell in (BY_NAME[centre], *NEIGHBOURS[BY_NAME[centre]])
}
GROUNDS: tuple[Element | None, ...] = tuple(_GROUNDS.get(cell) for cell in CELLS)
"""The element of the fountain that a cell belongs to; ``None`` off the fountains (EL-1.6)."""

WELLS: tuple[Cell, Cell] = (BY_NAME["c4"], BY_NAME["g4"])
RIGHT_HAND_WELLS: tuple[Cell, Cell] = (BY_NAME["g4"], BY_NAME["c4"])
"""By seat: the well at the player's right hand (EL-8.3)."""

CIRCLES: tuple[Cell, Cell] = (BY_NAME["e2"], BY_NAME["e8"])
BEHIND_CIRCLES: tuple[Cell, Cell] = (BY_NAME["e1"], BY_NAME["e9"])
START_CELLS: tuple[Cell, ...] = tuple(
    BY_NAME[name] for name in ("e3", "f2", "f1", "e1", "d1", "d2", "e7", "d7", "d8", "e9", "f8", "f7")
)
"""By piece: South's numbers 1 to 6, then North's (EL-1.9)."""
