"""What people prefer: kept for each of them, and by name."""

import asyncio
from typing import Any

import pytest

import engine
from sessions import Lobbies, People, Preferences, Refusal, Servers, Store, Tables
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


async def test_choices_for_several_games_at_once_are_all_kept(store: Store, clock: Clock) -> None:
    people, games = People(store, clock), ("elements", "elemental_clash")
    assert (await people.preferences(ANN)) == Preferences()
    await asyncio.gather(*[people.choose_rated(ANN, game, rated=True) for game in games])
    await asyncio.gather(*[people.keep_orders(ANN, game, {"combat": True}) for game in games])
    await asyncio.gather(*[people.note_explained(ANN, game, "a", 1, 1) for game in games])
    await asyncio.gather(*[people.note_taught(ANN, game, ["b"]) for game in games])
    clash = engine.GAMES["elemental_clash"]
    orders = [*clash.standing_orders[next(iter(clash.standing_orders))]]
    await asyncio.gather(*[people.switch_order(ANN, clash, one, on=True) for one in orders])
    kept = await People(store, clock).preferences(ANN)
    assert kept.rated == dict.fromkeys(games, True)
    assert {**dict.fromkeys(orders, True)}.items() <= kept.orders["elemental_clash"].items()
    assert kept.orders["elements"] == {"combat": True}
    assert {game: {"a", "b"} <= {*kept.explained[game]} for game in games} == dict.fromkeys(games, True)


async def test_start_messages_in_several_channels_at_once_are_all_kept(store: Store, clock: Clock) -> None:
    servers = Servers(store, clock)
    before = await asyncio.gather(*[servers.note_start_message(1, channel, 10 + channel) for channel in (2, 3, 4)])
    assert before == [None] * 3
    assert await asyncio.gather(*[servers.note_start_message(1, channel, None) for channel in (2, 3)]) == [12, 13]
    assert (await Servers(store, clock).settings(1)).start_messages == {4: 14}


async def test_a_change_that_is_refused_or_changes_nothing_is_not_written(store: Store, clock: Clock) -> None:
    people = People(store, clock)
    await people.change(ANN, pictures=False)
    clock.advance(10)
    assert await people.change_from(ANN, lambda before: {}) == Preferences(pictures=False)

    def refuse(before: Preferences) -> dict[str, object]:
        raise Refusal("not-seated")

    for one in (ANN, BOB):
        with pytest.raises(Refusal):
            await people.change_from(one, refuse)
    assert await people.preferences(BOB) == Preferences()
    assert await people.preferences(ANN) == Preferences(pictures=False)


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
            assert await there.wishes.preferences_of(seat) == Preferences(answers_itself=False)
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
