"""The traps of discord.py on a wire, by name: each was seen to break a stand-in for Discord."""

from __future__ import annotations

import asyncio
import io
import json
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import pytest_asyncio

from playground.gateway import ACK_AFTER
from tests.support.wire import PATIENCE, Person, Wire

Json = dict[str, Any]


class Bare:
    """A bot without discord.py: raw requests and one gateway connection."""

    def __init__(self, wire: Wire, environment: dict[str, str], application_id: str) -> None:
        self.wire = wire
        self.environment = environment
        self.application_id = application_id
        self.headers = {"Authorization": f"Bot {environment['DISCORD_TOKEN']}"}
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.seq = 0

    def call(self, method: str, path: str, **more: Any) -> Any:
        """Return aiohttp's context of a REST request."""
        return self.wire.session.request(method, self.environment["DISCORD_API"] + path, headers=self.headers, **more)

    async def connect(self, query: str = "", resume: Json | None = None, **identify: Any) -> Json:
        """Connect, identify or resume, and return the first event."""
        self.socket = await self.wire.session.ws_connect(self.environment["DISCORD_GATEWAY"] + query)
        assert (await self.receive())["op"] == 10
        token = self.environment["DISCORD_TOKEN"]
        if resume is not None:
            await self.send(6, {"token": token, **resume})
        else:
            await self.send(2, {"token": token, "intents": 1 | 1 << 9, **identify})
        return await self.receive()

    async def send(self, op: int, data: Any) -> None:
        """Send a payload."""
        assert self.socket is not None
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def receive(self) -> Json:
        """Return the next payload."""
        assert self.socket is not None
        payload: Json = await self.socket.receive_json(timeout=PATIENCE)
        self.seq = payload["s"] or self.seq
        return payload

    async def event(self, name: str) -> Json:
        """Return the data of the next event of that name."""
        while (payload := await self.receive())["t"] != name:
            continue
        data: Json = payload["d"]
        return data

    async def closed(self) -> int | None:
        """Wait until the server closes the connection, and return its code."""
        assert self.socket is not None
        while True:
            message = await self.socket.receive(timeout=PATIENCE)
            if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
                return self.socket.close_code

    async def command(self, **fields: Any) -> None:
        """Register the one command `ping`."""
        command = {"name": "ping", "description": "Answer", "type": 1, "options": [], **fields}
        async with self.call("PUT", f"/applications/{self.application_id}/commands", json=[command]) as answer:
            assert answer.status == 200, await answer.text()

    async def used(self, person: Person, where: str = "#games") -> Json:
        """Let a person use `ping` and return the interaction."""
        await person.ask("slash", channel_id=person.channel(where), name="ping", options={})
        return await self.event("INTERACTION_CREATE")

    async def answer(self, interaction: Json, body: Json, query: str = "?with_response=1") -> tuple[int, Any]:
        """Answer an interaction; return status and JSON."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback{query}"
        async with self.call("POST", path, json=body) as answer:
            return answer.status, await answer.json() if answer.content_length else None

    async def post(self, channel_id: str, body: Any, **more: Any) -> tuple[int, Any]:
        """Send a message; return status and JSON."""
        async with self.call("POST", f"/channels/{channel_id}/messages", json=body, **more) as answer:
            return answer.status, await answer.json()


@pytest_asyncio.fixture
async def bare(tmp_path: Path) -> AsyncIterator[Bare]:
    """A playground with a bare bot, not yet connected."""
    async with Wire(tmp_path) as wire:
        status = await wire.status()
        yield Bare(wire, status["environment"], status["application_id"])


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


# ---------------------------------------------------------------------- sessions


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


# ---------------------------------------------------------------------- refusals


async def test_a_second_answer_and_an_early_followup_are_refused(bare: Bare) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    hook = f"/webhooks/{bare.application_id}/{interaction['token']}"
    async with bare.call("POST", hook, json={"content": "early"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (404, 10015)
    assert (await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}}))[0] == 200
    status, body = await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}})
    assert (status, body["code"]) == (400, 40060)
    async with bare.call("POST", hook, json={"content": "late"}) as answer:
        assert answer.status == 200
    async with bare.call("POST", f"/webhooks/{bare.application_id}/made-up", json={"content": "x"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (401, 50027)


async def test_after_three_seconds_an_interaction_is_unknown(bare: Bare) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    assert (await bare.wire.ada.outcome(interaction["id"])).state == "failed"
    status, body = await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}})
    assert (status, body["code"]) == (404, 10062)


async def test_after_fifteen_minutes_a_token_is_dead(bare: Bare) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    assert (await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}}))[0] == 200
    original = f"/webhooks/{bare.application_id}/{interaction['token']}/messages/@original"
    async with bare.call("PATCH", original, json={"content": "in time"}) as answer:
        assert answer.status == 200
    await bare.wire.put_forward(15 * 60)
    async with bare.call("PATCH", original, json={"content": "late"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (401, 50027)
    assert [one.content for one in await bare.wire.ada.messages("#games")] == ["in time"]


@pytest.mark.parametrize(
    "body",
    [
        {"type": 6},
        {"type": 7, "data": {"content": "x"}},
        {"type": 8, "data": {"choices": []}},
        {"type": 5, "data": {"flags": 64 | 1 << 15}},
        {"type": 4, "data": {"content": "x" * 2001}},
        {"type": 4, "data": {"content": "x", "components": [{"type": 1, "components": []}]}},
        {"type": 9, "data": {"custom_id": "m", "title": "t" * 46, "components": []}},
        {"type": 4, "data": {"attachments": [{"id": 0, "description": "d" * 1025}]}},
        {
            "type": 4,
            "data": {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a"}]}]},
        },
        {
            "type": 4,
            "data": {
                "components": [
                    {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "sword"}}]}
                ]
            },
        },
    ],
)
async def test_an_answer_that_discord_refuses_does_not_use_the_interaction_up(bare: Bare, body: Json) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    status, refused = await bare.answer(interaction, body)
    assert (status, refused["code"]) == (400, 50035)
    assert "errors" in refused
    assert (await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}}))[0] == 200


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": "Ping"}, 50035),
        ({"name": "pi ng"}, 50035),
        ({"name": "p" * 33}, 50035),
        ({"description": ""}, 50035),
        ({"description": "d" * 101}, 50035),
        ({"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}, 50035),
        (
            {
                "options": [
                    {
                        "type": 3,
                        "name": "o",
                        "description": "d",
                        "autocomplete": True,
                        "choices": [{"name": "a", "value": "a"}],
                    }
                ]
            },
            50035,
        ),
        (
            {
                "options": [
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 3, "name": "b", "description": "d", "required": True},
                ]
            },
            50035,
        ),
        (
            {
                "options": [
                    {
                        "type": 3,
                        "name": f"o{n}",
                        "description": "d" * 100,
                        "choices": [{"name": f"{m:02}" * 5, "value": "v" * 10} for m in range(12)],
                    }
                    for n in range(25)
                ]
            },
            50035,
        ),
    ],
)
async def test_commands_that_discord_refuses(bare: Bare, fields: Json, code: int) -> None:
    command = {"name": "ping", "description": "Answer", **fields}
    async with bare.call("PUT", f"/applications/{bare.application_id}/commands", json=[command]) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, code)
    assert await bare.wire.ada.commands() == []


async def test_messages_that_discord_refuses(bare: Bare) -> None:
    channel_id = bare.wire.ada.channel("#games")
    assert (await bare.post(channel_id, {"content": ""}))[1]["code"] == 50006
    assert (await bare.post(channel_id, {"content": "x" * 2001}))[1]["code"] == 50035
    assert (await bare.post("1", {"content": "x"}))[1]["code"] == 10003
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}", content_type="application/json")
    for number in range(11):
        form.add_field(f"files[{number}]", b"x", filename="a.txt")
    async with bare.call("POST", f"/channels/{channel_id}/messages", data=form) as answer:
        assert (await answer.json())["code"] == 30015
    async with bare.wire.session.get(bare.environment["DISCORD_API"] + "/users/@me") as answer:
        assert (answer.status, (await answer.json())["code"]) == (401, 0)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/interactions/x/y/callback", {"type": 4}),
        ("POST", "/channels/x/messages", {"content": "x"}),
        ("PATCH", "/channels/1/messages/@me", {}),
        ("PUT", "/applications/1/commands", ["x"]),
        ("PUT", "/applications/1/commands", [{"name": "a", "description": "b", "options": ["x"]}]),
        ("POST", "/users/@me/channels", {}),
        ("POST", "/channels/1/messages", ["x"]),
    ],
)
async def test_nonsense_is_refused_and_breaks_nothing(bare: Bare, method: str, path: str, body: Any) -> None:
    async with bare.call(method, path, json=body) as answer:
        assert 400 <= answer.status < 500, await answer.text()
        assert {"code", "message"} <= (await answer.json()).keys()
    async with bare.call("POST", "/channels/1/messages", data=b"{") as answer:
        assert answer.status == 400


async def test_a_thread_is_archived_and_opened_by_writing(bare: Bare) -> None:
    ada = bare.wire.ada
    games = ada.channel("#games")
    _, message = await bare.post(games, {"content": "A table"})
    path = f"/channels/{games}/messages/{message['id']}/threads"
    async with bare.call("POST", path, json={"name": "Table", "auto_archive_duration": 1440}) as answer:
        thread = await answer.json()
    async with bare.call("POST", path, json={"name": "Table"}) as answer:
        assert (await answer.json())["code"] == 160004
    async with bare.call("PATCH", f"/channels/{thread['id']}", json={"archived": True, "name": "Done"}) as answer:
        assert (await answer.json())["thread_metadata"]["archived"]
    await ada.until(lambda: ada.channels[thread["id"]]["archived"] or None, "the thread to be archived")
    assert ada.channels[thread["id"]]["name"] == "Done"
    await ada.say(thread["id"], "Wait")
    await ada.until(lambda: not ada.channels[thread["id"]]["archived"] or None, "the thread to be open")


async def test_a_nonce_that_is_enforced_sends_once(bare: Bare) -> None:
    channel_id = bare.wire.ada.channel("#games")
    body = {"content": "once", "nonce": "42", "enforce_nonce": True}
    _, first = await bare.post(channel_id, body)
    _, second = await bare.post(channel_id, body)
    assert first["id"] == second["id"]
    assert (first["nonce"], second["nonce"]) == ("42", "42")
    assert len(await bare.wire.ada.messages("#games")) == 1


async def test_rates_like_discords_refuse_the_sixth_message(tmp_path: Path) -> None:
    async with Wire(tmp_path, rates=True) as wire:
        status = await wire.status()
        bare = Bare(wire, status["environment"], status["application_id"])
        channel_id = wire.ada.channel("#games")
        answers = [await bare.post(channel_id, {"content": str(number)}) for number in range(6)]
        assert [status for status, _ in answers] == [200] * 5 + [429]
        assert 0 < answers[-1][1]["retry_after"] <= 5
        assert (await bare.post(wire.ada.channel("#tavern"), {"content": "x"}))[0] == 200


async def test_pages_of_other_sites_are_kept_out(bare: Bare) -> None:
    for headers in ({"Origin": "http://elsewhere.example"}, {"Host": "elsewhere.example"}):
        async with bare.wire.session.get(f"{bare.wire.url}/control/status", headers=headers) as answer:
            assert answer.status == 403


async def test_what_the_bot_sent_is_on_record(bare: Bare) -> None:
    channel_id = bare.wire.ada.channel("#games")
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "with a file"}', content_type="application/json")
    form.add_field("files[0]", b"words", filename="a.txt")
    async with bare.call("POST", f"/channels/{channel_id}/messages", data=form) as answer:
        assert answer.status == 200
    (request,) = await bare.wire.requests("POST", "/messages")
    assert request["body"] == {"content": "with a file"}
    assert request["files"] == [{"filename": "a.txt", "size": 5, "description": None}]
    assert await bare.wire.file(request) == b"words"
    assert msgspec.json.encode(request)
