"""The pictures of Elements, each kind in a module of its own; `parts` keeps the sprites."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, cast

from engine import Action, Outcome, Seat
from engine.elements.view import ElementsView
from render.canvas import Canvas
from render.elements import figures, final_table, lobby_cover, parts, private_hand, public_table
from render.names import all_spoken
from render.pictures import Names, Picture, Pictures
from words import words_of
from words.elements import ElementsWords, alt


class ElementsPictures(Pictures[ElementsView, ElementsWords]):
    """The table is the same for every viewer (EM-12.1); a hand is its own seat's (EM-12.2)."""

    figures: ClassVar[Sequence[str]] = tuple(figures.FIGURES)

    def table(self, view: ElementsView, names: Names, words: ElementsWords) -> Picture:
        return Picture(compose_table(view, names, words).png(), alt.table(words, view, all_spoken(names)))

    def hand(self, view: ElementsView, names: Names, words: ElementsWords, legal: Sequence[Action]) -> Picture:
        if view.viewer is None:
            raise ValueError("a spectator has no hand")
        said = alt.hand(words, view, view.viewer, all_spoken(names), legal)
        return Picture(private_hand.compose(view, view.viewer, words, legal).png(), said)

    def cover(self, words: ElementsWords) -> Picture:
        return Picture(lobby_cover.compose(words).png(), words.say("alt-cover"))

    def figure(self, name: str, words: ElementsWords) -> Picture:
        return _figure(name, words)

    def warm(self) -> None:
        words = cast(ElementsWords, words_of("elements"))
        parts.warm()
        public_table.warm(words)
        self.cover(words)
        for name in self.figures:
            self.figure(name, words)
        for view in figures.examples():
            public_table.compose(view, figures.NAMES, words).png()
            private_hand.compose(view, 0, words, ()).png()
            final_table.compose(view, Outcome((Seat(0),), (6, 2), "tokens"), figures.NAMES, words).png()


def compose_table(view: ElementsView, names: Names, words: ElementsWords) -> Canvas:
    """The table's picture, at the end the final one, put together but not yet encoded."""
    if view.outcome is not None:
        return final_table.compose(view, view.outcome, names, words)
    return public_table.compose(view, names, words)


@cache
def _figure(name: str, words: ElementsWords) -> Picture:
    return Picture(figures.FIGURES[name](words).png(), words.say(f"alt-figure-{name}"))
