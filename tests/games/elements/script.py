"""Elements: only Bo's hand and the cards aside differ."""

from typing import Any

import engine
from tests.support.scene import Scene
from tests.support.scripts import resign

GROUP = "elements"
OPTIONS: dict[str, Any] = {}


def alike() -> tuple[str, str]:
    """Ada has the same hand and starts, Bo has another one with two cards in common."""
    dealt: dict[tuple[int, ...], tuple[str, list[int]]] = {}
    game = engine.GAMES["elements"]
    for number in range(100_000):
        secret = f"{number:064x}"
        state = game.new(2, secret, {})
        if state.active != (0,):
            continue
        mine, theirs = state.view(engine.Seat(0))["hands"][0], state.view(engine.Seat(1))["hands"][1]
        if 5 not in theirs or 6 not in theirs or 1 not in mine or 2 not in mine:
            continue
        other = dealt.setdefault(tuple(mine), (secret, theirs))
        if sorted(other[1]) != sorted(theirs):
            return other[0], secret
    raise AssertionError("no such deals")


async def play(scene: Scene) -> None:
    place = scene.place
    for person in (scene.ada, scene.bo, scene.cleo):
        for typed in ("", "kn", "5"):
            await scene.sayable(person, typed)
    await scene.say(scene.ada, "1")
    await scene.say(scene.ada, "Play 2 Fire")  # out of turn
    await scene.say(scene.bo, "Knock")  # not possible: refused to Bo alone
    await scene.bo.click(scene.table(), label="My hand")
    await scene.say(scene.bo, "Play 5 Water")
    await scene.cleo.slash(place, "table board")
    await scene.press(scene.ada, "Play 2")
    await scene.say(scene.bo, "discard")
    await scene.sayable(scene.ada)
    await scene.say(scene.ada, "take")
    await resign(scene, scene.bo)
