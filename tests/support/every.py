"""The parameters of the generic tests: every game, and every game as people could start it."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import engine
from tests.support.rules import Setting, rules


@cache
def settings_of(game: engine.Game) -> list[Setting]:
    """A game as people could start it, with each number of players and each set of options to cover."""
    module = rules(game.id)
    tables = getattr(module, "SEATS", range(game.min_seats, game.max_seats + 1))
    return [Setting(game, seats, options) for seats in tables for options in module.OPTIONS]


def _settings() -> Iterator[Any]:
    for game in engine.GAMES.values():
        for setting in settings_of(game):
            name = " ".join((game.id, str(setting.seats), *(str(value) for value in setting.options.values())))
            yield pytest.param(setting, id=name.replace(" ", "-"))


every_setting = pytest.mark.parametrize("setting", list(_settings()))
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in engine.GAMES.values()])
