"""A bot in several processes: one for each shard, on one PostgreSQL, in front of one playground."""

import asyncio
import signal

from tests.support.nursery import Forked, nursery
from tests.support.person import PATIENCE
from tests.support.wire import Wire, check_without_shortcuts, is_without_shortcuts

READY = "ready"


class Process:
    """One process of the bot, with its log."""

    def __init__(self, wire: Wire, shard: int, env: dict[str, str]) -> None:
        self.shard = shard
        self.lines: list[str] = []
        self._wire = wire
        self._env = env
        self._forked: Forked | None = None
        self._reading: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        """Start it, and wait until its shard is connected."""
        self._ready.clear()
        settings = await self._wire.settings()
        self._forked = await nursery().fork("tests.support.steady_bot", {**settings, **self._env})
        self._reading = asyncio.create_task(self._read(self._forked.stdout))
        try:
            await asyncio.wait_for(self._ready.wait(), PATIENCE)
        except TimeoutError:
            raise AssertionError("\n".join(self.lines[-40:])) from None
        if is_without_shortcuts(self._env):
            check_without_shortcuts(self.lines)

    async def _read(self, log: asyncio.StreamReader) -> None:
        async for line in log:
            self.lines.append(line.decode(errors="replace").rstrip())
            if READY in self.lines[-1]:
                self._ready.set()

    async def end(self, number: signal.Signals = signal.SIGKILL) -> None:
        """End it, with kill -9 if nothing else is said."""
        if self._forked is None:
            return
        self._forked.send_signal(number)
        await asyncio.wait_for(self._forked.wait(), PATIENCE)
        self._forked = None
        if self._reading is not None:
            await asyncio.wait({self._reading}, timeout=PATIENCE)


class Fleet:
    """All processes of one bot. The first has the direct messages; a new world's server belongs to the last.

    ``each``: how many shards each of them has.
    """

    def __init__(self, wire: Wire, url: str, count: int, each: int = 1, **env: str) -> None:
        self.url = url
        database = url.replace("postgresql://", "postgresql+asyncpg://", 1)
        shared = {"DATABASE_URL": database, "SHARD_COUNT": str(count * each), **env}
        self.processes = [
            Process(wire, first, {**shared, "SHARD_IDS": f"{first}-{first + each - 1}"})
            for first in range(0, count * each, each)
        ]

    async def start(self) -> None:
        """Start them all, the first one first: it brings the schema up to date and sends the commands."""
        first, *others = self.processes
        await first.start()
        await asyncio.gather(*(process.start() for process in others))

    async def end(self) -> None:
        """End them all."""
        await asyncio.gather(*(process.end() for process in self.processes))

    def complaints(self) -> list[str]:
        """What the processes have logged as errors."""
        return [line for process in self.processes for line in process.lines if "[error" in line]
