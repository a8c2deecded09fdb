"""The errors of a database, and their words for whoever runs the bot."""

import sqlite3

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as AllTaken

OF_SQLITE = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_IOERR: "disk error",
    sqlite3.SQLITE_FULL: "disk full",
    sqlite3.SQLITE_CANTOPEN: "can't be opened",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
OF_POSTGRESQL = {
    "53100": "disk full",
    "53300": "too many connections",
    "25006": "read-only",
    "55P03": "locked",
    "40P01": "locked",
    "57014": "too slow",
    "08": "unreachable",
    "28": "refused",
    "3D": "refused",
    "57P": "unreachable",
    "58": "disk error",
    "XX001": "damaged",
    "XX002": "damaged",
}
"""The words for a code of SQL, or for the class of codes that begin so."""


EVENT = "store unavailable"
"""The event in the log when the database did not do something."""
NO_ANSWER = "no answer in time"


class StoreUnavailable(Exception):
    """The database can't be opened or does not answer; the text is a sentence for whoever runs the bot.

    ``reason``: why, in the words of the log. ``in_doubt``: what was to be stored may be stored all the same.
    """

    def __init__(self, sentence: str, *, reason: str | None = None, in_doubt: bool = False) -> None:
        super().__init__(sentence)
        self.reason = sentence if reason is None else reason
        self.in_doubt = in_doubt


class StoreUnusable(StoreUnavailable):
    """The database can't be used until somebody does something about it: to try again doesn't help."""


class CommitLost(OSError):
    """The database broke off while it committed; the text is what it said, without any row."""


class ConnectionBreakingOff(OSError):
    """A connection is just breaking off: PostgreSQL has said so, and the driver waits for the rest of that."""


class Conflict(Exception):
    """The table has moved on, or ended, since this action was prepared; nothing of it was stored."""


def unavailable(error: Exception) -> StoreUnavailable:
    """The error for the callers, without a cause: a database's errors quote rows, and rows are secret.

    Operational errors don't; of the others the kind is told.
    """
    reason = reason_of(error)
    return StoreUnavailable(
        f"The database did not do it: {reason}.", reason=reason, in_doubt=isinstance(error, CommitLost)
    )


def reason_of(error: Exception) -> str:
    """The reason for an error, as the log says it: no row and no parameter is in it."""
    inner = _innermost_cause(error)
    told = str(inner) if isinstance(error, OperationalError) and isinstance(inner, sqlite3.Error) else kind_of(error)
    meaning = trouble_of(error)
    return told if meaning is None else f"{meaning} ({told})"


def trouble_of(error: Exception) -> str | None:
    """The meaning of an error to whoever runs the bot, out of a short list; None for one that is not on it."""
    inner = _innermost_cause(error)
    match inner:
        case sqlite3.Error():
            # The last eight bits are the kind, the others say more.
            return OF_SQLITE.get(getattr(inner, "sqlite_errorcode", 0) & 0xFF)
        case AllTaken():
            return "no connection is free"
        case TimeoutError():
            return NO_ANSWER
        case asyncpg.PostgresError():
            code = str(inner.sqlstate)
            return next((OF_POSTGRESQL[code[:length]] for length in (5, 3, 2) if code[:length] in OF_POSTGRESQL), None)
        case OSError() | asyncpg.InterfaceError() | asyncpg.InternalClientError():
            return "unreachable"
    return "unreachable" if isinstance(error, DBAPIError) and error.connection_invalidated else None


def kind_of(error: Exception) -> str:
    """The name of the driver's own error."""
    return type(_innermost_cause(error)).__name__


def _innermost_cause(error: BaseException) -> BaseException:
    """The driver's own error, which SQLAlchemy has wrapped."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


OF_ROWS = ("22", "23")
"""SQL's data exceptions and violated constraints, by the first two characters of their codes."""


def may_be_of_one_row(error: Exception) -> bool:
    """True where one row may be the reason; not when the connection is lost, the disk full or the database locked."""
    if isinstance(error, OperationalError | AllTaken | OSError):
        return False
    if not isinstance(error, DBAPIError):
        return True
    code = getattr(error.orig, "sqlstate", None)
    return not error.connection_invalidated and (code is None or code[:2] in OF_ROWS)
