"""A clock that jumped forward and is set back: nobody loses by it, and nothing is due later than it would have been."""

import pytest

from sessions import DueWork, Lobbies, Store, Table, Tables
from sessions.running.due import LOOK
from sessions.running.outages import BEAT, Outages
from sessions.store.due import next_at
from sessions.store.outages import BACK, outages_since
from sessions.tables.timekeeper import Timekeeper
from sessions.time.paces import PACES, SeatClock, clocks_after, clocks_at_start
from tests.sessions.doubles import ANN, BOB, GAMES, Another, Clock, seated
from tests.sessions.test_due import quiet, running

HOUR = 3_600.0


class House:
    """The clocks of one table, looked at as a bot does it."""

    def __init__(self, store: Store, tables: Tables, clock: Clock, table: Table) -> None:
        self.clock = clock
        self.table = table
        self.outages = tables.outages
        self.due = DueWork(store, clock)
        self._keeper = Timekeeper(tables)
        self.due.before_each_round(tables.outages.store_heartbeat)
        self.due.register_kind("clock", self._look)
        self.due.register_kind(BACK, self._tell)

    async def _look(self, _: int, due_at: float) -> float | None:
        return (await self._keeper.check_clocks(self.table, due_at)).again

    async def _tell(self, _: int, __: float) -> None:
        """The tables tell of an outage, and a clock that has jumped looks like one."""

    async def pass_by(self, seconds: float) -> None:
        for _ in range(int(seconds / 10)):
            self.clock.advance(10)
            await self.due.do_due()

    async def jump(self, act: bool = False) -> None:
        """The clock is an hour ahead for 80 seconds, in which somebody may act."""
        self.clock.jump(HOUR)
        await self.pass_by(40)
        if act:
            await play_on(self.table)
        await self.pass_by(40)
        self.clock.jump(-HOUR)
        await self.due.do_due()


async def play_on(table: Table) -> None:
    seat = table.active[0]
    await table.act(table.people[seat].user_id, table.legal(seat)[0])
    await table.store_notes(shown=table.number)


@pytest.fixture
async def house(lobbies: Lobbies, store: Store, clock: Clock, tables: Tables) -> House:
    """A table at a quick pace, and a bot that is there."""
    await tables.outages.store_heartbeat()
    table = await seated(lobbies, ANN, BOB, pace="live")
    await table.store_notes(shown=table.number)
    return House(store, tables, clock, table)


@pytest.mark.parametrize("act", [False, True])
async def test_after_it_is_set_back_a_clock_runs_out_in_time(
    house: House, store: Store, clock: Clock, act: bool
) -> None:
    await house.pass_by(30)
    await house.jump(act)
    table = house.table
    (seat,) = table.active
    deadline = table.time.deadline(seat)
    assert deadline is not None
    assert deadline <= clock() + table.clocks[seat].left
    assert await next_at(store) == deadline
    await house.pass_by(190)
    assert [(line.kind, line.seat) for line, _ in table.lines][-1] == ("lapsed", seat)


async def test_the_time_of_a_wrong_clock_counts_as_an_outage(house: House, store: Store, clock: Clock) -> None:
    (seat,) = house.table.active
    await house.pass_by(30)
    before = house.table.time.deadline(seat)
    assert before is not None
    await house.jump()
    assert await outages_since(store, 0.0) == [(1_030.0, 1_110.0)]
    assert house.table.time.deadline(seat) == before + 80


async def test_a_bot_that_starts_after_that_knows_it_too(
    house: House, clock: Clock, lobbies: Lobbies, another: Another
) -> None:
    await house.pass_by(30)
    clock.jump(HOUR)
    await house.pass_by(80)
    await play_on(house.table)
    clock.jump(-HOUR)
    store = await another()
    tables = Tables(store, GAMES, clock)
    await tables.outages.store_heartbeat()
    table = await tables.get(house.table.id)
    assert table is not None
    await table.store_notes(shown=table.number)
    again = House(store, tables, clock, table)
    await again.pass_by(190)
    assert table.status == "over"


async def test_what_others_know_of_the_clocks_is_set_right(house: House, another: Another, clock: Clock) -> None:
    """Another process has the table, too, as it was stored by the wrong clock."""
    await house.pass_by(30)
    clock.jump(HOUR)
    await house.pass_by(80)
    await play_on(house.table)
    clock.jump(-HOUR)
    other = await Tables(await another(), GAMES, clock).get(house.table.id)
    assert other is not None
    (seat,) = other.active
    assert other.clocks[seat].since == clock() + HOUR
    await house.due.do_due()
    assert house.table.clocks[seat].since == clock()
    other.mark_doubtful()  # as every press does where there are several processes
    await other.refresh()
    assert other.clocks == house.table.clocks


def test_whoever_is_still_active_after_an_action_has_a_clock_that_runs() -> None:
    """Of several who are, one acts after the clock was set back."""
    pace = PACES["live"]
    clocks = clocks_at_start(pace, 2, (0, 1), 1_000.0 + HOUR)
    assert clocks_after(pace, clocks, 0, (1,), 1_000.0, ()) == (SeatClock(180.0, None), SeatClock(180.0, 1_000.0))


async def test_the_heart_beats_on(store: Store, clock: Clock) -> None:
    outages = Outages(store, clock)
    await outages.store_heartbeat()
    clock.jump(HOUR)
    await outages.store_heartbeat()
    clock.jump(-HOUR)
    for _ in range(3):
        clock.advance(BEAT)
        await outages.store_heartbeat()
    clock.advance(2 * HOUR)
    await outages.store_heartbeat()
    assert (await outages_since(store, 0.0))[-1] == (1_000.0 + 3 * BEAT, 1_000.0 + 3 * BEAT + 2 * HOUR)


async def test_a_small_step_is_not_taken_for_one(store: Store, another: Another, clock: Clock) -> None:
    """The clocks of several machines differ a little."""
    await Outages(store, clock).store_heartbeat()
    outages = Outages(await another(), Clock(clock.now - 2))
    await outages.store_heartbeat()
    assert await outages_since(store, 0.0) == []


async def test_what_was_put_off_by_the_wrong_clock_is_tried_again(store: Store, clock: Clock) -> None:
    due, outages, tried = DueWork(store, clock), Outages(store, clock), []

    async def fail(about: int, _: float) -> float | None:
        tried.append((about, clock()))
        raise ZeroDivisionError

    due.register_kind("show", fail)
    due.before_each_round(outages.store_heartbeat)
    await outages.store_heartbeat()
    await due.schedule("show", 7, clock())
    clock.jump(HOUR)
    await due.do_due()
    clock.jump(-HOUR)
    clock.advance(80)
    await due.do_due()
    assert tried == [(7, 1_000.0 + HOUR), (7, 1_080.0)]


async def test_what_is_left_behind_is_looked_for_as_often_as_before(store: Store, clock: Clock) -> None:
    async with running(DueWork(store, clock)):
        await quiet(store, clock)
        for seconds in (HOUR, -HOUR):
            clock.jump(seconds)
            clock.advance(LOOK)
            await quiet(store, clock)
            assert clock.waits == [LOOK]
