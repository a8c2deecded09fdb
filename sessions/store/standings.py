"""The rows that profiles and leaderboards show. Every query has an index, and reads no more than is shown."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sessions.store.ratings import CHANGES, RESULT, RatingRow
from sessions.store.rows import typed_row
from sessions.store.schema import PROVISIONAL, SETTLED, rated_in, rating_changes, ratings, results, seats, tables


class History(NamedTuple):
    """Somebody's rating in a game, and ``mu``, ``result`` and ``deck`` of the last games in it, the oldest first."""

    rating: RatingRow
    games: Sequence[Any]


class Rank(NamedTuple):
    """Somebody's rating in a game, and how many people on its leaderboard have a higher one."""

    rating: RatingRow
    ahead: int


async def histories(connection: AsyncConnection, user_id: int, guild_id: int | None, most: int) -> list[History]:
    """Somebody's ratings, the game that they play most first, each with so many games; in one server only."""
    query = select(ratings).where(ratings.c.user_id == user_id).order_by(ratings.c.games.desc(), ratings.c.game)
    if guild_id is not None:
        query = query.join(rated_in, _has_played_in_server(guild_id))
    mine = [typed_row(RatingRow, row) for row in await connection.execute(query)]
    return [History(rating, await _last_games(connection, rating, guild_id, most)) for rating in mine]


async def _last_games(connection: AsyncConnection, rating: RatingRow, guild_id: int | None, most: int) -> Sequence[Any]:
    changed = (rating_changes.c.user_id == rating.user_id, rating_changes.c.game == rating.game)
    sitting = and_(seats.c.table_id == rating_changes.c.table_id, seats.c.seat == rating_changes.c.seat)
    query = select(rating_changes.c.mu, rating_changes.c.result, seats.c.deck).join(seats, sitting).where(*changed)
    if guild_id is not None:
        query = query.join(tables, tables.c.id == rating_changes.c.table_id).where(tables.c.guild_id == guild_id)
    return (await connection.execute(query.order_by(rating_changes.c.at.desc()).limit(most))).all()[::-1]


async def decks_of(connection: AsyncConnection, user_id: int, most: int) -> Sequence[Any]:
    """Game and deck of somebody's last finished games to which they brought one, the newest first."""
    query = select(tables.c.game, seats.c.deck).join(seats, seats.c.table_id == tables.c.id)
    brought = query.where(seats.c.user_id == user_id, tables.c.status == "over", seats.c.deck.is_not(None))
    return (await connection.execute(brought.order_by(tables.c.ended_at.desc()).limit(most))).all()


async def leaders(
    connection: AsyncConnection, game_id: str, guild_id: int | None, most: int
) -> tuple[list[RatingRow], list[RatingRow]]:
    """The strongest people in a game, everywhere or in a server: first those whose ratings are settled, then, where
    there is room, those whose ratings are provisional."""
    settled = await connection.execute(leaders_query(game_id, guild_id, SETTLED, most))
    placed = [typed_row(RatingRow, row) for row in settled]
    if len(placed) == most:
        return placed, []
    others = await connection.execute(leaders_query(game_id, guild_id, PROVISIONAL, most - len(placed)))
    return placed, [typed_row(RatingRow, row) for row in others]


async def rank(connection: AsyncConnection, user_id: int, game_id: str, guild_id: int | None) -> Rank | None:
    """Somebody's rank among the settled ratings of a game, listed or not; None without a rating there."""
    mine = select(ratings).where(ratings.c.user_id == user_id, ratings.c.game == game_id)
    ahead = select(func.count()).select_from(ratings).where(text(SETTLED))
    if guild_id is not None:
        mine, ahead = (
            mine.join(rated_in, _has_played_in_server(guild_id)),
            ahead.join(rated_in, _has_played_in_server(guild_id)),
        )
    row = (await connection.execute(mine)).first()
    if row is None:
        return None
    rating = typed_row(RatingRow, row)
    better = ahead.where(ratings.c.game == game_id, ratings.c.mu > rating.mu)
    return Rank(rating, await connection.scalar(better) or 0)


async def verdict_of(connection: AsyncConnection, table_id: int) -> tuple[Any, Sequence[Any]] | None:
    """The result of a finished table for ratings, and its changes by seat; None where it was not to be rated."""
    result = (await connection.execute(RESULT.where(results.c.table_id == table_id))).first()
    if result is None:
        return None
    return result, (await connection.execute(CHANGES.where(rating_changes.c.table_id == table_id))).all()


def leaders_query(game_id: str, guild_id: int | None, which: str, most: int) -> Select[Any]:
    """The query for the strongest people in a game, of those ratings that ``which`` says."""
    query = select(ratings).where(ratings.c.game == game_id, text(which))
    if guild_id is not None:
        query = query.join(rated_in, _has_played_in_server(guild_id))
    return query.order_by(ratings.c.mu.desc(), ratings.c.user_id.desc()).limit(most)


def _has_played_in_server(guild_id: int) -> Any:
    """The join with those who have played a rated game of this kind in a server."""
    return and_(
        rated_in.c.guild_id == guild_id, rated_in.c.game == ratings.c.game, rated_in.c.user_id == ratings.c.user_id
    )
