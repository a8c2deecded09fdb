"""Dashes on Discord: beside the steps where there is room, what they cost, and the way back from them."""

from typing import Any

import engine
from tests.games.elemental.test_bot import MEETING, choices, take
from tests.support.scene import Scene, alt_of
from ui.interactions.phone_layout import button_line_count

GAME = engine.GAMES["elemental"]
QUIET = {"south": "1 fire e3 fresh, 2 water d2, 6 light e1", "north": "1 ice e8, 6 dark e9", "crystals": [2, 2]}
CROWDED = {
    "south": "1 fire e4, 2 water d1, 6 light e1",
    "north": "1 ice e6, 2 wind d6, 3 earth f5, 4 water d5, 6 dark e9",
    "crystals": [1, 1],
}


async def test_dashes_stand_beside_the_steps_where_there_is_room(scene: Scene, begin_at: Any) -> None:
    await begin_at(QUIET)
    await take(scene, scene.ada, "1 Fire")
    offered = choices(scene, scene.ada)
    assert {"e4", "» e5", "» c3"} <= {*offered}
    assert not [label for label in offered if label.startswith("» Dash")]
    shown = scene.private(scene.ada)
    assert "» is a dash of two steps, free, this piece's first." in shown.content
    assert " e5," in alt_of(shown), "marked on the board"
    assert (
        button_line_count([[str(getattr(one, "label", "")) for one in row.children] for row in shown.components]) <= 5
    )
    await scene.press(scene.ada, "» e5")
    assert "Your order stands: **1 Fire dashes to e5**" in scene.private(scene.ada).content


async def test_a_dash_says_how_much_of_which_crystals_it_costs(scene: Scene, begin_at: Any) -> None:
    await begin_at({**QUIET, "south": "1 fire e3, 2 water d2, 6 light e1"})
    await take(scene, scene.ada, "1 Fire")
    assert "» is a dash of two steps, for 1 of your 2 crystals." in scene.private(scene.ada).content


async def test_where_there_is_little_room_all_dashes_stand_behind_one_button(scene: Scene, begin_at: Any) -> None:
    """None of them beside it as well; *Back* leads to the steps and then to the pieces."""
    await begin_at(CROWDED)
    await take(scene, scene.ada, "1 Fire")
    offered = choices(scene, scene.ada)
    (dashes,) = [label for label in offered if label.startswith("» Dash…")]
    assert dashes.endswith("⚔")
    assert [label for label in offered if label.startswith("»")] == [dashes]
    await scene.press(scene.ada, dashes)
    within = choices(scene, scene.ada)
    assert all(label.startswith(tuple("abcdefghi")) for label in within)
    await scene.press(scene.ada, "Back")
    assert choices(scene, scene.ada) == offered
    await scene.press(scene.ada, "Back")
    assert [label for label in choices(scene, scene.ada) if label.startswith("2 Water")]


async def test_back_from_a_confirmation_leads_to_what_the_piece_can_do(scene: Scene, begin_at: Any) -> None:
    await begin_at({**MEETING, "north": "1 water e5, 2 wind d7, 6 dark e9", "revealed": [[], [1]]})
    await take(scene, scene.ada, "1 Fire")
    await scene.press(scene.ada, "e4 ⚔ 1❌")
    await scene.press(scene.ada, "Back")
    assert "**1 Fire on e3: where to?**" in scene.private(scene.ada).content
