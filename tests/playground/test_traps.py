"""The traps of discord.py on a wire, by name: each was seen to break a stand-in for Discord."""

from __future__ import annotations

import asyncio
import io
import json
import zlib

import aiohttp
import pytest

from playground.gateway import ACK_AFTER
from tests.playground.bare import Bare
from tests.support.person import PATIENCE


async def test_1_the_content_type_is_exactly_json(bare: Bare) -> None:
    async with bare.call("GET", "/users/@me") as answer:
        assert answer.headers["Content-Type"] == "application/json"
    async with bare.call("GET", "/channels/1") as answer:
        assert (answer.status, answer.headers["Content-Type"]) == (404, "application/json")


@pytest.mark.parametrize(("query", "status"), [("?with_response=1", 200), ("?with_response=true", 200), ("", 204)])
async def test_2_with_response_decides_between_200_and_204(bare: Bare, query: str, status: int) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    got, body = await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}}, query)
    assert got == status
    if status == 200:
        assert body["interaction"]["id"] == interaction["id"]
        assert body["resource"]["type"] == 4
        assert body["resource"]["message"]["content"] == "pong"
    assert (await bare.wire.ada.wait("#games", "pong")).author == "Elementarium"


async def test_3_ids_arrive_as_numbers_and_leave_as_strings(bare: Bare) -> None:
    ada = bare.wire.ada
    async with bare.call("POST", "/users/@me/channels", json={"recipient_id": int(ada.id)}) as answer:
        channel = await answer.json()
    assert channel["id"] == ada.channel("dm")
    form = aiohttp.FormData()
    described = {"attachments": [{"id": 0, "filename": "a.txt", "description": "A text"}]}
    form.add_field("payload_json", json.dumps(described), content_type="application/json")
    form.add_field("files[0]", b"words", filename="a.txt")
    async with bare.call("POST", f"/channels/{channel['id']}/messages", data=form) as answer:
        message = await answer.json()
    assert isinstance(message["id"], str)
    assert message["attachments"][0]["description"] == "A text"
    assert (await ada.dms())[0].alts == ["A text"]


async def test_4_a_429_says_how_long_and_has_a_via_only_when_asked(bare: Bare) -> None:
    await bare.wire.fault("429", "GET", "/users/@me", seconds=0.3)
    await bare.wire.fault("429", "GET", "/users/@me", via=False, scope="global")
    async with bare.call("GET", "/users/@me") as answer:
        assert (answer.status, (await answer.json())["retry_after"]) == (429, 0.3)
        assert answer.headers["Via"]
        assert answer.headers["X-RateLimit-Scope"] == "user"
    async with bare.call("GET", "/users/@me") as answer:
        assert (await answer.json())["global"]
        assert "Via" not in answer.headers
    async with bare.call("GET", "/users/@me") as answer:
        assert answer.status == 200


async def test_5_every_answer_has_the_headers_of_its_bucket(bare: Bare) -> None:
    games, tavern = (bare.wire.ada.channel(name) for name in ("#games", "#tavern"))
    seen = []
    for channel_id in (games, games, tavern):
        async with bare.call("POST", f"/channels/{channel_id}/messages", json={"content": "x"}) as answer:
            headers = answer.headers
            assert float(headers["X-RateLimit-Reset-After"]) <= 1
            seen.append((headers["X-RateLimit-Bucket"], int(headers["X-RateLimit-Remaining"])))
    assert len({bucket for bucket, _ in seen}) == 1
    assert seen[1][1] < seen[0][1] == seen[2][1]


async def test_6_a_heartbeat_is_answered_a_moment_later(bare: Bare) -> None:
    await bare.connect()
    await bare.event("GUILD_CREATE")
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await bare.send(1, bare.seq)
    assert (await bare.receive())["op"] == 11
    assert loop.time() - begun > ACK_AFTER * 0.9


async def test_9_zlib_stream_is_spoken_when_asked_for(bare: Bare) -> None:

    url = bare.environment["DISCORD_GATEWAY"]
    async with bare.wire.session.ws_connect(f"{url}?v=10&compress=zlib-stream") as socket:
        unpack = zlib.decompressobj()
        hello = await socket.receive_bytes(timeout=PATIENCE)
        assert hello.endswith(b"\x00\x00\xff\xff")
        assert json.loads(unpack.decompress(hello))["op"] == 10
        token = bare.environment["DISCORD_TOKEN"]
        await socket.send_str(json.dumps({"op": 2, "d": {"token": token, "intents": 1}}))
        assert json.loads(unpack.decompress(await socket.receive_bytes(timeout=PATIENCE)))["t"] == "READY"


async def test_10_a_bulk_overwrite_answers_whole_commands(bare: Bare) -> None:
    commands = [{"name": "ping", "description": "Answer"}, {"name": "Look", "type": 2}]
    async with bare.call("PUT", f"/applications/{bare.application_id}/commands", json=commands) as answer:
        ping, look = await answer.json()
    assert {"id", "application_id", "version"} <= ping.keys()
    assert (look["description"], look["type"]) == ("", 2)


async def test_11_events_hold_what_discord_py_reads(bare: Bare) -> None:
    ready = await bare.connect()
    assert ready["d"]["resume_gateway_url"] == bare.environment["DISCORD_GATEWAY"]
    guild = await bare.event("GUILD_CREATE")
    (me,) = guild["members"]
    assert all(isinstance(role, str) for role in me["roles"])
    assert me["user"]["id"] == ready["d"]["user"]["id"]


async def test_12_a_file_may_have_ten_megabytes_and_no_more(bare: Bare) -> None:
    channel_id = bare.wire.ada.channel("#games")
    for size, status in ((10 << 20, 200), ((10 << 20) + 1, 413)):
        form = aiohttp.FormData()
        form.add_field("payload_json", json.dumps({"attachments": [{"id": 0}]}), content_type="application/json")
        form.add_field("files[0]", io.BytesIO(b"x" * size), filename="big.bin")
        async with bare.call("POST", f"/channels/{channel_id}/messages", data=form) as answer:
            body = await answer.json()
            assert answer.status == status
    assert body["code"] == 40005
