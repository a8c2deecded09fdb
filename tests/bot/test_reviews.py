"""A look back at a game of one's own: what cost most, with what would have been better, and once more to try."""

from random import Random
from typing import Any

import engine
from bot import Elementarium
from engine import Resign
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene, alt_of
from ui.interactions.ids import ReviewMovePress, ReviewPress

MOVES = 14


async def over(scene: Scene, bot: Elementarium, moves: int = MOVES) -> Any:
    """A game of Elemental Defenders in which both have played by chance until Bo gave up; its table message."""
    scene.group = "defenders"
    await scene.begin()
    (info,) = await bot.router.tables.of(scene.ada.id)
    table = await bot.router.table_controller.table(info.id)
    chance = Random("review")
    for _ in range(moves):
        seat = table.active[0]
        await table.act(table.people[seat].user_id, chance.choice(table.legal(seat)))
    await table.act(scene.bo.id, Resign())
    bot.router.tables.changed(table)
    await bot.router.publisher.settle()
    await scene.env.settle()
    return table


@in_another_language_too
async def test_what_cost_most_is_shown_and_can_be_tried_again(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await over(scene, simcord_bot)
    shown = answer(await scene.ada.slash(scene.channel, "games review"))
    assert shown.ephemeral
    assert shown.content.startswith("### Looking back: Elemental Defenders")
    assert "You gave" in shown.content
    assert "Bo gave" in shown.content
    assert "How it stood for you" in alt_of(shown.message)
    looks = [label for label in scene.labels(shown.message) if label.startswith("1: −")]
    assert looks, shown.content
    looked = answer(await scene.ada.click(shown.message, label=looks[0])).message
    assert "you chose **" in looked.content
    assert "That gave away" in looked.content
    tried = answer(await scene.ada.click(looked, label="Try again")).message
    assert "what would you do now?" in tried.content
    ids = [item.custom_id for row in tried.components for item in row.children]
    assert all(ReviewMovePress.parse(one) for one in ids[:-1])
    assert ReviewPress.parse(ids[-1])
    answered = answer(await scene.ada.click(tried, custom_id=ids[0])).message
    assert "worth" in answered.content
    home = answer(await scene.ada.click(answered, label="Back")).message
    assert home.content == shown.content
    assert table.status == "over"


async def test_review_stands_at_the_final_table_for_its_players(scene: Scene, simcord_bot: Elementarium) -> None:
    await over(scene, simcord_bot, 6)
    mine = answer(await scene.bo.click(scene.table(), label="Review"))
    assert mine.ephemeral
    assert "Looking back" in mine.content
    others = answer(await scene.cleo.click(scene.table(), label="Review"))
    assert "Only whoever has played a game" in others.content


async def test_what_can_not_be_looked_back_at_says_so(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    (info,) = await simcord_bot.router.tables.of(scene.ada.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    await table.act(scene.bo.id, Resign())
    simcord_bot.router.tables.changed(table)
    refused = answer(await scene.ada.slash(scene.channel, "games review"))
    assert "I can't look back at Elements yet" in refused.content


def test_ids_are_short() -> None:
    assert len(str(ReviewMovePress(2**63 - 1, 2, "act1:0:1:0:0123abcd:yes"))) <= 100
    assert ReviewPress.parse("rvw1:back:5") == ReviewPress("back", 5)
    assert "elemental_defenders" in engine.GAMES
