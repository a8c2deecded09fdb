"""What takes long and is made one at a time: whoever asks for the same waits for the same, and hears how far it is."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

TELL_AGAIN = 2.0
"""Seconds between two words about how far something is."""


class TooManyJobs(Exception):
    """Too much is waiting to be made."""


class Job(Generic[T]):
    """Something that is being made, or waits for ``ahead`` others: how many steps of how many are done."""

    task: asyncio.Task[T]

    def __init__(self, ahead: int) -> None:
        self.ahead = ahead
        self.done = 0
        self.of = 0

    def report_progress(self, done: int, of: int) -> None:
        """Note how far it is."""
        self.done, self.of = done, of

    async def wait_for_result(self, told: Callable[[], Awaitable[None]] | None = None) -> T:
        """What has been made, once it is; until then ``told`` is called now and then. Raises what its making does."""
        while True:
            await asyncio.wait([self.task], timeout=TELL_AGAIN)
            if self.task.done():
                return self.task.result()
            if told is not None:
                await told()


class Jobs(Generic[K, T]):
    """All that is being made of one kind, each under its key."""

    def __init__(self, most: int, failed: Callable[[BaseException], None] | None = None) -> None:
        """``most``: so many are made or wait; ``failed``: hears what went wrong, whoever waits for it."""
        self._most = most
        self._failed = failed
        self._underway: dict[K, Job[T]] = {}
        self.turn = asyncio.Lock()
        """Whoever makes something holds it while they are at it."""

    def begin(self, key: K, make: Callable[[Job[T]], Coroutine[Any, Any, T]]) -> Job[T]:
        """The making under a key, which begins if it has not; raises Busy."""
        making = self._underway.get(key)
        if making is None:
            if len(self._underway) >= self._most:
                raise TooManyJobs
            making = self._underway[key] = Job(len(self._underway))
            making.task = asyncio.create_task(make(making))
            making.task.add_done_callback(lambda task: self._note_task_ended(key, task))
        return making

    def _note_task_ended(self, key: K, task: asyncio.Task[T]) -> None:
        self._underway.pop(key, None)
        for other in self._underway.values():
            other.ahead = max(other.ahead - 1, 0)
        if not task.cancelled() and (error := task.exception()) is not None and self._failed is not None:
            self._failed(error)

    async def close(self) -> None:
        """Stop making."""
        tasks = [making.task for making in self._underway.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
