"""JSON documents that are kept for each person, or for each server, as they are stored."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Table, delete, select, update

from sessions.store.database import Store
from sessions.store.due import insert_statement_for
from sessions.store.schema import people, servers

MOST_KEYS = 1000
"""The most keys that one statement names."""


class Documents:
    """A table of documents: key, text, and the time of the last change."""

    def __init__(self, table: Table, key: str, document: str) -> None:
        self._table = table
        self.name = table.name
        self._key = table.c[key]
        self._document = table.c[document]

    async def read(self, store: Store, keys: Collection[int]) -> dict[int, str]:
        """The documents under these keys; those who never had one are left out."""
        found: dict[int, str] = {}
        wanted = list(keys)
        for first in range(0, len(wanted), MOST_KEYS):
            some = wanted[first : first + MOST_KEYS]
            rows = await store.fetch(select(self._key, self._document).where(self._key.in_(some)))
            found |= {key: str(document) for key, document in rows}
        return found

    def get_inside(self, connection: Connection, key: int) -> str | None:
        """Somebody's document, over a connection that is open; None when they never had one."""
        return connection.scalar(select(self._document).where(self._key == key))

    def lock(self, connection: Connection, key: int, now: float) -> str:
        """The same, locked for a change; whoever never had one has an empty one from now on."""
        query = select(self._document).where(self._key == key).with_for_update()
        found = connection.scalar(query)
        if found is None:  # without a row there is nothing to lock, and of two who change it one would be lost
            empty = {self._key.name: key, self._document.name: "{}", "changed_at": now}
            connection.execute(insert_statement_for(connection, self._table).on_conflict_do_nothing(), empty)
            found = connection.scalar(query)
        return found or "{}"  # whoever has just left has none

    def put(self, connection: Connection, key: int, document: str, now: float) -> None:
        """Keep a document in place of the one that was locked.

        It stays the same row: whoever waits for the lock finds none where it has been deleted and inserted again.
        """
        values: dict[str, Any] = {self._document.name: document, "changed_at": now}
        connection.execute(update(self._table).where(self._key == key).values(values))

    def remove(self, connection: Connection, key: int) -> None:
        """Delete a document."""
        connection.execute(delete(self._table).where(self._key == key))


PREFERENCES = Documents(people, "user_id", "preferences")
SERVER_SETTINGS = Documents(servers, "guild_id", "settings")
