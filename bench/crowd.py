"""Processes and people for the benchmark of the wire: a playground, a bot on it, and a crowd that clicks.

All of it is on loopback, every wait is bounded, and only processes that were begun here are ended.
"""

import asyncio
import os
import re
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import aiohttp

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0
QUIET = 0.002  # seconds of processor time in the time below
QUIET_FOR = 0.15
BUTTON, MENU = 2, 3  # Discord's numbers for these components
HAND = "My hand", "My pieces"  # the second in Elemental
AT_A_DESK = "🖥️"
EPHEMERAL = 1 << 6
GIVEN = 3.0  # seconds that Discord gives for an answer

Json = dict[str, Any]
T = TypeVar("T")
C = TypeVar("C", bound="Button | Menu")


class Button(NamedTuple):
    """A button as somebody sees it."""

    label: str
    person: str
    channel_id: str
    message_id: str
    custom_id: str


class Menu(NamedTuple):
    """A menu as somebody sees it, with how many of its values are to be chosen."""

    label: str
    person: str
    channel_id: str
    message_id: str
    custom_id: str
    values: Sequence[str]
    least: int
    most: int


class Ended(Exception):
    """A process is gone that should run; the message holds the end of its log."""


class Refused(Exception):
    """The playground does not let somebody do that."""


class Unanswered(Exception):
    """The bot has not answered within the three seconds that Discord gives."""


class _Process:
    """A child process and its log, which is always read: a pipe that is full would hold up whoever writes."""

    def __init__(self, *command: str, **environment: str) -> None:
        self._command = command
        self._environment = environment
        self._process: asyncio.subprocess.Process | None = None
        self._lines: list[str] = []
        self._looked = 0
        """How many of the lines have been passed while one was waited for."""
        self._more = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self, ready: str) -> str:
        """Start it; return the first line of its log that holds this text."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            cwd=ROOT,
            env={**os.environ, **self._environment},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        assert self._process.stdout is not None
        self._reading = asyncio.create_task(self._read(self._process.stdout))
        return await self.line(ready)

    async def line(self, wanted: str) -> str:
        """The next line of its log that holds this text."""
        assert self._reading is not None
        while True:
            for line in self._lines[self._looked :]:
                self._looked += 1
                if wanted in line:
                    return line
            if self._reading.done():
                raise Ended("\n".join([" ".join(self._command), *self._lines[-20:]]))
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), PATIENCE)

    def said(self, pattern: str) -> str:
        """What the first line of its log has that holds this pattern's group."""
        return next(found[1] for line in self._lines if (found := re.search(pattern, line)))

    async def _read(self, log: asyncio.StreamReader) -> None:
        """Keep each line; errors are printed."""
        try:
            async for line in log:
                self._lines.append(line.decode(errors="replace").rstrip())
                self._more.set()
                if "error" in self._lines[-1].lower():
                    print(self._lines[-1])
        finally:
            self._more.set()

    async def end(self) -> None:
        if self._process is None or self._reading is None:
            return
        if self._process.returncode is None:
            self._process.terminate()
        try:
            await asyncio.wait_for(asyncio.gather(self._reading, self._process.wait()), PATIENCE)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


class Stage:
    """A playground and a bot, each a process of its own, and one socket on which the whole crowd acts.

    ``others``: what more processes of the same bot have in their environments. ``world``: more options of the
    playground's.
    """

    def __init__(
        self,
        folder: Path,
        *bot: str,
        others: Sequence[Mapping[str, str]] = (),
        world: Sequence[str] = (),
        **environment: str,
    ) -> None:
        self._folder = folder
        self._bot_command = bot
        self._environment = environment
        self._others = others
        self._bots: list[_Process] = []
        options = ("--no-bot", "--port", "0", "--state", str(folder), *world)
        self._playground = _Process("-m", "playground", *options, PYTHONUNBUFFERED="1")
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._asked = 0
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._outcomes: dict[str, asyncio.Future[tuple[float, Json]]] = {}
        self.url = ""
        self.people: dict[str, str] = {}
        self.dms: dict[str, str] = {}
        self.channels: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        try:
            await self._start()
        except BaseException:
            await self._end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()

    async def _start(self) -> None:
        line = await self._playground.start("Open http://")
        self.url = re.findall(r"http://[\d.:]+", line)[0]
        self._session = aiohttp.ClientSession()
        status = await self.control("GET", "status")
        for more in ({}, *self._others):
            bot = _Process(*self._bot_command, **{**status["environment"], **self._environment, **more})
            self._bots.append(bot)
            await bot.start("ready")
        self._socket = await self._session.ws_connect(f"{self.url}/control/crowd", max_msg_size=0)
        self._reader = asyncio.create_task(self._read(self._socket))

    async def _end(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
        if self._session is not None:
            await self._session.close()
        for bot in self._bots:
            await bot.end()
        await self._playground.end()

    # The bot

    async def bot_says(self, text: str) -> None:
        """Wait for a line in the bot's log."""
        await self._bots[0].line(text)

    def signal(self, number: signal.Signals) -> None:
        """Send the bot a signal."""
        os.kill(self._bots[0].pid, number)

    def cpu(self) -> float:
        """Seconds of processor time that the bot has taken so far, all its processes and threads together."""
        clocks = [(~bot.pid << 3) | 2 for bot in self._bots]  # Linux: the clocks of other processes
        return sum(time.clock_gettime(clock) for clock in clocks)

    async def requests(self) -> int:
        """How many requests the bot has made so far, answers to interactions among them."""
        count: int = (await self.control("GET", "status"))["requests"]
        return count

    async def end_bot(self) -> None:
        """Let the bot end."""
        await self._bots[0].end()

    async def metrics(self) -> dict[str, float]:
        """What the bot counts, where METRICS_PORT is in its environment: by names with their labels, all processes."""
        assert self._session is not None
        found: defaultdict[str, float] = defaultdict(float)
        for bot in self._bots:
            port = bot.said(r"metrics served.*port=(?:\x1b\[[\d;]*m)*(\d+)")
            async with self._session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                lines = (await answer.text()).splitlines()
            for name, value in (line.rsplit(" ", 1) for line in lines if line[:1] != "#"):
                found[name] += float(value)
        return dict(found)

    async def quiet(self) -> None:
        """Wait until the bot has nothing more to do."""
        until = time.monotonic() + PATIENCE
        before = -1.0
        while self.cpu() - before > QUIET:
            assert time.monotonic() < until, "the bot does not come to rest"
            before = self.cpu()
            await asyncio.sleep(QUIET_FOR)

    # The playground

    async def control(self, method: str, path: str, body: Any = None) -> Any:
        """Call the playground's control API."""
        assert self._session is not None
        async with self._session.request(method, f"{self.url}/control/{path}", json=body) as answer:
            answer.raise_for_status()
            return await answer.json()

    async def gather(self, count: int) -> list[str]:
        """Let so many people join, and have a look at their channels; returns their keys."""
        assert self._session is not None
        joined = await self.control("POST", "people", {"count": count})
        self.people.update(joined)
        for key in joined:
            async with self._session.ws_connect(f"{self.url}/live?as={key}", max_msg_size=0) as page:
                hello = await page.receive_json(timeout=PATIENCE)
            for channel in hello["channels"]:
                if channel["kind"] == "dm":
                    self.dms[key] = channel["id"]
                else:
                    self.channels[channel["name"]] = channel["id"]
        return list(joined)

    # The crowd

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            event = message.json()
            if "re" in event:
                asked = self._answers.pop(event["re"])
                if not asked.done():  # whoever has asked may have been cancelled
                    asked.set_result(event)
            elif event["interaction"]["state"] != "sent":
                future = self._outcome(event["interaction"]["id"])
                if not future.done():
                    future.set_result((time.perf_counter(), event["interaction"]))

    def _outcome(self, interaction_id: str) -> "asyncio.Future[tuple[float, Json]]":
        return self._outcomes.setdefault(interaction_id, asyncio.get_running_loop().create_future())

    async def ask(self, person: str, op: str, **what: Any) -> Any:
        """Do something as a person and return the playground's answer."""
        assert self._socket is not None
        self._asked += 1
        future = self._answers[self._asked] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": self._asked, "as": person, "op": op, **what})
        answer = await asyncio.wait_for(future, PATIENCE)
        if not answer["ok"]:
            raise Refused(answer["error"])
        return answer["result"]

    async def _answered(self, begun: float, interaction_id: str) -> tuple[float, Json]:
        at, outcome = await asyncio.wait_for(self._outcome(interaction_id), PATIENCE)
        del self._outcomes[interaction_id]
        if outcome["state"] not in ("answered", "modal"):
            raise Unanswered(f"nothing came of {outcome}")
        return at - begun, outcome

    async def until(self, found: Callable[[], Awaitable[T | None]], what: str) -> T:
        """Ask again and again until there is something."""
        until = time.monotonic() + PATIENCE
        while (value := await found()) is None:
            assert time.monotonic() < until, f"there is no {what}"
            await asyncio.sleep(QUIET_FOR)
        return value

    async def slash(self, person: str, channel_id: str, name: str, **options: Any) -> Json:
        """Use a command; returns what became of it."""
        return await self._do(person, "slash", channel_id=channel_id, name=name, options=options)

    async def click(self, button: Button) -> float:
        """Press a button and wait for the answer; seconds from the one to the other. Raises Unanswered."""
        return (await self._press(button))[0]

    async def press(self, button: Button) -> Json:
        """Press a button; returns what became of it. Raises Unanswered."""
        return (await self._press(button))[1]

    async def _press(self, button: Button) -> tuple[float, Json]:
        begun = time.perf_counter()
        where = {"channel_id": button.channel_id, "message_id": button.message_id}
        asked = await self.ask(button.person, "click", **where, custom_id=button.custom_id)
        return await self._answered(begun, asked)

    async def choose(self, menu: Menu, values: Sequence[str]) -> Json:
        """Choose from a menu; returns what became of it. Raises Unanswered."""
        where = {"channel_id": menu.channel_id, "message_id": menu.message_id, "custom_id": menu.custom_id}
        return await self._do(menu.person, "select", **where, values=list(values))

    async def submit(self, person: str, opened: str, values: Mapping[str, str]) -> Json:
        """Send the form that an interaction has opened; returns what became of it. Raises Unanswered."""
        return await self._do(person, "submit", interaction_id=opened, values=dict(values))

    async def _do(self, person: str, op: str, **what: Any) -> Json:
        begun = time.perf_counter()
        return (await self._answered(begun, await self.ask(person, op, **what)))[1]

    async def look(self, person: str, channel_id: int, message_id: int) -> Json | None:
        """A message as somebody sees it; None when it is gone."""
        asked = {"channel_id": str(channel_id), "limit": 1, "before": str(message_id + 1)}
        for message in await self.ask(person, "history", **asked):
            if message["id"] == str(message_id):
                found: Json = message
                return found
        return None

    async def seat(self, host: str, guest: str | None, game_id: str, **options: Any) -> Button:
        """A game between two people, or of one against a computer; *My hand* of the host at its table.

        The table is in a thread, which has the number of the message that invited to it.
        """
        channel = self.channels["games"]
        against = {"computer": "easy"} if guest is None else {"opponent": self.people[guest]}
        place = str((await self.slash(host, channel, f"{game_id} start", **against, **options))["message_id"])

        async def begin() -> Button | None:
            return named(await self.buttons(guest or host, channel, place), "Accept", "Deal")

        await self.click(await self.until(begin, "invitation"))
        return await self.until(lambda: self.my_hand(host, place), "table")

    async def my_hand(self, person: str, place: str) -> Button | None:
        """*My hand* on one of the newest messages of a place."""
        with suppress(Refused):
            for message in await self.ask(person, "history", channel_id=place, limit=5):
                if found := named(await self.buttons(person, place, message["id"]), *HAND):
                    return found
        return None

    async def take_hand(self, button: Button) -> str:
        """Press *My hand*: the id of the message with it that only whoever pressed sees.

        Who plays alone for the first time is asked first where they read it.
        """

        async def found() -> str | None:
            messages = await self.ask(button.person, "history", channel_id=button.channel_id, limit=5)
            own = [one for one in messages if one.get("flags", 0) & EPHEMERAL]
            if shown := [str(one["id"]) for one in own if one["attachments"]]:
                return shown[-1]
            for one in own:
                if asked := named(await self.buttons(button.person, button.channel_id, one["id"]), AT_A_DESK):
                    await self.press(asked)
            return None

        await self.press(button)
        return await self.until(found, "hand")

    async def buttons(self, person: str, channel_id: str, message_id: str | None = None) -> list[Button]:
        """The buttons on a message, or on the newest one in a channel."""
        before = {} if message_id is None else {"before": str(int(message_id) + 1)}
        found = await self.ask(person, "history", channel_id=channel_id, limit=1, **before)
        return [
            Button(one.get("label") or "", person, channel_id, message["id"], one["custom_id"])
            for message in found
            for row in message["components"]
            for one in row["components"]
            if one["type"] == BUTTON and not one.get("disabled")
        ]

    async def controls(
        self, person: str, channel_id: str, newest: int = 1, message_id: str | None = None
    ) -> list[Button | Menu]:
        """The buttons and menus on the newest messages in a channel, on those for this person's eyes, too; or on a
        message and on those before it."""
        before = {} if message_id is None else {"before": str(int(message_id) + 1)}
        found = await self.ask(person, "history", channel_id=channel_id, limit=newest, **before)
        return [
            control
            for message in found
            for row in message["components"]
            for one in row["components"]
            if (control := _control(person, channel_id, message["id"], one)) is not None
        ]


def _control(person: str, channel_id: str, message_id: str, one: Json) -> Button | Menu | None:
    if one.get("disabled") or "custom_id" not in one:
        return None
    if one["type"] == BUTTON:
        return Button(one.get("label") or "", person, channel_id, message_id, one["custom_id"])
    if one["type"] != MENU:
        return None
    values = [option["value"] for option in one["options"]]
    least, most = one.get("min_values", 1), min(one.get("max_values", 1), len(values))
    return Menu(one.get("placeholder") or "", person, channel_id, message_id, one["custom_id"], values, least, most)


def named(found: Sequence[C], *labels: str) -> C | None:
    """The first button, or menu, whose label begins with one of these."""
    return next((control for label in labels for control in found if control.label.startswith(label)), None)
