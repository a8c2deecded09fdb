"""Who goes first where not everybody can at once: whatever somebody waits for, and then what is shown to everybody."""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from typing import Protocol

OVERTAKEN = 7
"""So many go first on whom more depends, and then one of the others: what is shown grows old, and does not stop."""


class Importance(IntEnum):
    """How much depends on it; the smallest goes first."""

    AWAITED = 0
    """Somebody acts, and waits for what comes of it."""
    TURN = 1
    """The message by which somebody acts who is there."""
    ASKED = 2
    """Somebody wants to see something, for which nobody else waits."""
    CALL = 3
    """It tells somebody who is not there that it is their turn."""
    WATCHED = 4
    """What everybody is shown where people are there."""
    LATER = 5
    """All else that everybody is shown."""

    @property
    def metric_name(self) -> str:
        """How metrics name it."""
        return self.name.lower()


class Waiter(Protocol):
    """Whoever waits in a line; how important it is may change meanwhile."""

    importance: Importance


class EqualWaiter:
    """Whoever waits in a line, and is never more important than now."""

    __slots__ = ("importance",)

    def __init__(self, importance: Importance) -> None:
        self.importance = importance


class WaitingLine:
    """A line of those who wait, in the order in which they came and of what depends on them."""

    def __init__(
        self,
        returned: Callable[[], None],
        most_overtaken: int = OVERTAKEN,
        order: Callable[[Importance], int] = int,
    ) -> None:
        """``returned``: is called when somebody has gone away in the moment in which they were let in.

        ``most_overtaken``: where more than `OVERTAKEN` wait on whom more depends, so many of them go first at most.
        ``order``: who goes first, the smallest.
        """
        self._returned = returned
        self._order = order
        self._most_overtaken = most_overtaken
        self._waiting: list[tuple[Waiter, asyncio.Future[None]]] = []
        self._overtaken = 0

    def __len__(self) -> int:
        self._waiting = [one for one in self._waiting if not one[1].done() and not one[1].get_loop().is_closed()]
        return len(self._waiting)

    async def wait(self, who: Waiter) -> None:
        """Wait until it is their turn."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((who, future))
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._returned()
            raise

    def let_next_in(self) -> bool:
        """Let the next one go on; whether there was one."""
        if not len(self):
            return False
        first = min(self._waiting, key=self._waiter_rank)
        others = [one for one in self._waiting if self._waiter_rank(one) > self._waiter_rank(first)]
        other = others[0] if others else None
        crowd = len(self._waiting) - len(others)
        if other is None:
            self._overtaken = 0
        elif self._overtaken < max(OVERTAKEN, min(crowd, self._most_overtaken)):
            self._overtaken += 1
        else:
            first, self._overtaken = other, 0
        self._waiting.remove(first)
        first[1].set_result(None)
        return True

    def _waiter_rank(self, one: tuple[Waiter, object]) -> int:
        return self._order(one[0].importance)
