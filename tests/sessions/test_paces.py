"""Paces as arithmetic: what a clock has counted, when it ends, what an action gives back."""

import pytest

from sessions.time.paces import (
    PACES,
    Clocks,
    Pace,
    Pauses,
    SeatClock,
    clocks_after,
    clocks_at_start,
    counted_seconds,
    deadline,
    merged_pauses,
    reminders,
    with_new_reserve,
)

LIVE, DAY, NONE = PACES["live"], PACES["day"], PACES["none"]


def lefts(clocks: Clocks) -> list[float]:
    return [clock.left for clock in clocks]


def test_only_the_clocks_of_active_seats_run() -> None:
    clocks = clocks_at_start(LIVE, 3, [0, 2], 100.0)
    assert clocks == (SeatClock(180, 100.0), SeatClock(180, None), SeatClock(180, 100.0))
    assert clocks_at_start(NONE, 3, [0], 100.0) == ()
    assert [deadline(clock, ()) for clock in clocks] == [280.0, None, 280.0]


def test_a_live_action_gives_back_and_never_more_than_the_reserve() -> None:
    clocks = clocks_after(LIVE, clocks_at_start(LIVE, 2, [0], 0.0), 0, [1], 60.0, ())
    assert clocks == (SeatClock(140, None), SeatClock(180, 60.0))
    clocks = clocks_after(LIVE, clocks, 1, [0], 65.0, ())
    assert clocks == (SeatClock(140, 65.0), SeatClock(180, None))


def test_a_slow_action_gives_everything_back() -> None:
    clocks = clocks_after(DAY, clocks_at_start(DAY, 2, [0], 0.0), 0, [1], 80_000.0, ())
    assert clocks == (SeatClock(86_400, None), SeatClock(86_400, 80_000.0))


def test_of_several_who_act_at_once_each_has_their_own_clock() -> None:
    clocks = clocks_after(LIVE, clocks_at_start(LIVE, 2, [0, 1], 0.0), 1, [0], 30.0, ())
    assert clocks == (SeatClock(180, 0.0), SeatClock(170, None))


def test_whoever_is_asked_pays_for_it() -> None:
    """A window for an answer: the other's clock stands meanwhile, and goes on where it stood."""
    clocks = clocks_after(LIVE, clocks_at_start(LIVE, 2, [0], 0.0), 0, [1], 50.0, ())
    clocks = clocks_after(LIVE, clocks, 1, [0], 90.0, ())
    assert clocks == (SeatClock(150, 90.0), SeatClock(160, None))


def test_whoever_must_act_no_more_without_having_acted_gets_nothing_back() -> None:
    clocks = clocks_after(LIVE, clocks_at_start(LIVE, 2, [0, 1], 0.0), 0, [], 50.0, ())
    assert lefts(clocks) == [150, 130]


def test_given_time_is_kept_beyond_the_reserve() -> None:
    clocks = with_new_reserve(LIVE, clocks_at_start(LIVE, 2, [0], 0.0), [0])
    assert lefts(clocks) == [360, 180]
    assert lefts(clocks_after(LIVE, clocks, 0, [1], 10.0, ())) == [350, 180]


@pytest.mark.parametrize(
    ("pauses", "counted", "ends"),
    [
        ([], 50.0, 280.0),
        ([(0.0, 90.0)], 50.0, 280.0),  # before the clock began
        ([(120.0, 130.0)], 40.0, 290.0),
        ([(90.0, 110.0), (140.0, 160.0)], 30.0, 310.0),
        ([(270.0, 1_000.0)], 50.0, 1_010.0),
        ([(280.0, 1_000.0)], 50.0, 280.0),  # the time was over
        ([(120.0, 130.0), (285.0, 300.0)], 40.0, 305.0),
    ],
)
def test_pauses_are_not_counted(pauses: Pauses, counted: float, ends: float) -> None:
    assert counted_seconds(100.0, 150.0, pauses) == counted
    assert deadline(SeatClock(180.0, 100.0), pauses) == ends


def test_reminders_are_for_slow_paces() -> None:
    slow = Pace("slow", 100.0)
    (clock, _) = clocks_at_start(slow, 2, [0], 1_000.0)
    assert reminders(slow, clock, ()) == [1_050.0, 1_090.0]
    assert reminders(slow, clock, [(1_060.0, 1_070.0)]) == [1_050.0, 1_100.0]
    assert reminders(LIVE, clocks_at_start(LIVE, 1, [0], 0.0)[0], ()) == []


def test_pauses_that_overlap_are_one() -> None:
    assert merged_pauses([(1.0, 3.0), (8.0, 9.0)], [(2.0, 5.0)], []) == [(1.0, 5.0), (8.0, 9.0)]
