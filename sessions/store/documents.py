"""JSON documents that are kept for each person, or for each server, as they are stored."""

from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select

from sessions.store.database import Store
from sessions.store.schema import people, servers


class Documents:
    """A table of documents: whose they are, what they say, when they were changed last."""

    def __init__(self, table: Table, key: str, document: str) -> None:
        self._table = table
        self.name = table.name
        self._key = table.c[key]
        self._document = table.c[document]

    async def read(self, store: Store, key: int) -> str | None:
        """Somebody's document; None when they never had one."""
        for row in await store.fetch(select(self._document).where(self._key == key)):
            return str(row[0])
        return None

    def look(self, connection: Connection, key: int) -> str | None:
        """The same over a connection that is open."""
        return connection.scalar(select(self._document).where(self._key == key))

    def lock(self, connection: Connection, key: int) -> str | None:
        """The same, locked for a change."""
        return connection.scalar(select(self._document).where(self._key == key).with_for_update())

    def put(self, connection: Connection, key: int, document: str, now: float) -> None:
        """Keep a document in place of the one that was there."""
        connection.execute(delete(self._table).where(self._key == key))
        values: dict[str, Any] = {self._key.name: key, self._document.name: document, "changed_at": now}
        connection.execute(insert(self._table).values(values))


PREFERENCES = Documents(people, "user_id", "preferences")
SERVER_SETTINGS = Documents(servers, "guild_id", "settings")
