"""What a picture is made from: a view, the words of a reader, and from whose side the field is seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.elemental_clash.view import ClashView
from render.elemental_clash.looks import Look, looks
from render.elemental_clash.rows import Rows, rows
from render.kit.furniture import HIGHEST
from words.elemental_clash import ClashWords
from words.game import Names


@dataclass(frozen=True)
class Scene:
    """A view with everything that drawing it takes."""

    view: ClashView
    words: ClashWords
    names: Names
    near: int = 0
    """The seat at the bottom of the picture."""
    choices: frozenset[str] = frozenset()
    """The places that can be chosen now: they stand out."""
    whole: bool = False
    """Whether every row has its height, whatever lies there: all such pictures are of one size."""
    least: int = 0
    """How high the field is at least, in pixels: as high as what stands beside it."""
    most: int = HIGHEST
    """How high it is at most, if its cards can be so low."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """How the cards of this game look, by id."""
        return looks(self.words, self.view.rules)

    @cached_property
    def rows(self) -> Rows:
        """Where the rows of the field are."""
        return rows(self.view, self.near, self.least, self.most, whole=self.whole)

    def top(self, seat: int, zone: str) -> int:
        """Where a row of a player begins."""
        return self.rows.tops[self.side(seat), zone]

    def side(self, seat: int) -> int:
        """0 for the near side, 1 for the far one."""
        return seat ^ self.near
