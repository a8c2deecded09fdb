"""How far a world's time is ahead of the machine's. It stands in a file, from which the bot knows it, too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

SETTING = "PLAYGROUND_CLOCK"
"""The variable in which the bot finds the file (see `playground.bot_here`)."""
FILE = "clock"
STRIDE, PAUSE = 600.0, 0.05
"""The seconds that pass at once, and those until the next do: what is due on the way happens on the way, an hour takes
a third of a second and a day seven seconds."""


def read_ahead(path: Path) -> float:
    """The seconds that stand in the file; 0 where there is none."""
    with suppress(OSError, ValueError):
        return float(path.read_text())
    return 0.0


class TimeAhead:
    """Puts a world's time forward, at once or as if it passed."""

    def __init__(self, folder: Path, advance: Callable[[float], None], moved: Callable[[], None]) -> None:
        """``advance`` puts the world's own clock forward; ``moved`` is called when its time has been put forward."""
        self.path = folder / FILE
        self.seconds = read_ahead(self.path)
        self._advance = advance
        self._moved = moved
        self._to_pass = 0.0
        self._walking: asyncio.Task[None] | None = None
        advance(self.seconds)

    def put_forward(self, seconds: float) -> None:
        """Put the time forward at once."""
        self.seconds += seconds
        self._advance(seconds)
        new = self.path.with_suffix(".new")
        new.write_text(repr(self.seconds))
        new.replace(self.path)  # whoever reads it meanwhile finds all of it
        self._moved()

    def let_pass(self, seconds: float) -> None:
        """Let time pass quickly, after what is to pass already."""
        self._to_pass += seconds
        if self._walking is None or self._walking.done():
            self._walking = asyncio.create_task(self._walk())

    async def _walk(self) -> None:
        while self._to_pass > 0:
            stride = min(STRIDE, self._to_pass)
            self._to_pass -= stride
            self.put_forward(stride)
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Let no more time pass."""
        if self._walking is not None:
            self._walking.cancel()
            await asyncio.wait([self._walking])
