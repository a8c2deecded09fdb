"""Trouble that comes many times a second is told at once, then once a minute, and when it is over."""

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

EVERY = 60.0
"""Seconds between two lines of the log about one trouble."""


class PassedTrouble(NamedTuple):
    """A trouble that has passed: how often it happened, and for how many seconds."""

    times: int
    seconds: float


class LogThrottle:
    """Paces the lines of the log about a trouble."""

    __slots__ = ("_began", "_now", "_said", "_times", "_told", "_total")

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._said: dict[str, float] = {}
        self._times: dict[str, int] = {}
        self._began = 0.0
        self._total = 0
        self._told = False

    def count_trouble(self, kind: str) -> int | None:
        """Count a trouble. Returns the number of times since its last line where another line is due, else None."""
        now = self._now()
        if not self._total:
            self._began = now
        self._total += 1
        self._times[kind] = self._times.get(kind, 0) + 1
        # What comes and goes is paced like what stays, so the end of a trouble does not forget its last line.
        if kind in self._said and now - self._said[kind] < EVERY:
            return None
        self._said[kind] = now
        self._told = True
        return self._times.pop(kind)

    def note_passed(self) -> PassedTrouble | None:
        """Note that all goes well; returns what the trouble came to, None when no line has told of any."""
        if not self._told:
            return None
        over = PassedTrouble(self._total, self._now() - self._began)
        self._total, self._told = 0, False
        return over
