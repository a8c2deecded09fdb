"""What a picture is made from: a view, the words of a reader, and from whose side the field is seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.elemental_clash.view import ClashView
from render.elemental_clash.geometry import LINES, TILES, FieldColumns
from render.elemental_clash.looks import CardLook, card_looks
from render.elemental_clash.rows import HEIGHTS, LINE, LOW, TWO_LINES, FieldRows, HeightLimits, field_rows, line_rows
from render.kit.table_parts import HIGHEST
from words.elemental_clash import ClashWords
from words.game import Names

GRIDS = {0: TILES, LINE: LINES, TWO_LINES: LINES._replace(emblem_middle=(24, 15))}
"""The columns of a field, by the height of cards that are lines: over two of them a sign stands below the name."""


@dataclass(frozen=True)
class Scene:
    """A view with everything that drawing it takes."""

    view: ClashView
    words: ClashWords
    names: Names
    near_seat: int = 0
    """The seat at the bottom of the picture."""
    private_seat: int | None = None
    """The seat that alone sees the picture, if it is no table's."""
    choosable_places: frozenset[str] = frozenset()
    """The places that can be chosen now: they stand out."""
    usable_piles: frozenset[str] = frozenset()
    """The piles on which something that is held can be played now."""
    all_rows_high: bool = False
    """Whether every row has its height, whatever lies there: all such pictures are of one size."""
    least_height: int = 0
    """How high the field is at least, in pixels: as high as what stands beside it."""
    most_height: int = HIGHEST
    """How high it is at most, if its cards can be so low."""
    most_card_height: int = HEIGHTS[0]
    """How high a card of the field is at most."""
    space_above: int = 0
    """How much is left above it."""
    stones: Collection[int] = (0, 1)
    """The sides whose stones are shown: what they give decides nothing any more when a game is over."""
    least_empty_row: int = LOW
    """How high rows without cards are at least, of which none can be chosen."""
    line_height: int = 0
    """How high the cards of the field are where they are lines, and rows without any are left out: for large type."""

    @property
    def looks(self) -> Mapping[str, CardLook]:
        """How the cards of this game look, by id."""
        return card_looks(self.words, self.view.rules)

    @cached_property
    def rows(self) -> FieldRows:
        """Where the rows of the field are."""
        if self.line_height:
            return line_rows(self.view, self.near_seat, self.choosable_places, self.line_height)
        heights = HeightLimits(
            self.least_height,
            self.most_height,
            self.most_card_height,
            self.least_empty_row,
            self.space_above,
            self.stones,
        )
        return field_rows(self.view, self.near_seat, heights, self.choosable_places, whole=self.all_rows_high)

    @property
    def grid(self) -> FieldColumns:
        """Where the columns of the field are."""
        return GRIDS[self.line_height]

    def row_top(self, seat: int, zone: str) -> int:
        """Where a row of a player begins."""
        return self.rows.row_tops[self.side_of_seat(seat), zone]

    def side_of_seat(self, seat: int) -> int:
        """0 for the near side, 1 for the far one."""
        return seat ^ self.near_seat
