"""How the choices of Elemental Defenders stand on Discord: a row for each Element, narrow enough for a phone."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, ClassVar

from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elemental_defenders.actions import Challenge
from engine.elemental_defenders.view import DefendersView
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row
from words import Voice
from words.elemental_defenders import DefendersWords
from words.game import Names, Path


class DefendersLayout(Layout[DefendersView]):
    """The buttons of Elemental Defenders: a row of cards for each Element, a Challenge below them or a pass."""

    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]
    group = "defenders"
    variants: ClassVar[Sequence[Mapping[str, Any]]] = ({"mode": "basic"}, {"mode": "advanced"})

    def path(self, action: Action) -> Path:
        card = getattr(action, "card", None)
        if card is None:
            return super().path(action)
        return (f"{card} challenge" if isinstance(action, Challenge) else card,)

    def style(self, path: Path) -> ButtonStyle:
        """One colour for all cards: their signs say the Element, and green and red would say something else."""
        return ButtonStyle.primary if len(path[0]) == len("E5") else ButtonStyle.secondary

    def rows(self, voice: Voice, choices: Sequence[Choice], view: DefendersView, names: Names) -> list[Row] | None:
        """The cards by their Elements; below them the Challenges, or passing."""
        words = voice.words_as(DefendersWords)
        below = [choice for choice in choices if len(choice.path[0]) > len("E5")]
        cards = [replace(choice, label=words.short(choice.path[0])) for choice in choices if choice not in below]
        rows = [Row(tuple(same)) for _, same in groupby(cards, key=lambda choice: choice.path[0][0])]
        return [*rows, Row(tuple(self._below(choice, words) for choice in below))] if below else rows

    def _below(self, choice: Choice, words: DefendersWords) -> Choice:
        if not isinstance(choice.action, Challenge):
            return choice
        return replace(choice, label=words.say("short-challenge", card=words.short(choice.action.card)))
