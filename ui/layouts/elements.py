"""How the choices of Elements stand on Discord."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from discord import ButtonStyle

import engine
from engine import Game
from engine.elements.view import ElementsView
from ui.layouts.layout import Layout


class ElementsLayout(Layout[ElementsView]):
    """The buttons of Elements; knocking and yielding are confirmed."""

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
