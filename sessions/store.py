"""The store: tables, their people and their log, in SQLite or PostgreSQL.

What is written together waits for one commit: while one transaction is on its way to the disk, everything that comes
in meanwhile is collected for the next. Nobody is answered before his transaction is committed.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar, Unpack

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Connection,
    Dialect,
    Executable,
    Select,
    bindparam,
    delete,
    event,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.elements import ColumnElement

from sessions.alone import DatabaseTaken
from sessions.schema import (
    LAGGING,
    ActionRow,
    Append,
    EraRow,
    Note,
    Person,
    Record,
    SeatNotes,
    TableInfo,
    TableNotes,
    TableRow,
    actions,
    bit_seats,
    eras,
    meta,
    seats,
    tables,
)
from sessions.writer import Writer, open_writer, set_up_sqlite

T = TypeVar("T")

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
MIGRATIONS = Path(__file__).parent / "migrations"
WAL_ATTEMPTS = 50
WAL_PAUSE = 0.1
READERS = 4
LARGEST_BATCH = 500
RECENT = 6
"""Of how many of the newest actions that had events a loaded table knows them."""
MIGRATION_LOCK = 0x456C656D  # "Elem": any number does, as long as every process takes the same


class StoreUnavailable(Exception):
    """The database can't be opened or does not answer; the text is a sentence for whoever runs the bot."""


class Conflict(Exception):
    """The table has moved on, or ended, since this action was prepared; nothing of it was stored."""


class Loaded(NamedTuple):
    """A table as it is loaded: its row, its people by seat, the events (JSON lists) of its newest actions."""

    row: TableRow
    people: tuple[Person, ...]
    recent: tuple[bytes, ...]


class _Head(NamedTuple):
    """What an append is checked against."""

    number: int
    version: int
    status: str


class _Batch:
    """Appends and notes that go into one transaction, and what became of those that failed."""

    __slots__ = ("failures", "task", "work")

    def __init__(self) -> None:
        self.work: list[Append | Note] = []
        self.failures: dict[int, Exception] = {}
        self.task: asyncio.Task[None]


class _Statement:
    """A statement that is compiled once and run for many rows, whose fields are named like its parameters."""

    __slots__ = ("_pick", "_text")

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._pick = attrgetter(*(name.removeprefix("p_") for name in compiled.positiontup))

    def run(self, connection: Connection, rows: Sequence[Append]) -> None:
        connection.exec_driver_sql(self._text, [self._pick(row) for row in rows])


class _Appending:
    """The two statements by which an action is stored."""

    def __init__(self, dialect: Dialect) -> None:
        self._statements = tuple(_Statement(statement, dialect) for statement in _append_statements())

    def run(self, connection: Connection, rows: Sequence[Append]) -> None:
        for statement in self._statements:
            statement.run(connection, rows)


def _append_statements() -> tuple[Executable, ...]:
    # The parameters have a prefix: an UPDATE keeps the plain names of its columns to itself.
    log = insert(actions).values(
        {column.name: bindparam(f"p_{column.name}", type_=column.type) for column in actions.c}
    )
    changed = ("number", "position", "active", "steps", "status", "outcome", "ended_at")
    head = (
        update(tables)
        .where(tables.c.id == bindparam("p_table_id", type_=tables.c.id.type))
        .values({name: bindparam(f"p_{name}", type_=tables.c[name].type) for name in changed})
    )
    return log, head


class Store:
    """The database behind all tables. One process has one; several processes may share the database."""

    def __init__(self, writer: Writer, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self._appending = _Appending(writer.dialect)
        self._writing = asyncio.Lock()
        self._batch: _Batch | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, alone: float | None = None) -> Self:
        """Connect, bring the schema up to date, be ready. Raises StoreUnavailable with a sentence that says why not.

        ``alone``: no other process may have the database for itself at the same time; one that has it, and may just
        be ending, is waited for so many seconds.
        """
        target = _target(url)
        shown = target.render_as_string(hide_password=True)
        try:
            writer = await _connect(target, alone)
        except DatabaseTaken as error:
            raise StoreUnavailable(
                f"Another bot is running on the database {shown}: stop it, or give this one a database of its own."
            ) from error
        except CommandError as error:
            raise StoreUnavailable(f"The database {shown} was made by a newer release: {error}.") from error
        except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise StoreUnavailable(f"The database {shown} can't be opened: {reason}.") from error
        return cls(writer, _reader(target))

    async def close(self) -> None:
        """Finish what was begun, then disconnect. Nothing can be stored any more."""
        self._closed = True
        while self._running:
            await asyncio.wait(self._running)
        await self._writer.close()
        await self._reader.dispose()

    def finish(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Work that goes on to its end, and is waited for by ``close``, even when whoever asked for it is cancelled."""
        return asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    # Writing

    async def append(self, row: Append) -> None:
        """Store an action, committed when this returns. Conflict when the table has moved on; StoreUnavailable."""
        await self._write(row)

    async def note(self, table_id: int, **fields: Unpack[TableNotes]) -> None:
        """Remember where a table is shown."""
        await self._write(Note(table_id, None, _checked(fields, TableNotes.__annotations__)))

    async def note_seat(self, table_id: int, seat: int, **fields: Unpack[SeatNotes]) -> None:
        """Remember how a player is told."""
        await self._write(Note(table_id, seat, _checked(fields, SeatNotes.__annotations__)))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do several things in one transaction, alone; whatever ``work`` raises undoes them all and is passed on.

        It may run in another thread: it touches rows, and nothing that anybody else may be using.
        """
        self._check_open()
        return await self.finish(self._transact(work))

    async def remember(self, key: str, value: str) -> None:
        """Keep a value under a key, in place of the one that was there."""

        def replace(connection: Connection) -> None:
            connection.execute(delete(meta).where(meta.c.key == key))
            connection.execute(insert(meta).values(key=key, value=value))

        await self.transact(replace)

    async def recall(self, key: str) -> str | None:
        """The value under a key."""
        for (value,) in await self.fetch(select(meta.c.value).where(meta.c.key == key)):
            return str(value)
        return None

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("The store is closed.")

    async def _write(self, item: Append | Note) -> None:
        self._check_open()
        batch = self._batch
        if batch is None or len(batch.work) >= LARGEST_BATCH:
            batch = self._batch = _Batch()
            batch.task = self._start(self._commit(batch))
        place = len(batch.work)
        batch.work.append(item)
        await asyncio.shield(batch.task)
        if place in batch.failures:
            raise batch.failures[place]

    async def _commit(self, batch: _Batch) -> None:
        async with self._writing:
            if self._batch is batch:
                self._batch = None  # whoever comes from now on goes into the next one
            everything = range(len(batch.work))
            try:
                await self._apply(batch, everything)
            except (SQLAlchemyError, OverflowError, ValueError) as error:
                if len(everything) == 1 or not _is_of_a_row(error):
                    batch.failures.update((place, _unavailable(error)) for place in everything)
                    return
                # One of them can't be stored; the others must not suffer for it.
                for place in everything:
                    await self._apply_alone(batch, place)
            except OSError as error:
                batch.failures.update((place, _unavailable(error)) for place in everything)

    async def _apply_alone(self, batch: _Batch, place: int) -> None:
        try:
            await self._apply(batch, (place,))
        except (SQLAlchemyError, OSError, OverflowError, ValueError) as error:
            batch.failures[place] = _unavailable(error)

    async def _apply(self, batch: _Batch, places: Iterable[int]) -> None:
        """Store these in one transaction; an append to a table that has moved on is left out, as a failure."""
        chosen = [(place, batch.work[place]) for place in places]
        batch.failures.update(await self._writer.transact(lambda connection: self._put(connection, chosen)))

    def _put(self, connection: Connection, chosen: Iterable[tuple[int, Append | Note]]) -> dict[int, Exception]:
        """Write these; returns the failures by place."""
        failures: dict[int, Exception] = {}
        heads = _heads(connection, {item.table_id for _, item in chosen})
        rows: list[Append] = []
        notes: dict[tuple[bool, tuple[str, ...]], list[dict[str, Any]]] = {}
        for place, item in chosen:
            if isinstance(item, Note):
                _collect(item, notes)
            elif _fits(item, heads.get(item.table_id)):
                heads[item.table_id] = _Head(item.number, item.version, item.status)
                rows.append(item)
            else:
                failures[place] = Conflict()
        if rows:
            self._appending.run(connection, rows)
        for (of_seat, names), parameters in notes.items():
            connection.execute(_note_statement(of_seat, names), parameters)
        return failures

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        async with self._writing:
            try:
                return await self._writer.transact(work)
            except (SQLAlchemyError, OSError, OverflowError) as error:
                raise _unavailable(error) from None

    # Reading

    async def fetch(self, query: Select[Any]) -> Sequence[Any]:
        """The rows of a query, outside of any transaction."""

        async def read(connection: AsyncConnection) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

        return await self._read(read)

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        self._check_open()
        try:
            return await self._read_once(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise _unavailable(error) from None
        except (SQLAlchemyError, OSError, OverflowError) as error:
            raise _unavailable(error) from None
        try:
            # The connection was lost since it was used last; nothing is lost by asking again on a new one.
            return await self._read_once(work)
        except (SQLAlchemyError, OSError, OverflowError) as error:
            raise _unavailable(error) from None

    async def _read_once(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self._reader.connect() as connection:
            return await work(connection)

    async def load(self, table_id: int) -> Loaded | None:
        """A table that was started, with its people and newest events; None when there is none of that number."""

        async def read(connection: AsyncConnection) -> tuple[Sequence[Any], Sequence[Any]]:
            found = (await connection.execute(LOAD, {"table_id": table_id})).all()
            if not found:
                return found, ()
            newest = await connection.execute(NEWEST, {"table_id": table_id, "number": found[0].number})
            return found, newest.all()

        found, newest = await self._read(read)
        if not found:
            return None
        width = len(TableRow._fields)
        people = tuple(Person(*row[width:]) for row in found)
        return Loaded(TableRow(*found[0][:width]), people, tuple(events.encode() for (events,) in reversed(newest)))

    async def stands(self, table_id: int) -> tuple[int, int] | None:
        """How many actions a table has and which version of the rules plays it; None when there is no such table."""
        query = select(tables.c.number, tables.c.version).where(tables.c.id == table_id)
        for number, version in await self.fetch(query):
            return number, version
        return None

    async def behind(self) -> list[int]:
        """The ids of the tables, running or over, whose newest position has not been shown."""
        return [id_ for (id_,) in await self.fetch(select(tables.c.id).where(text(LAGGING)).order_by(tables.c.id))]

    async def infos(self, *where: ColumnElement[bool], newest: int | None = None) -> list[TableInfo]:
        """Tables that fit, by number; with ``newest``, so many of those that ended last, the last first."""
        chosen = select(tables).where(*where)
        if newest is None:
            chosen = chosen.order_by(tables.c.id)
        else:
            chosen = chosen.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(newest)
        found = await self.fetch(chosen)
        people: dict[int, list[tuple[int, str]]] = {row.id: [] for row in found}
        if people:
            names = select(seats.c.table_id, seats.c.user_id, seats.c.name).where(seats.c.table_id.in_(people))
            for id_, user_id, name in await self.fetch(names.order_by(seats.c.table_id, seats.c.seat)):
                people[id_].append((user_id, name))
        return [_info(row, tuple(people[row.id])) for row in found]

    async def record(self, table_id: int) -> Record | None:
        """Everything that was ever stored of a table's game, for a check or an export."""
        self._check_open()
        rows = await self.fetch(select(tables).where(tables.c.id == table_id))
        if not rows:
            return None
        row = rows[0]
        joins = await self.fetch(select(seats.c.join_id).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        log = await self.fetch(
            select(*(actions.c[name] for name in ActionRow._fields))
            .where(actions.c.table_id == table_id, actions.c.number <= row.number)
            .order_by(actions.c.number)
        )
        begun = await self.fetch(
            select(*(eras.c[name] for name in EraRow._fields))
            .where(eras.c.table_id == table_id)
            .order_by(eras.c.number)
        )
        return Record(
            row.id,
            row.game,
            row.options,
            row.status,
            row.version,
            row.secret,
            row.commitment,
            row.seed,
            tuple(join_id for (join_id,) in joins),
            row.position,
            row.outcome,
            tuple(ActionRow(*line) for line in log),
            tuple(EraRow(*line) for line in begun),
        )


HEADS = (
    select(tables.c.id, tables.c.number, tables.c.version, tables.c.status)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
LOAD = (
    select(
        *(tables.c[name] for name in TableRow._fields),
        seats.c.user_id,
        seats.c.name,
        seats.c.join_id,
        seats.c.dm_channel_id,
        seats.c.dm_message_id,
        seats.c.dm_closed,
        seats.c.dm_at,
        seats.c.level,
    )
    .join_from(tables, seats)
    .where(tables.c.id == bindparam("table_id"), tables.c.status.in_(("open", "over")))
    .order_by(seats.c.seat)
)
NEWEST = (
    select(actions.c.events)
    .where(
        actions.c.table_id == bindparam("table_id"),
        actions.c.number <= bindparam("number"),
        actions.c.events != "[]",
    )
    .order_by(actions.c.number.desc())
    .limit(RECENT)
)


def _heads(connection: Connection, ids: set[int]) -> dict[int, _Head]:
    """Lock these tables, in the same order in every process, and say where they stand."""
    found = connection.execute(HEADS, {"ids": sorted(ids)})
    return {id_: _Head(number, version, status) for id_, number, version, status in found}


def of_person(user_id: int) -> ColumnElement[bool]:
    """Tables at which somebody sits."""
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id))


def shown_in(channel_id: int) -> ColumnElement[bool]:
    """Tables that were started, or are shown, in a channel or thread."""
    return or_(tables.c.channel_id == channel_id, tables.c.place_id == channel_id)


def _info(row: Any, people: tuple[tuple[int, str], ...]) -> TableInfo:
    return TableInfo(
        row.id,
        row.game,
        row.status,
        row.number,
        people,
        bit_seats(row.active),
        row.guild_id,
        row.channel_id,
        row.place_id,
        row.message_id,
        row.created_at,
        row.ended_at,
        row.outcome,
    )


def _fits(row: Append, head: _Head | None) -> bool:
    """Whether an action is the next one of a table that still runs, by the same version of the rules."""
    return head is not None and head.status == "open" and head.version == row.version and head.number == row.number - 1


def _collect(item: Note, notes: dict[tuple[bool, tuple[str, ...]], list[dict[str, Any]]]) -> None:
    parameters: dict[str, Any] = {"p_table_id": item.table_id}
    if item.seat is not None:
        parameters["p_seat"] = item.seat
    parameters.update((f"p_{name}", value) for name, value in item.fields.items())
    notes.setdefault((item.seat is not None, tuple(item.fields)), []).append(parameters)


@lru_cache(maxsize=64)
def _note_statement(of_seat: bool, names: tuple[str, ...]) -> Executable:
    target = seats if of_seat else tables
    values = {name: bindparam(f"p_{name}", type_=target.c[name].type) for name in names}
    if of_seat:
        own = (seats.c.table_id == bindparam("p_table_id"), seats.c.seat == bindparam("p_seat"))
        return update(seats).where(*own).values(values)
    return update(tables).where(tables.c.id == bindparam("p_table_id")).values(values)


def _checked(fields: Mapping[str, Any], known: Mapping[str, object]) -> Mapping[str, Any]:
    if not fields or not fields.keys() <= known.keys():
        raise TypeError(f"notes are some of {', '.join(known)}; not {', '.join(fields) or 'nothing'}")
    return fields


def _unavailable(error: Exception) -> StoreUnavailable:
    """What the callers are told, without a cause: a database's errors quote rows, and rows are secret.

    Operational errors don't; of the others the kind is told.
    """
    reason = str(error.orig) if isinstance(error, OperationalError) else type(_innermost(error)).__name__
    return StoreUnavailable(f"The database did not do it: {reason}.")


def _innermost(error: BaseException) -> BaseException:
    """The driver's own error, which SQLAlchemy has wrapped."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def _is_of_a_row(error: Exception) -> bool:
    """Whether one row may be the reason; not when the connection is lost, the disk full or the database locked."""
    return not isinstance(error, OperationalError) and not (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )


# Opening


def _target(url: str) -> URL:
    """The URL with the driver that we use; the folder of a SQLite file is made."""
    try:
        target = make_url(url)
    except ArgumentError as error:
        raise StoreUnavailable("DATABASE_URL must look like sqlite:///folder/file.db or postgresql://…") from error
    driver = DRIVERS.get(target.get_backend_name())
    if driver is None:
        raise StoreUnavailable(f"DATABASE_URL names {target.get_backend_name()}; it must be SQLite or PostgreSQL.")
    if target.get_backend_name() == "sqlite":
        if target.database in (None, "", ":memory:"):
            raise StoreUnavailable("DATABASE_URL must name a file: tables in memory would be lost.")
        try:
            Path(target.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreUnavailable(f"The folder of {target.database} can't be made: {error.strerror}.") from error
    elif "sslmode" in target.query:  # asyncpg calls it by another name
        mode = target.query["sslmode"]
        target = target.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return target.set(drivername=driver)


def _reader(target: URL) -> AsyncEngine:
    """Connections that read, outside of transactions."""
    # Errors don't quote parameters: those are hands, positions and secrets.
    reader = create_async_engine(
        target, hide_parameters=True, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True, pool_size=READERS
    )
    if target.get_backend_name() == "sqlite":
        event.listen(reader.sync_engine, "connect", set_up_sqlite)
    return reader


async def _connect(target: URL, alone: float | None) -> Writer:
    """The writer, after the migrations."""
    for _ in range(WAL_ATTEMPTS):
        try:
            writer = await open_writer(target, alone)
            break
        except OperationalError as error:
            # SQLite does not wait for its turn when two processes turn a new file to WAL at the same moment.
            if "locked" not in str(error.orig):
                raise
            await asyncio.sleep(WAL_PAUSE)
    else:
        writer = await open_writer(target, alone)
    try:
        await writer.transact(migrate)
    except BaseException:
        await writer.close()
        raise
    return writer


def migrate(connection: Connection, scripts: Path = MIGRATIONS, revision: str = "head") -> None:
    """Bring the schema to a revision, in one transaction, while other processes that start now wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    _upgrade(connection, scripts, revision)


def _upgrade(connection: Connection, scripts: Path, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
