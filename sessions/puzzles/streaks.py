"""Days in a row: a day counts on which somebody solves a puzzle at the first try. One day a week may be missed."""

from typing import NamedTuple

DAY = 24 * 3600.0
WEEK = 7
"""In so many days one may be missed."""


def day_of(at: float) -> int:
    """The number of the day of a Unix time: so many days after 1 January 1970, in UTC."""
    return int(at // DAY)


class Streak(NamedTuple):
    """Days in a row: ``length`` of them up to ``day``; ``best``: the most there ever were."""

    length: int = 0
    best: int = 0
    day: int = -2
    forgiven: int | None = None
    """The day without a puzzle that was forgiven last."""

    def after_solving(self, day: int) -> "Streak":
        """The streak after a puzzle solved on a day."""
        if self.length and day <= self.day:
            return self
        if not self.length_on_day(day):
            return Streak(1, max(self.best, 1), day, None)
        forgiven = self.forgiven if day == self.day + 1 else self.day + 1
        return Streak(self.length + 1, max(self.best, self.length + 1), day, forgiven)

    def length_on_day(self, day: int) -> int:
        """How long it is on a day on which it can still go on, or has; 0 once it is over."""
        missed = day - self.day - 1
        if missed <= 0 or (missed == 1 and self._forgives_missed_day(self.day + 1)):
            return self.length
        return 0

    def _forgives_missed_day(self, day: int) -> bool:
        return self.forgiven is None or day - self.forgiven >= WEEK
