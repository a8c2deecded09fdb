"""What can go wrong with a database, and what is told of it."""

from sqlalchemy.exc import DBAPIError, OperationalError


class StoreUnavailable(Exception):
    """The database can't be opened or does not answer; the text is a sentence for whoever runs the bot."""


class Conflict(Exception):
    """The table has moved on, or ended, since this action was prepared; nothing of it was stored."""


def unavailable(error: Exception) -> StoreUnavailable:
    """What the callers are told, without a cause: a database's errors quote rows, and rows are secret.

    Operational errors don't; of the others the kind is told.
    """
    reason = str(error.orig) if isinstance(error, OperationalError) else kind_of(error)
    return StoreUnavailable(f"The database did not do it: {reason}.")


def kind_of(error: Exception) -> str:
    """The name of the driver's own error."""
    return type(_innermost(error)).__name__


def _innermost(error: BaseException) -> BaseException:
    """The driver's own error, which SQLAlchemy has wrapped."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def is_of_a_row(error: Exception) -> bool:
    """Whether one row may be the reason; not when the connection is lost, the disk full or the database locked."""
    return not isinstance(error, OperationalError) and not (
        isinstance(error, DBAPIError) and error.connection_invalidated
    )
