"""How the choices of each game stand on Discord, a module a game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from ui.layouts.elemental import ElementalLayout
from ui.layouts.elemental_clash import ClashLayout
from ui.layouts.elemental_defenders import DefendersLayout
from ui.layouts.elements import ElementsLayout
from ui.layouts.layout import Layout
from ui.layouts.realm_of_the_defenders import RealmLayout

LAYOUTS: Mapping[str, Layout[Any]] = MappingProxyType(
    {
        layout.game.id: layout()
        for layout in (ElementsLayout, DefendersLayout, ElementalLayout, RealmLayout, ClashLayout)
    }
)
