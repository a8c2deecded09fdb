"""The bot, with a tap: between SIGUSR1 and SIGUSR2 it answers, and what else its moves cause waits.

So the processor time of an answer can be told from that of everything a move causes. Without signals it is the bot.
"""

import asyncio
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import bot
from cogs._surface import host
from cogs._surface.shown import Shown


class Tap(Shown):
    """Shows nothing new while it is closed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.open = asyncio.Event()
        self.open.set()
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, self.open.clear)
        loop.add_signal_handler(signal.SIGUSR2, self.open.set)

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        super().background(work if self.open.is_set() else self._when_open(work))

    async def _when_open(self, work: Coroutine[Any, Any, None]) -> None:
        await self.open.wait()
        await work


if __name__ == "__main__":
    vars(host)["Shown"] = Tap  # where the bot takes its own from
    sys.exit(bot.main())
