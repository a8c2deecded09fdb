"""How the choices of Elemental Clash stand on Discord."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from discord import ButtonStyle

import engine
from engine import Game
from engine.elemental_clash import POOL
from engine.elemental_clash.view import ClashView
from ui.layout import Layout
from words.elemental_clash import ClashWords

MOST_CARDS = 25


class ClashLayout(Layout[ClashView]):
    """Elemental Clash on Discord."""

    game: ClassVar[Game] = engine.GAMES["elemental_clash"]
    group = "clash"
    words: ClashWords
    folded: ClassVar[frozenset[str]] = frozenset({"move"})
    flat: ClassVar[frozenset[str]] = frozenset({"attack", "block", "place"})
    elsewhere: ClassVar[frozenset[str]] = frozenset({"ask"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "attack": ButtonStyle.danger,
        "block": ButtonStyle.primary,
        "combat": ButtonStyle.danger,
        "choose": ButtonStyle.primary,
        "place": ButtonStyle.primary,
        "play": ButtonStyle.primary,
        "put": ButtonStyle.primary,
        "stone": ButtonStyle.success,
        "target": ButtonStyle.primary,
        "yes": ButtonStyle.success,
    }

    def cards(self, view: ClashView) -> Sequence[tuple[str, str]]:
        ids = [card.card for seat in (0, 1) for _, card in view.lying(seat)]
        ids += [link.card for link in view.chain]
        ids += [stone for side in view.seats for pile in side.piles for stone in pile.stones]
        ids += [card for side in view.seats for card in reversed(side.discard)]
        return [(card, self.words.card(card)) for card in dict.fromkeys(ids) if card in POOL][:MOST_CARDS]
