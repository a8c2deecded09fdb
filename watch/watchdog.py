"""Ends a process whose event loop no longer runs, so that systemd, or a container engine, starts it again."""

import asyncio
import faulthandler
import os
import sys
import threading
from typing import Self

import structlog

log = structlog.get_logger()

PATIENCE = 60.0
"""Seconds without a turn of the event loop after which nothing more is expected of it: Discord waits for three, and
closes a connection whose heartbeat is missing for about forty."""
TICK = 1.0
SAID_WITHIN = 5.0
STUCK = 70
"""The exit status, another one than of a bot that can't be started as it is set: to start this one again helps."""


class Watchdog:
    """A thread that looks whether the event loop runs, inside of a ``with`` block."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._over = threading.Event()
        self._missed = 0

    def __enter__(self) -> Self:
        threading.Thread(target=self._watch_loop, name="watchdog", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()

    def _note_loop_ran(self) -> None:
        self._missed = 0

    def _watch_loop(self) -> None:
        # Turns of this thread are counted, and no clock is read: a machine that slept has missed none.
        while not self._over.wait(TICK):
            self._missed += 1
            try:
                self._loop.call_soon_threadsafe(self._note_loop_ran)
            except RuntimeError:  # it is closed
                return
            if self._missed * TICK > PATIENCE:
                # Whatever holds up the loop may hold up the log as well.
                saying = threading.Thread(target=_log_stuck_loop, daemon=True)
                saying.start()
                saying.join(SAID_WITHIN)
                os._exit(STUCK)


def _log_stuck_loop() -> None:
    log.critical("the event loop is stuck: ending the process", reason=f"no turn for {PATIENCE:g} seconds")
    faulthandler.dump_traceback(sys.stderr)  # where in the code each thread is, and nothing of what it holds
