"""Sessions at the gateway: resumed, refused, and what is sent to which."""

from __future__ import annotations

from typing import Any

import pytest

from tests.playground.bare import Bare

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
