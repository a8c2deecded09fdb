"""What the clocks of all tables share: the time, the paces, and the outages of the bot."""

from collections.abc import Mapping

from sessions.clock import CLOCK, Clock
from sessions.paces import DAY, NONE, PACES, Pace, Pauses
from sessions.store import Store
from sessions.store import times as rows

BEAT = 30.0
"""Seconds between two heartbeats."""
MISSED = 75.0
"""Seconds without a heartbeat, of this or of another process, that count as an outage."""
REMEMBERED = 60 * DAY


class Times:
    """The time, and what of it no clock counts."""

    def __init__(self, store: Store, clock: Clock = CLOCK, paces: Mapping[str, Pace] = PACES) -> None:
        self._store = store
        self.clock = clock
        self._paces = paces
        self.outages: Pauses = ()
        self._beaten: float | None = None

    def pace(self, name: str) -> Pace:
        """The pace of that name; one that a newer release knows has no clocks here."""
        return self._paces.get(name, NONE)

    async def beat(self) -> None:
        """Store a heartbeat, if it is time for one, and read when the bot was away."""
        now = self.clock()
        if self._beaten is not None and now - self._beaten < BEAT:
            return
        # Where there is only this process, any time before its start was one without a bot.
        most = 0.0 if self._beaten is None and self._store.is_alone else MISSED
        await self._store.transact(lambda transaction: rows.beat(transaction, now, most))
        await self.recall()
        self._beaten = now

    async def recall(self) -> None:
        """Read when the bot was away."""
        self.outages = await rows.since(self._store, self.clock() - REMEMBERED)

    async def leave(self) -> None:
        """Store a last heartbeat: the bot was there until now."""
        now = self.clock()
        await self._store.transact(lambda transaction: rows.beat(transaction, now, MISSED))
