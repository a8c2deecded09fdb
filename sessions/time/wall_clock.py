"""Time, as everybody here asks for it: what it is, and to wait. Tests bring a clock that moves when they say so."""

import asyncio
import time

FOREVER = float("inf")


class Clock:
    """The time of day; ``clock()`` is Unix time."""

    def __call__(self) -> float:
        return time.time()

    def wake(self, sleeper: asyncio.Future[None], seconds: float) -> asyncio.TimerHandle:
        """Set the result of a future after this many seconds; returns the timer."""
        return asyncio.get_running_loop().call_later(seconds, _wake_sleeper, sleeper)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.wake(sleeper, seconds)
        try:
            await sleeper
        finally:
            timer.cancel()


CLOCK = Clock()


def _wake_sleeper(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)


class Alarm:
    """Wakes a task when something is due, or earlier when something else turns out to be due before that."""

    def __init__(self) -> None:
        self._at = FOREVER
        self._nearer = False
        self._sleeper: asyncio.Future[None] | None = None

    def note_due(self, at: float) -> None:
        """Tell that something is due at that time."""
        if at < self._at:
            self._at = at
            self._nearer = True
            if self._sleeper is not None:
                _wake_sleeper(self._sleeper)

    def reset(self) -> None:
        """Forget what was due: call it before reading what is due now. ``by`` after that ends the next wait early."""
        self._at = FOREVER
        self._nearer = False

    async def wait(self, clock: Clock, at: float) -> None:
        """Wait until that time, or until something is due that was not known of at the reset."""
        self._at = min(at, self._at)
        pause = at - clock()
        if pause <= 0 or self._nearer:
            return
        self._sleeper = asyncio.get_running_loop().create_future()
        timer = clock.wake(self._sleeper, pause)
        try:
            await self._sleeper
        finally:
            timer.cancel()
            self._sleeper = None
