"""Turns to read: so many at a time, and whoever waits is told that it is in vain only where nobody gets an answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sessions.store.errors import StoreUnavailable


class ReadTurns:
    """Turns for so many at a time; the others wait."""

    def __init__(self, most: int, patience: float) -> None:
        """``patience``: seconds without any answer after which those who wait give up."""
        self._most = most
        self._free = asyncio.Semaphore(most)
        self._patience = patience
        self._ended = 0

    @asynccontextmanager
    async def take_turn(self) -> AsyncIterator[None]:
        """A turn for what is done inside a ``with`` block. Raises StoreUnavailable."""
        await self._wait_for_turn()
        try:
            yield
        finally:
            self._ended += 1
            self._free.release()

    async def close(self) -> None:
        """Wait until nobody has a turn any more, and give none; whoever gets no answer is not waited for."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience):
                for _ in range(self._most):
                    await self._free.acquire()

    async def _wait_for_turn(self) -> None:
        # Many wait for long at a start with many tables, while the event loop is busy with pictures: that is no reason
        # to give up. A server that has stopped answering is one.
        while self._free.locked():
            ended = self._ended
            try:
                async with asyncio.timeout(self._patience):
                    await self._free.acquire()
                    return
            except TimeoutError:
                if self._ended == ended:
                    raise StoreUnavailable("The database has not answered for a while.") from None
        await self._free.acquire()
