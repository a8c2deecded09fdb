"""What people prefer: kept for each of them, and by name."""

import asyncio
from typing import Any

import pytest

from sessions import Lobbies, People, Preferences, Store, Tables
from sessions.store.documents import Documents
from tests.sessions.doubles import ANN, BOB, CAT, DAN, GAMES, Another, Clock, seated
from tests.support.statements import statements


async def test_preferences_are_kept_for_each_person(store: Store, another: Another, clock: Clock) -> None:
    people = People(store, clock)
    assert await people.preferences(ANN) == Preferences()
    await people.change(ANN, answers_itself=False)
    await people.change(ANN, orders={"elemental_clash": {"combat": True}})
    elsewhere = People(await another(), clock)
    for asked in (people, elsewhere):
        assert await asked.preferences(ANN) == Preferences(False, {"elemental_clash": {"combat": True}})
        assert await asked.preferences(BOB) == Preferences()


async def test_what_a_later_release_prefers_stays(store: Store, clock: Clock) -> None:
    people = People(store, clock)
    await people.change(ANN, later=1)
    await people.change(ANN, answers_itself=False)
    assert await People(store, clock).preferences(ANN) == Preferences(False)


async def test_what_many_prefer_is_read_in_one_statement(store: Store, another: Another, clock: Clock) -> None:
    people = People(store, clock)
    everybody = range(ANN, ANN + 2500)
    for user_id in everybody[::500]:
        await people.change(user_id, pictures=False)
    elsewhere = People(await another(), clock)
    with statements("preferences") as heard:
        found = await asyncio.gather(*[elsewhere.preferences(user_id) for user_id in everybody])
    assert [one.pictures for one in found] == [bool(place % 500) for place in range(len(everybody))]
    assert len(heard) == 3  # a statement has room for a thousand
    with statements("preferences") as heard:
        assert await elsewhere.preferences(ANN) == Preferences(pictures=False)
    assert not heard


async def test_what_everybody_at_a_table_prefers_is_read_once(lobbies: Lobbies, another: Another, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB, CAT, DAN, game="auction")
    there = await Tables(await another(), GAMES, clock).get(table.id)
    assert there is not None
    with statements("preferences") as heard:
        for seat in range(4):
            assert await there.wishes.of(seat) == Preferences(answers_itself=False)
    assert len(heard) == 1


async def test_what_is_asked_for_while_others_are_read_is_as_new_as_the_asking(store: Store, clock: Clock) -> None:
    people = People(store, clock)
    first = asyncio.create_task(people.preferences(ANN))
    await asyncio.sleep(0)
    await people.change(ANN, calls=False)
    assert not (await people.preferences(ANN)).calls
    await first
    assert not (await people.preferences(ANN)).calls


async def test_what_was_read_before_a_change_is_not_kept_after_it(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, read = People(store, clock), Documents.read
    has_read, go_on = asyncio.Event(), asyncio.Event()

    async def late(documents: Documents, *asked: Any) -> dict[int, str]:
        found = await read(documents, *asked)
        has_read.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(Documents, "read", late)
    first = asyncio.create_task(people.preferences(ANN))
    await has_read.wait()
    await people.change(ANN, calls=False)
    go_on.set()
    assert not (await first).calls
    assert not (await people.preferences(ANN)).calls


async def test_somebody_who_asks_no_more_takes_nothing_from_others(store: Store, clock: Clock) -> None:
    people = People(store, clock)
    impatient = asyncio.create_task(people.preferences(ANN))
    other = asyncio.create_task(people.preferences(BOB))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await other == Preferences()
