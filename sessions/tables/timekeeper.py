"""The clocks of tables, looked at when that is due: who is reminded, who has lost, what nobody plays any more."""

from collections.abc import Callable
from typing import Any, NamedTuple

from sessions.log.lines import MORE_TIME, NOBODY, Close, Line, MoreTime, PlayOn
from sessions.refusals import NoClock, Refusal, TableOver
from sessions.tables.overtime import late_seats, overtime_line
from sessions.tables.table import Table
from sessions.tables.tables import Tables
from sessions.time.paces import ANSWER_WITHIN, DAY, UNTIMED, clocks_with_gift, counted_seconds

ASK_AFTER = 30 * DAY
"""Seconds without an action after which the people at a table without clocks are asked whether they go on, and a table
is closed that can't be shown."""


class ClockCheck(NamedTuple):
    """The findings of a check of a table's clocks.

    ``changed``: whether it has written to the log. ``remind``: the seats to be reminded. ``ask``: whether the people
    are to be asked if they go on. ``again``: the Unix time of the next check; None for never.
    """

    changed: bool
    remind: tuple[int, ...]
    ask: bool
    again: float | None


class Timekeeper:
    """The clocks of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._clock = tables.clock

    async def check_clocks(self, table: Table, due_at: float) -> ClockCheck:
        """Do what a table's clocks have made due since ``due_at``, and tell whoever listens that it has changed.

        An action that was stored in time counts.
        """
        await table.read_absences()
        await table.set_clocks_back()
        written: list[Any] = []
        try:
            return await self._check(table, due_at, written)
        finally:  # of two lines the first may be stored, and the next try would find it there, and nothing to write
            if written:
                self._tables.changed(table)

    async def _check(self, table: Table, due_at: float, written: list[Any]) -> ClockCheck:
        """Do what is due; the events of each line are added to what is ``written``."""
        lost = await self._is_lost(table)
        shown: bool | None = None

        def make() -> Line | None:
            nonlocal shown
            shown = table.shown == table.number if shown is None else shown
            return self._line_for_late(table, shown=shown, lost=lost)

        try:
            while await _write(table, make, written):
                pass
            if table.pace.reserve is None:
                return await self._check_untimed(table, due_at, written)
        except TableOver:
            return ClockCheck(bool(written), (), False, None)
        now = self._clock()
        times = {seat: table.time.reminders(seat) for seat in table.active}
        remind = tuple(seat for seat, at in times.items() if any(due_at <= one <= now for one in at))
        ahead = [at for seat in table.active for at in (*times[seat], table.time.deadline(seat)) if at is not None]
        again = min((at for at in ahead if at > now), default=now + UNTIMED)
        return ClockCheck(bool(written), remind, False, again)

    async def _is_lost(self, table: Table) -> bool:
        """True for a table that can't be shown, where nobody has acted all the same for as long as it takes to be asked
        about at others."""
        if table.shown == table.number:
            return False
        last = await self._tables.last_line_at(table.id, MORE_TIME)
        return counted_seconds(last, self._clock(), self._tables.outages.pauses) >= ASK_AFTER

    def _line_for_late(self, table: Table, *, shown: bool, lost: bool) -> Line | None:
        """The line by which the first who is late loses on time, or the game is aborted that can't count yet; all get
        more time where the table was not shown.

        Nobody wins where the table is ``lost``.
        """
        late = late_seats(table, self._clock())
        if not late:
            return None
        if not shown:
            return Line("abandoned", NOBODY, Close()) if lost else Line(MORE_TIME, NOBODY, MoreTime())
        return overtime_line(table, late)

    async def _check_untimed(self, table: Table, due_at: float, written: list[Any]) -> ClockCheck:
        """Without clocks: remind people, ask them whether they go on, and close a game that nobody plays any more."""
        now = self._clock()
        last = await self._tables.last_line_at(table.id)
        asked, closes_at = table.row.asked_at, table.time.closes_at
        if closes_at is None:
            ask = now >= last + ASK_AFTER
            if ask:
                await table.store_notes(asked_at=now)
            remind = tuple(seat for seat in table.active if due_at <= last + UNTIMED <= now) if not ask else ()
            again = now + ANSWER_WITHIN if ask else last + (UNTIMED if now < last + UNTIMED else ASK_AFTER)
            return ClockCheck(False, remind, ask, again)
        if now < closes_at:
            return ClockCheck(False, (), False, closes_at)
        abandoned = Line("abandoned", NOBODY, Close())
        await _write(table, lambda: abandoned if table.row.asked_at == asked else None, written)
        return ClockCheck(True, (), False, now + ANSWER_WITHIN)


async def _write(table: Table, make: Callable[[], Line | None], written: list[Any]) -> bool:
    """Write a line to a table's log, and add its events to what is ``written``; False where there is no line."""
    events = await table.write_line(make)
    if events is None:
        return False
    written.append(events)
    return True


def play_on_line(table: Table, user_id: int) -> Callable[[], Line | None]:
    """Makes the line by which somebody goes on with a table at which nothing has happened for long."""

    def make() -> Line | None:
        seat = table.own_seat(user_id)
        return Line("play-on", seat, PlayOn()) if table.row.asked_at is not None else None

    return make


def more_time_line(table: Table, user_id: int) -> Callable[[], Line]:
    """Makes the line by which somebody at a table gives the others more time.

    Raises NoClock where there are no clocks, and Refusal where those of all others who play have as much as they may.
    """

    def make() -> Line:
        if not table.clocks:
            raise NoClock
        seat = table.seat_in_game(user_id)
        others = [one for one in table.playing if one != seat and table.people[one].level is None]
        if clocks_with_gift(table.pace, table.clocks, others) == table.clocks:
            raise Refusal("time-enough")
        return Line(MORE_TIME, seat, MoreTime())

    return make
