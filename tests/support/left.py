"""What a stop would leave behind, by how the tables stand in the store."""

from sessions.store import Store
from sessions.store.schema import tables
from sessions.store.sweep import SOURCES


async def left(store: Store, kind: str) -> list[int]:
    """The tables or lobbies of which something of a kind is to be done, whether or not anybody has put it down."""
    query = SOURCES[kind].with_only_columns(tables.c.id, maintain_column_froms=True).order_by(None).distinct()
    return sorted(row.id for row in await store.fetch(query))
