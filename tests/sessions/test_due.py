"""Work that is due: done when it is, once, by one process, and tried again when it fails."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

import pytest

from sessions import DueWork, Shards, Store
from sessions.running.due import AT_ONCE, FIRST_PAUSE, LEASE, LOOK
from sessions.tables.publishing_lease import LEASE as SHOWN_WITHIN
from tests.sessions.doubles import Another, Clock
from tests.sessions.test_shared import Process, processes
from tests.support.trouble import read_only

__all__ = ["processes"]


class Diary:
    """Work that notes what was done; what is in ``failing`` fails."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.done: list[tuple[int, float]] = []
        self.failing: set[int] = set()
        self.again: dict[int, float | None] = {}
        self.due = DueWork(store, clock)
        self.due.register_kind("test", self.do)

    async def do(self, about: int, due_at: float) -> float | None:
        if about in self.failing:
            raise ZeroDivisionError
        self.done.append((about, due_at))
        return self.again.pop(about, None)


@pytest.fixture
def diary(store: Store, clock: Clock) -> Diary:
    return Diary(store, clock)


async def test_work_is_done_when_it_is_due_and_once(diary: Diary, clock: Clock) -> None:
    await diary.due.schedule("test", 2, clock() + 20)
    await diary.due.schedule("test", 1, clock() + 10)
    await diary.due.schedule("other", 3, clock())  # of a kind that a newer release knows
    await diary.due.do_due()
    assert diary.done == []
    clock.advance(20)
    await diary.due.do_due()
    await diary.due.do_due()
    assert diary.done == [(1, 1_010.0), (2, 1_020.0)]


async def test_what_is_asked_for_twice_is_due_at_the_earlier_time(diary: Diary, clock: Clock) -> None:
    for at in (30, 10, 20):
        await diary.due.schedule("test", 1, clock() + at)
    clock.advance(10)
    await diary.due.do_due()
    clock.advance(100)
    await diary.due.do_due()
    assert diary.done == [(1, 1_010.0)]


async def test_work_says_when_it_is_due_again(diary: Diary, clock: Clock) -> None:
    await diary.due.schedule("test", 1, clock())
    diary.again[1] = clock() + 50
    await diary.due.do_due()
    clock.advance(49)
    await diary.due.do_due()
    assert diary.done == [(1, 1_000.0)]
    clock.advance(1)
    await diary.due.do_due()
    assert diary.done == [(1, 1_000.0), (1, 1_050.0)]


async def test_what_fails_is_tried_again_after_pauses_that_grow(diary: Diary, clock: Clock) -> None:
    diary.failing.add(1)
    await diary.due.schedule("test", 1, clock())
    await diary.due.schedule("test", 2, clock())
    pauses = [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    for pause in pauses:
        await diary.due.do_due()
        clock.advance(pause - 1)
        await diary.due.do_due()  # it would count as another failure, were it tried
        clock.advance(1)
    assert diary.done == [(2, 1_000.0)]  # which one that fails does not hold up
    diary.failing.clear()
    await diary.due.do_due()
    assert diary.done == [(2, 1_000.0), (1, 1_000.0)]


async def test_what_is_asked_for_while_it_is_done_is_done_again(diary: Diary, clock: Clock, store: Store) -> None:
    due = DueWork(store, clock)
    done = []

    async def do(about: int, due_at: float) -> float | None:
        done.append(due_at)
        if len(done) == 1:
            await due.schedule("test", about, clock() + 5)  # somebody has acted meanwhile
            return clock() + 500  # by what was known before that
        return None

    due.register_kind("test", do)
    await due.schedule("test", 1, clock())
    await due.do_due()
    clock.advance(5)
    await due.do_due()
    assert done == [1_000.0, 1_005.0]


async def test_of_two_processes_one_does_each_piece(diary: Diary, clock: Clock, another: Another) -> None:
    other = Diary(await another(), clock)
    for about in range(60):
        await diary.due.schedule("test", about, clock())
    await asyncio.gather(diary.due.do_due(), other.due.do_due())
    assert sorted(about for about, _ in diary.done + other.done) == list(range(60))


async def test_another_process_takes_over_what_one_has_let_lie(diary: Diary, clock: Clock, another: Another) -> None:
    """As after a kill: claimed, never finished."""
    other = Diary(await another(), clock)
    await diary.due.schedule("test", 1, clock())
    (claimed,) = await diary.due._claim_due_pieces()
    await other.due.do_due()
    assert other.done == []
    clock.advance(LEASE)
    await other.due.do_due()
    assert other.done == [(1, 1_000.0)]
    assert claimed.about == 1


async def test_what_a_killed_process_had_claimed_is_done_within_a_lease(
    processes: tuple[Process, Process], clock: Clock
) -> None:
    """By a process that was asleep when it was claimed, and is told nothing."""
    killed, other = (Diary(process.store, clock) for process in processes)
    async with running(other.due):
        await quiet(processes[1].store, clock)
        await killed.due.schedule("test", 1, clock())
        assert await killed.due._claim_due_pieces()
        while not other.done:
            clock.advance(1)
            await quiet(processes[1].store, clock)
    assert clock() <= 1_000 + SHOWN_WITHIN


async def test_what_takes_longer_than_a_lease_is_not_done_by_another(
    store: Store, clock: Clock, another: Another
) -> None:
    other, ours = Diary(await another(), clock), DueWork(store, clock)
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def do(about: int, due_at: float) -> None:
        begun.set()
        await go_on.wait()

    ours.register_kind("test", do)
    await ours.schedule("test", 1, clock())
    doing = asyncio.create_task(ours.do_due())
    await begun.wait()
    for _ in range(12):
        clock.advance(LEASE / 4)
        await written(store)
        await other.due.do_due()
    go_on.set()
    await doing
    clock.advance(LEASE)
    await other.due.do_due()
    assert other.done == []


async def test_what_is_slow_holds_up_nothing_that_becomes_due(diary: Diary, clock: Clock, store: Store) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def be_slow(about: int, due_at: float) -> None:
        begun.set()
        await go_on.wait()

    diary.due.register_kind("slow", be_slow)
    await diary.due.schedule("slow", 1, clock())
    async with running(diary.due):
        await begun.wait()
        await diary.due.schedule("test", 2, clock())
        for _ in range(10):
            await written(store)
        assert diary.done == [(2, 1_000.0)]
        go_on.set()


async def test_so_many_are_done_at_a_time_and_the_next_as_soon_as_there_is_room(
    diary: Diary, clock: Clock, store: Store
) -> None:
    doing: dict[int, asyncio.Event] = {}

    async def do(about: int, due_at: float) -> None:
        doing[about] = asyncio.Event()
        await doing[about].wait()

    diary.due.register_kind("slow", do)
    for about in range(AT_ONCE + 2):
        await diary.due.schedule("slow", about, clock())
    async with running(diary.due):
        for there in range(AT_ONCE, AT_ONCE + 3):
            for _ in range(10):
                await written(store)
            assert [*doing] == [*range(min(there, AT_ONCE + 2))]
            doing[there - AT_ONCE].set()


async def test_what_concerns_one_table_is_done_one_after_the_other(diary: Diary, clock: Clock) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def do(about: int, due_at: float) -> None:
        begun.set()
        await go_on.wait()

    diary.due.register_kind("first", do)
    for kind in ("first", "test"):
        await diary.due.schedule(kind, 1, clock())
    doing = asyncio.create_task(diary.due.do_due())
    await begun.wait()
    await asyncio.sleep(0)
    assert diary.done == []
    go_on.set()
    await doing
    assert diary.done == [(1, 1_000.0)]


async def test_where_the_end_of_one_can_not_be_stored_the_others_keep_their_lease(
    sqlite_url: str, clock: Clock
) -> None:
    store = await Store.open(sqlite_url)
    due, other, go_on = DueWork(store, clock), Diary(store, clock), asyncio.Event()

    async def do(about: int, due_at: float) -> None:
        if about == 1:
            await read_only(store, True)
        else:
            await go_on.wait()

    due.register_kind("test", do)
    for about in (1, 2):
        await due.schedule("test", about, clock())
    doing = asyncio.create_task(due.do_due())
    while not store.trouble:  # noqa: ASYNC110  nothing tells of it
        await asyncio.sleep(0)
    await read_only(store, False)
    for _ in range(5):
        clock.advance(LEASE / 4)
        await written(store)
    await other.due.do_due()
    assert other.done == [(1, 1_000.0)]
    go_on.set()
    await doing
    await store.close()


async def test_what_a_start_needs_is_tried_until_it_succeeds(sqlite_url: str, clock: Clock) -> None:
    store = await Store.open(sqlite_url)
    diary = Diary(store, clock)
    diary.due.before_first_round(partial(diary.due.retry_at_start, "test"))
    await diary.due.schedule("test", 1, clock() + 1000)
    await read_only(store, True)
    async with running(diary.due):
        while not store.trouble:  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0)
        await read_only(store, False)
        await quiet(store, clock)
        clock.advance(FIRST_PAUSE)
        for _ in range(10):
            await written(store)
        assert diary.done == [(1, 1_005.0)]
    await store.close()


async def test_a_killed_process_takes_up_its_own_work_when_it_starts(
    processes: tuple[Process, Process], postgres_url: str, clock: Clock
) -> None:
    killed = Diary(processes[1].store, clock)
    await killed.due.schedule("test", 1, clock())
    assert await killed.due._claim_due_pieces()
    await processes[1].store.close()  # its shard is free, as after a kill; the lease still runs
    store = await Store.open(postgres_url, alone=0, shards=Shards(2, (1,)))
    try:
        started = Diary(store, clock)
        await started.due.retry_at_start()
        await started.due.do_due()
        assert started.done == [(1, 1_000.0)]
    finally:
        await store.close()


async def test_the_loop_sleeps_until_something_is_due(diary: Diary, clock: Clock, store: Store) -> None:
    async with running(diary.due):
        await diary.due.schedule("test", 1, clock() + 7)
        await quiet(store, clock)
        assert clock.waits == [7.0]
        clock.advance(7)
        await quiet(store, clock)
        assert diary.done == [(1, 1_007.0)]
        assert clock.waits == [LOOK - 7.0]  # nothing else is known: the next look for what others have left


async def test_a_stop_is_heard_also_in_the_moment_when_work_is_just_done(diary: Diary, store: Store) -> None:
    """Whoever stops waits for the loop: one that misses the stop would run on for ever."""
    stopped = StoppedMeanwhile()
    due = DueWork(store, stopped)
    due.register_kind("test", diary.do)
    await due.schedule("test", 1, stopped())
    stopped.task = asyncio.create_task(due.run())
    await asyncio.wait([stopped.task], timeout=20)
    ended = stopped.task.cancelled()
    stopped.task.cancel()
    assert ended


class StoppedMeanwhile(Clock):
    """A clock by which somebody is stopped just when another one's sleep is broken off."""

    task: asyncio.Task[None]

    async def sleep(self, seconds: float) -> None:
        """Sleep, and stop the task when that is broken off."""
        try:
            await super().sleep(seconds)
        except asyncio.CancelledError:
            self.task.cancel()
            raise


@asynccontextmanager
async def running(due: DueWork) -> AsyncIterator[None]:
    """While the loop runs."""
    task = asyncio.create_task(due.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def quiet(store: Store, clock: Clock) -> None:
    """Wait until the loop has nothing to do but to sleep."""
    await written(store)
    while not clock.waits:
        await written(store)


async def written(store: Store) -> None:
    """Wait until everything that was about to be stored is."""
    for _ in range(3):  # transactions are done in a thread: each of ours waits for those before it
        await store.get_value("nothing")
        await store.transact(lambda transaction: None)
