"""Everything that was ever stored of a table's game: the queries, and a database that is only read, table by table."""

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar

from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, Connection, Select, event, func, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sessions.store.errors import StoreUnavailable, unavailable
from sessions.store.files import read_only
from sessions.store.opening import half_filled, missing_file, newest_revision, target_of
from sessions.store.rows import ActionRow, EraRow, Record, typed_row
from sessions.store.schema import actions, eras, seats, tables
from sessions.store.unfinished_move import source_of_unfinished_move
from sessions.store.writer import BUSY_SECONDS

T = TypeVar("T")

STATUSES = ("lobby", "open", "over")
AT_ONCE = 500
"""The numbers of tables that are read at once; the tables themselves are read one by one."""


def table_row_query(table_id: int) -> Select[Any]:
    """A table's own row."""
    return select(tables).where(tables.c.id == table_id)


def people_query(table_id: int) -> Select[Any]:
    """The people at a table, by seat."""
    sitting = select(seats.c.join_id, seats.c.name, seats.c.level).where(seats.c.table_id == table_id)
    return sitting.order_by(seats.c.seat)


def log_query(table_id: int) -> Select[Any]:
    """The lines of a table's log."""
    return select(actions).where(actions.c.table_id == table_id).order_by(actions.c.number)


def eras_query(table_id: int) -> Select[Any]:
    """The versions of the rules that have played a table, each with its first line."""
    return select(eras).where(eras.c.table_id == table_id).order_by(eras.c.number)


def record_from_rows(row: Any, people: Sequence[Any], log: Sequence[Any], begun: Sequence[Any]) -> Record:
    """The record of a table from its rows."""
    return Record(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        version=row.version,
        secret=row.secret,
        commitment=row.commitment,
        seed=row.seed,
        joins=tuple(seat.join_id for seat in people),
        position=row.position,
        outcome=row.outcome,
        actions=tuple(_of_game(line) for line in log),
        eras=tuple(typed_row(EraRow, line) for line in begun),
        names=tuple(seat.name for seat in people),
        levels=tuple(seat.level for seat in people),
        pace=row.pace,
    )


def _of_game(line: Any) -> ActionRow:
    """A line of a game that is looked back at, to which it is the same who has pressed the button."""
    row = typed_row(ActionRow, line)
    return row._replace(kind="action") if row.kind == "forced" else row


class TableSnapshot(NamedTuple):
    """A table as one moment knows it, and how many lines its log is said to have."""

    record: Record
    number: int

    def __repr__(self) -> str:
        return f"Stored({self.record.id})"  # it has the secret


class ReadOnlyRecords:
    """All lobbies and tables of a database that is only read: a bot may run on it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: str, name: str = "DATABASE_URL") -> Self:
        """Connect; StoreUnavailable for what is not there, has another release's schema, or is half of a move."""
        if missing := missing_file(url):
            raise StoreUnavailable(f"There is no database at {missing}.")
        target = target_of(url, name)
        opened = cls(_read_only_engine(target))
        try:
            async with opened._engine.connect() as connection:
                await connection.run_sync(partial(_check_schema, target))
        except (SQLAlchemyError, OSError) as error:
            await opened.close()
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise StoreUnavailable(
                f"The database {target.render_as_string(hide_password=True)} can't be read: {reason}."
            ) from error
        except BaseException:
            await opened.close()
            raise
        return opened

    async def close(self) -> None:
        """Disconnect."""
        await self._engine.dispose()

    async def all_tables(self) -> AsyncIterator[TableSnapshot]:
        """Every lobby and table that there is now, by number, each as it is at one moment. StoreUnavailable."""
        last = await self._run_read(_newest_table_id)
        after = 0
        while ids := await self._run_read(partial(_next_table_ids, after=after, last=last)):
            for table_id in ids:
                stored = await self._run_read(partial(_stored_table, table_id))
                if stored is not None:
                    yield stored
            after = ids[-1]

    async def _run_read(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError) as error:
            raise unavailable(error) from None


def _read_only_engine(target: URL) -> AsyncEngine:
    if target.get_backend_name() == "postgresql":
        only = {"server_settings": {"default_transaction_read_only": "on"}}
        return create_async_engine(target, hide_parameters=True, isolation_level="REPEATABLE READ", connect_args=only)
    address, query = read_only(Path(target.database or ""))
    file = target.set(database=address, query={**query, "uri": "true", "timeout": str(BUSY_SECONDS)})
    engine = create_async_engine(file, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _read_only)
    event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _read_only(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.close()


def _check_schema(target: URL, connection: Connection) -> None:
    shown = target.render_as_string(hide_password=True)
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise StoreUnavailable(f"The database {shown} is none of this bot.")
    if found != newest_revision():
        raise StoreUnavailable(f"The database {shown} has the schema of another release: start the bot on it once.")
    if (source := source_of_unfinished_move(connection)) is not None:
        raise half_filled(target, source)


def _newest_table_id(connection: Connection) -> int:
    return connection.scalar(select(func.max(tables.c.id))) or 0


def _next_table_ids(connection: Connection, after: int, last: int) -> list[int]:
    wanted = select(tables.c.id).where(tables.c.id > after, tables.c.id <= last, tables.c.status.in_(STATUSES))
    return list(connection.scalars(wanted.order_by(tables.c.id).limit(AT_ONCE)))


def _stored_table(table_id: int, connection: Connection) -> TableSnapshot | None:
    row = connection.execute(table_row_query(table_id)).one_or_none()
    if row is None or row.status not in STATUSES:
        return None  # a lobby that was closed since its number was read
    people, log, begun = (
        connection.execute(query).all() for query in (people_query(table_id), log_query(table_id), eras_query(table_id))
    )
    return TableSnapshot(record_from_rows(row, people, log, begun), row.number)
