"""Ratings on Discord: what a lobby promises, and what is told at the end."""

from bot import Elementarium
from engine import to_json
from tests.bot.test_table import answer
from tests.support.scene import Scene
from words import catalogue


async def resign_after_a_while(scene: Scene, bot: Elementarium) -> None:
    """Bo resigns after a few actions that nobody has to look at."""
    tables = bot.router.tables
    (info,) = await tables.open_tables_of(scene.bo.id)
    table = await tables.get(info.id)
    assert table is not None
    for _ in range(8):
        seat = table.active[0]
        quiet = [one for one in table.legal(seat) if to_json(one)["type"] in ("play", "take", "discard")]
        await table.act(table.people[seat].user_id, quiet[0])
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    asked = answer(await scene.bo.click(more, label="Resign")).message
    await scene.bo.click(asked, label="Yes, I resign")


async def test_the_end_of_a_rated_game_says_once_what_it_has_made_of_whom(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    lobby = await scene.open(rated=True)
    assert "Rated: the result counts." in lobby.content
    await scene.bo.click(lobby, label="Accept")
    more = answer(await scene.ada.click(scene.table(), label="More"))
    assert "Hint" not in scene.labels(more.message)
    await resign_after_a_while(scene, simcord_bot)
    said = [message.content for message in scene.place.history() if "**Ratings**" in message.content]
    assert said == [scene.table().content]
    assert "**Ratings**: Ada 1500? → 1578? and Bo 1500? → 1422?\n-# **?**: fewer than 10 rated games so far." in said[0]
    assert "Your rating: **1500 → 1578** (new players' ratings move fast)" in scene.private(scene.ada).content


async def test_others_see_nothing_of_whoever_is_not_listed(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.people.change(scene.bo.id, listed=False)
    await scene.begin(rated=True)
    await resign_after_a_while(scene, simcord_bot)
    assert "**Ratings**: Ada 1500? → 1578?" in scene.table().content
    assert "1422" not in scene.table().content + scene.private(scene.ada).content
    assert "Your rating: **1500 → 1422** (new players' ratings move fast)" in scene.private(scene.bo).content


async def test_one_press_makes_a_game_rated_or_friendly(scene: Scene) -> None:
    lobby = await scene.open()
    assert "Friendly: the result doesn't count." in lobby.content
    refused = await scene.bo.click(lobby, label="Make it rated")
    assert answer(refused).content == "Only whoever opened this table can change what is played."
    await scene.ada.click(lobby, label="Make it rated")
    lobby = scene.newest(scene.channel)
    assert "Rated: the result counts." in lobby.content
    assert scene.labels(lobby) == [
        "Accept",
        "Decline",
        "Make it friendly",
        "More",
    ]
    assert lobby.attachments
    await scene.ada.click(lobby, label="Make it friendly")
    assert "Friendly: the result doesn't count." in scene.newest(scene.channel).content


async def test_a_lobby_says_why_a_game_will_not_count(scene: Scene) -> None:
    assert "Friendly: without a clock no result counts." in (await scene.open(pace="none")).content
    await scene.ada.slash(scene.channel, "elements start", rated=False)
    assert "Friendly: the result doesn't count." in scene.newest(scene.channel).content
    await scene.ada.slash(scene.channel, "elements start", mode="endless")
    assert "Friendly: a result counts with the usual options only." in scene.newest(scene.channel).content
    refused = await scene.ada.slash(scene.channel, "elements start", mode="endless", rated=True)
    assert answer(refused).content == "Only a game with the usual options can be rated."
    await scene.ada.slash(scene.channel, "elements start", computer="easy")
    assert "ated" not in scene.newest(scene.channel).content
    await scene.ada.slash(scene.channel, "elements start", computer="easy", rated=True)
    lobby = scene.newest(scene.channel).content
    assert "Rated: the result counts." in lobby
    assert catalogue().say("pace-day") in lobby


async def test_a_fourth_game_of_a_day_says_beforehand_that_it_is_friendly(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    told = "Friendly: at most three games a day against the same opponent are rated"
    for _ in range(3):
        await scene.begin(rated=True)
        await resign_after_a_while(scene, simcord_bot)
    lobby = await scene.open(rated=True)
    assert f"{told}." in lobby.content
    assert "Make it rated" not in scene.labels(lobby)
    await scene.bo.click(lobby, label="Accept")
    assert f"{told} · a day a move" in scene.table().content
    await resign_after_a_while(scene, simcord_bot)
    assert "ated" not in scene.table().content
