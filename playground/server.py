"""The playground's process: the world, its sockets, and the file in which it is kept."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from aiohttp import web

from playground.control import Control
from playground.gateway import Gateway
from playground.latency import Latency
from playground.limits import REQUEST_SIZE
from playground.people import People
from playground.rest import API, Rest, Validator
from playground.world import Unreadable, World

SAVE_AFTER = 0.01  # seconds from a change to its being on disk: less than a bot takes to note what it has shown
SAVES_APART = 100  # times as long as it takes, for everybody waits for it
SMALL = 0.002  # seconds that a world takes which is saved ten times as often
TIDY_AFTER = 600.0  # seconds between looks for uploads that nobody needs any more
SHUTDOWN = 2.0
TURNS = 5  # of the loop, in which a connection that was just accepted becomes one that can be closed
LOCAL = ("127.0.0.1", "localhost", "[::1]")

log = logging.getLogger("playground")


class Keeper:
    """Writes the world to a file shortly after it changes; the file is always whole."""

    def __init__(self, world: World, path: Path) -> None:
        self.world = world
        self.path = path
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._took = 0.0
        self._tidied = time.monotonic()
        self.on_write: Callable[[bytes], object] = lambda _: None
        world.watch(self._changed)

    def _changed(self, _kind: str, _about: dict[str, Any]) -> None:
        if self._timer is None:
            # A big world is saved less often, so that saving stays a small part of the time.
            apart = SAVES_APART if self._took > SMALL else SAVES_APART / 10
            delay = max(SAVE_AFTER, apart * self._took)
            self._timer = asyncio.get_running_loop().call_later(delay, self._save)

    def _save(self) -> None:
        if self._writing is not None and not self._writing.done():
            self._timer = asyncio.get_running_loop().call_later(SAVE_AFTER, self._save)
            return
        self._timer = None
        if time.monotonic() - self._tidied > TIDY_AFTER:
            self._tidied = time.monotonic()
            self.world.drop_unused_files()
        begun = time.perf_counter()
        data = self.world.dump()
        self._took = time.perf_counter() - begun
        self._writing = asyncio.create_task(asyncio.to_thread(self.write, data))

    def write(self, data: bytes) -> None:
        """Replace the file by these bytes, in one step."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_bytes(data)
        new.replace(self.path)
        self.on_write(data)

    async def save(self) -> None:
        """Have all that has happened on disk before this returns."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._writing is not None:
            await self._writing
        self.world.drop_unused_files()
        self.write(self.world.dump())


def open_world(folder: Path) -> World:
    """Return the world kept in `folder`, or a new one when there is none or it can't be read (which is logged)."""
    path = folder / "world.json"
    if path.is_file():
        try:
            return World.load(folder, path.read_bytes())
        except Unreadable as error:
            log.warning("The saved world %s can't be read (%s). A new one begins.", path, error)
    return World.fresh(folder)


class Playground:
    """Everything that is served: REST, the gateway, the page, the control API.

    `folder` keeps the world; `port` 0 takes any free one. `validator` makes it strict about what the bot sends.
    `strict_rates` takes Discord's usual rate limits, `privileged` approves the privileged intents. `new_token` gives
    the bot a new token, so that one left over from before can't act any more. `greeting` is a command that the owner of
    a new server gives the bot, with its options, as soon as it is there. `shards` is how many the bot is told to
    connect, `concurrency` how many of them may identify within five seconds; None: it says one, and lets all. `latency`
    is the longest time in seconds that a request, its answer or an event may be on its way, by chance.
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
        concurrency: int | None = None,
        latency: float = 0.0,
    ) -> None:
        self.folder = folder
        self.port = port
        self.world = open_world(folder)
        if new_token:
            self.world.token = f"playground.{secrets.token_hex(16)}"
        late = Latency(latency)
        self.rest = Rest(
            self.world,
            self._gateway_url,
            strict_rates=strict_rates,
            shards=shards,
            concurrency=concurrency or 1,
            latency=late,
        )
        self.rest.validator = validator
        self.gateway = Gateway(
            self.world, self._gateway_url, privileged=privileged, concurrency=concurrency, latency=late
        )
        self.people = People(self.world, lambda: self.gateway.online, late)
        self.gateway.on_change = self._bot_changed
        self._greeting = greeting
        self._environment: dict[str, str] = {}
        self.keeper = Keeper(self.world, folder / "world.json")
        self.control = Control(self.world, self.rest, self.gateway, self._environment, self.keeper.save)
        self._runner: web.AppRunner | None = None
        self._door: socket.socket

    @property
    def url(self) -> str:
        """The page's address without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    def _bot_changed(self) -> None:
        self.people.bot_changed()
        if self._greeting is not None and self.gateway.online and self.world.untouched:
            name, options = self._greeting
            self._greeting = None
            self.world.actions.ask_first(name, options)

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
        await self.keeper.save()


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
