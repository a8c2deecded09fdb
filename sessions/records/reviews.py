"""What people have been told about games of theirs, kept so that it is there at once when they ask again."""

from functools import partial

from sessions.store import Store
from sessions.store import reviews as rows
from sessions.time.wall_clock import Clock

MOST = 30
"""So many of each person are kept, the newest."""


class StoredReviews:
    """Keeps documents by person and table; ``version`` says what has made them, and another one's count for nothing."""

    def __init__(self, store: Store, clock: Clock, most: int = MOST) -> None:
        self._store = store
        self._clock = clock
        self._most = most

    async def stored_review(self, user_id: int, table_id: int, version: str) -> str | None:
        """The document about a table."""
        found = await self._store.fetch(rows.review_query(user_id, table_id, version))
        return str(found[0].document) if found else None

    async def store_review(self, user_id: int, table_id: int, version: str, document: str) -> None:
        """Keep one."""
        put = partial(rows.put_review, user_id=user_id, table_id=table_id, version=version, document=document)
        await self._store.transact(partial(put, now=self._clock(), most=self._most))
