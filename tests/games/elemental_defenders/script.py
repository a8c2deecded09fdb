"""Elemental Defenders: no card is hidden, so the deals are the same, and the secret itself is all that differs."""

from typing import Any

import engine
from tests.support.scene import Scene

GROUP = "defenders"
OPTIONS: dict[str, Any] = {"mode": "advanced"}


def alike() -> tuple[str, str]:
    """Two secrets that deal the same hands."""
    dealt: dict[tuple[str, ...], str] = {}
    game = engine.GAMES["elemental_defenders"]
    for number in range(100_000):
        secret = f"{number:064x}"
        hand = tuple(game.new(2, secret, OPTIONS).view(None)["hands"][0])
        other = dealt.setdefault(hand, secret)
        if other != secret:
            return other, secret
    raise AssertionError("no such deals")


async def play(scene: Scene) -> None:
    place = scene.place
    for person in (scene.ada, scene.bo, scene.cleo):
        await scene.sayable(person)
    await scene.move()  # a Mediator
    await scene.move()  # and another one, or none
    for person in (scene.ada, scene.bo, scene.cleo):
        await scene.sayable(person)
        await scene.say(person, "E9")
    await scene.bo.click(scene.table(), label="My hand")
    await scene.cleo.slash(place, "table board")
    await scene.play_to_the_end()
    await scene.cleo.slash(place, "defenders rules", topic="challenge")
