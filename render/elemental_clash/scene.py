"""What a picture is made from: a view, the words of a reader, and from whose side the field is seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.elemental_clash.view import ClashView
from render.elemental_clash.looks import Look, looks
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

    @property
    def looks(self) -> Mapping[str, Look]:
        """How the cards of this game look, by id."""
        return looks(self.words, self.view.rules)

    def side(self, seat: int) -> int:
        """0 for the near side, 1 for the far one."""
        return seat ^ self.near
