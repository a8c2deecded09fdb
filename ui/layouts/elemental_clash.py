"""How the choices of Elemental Clash stand on Discord."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from discord import ButtonStyle
from discord.ui import Item

import engine
from engine import Action, Game
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import Ask
from engine.elemental_clash.view import ClashView
from ui.interactions.components import entry, menu
from ui.interactions.ids import CardPress
from ui.layout import Layout
from words.elemental_clash import ClashWords
from words.game import Path

MOST_CARDS = 25


class ClashLayout(Layout[ClashView]):
    """Elemental Clash on Discord."""

    game: ClassVar[Game] = engine.GAMES["elemental_clash"]
    group = "clash"
    words: ClashWords
    folded: ClassVar[frozenset[str]] = frozenset({"ask", "move"})
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

    def extras(self, view: ClashView) -> Sequence[Item[Any]]:
        """A menu of the cards that lie open, to look at."""
        ids = [card.card for seat in (0, 1) for _, card in view.lying(seat)]
        ids += [link.card for link in view.chain]
        ids += [stone for side in view.seats for pile in side.piles for stone in pile.stones]
        ids += [card for side in view.seats for card in reversed(side.discard)]
        entries = [entry(self.words.card(card), card) for card in dict.fromkeys(ids) if card in POOL][:MOST_CARDS]
        return [menu(CardPress(), self.words.say("list-look"), entries)] if entries else []

    def path(self, action: Action) -> Path:
        return ("ask", action.window) if isinstance(action, Ask) else super().path(action)
