"""Games of Elemental on Discord, begun in a position."""

from collections.abc import Mapping
from typing import Any

import pytest

import engine
from tests.support.scene import Scene

GAME = engine.GAMES["elemental"]


@pytest.fixture
def scene(scene: Scene) -> Any:
    scene.group = "elemental"
    return scene


@pytest.fixture
def begin_at(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Begin a game of Ada (South) and Bo (North) in a position."""

    async def begin(position: Any) -> None:
        start = GAME.new(2, "x", {"position": position}).position()
        new = GAME._new

        def begin_there(_: engine.Game, seats: int, seed: str, options: Mapping[str, Any]) -> engine.State[Any]:
            return new(seats, seed, options if "position" in options else {"position": start})

        monkeypatch.setattr(type(GAME), "_new", begin_there)
        await scene.begin()

    return begin
