"""The ratings at a table that is over."""

from collections.abc import Mapping
from typing import NamedTuple

from sessions.ratings.rules import Unrated
from sessions.ratings.scale import PROVISIONAL
from sessions.store import Store
from sessions.store.standings import verdict_of


class RatingChange(NamedTuple):
    """Somebody's rating before and after a game; ``games`` counts it."""

    before: int
    after: int
    games: int
    listed: bool
    """True where others may see it."""

    @property
    def was_provisional(self) -> bool:
        """True if the rating was provisional before the game."""
        return self.games <= PROVISIONAL

    @property
    def is_provisional(self) -> bool:
        """True if the rating is still provisional after the game."""
        return self.games < PROVISIONAL


class RatingVerdict(NamedTuple):
    """The effect of a game on ratings: the changes by seat, or the reason why there are none."""

    unrated: Unrated | None
    changes: Mapping[int, RatingChange]


async def rating_verdict(store: Store, table_id: int) -> RatingVerdict | None:
    """The effect of a game; None where it was not to be rated."""
    found = await store.read(lambda connection: verdict_of(connection, table_id))
    if found is None:
        return None
    result, changed = found
    changes = {
        row.seat: RatingChange(round(row.mu_before), round(row.mu), row.games, bool(row.listed)) for row in changed
    }
    return RatingVerdict(result.unrated, changes)
