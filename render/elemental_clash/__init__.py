"""The pictures of Elemental Clash, each kind in a module of its own.

`scene` is what they are made from. `looks` is how each card looks, its emblem drawn by `creatures` and `sigils` with a
`painter`; `faces` draws whole cards when they are first shown.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import ClassVar

from engine import Action
from engine.elemental_clash.actions import PlayCard, PlayStone
from engine.elemental_clash.view import ClashView
from render.canvas import Canvas
from render.elemental_clash import deck_sheet, figures, lobby_cover, private_hand, public_table, single_card
from render.elemental_clash.scene import Scene
from render.names import all_spoken
from render.pictures import Names, Picture, Pictures
from words.elemental_clash import ClashWords, alt

ASKED_FOR_CARDS = frozenset({"main", "block", "window"})
"""The decisions in which cards of the hand can be played."""


class ClashPictures(Pictures[ClashView, ClashWords]):
    """The table is the same for every viewer (EC-13.1); a hand is its own seat's (EC-13.2)."""

    figures: ClassVar[Sequence[str]] = tuple(figures.FIGURES)
    late: ClassVar[bool] = True

    def table(self, view: ClashView, names: Names, words: ClashWords) -> Picture:
        return Picture(compose_table(view, names, words).png(), alt.table(words, view, all_spoken(names)))

    def hand(self, view: ClashView, names: Names, words: ClashWords, legal: Sequence[Action]) -> Picture:
        said = alt.hand(words, view, _seat(view), all_spoken(names), playable(view, legal) or ())
        return Picture(compose_hand(view, names, words, legal).png(), said)

    def cover(self, words: ClashWords) -> Picture:
        return Picture(lobby_cover.compose(words).png(), words.say("alt-cover"))

    def figure(self, name: str, words: ClashWords) -> Picture:
        return _figure(name, words)

    def deck(self, cards: Sequence[str], name: str, words: ClashWords) -> Picture:
        return deck_sheet.picture(cards, name, words)

    def card(self, card_id: str, words: ClashWords) -> Picture:
        """One card of the pool, large; KeyError for an unknown one."""
        return single_card.picture(card_id, words)

    def warm(self) -> None:
        public_table.warm()


def playable(view: ClashView, legal: Sequence[Action]) -> Collection[str] | None:
    """The cards of a hand that can be played now; None where no card is asked for."""
    if view.decision is None or view.decision.seat != view.viewer or view.decision.kind not in ASKED_FOR_CARDS:
        return None
    return {action.card for action in legal if isinstance(action, PlayCard | PlayStone)}


def compose_table(view: ClashView, names: Names, words: ClashWords) -> Canvas:
    """The table's picture, put together but not yet encoded."""
    return public_table.compose(Scene(view, words, names))


def compose_hand(view: ClashView, names: Names, words: ClashWords, legal: Sequence[Action]) -> Canvas:
    """The hand's picture, put together but not yet encoded."""
    seat = _seat(view)
    return private_hand.compose(Scene(view, words, names, near=seat), seat, playable(view, legal))


def _seat(view: ClashView) -> int:
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


@cache
def _figure(name: str, words: ClashWords) -> Picture:
    return Picture(figures.FIGURES[name](words).png(), figures.alt_of(name, words))
