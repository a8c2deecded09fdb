"""The rows of daily puzzles: which puzzle each day has, the message of each server, and who has tried it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, select, text, update

from sessions.store.due import insert_statement_for
from sessions.store.puzzle_tables import UNSHOWN
from sessions.store.rows import typed_row
from sessions.store.schema import daily_puzzles, daily_tries, puzzle_days

POST = "daily"
"""The kind of due work that posts the daily puzzle of a server."""
SHOW = "dailyshow"
"""The kind of due work that brings messages with daily puzzles of a server up to date."""


ONE_MORE = daily_puzzles.c.version + 1


class DailyRow(NamedTuple):
    """The daily puzzle of a server on a day.

    ``at``: since when its message was to be sent; ``message_id`` is None until that is known to be there. ``version``:
    how often what it has to show has changed; ``shown``: which of these it shows. ``closed``: it shows the solution.
    """

    guild_id: int
    day: int
    game: str
    puzzle: str
    channel_id: int
    message_id: int | None
    language: str
    at: float
    shown_at: float
    closed: bool
    version: int = 0
    shown: int = 0


class DailyTry(NamedTuple):
    """Somebody's first try at the daily puzzle of a server, with their streak then."""

    guild_id: int
    day: int
    user_id: int
    name: str
    solved: bool
    streak: int
    at: float


# Which puzzle


def puzzle_of_day_query(day: int, game: str) -> Select[Any]:
    """The query for the puzzle of a day in a game."""
    return select(puzzle_days.c.puzzle).where(puzzle_days.c.day == day, puzzle_days.c.game == game)


def days_of_game_query(game: str) -> Select[Any]:
    """The query for all puzzles that a game has had, with their days, the oldest first."""
    query = select(puzzle_days.c.puzzle, puzzle_days.c.day).where(puzzle_days.c.game == game)
    return query.order_by(puzzle_days.c.day)


def choose_for_day(connection: Connection, day: int, game: str, puzzle: str) -> str:
    """Let this be the puzzle of a day, unless another one is by now; the one that it is."""
    row = {"day": day, "game": game, "puzzle": puzzle}
    connection.execute(insert_statement_for(connection, puzzle_days).on_conflict_do_nothing(), row)
    return str(connection.scalar(puzzle_of_day_query(day, game)))


# The messages


def record_intent(connection: Connection, row: DailyRow) -> DailyRow:
    """Record that the message of a day is to be sent; what is recorded of it already, where that is so."""
    connection.execute(insert_statement_for(connection, daily_puzzles).on_conflict_do_nothing(), row._asdict())
    return typed_row(DailyRow, connection.execute(daily_of_guild_query(row.guild_id, row.day)).one())


def daily_of_guild_query(guild_id: int, day: int) -> Select[Any]:
    """The query for the daily puzzle of a server on a day."""
    return select(daily_puzzles).where(daily_puzzles.c.guild_id == guild_id, daily_puzzles.c.day == day)


def last_daily_query(guild_id: int, day: int) -> Select[Any]:
    """The query for the last daily puzzle of a server before a day that has a message."""
    earlier = (daily_puzzles.c.guild_id == guild_id, daily_puzzles.c.day < day, daily_puzzles.c.message_id.is_not(None))
    return select(daily_puzzles).where(*earlier).order_by(daily_puzzles.c.day.desc()).limit(1)


def open_dailies_query(guild_id: int) -> Select[Any]:
    """The query for the daily puzzles of a server that were posted and are not over, the newest first."""
    posted = (daily_puzzles.c.guild_id == guild_id, ~daily_puzzles.c.closed, daily_puzzles.c.message_id.is_not(None))
    return select(daily_puzzles).where(*posted).order_by(daily_puzzles.c.day.desc())


def outdated_dailies_query(guild_id: int) -> Select[Any]:
    """The query for those of a server that are not shown as they are, the oldest first."""
    wanted = (daily_puzzles.c.guild_id == guild_id, text(UNSHOWN), daily_puzzles.c.message_id.is_not(None))
    return select(daily_puzzles).where(*wanted).order_by(daily_puzzles.c.day)


def update_daily(connection: Connection, guild_id: int, day: int, **changed: object) -> None:
    """Record something of a message."""
    whose = (daily_puzzles.c.guild_id == guild_id, daily_puzzles.c.day == day)
    connection.execute(update(daily_puzzles).where(*whose).values(**changed))


def show_solutions_before(connection: Connection, guild_id: int, day: int) -> bool:
    """Let the messages of earlier days show their solutions; whether there are any that don't."""
    earlier = (daily_puzzles.c.guild_id == guild_id, daily_puzzles.c.day < day, ~daily_puzzles.c.closed)
    changed = connection.execute(update(daily_puzzles).where(*earlier).values(closed=True, version=ONE_MORE))
    return bool(changed.rowcount)


# Who has tried


def who_tried_query(guild_id: int, day: int) -> Select[Any]:
    """The query for who has tried the puzzle of a server on a day, the first one first."""
    whose = (daily_tries.c.guild_id == guild_id, daily_tries.c.day == day)
    return select(daily_tries).where(*whose).order_by(daily_tries.c.at, daily_tries.c.user_id)


def try_counts_query(guild_id: int, day: int) -> Select[Any]:
    """The query for how many have tried it, and how many have solved it."""
    numbers: Sequence[Any] = (func.count().label("tried"), func.count().filter(daily_tries.c.solved).label("solved"))
    return select(*numbers).where(daily_tries.c.guild_id == guild_id, daily_tries.c.day == day)


def keep_try(connection: Connection, row: DailyTry) -> DailyRow | None:
    """Keep that somebody has tried the puzzle of a server; its message, where that has to be changed."""
    known = connection.execute(daily_of_guild_query(row.guild_id, row.day)).first()
    if known is None:
        return None
    insertion = insert_statement_for(connection, daily_tries).on_conflict_do_nothing()
    if not connection.execute(insertion, row._asdict()).rowcount:
        return None
    update_daily(connection, row.guild_id, row.day, version=ONE_MORE)
    return typed_row(DailyRow, known)


def show_without_person(connection: Connection, user_id: int, since: float) -> Sequence[int]:
    """Let messages that were sent after a time be shown again without somebody; the servers that have some."""
    mine = select(daily_tries.c.guild_id, daily_tries.c.day).where(daily_tries.c.user_id == user_id)
    changed = []
    for row in connection.execute(mine).all():
        whose = (daily_puzzles.c.guild_id == row.guild_id, daily_puzzles.c.day == row.day, daily_puzzles.c.at > since)
        if connection.execute(update(daily_puzzles).where(*whose).values(version=ONE_MORE)).rowcount:
            changed.append(row.guild_id)
    return [*dict.fromkeys(changed)]
