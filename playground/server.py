"""The playground's process: the world and its sockets."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import web

from playground.base_world import LOCALE
from playground.control import Control
from playground.gateway import Gateway
from playground.latency import Latency
from playground.limits import REQUEST_SIZE
from playground.people import OpenPages
from playground.rest import API, Rest, Validator
from playground.session_starts import SessionStarts
from playground.time_ahead import SETTING
from playground.world_files import WorldKeeper, open_world

SHUTDOWN = 2.0
TURNS = 5  # of the loop, in which a connection that was just accepted becomes one that can be closed
LOCAL = ("127.0.0.1", "localhost", "[::1]")


class Playground:
    """Everything that is served: REST, the gateway, the page, the control API.

    `folder` keeps the world; `port` 0 takes any free one. `validator` makes it strict about what the bot sends.
    `strict_rates` takes Discord's usual rate limits, `privileged` approves the privileged intents. `new_token` gives
    the bot a new token, so that one left over from before can't act any more. `greeting` is a command that the owner of
    a new server gives the bot, with its options, as soon as it is there. `shards` is how many the bot is told to
    connect, and `starts` how many of them may identify, and how soon. `latency` is the longest time in seconds that a
    request, its answer or an event may be on its way, by chance. `locale` is the language that everybody's Discord is
    in, and the server's own.
    """

    def __init__(
        self,
        folder: Path,
        *,
        port: int = 0,
        validator: Validator | None = None,
        strict_rates: bool = False,
        privileged: bool = False,
        new_token: bool = False,
        greeting: tuple[str, dict[str, Any]] | None = None,
        shards: int = 1,
        starts: SessionStarts | None = None,
        latency: float = 0.0,
        locale: str = LOCALE,
    ) -> None:
        self.folder = folder
        self.port = port
        self.world = open_world(folder)
        if new_token:
            self.world.token = f"playground.{secrets.token_hex(16)}"
        self.world.locale = locale
        late = Latency(latency)
        starts = starts or SessionStarts()
        self.rest = Rest(
            self.world,
            self._gateway_url,
            strict_rates=strict_rates,
            shards=shards,
            starts=starts,
            latency=late,
        )
        self.rest.validator = validator
        self.gateway = Gateway(self.world, self._gateway_url, privileged=privileged, starts=starts, latency=late)
        self.people = OpenPages(self.world, lambda: self.gateway.online, late)
        self.gateway.on_change = self._bot_changed
        self._greeting = greeting
        self._environment: dict[str, str] = {}
        self.keeper = WorldKeeper(self.world, folder)
        self.rest.before_answer = self.keeper.write_changes
        self.control = Control(self.world, self.rest, self.gateway, self._environment, self.keeper.save_world)
        self._runner: web.AppRunner | None = None
        self._door: socket.socket

    @property
    def url(self) -> str:
        """The page's address without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    def _bot_changed(self) -> None:
        self.people.bot_changed()
        if self._greeting is not None and self.gateway.online and self.world.is_untouched:
            name, options = self._greeting
            self._greeting = None
            self.world.actions.use_first_command(name, options)

    def _gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    def environment(self) -> dict[str, str]:
        """Return the settings that point a bot here; its database belongs to this world and no other."""
        database = (self.folder / f"bot-{self.world.application_id}.db").resolve()
        return {
            "DISCORD_TOKEN": self.world.token,
            "DISCORD_API": self.url + API,
            "DISCORD_GATEWAY": self._gateway_url(),
            "DISCORD_CDN": f"{self.url}/cdn",
            "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
            SETTING: str(self.world.ahead.path.resolve()),
        }

    async def start(self) -> None:
        """Begin to serve. Raise OSError when the port is taken."""
        app = web.Application(client_max_size=REQUEST_SIZE + (1 << 20), middlewares=[_only_local])
        sockets = [web.get(path, self.gateway.handle) for path in ("/gateway", "/gateway/")]
        app.add_routes([*self.rest.routes(), *sockets, *self.people.routes(), *self.control.routes()])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)
        await self._runner.setup()
        self._door = socket.create_server(("127.0.0.1", self.port))
        await web.SockSite(self._runner, self._door).start()
        self.port = self._runner.addresses[0][1]
        self.world.serve_files_from(self.url)
        self._environment.update(self.environment())

    async def close(self) -> None:
        """Stop serving and save the world."""
        await self.world.ahead.close()
        await self.gateway.close()
        for viewer in [*self.people.viewers, *self.people.crowds]:
            await viewer.socket.close()
        if self._runner is not None:
            # A server that is closed while a connection is just being made forgets it: first let nobody in any more.
            with suppress(NotImplementedError):  # Windows' loop
                asyncio.get_running_loop().remove_reader(self._door)
            for _ in range(TURNS):
                await asyncio.sleep(0)
            await self._runner.cleanup()
        await self.keeper.save_world()


@web.middleware
async def _only_local(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    # Another site that is open in the same browser must not get at the world.
    host = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    if host not in LOCAL or (origin is not None and origin != f"http://{request.host}"):
        raise web.HTTPForbidden(text="This is served to this machine's own page alone.")
    return await handler(request)
