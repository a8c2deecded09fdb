"""Where columns begin: those of the field, and the one beside it."""

from __future__ import annotations

from render.elemental_clash import tiles
from render.kit.furniture import WIDTH

TILE_WIDTH = tiles.WIDTH
LEFT, GAP = 30, 6
STEP = TILE_WIDTH + GAP
STRIP = 5 * STEP - GAP
"""How wide the field is."""
ASIDE = LEFT + STRIP + 16
"""Where the column beside it begins."""
ASIDE_WIDTH = WIDTH - 12 - ASIDE


def column(number: int) -> int:
    """Where a column of the field begins; they are numbered from 1."""
    return LEFT + STEP * (number - 1)
