"""The search for work that nobody has recorded, by the state of tables and lobbies: after a stop, by older releases."""

from collections.abc import Collection
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, exists, literal, select, text, union_all
from sqlalchemy.sql.elements import ColumnElement

from sessions.store.database import Store
from sessions.store.due import insert_statement
from sessions.store.lobbies import FULL, STALE
from sessions.store.schema import LAGGING, OPEN, due, tables
from sessions.store.tables import COMPUTERS_DUE
from sessions.store.writing import CLOCK

SOURCES: dict[str, Select[Any]] = {
    "lobby": select(tables.c.id).where(tables.c.status == "lobby", tables.c.expires_at.is_not(None)),
    "mend": STALE,
    "begin": FULL,
    "show": select(tables.c.id).where(text(LAGGING)),
    "think": COMPUTERS_DUE,
    CLOCK: select(tables.c.id).where(text(OPEN)),
}
SINCE: dict[str, ColumnElement[Any]] = {"lobby": tables.c.expires_at}


async def record_unrecorded_work(store: Store, now: float, kinds: Collection[str] = ()) -> None:
    """Record that work, of these kinds or of all; nobody who writes waits while it is looked for."""
    left = union_all(*(unrecorded_work(kind, now) for kind in kinds or SOURCES))
    found = [row._asdict() for row in await store.fetch(left)]
    if found:
        await store.transact(partial(_put_down, found))


def unrecorded_work(kind: str, now: float) -> Select[Any]:
    """The work of a kind that has no row yet, as rows."""
    noted = exists().where(due.c.kind == kind, due.c.about == tables.c.id).correlate(tables)
    row = (literal(kind).label("kind"), tables.c.id.label("about"), SINCE.get(kind, literal(now)).label("due_at"))
    wanted = SOURCES[kind].with_only_columns(*row, maintain_column_froms=True)
    return wanted.where(~noted).order_by(None).distinct()


def _put_down(found: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert_statement(connection).on_conflict_do_nothing(), found)
