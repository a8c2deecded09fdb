"""A process that reckons something out, so that the event loop does not: it begins with the first question."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")

ATTEMPTS = 2
"""The processes that a question may cost: one dies by accident."""


class Process:
    """Answers one question after the other."""

    def __init__(self, niceness: int = 0) -> None:
        """``niceness``: how much it leaves the processor to others, up to 19."""
        self._niceness = niceness
        self._running: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., T], *args: Any, patience: float) -> T:
        """What a function returns there; raises TimeoutError after so many seconds, and whatever the function does."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            if self._running is None:
                context = get_context("spawn")
                self._running = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self._niceness,))
            running = self._running
            try:
                return await asyncio.wait_for(loop.run_in_executor(running, function, *args), patience)
            except BrokenProcessPool:
                if self._running is running:
                    self._running = None
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("every attempt answers or raises")

    async def close(self) -> None:
        """End it."""
        running, self._running = self._running, None
        if running is not None:
            await asyncio.to_thread(running.shutdown, wait=True, cancel_futures=True)


def _begin(niceness: int) -> None:
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
