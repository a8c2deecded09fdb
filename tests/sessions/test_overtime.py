"""An action that comes too late, while nobody has looked at the clock: it is no action, and no time is given back."""

import asyncio

import pytest

import engine
from sessions import Lobbies, Refusal, Store, Table, TableOver, Tables
from sessions.ratings.rules import FEWEST
from sessions.refusals import TimeOver
from sessions.running.outages import BEAT
from sessions.tables.overtime import GRACE
from sessions.tables.timekeeper import Timekeeper
from sessions.time.paces import DAY
from tests.sessions.doubles import ANN, BOB, CAT, Another, Clock
from tests.sessions.test_timekeeper import at_pace, begun, checked, log_of, move, shown


async def pass_by(tables: Tables, clock: Clock, seconds: float) -> None:
    """Let time pass in which the bot is there."""
    end = clock() + seconds
    while clock() < end:
        await tables.outages.store_heartbeat()
        clock.advance(min(BEAT, end - clock()))
    await tables.outages.store_heartbeat()


async def act(table: Table, seat: int) -> None:
    await table.act(table.people[seat].user_id, table.legal(seat)[0])


async def test_who_acts_after_the_end_of_their_time_has_lost(
    lobbies: Lobbies, store: Store, clock: Clock, tables: Tables
) -> None:
    table = await begun(await at_pace(lobbies, "live"))
    seat = table.active[0]
    await pass_by(tables, clock, 180 + GRACE + 1)
    with pytest.raises(TimeOver):
        await act(table, seat)
    assert (await log_of(store, table))[-1] == ("time", seat)
    assert table.outcome is not None
    assert (table.status, table.outcome.winners) == ("over", (1 - seat,))
    assert await checked(tables, table)
    with pytest.raises(TableOver):
        await table.act(table.people[seat].user_id, engine.Resign())


async def test_what_was_pressed_in_time_counts_though_it_comes_a_moment_later(
    lobbies: Lobbies, store: Store, clock: Clock, tables: Tables
) -> None:
    table = await begun(await at_pace(lobbies, "live"))
    seat = table.active[0]
    await pass_by(tables, clock, 180 + GRACE)
    await act(table, seat)
    assert (await log_of(store, table))[-1] == ("action", seat)
    assert table.clocks[seat].left == 20


async def test_before_the_game_can_count_it_is_aborted(
    lobbies: Lobbies, store: Store, clock: Clock, tables: Tables
) -> None:
    table = await at_pace(lobbies, "live")
    seat = table.active[0]
    assert table.step(seat) < FEWEST
    await pass_by(tables, clock, 180 + GRACE + 1)
    with pytest.raises(TimeOver):
        await act(table, seat)
    assert (await log_of(store, table))[-1] == ("lapsed", seat)
    assert table.outcome is not None
    assert table.outcome.reason == "aborted"


async def test_where_all_act_at_once_the_others_go_on(
    lobbies: Lobbies, store: Store, clock: Clock, tables: Tables
) -> None:
    table = await at_pace(lobbies, "day", ANN, BOB, CAT, game="realm_of_the_defenders")
    assert table.active == (0, 1, 2)
    await pass_by(tables, clock, 10)
    await act(table, 1)
    await shown(table)
    await pass_by(tables, clock, DAY - 10 + GRACE + 1)
    with pytest.raises(TimeOver):
        await act(table, 2)
    # Who was late first, and then, of the two who are left, whoever has acted.
    assert (await log_of(store, table))[1:] == [("time", 0), ("lapsed", 2)]


async def test_nobody_is_late_by_what_an_outage_took_though_nobody_knows_of_it_yet(
    lobbies: Lobbies, store: Store, clock: Clock, tables: Tables
) -> None:
    table = await begun(await at_pace(lobbies, "live"))
    seat = table.active[0]
    await pass_by(tables, clock, 100)
    clock.advance(3600)
    await act(table, seat)
    assert (await log_of(store, table))[-1] == ("action", seat)


async def test_an_outage_is_given_back(lobbies: Lobbies, store: Store, clock: Clock, tables: Tables) -> None:
    table = await begun(await at_pace(lobbies, "live"))
    seat = table.active[0]
    await pass_by(tables, clock, 90)
    clock.advance(3600)
    await pass_by(tables, clock, 89)
    await act(table, seat)
    assert table.clocks[seat].left == 1 + 20


async def test_nobody_loses_what_was_not_shown(lobbies: Lobbies, store: Store, clock: Clock, tables: Tables) -> None:
    table = await begun(await at_pace(lobbies, "live"))
    await act(table, table.active[0])  # which is not shown
    seat = table.active[0]
    await pass_by(tables, clock, 1000)
    await act(table, seat)
    assert (await log_of(store, table))[-1] == ("action", seat)


async def test_who_is_away_is_not_late_though_nobody_has_asked_where_they_are(
    lobbies: Lobbies, another: Another, clock: Clock, tables: Tables
) -> None:
    table = await begun(await at_pace(lobbies, "day"))
    seat = table.active[0]
    away = ((clock(), clock() + 10 * DAY),)
    await Tables(await another(), tables.games, clock).people.change(table.people[seat].user_id, away=away)
    tables.people.forget(table.people[seat].user_id)
    await pass_by(tables, clock, 2 * DAY)
    await act(table, seat)
    assert table.status == "open"


async def test_of_a_late_action_and_the_timekeeper_one_is_first(
    lobbies: Lobbies, store: Store, clock: Clock, tables: Tables
) -> None:
    table = await begun(await at_pace(lobbies, "live"))
    seat = table.active[0]
    await pass_by(tables, clock, 200)
    found = await asyncio.gather(
        act(table, seat), Timekeeper(tables).check_clocks(table, clock()), return_exceptions=True
    )
    assert isinstance(found[0], Refusal)
    assert [kind for kind, _ in await log_of(store, table)].count("time") == 1


async def test_before_the_end_of_their_time_everybody_acts(lobbies: Lobbies, clock: Clock, tables: Tables) -> None:
    table = await at_pace(lobbies, "live")
    for _ in range(4):
        await pass_by(tables, clock, 100)
        await move(table)
    assert table.status == "open"
