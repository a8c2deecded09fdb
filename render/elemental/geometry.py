"""Where the board's cells lie in a picture."""

from __future__ import annotations

from engine.elemental.board import BY_NAME, COORDINATES, NAMES
from render.kit.sketch import Point

COLUMN_STEP, CELL_STEP = 53, 60
"""Pixels from column to column and from cell to cell in a column: very nearly regular hexagons."""
CORNER_RADIUS = 34
"""From the middle of a cell to its corners in the east and west, in pixels."""

BOARD_WIDTH, BOARD_HEIGHT = 558, 636
"""Of the board with its frame."""
BOARD_CENTRE = (BOARD_WIDTH // 2, BOARD_HEIGHT // 2)

CELL_CENTRES: dict[str, tuple[int, int]] = {
    name: (BOARD_CENTRE[0] + COLUMN_STEP * q, BOARD_CENTRE[1] + CELL_STEP * r + CELL_STEP // 2 * q)
    for name, (q, r) in zip(NAMES, COORDINATES, strict=True)
}
"""The middle of each cell in pixels, seen from the south."""
CELL_CENTRES_FROM_NORTH: dict[str, tuple[int, int]] = {
    name: (BOARD_WIDTH - x, BOARD_HEIGHT - y) for name, (x, y) in CELL_CENTRES.items()
}
"""The middle of each cell in pixels, seen from the north."""


TRIMMED_MARGIN = 44
"""The pixels that a trimmed board leaves out above its cells, and as many below them."""


def cell_centres(turned: bool, trimmed: int = 0) -> dict[str, tuple[int, int]]:
    """Where the cells lie on a board that is turned to the north, or is not, without so much of its top."""
    return {name: (x, y - trimmed) for name, (x, y) in (CELL_CENTRES_FROM_NORTH if turned else CELL_CENTRES).items()}


def hexagon_corners(centre: Point, inset: float) -> list[Point]:
    """The corners of a cell, `inset` pixels inside its edge.

    Its slanting sides run two pixels down for each one across, so that all their lines look alike and pack well.
    """
    x, y = centre
    high = CELL_STEP / 2 - inset
    wide = CORNER_RADIUS - inset * 1.118
    flat = wide - high / 2
    return [
        (x - wide, y),
        (x - flat, y - high),
        (x + flat, y - high),
        (x + wide, y),
        (x + flat, y + high),
        (x - flat, y + high),
    ]


def coordinate_labels(turned: bool = False, trimmed: int = 0) -> list[tuple[str, int, int]]:
    """The coordinates around the board: letters below the columns, ranks where each begins and ends."""
    labels = _rim_labels(trimmed > 0)
    return [
        (text, BOARD_WIDTH - x, BOARD_HEIGHT - y - trimmed) if turned else (text, x, y - trimmed)
        for text, x, y in labels
    ]


def _rim_labels(trimmed: bool) -> list[tuple[str, int, int]]:
    labels = []
    for column in "abcdefghi":
        x, y = CELL_CENTRES[f"{column}1"]
        beside = (x + (35 if column > "e" else -35), y + (20 if column == "e" else 28))
        labels.append((column, *beside) if trimmed else (column, x, y + CELL_STEP // 2 + 15))
    for rank in range(1, 10):
        start = min((name for name in BY_NAME if name[1] == str(rank)), key=lambda name: CELL_CENTRES[name][0])
        x, y = CELL_CENTRES[start]
        if rank <= 5:
            y -= 6 if trimmed and rank == 1 else 0  # there is a letter below
            labels += [(str(rank), x - 46, y), (str(rank), BOARD_WIDTH - x + 46, y)]
        elif rank == 9:
            labels.append(("9", x - 36, y - 20) if trimmed else ("9", x, y - CELL_STEP // 2 - 15))
        else:
            labels += [
                (str(rank), x - 26, y - CELL_STEP // 2 - 9),
                (str(rank), BOARD_WIDTH - x + 26, y - CELL_STEP // 2 - 9),
            ]
    return labels
