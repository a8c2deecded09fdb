"""Attacks by buttons: one press for a lone one or for everybody, and others looked at before they are sent."""

import re
from typing import Any

import pytest

from bot import Elementarium
from tests.games.elemental_clash.test_bot import attack, attackers, busy, choose, person_of, table_of
from tests.support.scene import Scene, alt_of
from tests.support.skipping import skip_to


async def test_attacks_are_looked_at_before_they_are_sent(scene: Scene, simcord_bot: Elementarium) -> None:
    def could_attack(view: Any) -> bool:
        ready = [card for card in view["seats"][view["player"]]["atk"] if card and "bound" not in card["keywords"]]
        return view["decision"]["kind"] == "main" and view["phase"] == "main1" and len(ready) > 1

    await scene.begin(deck="Wildfire (fire)")
    view = await skip_to(scene, simcord_bot, could_attack)
    person, table = person_of(scene, view["player"]), await table_of(simcord_bot)
    number, public = table.number, scene.table().content
    before = scene.private(person)
    await scene.press(person, "Choose attackers…")
    offered = [label for label in scene.labels(scene.private(person)) if " attacks " in label]
    assert all(
        re.search(r": (\d+ cards? lost|neither falls|both fall|yours falls|the target falls)$", label)
        for label in offered
    )
    await choose(scene, person, offered[0])
    staged = scene.private(person)
    assert offered[0] in staged.content
    assert any(line.endswith(", Combat") for line in staged.content.splitlines()[:3])
    assert " attacks " in alt_of(staged)
    assert {"Attack", "Back"} <= {*scene.labels(staged)}
    assert (table.number, scene.table().content) == (number, public)
    while "Back" in scene.labels(scene.private(person)):
        await scene.press(person, "Back")
    assert scene.labels(scene.private(person)) == scene.labels(before)
    await attack(scene, person, several=False)
    assert table.number > number
    assert re.search(" (attacks|strikes|fights) ", scene.table().content)


@pytest.mark.parametrize("several", [False, True])
async def test_a_lone_attack_or_that_of_everybody_is_one_press(
    scene: Scene, simcord_bot: Elementarium, several: bool
) -> None:
    await scene.begin(deck="Wildfire (fire)")
    view = await skip_to(
        scene, simcord_bot, lambda view: attackers(view) > 1 if several else attackers(view) == 1, busy
    )
    person, table = person_of(scene, view["player"]), await table_of(simcord_bot)
    offered = scene.labels(scene.private(person))
    label = next(
        label for label in offered if re.search(r"[Aa]ttack (Ada|Bo): \d+ cards? lost( if unblocked)?$", label)
    )
    assert ("Choose attackers…" in offered) == several
    number = table.number
    await scene.press(person, label)
    declared = [line for line in scene.table().content.splitlines() if re.search(r" attacks? (Ada|Bo)\.", line)]
    assert any(" attack " in line for line in declared) == several
    assert table.number > number


async def test_attackers_fight_in_the_order_in_which_they_are_chosen(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(deck="Wildfire (fire)")
    view = await skip_to(scene, simcord_bot, lambda view: attackers(view) > 1, busy)
    person = person_of(scene, view["player"])
    await scene.press(person, "Choose attackers…")
    offered = [label for label in scene.labels(scene.private(person)) if " attacks " in label]
    chosen = list({label.partition(" attacks ")[0]: label for label in reversed(offered)}.values())
    assert len(chosen) > 1
    await choose(scene, person, *chosen)
    assert f"**{'; '.join(chosen)}**" in scene.private(person).content
    await scene.press(person, "Attack")
    assert re.search(" attacks? ", scene.table().content)
