"""What can go wrong with a database, and what is told of it."""

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as AllTaken


class StoreUnavailable(Exception):
    """The database can't be opened or does not answer; the text is a sentence for whoever runs the bot.

    ``in_doubt``: what was to be stored may be stored all the same.
    """

    def __init__(self, sentence: str, *, in_doubt: bool = False) -> None:
        super().__init__(sentence)
        self.in_doubt = in_doubt


class StoreUnusable(StoreUnavailable):
    """The database can't be used until somebody does something about it: to try again doesn't help."""


class CommitLost(OSError):
    """The database broke off while it committed; the text is what it said, without any row."""


class BrokenOff(OSError):
    """A connection is just breaking off: PostgreSQL has said so, and the driver waits for the rest of that."""


class Conflict(Exception):
    """The table has moved on, or ended, since this action was prepared; nothing of it was stored."""


def unavailable(error: Exception) -> StoreUnavailable:
    """What the callers are told, without a cause: a database's errors quote rows, and rows are secret.

    Operational errors don't; of the others the kind is told.
    """
    reason = str(error.orig) if isinstance(error, OperationalError) else kind_of(error)
    return StoreUnavailable(f"The database did not do it: {reason}.", in_doubt=isinstance(error, CommitLost))


def kind_of(error: Exception) -> str:
    """The name of the driver's own error."""
    return type(_innermost(error)).__name__


def _innermost(error: BaseException) -> BaseException:
    """The driver's own error, which SQLAlchemy has wrapped."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


OF_ROWS = ("22", "23")
"""What SQL calls data exceptions and violated constraints, by the first two characters of its codes."""


def is_of_a_row(error: Exception) -> bool:
    """Whether one row may be the reason; not when the connection is lost, the disk full or the database locked."""
    if isinstance(error, OperationalError | AllTaken | OSError):
        return False
    if not isinstance(error, DBAPIError):
        return True
    code = getattr(error.orig, "sqlstate", None)
    return not error.connection_invalidated and (code is None or code[:2] in OF_ROWS)
