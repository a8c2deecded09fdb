"""Puzzles that people try: what counts, ratings, streaks, and which puzzle a day has."""

import asyncio

import pytest

from sessions import Store
from sessions.puzzles.daily import (
    DailyPuzzles,
    day_at,
    day_begins_at,
    game_of,
    is_reserved_for_daily,
    next_day_begins_at,
)
from sessions.puzzles.streaks import DAY, Streak, day_of
from sessions.puzzles.tries import PROVISIONAL, Attempt, PuzzleTries, initial_rating
from sessions.ratings.scale import Rating
from sessions.store.daily_puzzles import DailyRow
from tests.sessions.doubles import BOB, CAT, Another, Clock

PUZZLES = tuple(f"em-{number:08x}" for number in range(24))


@pytest.fixture
def tries(store: Store, clock: Clock) -> PuzzleTries:
    return PuzzleTries(store, clock)


@pytest.fixture
def daily(store: Store, clock: Clock) -> DailyPuzzles:
    return DailyPuzzles(store, clock)


def attempt(number: int = 0, *, solved: bool = True, user_id: int = BOB, **more: int) -> Attempt:
    return Attempt(user_id, "Bob", PUZZLES[number], "elements", 3.5, solved, **more)


async def test_the_first_try_counts_and_no_other(tries: PuzzleTries) -> None:
    first = await tries.count_attempt(attempt(solved=False))
    again = await tries.count_attempt(attempt(solved=True))
    assert (first.first, first.solved, again.first, again.solved) == (True, False, False, False)
    assert first.before.rating == Rating().mu > first.after.rating
    assert again.before == again.after == first.after
    assert (first.after.tries, first.after.solved) == (1, 0)
    assert await tries.tried_puzzles(BOB, "elements") == {PUZZLES[0]: False}
    assert await tries.first_try(BOB, PUZZLES[0]) is False
    assert await tries.first_try(CAT, PUZZLES[0]) is None


async def test_people_and_puzzles_are_rated_against_each_other(tries: PuzzleTries) -> None:
    begun = initial_rating(3.5).mu
    outcome = await tries.count_attempt(attempt())
    solved = (await tries.puzzle_ratings("elements"))[PUZZLES[0]]
    assert outcome.after.rating > outcome.before.rating
    assert solved < begun
    await tries.count_attempt(attempt(solved=False, user_id=CAT))
    assert (await tries.puzzle_ratings("elements"))[PUZZLES[0]] > solved
    assert await tries.rating(BOB, "elements") == outcome.after.rating
    assert await tries.rating(BOB, "elemental") == Rating().mu


async def test_a_rating_is_provisional_below_twenty_tries(tries: PuzzleTries) -> None:
    outcomes = [await tries.count_attempt(attempt(number)) for number in range(PROVISIONAL)]
    assert [outcome.after.is_provisional for outcome in outcomes] == [True] * (PROVISIONAL - 1) + [False]
    (standing,) = await tries.standings(BOB)
    assert (standing.tries, standing.solved, standing.is_provisional) == (20, 20, False)


async def test_of_two_tries_at_once_one_counts(url: str, store: Store, clock: Clock, another: Another) -> None:
    others = [PuzzleTries(store, clock), PuzzleTries(await another(), clock)]
    outcomes = await asyncio.gather(
        *[one.count_attempt(attempt(solved=place == 0)) for place, one in enumerate(others)]
    )
    assert sorted(outcome.first for outcome in outcomes) == [False, True]
    assert outcomes[0].solved == outcomes[1].solved
    assert [(one.tries, one.solved) for one in await others[0].standings(BOB)] == [(1, int(outcomes[0].solved))]


def test_a_streak_forgives_a_day_a_week() -> None:
    streak = Streak()
    for day in (100, 101, 103, 104):  # 102 is forgiven
        streak = streak.after_solving(day)
    assert (streak.length, streak.best, streak.forgiven) == (4, 4, 102)
    assert [streak.length_on_day(day) for day in (104, 105, 106)] == [4, 4, 0]
    assert streak.after_solving(106).length == 1
    assert streak.after_solving(106).best == 4
    for day in range(105, 109):
        streak = streak.after_solving(day)
    assert streak.length_on_day(110) == 8  # 109 is a week after 102
    assert streak.length_on_day(111) == 0
    assert streak.after_solving(110).length == 9
    assert streak.after_solving(108) == streak


async def test_days_in_a_row(tries: PuzzleTries, clock: Clock) -> None:
    lengths = []
    for number in range(4):
        lengths.append((await tries.count_attempt(attempt(number, solved=number != 2))).streak)
        clock.advance(DAY)
    assert lengths == [1, 2, 2, 3]
    assert await tries.streak(BOB) == (3, 3)
    clock.advance(DAY)
    assert await tries.streak(BOB) == (0, 3)
    assert await tries.streak(CAT) == (0, 0)


async def test_only_the_first_right_try_of_a_day_makes_a_streak_longer(tries: PuzzleTries, clock: Clock) -> None:
    counted = [
        (await tries.count_attempt(attempt(number, solved=number > 0))).counts_for_day for number in (0, 1, 2, 1)
    ]
    clock.advance(DAY)
    counted += [(await tries.count_attempt(attempt(number, solved=True))).counts_for_day for number in (3, 4)]
    assert counted == [False, True, False, False, True, False]


def test_a_day_begins_at_the_hour_of_the_server() -> None:
    noon = 20_000 * DAY + 12 * 3600.0
    assert [day_at(hour, noon) for hour in (0, 11, 12, 13, 23)] == [20_000, 20_000, 20_000, 19_999, 19_999]
    assert next_day_begins_at(12, noon) == noon + DAY
    assert next_day_begins_at(13, noon) == noon + 3600.0
    assert day_begins_at(20_000, 12) == noon


def test_games_take_turns_and_those_that_nobody_wants_are_left_out() -> None:
    games = ("a", "b", "c")
    assert [game_of(day, games, games) for day in range(4)] == ["a", "b", "c", "a"]
    assert [game_of(day, games, ("a", "c")) for day in range(4)] == ["a", "c", "c", "a"]
    assert game_of(1, games, ()) is None


async def test_every_day_has_another_puzzle_and_the_same_one_everywhere(
    daily: DailyPuzzles, clock: Clock, another: Another
) -> None:
    other = DailyPuzzles(await another(), clock)
    had = []
    for day in range(len(PUZZLES)):
        mine, theirs = await asyncio.gather(
            daily.puzzle_of(day, "elements", PUZZLES), other.puzzle_of(day, "elements", PUZZLES)
        )
        assert mine == theirs
        had.append(mine)
    assert sorted(had) == sorted(PUZZLES)
    kept = [puzzle for puzzle in PUZZLES if is_reserved_for_daily(puzzle)]
    assert set(had[: len(kept)]) == set(kept)
    assert await daily.puzzle_of(len(PUZZLES), "elements", PUZZLES) == had[0]
    assert await daily.used_before("elements", 2) == {*had[:2]}


async def test_a_try_at_the_daily_puzzle_is_counted_for_the_server(
    tries: PuzzleTries, daily: DailyPuzzles, clock: Clock
) -> None:
    day = day_of(clock())
    row = DailyRow(5, day, "elements", PUZZLES[0], 7, None, "en", clock(), 0.0, closed=False)
    assert await daily.record_intent(row) == row
    await tries.count_attempt(attempt(solved=False, guild_id=5, day=day))
    await tries.count_attempt(attempt(solved=True, guild_id=5, day=day))
    await tries.count_attempt(attempt(user_id=CAT, guild_id=5, day=day))
    await tries.count_attempt(attempt(user_id=CAT, guild_id=6, day=day))  # where it was never posted
    assert await daily.result(5, day) == (2, 1)
    assert await daily.result(6, day) == (0, 0)
    assert [(one.user_id, one.solved, one.streak) for one in await daily.people_who_tried(5, day)] == [
        (BOB, False, 0),
        (CAT, True, 1),
    ]


async def test_a_message_that_has_changed_meanwhile_is_shown_once_more(
    tries: PuzzleTries, daily: DailyPuzzles, clock: Clock
) -> None:
    day = day_of(clock())
    row = DailyRow(5, day, "elements", PUZZLES[0], 7, None, "en", clock(), 0.0, closed=False)
    await daily.record_sent(await daily.record_intent(row), 77)
    assert await daily.outdated_messages(5) == []
    await tries.count_attempt(attempt(guild_id=5, day=day))
    (shown,) = await daily.outdated_messages(5)
    await daily.record_change_begun(shown)
    await tries.count_attempt(attempt(user_id=CAT, guild_id=5, day=day))
    await daily.record_shown(shown)
    (again,) = await daily.outdated_messages(5)
    await daily.record_shown(again)
    assert await daily.outdated_messages(5) == []
