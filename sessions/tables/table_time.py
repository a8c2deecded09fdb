"""The time that the people at a table have: until when they can act, and when they are reminded."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from sessions.people.preferences import Preferences
from sessions.running.outages import Outages
from sessions.store.rows import Person, TableInfo
from sessions.tables.wishes import TablePreferences
from sessions.time import paces
from sessions.time.paces import Clocks, Pace, Pauses, merged_pauses


def pauses_of(outages: Outages, preferences: Preferences, *, slow: bool) -> Pauses:
    """The times at which somebody's clock stands still: outages, and at a slow pace absences."""
    away = preferences.away if slow else ()
    return merged_pauses(outages.pauses, away) if away else outages.pauses


def deadline_in(info: TableInfo, user_id: int, outages: Outages, known: Mapping[int, Preferences]) -> float | None:
    """The Unix time at which somebody's time is over, or, where only others are to act, that of the first of them.

    ``known``: the preferences of the people there. None where no clock runs.
    """
    clocks, slow = msgspec.json.decode(info.clocks or "[]", type=Clocks), outages.pace(info.pace).is_slow
    acting = {info.people[seat][0]: clocks[seat] for seat in info.active if seat < len(clocks)}
    wanted = [user_id] if user_id in acting else [person for person in acting if person > 0]  # none for a computer
    ends = [paces.deadline(acting[one], pauses_of(outages, known[one], slow=slow)) for one in wanted]
    return min((at for at in ends if at is not None), default=None)


class TableTime(NamedTuple):
    """The clocks of a table, and all that makes them stand still."""

    pace_name: str
    clocks: Clocks
    active: tuple[int, ...]
    people: Sequence[Person]
    asked_at: float | None
    """The Unix time at which the people were asked if they go on; None where nobody was."""
    outages: Outages
    wishes: TablePreferences

    @property
    def pace(self) -> Pace:
        """The time that everybody has."""
        return self.outages.pace(self.pace_name)

    def pauses(self, seat: int) -> Pauses:
        """The times at which the clock of a seat stands still: outages, and at a slow pace absences."""
        return pauses_of(self.outages, self.wishes.cached_preferences_of(seat), slow=self.pace.is_slow)

    def away_until(self, seat: int) -> float | None:
        """The Unix time until which the person at a seat is away, where that stops their clock; None otherwise."""
        if not (self.clocks and self.pace.is_slow):
            return None
        return self.wishes.cached_preferences_of(seat).away_until(self.outages.clock())

    def deadline(self, seat: int) -> float | None:
        """The Unix time at which the time of an active seat is over; None where no clock runs."""
        if seat not in self.active or seat >= len(self.clocks) or self.people[seat].level is not None:
            return None
        return paces.deadline(self.clocks[seat], self.pauses(seat))

    @property
    def outage_to_tell(self) -> tuple[float, float] | None:
        """The last outage that is worth telling while the clock of somebody ran who has not acted since."""
        running = [self.clocks[seat].since for seat in self.active if self.deadline(seat) is not None]
        since = min((at for at in running if at is not None), default=None)
        if since is None:
            return None
        least = self.outages.shortest_told_outage(self.pace_name) or 0.0
        long = [(began, ended) for began, ended in self.outages.pauses if ended - began >= least and ended > since]
        return long[-1] if long else None

    def seconds_left(self, seat: int) -> float | None:
        """The seconds that a seat's clock has, which stands until the seat is active again; None without a clock."""
        if seat in self.active or seat >= len(self.clocks) or self.people[seat].level is not None:
            return None
        return self.clocks[seat].left

    def reminders(self, seat: int) -> list[float]:
        """The Unix times at which the person at an active seat is reminded that their time runs."""
        if self.deadline(seat) is None:
            return []
        return paces.reminders(self.pace, self.clocks[seat], self.pauses(seat))

    def due_reminders(self, seat: int) -> int:
        """The number of reminders that the person at an active seat was due since their clock began to run."""
        reminders = self.reminders(seat)
        return sum(at <= self.outages.clock() for at in reminders) if reminders else 0

    @property
    def closes_at(self) -> float | None:
        """The Unix time at which the game is closed unless somebody goes on; None where nobody is asked whether."""
        if self.asked_at is None:
            return None
        return paces.time_when_counted(self.asked_at, paces.ANSWER_WITHIN, self.outages.pauses)
