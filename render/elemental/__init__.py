"""The pictures of Elemental, each kind in a module of its own.

`geometry` and `parts` have places and sprites, `board` is what the table and the private picture share, `margin` stands
beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from engine import Action
from engine.elemental import ElementalView
from render.elemental import (
    board,
    figures,
    margin,
    parts,
    private_board,
    private_large,
    private_tall,
    public_table,
    signs,
    tiles,
)
from render.elemental.terms import TERMS
from render.kit.canvas import Canvas
from render.kit.shapes import LARGE, TALL, WIDE
from render.pictures import Names, Picture, Pictures
from words.elemental import ElementalWords


class ElementalPictures(Pictures[ElementalView, ElementalWords]):
    """The table is the same for every viewer; a seat's own picture is turned to its side (EL-10.4)."""

    hand_shows_table: ClassVar[bool] = True
    hand_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        WIDE: private_board.compose,
        TALL: private_tall.compose,
        LARGE: private_large.compose,
    }
    end_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        TALL: lambda view, names, words: private_tall.compose(view, view.viewer, names, words),
        LARGE: lambda view, names, words: private_large.compose(view, view.viewer, names, words),
    }
    figure_drawings: ClassVar[Mapping[str, Callable[[Any], Canvas]]] = figures.FIGURES
    term_drawings: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = TERMS

    def compose_table(self, view: ElementalView, names: Names, words: ElementalWords) -> Canvas:
        turned = view.outcome is not None and view.viewer == 1
        return public_table.compose(view.public_view(), names, words, turned=turned)

    def compose_open_hands(
        self, view: ElementalView, hands: Mapping[int, ElementalView], names: Names, words: ElementalWords
    ) -> Canvas:
        south, north = [hands[seat].seats[seat] if seat in hands else side for seat, side in enumerate(view.seats)]
        return public_table.compose(replace(view.public_view(), seats=(south, north)), names, words)

    def open_view(self, seat: int, views: Sequence[ElementalView]) -> ElementalView:
        south, north = [view.seats[side] for side, view in enumerate(views)]
        return replace(views[seat], seats=(south, north))

    def table_alt(self, view: ElementalView, names: Names, words: ElementalWords) -> str:
        return words.table_alt(view.public_view(), names)

    def hand_alt(self, view: ElementalView, names: Names, words: ElementalWords, legal: Sequence[Action]) -> str:
        return words.hand_alt(view, names)

    def open_hand_alt(self, view: ElementalView, names: Names, words: ElementalWords) -> str:
        return words.open_hand_alt(view, names)

    def compose_cover(self, words: ElementalWords) -> Canvas:
        return figures.compose_cover(words)

    def draw_ahead(self, words: ElementalWords) -> None:
        """Draw the board, the pieces as they begin, and what lists are made of; the rest when it is first seen."""
        for turned in (False, True):
            board.empty_board(margin.PICTURE_WIDTH, turned)
        parts.draw_ahead()
        tiles.choosable_cell_edge()
        for outcome in signs.FIGHT_OUTCOMES:
            signs.fight_burst(outcome)
        margin.draw_ahead(words)
