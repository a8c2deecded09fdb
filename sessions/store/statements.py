"""Statements that are run again and again: SQLAlchemy writes each of them once, for a dialect; the driver gets text."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from typing import Any, Generic, TypeVar

import aiosqlite
import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy import Connection, Dialect, Executable, text
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")


def lock_until_commit(connection: Connection, key: int) -> None:
    """Wait for those that hold this lock, and hold it until the transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})


class Statement:
    """A statement that is compiled once and run as it stands, for rows in the order of its parameters."""

    __slots__ = ("_given", "names", "text")

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self.text = str(compiled)
        self._given: Mapping[str, Any] = compiled.params
        self.names = tuple(name.removeprefix("p_") for name in compiled.positiontup)

    def parameters(self, known: Mapping[str, Any]) -> tuple[Any, ...]:
        """The parameters in their order; those that nobody knows stand in the statement itself."""
        return tuple([known[name] if name in known else self._given[name] for name in self.names])

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """Run it for each of these."""
        with _translating_driver_errors(connection), closing(connection.connection.cursor()) as cursor:
            cursor.executemany(self.text, rows)

    def fetch(self, connection: Connection, row: tuple[Any, ...]) -> Sequence[Any]:
        """The rows that it finds."""
        pooled = connection.connection
        found: Sequence[Any]
        with _translating_driver_errors(connection):
            if isinstance(pooled.driver_connection, aiosqlite.Connection):  # its thread is asked once, not four times
                adapted: Any = pooled.dbapi_connection
                found = adapted.run_async(lambda driver: driver.execute_fetchall(self.text, row))
            else:
                with closing(pooled.cursor()) as cursor:
                    cursor.execute(self.text, row)
                    found = cursor.fetchall()
        return found


class Prepared:
    """A statement for whatever database it is run on: compiled for each dialect when it is run there first."""

    __slots__ = ("_compiled", "_make")

    def __init__(self, make: Callable[[str], Executable]) -> None:
        """``make``: the statement for the dialect of that name."""
        self._make = make
        self._compiled: dict[str, Statement] = {}

    def fetch(self, connection: Connection, known: Mapping[str, Any]) -> Sequence[Any]:
        """The rows that it finds, as the driver has them: a truth may be a number."""
        statement = self.for_dialect(connection.dialect)
        return statement.fetch(connection, statement.parameters(known))

    def compiled(self, dialect: Dialect, known: Mapping[str, Any]) -> tuple[str, tuple[Any, ...]]:
        """The statement as the driver takes it, and its parameters in their order."""
        statement = self.for_dialect(dialect)
        return statement.text, statement.parameters(known)

    def for_dialect(self, dialect: Dialect) -> Statement:
        """The statement as databases of that kind take it."""
        statement = self._compiled.get(dialect.name)
        if statement is None:
            statement = self._compiled[dialect.name] = Statement(self._make(dialect.name), dialect)
        return statement


class SingleStatement(Generic[T]):
    """A transaction that is one statement, which a server commits by itself: one round trip, and not three."""

    __slots__ = ("_known", "_statement", "read")

    def __init__(
        self, statement: Prepared, known: Sequence[Mapping[str, Any]], read: Callable[[Sequence[Any]], T]
    ) -> None:
        """``known``: it is run for each of these; ``read``: what comes of it, by what it finds for the only one."""
        self._statement = statement
        self._known = known
        self.read = read

    def __call__(self, connection: Connection) -> T:
        """Run it within whatever transaction there is."""
        statement = self._statement.for_dialect(connection.dialect)
        rows = [statement.parameters(known) for known in self._known]
        if len(rows) == 1:
            return self.read(statement.fetch(connection, rows[0]))
        statement.run(connection, rows)
        return self.read(())

    def compiled(self, dialect: Dialect) -> tuple[str, list[tuple[Any, ...]]]:
        """The statement as the driver takes it, and the parameters of each run."""
        statement = self._statement.for_dialect(dialect)
        return statement.text, [statement.parameters(known) for known in self._known]


@contextmanager
def _translating_driver_errors(connection: Connection) -> Iterator[None]:
    """While the driver itself is asked: SQLAlchemy takes longer to say what a row is than the driver does to get it.

    Its errors are raised as SQLAlchemy raises them, without any row.
    """
    dialect, pooled = connection.dialect, connection.connection
    kind: Any = dialect.loaded_dbapi.Error
    try:
        yield
    except kind as error:
        lost = dialect.is_disconnect(error, pooled.dbapi_connection, None) or _is_being_lost(error)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(
            None, None, error, kind, hide_parameters=True, connection_invalidated=lost, dialect=dialect
        ) from error


def _is_being_lost(error: Exception) -> bool:
    """True where PostgreSQL has said that it breaks the connection off, and has not yet done it."""
    return isinstance(error.__cause__, asyncpg.InternalClientError)
