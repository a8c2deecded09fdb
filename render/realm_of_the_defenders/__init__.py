"""The pictures of Realm of the Defenders, each kind in a module of its own.

`drawn_signs`, `court_figures` and `faces` draw the cards, `parts` keeps them and lays them in rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import msgspec

from engine import Action
from engine.realm_of_the_defenders.cards import CARDS, Card
from engine.realm_of_the_defenders.view import LeftAtEnd, RealmView
from render.kit.canvas import Canvas, Sprite
from render.kit.cards import LARGE, MARGIN
from render.kit.palette import FELT, Colour
from render.kit.shapes import LARGE as LARGE_TYPE
from render.kit.shapes import SHAPES, TALL
from render.pictures import Names, Picture, Pictures, viewing_seat
from render.realm_of_the_defenders import (
    deck_list,
    figures,
    final_table,
    lobby_cover,
    parts,
    private_hand,
    public_table,
)
from render.realm_of_the_defenders.terms import TERMS
from render.terms import side_by_side, sprite_part
from words.realm_of_the_defenders import RealmWords, alt


class RealmPictures(Pictures[RealmView, RealmWords]):
    """The table is the same for every viewer (RD-10.1); a hand is its own seat's (RD-10.2)."""

    hand_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        shape: partial(private_hand.compose, shape=shape) for shape in SHAPES
    }
    end_composers: ClassVar[Mapping[str, Callable[..., Canvas]]] = {
        TALL: final_table.compose_tall,
        LARGE_TYPE: final_table.compose_large,
    }
    figure_drawings: ClassVar[Mapping[str, Callable[[Any], Canvas]]] = figures.FIGURES
    term_drawings: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = TERMS

    drawn_signs: ClassVar[str] = "♠♣♦♥"

    def sign_sprite(self, character: str, side: int, ground: Colour) -> Sprite:
        return parts.suit_sprite("SCDH"[self.drawn_signs.index(character)], side, ground)

    def compose_table(self, view: RealmView, names: Names, words: RealmWords) -> Canvas:
        if view.outcome is not None:
            return final_table.compose(view, view.outcome, names, words)
        return public_table.compose(view, names, words)

    def compose_open_hands(
        self, view: RealmView, hands: Mapping[int, RealmView], names: Names, words: RealmWords
    ) -> Canvas:
        if view.outcome is not None:
            return final_table.compose(view, view.outcome, names, words)
        return public_table.compose(_with_open_hands(view, hands), names, words)

    def open_view(self, seat: int, views: Sequence[RealmView]) -> RealmView:
        view = views[seat]
        return view if view.outcome is not None else _with_open_hands(view, dict(enumerate(views)))

    def table_alt(self, view: RealmView, names: Names, words: RealmWords) -> str:
        return alt.table_alt(words, view, names)

    def hand_alt(self, view: RealmView, names: Names, words: RealmWords, legal: Sequence[Action]) -> str:
        return alt.hand_alt(words, view, viewing_seat(view), names, legal)

    def open_hand_alt(self, view: RealmView, names: Names, words: RealmWords) -> str:
        return alt.held_cards_alt(words, view, viewing_seat(view), names)

    def compose_cover(self, words: RealmWords) -> Canvas:
        return lobby_cover.compose(words)

    def deck_picture(self, cards: Sequence[str], name: str, words: RealmWords) -> Picture:
        """msgspec.ValidationError for what is no card."""
        which = msgspec.convert(list(cards), list[Card])
        return Picture(deck_list.compose(which, name, words).png(), alt.deck_alt(words, which, name))

    shows_cards = True

    def card_picture(self, card_id: str, words: RealmWords) -> Picture:
        """KeyError for what is no card."""
        which = _BY_ID[card_id]
        return side_by_side(
            words.catalogue, sprite_part(parts.card_sprite(which, LARGE, FELT), MARGIN, words.card(which))
        )

    def draw_ahead(self, words: RealmWords) -> None:
        parts.draw_ahead()
        public_table.draw_ahead(words)
        private_hand.draw_ahead()


_BY_ID: Mapping[str, Card] = {card: card for card in CARDS}


def _with_open_hands(view: RealmView, hands: Mapping[int, RealmView]) -> RealmView:
    """A view in which what these seats held lies open, as replays and laid-open tables show it."""
    return msgspec.structs.replace(view, left=tuple([_held_cards(hands.get(seat)) for seat in range(len(view.seats))]))


def _held_cards(view: RealmView | None) -> LeftAtEnd:
    """What a seat held that nobody else could see, by its own view; while bids are open the cards it bids with."""
    own = view.private if view is not None else None
    return LeftAtEnd((), (), ()) if own is None else LeftAtEnd(own.hand or own.bid_cards, own.power, ())
