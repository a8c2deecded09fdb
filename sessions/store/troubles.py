"""The troubles of a database, counted and logged."""

from typing import Literal

import structlog

from sessions.signals import database_failed
from sessions.store.errors import StoreUnavailable, kind_of, may_be_of_one_row, trouble_of, unavailable
from sessions.time.log_throttle import LogThrottle

log = structlog.get_logger(__name__)

Doing = Literal["writing", "reading"]


class StoreTroubles:
    """The troubles of one database with what is written and what is read: SQLite reads on while its disk is full."""

    def __init__(self) -> None:
        self.reason: str | None = None
        """The reason why the database refused the last write; None where it did not, or a row of it was the reason."""
        self._paced: dict[Doing, LogThrottle] = {"writing": LogThrottle(), "reading": LogThrottle()}

    def note_error(self, doing: Doing, error: Exception) -> StoreUnavailable:
        """Count and log an error. Returns the error for the callers."""
        failure = unavailable(error)
        database_failed(trouble_of(error) or kind_of(error))
        own = not may_be_of_one_row(error)
        if doing == "writing":
            self.reason = failure.reason if own else None
        # A mistake in a row is none of the database's: it neither lasts nor passes.
        times = self._paced[doing].count_trouble(failure.reason) if own else 1
        if times is not None:
            log.error("store unavailable", doing=doing, reason=failure.reason, times=times)
        return failure

    def note_success(self, doing: Doing) -> None:
        """Note that the database has done something."""
        if doing == "writing":
            self.reason = None
        over = self._paced[doing].note_passed()
        if over is not None:
            log.info("store available again", doing=doing, failed=over.times, seconds=round(over.seconds, 1))
