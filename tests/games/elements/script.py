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
    await scene.ada.autocomplete(place, "elements play", "card", "")
    await scene.cleo.autocomplete(place, "elements play", "card", "")
    await scene.ada.slash(place, "elements play", card=1)
    await scene.ada.slash(place, "elements play", card=2)  # out of turn
    await scene.bo.slash(place, "elements knock")  # not possible: refused to Bo alone
    await scene.bo.click(scene.table(), label="My hand")
    await scene.bo.slash(place, "elements play", card=5)
    await scene.cleo.slash(place, "elements board")
    await scene.press(scene.ada, "Play 2 Fire")
    await scene.bo.slash(place, "elements discard")
    await scene.ada.slash(place, "elements take")
    await resign(scene, scene.bo)
