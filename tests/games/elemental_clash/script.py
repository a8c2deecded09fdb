"""Elemental Clash: only Bo's hand and the order of the Spellbooks differ, of which nothing comes to light.

Nobody draws after the deal but Bo, and nothing goes from a Spellbook to a discard pile.
"""

from typing import Any

import engine
from sessions import Person
from sessions.seating.chosen_decks import with_decks
from tests.support.scene import Scene
from tests.support.scripts import resign

GROUP = "clash"
OPTIONS: dict[str, Any] = {}
STONES = "venus", "jupiter"
CREATURES = ("gravel_hound", "bramble_shoat"), ("gust_finch", "thermal_kite")
"""What they hold in both games: a stone, and a creature of level I without an effect when it is played."""


def alike() -> tuple[str, str]:
    """Ada has the same hand and starts, Bo has another one."""
    dealt: dict[tuple[str, ...], tuple[str, list[str]]] = {}
    game = engine.GAMES["elemental_clash"]
    options = with_decks(game, {}, [Person(seat, "", seat) for seat in range(2)])
    for number in range(100_000):
        secret = f"{number:064x}"
        state = game.new(2, secret, options)
        if state.active != (0,):
            continue
        mine, theirs = (state.view(seat)["seats"][seat]["hand"]["cards"] for seat in (engine.Seat(0), engine.Seat(1)))
        hands = zip((mine, theirs), STONES, CREATURES, strict=True)
        if not all(stone in hand and any(card in hand for card in creatures) for hand, stone, creatures in hands):
            continue
        creature = next(card for card in CREATURES[1] if card in theirs)
        other = dealt.setdefault((creature, *mine), (secret, theirs))
        if other[1] != theirs:
            return other[0], secret
    raise AssertionError("no such deals")


async def play(scene: Scene) -> None:
    place = scene.place
    for person in (scene.ada, scene.cleo):
        for typed in ("", "stone", "play", "target"):
            await scene.sayable(person, typed)
    await scene.bo.slash(place, "table orders", window="spell", on=True)
    await scene.say(scene.ada, f"stone {STONES[0]}/1")
    await scene.say(scene.ada, f"stone {STONES[0]}/1")  # a second one is refused
    for creature in CREATURES[0]:  # one of them is refused
        await scene.say(scene.ada, f"{creature}/1")
    await scene.say(scene.ada, "End the turn")
    await scene.bo.click(scene.table(), label="My hand")
    await scene.bo.slash(place, "table orders", window="combat", on=True)
    await scene.sayable(scene.bo)
    await scene.say(scene.bo, f"stone {STONES[1]}/1")
    for creature in CREATURES[1]:
        await scene.say(scene.bo, f"{creature}/1")
    await scene.say(scene.bo, "1A1 x 0P")  # not possible
    await scene.cleo.slash(place, "table board")
    await scene.cleo.slash(place, "clash cards", card="flare_dart")
    await scene.say(scene.bo, "end")
    for person in (scene.ada, scene.bo):
        await person.user.click(scene.private(person), label="Cards…")
    offered = await scene.sayable(scene.ada, "to A2")  # by its button Ada would go on, and draw
    await scene.say(scene.ada, next(iter(offered.values())))
    await resign(scene, scene.bo)
