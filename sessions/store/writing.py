"""The statements by which actions and notes are stored, many at a time.

Every move goes through here, so SQLAlchemy writes each of them once, for a dialect; the driver gets them as text.
"""

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Executable, bindparam, insert, literal_column, null, or_, select, update
from sqlalchemy.exc import DBAPIError

from sessions.store.errors import Conflict
from sessions.store.messenger import Messenger, News
from sessions.store.rows import Append, Note
from sessions.store.schema import actions, due, seats, tables

CLOCK = "clock"
"""The kind of due work that looks at a table's clocks."""


MOVED, ENDED, NOTED = "moved", "ended", "noted"
"""The kinds of news about a table: an action, the last one, and where it is shown."""
UNHEARD = {"shown", "lobby_stale"}
"""Notes that change nothing for other processes."""


class _Head(NamedTuple):
    """What an append is checked against."""

    number: int
    version: int
    status: str


Actions = tuple[Append, ...]
"""Actions of one table in their order, which are stored together or not at all."""


class _Statement:
    """A statement that is compiled once and run as it stands, for rows in the order of its parameters."""

    __slots__ = ("_text", "names")

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self.names = tuple(name.removeprefix("p_") for name in compiled.positiontup)

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Run it for each of these."""
        if (driver := _sqlite_of(connection)) is None:
            connection.exec_driver_sql(self._text, [*rows])
        else:
            driver.executemany(self._text, rows)

    def fetch(self, connection: Connection, row: tuple[Any, ...]) -> Sequence[Any]:
        """The rows that it finds."""
        if (driver := _sqlite_of(connection)) is None:
            return connection.exec_driver_sql(self._text, row).all()
        return driver.execute(self._text, row).fetchall()


def _sqlite_of(connection: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection, which needs a tenth of the time; None where it is not SQLite."""
    driver = connection.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None


class Writing:
    """Stores actions and notes; an action is two statements, compiled once for a dialect."""

    def __init__(self, dialect: Dialect, messenger: Messenger) -> None:
        self._messenger = messenger
        self._dialect = dialect
        self._append = tuple(_Statement(statement, dialect) for statement in _append_statements())
        self._hasten = _Statement(_hasten_statement(), dialect)
        self._heads: dict[int, _Statement] = {}
        self._notes: dict[tuple[bool, tuple[str, ...]], _Statement] = {}

    def put(self, connection: Connection, chosen: Iterable[tuple[int, Actions | Note]]) -> dict[int, Exception]:
        """Write these, each under a number of its own; returns what became of those that failed by that number."""
        try:
            return self._put(connection, list(chosen))
        except sqlite3.Error as error:  # as SQLAlchemy would have raised it, and without the row either
            raise DBAPIError.instance(None, None, error, sqlite3.Error, True) from error

    def _put(self, connection: Connection, chosen: Sequence[tuple[int, Actions | Note]]) -> dict[int, Exception]:
        failures: dict[int, Exception] = {}
        heads = self._heads_of(connection, {_table_of(item) for _, item in chosen})
        rows: list[Append] = []
        notes: dict[tuple[bool, tuple[str, ...]], list[Note]] = {}
        for place, item in chosen:
            if isinstance(item, Note):
                notes.setdefault((item.seat is not None, tuple(item.fields)), []).append(item)
            elif _fits(item[0], heads.get(item[0].table_id)):
                last = item[-1]
                heads[last.table_id] = _Head(last.number, last.version, last.status)
                rows += item
            else:
                failures[place] = Conflict()
        if rows:
            for statement in self._append:
                statement.run(connection, _picked(statement, rows))
        if timed := [row for row in rows if row.due is not None]:
            self._hasten.run(connection, _picked(self._hasten, timed))
        for kind, alike in notes.items():
            self._write_notes(connection, kind, alike)
        if self._messenger.is_shared:
            self._messenger.tell(connection, _news(rows, [item for _, item in chosen if isinstance(item, Note)]))
        return failures

    def _heads_of(self, connection: Connection, ids: Collection[int]) -> dict[int, _Head]:
        """Lock these tables, in the same order in every process, and say where they stand."""
        room = 1 << (len(ids) - 1).bit_length()  # so that there are few statements: the last id fills them up
        if room not in self._heads:
            self._heads[room] = _Statement(_heads_statement(room), self._dialect)
        ordered = sorted(ids)
        ordered += ordered[-1:] * (room - len(ordered))
        found = self._heads[room].fetch(connection, tuple(ordered))
        return {id_: _Head(number, version, status) for id_, number, version, status in found}

    def _write_notes(self, connection: Connection, kind: tuple[bool, tuple[str, ...]], notes: Sequence[Note]) -> None:
        if kind not in self._notes:
            self._notes[kind] = _Statement(_note_statement(*kind), self._dialect)
        statement = self._notes[kind]
        known = [{"table_id": note.table_id, "seat": note.seat, **note.fields} for note in notes]
        statement.run(connection, [tuple(each[name] for name in statement.names) for each in known])


def _picked(statement: _Statement, rows: Sequence[Append]) -> list[tuple[Any, ...]]:
    """The fields of appends in the order in which a statement wants them."""
    return [*map(attrgetter(*statement.names), rows)]


def _news(rows: Sequence[Append], notes: Sequence[Note]) -> list[News]:
    """What other processes hear of: the newest action of each table, and where it is shown from now on."""
    newest = {row.table_id: row for row in rows}
    placed = {note.table_id for note in notes if not note.fields.keys() <= UNHEARD}
    moved = [News(MOVED if row.status == "open" else ENDED, id_, row.number) for id_, row in newest.items()]
    return moved + [News(NOTED, table_id) for table_id in placed]


def _table_of(item: Actions | Note) -> int:
    return item.table_id if isinstance(item, Note) else item[0].table_id


def _append_statements() -> tuple[Executable, ...]:
    # The parameters have a prefix: an UPDATE keeps the plain names of its columns to itself.
    log = insert(actions).values(
        {column.name: bindparam(f"p_{column.name}", type_=column.type) for column in actions.c}
    )
    changed = ("number", "position", "active", "steps", "status", "outcome", "ended_at", "clocks", "talks")
    head = (
        update(tables)
        .where(tables.c.id == bindparam("p_table_id", type_=tables.c.id.type))
        .values({name: bindparam(f"p_{name}", type_=tables.c[name].type) for name in changed} | {"asked_at": null()})
    )
    return log, head


def _hasten_statement() -> Executable:
    """A table's clocks are to be looked at in time; whoever is just looking does not say when again."""
    at = bindparam("p_due", type_=due.c.due_at.type)
    later = or_(due.c.due_at > at, due.c.owner.is_not(None))
    whose = (due.c.kind == literal_column(f"'{CLOCK}'"), due.c.about == bindparam("p_table_id", type_=due.c.about.type))
    return update(due).where(*whose, later).values(due_at=at, owner=null(), until=null())


def _heads_statement(room: int) -> Executable:
    """Where so many tables stand; the parameters have their places as names."""
    ids = [bindparam(f"id_{place}", type_=tables.c.id.type) for place in range(room)]
    columns = (tables.c.id, tables.c.number, tables.c.version, tables.c.status)
    return select(*columns).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()


def _fits(row: Append, head: _Head | None) -> bool:
    """Whether an action is the next one of a table that still runs, by the same version of the rules."""
    return head is not None and head.status == "open" and head.version == row.version and head.number == row.number - 1


def _note_statement(of_seat: bool, names: tuple[str, ...]) -> Executable:
    target = seats if of_seat else tables
    values = {name: bindparam(f"p_{name}", type_=target.c[name].type) for name in names}
    if of_seat:
        own = (seats.c.table_id == bindparam("p_table_id"), seats.c.seat == bindparam("p_seat"))
        return update(seats).where(*own).values(values)
    return update(tables).where(tables.c.id == bindparam("p_table_id")).values(values)


def checked(fields: Mapping[str, Any], known: Mapping[str, object]) -> Mapping[str, Any]:
    if not fields or not fields.keys() <= known.keys():
        raise TypeError(f"notes are some of {', '.join(known)}; not {', '.join(fields) or 'nothing'}")
    return fields
