"""Statements that are run again and again: SQLAlchemy writes each of them once, for a dialect; the driver gets text."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Executable


class Statement:
    """A statement that is compiled once and run as it stands, for rows in the order of its parameters."""

    __slots__ = ("_given", "_text", "names")

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._given: Mapping[str, Any] = compiled.params
        self.names = tuple(name.removeprefix("p_") for name in compiled.positiontup)

    def row(self, known: Mapping[str, Any]) -> tuple[Any, ...]:
        """The parameters in their order; those that nobody knows stand in the statement itself."""
        return tuple([known[name] if name in known else self._given[name] for name in self.names])

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


class Prepared:
    """A statement for whatever database it is run on: compiled for each dialect when it is run there first."""

    __slots__ = ("_compiled", "_make")

    def __init__(self, make: Callable[[str], Executable]) -> None:
        """``make``: the statement for the dialect of that name."""
        self._make = make
        self._compiled: dict[str, Statement] = {}

    def fetch(self, connection: Connection, known: Mapping[str, Any]) -> Sequence[Any]:
        """The rows that it finds, as the driver has them: a truth may be a number."""
        dialect = connection.dialect
        statement = self._compiled.get(dialect.name)
        if statement is None:
            statement = self._compiled[dialect.name] = Statement(self._make(dialect.name), dialect)
        return statement.fetch(connection, statement.row(known))


def _sqlite_of(connection: Connection) -> sqlite3.Connection | None:
    """SQLite's own connection, which needs a tenth of the time; None where it is not SQLite."""
    driver = connection.connection.driver_connection
    return driver if isinstance(driver, sqlite3.Connection) else None
