"""Tests over real sockets: a playground, a bot as a process, and people who act and see as they would at the page.

```python
async with Wire(tmp_path) as wire:
    await wire.start_bot(sys.executable, "bot.py")
    lobby = (await wire.ada.slash("#games", "elements start", opponent=wire.bo)).message
    await wire.bo.click(lobby, "Accept")
    await wire.bo.wait("dm", "your turn")
```

Nothing here sleeps for luck: all waiting is for something that a person or the bot's log shows, and it is bounded.

With ``LATENCY`` in the environment everything is late by chance, by up to so many seconds (`make test-late`).
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiohttp

from compat.shortcuts import SETTING
from playground.rest import Validator
from playground.server import Playground
from playground.session_starts import SessionStarts
from tests.support.nursery import Forked, nursery
from tests.support.person import PATIENCE, Json, Person
from tests.support.rules import ROOT

LATENCY = float(os.environ.get("LATENCY", 0))


def is_without_shortcuts(env: Mapping[str, str] | None) -> bool:
    """Whether a bot with these variables in its environment is to do without shortcuts (see `compat`)."""
    return {**os.environ, **(env or {})}.get(SETTING) == "off"


def check_without_shortcuts(lines: Sequence[str]) -> None:
    """A bot of ours that should do without shortcuts has said that it does."""
    ours = any("servers=" in line for line in lines)
    assert not ours or any("shortcuts turned off" in line for line in lines), "this bot takes shortcuts"


class Wire:
    """A playground with its people, and a bot as a process. Everything is ended with it.

    `state` keeps the world; `process` runs the playground as a process of its own instead of in this one, so that it
    can be killed. `validator` (see `tests.support.openapi`) makes it strict; a process takes `strict` by itself.
    `greeting` is the command that a new world begins with; `shards` is what the bot is told of
    them, and `starts` how many of them may identify.
    """

    def __init__(
        self,
        state: Path,
        *,
        validator: Validator | None = None,
        strict: bool = False,
        rates: bool = False,
        privileged: bool = False,
        process: bool = False,
        greeting: tuple[str, Json] | None = None,
        shards: int = 1,
        starts: SessionStarts | None = None,
    ) -> None:
        self.state = state
        self.playground: Playground | None = None
        self.people: dict[str, Person] = {}
        self.url = ""
        self.lines: list[str] = []
        self._validator = validator
        self._flags = [
            name for name, on in (("--strict", strict), ("--rates", rates), ("--privileged", privileged)) if on
        ]
        self._flags += ["--latency", str(LATENCY)]
        self._options: Json = {"strict_rates": rates, "privileged": privileged, "greeting": greeting}
        self._options |= {"shards": shards, "starts": starts, "latency": LATENCY}
        self._as_process = process
        self._port = 0
        self._server: asyncio.subprocess.Process | None = None
        self._bot: asyncio.subprocess.Process | Forked | None = None
        self._without_shortcuts = False
        self._launch: Callable[[], Awaitable[asyncio.subprocess.Process | Forked]] | None = None
        self._pump: asyncio.Task[None] | None = None
        self._line = asyncio.Event()
        self._session: aiohttp.ClientSession | None = None

    @property
    def session(self) -> aiohttp.ClientSession:
        """The HTTP client of the test."""
        assert self._session is not None
        return self._session

    @property
    def ada(self) -> Person:
        return self.people["ada"]

    @property
    def bo(self) -> Person:
        return self.people["bo"]

    @property
    def cleo(self) -> Person:
        return self.people["cleo"]

    @property
    def dan(self) -> Person:
        return self.people["dan"]

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill_bot()
        await self.close()
        await self.session.close()

    # ------------------------------------------------------------------ the playground

    async def open(self) -> None:
        """Start the playground, on the port it had before, and open every person's page."""
        if self._as_process:
            await self._start_server()
        else:
            self.playground = Playground(self.state, port=self._port, validator=self._validator, **self._options)
            await self.playground.start()
            self._port, self.url = self.playground.port, self.playground.url
        for key in (await self.status())["people"]:
            person = self.people.setdefault(key, Person(key, self.session))
            await person.connect(self.url)

    async def _start_server(self) -> None:
        command = [
            sys.executable,
            "-m",
            "playground",
            "--no-bot",
            "--port",
            str(self._port),
            "--state",
            str(self.state),
        ]
        self._server = await asyncio.create_subprocess_exec(
            *command, *self._flags, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        assert self._server.stdout is not None
        line = (await asyncio.wait_for(self._server.stdout.readline(), PATIENCE)).decode()
        assert line.startswith("Open http://"), line
        self.url = line.split()[1].rstrip("/")
        self._port = int(self.url.rsplit(":", 1)[1])

    async def close(self, *, kill: bool = False) -> None:
        """End the playground; with `kill` as kill -9 does (a process only). The world stays on disk."""
        for person in self.people.values():
            await person.leave()
        if self.playground is not None:
            await self.playground.close()
            self.playground = None
        if self._server is not None:
            self._server.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
            await asyncio.wait_for(self._server.wait(), PATIENCE)
            self._server = None

    # ------------------------------------------------------------------ the bot

    async def start_bot(self, *command: str, ready: str | None = "ready", env: Mapping[str, str] | None = None) -> None:
        """Start a bot by a command and wait until it is connected and has written a line with `ready` in it."""

        async def launch() -> asyncio.subprocess.Process:
            return await asyncio.create_subprocess_exec(
                *command,
                cwd=ROOT,
                env={**os.environ, **await self.settings(), **(env or {})},
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
                start_new_session=True,
            )

        self._launch = launch
        self._without_shortcuts = is_without_shortcuts(env)
        await self._start_again(ready)

    async def fork_bot(self, module: str, *, ready: str | None = "ready", env: Mapping[str, str] | None = None) -> None:
        """Fork a bot from the nursery instead, by a module with a `main`: it need not import nor draw anything."""

        async def launch() -> Forked:
            return await nursery().fork(module, {**await self.settings(), **(env or {})})

        self._launch = launch
        self._without_shortcuts = is_without_shortcuts(env)
        await self._start_again(ready)

    async def settings(self) -> dict[str, str]:
        """The environment of a bot in this world."""
        settings: dict[str, str] = (await self.status())["environment"]
        return {**settings, "FILMS": str(self.state / "films"), "LATENCY": str(LATENCY)}

    async def _start_again(self, ready: str | None) -> None:
        assert self._launch is not None
        self.lines.clear()
        self._bot = await self._launch()
        self._pump = asyncio.create_task(self._read_log(self._bot.stdout))
        if ready is not None:
            await self.log_line(ready)
            if self._without_shortcuts:
                check_without_shortcuts(self.lines)
            await next(iter(self.people.values())).bot_is(True)

    async def _read_log(self, log: asyncio.StreamReader | None) -> None:
        assert log is not None
        async for line in log:
            self._note(line.decode(errors="replace").rstrip())
        self._note("(the bot's log ends)")

    def _note(self, line: str) -> None:
        self.lines.append(line)
        # Whoever waits has got hold of this one; none of them can take the line from another.
        self._line.set()
        self._line = asyncio.Event()

    async def log_line(self, text: str, after: int = 0, within: float = PATIENCE) -> str:
        """Wait for a line of the bot's log that holds this text (from line `after` on) and return it."""
        deadline = asyncio.get_running_loop().time() + within
        while True:
            more = self._line
            for line in self.lines[after:]:
                if text in line:
                    return line
            ended = self._pump is None or self._pump.done()
            try:
                assert not ended
                async with asyncio.timeout_at(deadline):  # not wait_for, which may go on when it is cancelled
                    await more.wait()
            except (TimeoutError, AssertionError):
                log = "\n".join(self.lines[-40:])
                raise AssertionError(f"the bot's log has no {text!r}:\n{log}") from None

    @property
    def bot_pid(self) -> int:
        """The id of the bot's process."""
        assert self._bot is not None, "a bot has been started"
        return self._bot.pid

    async def kill_bot(self) -> None:
        """End the bot with kill -9."""
        await self._end_bot(signal.SIGKILL)

    async def stop_bot(self) -> int:
        """Ask the bot to end (SIGTERM), wait, and return its exit code."""
        return await self._end_bot(signal.SIGTERM)

    async def _end_bot(self, number: signal.Signals) -> int:
        if self._bot is None:
            return 0
        if self._bot.returncode is None:
            self._bot.send_signal(number)
        code = await asyncio.wait_for(self._bot.wait(), PATIENCE)
        if self._pump is not None:
            await asyncio.wait({self._pump}, timeout=PATIENCE)
        self._bot = None
        return code

    async def bot_ended(self) -> int:
        """Wait until the bot has ended by itself, and return its exit code."""
        assert self._bot is not None, "a bot has been started"
        code = await asyncio.wait_for(self._bot.wait(), PATIENCE)
        if self._pump is not None:
            await asyncio.wait({self._pump}, timeout=PATIENCE)
        self._bot = None
        return code

    async def restart_bot(self, *, ready: str | None = "ready") -> None:
        """Kill the bot with -9 and start it again."""
        await self.kill_bot()
        if self.people:
            await next(iter(self.people.values())).bot_is(False)
        await self._start_again(ready)

    # ------------------------------------------------------------------ the control API

    async def control(self, method: str, path: str, body: Any = None) -> Any:
        """Call the control API and return its JSON."""
        async with self.session.request(method, f"{self.url}/control/{path}", json=body) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def status(self) -> Json:
        """Return people, ids and the bot's environment."""
        found: Json = await self.control("GET", "status")
        return found

    async def fault(self, kind: str, method: str = "*", path: str = "*", **more: Any) -> None:
        """Plan a fault for requests that match: `429`, `error`, `lost`, `dropped`, `slow` (see playground.faults)."""
        await self.control("POST", "faults", {"kind": kind, "method": method, "path": path, **more})

    async def faults(self) -> list[Json]:
        """Return the faults that have not happened yet."""
        found: list[Json] = await self.control("GET", "faults")
        return found

    async def gateway(self, do: str, *, resumable: bool = True, code: int = 4000, shard: int | None = None) -> int:
        """Disturb the gateway or one shard: `drop`, `reconnect` (op 7), `invalid` (op 9), `close` with a code."""
        asked = {"do": do, "resumable": resumable, "code": code, "shard": shard}
        answer = await self.control("POST", "gateway", asked)
        return int(answer["connections"])

    async def close_dms(self, person: Person, closed: bool = True) -> None:
        """Let a person take no direct messages from the bot."""
        await self.control("POST", "dms", {"person": person.key, "closed": closed})

    async def archive(self, thread_id: str, *, archived: bool = True, locked: bool = False) -> None:
        """Let a moderator archive a thread, and lock it, or open it again."""
        await self.control("POST", "thread", {"thread": thread_id, "archived": archived, "locked": locked})

    async def deny(self, channel: str, *names: str) -> None:
        """Take permissions from the bot in a channel; without names it has all again."""
        await self.control("POST", "permissions", {"channel": channel, "deny": names})

    async def requests(self, method: str = "", path: str = "", after: int = 0) -> list[Json]:
        """Return what the bot sent: those of a method whose path holds a text, after a number."""
        sent = await self.control("GET", f"requests?after={after}")
        return [one for one in sent if method in ("", one["method"]) and path in one["path"]]

    async def file(self, request: Json, index: int = 0) -> bytes:
        """Return the bytes of a file that the bot sent with a request."""
        return await self.download(f"{self.url}/control/requests/{request['number']}/files/{index}")

    async def download(self, url: str) -> bytes:
        """Return what is at an address, such as a picture's."""
        async with self.session.get(url) as answer:
            assert answer.status == 200, url
            return await answer.read()

    async def put_forward(self, seconds: float) -> None:
        """Put the playground's clock forward: after 15 minutes the tokens of interactions no longer work."""
        await self.control("POST", "clock", {"forward": seconds})

    async def save(self) -> None:
        """Have the world on disk before anything is killed."""
        await self.control("POST", "save")

    async def violations(self) -> list[str]:
        """Return what strict mode found wrong with what the bot sent."""
        found: list[str] = await self.control("GET", "violations")
        return found
