"""The parameters of the generic tests: every game, and every game as people could start it."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from tests.support.rules import Setting, rules


def _settings() -> Iterator[Any]:
    for game in engine.GAMES.values():
        module = rules(game.id)
        for seats in getattr(module, "SEATS", range(game.min_seats, game.max_seats + 1)):
            for options in module.OPTIONS:
                name = " ".join((game.id, str(seats), *(str(value) for value in options.values())))
                yield pytest.param(Setting(game, seats, options), id=name.replace(" ", "-"))


every_setting = pytest.mark.parametrize("setting", list(_settings()))
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in engine.GAMES.values()])
