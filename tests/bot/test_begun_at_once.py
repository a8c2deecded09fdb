"""A game that begins without a lobby, from a deal alone: what people see of it."""

from typing import Any

import pytest

import engine
from bot import Elementarium
from sessions import Deal, Person, Place, Seating, Table
from sessions.seating.deal import computer
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.left import left
from tests.support.scene import Scene, alt_of

ELEMENTS = engine.GAMES["elements"]
PRESS = 1_300_000_000_000_000_000


def seated(person: Any, press: int = PRESS) -> Person:
    """Somebody who has pressed what begins the game."""
    return Person(person.id, person.name, press)


async def begin(bot: Elementarium, clock: Clock, deal: Deal) -> Table:
    """Begin a game, and let it be shown."""
    table = await Seating(bot.router.tables, clock).begin(deal)
    bot.router.tables.changed(table)
    await bot.router.publisher.wait_until_shown()
    return table


async def test_two_who_have_found_each_other_play_in_a_channel(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    people = seated(scene.ada), seated(scene.bo, PRESS + 1)
    place = Place(scene.channel.id, scene.guild.id)
    table = await begin(simcord_bot, clock, Deal(game=ELEMENTS, people=people, place=place, pace="day"))
    await scene.env.settle()
    assert table.place_id == scene.channel.id
    assert scene.table().content.startswith("### Elements: Ada and Bo")
    for person in (scene.ada, scene.bo):
        assert scene.private(person).content.startswith("-# **Elements** with")
    await scene.move()
    assert (table.number, table.shown) == (1, 1)
    await table.act(scene.bo.id, engine.Resign())
    simcord_bot.router.tables.changed(table)
    await simcord_bot.router.publisher.wait_until_shown()
    await simcord_bot.router.do_overdue_work()  # nobody looks for the message of a lobby
    assert await left(simcord_bot.store, "mend") == await left(simcord_bot.store, "show") == []
    (ended,) = await simcord_bot.router.tables.finished_tables_of(scene.ada.id)
    assert ended.ended_at == clock()
    await scene.press(scene.ada, "Rematch", scene.table())
    assert "**Ada** challenges <@" in scene.newest(scene.channel).content


@pytest.mark.parametrize("pace", ["none", "live"])
async def test_a_lesson_ends_in_the_middle_of_a_game_against_the_computer(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, pace: str
) -> None:
    position = {"hands": [[1, 2, 4, 5, 6, 6], [2, 3, 3, 4, 5, 6]], "turn": 0, "scores": [5, 4]}
    people = seated(scene.ada), computer("easy", 1)
    place = Place(scene.channel.id, scene.guild.id)
    deal = Deal(game=ELEMENTS, people=people, place=place, position=position, pace=pace)
    table = await begin(simcord_bot, clock, deal)
    await scene.env.settle()
    hand = answer(await scene.ada.click(scene.table(), label="My hand"))
    assert "tokens: 1 2 4 5 6 6." in alt_of(hand)
    await scene.press(scene.ada, scene.labels(scene.private(scene.ada))[0])
    assert table.number >= 2  # the computer has answered
    assert (table.is_to_be_rated, table.active) == (False, (0,))
