"""The outages of the bot, which all clocks leave out; beside them the time and the paces, which all tables share."""

import structlog

from sessions.store import Store
from sessions.store import outages as rows
from sessions.time.paces import DAY, NONE, PACES, Pace, Pauses
from sessions.time.wall_clock import Clock

log = structlog.get_logger(__name__)

BEAT = 30.0
"""Seconds between two heartbeats."""
MISSED = 75.0
"""Seconds without a heartbeat, of this or of another process, that count as an outage. One that is ahead by more comes
from a clock that was set back since: those of several machines differ by less."""
REMEMBERED = 60 * DAY
TOLD = 60.0
"""Seconds that an outage lasts at least of which the tables tell whose clocks ran."""
BRIEF = 10.0
"""The same at fast paces, where every second is missed."""


class Outages:
    """The outages of the bot, which no clock counts; with the time and the paces, which all tables share."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self.clock = clock
        self._outages: Pauses = ()
        self._beaten: float | None = None

    @property
    def pauses(self) -> Pauses:
        """From when to when no bot was there. None lasts longer than until now, whatever a wrong clock has stored."""
        if not self._outages or self._outages[-1][1] <= (now := self.clock()):
            return self._outages
        return [(began, min(ended, now)) for began, ended in self._outages if began < now]

    @property
    def are_all_known(self) -> bool:
        """True where no outage can be missing in ``pauses``: the last heartbeat was too lately for one after it."""
        return self._beaten is not None and 0 <= self.clock() - self._beaten < MISSED

    def pace(self, name: str) -> Pace:
        """The pace of that name; one that a newer release knows has no clocks here."""
        return PACES.get(name, NONE)

    def shortest_told_outage(self, pace: str) -> float | None:
        """Seconds that an outage lasts at least of which tables of a pace tell; None for those without clocks."""
        found = self.pace(pace)
        return None if found.reserve is None else TOLD if found.is_slow else BRIEF

    async def store_heartbeat(self) -> None:
        """Store a heartbeat, if it is time for one, and read when the bot was away."""
        now = self.clock()
        if self._beaten is not None and 0 <= now - self._beaten < BEAT:
            return
        # Where there is only this process, any time before its start was one without a bot.
        most = 0.0 if self._beaten is None and self._store.is_alone else MISSED
        told = {pace: least for pace in PACES if (least := self.shortest_told_outage(pace)) is not None}
        ahead = await self._store.transact(
            lambda transaction: rows.store_heartbeat(transaction, now, most, MISSED, told=told)
        )
        await self.read_outages()
        self._beaten = now
        if ahead:
            log.warning("the clock was set back", seconds=round(ahead))
            self._store.alarm.note_due(now)

    async def read_outages(self) -> None:
        """Read when the bot was away."""
        self._outages = await rows.outages_since(self._store, self.clock() - REMEMBERED)

    async def store_last_heartbeat(self) -> None:
        """Store a last heartbeat: the bot was there until now."""
        now = self.clock()
        await self._store.transact(lambda transaction: rows.store_heartbeat(transaction, now, MISSED, MISSED))
