"""Time that has run out: who is late at a table, and the line by which the first of them leaves the game."""

from collections.abc import Callable, Mapping

import engine
from sessions.log.lines import LAPSED, NOBODY, TIME, Close, Line
from sessions.ratings.rules import FEWEST
from sessions.tables.readable_table import ReadableTable

GRACE = 2.0
"""Seconds after its deadline for which a seat's action still counts while nobody has looked at the clock: a press takes
up to one until it is here, and people are told the time that they have in whole seconds."""


def late_seats(table: ReadableTable, now: float) -> dict[int, float]:
    """The active seats whose time is over, each with the Unix time at which it was."""
    return {seat: at for seat in table.active if (at := table.time.deadline(seat)) is not None and at <= now}


def is_overdue(table: ReadableTable, seat: int, now: float) -> bool:
    """True where an action of a seat comes too late, whether or not anybody has looked at the clock yet."""
    at = table.time.deadline(seat)
    return at is not None and at + GRACE < now


def ends_early(table: ReadableTable) -> bool:
    """True where a game is aborted when somebody leaves it now, by a press or by the clock: two are left in it, and
    one of them has not acted often enough for it to count."""
    left = table.playing
    return len(left) == 2 and min(table.step(seat) for seat in left) < FEWEST


def overtime_line(table: ReadableTable, late: Mapping[int, float]) -> Line:
    """The line by which the first of those who are late loses on time, or the game is aborted that can't count yet.

    Nobody wins where all who are still in the game are late at once.
    """
    first = [seat for seat, at in late.items() if at == min(late.values())]
    if len(first) == len(table.playing):
        return Line("abandoned", NOBODY, Close())
    if ends_early(table):
        return Line(LAPSED, first[0], Close())
    return Line(TIME, first[0], engine.Resign())


def overdue_line(table: ReadableTable, seat: int, clock: Callable[[], float]) -> Callable[[], Line | None]:
    """Makes the lines that are due before an action of a seat which comes too late; None where there is no more.

    Nobody loses on time a table that was not shown as it is when the first of them is made: there the timekeeper gives
    more time.
    """
    shown: bool | None = None

    def make() -> Line | None:
        nonlocal shown
        shown = table.shown == table.number if shown is None else shown
        now = clock()
        return overtime_line(table, late_seats(table, now)) if shown and is_overdue(table, seat, now) else None

    return make
