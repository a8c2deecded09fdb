"""How the choices of Elements stand on Discord."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elements.actions import KNOCK, Play
from engine.elements.view import ElementsView
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elements import ElementsWords
from words.elements.reasons import losing
from words.game import Names


class ElementsLayout(Layout[ElementsView]):
    """The buttons of Elements; a knock that may lose, and yielding, are confirmed."""

    game: ClassVar[Game] = engine.GAMES["elements"]
    group = "elements"
    variants: ClassVar[Sequence[Mapping[str, Any]]] = (
        {"mode": "tokens"},
        *({"mode": "endless", "rounds": rounds} for rounds in (*range(1, 11), 12, 15, 20, 25, 30, 50, 99)),
    )
    risky: ClassVar[frozenset[str]] = frozenset({"knock", "yield"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "play": ButtonStyle.primary,
        "knock": ButtonStyle.success,
        "yield": ButtonStyle.danger,
    }

    def asks(self, action: Action, view: ElementsView) -> bool:
        """Nobody is asked about a knock that wins whatever the other holds."""
        return super().asks(action, view) and (action != KNOCK or losing(view) is not None)

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: ElementsView, names: Names) -> list[Row]:
        """Cards to play by their numbers alone, so that three fit side by side on a phone; below them all else."""
        words = voice.words_as(ElementsWords)
        plays = [
            replace(leaf, label=words.say("short-play", value=leaf.action.card))
            for leaf in leaves
            if isinstance(leaf.action, Play)
        ]
        return button_rows(plays) + button_rows([leaf for leaf in leaves if not isinstance(leaf.action, Play)])
