"""Attacks as they are offered: whole, by different attackers, with what they come to."""

from typing import Any

import pytest
from discord import ButtonStyle

from tests.games.realm_of_the_defenders.at_the_table import bold, gather, lay_out, over
from tests.games.realm_of_the_defenders.test_staged import looks
from tests.support.scene import Scene


async def test_an_attack_with_two_is_one_choice_or_two(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S", "8S"], "power": ["6C", "9C"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, {"defenders": ["KS", "QS"], "deck": ["3H"] * 9})
    labels = scene.labels(scene.private(scene.ada))
    two = "9♠ (a) 9♣ + 8♠ (b) 6♣ against Q♠ (d)"
    assert labels[0] == f"Attack: {two}", "what neither could do alone; a King is attacked by one"
    await scene.press(scene.ada, labels[0])
    assert bold(scene.private(scene.ada).content) == ["Attack Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against Q♠ (d)"]
    await scene.press(scene.ada, "Back")
    await scene.press(scene.ada, "Attack…")
    whom = ["15 together. Q♠ (d) falls: a Fortress", "Too little: K♠ (c) stays"]
    assert scene.labels(scene.private(scene.ada)) == [*whom, "Back"]
    await scene.press(scene.ada, whom[0])
    assert bold(scene.private(scene.ada).content) == ["Attack Q♠ (d): who, with which Power?"]
    works = ["9♠ (a) 9♣ + 8♠ (b) 6♣", "Another attack…", "Back"]
    assert scene.labels(scene.private(scene.ada)) == works, "not what defeats nobody"
    await scene.press(scene.ada, "Another attack…")
    await scene.press(scene.ada, "9♠ (a) attacks")
    await scene.press(scene.ada, "9♣ against Q♠ (d)")
    labels = scene.labels(scene.private(scene.ada))
    assert labels[:3] == ["8♠ (b) with 6♣ against Q♠ (d)", "8♠ (b) with 6♣ against K♠ (c)", "Begin the battle"]
    await scene.press(scene.ada, "8♠ (b) with 6♣ against Q♠ (d)")
    assert bold(scene.private(scene.ada).content) == ["Attack Bo: 9♠ (a) with 9♣ and 8♠ (b) with 6♣ against Q♠ (d)"]
    await scene.press(scene.ada, "Begin the battle")
    assert "**Bo** to answer the attack." in scene.private(scene.ada).content


async def test_of_many_ways_to_attack_one_is_asked_whom_first_and_then_with_what(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    power = ["6C", "9C", "8C", "7C", "5C", "4C", "3C"]
    mine = {"defenders": ["9S"], "power": power, "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, {"defenders": ["KS", "QS", "3S", "2S"], "deck": ["3H"] * 9})
    labels = scene.labels(scene.private(scene.ada))
    assert labels == ["Attack: 9♠ (a) with 3♣ against 3♠ (d)", "Attack…", "Dismantle…", "End turn"]
    await scene.press(scene.ada, "Attack…")
    whom = ["3♠ (d) falls: a Fortress", "2♠ (e) falls: a Fortress"]
    hard = ["Too little: K♠ (b) stays", "Too little: Q♠ (c) stays"]
    assert scene.labels(scene.private(scene.ada)) == [*whom, *hard, "Back"], "each says what it comes to"
    assert looks(scene.private(scene.ada))[whom[0]] is ButtonStyle.primary
    assert looks(scene.private(scene.ada))[hard[0]] is ButtonStyle.secondary
    await scene.press(scene.ada, whom[0])
    ways = [f"9♠ (a) with {card}♣" for card in (3, 4, 5, 6, 7)]
    assert scene.labels(scene.private(scene.ada)) == [*ways, "Another attack…", "Back"], (
        "the least that is enough first"
    )
    await scene.press(scene.ada, "Back")
    assert scene.labels(scene.private(scene.ada)) == [*whom, *hard, "Back"], "a step back, not to the beginning"
    await scene.press(scene.ada, whom[0])
    await scene.press(scene.ada, "Another attack…")
    await scene.press(scene.ada, "With 9♣")
    await scene.press(scene.ada, "Against 3♠ (d)")
    assert bold(scene.private(scene.ada).content) == ["Attack Bo: 9♠ (a) with 9♣ against 3♠ (d)"]
    assert "you can attack again" not in scene.private(scene.ada).content, "nobody else can be sent"


@pytest.mark.parametrize(
    ("courage", "first"),
    [(["KH"], ["2♠ (a)", "6♠ (b)", "Q♠ (c)"]), ([], ["Q♠ (c)", "6♠ (b)", "2♠ (a)"])],
    ids=["whoever costs least", "whoever falls last"],
)
async def test_attacks_are_offered_by_each_attacker_with_the_cheapest_power_that_is_enough(
    scene: Scene, simcord_bot: Any, courage: list[str], first: list[str]
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["2S", "6S", "QS"], "power": ["9C", "5C", "3C"], "courage": courage, "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, {"defenders": ["4S"], "courage": ["9H", "2H"], "deck": ["3H"] * 9})
    await scene.press(scene.ada, "Attack…")
    found = scene.labels(scene.private(scene.ada))
    assert found[:3] == [f"{one} 5♣: 4♠ (d) falls, 4 of 11 Courage" for one in first]
    assert found[3] == f"{first[0]} 9♣: 4♠ (d) falls, 4 of 11 Courage", "with more Power than needed later"


async def test_a_realm_that_nobody_defends_is_attacked_by_its_power_card_alone(scene: Scene, simcord_bot: Any) -> None:
    """Who attacks makes no difference there; each attack is shown once more before it begins."""
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S", "8S"], "power": ["2C", "3C", "KC"], "hand": ["5H"], "deck": ["3H"] * 9}
    theirs = {"courage": ["9H"], "fortresses": ["2C", "3C"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, theirs)
    await scene.press(scene.ada, "Attack…")
    labels = scene.labels(scene.private(scene.ada))
    assert labels[:3] == [
        "Attack with 2♣ (all 9 Courage)",
        "Attack with 3♣ (all 9 Courage)",
        "Attack with K♣ (all 9 Courage)",
    ]
    await scene.press(scene.ada, "Attack with 2♣ (all 9 Courage)")
    assert bold(scene.private(scene.ada).content) == ["Attack Bo: 9♠ (a) with 2♣ against the realm"]
    assert "you can't place cards" in scene.private(scene.ada).content
    await scene.press(scene.ada, "Begin the battle")
    labels = scene.labels(scene.private(scene.ada))
    assert labels[:2] == ["Attack with 3♣ (a Fortress)", "Attack with K♣ (a Fortress)"]
    await scene.press(scene.ada, "Attack with K♣ (a Fortress)")
    assert "You have no Courage" not in scene.private(scene.ada).content
    await scene.press(scene.ada, "Begin the battle")
    assert scene.labels(scene.private(scene.ada))[0] == "Attack with 3♣ (the last Fortress: you win)"
    await scene.press(scene.ada, "Attack with 3♣ (the last Fortress: you win)")
    assert "you win" in scene.private(scene.ada).content
    await scene.press(scene.ada, "Begin the battle")
    assert over(scene)
    told = scene.private(scene.ada).content.split("\n")
    (end,) = (line for line in told if "last Fortress has fallen" in line)
    assert not end.removeprefix("> ").startswith("-#"), "the blow that ends it is not small"


async def test_many_power_cards_against_a_realm_that_nobody_defends_are_buttons_behind_one(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S", "8S"], "power": ["2C", "3C", "4C", "5C", "5C", "KC"], "deck": ["3H"] * 9}
    await lay_out(scene, simcord_bot, mine, {"courage": ["9H", "4H"], "deck": ["3H"] * 9})
    labels = scene.labels(scene.private(scene.ada))
    assert labels[:2] == ["Attack with 2♣ (4 Courage)", "Attack…"], "whole cards"
    await scene.press(scene.ada, "Attack…")
    await scene.press(scene.ada, "Attack with K♣ (all 13 Courage)")
    await scene.press(scene.ada, "Begin the battle")
    assert "Attack with 2♣ (a Fortress)" in scene.labels(scene.private(scene.ada))
