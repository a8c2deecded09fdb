"""How the choices of Elemental Clash stand on Discord."""

from collections.abc import Mapping
from typing import ClassVar

from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elemental_clash.actions import Ask
from engine.elemental_clash.view import ClashView
from ui.layout import Layout
from words.game import Path


class ClashLayout(Layout[ClashView]):
    """Elemental Clash on Discord."""

    game: ClassVar[Game] = engine.GAMES["elemental_clash"]
    group = "clash"
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

    def path(self, action: Action) -> Path:
        return ("ask", action.window) if isinstance(action, Ask) else super().path(action)
