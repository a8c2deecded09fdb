"""The rules of the games, and nothing else: no Discord, no pictures, no database, no clock.

    game = engine.GAMES["elements"]
    state = game.new(seats=2, seed="f00d", options={})
    state.play(0, state.legal(0)[0])

The same seed, options and actions always give the same game.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.contract import (
    Action,
    BadOptions,
    Event,
    Game,
    GameView,
    IllegalAction,
    Outcome,
    Resign,
    Seat,
    State,
    View,
    to_json,
    type_of,
)
from engine.elemental import Elemental
from engine.elemental_clash import ElementalClash
from engine.elemental_defenders import ElementalDefenders
from engine.elements import Elements
from engine.realm_of_the_defenders import RealmOfTheDefenders

GAMES: Mapping[str, Game] = MappingProxyType(
    {game.id: game for game in (Elements(), ElementalDefenders(), Elemental(), RealmOfTheDefenders(), ElementalClash())}
)

__all__ = [
    "GAMES",
    "Action",
    "BadOptions",
    "Event",
    "Game",
    "GameView",
    "IllegalAction",
    "Outcome",
    "Resign",
    "Seat",
    "State",
    "View",
    "to_json",
    "type_of",
]
