"""`python -m playground.bot_here [LANGUAGE...]`: the bot in a playground. Its time is the world's, and it offers these
languages as well, made up or not whole yet."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import bot
from playground.pseudo_language import register_languages
from playground.time_ahead import SETTING, STRIDE, read_ahead
from sessions import Store
from sessions.running import outages
from sessions.store import StoreUnavailable
from sessions.time.wall_clock import Clock
from words.languages import offer_languages

LOOK = 0.02
"""Seconds between two looks at the world's time."""
STEP = STRIDE
"""The most seconds that pass at once. Without a heartbeat for less than that nobody was away here, or no clock would
count what has passed."""


class WorldClock(Clock):
    """The machine's time and what the world's is ahead of it. Whoever sleeps wakes earlier when that becomes more."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._ahead = read_ahead(path)
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return super().__call__() + self._ahead

    @property
    def seconds_behind(self) -> float:
        """The seconds that the world's time has been put forward by since it was followed last."""
        return read_ahead(self._path) - self._ahead

    def wake(self, sleeper: asyncio.Future[None], seconds: float) -> asyncio.TimerHandle:
        self._sleepers.append((self() + seconds, sleeper))
        return super().wake(sleeper, seconds)

    def advance(self, seconds: float) -> None:
        """Let that time pass at once."""
        self._ahead += seconds
        now = self()
        waiting = [(at, sleeper) for at, sleeper in self._sleepers if not sleeper.done()]
        self._sleepers = [(at, sleeper) for at, sleeper in waiting if at > now]
        for at, sleeper in waiting:
            if at <= now:
                sleeper.set_result(None)


class BotHere(bot.Elementarium):
    """The bot, which follows the time of the world that it is in."""

    def __init__(self, store: Store, **more: Any) -> None:
        self._world_clock = WorldClock(Path(os.environ[SETTING]))
        self._following: asyncio.Task[None] | None = None
        super().__init__(store, clock=self._world_clock, **more)

    async def setup_hook(self) -> None:
        """Begin, and follow the world's time from now on."""
        await super().setup_hook()
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        """Follow no more, and end."""
        if self._following is not None:
            self._following.cancel()
            await asyncio.wait([self._following])
        await super().close()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if (behind := self._world_clock.seconds_behind) > 0:
                self._world_clock.advance(min(behind, STEP))
                with suppress(StoreUnavailable):  # housekeeping tries again
                    await self.router.tables.outages.store_heartbeat()


def main() -> int:
    """Run the bot of the world that the environment names."""
    register_languages()
    offer_languages(*sys.argv[1:])
    vars(bot)["Elementarium"] = BotHere
    vars(outages)["MISSED"] = outages.MISSED + STEP
    return bot.main()


if __name__ == "__main__":
    sys.exit(main())
