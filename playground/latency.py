"""A network that is mostly quick, now and then slow, and never in the same order."""

from __future__ import annotations

import asyncio
import random

QUICK, SLOW = 0.60, 0.07
"""The shares of what takes no time at all, and of what may take the longest."""
SHORT = 0.1  # of the longest: what all others may take


class Latency:
    """Waits by chance, up to `longest` seconds; 0 waits never."""

    def __init__(self, longest: float = 0.0) -> None:
        self.longest = longest
        self._random = random.Random()

    async def wait(self) -> None:
        """Take the time of one way."""
        if not self.longest:
            return
        luck = self._random.random()
        if luck < QUICK:
            return
        share = 1.0 if luck > 1 - SLOW else SHORT
        await asyncio.sleep(self._random.uniform(0.0, share * self.longest))
