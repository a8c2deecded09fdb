"""What is to be done by how tables and lobbies stand, where nobody has put it down: after a stop, by older releases."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, literal, select, text
from sqlalchemy.sql.elements import ColumnElement

from sessions.store.due import inserting
from sessions.store.lobbies import FULL, STALE
from sessions.store.schema import LAGGING, tables
from sessions.store.tables import COMPUTERS_DUE
from sessions.store.writing import CLOCK

SOURCES: dict[str, Select[Any]] = {
    "lobby": select(tables.c.id).where(tables.c.status == "lobby", tables.c.expires_at.is_not(None)),
    "mend": STALE,
    "begin": FULL,
    "show": select(tables.c.id).where(text(LAGGING)),
    "think": COMPUTERS_DUE,
    CLOCK: select(tables.c.id).where(tables.c.status == "open"),
}
SINCE: dict[str, ColumnElement[Any]] = {"lobby": tables.c.expires_at}


def sweep(connection: Connection, now: float, kinds: Collection[str] = ()) -> None:
    """Put it down, of these kinds or of all."""
    for kind, query in SOURCES.items():
        if kinds and kind not in kinds:
            continue
        what = (literal(kind), tables.c.id, SINCE.get(kind, literal(now)))
        chosen = query.with_only_columns(*what, maintain_column_froms=True).order_by(None).distinct()
        wanted = inserting(connection).from_select(["kind", "about", "due_at"], chosen)
        connection.execute(wanted.on_conflict_do_nothing())
