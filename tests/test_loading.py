"""Whatever ``position()`` gives, at any moment of any game, ``new()`` takes, and it is the same game."""

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import engine
from tests.support.every import every_setting
from tests.support.rules import Setting, lively, plain, viewers


def seen(state: engine.State[Any]) -> list[Any]:
    """All that a state says of itself."""
    seats = [engine.Seat(seat) for seat in range(state.seats)]
    return [
        plain(state.position()),
        [plain(state.view(viewer)) for viewer in viewers(state.seats)],
        [[engine.to_json(action) for action in state.legal(seat)] for seat in seats],
        state.active,
        state.outcome,
    ]


def resigned(state: engine.State[Any], seat: int) -> Iterator[engine.State[Any]]:
    """What becomes of a state when somebody resigns who is still in the game."""
    twin = state.copy()
    with suppress(engine.IllegalAction):
        twin.play(engine.Seat(seat), engine.Resign())
        yield twin


@every_setting
@pytest.mark.parametrize("leave", [0, 0.05])
def test_every_position_loads_again_with_resignations_at_every_point(setting: Setting, leave: float) -> None:
    """Where more than two play, some have left before, and the game has gone on without them."""
    rng = Random(f"leave {leave}")
    state = setting.new("f00d" if leave else "1")
    for number in range(400):
        for one in (state, *resigned(state, number % setting.seats)) if number < 30 or number % 5 == 0 else (state,):
            assert seen(setting.resume(json.loads(plain(one.position())), "f00d")) == seen(one)
        if not state.active:
            break
        seat = rng.choice(state.active)
        if rng.random() < leave:
            state.play(seat, engine.Resign())
        else:
            state.play(seat, rng.choice(lively(setting.game.id, state.legal(seat))))
