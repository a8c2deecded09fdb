"""Who is away has time, at most so many days a year, and whoever comes back has no more of it than before."""

import pytest

from sessions import DueWork, Lobbies, Store
from sessions.people.absences import MOST_DAYS, YEAR, Absences, TooManyDaysAway
from sessions.tables.timekeeper import Timekeeper
from sessions.time.paces import DAY
from tests.sessions.doubles import ANN, BOB, Clock, seated


@pytest.fixture
def absences(lobbies: Lobbies, store: Store, clock: Clock) -> Absences:
    return Absences(store, lobbies.tables.people, clock)


async def test_nobody_is_away_for_more_than_a_month_a_year(absences: Absences, clock: Clock) -> None:
    assert await absences.away_until(ANN) is None
    began = clock()
    assert await absences.leave(ANN, 20) == began + 20 * DAY == await absences.away_until(ANN)
    clock.advance(10 * DAY)
    await absences.come_back(ANN)
    assert await absences.away_until(ANN) is None
    with pytest.raises(TooManyDaysAway, match="20"):
        await absences.leave(ANN, 21)
    await absences.leave(ANN, 20)
    clock.advance(20 * DAY)
    assert await absences.away_until(ANN) is None
    with pytest.raises(TooManyDaysAway):
        await absences.leave(ANN, 1)
    assert await absences.leave(BOB, MOST_DAYS)
    clock.advance(YEAR)
    assert await absences.leave(ANN, MOST_DAYS)


async def test_whoever_comes_back_early_has_their_time_from_then_on(
    lobbies: Lobbies, absences: Absences, store: Store, clock: Clock
) -> None:
    table = await seated(lobbies, ANN, BOB, pace="day")
    await table.store_notes(shown=0)
    (seat,) = table.active
    keeper, due = Timekeeper(lobbies.tables), DueWork(store, clock)

    async def look(_: int, due_at: float) -> float | None:
        return (await keeper.check_clocks(table, due_at)).again

    due.register_kind("clock", look)
    user_id = table.people[seat].user_id
    await absences.leave(user_id, 10)
    for _ in range(5):
        clock.advance(DAY)
        await due.do_due()
    assert table.status == "open"
    await absences.come_back(user_id)
    assert table.time.deadline(seat) == clock() + DAY
    clock.advance(DAY - 1)
    await due.do_due()
    assert table.status == "open"
    clock.advance(1)
    await due.do_due()
    assert [(line.kind, line.seat) for line, _ in table.lines][-1] == ("lapsed", seat)
