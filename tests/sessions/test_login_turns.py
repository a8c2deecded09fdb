"""Turns among processes: one at a time in each queue, and a pause after it, whoever is killed."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sessions import LoginTurns, Store, StoreUnavailable
from sessions.store.login_turns import EARLY, LONGEST

MINUTE = 60.0


async def test_one_has_the_turn_in_each_queue(store: Store, another: Callable[[], Awaitable[Store]]) -> None:
    stores = [store, *[await another() for _ in range(3)]]
    turns = [LoginTurns(one, "identify") for one in stores]
    asked = [
        await asyncio.gather(*(one.ask(queue, str(number), MINUTE) for number, one in enumerate(turns)))
        for queue in (0, 1)
    ]
    for answers in asked:
        assert sorted(answer.granted for answer in answers) == [False, False, False, True]
        assert all(0 < answer.wait < 2 * MINUTE for answer in answers if not answer.granted)


async def test_a_turn_is_over_when_its_owner_says_so(store: Store) -> None:
    turns = LoginTurns(store, "identify")
    assert (await turns.ask(0, "ann", MINUTE)).granted
    assert not await turns.keep(0, "bob", 0.0)  # it is not theirs
    assert not (await turns.ask(0, "bob", MINUTE)).granted
    assert await turns.keep(0, "ann", 0.0)
    assert (await turns.ask(0, "bob", MINUTE)).granted  # its wait is 0, or as little as a clock was set back just now
    assert not await turns.keep(0, "ann", MINUTE)  # it is theirs no more


async def test_a_turn_of_somebody_who_is_gone_runs_out(store: Store) -> None:
    turns = LoginTurns(store, "identify")
    assert (await turns.ask(0, "gone", 0.0)).granted
    assert (await turns.ask(0, "ann", MINUTE)).granted


async def test_shortly_before_a_pause_is_over_the_next_may_prepare(store: Store) -> None:
    turns = LoginTurns(store, "identify")
    assert (await turns.ask(0, "ann", 0.4)).granted
    answer = await turns.ask(0, "bob", MINUTE)
    assert answer.granted
    assert 0 < answer.wait < EARLY
    assert not (await turns.ask(0, "ann", MINUTE)).granted


async def test_a_clock_that_was_set_back_keeps_nobody_waiting(store: Store) -> None:
    turns = LoginTurns(store, "identify")
    assert (await turns.ask(0, "ann", 2 * LONGEST)).granted
    assert await turns.ask(0, "bob", MINUTE) == (True, 0.0)


async def test_a_closed_store_gives_no_turn(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreUnavailable):
        await LoginTurns(store, "identify").ask(0, "ann", MINUTE)
