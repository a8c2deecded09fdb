"""The rows of a table, its people and its log: what is read, and what an update of the rules writes."""

from collections.abc import Sequence
from sys import intern
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    ScalarSelect,
    Select,
    Text,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from sessions.store.database import Store
from sessions.store.records import eras_query, log_query, people_query, record_from_rows, table_row_query
from sessions.store.rows import (
    Person,
    Record,
    TableRow,
    ToldLine,
    seat_bits,
)
from sessions.store.schema import OPEN, actions, eras, seats, tables
from sessions.store.statements import Prepared
from sessions.store.surfaces import (
    DIRECT,
    call,
    direct,
    is_direct,
    is_public_surface_of,
    read_surface,
    table_message,
)
from sessions.time.paces import Clocks

RECENT = 24
"""The newest actions with events that are read with a table, at most: a table keeps as many as its game tells."""


People = tuple[Person, ...]


class LoadedTable(NamedTuple):
    """A table as it is loaded: its row, its people by seat, the newest lines of its log."""

    row: TableRow
    people: People
    recent: tuple[ToldLine, ...]


SITTING = tuple(column for column in seats.c if column.name in Person.__dataclass_fields__ and column.name != "deck")
SITTING_NAMES = [column.name for column in SITTING]
PUBLIC = (table_message.c.channel_id, table_message.c.message_id, call.c.message_id)
"""Where everybody sees a table."""
COLUMNS = [name for name in TableRow._fields if name not in ("message", "call")]
FIXED = {
    "game", "options", "secret", "next_secret", "guild_id", "channel_id", "rematch_of", "pace", "rated", "language",
}  # fmt: skip
"""The columns of a started table that never change while it is played."""
LARGE = {"seed", "position"}
"""The columns that are read again only of a table that has moved."""


def _load_query(dialect: str, *columns: ColumnElement[Any]) -> Select[Any]:
    """These of a table that was started, in a row for each of its people; in the first one the newest events, too."""
    known = bindparam("known", type_=Integer)
    begun = or_(tables.c.status == literal_column("'open'"), tables.c.status == literal_column("'over'"))
    newest = case((and_(tables.c.number != known, seats.c.seat == literal_column("0")), _newest_actions_query(dialect)))
    found = select(*columns, *PUBLIC, *SITTING, *DIRECT, newest.label("newest")).join_from(tables, seats)
    found = found.outerjoin(table_message, is_public_surface_of(table_message, "table", tables.c.id))
    found = found.outerjoin(call, is_public_surface_of(call, "call", tables.c.id)).outerjoin(direct, is_direct())
    return found.where(tables.c.id == bindparam("table_id"), begun).order_by(seats.c.seat)


def _newest_actions_query(dialect: str) -> ScalarSelect[Any]:
    """The newest actions after one that is known which had events, the newest first, as JSON."""
    told = or_(actions.c.events != literal_column("'[]'"), actions.c.kind != literal_column("'action'"))
    some = (
        select(actions.c.kind, actions.c.seat, actions.c.action, actions.c.events)
        .where(actions.c.table_id == bindparam("table_id"), actions.c.number > bindparam("known"), told)
        .order_by(actions.c.number.desc())
        .limit(literal_column(str(RECENT)))
        .subquery("some")
    )
    if dialect == "postgresql":
        return select(cast(func.json_agg(func.json_build_array(*some.c)), Text)).scalar_subquery()
    return select(func.json_group_array(func.json_array(*some.c))).scalar_subquery()


def _if_moved(column: Column[Any]) -> ColumnElement[Any]:
    return case((tables.c.number != bindparam("known", type_=Integer), column)).label(column.name)


CHANGING = [name for name in COLUMNS if name not in FIXED]
LOAD = Prepared(lambda dialect: _load_query(dialect, *(tables.c[name] for name in COLUMNS)))
LOAD_AGAIN = Prepared(
    lambda dialect: _load_query(
        dialect, *(_if_moved(tables.c[name]) if name in LARGE else tables.c[name] for name in CHANGING)
    )
)
COMPUTERS_DUE = (
    select(tables.c.id)
    .join_from(tables, seats)
    .where(
        text(OPEN),
        seats.c.level.is_not(None),
        tables.c.active.op(">>")(seats.c.seat).op("&")(1) == 1,
    )
)


class TableRows:
    """The stored tables, one by one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, table_id: int) -> LoadedTable | None:
        """A table that was started, with its people and newest events; None when there is none of that number."""
        found, people, recent = await self._load_table(LOAD, table_id, 0)
        if not people:
            return None
        row = TableRow(*found[: len(COLUMNS)])
        return LoadedTable(row._replace(**_public_surfaces(found[len(COLUMNS) :])), people, recent)

    async def reload(self, row: TableRow) -> LoadedTable | None:
        """A table that was loaded as this row, as it stands now, with the events since; the position and the seed are
        read where it has moved."""
        found, people, recent = await self._load_table(LOAD_AGAIN, row.id, row.number)
        changed = dict(zip(CHANGING, found, strict=False)) | _public_surfaces(found[len(CHANGING) :])
        return LoadedTable(row._replace(**changed), people, recent) if people else None

    async def _load_table(
        self, query: Prepared, table_id: int, known: int
    ) -> tuple[Sequence[Any], People, tuple[ToldLine, ...]]:
        """The row of a table by a query, its people, and the lines after an action that is known."""
        found = await self._store.fetch_prepared(query, {"table_id": table_id, "known": known})
        if not found:
            return (), (), ()
        people = tuple(_person(row) for row in found)
        newest = msgspec.json.decode(found[0][-1] or "[]", type=list[tuple[str, int, str, str]])
        return found[0], people, tuple(recent_line(*line) for line in reversed(newest))

    async def read_record(self, table_id: int) -> Record | None:
        """Everything that was ever stored of a table's game, for a check or an export."""
        rows = await self._store.fetch(table_row_query(table_id))
        if not rows:
            return None
        people = await self._store.fetch(people_query(table_id))
        log = await self._store.fetch(log_query(table_id).where(actions.c.number <= rows[0].number))
        return record_from_rows(rows[0], people, log, await self._store.fetch(eras_query(table_id)))

    async def set_clocks(self, row: TableRow, clocks: Clocks) -> bool:
        """Store other clocks; False when the table has moved meanwhile."""
        same = (tables.c.id == row.id, tables.c.number == row.number)

        def change(connection: Connection) -> bool:
            values = {"clocks": msgspec.json.encode(clocks).decode()}
            return bool(connection.execute(update(tables).where(*same).values(**values)).rowcount)

        return await self._store.transact(change)

    async def adopt_version(self, row: TableRow, version: int, active: tuple[int, ...]) -> bool:
        """Let another version of the rules go on from the stored position; False when the table has moved meanwhile."""

        def begin_era(connection: Connection) -> bool:
            standing = select(tables.c.number, tables.c.version).where(tables.c.id == row.id).with_for_update()
            if connection.execute(standing).one() != (row.number, row.version):
                return False
            changed = {"version": version, "active": seat_bits(active), "talks": None}
            connection.execute(update(tables).where(tables.c.id == row.id).values(**changed))
            # An era in which nothing was played gives way to this one.
            connection.execute(delete(eras).where(eras.c.table_id == row.id, eras.c.number == row.number))
            era = {"table_id": row.id, "number": row.number, "version": version, "position": row.position}
            connection.execute(insert(eras).values(**era))
            return True

        return await self._store.transact(begin_era)


def _person(row: Sequence[Any]) -> Person:
    own = row[-1 - len(SITTING) - len(DIRECT) : -1]
    return Person(**dict(zip(SITTING_NAMES, own, strict=False)), direct=read_surface(*own[len(SITTING) :]))


def _public_surfaces(found: Sequence[Any]) -> dict[str, Any]:
    """Where everybody sees a table, as it stands in its row."""
    channel_id, message_id, called = found[: len(PUBLIC)]
    return {"message": read_surface(channel_id, message_id), "call": read_surface(None, called)}


def recent_line(kind: str, seat: int, action: str, events: str) -> ToldLine:
    """A line as it is told; of a game's own action its events say everything."""
    return ToldLine(intern(kind), seat, b"" if kind == "action" else action.encode(), events.encode())
