"""Paces: how much time a seat has, what an action gives back, when it is over. Plain arithmetic; times are Unix time.

A seat's clock runs while the seat is active. It stands still while the bot is away, and with slow paces while the
person is (``pauses``).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

DAY = 24 * 3600.0

Pauses = Sequence[tuple[float, float]]
"""Times that no clock counts, from when to when, in order and apart from each other."""


class Pace(NamedTuple):
    """A reserve of seconds (None: no limit), and how many of them an action gives back (None: all of them)."""

    name: str
    reserve: float | None
    back: float | None = None

    @property
    def is_slow(self) -> bool:
        """True for a pace that people play beside other things: the clocks of those who are away stand still."""
        return self.reserve is not None and self.back is None


NONE = Pace("none", None)
DEFAULT = "day"
PACES: Mapping[str, Pace] = {
    "live": Pace("live", 180.0, 20.0),
    "long": Pace("long", 600.0, 30.0),
    "day": Pace("day", DAY),
    "3days": Pace("3days", 3 * DAY),
    "week": Pace("week", 7 * DAY),
    "none": NONE,
}


class SeatClock(NamedTuple):
    """The seconds that a seat had left when its clock stood last, and since when it runs (None: it stands)."""

    left: float
    since: float | None


Clocks = tuple[SeatClock, ...]

UNTIMED = 3 * DAY
"""Seconds after which somebody is reminded, once, where there is no clock."""
ANSWER_WITHIN = 7 * DAY
"""Seconds until a game is closed whose people were asked whether they go on, unless somebody does."""
MOST_RESERVES = 2
"""The most reserves that a clock holds by what others give: two of three could keep the third waiting for ever."""
PARTS = (0.5, 0.9)
"""The parts of the reserve after which somebody is reminded."""


def invitation_seconds(name: str, seconds: float) -> float:
    """The seconds for which somebody who is called by name can accept a game of a pace: a day, unless it is live."""
    pace = PACES.get(name, NONE)
    return seconds if pace.back is not None else max(seconds, DAY)


def clocks_at_start(pace: Pace, seats: int, active: Sequence[int], now: float) -> Clocks:
    """The clocks when a game begins; none at a pace without a reserve."""
    if pace.reserve is None:
        return ()
    reserve = pace.reserve
    return tuple(SeatClock(reserve, now if seat in active else None) for seat in range(seats))


def clocks_after(
    pace: Pace, clocks: Clocks, actor: int | None, active: Sequence[int], now: float, pauses: Pauses
) -> Clocks:
    """The clocks after something has happened, done by ``actor``, after which these seats are active."""
    after = []
    for seat, clock in enumerate(without_future_starts(clocks, now)):
        if clock.since is not None and (seat == actor or seat not in active):
            clock = _stopped_clock(pace, clock.left - counted_seconds(clock.since, now, pauses), acted=seat == actor)
        after.append(SeatClock(clock.left, now) if seat in active and clock.since is None else clock)
    return tuple(after)


def without_future_starts(clocks: Clocks, now: float) -> Clocks:
    """The clocks, of which none has begun to run later than now: one that has was started by a wrong time of day."""
    return tuple(clock if clock.since is None or clock.since <= now else SeatClock(clock.left, now) for clock in clocks)


def _stopped_clock(pace: Pace, left: float, *, acted: bool) -> SeatClock:
    reserve = pace.reserve or 0.0
    if pace.back is None:
        return SeatClock(reserve, None)
    left = max(0.0, left)
    return SeatClock(max(left, min(reserve, left + pace.back)) if acted else left, None)


def with_new_reserve(pace: Pace, clocks: Clocks, seats: Iterable[int]) -> Clocks:
    """The clocks after these seats were given another reserve."""
    chosen, more = set(seats), pace.reserve or 0.0
    return tuple(
        SeatClock(clock.left + more, clock.since) if seat in chosen else clock for seat, clock in enumerate(clocks)
    )


def clocks_with_gift(pace: Pace, clocks: Clocks, seats: Iterable[int]) -> Clocks:
    """The clocks after somebody gave these seats more time: another reserve each, up to `MOST_RESERVES` of them.

    A clock that runs is measured by what it had when it began to: who does not act can't be given time again and again.
    """
    most = MOST_RESERVES * (pace.reserve or 0.0)
    given = with_new_reserve(pace, clocks, seats)
    return tuple(
        after._replace(left=max(before.left, min(after.left, most)))
        for before, after in zip(clocks, given, strict=True)
    )


def counted_seconds(since: float, now: float, pauses: Pauses) -> float:
    """The seconds that a clock has counted."""
    still = sum(max(0.0, min(ended, now) - max(began, since)) for began, ended in pauses)
    return max(0.0, now - since - still)


def time_when_counted(since: float, seconds: float, pauses: Pauses) -> float:
    """The Unix time at which a clock will have counted this many seconds."""
    at = since + seconds
    for began, ended in pauses:
        if ended > since and began < at:
            at += ended - max(began, since)
    return at


def deadline(clock: SeatClock, pauses: Pauses) -> float | None:
    """The Unix time at which a seat's time is over; None while its clock stands."""
    return None if clock.since is None else time_when_counted(clock.since, clock.left, pauses)


def reminders(pace: Pace, clock: SeatClock, pauses: Pauses) -> list[float]:
    """The Unix times at which the person at a seat is reminded; none at a quick pace, where people stay."""
    return (
        []
        if clock.since is None or not pace.is_slow
        else [time_when_counted(clock.since, clock.left * part, pauses) for part in PARTS]
    )


def next_look(pace: Pace, clocks: Clocks, now: float) -> float:
    """The Unix time at which a table's clocks need a look next: when somebody is to be reminded, or has lost."""
    if not clocks:
        return now + UNTIMED
    times = [at for clock in clocks for at in (*reminders(pace, clock, ()), deadline(clock, ())) if at is not None]
    return min((at for at in times if at > now), default=now + UNTIMED)


def merged_pauses(*pauses: Pauses) -> Pauses:
    """Several pauses as one: in order, and apart from each other."""
    united: list[tuple[float, float]] = []
    for began, ended in sorted(pause for some in pauses for pause in some):
        if united and began <= united[-1][1]:
            united[-1] = (united[-1][0], max(ended, united[-1][1]))
        else:
            united.append((began, ended))
    return united
