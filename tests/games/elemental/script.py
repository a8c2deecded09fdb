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
        await person.autocomplete(place, "elemental assign", "element", "")
        await person.slash(place, "elemental assign", number=1, element="water")  # for Bo it is too late
    for element in ("Earth", "Fire", "Ice", "Wind"):
        label = next(label for label in scene.labels(scene.private(scene.ada)) if label.endswith(f": {element}"))
        await scene.press(scene.ada, label)
    await scene.press(scene.ada, "Set them up like this")
    for person in (scene.ada, scene.bo, scene.cleo):
        await person.autocomplete(place, "elemental dash", "number", "")
        await person.autocomplete(place, "elemental dash", "to", "", number=1)
        await person.slash(place, "elemental summon", number=1)
    for number, to in ((1, "d6"), (3, "e8")):
        await order(scene, scene.bo, "move", number=number, to=to)
        await scene.cleo.slash(place, "elemental board")
        await scene.ada.click(scene.table(), label="My hand")
        await order(scene, scene.ada, "move", number=number, to={1: "f3", 3: "e2"}[number])
    number = int(next(label for label in scene.labels(scene.private(scene.bo)) if "Fire" in label)[0])
    cells = await scene.bo.autocomplete(place, "elemental move", "to", "", number=number)
    await order(scene, scene.bo, "move", number=number, to=cells[0]["value"])
    for person in (scene.ada, scene.cleo):
        await person.click(scene.table(), label="My hand")
        await person.slash(place, "elemental board")
        await person.slash(place, "games list")


async def order(scene: Scene, person: Any, kind: str, **what: Any) -> None:
    """By command, and confirmed."""
    asked = (await person.slash(scene.place, f"elemental {kind}", **what)).response
    (yes,) = [label for label in scene.labels(asked.message) if label.startswith("Yes: ")]
    await person.click(asked.message, label=yes)
