"""Realm of the Defenders on Discord: resigning, the rematch, spectators, and the rules."""

import re
from typing import Any

from bot import Elementarium
from sessions.ratings.rules import FEWEST
from tests.bot.test_table import answer
from tests.games.realm_of_the_defenders.at_the_table import (
    gather,
)
from tests.support.bot import Clock
from tests.support.scene import Scene, alt_of
from tests.support.scripts import resign
from ui.tables.announcing import THERE


async def test_one_of_three_resigns_in_a_battle_and_the_others_go_on(three: Any) -> None:
    scene = three
    for said in ("Attack Bo", "9♠ (a) with 9♣ against 10♠ (c)", "Begin the battle"):
        await scene.say(scene.ada, said)
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    question = answer(await scene.bo.click(more, label="Resign"))
    assert question.content == (
        "Do you want to break off Realm of the Defenders? So early that is an abort: "
        "you are out, and it counts for nobody's rating."
    )
    await scene.bo.click(question.message, label="Yes, I resign")
    assert "> Bo leaves the game." in scene.table().content
    assert "**Ada** to move." in scene.table().content
    assert "Bo (out)" in alt_of(scene.table())
    assert not scene.labels(scene.private(scene.bo))
    await scene.press(scene.ada, "Attack…")
    assert "9♠ (a) K♣: 7♠ (f) falls, 7 of 30 Courage" in scene.labels(scene.private(scene.ada))
    assert "Bo" not in " ".join(scene.labels(scene.private(scene.ada)))
    refused = await scene.say(scene.bo, "done")
    assert re.match(r"[A-Z].*\.", refused.content)
    await resign(scene, scene.cleo)
    assert "nobody wins." in scene.table().content, "of the last two, one had done too little for it to count"


async def test_the_player_of_the_turn_resigns_and_the_next_one_is_told(three: Any, clock: Clock) -> None:
    scene = three
    clock.now += THERE
    before = scene.private(scene.bo).id
    await resign(scene, scene.ada)
    assert "**Bo** to move." in scene.table().content
    assert scene.private(scene.bo).id != before
    assert not scene.called()


async def test_who_lost_comes_first_in_a_rematch_of_two_when_the_bids_are_equal(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await gather(scene, scene.bo, players=2)
    for person in (scene.ada, scene.bo):
        await scene.press(person, "Bid nothing")
    for _ in range(2 * FEWEST):  # until it counts
        await scene.press(scene.waiting(), "End turn")
    await resign(scene, scene.bo)
    assert "**Ada wins: Bo has resigned.**" in scene.table().content
    await scene.ada.click(scene.table(), label="Rematch")
    lobby = scene.newest(scene.place)
    assert "If bids are equal, the loser of the last game goes first." in lobby.content
    await scene.bo.click(lobby, label="Accept")
    table = await simcord_bot.router.table_controller.table(2)
    assert table.names == ("Bo", "Ada")
    for person in (scene.bo, scene.ada):
        await scene.press(person, "Bid nothing")
    assert "Turn order: Bo, Ada." in scene.table().content


async def test_three_meet_again_for_a_rematch(three: Any) -> None:
    scene = three
    await resign(scene, scene.ada)
    await resign(scene, scene.bo)
    await scene.ada.click(scene.table(), label="Rematch")
    lobby = scene.newest(scene.place)
    assert "**Ada** would like a rematch." in lobby.content
    await scene.bo.click(lobby, label="Join")
    await scene.cleo.click(scene.newest(scene.place), label="Join")
    assert "are still bidding." in scene.table().content


async def test_spectators_follow_and_see_nothing_secret(scene: Scene) -> None:
    await gather(scene, scene.bo)
    for label in ("My hand", "Make a move"):
        seen = answer(await scene.cleo.click(scene.table(), label=label))
        assert seen.content.startswith("You are not playing at this table.")
        assert seen.attachments[0].description == alt_of(scene.table())
        assert not seen.components


async def test_the_rules_can_be_read_page_by_page(scene: Scene) -> None:
    topics = await scene.cleo.autocomplete(scene.channel, "realm rules", "topic", "")
    assert len(topics) == 25
    for topic in topics:
        shown = answer(await scene.cleo.slash(scene.channel, "realm rules", topic=topic["value"]))
        assert shown.content.startswith(f"## {topic['name']}")
