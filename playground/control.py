"""The control API of tests: faults, closed DMs, missing permissions, and what the bot sent. JSON below /control."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from playground.errors import Impossible
from playground.faults import BadFault
from playground.gateway import Gateway
from playground.rest import Rest
from playground.world import World

MOST_PEOPLE = 1000


class Control:
    """The handlers below /control.

    - `GET status`: people, channels, whether the bot is there, its environment
    - `POST faults` plans a `Fault`; `GET faults`; `DELETE faults`
    - `POST gateway` `{"do": "drop" | "reconnect" | "invalid" | "close", "resumable": true, "code": 4000, "shard": 1}`
    - `GET gateway`: how many IDENTIFYs have come, how many of them too soon, the shards that are connected, and the
      limit as the bot is told it
    - `POST dms` `{"person": "bo", "closed": true}`
    - `POST permissions` `{"channel": "games", "deny": ["send_messages"]}`
    - `POST thread` `{"thread": "1234", "archived": true, "locked": true}`: what a moderator makes of a thread
    - `GET requests?after=N`, `GET requests/{number}/files/{index}`, `DELETE requests`
    - `GET violations`: what strict mode found
    - `POST save` answers when the world is on disk
    - `POST people` `{"count": 200}` lets so many more people join the server; their keys and ids
    - `GET crowd`: a websocket on which many people act (see `playground.people`)
    - `POST rates` `{"strict": true}`: whether Discord's usual limits hold from now on
    - `POST clock` `{"forward": 900}` puts the world's clock forward by seconds, at once; at the page it passes quickly
    """

    def __init__(
        self,
        world: World,
        rest: Rest,
        gateway: Gateway,
        environment: dict[str, str],
        save: Callable[[], Awaitable[None]],
    ) -> None:
        self.world = world
        self.rest = rest
        self.gateway = gateway
        self.environment = environment
        self._save = save

    def routes(self) -> list[web.RouteDef]:
        """Return the routes below /control."""
        return [
            web.get("/control/status", self.status),
            web.get("/control/faults", self.faults),
            web.post("/control/faults", self.add_fault),
            web.delete("/control/faults", self.clear_faults),
            web.get("/control/gateway", self.gateway_log),
            web.post("/control/gateway", self.disturb),
            web.post("/control/dms", self.set_dms_closed),
            web.post("/control/permissions", self.deny_permissions),
            web.post("/control/thread", self.archive_thread),
            web.get("/control/requests", self.requests),
            web.delete("/control/requests", self.clear_requests),
            web.get("/control/requests/{number}/files/{index}", self.file),
            web.get("/control/violations", self.violations),
            web.post("/control/save", self.save_world),
            web.post("/control/rates", self.set_rate_limits),
            web.post("/control/clock", self.put_clock_forward),
            web.post("/control/people", self.add_people),
        ]

    async def status(self, _request: web.Request) -> web.Response:
        """Answer with what a test needs to begin."""
        world = self.world
        return _json(
            {
                "online": self.gateway.online,
                "people": {key: str(one) for key, one in world.people.items()},
                "bot_id": str(world.bot_id),
                "application_id": str(world.application_id),
                "environment": self.environment,
                "requests": self.rest.record.count,
            }
        )

    async def faults(self, _request: web.Request) -> web.Response:
        """Answer with the faults that are still to come."""
        return _json(self.rest.faults.waiting)

    async def add_fault(self, request: web.Request) -> web.Response:
        """Plan a fault."""
        try:
            return _json(self.rest.faults.add(await request.json()))
        except BadFault as error:
            raise web.HTTPBadRequest(text=str(error)) from error

    async def clear_faults(self, _request: web.Request) -> web.Response:
        """Forget all planned faults."""
        self.rest.faults.waiting.clear()
        return _json([])

    async def gateway_log(self, _request: web.Request) -> web.Response:
        """Answer with what has come to the gateway."""
        gateway = self.gateway
        connected = {session.shard for session in gateway.sessions.values() if session.connection is not None}
        return _json(
            {
                "identifies": gateway.identifies,
                "refused": gateway.refused,
                "shards": sorted(connected),
                "session_start_limit": gateway.starts.session_start_limit(),
            }
        )

    async def disturb(self, request: web.Request) -> web.Response:
        """Disturb the gateway's connections."""
        asked = await request.json()
        met = await self.gateway.disturb(
            asked["do"],
            resumable=asked.get("resumable", True),
            code=asked.get("code", 4000),
            shard=asked.get("shard"),
        )
        return _json({"connections": met})

    async def set_rate_limits(self, request: web.Request) -> web.Response:
        """Let Discord's usual limits hold from now on, or none that anybody meets."""
        self.rest.rates.set_strict((await request.json())["strict"])
        return _json({})

    async def set_dms_closed(self, request: web.Request) -> web.Response:
        """Close or open a person's DMs."""
        asked = await request.json()
        self.world.close_dms(self.world.people[asked["person"]], asked["closed"])
        return _json({})

    async def deny_permissions(self, request: web.Request) -> web.Response:
        """Take permissions from the bot in a channel, by its name or id."""
        asked = await request.json()
        owner = self.world.people["ada"]
        wanted = str(asked["channel"]).removeprefix("#")
        for channel in self.world.views.channels_of(owner):
            if wanted in (channel["name"], channel["id"]):
                try:
                    self.world.deny_permissions(int(channel["id"]), asked["deny"])
                except Impossible as error:
                    raise web.HTTPBadRequest(text=str(error)) from error
                return _json({})
        raise web.HTTPNotFound(text=f"There is no channel {wanted}.")

    async def archive_thread(self, request: web.Request) -> web.Response:
        """Archive a thread, lock it, or open it again."""
        asked = await request.json()
        self.world.archive_thread(int(asked["thread"]), asked["archived"], asked["locked"])
        return _json({})

    async def requests(self, request: web.Request) -> web.Response:
        """Answer with what the bot sent after the request of that number."""
        after = int(request.query.get("after", 0))
        return _json([one.to_json() for one in self.rest.record.requests if one.number > after])

    async def clear_requests(self, _request: web.Request) -> web.Response:
        """Forget what the bot sent."""
        self.rest.record.clear()
        return _json([])

    async def file(self, request: web.Request) -> web.Response:
        """Answer with the bytes of a file that the bot sent."""
        number, index = int(request.match_info["number"]), int(request.match_info["index"])
        for one in self.rest.record.requests:
            if one.number == number and index < len(one.files):
                return web.Response(body=one.files[index].data)
        raise web.HTTPNotFound()

    async def violations(self, _request: web.Request) -> web.Response:
        """Answer with what strict mode found."""
        return _json(self.rest.record.violations)

    async def put_clock_forward(self, request: web.Request) -> web.Response:
        """Put the clock forward."""
        self.world.ahead.put_forward(float((await request.json())["forward"]))
        return _json({})

    async def add_people(self, request: web.Request) -> web.Response:
        """Let more people join."""
        count = int((await request.json())["count"])
        if not 0 < count <= MOST_PEOPLE:
            raise web.HTTPBadRequest(text=f"At most {MOST_PEOPLE} at a time.")
        return _json({key: str(one) for key, one in self.world.add_people(count).items()})

    async def save_world(self, _request: web.Request) -> web.Response:
        """Write the world to its file."""
        await self._save()
        return _json({})


def _json(value: Any) -> web.Response:
    return web.Response(body=msgspec.json.encode(value), content_type="application/json")
