"""The bot, whose event loop stops for good once it is ready; with ``LOG_ONLY``, one that writes what nobody reads."""

import asyncio
import logging
import os
import time

import bot
from watch import watchdog


def main() -> int | None:
    """Run one of the two until its watchdog ends it."""
    watchdog.TICK = 0.05
    if "LOG_ONLY" in os.environ:
        watchdog.SAID_WITHIN, watchdog.PATIENCE = 0.05, 0.5
        bot.start_logging("INFO", "json")
        asyncio.run(fill_the_pipe())
        return None
    bot.Elementarium.on_ready = hold_up  # type: ignore[assignment,method-assign]
    return bot.main()


async def hold_up(_: bot.Elementarium) -> None:
    """Give the event loop no turn any more."""
    watchdog.PATIENCE = 0.0
    time.sleep(1_000_000)  # noqa: ASYNC251


async def fill_the_pipe() -> None:
    """Log without an end."""
    with watchdog.Watchdog(asyncio.get_running_loop()):
        while True:
            logging.getLogger("somebody").error("x" * 10_000)
