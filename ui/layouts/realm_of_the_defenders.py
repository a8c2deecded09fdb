"""How the choices of Realm of the Defenders stand on Discord."""

from collections.abc import Mapping
from typing import ClassVar

from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.realm_of_the_defenders.view import RealmView
from ui.layout import Layout
from words.game import Path


class RealmLayout(Layout[RealmView]):
    game: ClassVar[Game] = engine.GAMES["realm_of_the_defenders"]
    group = "realm"
    risky: ClassVar[frozenset[str]] = frozenset({"dismantle"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "deploy": ButtonStyle.primary,
        "inspire": ButtonStyle.primary,
        "place": ButtonStyle.primary,
        "attack": ButtonStyle.danger,
        "attacker": ButtonStyle.danger,
        "retaliate": ButtonStyle.danger,
        "dismantle": ButtonStyle.danger,
        "done": ButtonStyle.success,
        "keep": ButtonStyle.success,
        "pass": ButtonStyle.success,
    }

    def path(self, action: Action) -> Path:
        """A step for the type, and one for all that is chosen with it."""
        kind, *parts = super().path(action)
        return (kind, " ".join(parts)) if parts else (kind,)
