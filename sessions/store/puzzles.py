"""The rows of puzzles: first tries, the ratings of people and puzzles, streaks, and what somebody is at."""

from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Select, Table, delete, insert, select, update

from sessions.store.rows import typed_row
from sessions.store.schema import puzzle_courses, puzzle_ratings, puzzle_streaks, puzzle_strengths, puzzle_tries
from sessions.store.statements import lock_until_commit

LOCK = 0x50757A7A  # "Puzz": any number does, as long as every process takes the same

R = TypeVar("R", bound=NamedTuple)


class TryRow(NamedTuple):
    """Somebody's first try at a puzzle."""

    user_id: int
    puzzle: str
    game: str
    solved: bool
    at: float


class SolverRow(NamedTuple):
    """Somebody's rating at the puzzles of a game."""

    user_id: int
    game: str
    mu: float
    sigma: float
    tries: int
    solved: int


class StrengthRow(NamedTuple):
    """The rating of a puzzle, and how many have tried and solved it."""

    puzzle: str
    game: str
    mu: float
    sigma: float
    tries: int
    solved: int


class StreakRow(NamedTuple):
    """Somebody's days in a row; see ``sessions/puzzles/streaks.py``."""

    user_id: int
    length: int
    best: int
    day: int
    forgiven: int | None


class CourseRow(NamedTuple):
    """What somebody has played of a puzzle of several actions, as JSON."""

    user_id: int
    puzzle: str
    course: str
    at: float


def lock_first_tries(connection: Connection) -> None:
    """Let no other first try be counted before this transaction ends: ratings depend on the order."""
    lock_until_commit(connection, LOCK)


def try_query(user_id: int, puzzle: str) -> Select[Any]:
    """The query for somebody's first try at a puzzle."""
    return select(puzzle_tries).where(puzzle_tries.c.user_id == user_id, puzzle_tries.c.puzzle == puzzle)


def tries_query(user_id: int, game: str) -> Select[Any]:
    """The query for all first tries of somebody in a game, the oldest first."""
    query = select(puzzle_tries).where(puzzle_tries.c.user_id == user_id, puzzle_tries.c.game == game)
    return query.order_by(puzzle_tries.c.at, puzzle_tries.c.puzzle)


def solver_ratings_query(user_id: int) -> Select[Any]:
    """The query for somebody's ratings, the game with most tries first."""
    query = select(puzzle_ratings).where(puzzle_ratings.c.user_id == user_id)
    return query.order_by(puzzle_ratings.c.tries.desc(), puzzle_ratings.c.game)


def solver_rating_query(user_id: int, game: str) -> Select[Any]:
    """The query for somebody's rating in a game."""
    return select(puzzle_ratings).where(puzzle_ratings.c.user_id == user_id, puzzle_ratings.c.game == game)


def puzzle_rating_query(puzzle: str) -> Select[Any]:
    """The query for the rating of a puzzle."""
    return select(puzzle_strengths).where(puzzle_strengths.c.puzzle == puzzle)


def puzzle_ratings_query(game: str) -> Select[Any]:
    """The query for the ratings of all puzzles of a game that anybody has tried."""
    return select(puzzle_strengths.c.puzzle, puzzle_strengths.c.mu).where(puzzle_strengths.c.game == game)


def streak_query(user_id: int) -> Select[Any]:
    """The query for somebody's days in a row."""
    return select(puzzle_streaks).where(puzzle_streaks.c.user_id == user_id)


def course_query(user_id: int) -> Select[Any]:
    """The query for what somebody is at."""
    return select(puzzle_courses).where(puzzle_courses.c.user_id == user_id)


def only_row(connection: Connection, kind: type[R], query: Select[Any]) -> R | None:
    """The only row of a query, in a transaction; None where there is none."""
    row = connection.execute(query).first()
    return None if row is None else typed_row(kind, row)


def keep_try(connection: Connection, row: TryRow) -> None:
    """Keep a first try."""
    connection.execute(insert(puzzle_tries).values(row._asdict()))


def keep_solver(connection: Connection, row: SolverRow) -> None:
    """Keep somebody's rating in place of the one before."""
    _replace_row(connection, puzzle_ratings, row, "user_id", "game")


def keep_strength(connection: Connection, row: StrengthRow) -> None:
    """Keep the rating of a puzzle in place of the one before."""
    _replace_row(connection, puzzle_strengths, row, "puzzle")


def keep_streak(connection: Connection, row: StreakRow) -> None:
    """Keep somebody's days in a row in place of those before."""
    _replace_row(connection, puzzle_streaks, row, "user_id")


def keep_course(connection: Connection, row: CourseRow) -> None:
    """Keep what somebody is at in place of what they were at before."""
    _replace_row(connection, puzzle_courses, row, "user_id")


def drop_course(connection: Connection, user_id: int) -> None:
    """Forget what somebody was at."""
    connection.execute(delete(puzzle_courses).where(puzzle_courses.c.user_id == user_id))


def _replace_row(connection: Connection, table: Table, row: Any, *keys: str) -> None:
    values = row._asdict()
    same = [table.c[key] == values[key] for key in keys]
    if not connection.execute(update(table).where(*same).values(values)).rowcount:
        connection.execute(insert(table).values(values))
