"""Blocks by buttons: one press where one attacker can be blocked, and several blockers by a menu."""

from typing import Any

from bot import Elementarium
from tests.games.elemental_clash.test_bot import busy, defenders, person_of, rows_of, table_of
from tests.support.scene import Scene, alt_of
from tests.support.skipping import skip_to


def several_can_block_one(view: Any) -> bool:
    """True where at least two can block the only attacker."""
    return view["decision"]["kind"] == "block" and defenders(view) > 1 and len(view["attacks"]) == 1


async def asked(scene: Scene, bot: Elementarium) -> Any:
    """Whoever is asked for a block where several can block a lone attacker."""
    await scene.begin(deck="Deeproot (earth)")
    view = await skip_to(scene, bot, several_can_block_one, busy)
    return person_of(scene, view["decision"]["seat"])


async def test_one_of_several_blocks_a_lone_attacker_with_one_press(scene: Scene, simcord_bot: Elementarium) -> None:
    person = await asked(scene, simcord_bot)
    first = str(rows_of(scene, person)[0].children[0].label)
    assert " blocks " in first
    await scene.press(person, first)
    assert [line for line in scene.table().content.splitlines() if " blocks " in line or " fights " in line]
    assert "Back" not in scene.labels(scene.private(person))


async def test_several_block_by_a_menu_and_the_last_one_sends_them(scene: Scene, simcord_bot: Elementarium) -> None:
    person, table = await asked(scene, simcord_bot), await table_of(simcord_bot)
    (menu,) = (row.children[0] for row in rows_of(scene, person) if row.children[0].type.name == "select")
    assert menu.placeholder == "Block with several…"
    number = table.number
    await scene.pick(person, menu.options[0].label)
    staged = scene.private(person)
    assert table.number == number
    assert ", blocked by " in alt_of(staged)
    while more := [label for label in scene.labels(scene.private(person)) if label.endswith(", too")]:
        await scene.press(person, more[0])
    assert table.number > number
