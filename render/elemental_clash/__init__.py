"""The pictures of Elemental Clash, each kind in a module of its own.

`scene` is what they are made from. `looks` is how each card looks, its emblem drawn by `creatures` and `sigils` with a
`painter`; `tiles` and `held` draw whole cards when they are first shown, `faces` the large ones. `rows` and `geometry`
are what lies where on the `field`, which is in every picture; beside it, or below it, is the `column`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar

from engine import Action
from engine.caches import cached
from engine.elemental_clash.actions import (
    Attack,
    Block,
    Divide,
    MoveCreature,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Put,
    Target,
)
from engine.elemental_clash.view import ClashView
from render.elemental_clash import (
    deck_sheet,
    field,
    figures,
    lobby_cover,
    open_hands,
    private_hand,
    private_tall,
    public_table,
    single_card,
)
from render.elemental_clash.scene import Scene
from render.elemental_clash.terms import TERMS
from render.kit.canvas import Canvas
from render.kit.shapes import TALL, WIDE
from render.pictures import Names, Picture, Pictures
from words.catalogue import Own
from words.elemental_clash import ClashWords, alt

ASKED_FOR_CARDS = frozenset({"main", "block", "window"})
"""The decisions in which cards of the hand can be played."""


class ClashPictures(Pictures[ClashView, ClashWords]):
    """The table is the same for every viewer (EC-13.1); a hand is its own seat's (EC-13.2)."""

    hand_is_whole: ClassVar[bool] = True
    shapes: ClassVar[Sequence[str]] = (TALL,)
    figures: ClassVar[Sequence[str]] = tuple(figures.FIGURES)
    terms: ClassVar[Mapping[str, str | Callable[[Any], Picture]]] = TERMS
    late: ClassVar[bool] = True

    def compose_table(self, view: ClashView, names: Names, words: ClashWords) -> Canvas:
        return public_table.compose(Scene(view, words, names))

    def compose_open(self, view: ClashView, hands: Mapping[int, ClashView], names: Names, words: ClashWords) -> Canvas:
        if view.left is not None:
            return self.compose_table(view, names, words)
        cards = {seat: own.seats[seat].hand.cards for seat, own in hands.items()}
        return open_hands.compose(Scene(view, words, names), cards)

    def compose_shot(self, view: ClashView, names: Names, words: ClashWords) -> Canvas:
        return public_table.compose(Scene(view, words, names, whole=True))

    def compose_hand(
        self, view: ClashView, names: Names, words: ClashWords, legal: Sequence[Action], shape: str = WIDE
    ) -> Canvas:
        seat = _seat(view)
        shown = [Own(words.say("picture-you")) if each == seat else name for each, name in enumerate(names)]
        scene = Scene(view, words, shown, seat, chosen_among(legal))
        compose = private_tall.compose if shape == TALL else private_hand.compose
        return compose(scene, seat, playable(view, legal))

    def table_alt(self, view: ClashView, names: Names, words: ClashWords) -> str:
        return alt.table(words, view, names)

    def hand_alt(self, view: ClashView, names: Names, words: ClashWords, legal: Sequence[Action]) -> str:
        return alt.hand(words, view, _seat(view), names, playable(view, legal) or ())

    def cover(self, words: ClashWords) -> Picture:
        return Picture(lobby_cover.compose(words).png(), words.say("alt-cover"))

    def figure(self, name: str, words: ClashWords) -> Picture:
        return _figure(name, words)

    def deck(self, cards: Sequence[str], name: str, words: ClashWords) -> Picture:
        return deck_sheet.picture(cards, name, words)

    def card(self, card_id: str, words: ClashWords) -> Picture:
        """One card of the pool, large; KeyError for an unknown one."""
        return single_card.picture(card_id, words)

    def warm(self, words: ClashWords) -> None:
        field.warm()


def playable(view: ClashView, legal: Sequence[Action]) -> Collection[str] | None:
    """The cards of a hand that can be played now; None where no card is asked for."""
    if view.decision is None or view.decision.seat != view.viewer or view.decision.kind not in ASKED_FOR_CARDS:
        return None
    return {action.card for action in legal if isinstance(action, PlayCard | PlayStone)}


def chosen_among(legal: Sequence[Action]) -> frozenset[str]:
    """The places of the field that a seat can choose now."""
    places: set[str | None] = set()
    for action in legal:
        match action:
            case Attack(start, to) | Block(start, to) | PlaceCreature(start, to) | MoveCreature(start, to):
                places |= {start, to}
            case Target(ref):
                places.add(ref)
            case Put(to) | Divide(to):
                places.add(to)
    return frozenset(place for place in places if place is not None)


def _seat(view: ClashView) -> int:
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


@cached(0.5)
def _figure(name: str, words: ClashWords) -> Picture:
    return Picture(figures.FIGURES[name](words).png(), figures.alt_of(name, words))
