"""The bot, with a tap: between SIGUSR1 and SIGUSR2 it answers, and what else its moves cause waits.

So the processor time of an answer can be told from that of everything a move causes. Without signals it is the bot.
"""

import asyncio
import signal
import sys
from typing import Any

import bot
from sessions import Table
from ui import router
from ui.tables.publisher import Publisher


class Tap(Publisher):
    """Shows nothing new while it is closed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._held: list[Table] | None = None
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, self._close)
        loop.add_signal_handler(signal.SIGUSR2, self._open)

    def publish_soon(self, table: Table, *, repost: bool = False) -> None:
        if self._held is None:
            super().publish_soon(table, repost=repost)
        else:
            self._held.append(table)

    def _close(self) -> None:
        self._held = []

    def _open(self) -> None:
        held, self._held = self._held or [], None
        for table in held:
            self.publish_soon(table)


if __name__ == "__main__":
    vars(router)["Publisher"] = Tap  # where the bot takes its own from
    sys.exit(bot.main())
