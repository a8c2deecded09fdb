"""What profiles and leaderboards show: how people stand, and how they came to it."""

from collections import Counter
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, and_, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sessions.decks import ChosenDeck
from sessions.ratings.scale import PROVISIONAL
from sessions.store import Store, schema
from sessions.store.ratings import RatingRow
from sessions.store.rows import filled
from sessions.store.schema import rated_in, rating_changes, ratings, seats, tables

LAST = 50
"""So many games of somebody are looked at."""


class Form(NamedTuple):
    """How somebody stands in a game, and what their last rated games have come to, the oldest first."""

    rating: RatingRow
    points: tuple[int, ...]
    results: tuple[str, ...]
    deck: str | None
    """The name of the deck that they have chosen most often."""


class Standing(NamedTuple):
    """Somebody on a leaderboard; ``place`` is None while their rating is provisional."""

    place: int | None
    rating: RatingRow


class Standings:
    """Reads ratings; every query has an index, and reads no more than is shown."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def forms(self, user_id: int, guild_id: int | None = None) -> list[Form]:
        """How somebody stands, game by game, the most played first; by their games in one server only."""
        query = select(ratings).where(ratings.c.user_id == user_id).order_by(ratings.c.games.desc(), ratings.c.game)
        if guild_id is not None:
            query = query.join(rated_in, _here(guild_id))

        async def read(connection: AsyncConnection) -> list[Form]:
            mine = [filled(RatingRow, row) for row in await connection.execute(query)]
            return [await _form(connection, rating, guild_id) for rating in mine]

        return await self._store.read(read)

    async def is_listed(self, user_id: int) -> bool:
        """Whether others may see somebody's ratings; of whoever has none there is nothing to see."""
        query = select(ratings.c.listed).where(ratings.c.user_id == user_id, ratings.c.listed).limit(1)
        return bool(await self._store.fetch(query))

    async def board(self, game_id: str, guild_id: int | None, most: int) -> list[Standing]:
        """The strongest people in a game, everywhere or in a server: those with a place, then, where there is room,
        those whose ratings are provisional."""

        async def read(connection: AsyncConnection) -> list[Standing]:
            settled = await connection.execute(best(game_id, guild_id, schema.SETTLED, most))
            placed = [Standing(place, filled(RatingRow, row)) for place, row in enumerate(settled, 1)]
            if len(placed) == most:
                return placed
            others = await connection.execute(best(game_id, guild_id, schema.PROVISIONAL, most - len(placed)))
            return placed + [Standing(None, filled(RatingRow, row)) for row in others]

        return await self._store.read(read)

    async def own(self, user_id: int, game_id: str, guild_id: int | None) -> Standing | None:
        """Where somebody stands on that leaderboard, or would if they were listed; None without a rating there."""
        mine = select(ratings).where(ratings.c.user_id == user_id, ratings.c.game == game_id)
        ahead = select(func.count().label("count")).select_from(ratings).where(text(schema.SETTLED))
        if guild_id is not None:
            mine, ahead = mine.join(rated_in, _here(guild_id)), ahead.join(rated_in, _here(guild_id))
        for row in await self._store.fetch(mine):
            rating = filled(RatingRow, row)
            if rating.games < PROVISIONAL:
                return Standing(None, rating)
            better = ahead.where(ratings.c.game == game_id, ratings.c.mu > rating.mu)
            (counted,) = await self._store.fetch(better)
            return Standing(counted.count + 1, rating)
        return None


def _here(guild_id: int) -> Any:
    """Who has played a rated game of this kind in a server."""
    return and_(
        rated_in.c.guild_id == guild_id, rated_in.c.game == ratings.c.game, rated_in.c.user_id == ratings.c.user_id
    )


def best(game_id: str, guild_id: int | None, which: str, most: int) -> Select[Any]:
    """The query for the strongest people in a game, of those ratings that ``which`` says."""
    query = select(ratings).where(ratings.c.game == game_id, text(which))
    if guild_id is not None:
        query = query.join(rated_in, _here(guild_id))
    return query.order_by(ratings.c.mu.desc(), ratings.c.user_id.desc()).limit(most)


async def _form(connection: AsyncConnection, rating: RatingRow, guild_id: int | None) -> Form:
    changed = (rating_changes.c.user_id == rating.user_id, rating_changes.c.game == rating.game)
    sitting = and_(seats.c.table_id == rating_changes.c.table_id, seats.c.seat == rating_changes.c.seat)
    query = select(rating_changes.c.mu, rating_changes.c.result, seats.c.deck).join(seats, sitting).where(*changed)
    if guild_id is not None:
        query = query.join(tables, tables.c.id == rating_changes.c.table_id).where(tables.c.guild_id == guild_id)
    last = (await connection.execute(query.order_by(rating_changes.c.at.desc()).limit(LAST))).all()[::-1]
    decks = Counter(msgspec.json.decode(row.deck, type=ChosenDeck).name for row in last if row.deck is not None)
    return Form(
        rating=rating,
        points=tuple(round(row.mu) for row in last),
        results=tuple(row.result for row in last),
        deck=decks.most_common(1)[0][0] if decks else None,
    )
