"""Of several processes one shows a table at a time; who is gone is followed by another when the lease runs out."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from sessions import Table
from sessions.store.messenger import News
from sessions.store.schema import showing as rows
from sessions.tables.publishing_lease import LEASE, PublishingLeases
from tests.sessions.doubles import ANN, BOB, Clock, play, seated
from tests.sessions.test_shared import Process, heard_by, processes

__all__ = ["processes"]


class Notes:
    """What a process remembers of a table's messages."""

    def __init__(self, own: str) -> None:
        self.own = own
        self.followed: list[tuple[int, str | None]] = []
        self.since: int | None = None
        """The action from which on nobody else shows it, as it was heard of last."""

    def follow_other_process(self, shown: int, memory: str | None, since: int | None) -> None:
        self.followed.append((shown, memory))
        self.since = since

    def encode_memory(self) -> str:
        return self.own


@pytest.fixture
async def both(
    processes: tuple[Process, Process], clock: Clock
) -> AsyncIterator[tuple[PublishingLeases, PublishingLeases]]:
    first, second = (PublishingLeases(process.store, clock) for process in processes)
    yield first, second
    await second.close()
    await first.close()


async def twice(processes: tuple[Process, Process], **options: Any) -> tuple[Table, Table]:
    """A table as two processes have it."""
    table = await seated(processes[0].lobbies, ANN, BOB, **options)
    return table, await processes[1].table(table.id)


async def test_one_shows_it_after_the_other(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    ours, theirs = await twice(processes)
    asked = heard_by(processes[0].store)
    shown: list[str] = []

    async def show(leases: PublishingLeases, table: Table, name: str) -> None:
        async with leases.lease_of(table):
            shown.append(name)

    async with both[0].lease_of(ours):
        waiting = asyncio.create_task(show(both[1], theirs, "theirs"))
        assert (await asked.get()).kind == "wanted"
        await show(both[0], ours, "ours")
        await ours.note_surface("table", message_id=7)
        await ours.store_notes(shown=0)
        assert shown == ["ours"]
    await waiting
    assert shown == ["ours", "theirs"]
    assert (theirs.message_id, theirs.shown) == (7, 0)  # as it is stored, without being asked


async def test_what_is_remembered_is_handed_on(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases]
) -> None:
    ours, theirs = await twice(processes)
    own, other = Notes("called Ann"), Notes("called Bob")
    async with both[0].lease_of(ours, own):
        await ours.store_notes(shown=0)
    async with both[1].lease_of(theirs, other):  # it is kept as long as nobody asks
        pass
    async with both[0].lease_of(ours, own):
        pass
    assert other.followed == [(0, "called Ann")]
    assert own.followed[1:] == [(0, "called Bob")]


async def test_whoever_is_gone_is_followed_at_once(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    ours, theirs = await twice(processes)
    async with both[0].lease_of(ours):
        await processes[0].store.close()  # its shard is free, as after a kill; the lease still runs
    async with both[1].lease_of(theirs):
        assert clock() == 1_000


async def test_who_is_handed_a_table_looks_whether_they_still_have_it(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases]
) -> None:
    """News may be late, of a time when it was handed to them before."""
    ours, theirs = await twice(processes)
    asked, heard = (heard_by(process.store) for process in processes)
    messenger, shown = processes[0].store.messenger, list[str]()

    async def take_over() -> None:
        async with both[1].lease_of(theirs):
            shown.append("theirs")

    async with both[0].lease_of(ours):
        waiting = asyncio.create_task(take_over())
        await until_heard(asked, "wanted")
        late = News("given", ours.id, 0, '["1",9e9,0,null]')
        await processes[0].store.transact(lambda transaction: messenger.tell(transaction, [late]))
        await until_heard(heard, "given")
        await until_heard(asked, "wanted")  # it asks again
        shown.append("ours")
    await waiting
    assert shown == ["ours", "theirs"]


async def until_heard(heard: "asyncio.Queue[News | None]", kind: str) -> None:
    """Wait for news of that kind."""
    while (news := await heard.get()) is None or news.kind != kind:
        pass


async def test_what_was_stored_meanwhile_is_read_before_it_is_shown(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases]
) -> None:
    ours, theirs = await twice(processes)
    await play(ours, 2)
    async with both[0].lease_of(ours):
        await ours.store_notes(shown=2)
    assert theirs.number == 0
    async with both[1].lease_of(theirs):
        assert (theirs.number, theirs.shown) == (2, 2)


async def test_what_nobody_waits_for_any_more_is_not_kept(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    """It is given back by the process in which somebody has asked for it."""
    ours, theirs = await twice(processes)
    asked, given = (heard_by(process.store) for process in processes)
    own, other = Notes("ours"), Notes("theirs")
    async with both[0].lease_of(ours, own):
        waiting = asyncio.create_task(showing(both[1], theirs, other))
        assert (await asked.get()).kind == "wanted"
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    while (await given.get()).kind != "given":
        pass
    while not await is_shown_by(processes[0]):  # until it has been given back
        pass
    async with both[0].lease_of(ours, own):
        pass
    async with both[1].lease_of(theirs, other):
        pass
    assert clock() == 1_000
    assert other.followed[-1] == (-1, "ours")


async def is_shown_by(process: Process) -> bool:
    """Whether the one table that there is belongs to a process, by what is stored."""
    ((owner,),) = await process.store.fetch(select(rows.c.owner))
    return bool(owner == process.store.messenger.owner)


async def showing(leases: PublishingLeases, table: Table, notes: Notes) -> None:
    async with leases.lease_of(table, notes):
        pass


async def test_what_a_killed_process_had_is_free_when_it_starts_again(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    """Its shard is taken again, so that it is not gone; and it knows nothing of what it had, and hands nothing over."""
    ours, theirs = await twice(processes)
    async with both[0].lease_of(ours):
        processes[0].store.messenger.unlisten(both[0].hear_news)
    again = PublishingLeases(processes[0].store, clock)
    await again.begin()
    async with both[1].lease_of(theirs):
        assert clock() == 1_000
    await again.close()


async def test_whoever_does_not_answer_is_followed_when_the_lease_runs_out(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    ours, theirs = await twice(processes)
    async with both[0].lease_of(ours):
        taken = clock()
    processes[0].store.messenger.unlisten(both[0].hear_news)  # as after a kill: it answers nobody

    async def show() -> None:
        async with both[1].lease_of(theirs):
            pass

    waiting = asyncio.create_task(show())
    while not waiting.done():
        clock.advance(1)
        await asyncio.sleep(0)
    assert clock() >= taken + LEASE
