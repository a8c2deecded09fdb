"""What happens without anybody waiting for it."""

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from typing import Any

import structlog

from ui.interactions.request_budget import mark_task_background
from ui.tables.failures import log_errors

log = structlog.get_logger()


class BackgroundTasks:
    """Work that nobody waits for, until there is no more of it."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something, unless all of it is over."""
        if self._closed:
            work.close()
            return
        context = copy_context()
        context.run(mark_task_background)  # though a press may have been the cause
        task = asyncio.create_task(log_errors(work), context=context)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Begin nothing any more."""
        self._closed = True

    async def wait_until_done(self, within: float | None = None) -> None:
        """Wait until everything that was begun is done, for so many seconds at most."""
        try:
            async with asyncio.timeout(within):
                while self._tasks:
                    await asyncio.wait([*self._tasks])
        except TimeoutError:
            log.warning("stopped before everything was shown", left=len(self._tasks), reason=f"{within:g} s are over")
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
