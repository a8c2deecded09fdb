"""Elemental: only what lies under Bo's numbers differs, and at last an order of his that depends on it."""

from typing import Any

import engine
from tests.support.scene import Scene

GROUP = "elemental"
OPTIONS: dict[str, Any] = {"setup": "choose"}


def alike() -> tuple[str, str]:
    """Bo, who shuffles first, is dealt his king at the same number and all other elementals elsewhere."""
    game = engine.GAMES["elemental"]
    dealt: dict[int, list[tuple[str, list[str]]]] = {}
    for number in range(10_000):
        secret = f"{number:064x}"
        state = game.new(2, secret, OPTIONS)
        state.play(engine.Seat(1), game.action({"type": "shuffle"}))
        elements = [piece["element"] for piece in state.view(engine.Seat(1))["seats"][1]["pieces"]]
        others = dealt.setdefault(elements.index("dark"), [])
        for other, before in others:
            if sum(one == another for one, another in zip(elements, before, strict=True)) == 1:
                return other, secret
        others.append((secret, elements))
    raise AssertionError("no such deals")


async def play(scene: Scene) -> None:
    place = scene.place
    await scene.press(scene.bo, "Shuffle the rest")
    for person in (scene.ada, scene.bo, scene.cleo):
        for typed in ("", "water"):
            await scene.sayable(person, typed)
        await scene.say(person, "1=water")  # for Bo it is too late
    await scene.press(scene.ada, "Back", (await scene.say(scene.ada, "1: Water")).message)
    for element in ("Water", "Earth", "Fire", "Ice", "Wind"):
        label = next(label for label in scene.labels(scene.private(scene.ada)) if label.endswith(f": {element}"))
        await scene.press(scene.ada, label)
    await scene.press(scene.ada, "Set them up like this")
    for person in (scene.ada, scene.bo, scene.cleo):
        for typed in ("", "dash 1", "summon"):
            await scene.sayable(person, typed)
        await scene.say(person, "1!")  # summons nobody
    for number, to in ((1, "d6"), (3, "e8")):
        await order(scene, scene.bo, f"{number}-{to}")
        await scene.cleo.slash(place, "table board")
        await scene.ada.click(scene.table(), label="My pieces")
        await order(scene, scene.ada, f"{number}-{ ({1: 'f3', 3: 'e2'}[number]) }")
    fire = next(label for label in scene.labels(scene.private(scene.bo)) if "Fire" in label)[0]
    moves = [*await scene.sayable(scene.bo, f"move {fire} fire")]
    await order(scene, scene.bo, moves[0])
    for person in (scene.ada, scene.cleo):
        await person.click(scene.table(), label="My pieces")
        await person.slash(place, "table board")
        await person.slash(place, "games mine")


async def order(scene: Scene, person: Any, what: str) -> None:
    """In words, and confirmed where that is asked for."""
    asked = await scene.say(person, what)
    for yes in [label for label in scene.labels(asked.message) if label.startswith("Yes: ")]:
        await person.click(asked.message, label=yes)
