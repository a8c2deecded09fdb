"""People who press so often a second, whether or not answers come, and what the bot has stored of that."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

FREE, RISKY, YES = ("Play", "Take", "Discard"), ("Knock", "Yield"), "Yes"
"""The labels of moves that are made by one press, of those that are asked about, and of what confirms them."""
SHOWN_WITHIN, LOOK = 120.0, 0.1
COUNT = "SELECT coalesce(sum(number), 0), sum(shown < number) FROM tables WHERE status IN ('open', 'over')"


class Pace(NamedTuple):
    """What came of a time in which people pressed."""

    offered: float
    """Presses a second."""
    stored: float
    """Actions a second."""
    behind: int
    """How many tables did not show their newest position at its end."""


class Paced:
    """A crowd whose bot keeps its tables in a file of SQLite."""

    def __init__(self, database: Path) -> None:
        self._database = database

    async def pace(self, press: Callable[[], Coroutine[Any, Any, None]], rate: float, seconds: float) -> Pace:
        """Press so often a second, for so long, and wait for the answers."""
        stored, _ = self.counted()
        presses: list[asyncio.Task[None]] = []
        begun = time.perf_counter()
        while (now := time.perf_counter() - begun) < seconds:
            if (due := len(presses) / rate) > now:
                await asyncio.sleep(due - now)
            presses.append(asyncio.create_task(press()))
        took = time.perf_counter() - begun
        after, behind = self.counted()
        await asyncio.gather(*presses)
        return Pace(len(presses) / took, (after - stored) / took, behind)

    async def shown(self) -> float:
        """Seconds until all tables show their newest positions."""
        begun = time.monotonic()
        while self.counted()[1] and time.monotonic() - begun < SHOWN_WITHIN:  # noqa: ASYNC110  nobody tells when
            await asyncio.sleep(LOOK)
        return time.monotonic() - begun

    def counted(self) -> tuple[int, int]:
        """How many actions are stored, and how many tables are behind."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as database:
            actions, behind = database.execute(COUNT).fetchone()
        return int(actions), int(behind or 0)
