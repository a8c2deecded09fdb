"""The figures of profiles and leaderboards: the ratings of people, and the games behind them."""

from collections import Counter
from typing import NamedTuple

import msgspec

from sessions.decks.repository import ChosenDeck
from sessions.ratings.scale import PROVISIONAL
from sessions.store import Store
from sessions.store import standings as rows
from sessions.store.ratings import RatingRow

LAST = 50
"""The number of somebody's games that are looked at."""


class RatingForm(NamedTuple):
    """Somebody's rating in a game, and the results of their last rated games, the oldest first."""

    rating: RatingRow
    points: tuple[int, ...]
    results: tuple[str, ...]
    deck: str | None
    """The name of the deck that they have chosen most often."""


class PlacedPerson(NamedTuple):
    """Somebody on a leaderboard; ``place`` is None while their rating is provisional."""

    place: int | None
    rating: RatingRow


class RatingStandings:
    """Reads the ratings that people see."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def forms(self, user_id: int, guild_id: int | None = None) -> list[RatingForm]:
        """Somebody's form, game by game, the most played first; by their games in one server only."""
        found = await self._store.read(lambda connection: rows.histories(connection, user_id, guild_id, LAST))
        return [_rating_form(history) for history in found]

    async def favourite_decks(self, user_id: int) -> dict[str, str]:
        """By game, the name of the deck that somebody has chosen most often in their last games, rated or not."""
        found: dict[str, Counter[str]] = {}
        for game, deck in await self._store.read(lambda connection: rows.decks_of(connection, user_id, LAST)):
            found.setdefault(game, Counter())[msgspec.json.decode(deck, type=ChosenDeck).name] += 1
        return {game: names.most_common(1)[0][0] for game, names in found.items()}

    async def board(self, game_id: str, guild_id: int | None, most: int) -> list[PlacedPerson]:
        """The strongest people in a game, everywhere or in a server: those with a place, then, where there is room,
        those whose ratings are provisional."""
        settled, others = await self._store.read(lambda connection: rows.leaders(connection, game_id, guild_id, most))
        return [
            *(PlacedPerson(place, one) for place, one in enumerate(settled, 1)),
            *(PlacedPerson(None, one) for one in others),
        ]

    async def own_place(self, user_id: int, game_id: str, guild_id: int | None) -> PlacedPerson | None:
        """Somebody's place on that leaderboard, or the one they would have if listed; None without a rating."""
        found = await self._store.read(lambda connection: rows.rank(connection, user_id, game_id, guild_id))
        if found is None:
            return None
        return PlacedPerson(None if found.rating.games < PROVISIONAL else found.ahead + 1, found.rating)


def _rating_form(history: rows.History) -> RatingForm:
    decks = Counter(msgspec.json.decode(row.deck, type=ChosenDeck).name for row in history.games if row.deck)
    return RatingForm(
        rating=history.rating,
        points=tuple(round(row.mu) for row in history.games),
        results=tuple(row.result for row in history.games),
        deck=decks.most_common(1)[0][0] if decks else None,
    )
