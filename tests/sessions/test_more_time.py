"""More time, which the people at a table give each other."""

import pytest

import engine
from sessions import Lobbies, Refusal, Store, TableOver, Tables
from sessions.refusals import NoClock, NotSeated
from sessions.tables.timekeeper import Timekeeper, more_time_line
from tests.sessions.doubles import ANN, BOB, CAT, Clock
from tests.sessions.test_timekeeper import REALM, at_pace, checked, log_of, move, shown


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, REALM, clock)


@pytest.fixture
def keeper(tables: Tables) -> Timekeeper:
    return Timekeeper(tables)


async def test_an_opponent_gives_more_time(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, store: Store, tables: Tables
) -> None:
    table = await at_pace(lobbies, "live")
    (seat,) = table.active
    giver = table.people[1 - seat].user_id
    step = table.step(seat)
    clock.advance(170)
    await table.write_line(more_time_line(table, giver))
    assert table.step(seat) == step  # what the other has before them is still good
    await shown(table)
    clock.advance(100)
    assert not (await keeper.check_clocks(table, clock())).changed
    await move(table)
    assert await log_of(store, table) == [("more-time", 1 - seat), ("action", seat)]
    with pytest.raises(NotSeated):
        await table.write_line(more_time_line(table, CAT))
    fresh = await Tables(store, REALM, clock).get(table.id)
    assert fresh is not None
    assert fresh.clocks == table.clocks
    await table.act(giver, engine.Resign())
    assert await checked(tables, table)
    with pytest.raises(TableOver):
        await table.write_line(more_time_line(table, giver))


@pytest.mark.parametrize("pace", ["live", "day"])
async def test_who_does_not_act_can_not_be_given_time_for_ever(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, pace: str
) -> None:
    """Two people keep the third waiting no longer than twice the time of a clock."""
    table = await at_pace(lobbies, pace, ANN, BOB, CAT, game="realm_of_the_defenders")
    slow = table.active[0]
    givers = [person.user_id for seat, person in enumerate(table.people) if seat != slow]
    most = clock() + 2 * (table.pace.reserve or 0)
    await table.write_line(more_time_line(table, givers[0]))
    assert table.time.deadline(slow) == most
    await table.write_line(more_time_line(table, givers[1]))  # the first one has as much now
    await shown(table)
    clocks = table.clocks
    for _ in range(3):
        clock.advance((table.pace.reserve or 0) / 2)
        for giver in givers:
            with pytest.raises(Refusal, match="twice"):
                await table.write_line(more_time_line(table, giver))
    assert table.clocks == clocks
    clock.advance(most - clock())
    assert (await keeper.check_clocks(table, clock())).changed
    assert table.status == "over"


async def test_who_is_out_of_the_game_gives_no_time(lobbies: Lobbies) -> None:
    table = await at_pace(lobbies, "day", ANN, BOB, CAT, game="realm_of_the_defenders")
    await table.act(CAT, engine.Resign())
    with pytest.raises(Refusal, match="out of this game"):
        await table.write_line(more_time_line(table, CAT))


async def test_no_clock_no_time_to_give(lobbies: Lobbies) -> None:
    table = await at_pace(lobbies, "none")
    with pytest.raises(NoClock):
        await table.write_line(more_time_line(table, ANN))
