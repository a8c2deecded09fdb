"""How the choices of Elements stand on Discord."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elements.actions import Knock, Play, Take
from engine.elements.view import ElementsView
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elements import ElementsWords
from words.elements.reasons import losing
from words.game import Names

BESIDE = 4
"""So many cards to play have room side by side on a phone."""


class ElementsLayout(Layout[ElementsView]):
    """The buttons of Elements; a knock that may lose, and yielding, are confirmed with what that means."""

    game: ClassVar[Game] = engine.GAMES["elements"]
    group = "elements"
    variants: ClassVar[Sequence[Mapping[str, Any]]] = (
        {"mode": "tokens"},
        *({"mode": "endless", "rounds": rounds} for rounds in (*range(1, 11), 12, 15, 20, 25, 30, 50, 99)),
    )
    risky: ClassVar[frozenset[str]] = frozenset({"knock", "yield"})
    risky_unadvised: ClassVar[frozenset[str]] = frozenset({"knock"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "play": ButtonStyle.primary,
        "knock": ButtonStyle.primary,  # nothing says that it wins
    }

    def asks(self, action: Action, view: ElementsView) -> bool:
        return super().asks(action, view) and not (isinstance(action, Knock) and losing(view) is None)

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: ElementsView, names: Names) -> list[Row]:
        """Cards by their numbers alone, in rows that a phone doesn't break; below what can be played all else."""
        words = voice.words_as(ElementsWords)
        plays = [
            replace(leaf, label=words.say("short-play", value=leaf.action.card))
            for leaf in leaves
            if isinstance(leaf.action, Play)
        ]
        rest = [
            replace(leaf, label=words.say("short-take", value=view.display[-1]))
            if isinstance(leaf.action, Take)
            else leaf
            for leaf in leaves
            if not isinstance(leaf.action, Play)
        ]
        rows = -(-len(plays) // BESIDE) or 1
        return button_rows(plays, -(-len(plays) // rows) or 1) + button_rows(rest)
