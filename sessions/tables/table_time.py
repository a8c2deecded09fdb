"""The time that the people at a table have: until when they can act, and when they are reminded."""

from collections.abc import Sequence
from typing import NamedTuple

from sessions.running.outages import TOLD, Outages
from sessions.store.rows import Person
from sessions.tables.wishes import Wishes
from sessions.time import paces
from sessions.time.paces import Clocks, Pace, Pauses, joined


class TableTime(NamedTuple):
    """The clocks of a table, and all that makes them stand still."""

    pace_name: str
    clocks: Clocks
    active: tuple[int, ...]
    people: Sequence[Person]
    asked_at: float | None
    """The Unix time at which the people were asked if they go on; None where nobody was."""
    outages: Outages
    wishes: Wishes

    @property
    def pace(self) -> Pace:
        """The time that everybody has."""
        return self.outages.pace(self.pace_name)

    def pauses(self, seat: int) -> Pauses:
        """The times at which the clock of a seat stands still: outages, and at a slow pace absences."""
        away = self.wishes.known_of(seat).away if self.pace.slow else ()
        return joined(self.outages.pauses, away) if away else self.outages.pauses

    def away_until(self, seat: int) -> float | None:
        """The Unix time until which the person at a seat is away, where that stops their clock; None otherwise."""
        if not (self.clocks and self.pace.slow):
            return None
        return self.wishes.known_of(seat).away_until(self.outages.clock())

    def deadline(self, seat: int) -> float | None:
        """The Unix time at which the time of an active seat is over; None where no clock runs."""
        if seat not in self.active or seat >= len(self.clocks) or self.people[seat].level is not None:
            return None
        return paces.deadline(self.clocks[seat], self.pauses(seat))

    @property
    def outage(self) -> tuple[float, float] | None:
        """The last long time in which no bot was there, while the clock of somebody ran who has not acted since."""
        running = [self.clocks[seat].since for seat in self.active if self.deadline(seat) is not None]
        since = min((at for at in running if at is not None), default=None)
        if since is None:
            return None
        long = [(began, ended) for began, ended in self.outages.pauses if ended - began >= TOLD and ended > since]
        return long[-1] if long else None

    def left(self, seat: int) -> float | None:
        """The seconds that a seat's clock has, which stands until the seat is active again; None without a clock."""
        if seat in self.active or seat >= len(self.clocks) or self.people[seat].level is not None:
            return None
        return self.clocks[seat].left

    def reminders(self, seat: int) -> list[float]:
        """The Unix times at which the person at an active seat is reminded that their time runs."""
        if self.deadline(seat) is None:
            return []
        return paces.reminders(self.pace, self.clocks[seat], self.pauses(seat))

    def reminded(self, seat: int) -> int:
        """The number of reminders that the person at an active seat was due since their clock began to run."""
        reminders = self.reminders(seat)
        return sum(at <= self.outages.clock() for at in reminders) if reminders else 0

    @property
    def closes_at(self) -> float | None:
        """The Unix time at which the game is closed unless somebody goes on; None where nobody is asked whether."""
        if self.asked_at is None:
            return None
        return paces.runs_until(self.asked_at, paces.ANSWER_WITHIN, self.outages.pauses)
