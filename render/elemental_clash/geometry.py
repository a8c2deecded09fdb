"""Where columns begin: those of the field, and the one beside it."""

from __future__ import annotations

from typing import NamedTuple

from render.elemental_clash import tiles
from render.kit.table_parts import WIDTH

TILE_WIDTH = tiles.WIDTH


class FieldColumns(NamedTuple):
    """The five columns of a field."""

    left: int
    card_width: int
    """How wide a card is."""
    gap: int
    emblem_middle: tuple[int, int]
    """Where on a card its picture has its middle: from the card's left edge, and below the card's middle."""

    def column_left(self, number: int) -> int:
        """Where a column begins; they are numbered from 1."""
        return self.left + (self.card_width + self.gap) * (number - 1)

    @property
    def field_width(self) -> int:
        """How wide the field is."""
        return self.column_left(6) - self.gap - self.left


TILES = FieldColumns(30, TILE_WIDTH, 6, (32, 14))
"""Cards with their pictures, beside what is told."""
LINES = FieldColumns(34, tiles.LINE_WIDTH, 6, (66, 0))
"""Cards that are lines, as wide as a picture in large type: what lies over one lies at the end of its name."""
LEFT, GAP, STRIP = TILES.left, TILES.gap, TILES.field_width
column_left = TILES.column_left
ASIDE = LEFT + STRIP + 16
"""Where the column beside the field begins."""
ASIDE_WIDTH = WIDTH - 12 - ASIDE
