"""What somebody reads who wants no pictures: a line for each card, and nothing twice."""

import re

from bot import Elementarium
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene
from ui.interactions.names import split_at_semicolons


def test_several_things_have_a_line_each_and_two_have_none() -> None:
    assert (
        split_at_semicolons("Your hand: A: b; C; D: e.\nPiles: x; y.")
        == "Your hand:\n- A: b\n- C\n- D: e.\nPiles: x; y."
    )
    assert split_at_semicolons("Main\u202f: a\u202f; b\u202f; c") == "Main\u202f:\n- a\n- b\n- c"


@in_another_language_too
async def test_each_card_of_a_hand_has_a_line(scene: Scene, simcord_bot: Elementarium) -> None:
    scene.group = "clash"
    for person in (scene.ada, scene.bo):
        await simcord_bot.router.tables.people.change(person.id, pictures=False)
    await scene.begin()
    said = scene.private(scene.waiting()).content
    hand = re.search(r"Your hand:\n((?:- .+\n)+)", said)
    assert hand and len(hand[1].splitlines()) >= 3
    assert said.count("Your hand") == 1
