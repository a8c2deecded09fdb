"""The limits for shards that identify: at once, and in a day."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

DAY = 86_400.0  # seconds


@dataclass(slots=True)
class SessionStarts:
    """The limits for starts of sessions: one within `seconds` in each queue, and `total` within `day` seconds.

    A shard's queue is its number modulo `concurrency`; None: any number at once, and the bot is told so. A day begins
    with its first IDENTIFY. Those that come too soon count, too.
    """

    concurrency: int | None = None
    seconds: float = 5.0
    total: int = 1000
    day: float = DAY
    used_today: int = 0
    day_began: float = 0.0
    last_starts: dict[int, float] = field(default_factory=dict)

    @property
    def _in_day(self) -> bool:
        return self.used_today > 0 and time.monotonic() - self.day_began < self.day

    def count_identify(self) -> bool:
        """Count an IDENTIFY; False when the day has no more."""
        if not self._in_day:
            self.used_today, self.day_began = 0, time.monotonic()
        self.used_today += 1
        return self.used_today <= self.total

    def too_soon(self, shard: int) -> bool:
        """True where another shard of the same queue has just identified; else note this one."""
        if self.concurrency is None:
            return False
        queue, now = shard % self.concurrency, time.monotonic()
        if now - self.last_starts.get(queue, -self.seconds) < self.seconds:
            return True
        self.last_starts[queue] = now
        return False

    def session_start_limit(self) -> dict[str, Any]:
        """The `session_start_limit`, as Discord tells it; with the seconds in addition, which are always five there."""
        left = self.total - self.used_today if self._in_day else self.total
        reset = self.day_began + self.day - time.monotonic() if self._in_day else 0.0
        return {
            "total": self.total,
            "remaining": max(0, left),
            "reset_after": round(reset * 1000),
            "max_concurrency": self.concurrency or 1,
            "seconds": 0.0 if self.concurrency is None else self.seconds,
        }
