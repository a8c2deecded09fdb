"""Leaving a game: by giving up or by the clock somebody loses it, or, before it can count, aborts it: nobody wins."""

from collections.abc import Callable

import engine
from sessions.log.lines import ABORT, ACTION, Close, Line
from sessions.ratings.rules import FEWEST
from sessions.tables.overtime import ends_early
from sessions.tables.table import Table


def is_abort(table: Table, seat: int) -> bool:
    """True where a game counts for nothing that a seat leaves now: the others of several may yet act often enough."""
    steps = [table.step(one) for one in (range(2) if len(table.people) == 2 else [seat])]
    return min(steps) < FEWEST


async def resign_or_abort(table: Table, user_id: int) -> bool:
    """Take somebody out of a game; returns True where that was an abort, by which a game for two ends for both.

    Raises NotSeated, TableOver, StoreUnavailable, or IllegalAction by the game's rules; nothing has happened then.
    """
    kinds: list[str] = []
    await table.write_line(_line_function(table, table.own_seat(user_id), kinds))
    return kinds[-1:] == [ABORT]


def _line_function(table: Table, seat: int, kinds: list[str]) -> Callable[[], Line]:
    """Makes that line of how the table stands when it is written, and notes its kind."""

    def make() -> Line:
        aborts = ends_early(table)  # else, of several, the others play on: that seat is out by the game's own rules
        kinds.append(ABORT if aborts else ACTION)
        return Line(ABORT, seat, Close()) if aborts else Line(ACTION, seat, engine.Resign())

    return make
