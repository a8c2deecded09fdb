"""Servers that remove the bot, and channels that refuse it: nothing goes on there, and nothing is kept for ever."""

from typing import Any

import pytest
from simcord.backend import serializers
from sqlalchemy import select

from bot import Elementarium
from sessions.decks.repository import ready_decks
from sessions.running.left_servers import GRACE
from sessions.store.daily_puzzles import POST
from sessions.store.left_servers import FORGET
from sessions.store.schema import decks, due, servers
from tests.bot.test_daily import choose_channel, later, posted
from tests.support.bot import Clock
from tests.support.scene import Scene

DAY = 24 * 3600.0


async def due_about(bot: Elementarium, guild_id: int) -> set[str]:
    """The kinds of work that is due about a server."""
    return {row.kind for row in await bot.store.fetch(select(due.c.kind).where(due.c.about == guild_id))}


async def kept(bot: Elementarium, guild_id: int) -> tuple[int, int]:
    """How many settings and decks of a server are stored."""
    settled = await bot.store.fetch(select(servers.c.guild_id).where(servers.c.guild_id == guild_id))
    offered = await bot.store.fetch(select(decks.c.id).where(decks.c.user_id == guild_id))
    return len(settled), len(offered)


async def settled(scene: Scene, bot: Elementarium, clock: Clock, manager: Any) -> int:
    """A server with a daily puzzle, a deck, and somebody who may not play there; its id."""
    await posted(scene, bot, clock, manager)
    guild_id = scene.guild.id
    await bot.router.tables.servers.change(guild_id, unwelcome=[scene.cleo.id])
    repository = bot.router.decks.decks
    game = repository.games["elemental_clash"]
    await repository.save(guild_id, game.id, "Ours", next(iter(ready_decks(game).values())).cards)
    assert await kept(bot, guild_id) == (1, 1)
    return guild_id


async def test_what_a_server_has_settled_ends_some_time_after_it_has_removed_the_bot(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    guild_id = await settled(scene, simcord_bot, clock, manager)
    scene.env.backend.remove_guild(guild_id)
    await scene.env.settle()
    assert await due_about(simcord_bot, guild_id) == {FORGET}
    before = len(scene.env.http_requests)
    await later(scene, simcord_bot, clock, GRACE - DAY)
    assert await kept(simcord_bot, guild_id) == (1, 1)
    assert not [one for one in scene.env.http_requests[before:] if one.method == "POST"]
    await later(scene, simcord_bot, clock, 2 * DAY)
    assert await kept(simcord_bot, guild_id) == (0, 0)
    assert await due_about(simcord_bot, guild_id) == set()
    assert (await simcord_bot.router.tables.servers.settings(guild_id)).unwelcome == ()


async def test_a_bot_that_comes_back_finds_everything_as_it_was(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    guild_id = await settled(scene, simcord_bot, clock, manager)
    backend = scene.env.backend
    guild = backend.get_guild(guild_id)
    there = dict(serializers.guild_create_payload(backend, guild))
    invited = {name: value for name, value in there.items() if name != "unavailable"}  # so one is told of at a start
    backend.remove_guild(guild_id)
    await scene.env.settle()
    clock.now += GRACE - DAY
    backend.guilds[guild_id] = guild
    backend.emit("GUILD_CREATE", invited)
    await scene.env.settle()
    assert await due_about(simcord_bot, guild_id) == {POST}
    daily = (await simcord_bot.router.tables.servers.settings(guild_id)).daily
    assert daily is not None
    assert daily.since == clock()
    clock.now += 2 * DAY
    assert await kept(simcord_bot, guild_id) == (1, 1)


async def test_an_outage_of_discord_ends_nothing(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    guild_id = await settled(scene, simcord_bot, clock, manager)
    before = await due_about(simcord_bot, guild_id)
    scene.env.backend.emit("GUILD_DELETE", {"id": str(guild_id), "unavailable": True})
    await scene.env.settle()
    assert await due_about(simcord_bot, guild_id) == before >= {POST}


async def test_a_server_that_has_removed_the_bot_unseen_is_found_by_what_it_refuses(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild_id = await settled(scene, simcord_bot, clock, manager)
    monkeypatch.setattr(simcord_bot, "get_guild", lambda _: None)
    scene.env.inject_error("GET", f"/guilds/{guild_id}", status=404, code=10004, times=None)
    scene.env.inject_error("POST", f"/channels/{scene.channel.id}/messages", status=403, code=50001, times=None)
    await later(scene, simcord_bot, clock, DAY)
    assert await due_about(simcord_bot, guild_id) == {FORGET}
    assert await kept(simcord_bot, guild_id) == (1, 1)
    await later(scene, simcord_bot, clock, GRACE)
    assert await kept(simcord_bot, guild_id) == (0, 0)


async def test_a_server_that_is_missing_after_a_start_is_looked_for_before_anything_is_deleted(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild_id = await settled(scene, simcord_bot, clock, manager)
    with monkeypatch.context() as missing:
        missing.setattr(simcord_bot, "get_guild", lambda _: None)
        await simcord_bot.on_ready()
        assert FORGET in await due_about(simcord_bot, guild_id)
        await later(scene, simcord_bot, clock, GRACE)
    assert await kept(simcord_bot, guild_id) == (1, 1)
    assert await due_about(simcord_bot, guild_id) >= {POST}


async def test_a_channel_that_refuses_the_daily_puzzle_is_not_asked_day_after_day(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    told = scene.guild.create_text_channel("log")
    await simcord_bot.router.tables.servers.change(scene.guild.id, log=told.id)
    await choose_channel(scene, manager)
    scene.env.inject_error("POST", f"/channels/{scene.channel.id}/messages", status=403, code=50013, times=None)
    await later(scene, simcord_bot, clock, 3600.0)
    assert (await simcord_bot.router.tables.servers.settings(scene.guild.id)).daily is None
    line = f"I can't post the daily puzzle in <#{scene.channel.id}>, so I have switched it off."
    assert scene.newest(told).content.startswith(line)
    before = len(scene.env.http_requests)
    await later(scene, simcord_bot, clock, 2 * DAY)
    assert not [one for one in scene.env.http_requests[before:] if one.method == "POST"]


async def test_a_channel_that_can_not_be_reached_just_now_is_tried_again(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    await choose_channel(scene, manager)
    scene.env.inject_error("POST", f"/channels/{scene.channel.id}/messages", status=500, code=0, times=5)
    await later(scene, simcord_bot, clock, 3600.0)
    await later(scene, simcord_bot, clock, 3600.0)
    assert (await simcord_bot.router.tables.servers.settings(scene.guild.id)).daily is not None
