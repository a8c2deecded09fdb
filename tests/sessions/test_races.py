"""Several act at once, in one process or in two: one action is first, and nobody else's is lost."""

import asyncio
import random

import pytest

import engine
from engine.elements.actions import YIELD
from sessions import (
    Lobbies,
    PositionChanged,
    Store,
    Table,
    TableOver,
    Tables,
)
from sessions.store.tables import TableRows
from tests.sessions.doubles import (
    ANN,
    BOB,
    CAT,
    DAN,
    GAMES,
    Another,
    Bid,
    caught_up,
    play,
    seated,
)


async def test_of_two_doors_at_once_one_gets_through(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    seat = table.active[0]
    me = table.people[seat].user_id
    moves = table.legal(seat)[:2]

    answers = await asyncio.gather(*(table.act(me, move) for move in moves), return_exceptions=True)

    assert [type(answer) for answer in answers] == [list, PositionChanged]
    assert table.number == 1


async def test_late_click_is_refused_even_when_it_would_be_legal(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    seat = table.active[0]
    me, other = table.people[seat].user_id, table.people[1 - seat].user_id
    await table.act(me, YIELD, step=0)
    if table.active == (1 - seat,):
        await table.act(other, YIELD)

    with pytest.raises(PositionChanged, match="changed"):
        await table.act(me, YIELD, step=0)
    await table.act(me, YIELD, step=1)


async def test_simultaneous_actions_of_different_seats_all_count(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB, CAT, DAN, game="auction")

    answers = await asyncio.gather(*(table.act(user, Bid(user - ANN)) for user in (CAT, ANN, DAN, BOB)))

    assert table.number == 4
    assert table.outcome == engine.Outcome((engine.Seat(3),), (0, 1, 2, 3), "bids")
    assert [len(events) for events in answers] == [1, 1, 1, 2]


async def test_action_overtaken_by_another_seat_is_late_not_illegal(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB, game="auction")
    await table.act(BOB, Bid(1))
    # Bob's next bid is only possible in another round, and there is none: Ann's bid ends the auction.
    answers = await asyncio.gather(table.act(ANN, Bid(2)), table.act(ANN, Bid(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [list, TableOver]


async def test_two_stores_agree_which_action_came_first(another: Another, lobbies: Lobbies) -> None:
    here = await seated(lobbies, ANN, BOB)
    other_store = await another()
    there = await Tables(other_store, GAMES).get(here.id)
    assert there is not None
    seat = here.active[0]
    me = here.people[seat].user_id
    first, second = here.legal(seat)[:2]

    answers = await asyncio.gather(here.act(me, first), there.act(me, second), return_exceptions=True)

    assert sorted(type(answer).__name__ for answer in answers) == ["PositionChanged", "list"]
    await caught_up(here)
    await caught_up(there)
    assert here.view(None) == there.view(None)
    assert here.number == there.number == 1


async def test_action_of_another_seat_in_another_process_does_not_hinder(another: Another, lobbies: Lobbies) -> None:
    here = await seated(lobbies, ANN, BOB, CAT, game="auction", rounds=2)
    other_store = await another()
    there = await Tables(other_store, GAMES).get(here.id)
    assert there is not None

    await there.act(BOB, Bid(5))
    await here.act(ANN, Bid(4))  # prepared for number 1, stored as number 2
    await there.act(CAT, Bid(3))

    assert there.number == 3
    assert (await caught_up(here), await caught_up(here)) == (True, False)
    assert here.view(None) == there.view(None)
    assert [here.step(seat) for seat in range(3)] == [1, 1, 1]


async def test_refusal_is_by_what_is_stored(another: Another, lobbies: Lobbies) -> None:
    here = await seated(lobbies, ANN, BOB)
    other_store = await another()
    there = await Tables(other_store, GAMES).get(here.id)
    assert there is not None
    seat = here.active[0]
    await there.act(here.people[seat].user_id, there.legal(seat)[0])

    # This process still believes that it is the other one's turn.
    await here.act(here.people[1 - seat].user_id, YIELD)

    assert here.number == 2
    await there.act(here.people[seat].user_id, engine.Resign())
    with pytest.raises(TableOver):
        await here.act(here.people[here.active[0]].user_id, YIELD)
    assert here.status == "over"


async def test_cancelled_caller_leaves_no_gap(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    seat = table.active[0]
    move = asyncio.create_task(table.act(table.people[seat].user_id, table.legal(seat)[0]))
    await asyncio.sleep(0)  # it begins
    move.cancel()
    with pytest.raises(asyncio.CancelledError):
        await move

    await caught_up(table)  # waits for its turn
    assert table.number == 1
    await play(table, 5)

    record = await TableRows(store).read_record(table.id)
    assert record is not None
    assert [row.number for row in record.actions] == [1, 2, 3, 4, 5, 6]
    assert table.number == 6


async def test_crowd_at_many_doors_leaves_a_clean_log(another: Another, lobbies: Lobbies, store: Store) -> None:
    """People, some of whom walk away, push in two processes at whatever they believe to be possible."""
    chance = random.Random(5)
    ids = [(await seated(lobbies, ANN, BOB, mode="endless", rounds=99)).id for _ in range(4)]
    places = [Tables(store, GAMES), Tables(await another(), GAMES)]
    tables = [table for place in places for table_id in ids if (table := await place.get(table_id))]
    played = dict.fromkeys(ids, 0)
    left = dict.fromkeys(ids, 0)

    async def push(table: Table) -> None:
        seat = chance.choice((0, 1))
        legal = table.legal(seat) or [YIELD]
        move = asyncio.create_task(table.act(table.people[seat].user_id, chance.choice(legal)))
        if chance.random() < 0.2:
            await asyncio.sleep(0)
            move.cancel()
        try:
            await move
            played[table.id] += 1
        except (PositionChanged, engine.IllegalAction):
            pass
        except asyncio.CancelledError:
            left[table.id] += 1

    for _ in range(30):
        await asyncio.gather(*(push(chance.choice(tables)) for _ in range(12)))

    for table in tables[: len(ids)]:
        await caught_up(table)
        assert 0 < played[table.id] <= table.number <= played[table.id] + left[table.id]
        await table.act(ANN, engine.Resign())
        verdict = await places[1].verify_table(table.id)
        assert verdict is not None
        assert verdict.ok, verdict.problems
