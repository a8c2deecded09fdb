"""Time that stands still until a test moves it."""

import asyncio
from asyncio.futures import _set_result_unless_cancelled  # type: ignore[attr-defined]  # by which simcord knows sleep

from sessions.time.wall_clock import Clock

NEVER = 10.0**6


class VirtualClock(Clock):
    """A clock that a test sets; whoever sleeps by it wakes when it is moved past their time."""

    def __init__(self, now: float = 1_000.0) -> None:
        self.now = now
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return self.now

    @property
    def waits(self) -> list[float]:
        """How long each of those who sleep still will."""
        return [at - self.now for at, sleeper in self._sleepers if not sleeper.done()]

    def wake(self, sleeper: asyncio.Future[None], seconds: float) -> asyncio.TimerHandle:
        self._sleepers.append((self.now + seconds, sleeper))
        return asyncio.get_running_loop().call_later(NEVER, _set_result_unless_cancelled, sleeper, None)

    def advance(self, seconds: float) -> None:
        """Let time pass, and wake those whose time has come."""
        self.now += seconds
        due = [sleeper for at, sleeper in self._sleepers if at <= self.now]
        self._sleepers = [(at, sleeper) for at, sleeper in self._sleepers if at > self.now]
        for sleeper in due:
            if not sleeper.done():
                sleeper.set_result(None)

    def jump(self, seconds: float) -> None:
        """Show another time of day. No time passes: whoever sleeps wakes after as many seconds as before."""
        self.now += seconds
        self._sleepers = [(at + seconds, sleeper) for at, sleeper in self._sleepers]
