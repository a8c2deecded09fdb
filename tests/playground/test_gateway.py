"""Sessions at the gateway: resumed, refused, and what is sent to which."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playground.session_starts import SessionStarts
from tests.playground.bare import Bare
from tests.support.wire import Wire

Json = dict[str, Any]


async def test_resume_replays_what_was_missed(bare: Bare) -> None:
    ready = await bare.connect()
    await bare.event("GUILD_CREATE")
    seen = bare.seq
    assert await bare.wire.gateway("drop") == 1
    await bare.wire.bo.say("#games", "one")
    await bare.wire.bo.say("#games", "two")
    again = {"session_id": ready["d"]["session_id"], "seq": seen}
    first = await bare.connect(resume=again)
    assert (first["t"], first["s"]) == ("MESSAGE_CREATE", seen + 1)
    assert first["d"]["author"]["username"] == "bo"
    assert (await bare.receive())["t"] == "MESSAGE_CREATE"
    assert (await bare.receive())["t"] == "RESUMED"


async def test_resume_of_an_unknown_session_is_invalid(bare: Bare) -> None:
    first = await bare.connect(resume={"session_id": "nothing", "seq": 1})
    assert (first["op"], first["d"]) == (9, False)


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"intents": 1 << 30}, 4013),
        ({"intents": 1 | 1 << 15}, 4014),
        ({"shard": [3, 2]}, 4010),
    ],
)
async def test_identify_is_refused_with_discords_code(bare: Bare, identify: Json, code: int) -> None:
    bare.socket = await bare.wire.session.ws_connect(bare.environment["DISCORD_GATEWAY"])
    asked = {"token": bare.environment["DISCORD_TOKEN"], "intents": 1, **identify}
    await bare.send(2, asked)
    assert await bare.closed() == code


async def test_events_come_by_intents_and_shard(bare: Bare) -> None:
    ready = await bare.connect(intents=1)
    guild = await bare.event("GUILD_CREATE")
    assert [one["id"] for one in ready["d"]["guilds"]] == [guild["id"]]
    await bare.wire.bo.say("#games", "not for a bot without the intent")
    assert await bare.wire.gateway("reconnect") == 1
    assert (await bare.receive())["op"] == 7
    for shard in (0, 1):
        ready = await bare.connect(shard=[shard, 2])
        assert ready["d"]["shard"] == [shard, 2]
        mine = (int(guild["id"]) >> 22) % 2 == shard
        assert [one["id"] for one in ready["d"]["guilds"]] == ([guild["id"]] if mine else [])


async def test_content_is_hidden_without_the_intent_except_mentions(bare: Bare) -> None:
    ready = await bare.connect()
    await bare.wire.bo.say("#games", "hidden")
    assert (await bare.event("MESSAGE_CREATE"))["content"] == ""
    text = f"<@{ready['d']['user']['id']}> hello"
    await bare.wire.bo.say("#games", text)
    assert (await bare.event("MESSAGE_CREATE"))["content"] == text


async def test_members_are_sent_in_chunks_with_the_nonce(bare: Bare) -> None:
    ready = await bare.connect()
    guild_id = ready["d"]["guilds"][0]["id"]
    await bare.send(8, {"guild_id": guild_id, "user_ids": [int(bare.wire.bo.id), 7], "limit": 0, "nonce": "n"})
    chunk = await bare.event("GUILD_MEMBERS_CHUNK")
    assert [member["user"]["id"] for member in chunk["members"]] == [bare.wire.bo.id]
    assert (chunk["not_found"], chunk["nonce"]) == (["7"], "n")


async def test_too_many_payloads_end_the_connection(bare: Bare) -> None:
    await bare.connect()
    for _ in range(120):
        await bare.send(3, {"since": None, "activities": [], "status": "online", "afk": False})
    assert await bare.closed() == 4008


async def other_shards(bare: Bare) -> tuple[Bare, Bare]:
    """The two shards of one bot, both connected: the first, and the one that has the server."""
    second = Bare(bare.wire, bare.environment, bare.application_id)
    await bare.connect(shard=[0, 2])
    ready = await second.connect(shard=[1, 2])
    assert [int(one["id"]) >> 22 & 1 for one in ready["d"]["guilds"]] == [1]
    await second.event("GUILD_CREATE")
    return bare, second


async def test_direct_messages_come_to_the_first_shard_and_a_server_to_its_own(bare: Bare) -> None:
    first, second = await other_shards(bare)
    await first.command()
    assert (await second.used(bare.wire.bo))["guild_id"]
    assert "guild_id" not in await first.used(bare.wire.bo, "dm")
    assert first.seq == 2  # READY, and this alone


async def test_each_shard_resumes_its_own_session(bare: Bare) -> None:
    first, second = await other_shards(bare)
    session = {"session_id": next(one.id for one in sessions(bare) if one.shard == 1), "seq": second.seq}
    assert await bare.wire.gateway("drop", shard=1) == 1
    await bare.wire.bo.say("#games", "missed")
    missed = await second.connect(resume=session)
    assert (missed["t"], missed["s"]) == ("MESSAGE_CREATE", session["seq"] + 1)
    assert (await second.receive())["t"] == "RESUMED"
    await first.command()
    await first.used(bare.wire.bo, "dm")  # which has noticed nothing


def sessions(bare: Bare) -> list[Any]:
    return list(bare.wire.playground.gateway.sessions.values())


def bots(wire: Wire, status: Json, count: int) -> list[Bare]:
    return [Bare(wire, status["environment"], status["application_id"]) for _ in range(count)]


async def limit(bot: Bare) -> Json:
    """The session_start_limit as a bot is told it."""
    async with bot.call("GET", "/gateway/bot") as answer:
        told: Json = await answer.json()
    assert told["shards"] == 4
    found: Json = told["session_start_limit"]
    return found


async def test_shards_identify_as_many_at_a_time_as_discord_says(tmp_path: Path) -> None:
    async with Wire(tmp_path, shards=4, starts=SessionStarts(concurrency=2)) as wire:
        three = bots(wire, await wire.status(), 3)
        told = await limit(three[0])
        assert {name: told[name] for name in ("remaining", "reset_after", "max_concurrency", "seconds")} == {
            "remaining": 1000,
            "reset_after": 0,
            "max_concurrency": 2,
            "seconds": 5.0,
        }
        first = [await bot.connect(shard=[shard, 4]) for shard, bot in enumerate(three)]
        assert [one["t"] or one["op"] for one in first] == ["READY", "READY", 9]
        told = await limit(three[0])
        assert told["remaining"] == 997  # the one that came too soon counts
        assert 86_000_000 < told["reset_after"] <= 86_400_000
        found = await wire.control("GET", "gateway")
        assert (found["identifies"], found["refused"], found["shards"]) == (3, 1, [0, 1])


async def test_too_many_sessions_in_a_day_cost_the_token(tmp_path: Path) -> None:
    async with Wire(tmp_path, shards=4, starts=SessionStarts(total=2)) as wire:
        four = bots(wire, await wire.status(), 4)
        for shard in (0, 1):
            assert (await four[shard].connect(shard=[shard, 4]))["t"] == "READY"
        assert (await limit(four[0]))["remaining"] == 0
        for bot in four[2:]:
            bot.socket = await wire.session.ws_connect(bot.environment["DISCORD_GATEWAY"])
            await bot.send(2, {"token": bot.environment["DISCORD_TOKEN"], "intents": 1, "shard": [2, 4]})
        assert [await bot.closed() for bot in four] == [4004] * 4
        assert sessions(four[0]) == []


async def test_a_day_begins_anew(tmp_path: Path) -> None:
    async with Wire(tmp_path, shards=4, starts=SessionStarts(total=1, day=0.0)) as wire:
        for shard, bot in enumerate(bots(wire, await wire.status(), 2)):
            assert (await bot.connect(shard=[shard, 4]))["t"] == "READY"
            assert (await limit(bot))["remaining"] == 1
