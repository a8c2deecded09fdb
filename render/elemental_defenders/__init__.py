"""The pictures of Elemental Defenders, each kind in a module of its own.

`faces` draws the cards, `parts` keeps the sprites.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from engine import Action
from engine.elemental_defenders.cards import ELEMENTS
from engine.elemental_defenders.view import DefendersView
from render.elemental_defenders import (
    figures,
    final_table,
    lobby_cover,
    parts,
    private_hand,
    private_tall,
    public_table,
)
from render.elemental_defenders.terms import TERMS
from render.kit.canvas import Canvas, Sprite
from render.kit.palette import Colour
from render.kit.shapes import LARGE, TALL, WIDE
from render.pictures import Names, Picture, Pictures, viewing_seat
from words.elemental_defenders import DefendersWords, alt


class DefendersPictures(Pictures[DefendersView, DefendersWords]):
    """The table shows both hands, for all is public (ED-9.1); a hand is large with the table small below."""

    table_shows_hands: ClassVar[bool] = True
    hand_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        WIDE: private_hand.compose,
        TALL: private_tall.compose,
        LARGE: partial(private_hand.compose, shape=LARGE),
    }
    end_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        TALL: private_tall.compose_end,
        LARGE: partial(private_tall.compose_end, shape=LARGE),
    }
    figure_drawings: ClassVar[Mapping[str, Callable[[Any], Canvas]]] = figures.FIGURES
    term_drawings: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = TERMS

    drawn_signs: ClassVar[str] = "⛰🔥💨💧★"

    def sign_sprite(self, character: str, side: int, ground: Colour) -> Sprite:
        element = dict(zip(self.drawn_signs, ELEMENTS, strict=False)).get(character)
        return parts.element_or_star(element, side, ground)

    def open_view(self, seat: int, views: Sequence[DefendersView]) -> DefendersView:
        return views[seat]

    def compose_table(self, view: DefendersView, names: Names, words: DefendersWords) -> Canvas:
        if view.outcome is not None:
            return final_table.compose(view, view.outcome, names, words)
        return public_table.compose(view.public_view(), names, words)

    def table_alt(self, view: DefendersView, names: Names, words: DefendersWords) -> str:
        return alt.table_alt(words, view.public_view(), names)

    def hand_alt(self, view: DefendersView, names: Names, words: DefendersWords, legal: Sequence[Action]) -> str:
        return alt.hand_alt(words, view, viewing_seat(view), names, legal)

    def compose_cover(self, words: DefendersWords) -> Canvas:
        return lobby_cover.compose(words)

    def cover_alt(self, words: DefendersWords) -> str:
        return words.say("alt-cover", cards=", ".join(words.card_name(card) for card in lobby_cover.CARDS))

    def draw_ahead(self, words: DefendersWords) -> None:
        parts.draw_ahead()
        public_table.draw_ahead(words)
