"""The pictures of Elemental Defenders, each kind in a module of its own.

`faces` draws the cards, `parts` keeps the sprites.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from engine import Action
from engine.caches import cached
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
from render.pictures import Names, Picture, Pictures, seat_of
from words.elemental_defenders import DefendersWords, alt


class DefendersPictures(Pictures[DefendersView, DefendersWords]):
    """The table shows both hands, for all is public (ED-9.1); a hand is large with the table small below."""

    table_is_whole: ClassVar[bool] = True
    hands: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        WIDE: private_hand.compose,
        TALL: private_tall.compose,
        LARGE: partial(private_hand.compose, shape=LARGE),
    }
    ends: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        TALL: private_tall.end,
        LARGE: partial(private_tall.end, shape=LARGE),
    }
    figures: ClassVar[Sequence[str]] = tuple(figures.FIGURES)
    terms: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = TERMS

    signs: ClassVar[str] = "⛰🔥💨💧★"

    def sign(self, character: str, side: int, ground: Colour) -> Sprite:
        element = dict(zip(self.signs, ELEMENTS, strict=False)).get(character)
        return parts.mark(element, side, ground)

    def laid_open(self, seat: int, views: Sequence[DefendersView]) -> DefendersView:
        return views[seat]

    def compose_table(self, view: DefendersView, names: Names, words: DefendersWords) -> Canvas:
        if view.outcome is not None:
            return final_table.compose(view, view.outcome, names, words)
        return public_table.compose(view.public_view(), names, words)

    def table_alt(self, view: DefendersView, names: Names, words: DefendersWords) -> str:
        return alt.table(words, view.public_view(), names)

    def hand_alt(self, view: DefendersView, names: Names, words: DefendersWords, legal: Sequence[Action]) -> str:
        return alt.hand(words, view, seat_of(view), names, legal)

    def cover(self, words: DefendersWords) -> Picture:
        fan = ", ".join(words.card(card) for card in lobby_cover.CARDS)
        return Picture(lobby_cover.compose(words).png(), words.say("alt-cover", cards=fan))

    def figure(self, name: str, words: DefendersWords) -> Picture:
        return _figure(name, words)

    def warm(self, words: DefendersWords) -> None:
        parts.warm()
        public_table.warm(words)
        self.cover(words)
        for name in self.figures:
            self.figure(name, words)


@cached(0.5)
def _figure(name: str, words: DefendersWords) -> Picture:
    return Picture(figures.FIGURES[name](words).png(), words.say(f"alt-figure-{name}"))
