"""The mark of a database that a move fills: until all rows are there and compared, nothing starts on it."""

from sqlalchemy import Connection, delete, insert, select, text

from sessions.store.schema import meta, metadata

FILLING = "filling"
"""The key in ``meta``; its value is the address that the rows come from, without a password."""


def source_of_unfinished_move(connection: Connection) -> str | None:
    """The source of a database whose move was never finished; None for every other database."""
    found: str | None = connection.scalar(select(meta.c.value).where(meta.c.key == FILLING))
    return found


def mark_unfinished(connection: Connection, source: str) -> None:
    """Mark a database as one that is being filled."""
    connection.execute(insert(meta).values(key=FILLING, value=source))


def mark_finished(connection: Connection) -> None:
    """Let bots start on it."""
    connection.execute(delete(meta).where(meta.c.key == FILLING))


def delete_all_rows(connection: Connection) -> None:
    """Delete all rows, the mark with them."""
    if connection.dialect.name == "postgresql":
        names = ", ".join(f'"{table.name}"' for table in metadata.sorted_tables)
        connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
        return
    # SQLite looks for the rematches of each table that is deleted, and has no index to find them by.
    connection.execute(text("CREATE INDEX emptied ON tables (rematch_of)"))
    for table in reversed(metadata.sorted_tables):
        connection.execute(delete(table))
    connection.execute(text("DROP INDEX emptied"))
