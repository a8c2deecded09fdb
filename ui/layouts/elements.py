"""How the choices of Elements stand on Discord."""

from collections.abc import Mapping
from typing import ClassVar

from discord import ButtonStyle

import engine
from engine import Game
from engine.elements.view import ElementsView
from ui.layouts.layout import Layout


class ElementsLayout(Layout[ElementsView]):
    game: ClassVar[Game] = engine.GAMES["elements"]
    group = "elements"
    risky: ClassVar[frozenset[str]] = frozenset({"knock", "yield"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "play": ButtonStyle.primary,
        "knock": ButtonStyle.success,
        "yield": ButtonStyle.danger,
    }
