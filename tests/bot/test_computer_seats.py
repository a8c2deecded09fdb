"""Computers in lobbies and at tables: who can seat them, who deals, and what nobody is sent on their behalf."""

from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.scene import Scene
from words import catalogue

say = catalogue().say


async def test_a_game_against_the_computer_waits_for_the_deal(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.ada.slash(scene.channel, "elements start", computer="normal")
    lobby = scene.newest(scene.channel)
    assert "plays against **Computer (normal)**" in lobby.content
    assert scene.labels(lobby) == ["Deal", "Learn", "More"]
    refused = answer(await scene.bo.click(lobby, label="Deal"))
    assert refused.ephemeral
    assert refused.content == "Only whoever opened this table can deal."
    await scene.ada.click(lobby, label="Deal")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    assert table.levels == (None, "normal")
    assert "My hand" in scene.labels(scene.table())
    assert "Elementarium" not in "".join(scene.mentions())
    assert "can't be reached" not in scene.table().content


async def test_nobody_is_invited_to_a_game_that_has_no_seat_left(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "elements start", computer="easy")
    listed = answer(await scene.bo.slash(scene.channel, "games here"))
    assert listed.content == say("games-none-here")


async def test_an_opponent_and_a_computer_do_not_go_together(scene: Scene) -> None:
    refused = answer(await scene.ada.slash(scene.channel, "elements start", computer="easy", opponent=scene.bo))
    assert refused.content == "Choose an opponent or the computer, not both."


async def test_an_open_seat_is_given_to_the_computer(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3)
    lobby = scene.newest(scene.channel)
    refused = answer(await scene.bo.click(lobby, label="Give the seat to the computer"))
    assert refused.content == "Only whoever opened this table can give a seat to the computer."
    asked = answer(await scene.ada.click(lobby, label="Give the seat to the computer"))
    await scene.ada.click(asked.message, label="Hard")
    assert "Computer (hard)" in scene.newest(scene.channel).content
    await scene.bo.click(scene.newest(scene.channel), label="Join")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.bo.id)
    assert [name for _, name in info.people] == ["Ada", "Computer (hard)", "Bo"]
    assert "A day for every move." in lobby.content


async def test_no_clock_runs_where_the_computer_has_taken_all_other_seats(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.ada.slash(scene.channel, "elements start")
    asked = answer(await scene.ada.click(scene.newest(scene.channel), label="Give the seat to the computer"))
    await scene.ada.click(asked.message, label="Easy")
    assert "Friendly · no clock" in scene.table().content
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    assert not (await simcord_bot.router.table_controller.table(info.id)).clocks


async def test_no_clock_runs_where_a_game_begins_with_a_computer_alone(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3)
    asked = answer(await scene.ada.click(scene.newest(scene.channel), label="Give the seat to the computer"))
    await scene.ada.click(asked.message, label="Easy")
    await scene.ada.click(scene.newest(scene.channel), label="Start now")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    assert not (await simcord_bot.router.table_controller.table(info.id)).clocks


async def test_a_rated_game_keeps_its_clock_when_the_computer_takes_the_seat(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.ada.slash(scene.channel, "elements start", rated=True)
    asked = answer(await scene.ada.click(scene.newest(scene.channel), label="Give the seat to the computer"))
    await scene.ada.click(asked.message, label="Hard")
    assert "Rated · a day a move" in scene.table().content


async def test_a_seat_is_not_offered_to_computers_where_the_server_wants_none(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await simcord_bot.router.tables.servers.change(scene.guild.id, computers=False)
    await scene.ada.slash(scene.channel, "realm start", players=3)
    assert "Give the seat to the computer" not in scene.labels(scene.newest(scene.channel))
    await scene.bo.click(scene.newest(scene.channel), label="Join")
    assert "Give the seat to the computer" not in scene.labels(scene.newest(scene.channel))
