"""What a picture is made from: a view, the words of a reader, and from whose side the field is seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.elemental_clash.view import ClashView
from render.elemental_clash.geometry import LINES, TILES, Grid
from render.elemental_clash.looks import Look, looks
from render.elemental_clash.rows import HEIGHTS, LINE, LOW, TWO_LINES, Heights, Rows, lines, rows
from render.kit.furniture import HIGHEST
from words.elemental_clash import ClashWords
from words.game import Names

GRIDS = {0: TILES, LINE: LINES, TWO_LINES: LINES._replace(picture=(24, 15))}
"""The columns of a field, by the height of cards that are lines: over two of them a sign stands below the name."""


@dataclass(frozen=True)
class Scene:
    """A view with everything that drawing it takes."""

    view: ClashView
    words: ClashWords
    names: Names
    near: int = 0
    """The seat at the bottom of the picture."""
    own: int | None = None
    """The seat that alone sees the picture, if it is no table's."""
    choices: frozenset[str] = frozenset()
    """The places that can be chosen now: they stand out."""
    usable: frozenset[str] = frozenset()
    """The piles on which something that is held can be played now."""
    whole: bool = False
    """Whether every row has its height, whatever lies there: all such pictures are of one size."""
    least: int = 0
    """How high the field is at least, in pixels: as high as what stands beside it."""
    most: int = HIGHEST
    """How high it is at most, if its cards can be so low."""
    highest: int = HEIGHTS[0]
    """How high a card of the field is at most."""
    head: int = 0
    """How much is left above it."""
    stones: Collection[int] = (0, 1)
    """The sides whose stones are shown: what they give decides nothing any more when a game is over."""
    empty: int = LOW
    """How high rows without cards are at least, of which none can be chosen."""
    lined: int = 0
    """How high the cards of the field are where they are lines, and rows without any are left out: for large type."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """How the cards of this game look, by id."""
        return looks(self.words, self.view.rules)

    @cached_property
    def rows(self) -> Rows:
        """Where the rows of the field are."""
        if self.lined:
            return lines(self.view, self.near, self.choices, self.lined)
        heights = Heights(self.least, self.most, self.highest, self.empty, self.head, self.stones)
        return rows(self.view, self.near, heights, self.choices, whole=self.whole)

    @property
    def grid(self) -> Grid:
        """Where the columns of the field are."""
        return GRIDS[self.lined]

    def top(self, seat: int, zone: str) -> int:
        """Where a row of a player begins."""
        return self.rows.tops[self.side(seat), zone]

    def side(self, seat: int) -> int:
        """0 for the near side, 1 for the far one."""
        return seat ^ self.near
