"""The one connection of a process that writes: a transaction is a plain function over it.

On SQLite it lives in a thread of its own, so a transaction is one round trip, and not one a statement.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn, Protocol, Self, TypeAlias, TypeVar

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sessions.store.errors import CommitLost
from sessions.store.files import create_private
from sessions.store.single_process_lock import KEEPALIVES, FileLock, Shards, postgres_lock
from sessions.store.statements import SingleStatement

T = TypeVar("T")

Transaction: TypeAlias = Connection
"""A transaction as those see it who only hand it on to the functions of this package."""

BUSY_SECONDS = 10
TRIES = 3
CROSSED = {"23505", "40P01"}
"""PostgreSQL's codes when two processes write the same new row, or wait for each other: one of them tries again."""
BROKEN_OFF = {"08", "57", "58", "XX"}
"""The first characters of PostgreSQL's codes when it may have broken off in the middle of something."""
WAL_PAGES = 4000  # 16 MB: pages that change again and again are copied to the database seldom


class Writer(Protocol):
    """A connection that writes."""

    @property
    def dialect(self) -> Dialect:
        """The SQL that its database speaks."""
        ...

    @property
    def was_left_open(self) -> bool:
        """True where the process that had the database before ended without closing it."""
        ...

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do it in one transaction; whatever it raises undoes it all. Not by two tasks at a time."""
        ...

    async def close(self) -> None:
        """Let go of the database, and of the lock that kept others away from it, if there is one."""
        ...


async def open_writer(target: URL, lock_seconds: float | None = None, shards: Shards | None = None) -> Writer:
    """Connect; raises what SQLAlchemy or the driver does.

    ``lock_seconds``: have the database, or these shards on it, for this process alone, and wait so long for another
    that has them; DatabaseTaken after that.
    """
    if target.get_backend_name() == "sqlite":
        return await _Sqlite.open(target, lock_seconds)
    return await _Postgres.open(target, lock_seconds, shards)


class _Sqlite:
    def __init__(
        self, engine: Engine, connection: Connection, thread: ThreadPoolExecutor, lock: FileLock | None
    ) -> None:
        self.dialect = engine.dialect
        self._engine = engine
        self._connection = connection
        self._thread = thread
        self._lock = lock
        self.was_left_open = lock is not None and lock.was_left_open

    @classmethod
    async def open(cls, target: URL, alone: float | None) -> Self:
        file = Path(target.database or "")
        lock = None if alone is None else await FileLock.take(file, alone)
        engine = create_engine(target.set(drivername="sqlite"), hide_parameters=True)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "connect", _keep_log_ahead)
        event.listen(engine, "begin", _begin_immediate)
        thread = ThreadPoolExecutor(1, "store")
        try:
            create_private(file)
            connection = await asyncio.get_running_loop().run_in_executor(thread, engine.connect)
        except BaseException:
            thread.shutdown(wait=False)
            if lock is not None:
                lock.release()
            raise
        return cls(engine, connection, thread, lock)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._connection.begin() as transaction:
            done = work(self._connection)
            try:
                transaction.commit()
            except DBAPIError:
                # SQLAlchemy takes a transaction whose commit has failed for ended; to SQLite it is still open.
                try:
                    self._connection.connection.rollback()
                finally:
                    transaction.close()
                raise
            return done

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)
        if self._lock is not None:
            self._lock.release()

    def _close(self) -> None:
        self._connection.close()
        self._engine.dispose()


class _Postgres:
    was_left_open = False  # the server itself puts everything in order when it starts

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection) -> None:
        self.dialect = engine.dialect
        self._engine = engine
        self._connection = connection
        self._driver: Any = None  # the driver's own connection, as long as it is known to be this one's

    @classmethod
    async def open(cls, target: URL, alone: float | None, shards: Shards | None) -> Self:
        more: dict[str, Any] = {} if alone is None else {"connect_args": {"server_settings": KEEPALIVES}}
        # Errors don't quote parameters: those are hands, positions and secrets.
        engine = create_async_engine(target, hide_parameters=True, pool_size=1, max_overflow=0, **more)
        if alone is not None:
            event.listen(engine.sync_engine, "connect", postgres_lock(alone, shards))
        try:
            connection = await engine.connect()
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, connection)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        if isinstance(work, SingleStatement):
            try:
                done: T = work.read(await self._run_by_driver(*work.compiled(self.dialect)))
                return done
            except _Refused:
                pass  # said once more in the usual way, which knows what it means
        # Of two transactions that cross, PostgreSQL breaks one off; nothing of it is stored, so it is done again.
        for _ in range(TRIES - 1):
            try:
                return await self._transact(work)
            except DBAPIError as error:
                if _code_of(error) not in CROSSED:
                    raise
        return await self._transact(work)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._connection.run_sync(_run_in_transaction, work)
        except asyncpg.InternalClientError as error:  # it breaks off just now, and the driver has heard half of that
            await self._raise_commit_lost(error)
        except BaseException:
            self._driver = None  # there may be another one by now
            raise

    async def _run_by_driver(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> Sequence[Any]:
        """Let the driver itself run a statement for each of these, which is committed with that; what it finds.

        SQLAlchemy takes longer than the driver does. CommitLost; _Refused where nothing has happened.
        """
        driver = await self._driver_connection()
        try:
            if len(rows) == 1:
                found: Sequence[Any] = await driver.fetch(statement, *rows[0])
                return found
            await driver.executemany(statement, rows)
            return ()
        except asyncpg.InterfaceError as error:  # it was not even sent
            raise _Refused from error
        except asyncpg.PostgresError as error:
            if error.sqlstate is None or error.sqlstate[:2] in BROKEN_OFF:
                await self._raise_commit_lost(error)
            raise _Refused from error
        except (asyncpg.InternalClientError, OSError) as error:
            await self._raise_commit_lost(error)
        except asyncio.CancelledError:
            await self._forget_connection()
            raise

    async def _driver_connection(self) -> Any:
        """The driver's connection, a new one where it was lost. What goes wrong here has sent nothing."""
        if self._driver is None:
            try:
                self._driver = (await self._connection.get_raw_connection()).driver_connection
            except asyncpg.InternalClientError as error:
                raise _Refused from error
        return self._driver

    async def _raise_commit_lost(self, error: Exception) -> NoReturn:
        """Nobody knows what state the connection is in, or what is stored: the next transaction gets a new one."""
        await self._forget_connection()
        raise CommitLost(type(error).__name__) from error

    async def _forget_connection(self) -> None:
        self._driver = None
        await self._connection.invalidate()

    async def close(self) -> None:
        await self._connection.close()
        await self._engine.dispose()


def _run_in_transaction(connection: Connection, work: Callable[[Connection], T]) -> T:
    with connection.begin() as transaction:
        done = work(connection)
        try:
            transaction.commit()
        except (DBAPIError, OSError) as error:  # what is stored, and what state the connection is in, nobody knows
            connection.invalidate()
            transaction.close()
            raise CommitLost(type(error).__name__) from error
        return done


class _Refused(Exception):
    """A statement has changed nothing: it was refused, or not even sent."""


def _code_of(error: DBAPIError) -> str | None:
    code: str | None = getattr(error.orig, "sqlstate", None)
    return code


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Set up a new connection to SQLite."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={WAL_PAGES}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_log_ahead(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.close()


def _begin_immediate(connection: Connection) -> None:
    # A transaction that only starts to write later could be refused then; this one waits for its turn at once.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
