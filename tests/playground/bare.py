"""A bot without discord.py: raw requests and one gateway connection."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest_asyncio

from tests.support.person import PATIENCE, Person
from tests.support.wire import Wire

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
            if message.type is aiohttp.WSMsgType.CLOSE:
                return int(message.data)
            if message.type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
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
