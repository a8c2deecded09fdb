"""Absences: the slow clocks of somebody who is away stand still, for a number of days a year."""

from sessions.people.preferences import People, Preferences
from sessions.refusals import Refusal
from sessions.store import Store
from sessions.store import due as rows
from sessions.time.paces import DAY
from sessions.time.wall_clock import Clock

MOST_DAYS = 30
YEAR = 365 * DAY

Away = tuple[tuple[float, float], ...]


class TooManyDaysAway(Refusal):
    """Somebody would be away for more days in a year than anybody may be."""

    def __init__(self, left: int) -> None:
        super().__init__("away-most", most=MOST_DAYS, left=left)


class Absences:
    """Lets people be away, and come back."""

    def __init__(self, store: Store, people: People, clock: Clock) -> None:
        self._store = store
        self._people = people
        self._clock = clock

    async def away_until(self, user_id: int) -> float | None:
        """The Unix time until which somebody is away; None when they are not."""
        return (await self._people.preferences(user_id)).away_until(self._clock())

    async def leave(self, user_id: int, days: int) -> float:
        """Let somebody be away from now on, and return the Unix time until which they are. Raises TooManyDaysAway."""
        now = self._clock()

        def left(preferences: Preferences) -> dict[str, object]:
            before = _past_absences(preferences, now)
            days_left = MOST_DAYS - sum(end - max(begin, now - YEAR) for begin, end in before) / DAY
            if days > days_left:
                raise TooManyDaysAway(max(0, int(days_left)))
            return {"away": [*before, (now, now + days * DAY)]}

        await self._people.change_from(user_id, left)
        return now + days * DAY

    async def come_back(self, user_id: int) -> None:
        """Let somebody's clocks run again."""
        now = self._clock()
        await self._people.change_from(user_id, lambda preferences: {"away": _past_absences(preferences, now)})
        await self._store.transact(lambda transaction: rows.make_clocks_due(transaction, user_id, now))
        self._store.alarm.note_due(now)


def _past_absences(preferences: Preferences, now: float) -> Away:
    """Somebody's absences within a year, until now."""
    return tuple((begin, min(end, now)) for begin, end in preferences.away if end > now - YEAR and begin < now)
