"""What the processor works at: a few things at a time, and what somebody waits for before what is shown to everybody.

One processor that goes on with two hundred things at once is done with all of them at the end, and too late for most.
So whatever makes an answer or a message has a place here from its beginning until it is sent; those who wait for one
cost nothing, and a timer that puts an answer off is not late.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

from ui.interactions.precedence import Importance, Waiter, WaitingLine

PLACES = 8
"""Enough for the disk to be busy with some while others are worked at. Two or four do no better and no worse when there
is too much to do: whoever has a place works, and waits for nothing but the disk."""
MOST_OVERTAKEN = 31
"""The longer the line of those who act, the older gets what everybody is shown: a thirtieth of what the processor does
then, and not an eighth, which is left to those who play."""
LONGEST = 0.5
"""Seconds after which a place is free again: by then it is something else that is waited for, and not the processor."""


class Slot:
    """A slot that somebody has, until it is released."""

    __slots__ = ("_desk", "_timer")

    def __init__(self, desk: "ProcessorSlots") -> None:
        self._desk = desk
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(LONGEST, self.release)

    def release(self) -> None:
        """Let somebody else have it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self._desk.note_released()


_place: ContextVar[Slot | None] = ContextVar("place", default=None)


class ProcessorSlots:
    """The slots for work of the processor: so many things are worked at at a time."""

    def __init__(self, places: int = PLACES) -> None:
        self._places = places
        self._taken = 0
        self._line = WaitingLine(self.note_released, MOST_OVERTAKEN, _importance_rank)

    @asynccontextmanager
    async def slot(self, who: Waiter) -> AsyncIterator[None]:
        """Inside a ``with`` block somebody has a place, until they leave it or have had it for long."""
        if self._taken < self._places and not len(self._line):
            self._taken += 1
        else:
            await self._line.wait(who)
        place = Slot(self)
        _place.set(place)
        try:
            yield
        finally:
            _place.set(None)
            place.release()

    def release_own_slot(self) -> None:
        """Leave the place that this task has, if it has one: what is done from now on is not the processor's work."""
        if (place := _place.get()) is not None:
            place.release()

    def note_released(self) -> None:
        """A place has been left."""
        if not self._line.let_next_in():
            self._taken -= 1


def _importance_rank(importance: Importance) -> int:
    """The message by which somebody acts goes before whoever acts.

    Its reader can do nothing without it but ask for a hand, which is as much work; an answer comes in time even so, for
    it says first that it takes longer, by a timer that waits in no line.
    """
    return FIRST.get(importance, importance)


FIRST = {Importance.TURN: Importance.AWAITED, Importance.AWAITED: Importance.TURN}

DESK = ProcessorSlots()
"""A process has one loop of events, and so one desk."""
