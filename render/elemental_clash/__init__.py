"""The pictures of Elemental Clash, each kind in a module of its own.

`scene` is what they are made from. `looks` is how each card looks, its emblem drawn by `creatures` and `sigils` with a
`painter`; `tiles` and `hand_cards` draw whole cards when they are first shown, `faces` the large ones. `rows` and
`geometry` are what lies where on the `field`; beside it is the `column`, or what `below_field` draws. In large type its
cards are lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import structs

from engine import Action
from engine.elemental_clash.view import ClashView, LeftCards
from render.elemental_clash import (
    deck_sheet,
    field,
    figures,
    lobby_cover,
    open_hands,
    private_hand,
    private_large,
    private_tall,
    public_table,
    single_card,
)
from render.elemental_clash.cards_asked_about import cards_to_decide_about
from render.elemental_clash.scene import Scene
from render.elemental_clash.seat_choices import playable_cards
from render.elemental_clash.terms import TERMS
from render.kit.canvas import Canvas
from render.kit.shapes import LARGE, TALL, WIDE
from render.pictures import Names, Picture, Pictures, viewing_seat
from words.elemental_clash import ClashWords, alt_texts


class ClashPictures(Pictures[ClashView, ClashWords]):
    """The table is the same for every viewer (EC-13.1); a hand is its own seat's (EC-13.2)."""

    hand_shows_table: ClassVar[bool] = True
    hand_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        WIDE: private_hand.compose,
        TALL: private_tall.compose,
        LARGE: private_large.compose,
    }
    end_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        TALL: private_tall.compose_end,
        LARGE: private_large.compose_end,
    }
    figure_drawings: ClassVar[Mapping[str, Callable[[Any], Canvas]]] = figures.FIGURES
    term_drawings: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = TERMS
    draws_late: ClassVar[bool] = True
    can_draw_lower: ClassVar[bool] = True

    def compose_table(self, view: ClashView, names: Names, words: ClashWords) -> Canvas:
        # During the game it is the same for all who see it, its players among them.
        near = 0 if view.outcome is None else view.viewer or 0
        return public_table.compose(Scene(view, words, names, near_seat=near))

    def compose_open_hands(
        self, view: ClashView, hands: Mapping[int, ClashView], names: Names, words: ClashWords
    ) -> Canvas:
        if view.left is not None:
            return self.compose_table(view, names, words)
        cards = {seat: own.seats[seat].hand.cards for seat, own in hands.items()}
        return open_hands.compose(Scene(view, words, names), cards)

    def open_view(self, seat: int, views: Sequence[ClashView]) -> ClashView:
        if views[seat].left is not None:
            return views[seat]
        one, other = [view.seats[side] for side, view in enumerate(views)]
        held = LeftCards(tuple(one.hand.cards), ()), LeftCards(tuple(other.hand.cards), ())
        return structs.replace(views[seat], seats=(one, other), left=held)

    def compose_film_shot(self, view: ClashView, names: Names, words: ClashWords) -> Canvas:
        return public_table.compose(Scene(view, words, names, all_rows_high=True))

    def cards_without_text(
        self, view: ClashView, words: ClashWords, legal: Sequence[Action], shape: str = WIDE
    ) -> list[str]:
        about = [] if view.left is not None else cards_to_decide_about(view, legal, on_phone=shape == TALL)
        if not about:
            return []
        read = {TALL: private_tall.readable_cards, LARGE: private_large.readable_cards}.get(
            shape, private_hand.readable_cards
        )
        there = read(view, viewing_seat(view), ("", ""), words, legal)
        return [card for card in about if card not in there and words.printed_text(card)]

    def table_alt(self, view: ClashView, names: Names, words: ClashWords) -> str:
        return alt_texts.table_alt(words, view, names)

    def hand_alt(self, view: ClashView, names: Names, words: ClashWords, legal: Sequence[Action]) -> str:
        return alt_texts.hand_alt(words, view, viewing_seat(view), names, playable_cards(view, legal) or ())

    def open_hand_alt(self, view: ClashView, names: Names, words: ClashWords) -> str:
        return alt_texts.held_cards_alt(words, view, viewing_seat(view), names)

    def compose_cover(self, words: ClashWords) -> Canvas:
        return lobby_cover.compose(words)

    def figure_alt(self, name: str, words: ClashWords) -> str:
        return figures.figure_alt(name, words)

    def deck_picture(self, cards: Sequence[str], name: str, words: ClashWords) -> Picture:
        return deck_sheet.picture(cards, name, words)

    shows_cards = True

    def card_picture(self, card_id: str, words: ClashWords) -> Picture:
        """One card of the pool, large; KeyError for an unknown one."""
        return single_card.picture(card_id, words)

    def draw_ahead(self, words: ClashWords) -> None:
        field.draw_ahead()
