"""How the choices of Elemental Defenders stand on Discord."""

from typing import ClassVar

from discord import ButtonStyle

import engine
from engine import Game
from engine.elemental_defenders.view import DefendersView
from ui.layout import Layout
from words.game import Path

OF_ELEMENT = {
    "E": ButtonStyle.success,
    "F": ButtonStyle.danger,
    "A": ButtonStyle.secondary,
    "W": ButtonStyle.primary,
}
"""The buttons have the colours of the cards."""


class DefendersLayout(Layout[DefendersView]):
    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]
    group = "defenders"

    def style(self, path: Path) -> ButtonStyle:
        return OF_ELEMENT[path[1][0]] if len(path) > 1 else ButtonStyle.secondary
