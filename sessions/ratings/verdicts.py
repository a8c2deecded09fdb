"""What is told of ratings at a table that is over."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from sessions.ratings.rules import Unrated
from sessions.ratings.scale import PROVISIONAL
from sessions.store import Store
from sessions.store.ratings import CHANGES, RESULT
from sessions.store.schema import rating_changes, results


class Change(NamedTuple):
    """Somebody's rating before and after a game; ``games`` counts it."""

    before: int
    after: int
    games: int
    listed: bool
    """Whether others may see it."""

    @property
    def was_provisional(self) -> bool:
        return self.games <= PROVISIONAL

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


class Verdict(NamedTuple):
    """What the end of a table meant for ratings: the changes by seat, or why there are none."""

    unrated: Unrated | None
    changes: Mapping[int, Change]


async def verdict(store: Store, table_id: int) -> Verdict | None:
    """What the end of a table meant; None where it was not to be rated."""

    async def read(connection: AsyncConnection) -> Verdict | None:
        found = (await connection.execute(RESULT.where(results.c.table_id == table_id))).first()
        if found is None:
            return None
        changed = await connection.execute(CHANGES.where(rating_changes.c.table_id == table_id))
        changes = {
            row.seat: Change(round(row.mu_before), round(row.mu), row.games, bool(row.listed)) for row in changed
        }
        return Verdict(found.unrated, changes)

    return await store.read(read)
