"""The rows of ratings: what is asked for and written in the transaction that ends a game, and what pictures show."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, text, update

from sessions.store.rows import typed_row
from sessions.store.schema import OPEN, rated_in, rating_changes, ratings, results, seats, tables
from sessions.store.statements import lock_until_commit

LOCK = 0x52617465  # "Rate": any number does, as long as every process takes the same


class RatingRow(NamedTuple):
    """Somebody's rating in a game.

    ``mu`` is what is shown; ``overall_mu`` what it would be without a bound, and the last two what their games against
    *hard* alone say. None: there have been no games since these are kept.
    """

    user_id: int
    game: str
    mu: float
    sigma: float
    games: int
    name: str
    listed: bool
    overall_mu: float | None = None
    hard_mu: float | None = None
    hard_sigma: float | None = None


class ChangeRow(NamedTuple):
    """The change of somebody's rating by a game, which ``games`` counts."""

    table_id: int
    seat: int
    user_id: int
    game: str
    result: str
    games: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    at: float


# In the transaction that ends a game


def lock_endings(connection: Connection) -> None:
    """Let no other game end before this transaction does: ratings depend on the order."""
    lock_until_commit(connection, LOCK)


def next_end_number(connection: Connection) -> int:
    """The number of the next table that ends."""
    return (connection.scalar(select(func.max(results.c.number))) or 0) + 1


def put_result(connection: Connection, number: int, table_id: int, unrated: str | None) -> None:
    """Keep that a table has ended, and whether it was rated."""
    connection.execute(insert(results).values(number=number, table_id=table_id, unrated=unrated))


def ended_table(connection: Connection, table_id: int) -> Sequence[Any]:
    """A table that is over, seat by seat: what ratings look at."""
    wanted = ("id", "game", "guild_id", "rated", "outcome", "position", "steps", "ended_at")
    sitting = (seats.c.user_id, seats.c.name, seats.c.level)
    query = select(*(tables.c[name] for name in wanted), *sitting).join_from(tables, seats)
    return connection.execute(query.where(tables.c.id == table_id).order_by(seats.c.seat)).all()


def played_with(connection: Connection, user_id: int, game_id: str, since: float) -> Sequence[Any]:
    """The seats of the rated games of somebody that have ended after a time, table by table."""
    query = (
        select(rating_changes.c.table_id, seats.c.user_id, seats.c.level)
        .join_from(rating_changes, seats, rating_changes.c.table_id == seats.c.table_id)
        .where(
            rating_changes.c.user_id == user_id,
            rating_changes.c.game == game_id,
            rating_changes.c.at > since,
            seats.c.user_id != user_id,
        )
    )
    return connection.execute(query.order_by(rating_changes.c.table_id)).all()


def playing_with(connection: Connection, user_id: int, game_id: str) -> Sequence[Any]:
    """The seats of the games of somebody that go on and were begun as rated ones, their own among them."""
    own = select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    mine = own.where(seats.c.user_id == user_id, tables.c.game == game_id, tables.c.rated.is_not(None), text(OPEN))
    query = select(seats.c.table_id, seats.c.user_id, seats.c.level, tables.c.rated).join_from(seats, tables)
    return connection.execute(query.where(seats.c.table_id.in_(mine)).order_by(seats.c.table_id)).all()


def ratings_of(connection: Connection, user_ids: Collection[int], game_id: str) -> dict[int, RatingRow]:
    """The ratings of these people in a game."""
    query = select(ratings).where(ratings.c.user_id.in_(user_ids), ratings.c.game == game_id)
    return {row.user_id: typed_row(RatingRow, row) for row in connection.execute(query)}


def put_ratings(connection: Connection, rows: Sequence[RatingRow], changes: Sequence[ChangeRow]) -> None:
    """Keep ratings in place of those that there were, and the changes that led to them."""
    for row in rows:
        whose = (ratings.c.user_id == row.user_id, ratings.c.game == row.game)
        if not connection.execute(update(ratings).where(*whose).values(**row._asdict())).rowcount:
            connection.execute(insert(ratings).values(**row._asdict()))
    connection.execute(insert(rating_changes), [change._asdict() for change in changes])


def note_played_in_server(connection: Connection, guild_id: int, game_id: str, user_ids: Iterable[int]) -> None:
    """Keep that these people have played a rated game in a server."""
    for user_id in user_ids:
        values = {"guild_id": guild_id, "game": game_id, "user_id": user_id}
        known = select(rated_in.c.user_id).where(*(rated_in.c[name] == value for name, value in values.items()))
        if connection.execute(known).first() is None:
            connection.execute(insert(rated_in).values(**values))


def set_listed(connection: Connection, user_id: int, *, listed: bool) -> None:
    """Let somebody stand on the leaderboards, or not; no game that ends meanwhile knows better."""
    lock_endings(connection)
    connection.execute(update(ratings).where(ratings.c.user_id == user_id).values(listed=listed))


# Rebuilding


def clear_ratings(connection: Connection) -> list[int]:
    """Throw everything away that is derived; the tables that were to be rated, in the order of their ends.

    How new an account was can't be seen any more when its owner has left for good: what was judged by that stays so.
    """
    for table in (rating_changes, rated_in, ratings):
        connection.execute(delete(table))
    wanted = select(results.c.table_id).where(results.c.unrated.is_distinct_from("new"))
    return [row.table_id for row in connection.execute(wanted.order_by(results.c.number))]


def update_result(connection: Connection, table_id: int, unrated: str | None) -> None:
    """Keep anew whether a table was rated."""
    connection.execute(update(results).where(results.c.table_id == table_id).values(unrated=unrated))


def forget_people_who_left(connection: Connection) -> None:
    """Throw away what belongs to people who have left for good; their numbers are below zero."""
    for table in (rating_changes, rated_in, ratings):
        connection.execute(delete(table).where(table.c.user_id < 0))


# What is shown

RESULT = select(results.c.unrated)
CHANGES = select(rating_changes, ratings.c.listed).outerjoin(
    ratings, and_(ratings.c.user_id == rating_changes.c.user_id, ratings.c.game == rating_changes.c.game)
)
