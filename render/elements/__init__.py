"""The pictures of Elements, each kind in a module of its own; `parts` keeps the sprites."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from msgspec import structs

from engine import Action, Outcome, Seat
from engine.elements.view import ElementsView
from render.elements import figures, final_table, lobby_cover, parts, private_hand, private_tall, public_table
from render.elements.terms import TERMS
from render.kit.canvas import Canvas
from render.kit.shapes import LARGE, TALL, WIDE
from render.pictures import Names, Picture, Pictures, viewing_seat
from words.elements import ElementsWords, alt


class ElementsPictures(Pictures[ElementsView, ElementsWords]):
    """The table is the same for every viewer (EM-12.1); a hand is its own seat's (EM-12.2)."""

    hand_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        WIDE: private_hand.compose,
        TALL: private_tall.compose,
        LARGE: partial(private_hand.compose, shape=LARGE),
    }
    end_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        TALL: private_tall.compose_end,
        LARGE: private_tall.compose_large_end,
    }
    figure_drawings: ClassVar[Mapping[str, Callable[[Any], Canvas]]] = figures.FIGURES
    term_drawings: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = TERMS

    def compose_table(self, view: ElementsView, names: Names, words: ElementsWords) -> Canvas:
        if view.outcome is not None:
            return final_table.compose(view, view.outcome, names, words)
        return public_table.compose(view.public_view(), names, words)

    def compose_open_hands(
        self, view: ElementsView, hands: Mapping[int, ElementsView], names: Names, words: ElementsWords
    ) -> Canvas:
        if view.outcome is not None:
            return final_table.compose(view, view.outcome, names, words)
        return public_table.compose(view, names, words, {seat: own.hands[seat] or () for seat, own in hands.items()})

    def open_view(self, seat: int, views: Sequence[ElementsView]) -> ElementsView:
        (south, _), (_, north) = (view.hands for view in views)
        (own, _), (_, theirs) = (view.sums for view in views)
        return structs.replace(views[seat], hands=(south, north), sums=(own, theirs))

    def table_alt(self, view: ElementsView, names: Names, words: ElementsWords) -> str:
        return alt.table_alt(words, view.public_view(), names)

    def hand_alt(self, view: ElementsView, names: Names, words: ElementsWords, legal: Sequence[Action]) -> str:
        return alt.hand_alt(words, view, viewing_seat(view), names, legal)

    def open_hand_alt(self, view: ElementsView, names: Names, words: ElementsWords) -> str:
        return alt.open_hand_alt(words, view, viewing_seat(view), names)

    def compose_cover(self, words: ElementsWords) -> Canvas:
        return lobby_cover.compose(words)

    def draw_ahead(self, words: ElementsWords) -> None:
        parts.draw_ahead()
        public_table.draw_ahead(words)
        for view in figures.example_views():
            public_table.compose(view, figures.NAMES, words).png()
            private_hand.compose(view, Seat(0), figures.NAMES, words, ()).png()
            final_table.compose(view, Outcome((Seat(0),), (6, 2), "tokens"), figures.NAMES, words).png()
