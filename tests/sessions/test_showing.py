"""Of several processes one shows a table at a time; who is gone is followed by another when the lease runs out."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import select

from engine import IllegalAction
from sessions import NotStored, PositionChanged, Table
from sessions.showing import LEASE, Showing
from sessions.store.messenger import News
from sessions.store.schema import showing as rows
from tests.sessions.doubles import ANN, BOB, Clock, play, seated
from tests.sessions.test_shared import Process, heard_by, processes

__all__ = ["processes"]


class Notes:
    """What a process remembers of a table's messages."""

    def __init__(self, own: str) -> None:
        self.own = own
        self.recalled: list[tuple[int, str | None]] = []

    def recall(self, shown: int, told: str | None) -> None:
        self.recalled.append((shown, told))

    def told(self) -> str:
        return self.own


@pytest.fixture
def statements(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Those that are sent to the database."""
    sent: list[str] = []
    fetch = asyncpg.Connection.fetch

    async def note(connection: Any, query: str, *row: Any) -> Any:
        sent.append(query)
        return await fetch(connection, query, *row)

    monkeypatch.setattr(asyncpg.Connection, "fetch", note)
    return sent


@pytest.fixture
async def both(processes: tuple[Process, Process], clock: Clock) -> AsyncIterator[tuple[Showing, Showing]]:
    first, second = (Showing(process.store, clock) for process in processes)
    yield first, second
    await second.close()
    await first.close()


async def twice(processes: tuple[Process, Process], **options: Any) -> tuple[Table, Table]:
    """A table as two processes have it."""
    table = await seated(processes[0].lobbies, ANN, BOB, **options)
    return table, await processes[1].table(table.id)


async def test_one_shows_it_after_the_other(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock
) -> None:
    ours, theirs = await twice(processes)
    asked = heard_by(processes[0].store)
    shown: list[str] = []

    async def show(showing: Showing, table: Table, name: str) -> None:
        async with showing.of(table):
            shown.append(name)

    async with both[0].of(ours):
        waiting = asyncio.create_task(show(both[1], theirs, "theirs"))
        assert (await asked.get()).kind == "wanted"
        await show(both[0], ours, "ours")
        await ours.note(message_id=7)
        await ours.note(shown=0)
        assert shown == ["ours"]
    await waiting
    assert shown == ["ours", "theirs"]
    assert (theirs.message_id, theirs.shown) == (7, 0)  # as it is stored, without being asked


async def test_what_is_remembered_is_handed_on(
    processes: tuple[Process, Process], both: tuple[Showing, Showing]
) -> None:
    ours, theirs = await twice(processes)
    own, other = Notes("called Ann"), Notes("called Bob")
    async with both[0].of(ours, own):
        await ours.note(shown=0)
    async with both[1].of(theirs, other):  # it is kept as long as nobody asks
        pass
    async with both[0].of(ours, own):
        pass
    assert other.recalled == [(0, "called Ann")]
    assert own.recalled[1:] == [(0, "called Bob")]


async def test_whoever_is_gone_is_followed_at_once(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock
) -> None:
    ours, theirs = await twice(processes)
    async with both[0].of(ours):
        await processes[0].store.close()  # its shard is free, as after a kill; the lease still runs
    async with both[1].of(theirs):
        assert clock() == 1_000


async def test_who_is_handed_a_table_looks_whether_they_still_have_it(
    processes: tuple[Process, Process], both: tuple[Showing, Showing]
) -> None:
    """News may be late, of a time when it was handed to them before."""
    ours, theirs = await twice(processes)
    asked, heard = (heard_by(process.store) for process in processes)
    messenger, shown = processes[0].store.messenger, list[str]()

    async def take_over() -> None:
        async with both[1].of(theirs):
            shown.append("theirs")

    async with both[0].of(ours):
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
    processes: tuple[Process, Process], both: tuple[Showing, Showing]
) -> None:
    ours, theirs = await twice(processes)
    await play(ours, 2)
    async with both[0].of(ours):
        await ours.note(shown=2)
    assert theirs.number == 0
    async with both[1].of(theirs):
        assert (theirs.number, theirs.shown) == (2, 2)


async def test_what_nobody_waits_for_any_more_is_not_kept(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock
) -> None:
    """It is given back by the process in which somebody has asked for it."""
    ours, theirs = await twice(processes)
    asked, given = (heard_by(process.store) for process in processes)
    own, other = Notes("ours"), Notes("theirs")
    async with both[0].of(ours, own):
        waiting = asyncio.create_task(showing(both[1], theirs, other))
        assert (await asked.get()).kind == "wanted"
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    while (await given.get()).kind != "given":
        pass
    while not await is_shown_by(processes[0]):  # until it has been given back
        pass
    async with both[0].of(ours, own):
        pass
    async with both[1].of(theirs, other):
        pass
    assert clock() == 1_000
    assert other.recalled[-1] == (-1, "ours")


async def is_shown_by(process: Process) -> bool:
    """Whether the one table that there is belongs to a process, by what is stored."""
    ((owner,),) = await process.store.fetch(select(rows.c.owner))
    return bool(owner == process.store.messenger.owner)


async def showing(showing: Showing, table: Table, notes: Notes) -> None:
    async with showing.of(table, notes):
        pass


async def test_what_a_killed_process_had_is_free_when_it_starts_again(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock
) -> None:
    """Its shard is taken again, so that it is not gone; and it knows nothing of what it had, and hands nothing over."""
    ours, theirs = await twice(processes)
    async with both[0].of(ours):
        processes[0].store.messenger.forget(both[0].hear)
    again = Showing(processes[0].store, clock)
    await again.begin()
    async with both[1].of(theirs):
        assert clock() == 1_000
    await again.close()


async def test_whoever_does_not_answer_is_followed_when_the_lease_runs_out(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock
) -> None:
    ours, theirs = await twice(processes)
    async with both[0].of(ours):
        taken = clock()
    processes[0].store.messenger.forget(both[0].hear)  # as after a kill: it answers nobody

    async def show() -> None:
        async with both[1].of(theirs):
            pass

    waiting = asyncio.create_task(show())
    while not waiting.done():
        clock.advance(1)
        await asyncio.sleep(0)
    assert clock() >= taken + LEASE


# What goes with an action, and with the note of what is shown


async def show(showing: Showing, table: Table, notes: Notes) -> None:
    """Show a table, and note that."""
    async with showing.of(table, notes):
        await showing.note(table, table.number)


async def act(table: Table) -> None:
    """Play an action as a press does: by what is stored."""
    await table.refresh()
    await play(table, 1, seed=table.number)


async def known_to_both(
    processes: tuple[Process, Process], both: tuple[Showing, Showing]
) -> tuple[tuple[Table, Table], tuple[Notes, Notes]]:
    """A table that one process after the other has shown, and what they remember."""
    tables, notes = await twice(processes), (Notes("ours"), Notes("theirs"))
    for place in (0, 1):
        await act(tables[place])
        await show(both[place], tables[place], notes[place])
    assert tables[1].number == 2
    return tables, notes


async def test_a_game_between_two_processes_costs_two_statements_a_move(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], statements: list[str]
) -> None:
    tables, notes = await known_to_both(processes, both)
    heard = heard_by(processes[0].store)
    for place in (0, 1, 1, 0, 0, 1):
        await tables[place].refresh()
        statements.clear()
        notes[place].recalled.clear()
        before, other = tables[place].number, notes[1 - place].own
        last = (await processes[place].store.fetch(select(rows.c.owner)))[0].owner
        await play(tables[place], 1, seed=before)
        await show(both[place], tables[place], notes[place])
        assert len(statements) == 2
        mine = last == processes[place].store.messenger.owner
        assert notes[place].recalled == ([] if mine else [(before, other)])
    assert {news.kind for news in drained(heard) if news} == {"moved"}  # nobody had to be asked


def drained(heard: "asyncio.Queue[News | None]") -> list[News | None]:
    """What has been heard so far."""
    return [heard.get_nowait() for _ in range(heard.qsize())]


async def test_what_was_noted_beside_is_read_though_nobody_has_heard_of_it(
    processes: tuple[Process, Process], both: tuple[Showing, Showing]
) -> None:
    """An action claims the table of somebody only who knows as well as they did where it is shown."""
    tables, notes = await known_to_both(processes, both)
    processes[0].store.messenger.forget(processes[0].tables._hear)
    await act(tables[1])
    async with both[1].of(tables[1], notes[1]):
        await tables[1].note(message_id=7)
        await tables[1].note_seat(0, dm_message_id=8)
        await both[1].note(tables[1], tables[1].number)
    await act(tables[0])  # which looks at nobody's direct messages
    async with both[0].of(tables[0], notes[0]):
        assert tables[0].message_id == 7
        assert tables[0].people[0].dm_message_id == 8


async def test_an_action_takes_nobody_a_table_away(
    processes: tuple[Process, Process], both: tuple[Showing, Showing]
) -> None:
    tables, notes = await known_to_both(processes, both)
    asked = heard_by(processes[1].store)
    shown: list[str] = []

    async def take_over() -> None:
        async with both[0].of(tables[0], notes[0]):
            shown.append("ours")

    await act(tables[1])
    async with both[1].of(tables[1], notes[1]):
        await act(tables[0])
        waiting = asyncio.create_task(take_over())
        await until_heard(asked, "wanted")
        await both[1].note(tables[1], tables[1].number)
        shown.append("theirs")
    await waiting
    assert shown == ["theirs", "ours"]
    assert notes[0].recalled[-1] == (3, "theirs")


async def test_an_action_that_comes_too_late_claims_nothing(
    processes: tuple[Process, Process], both: tuple[Showing, Showing]
) -> None:
    tables, notes = await known_to_both(processes, both)
    seat = tables[0].active[0]
    person, action = tables[0].people[seat].user_id, tables[0].legal(seat)[0]
    await act(tables[1])
    await show(both[1], tables[1], notes[1])
    with pytest.raises((PositionChanged, IllegalAction)):
        await tables[0].act(person, action)
    assert await is_shown_by(processes[1])


async def test_what_was_claimed_with_an_action_and_is_not_shown_is_given_back_at_once(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock
) -> None:
    tables, notes = await known_to_both(processes, both)
    await act(tables[0])
    assert await is_shown_by(processes[0])
    async with both[1].of(tables[1], notes[1]):
        assert tables[1].number == 3
        assert clock() < 1_000 + 1
    async with both[0].of(tables[0], notes[0]):  # and whoever had it knows that it was shown since
        assert notes[0].recalled[-1][1] == "theirs"


async def test_who_may_have_claimed_a_table_believes_nothing_of_it(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to an action is lost: it is stored, and its table is claimed."""
    tables, notes = await known_to_both(processes, both)
    await tables[0].refresh()
    done = asyncpg.Connection.fetch

    async def lose(connection: Any, query: str, *row: Any) -> Any:
        found = await done(connection, query, *row)
        if "actions" in query and query.startswith("WITH"):
            raise ConnectionResetError
        return found

    with monkeypatch.context() as patch:
        patch.setattr(asyncpg.Connection, "fetch", lose)
        with pytest.raises(NotStored):
            await act(tables[0])
    assert await is_shown_by(processes[0])
    async with both[1].of(tables[1], notes[1]):
        assert tables[1].number == 3
        assert clock() < 1_000 + 1
    async with both[1].of(tables[1], notes[1]):
        await both[1].note(tables[1], 3)
    await act(tables[0])
    async with both[0].of(tables[0], notes[0]):
        assert notes[0].recalled[-1] == (3, "theirs")


async def test_a_crowd_never_shows_one_table_twice_at_a_time(
    processes: tuple[Process, Process], both: tuple[Showing, Showing], clock: Clock
) -> None:
    """In two processes people act, are shown what they did, and walk away in the middle of it."""
    chance = random.Random(3)
    tables = [await twice(processes, mode="endless", rounds=99) for _ in range(3)]
    inside: dict[int, list[int]] = {pair[0].id: [] for pair in tables}
    notes = [[Notes(name) for _ in tables] for name in ("ours", "theirs")]

    async def act_and_show(which: int, place: int) -> None:
        table = tables[which][place]
        for _ in range(chance.randrange(3)):
            with suppress(PositionChanged, IllegalAction):
                await act(table)
        async with both[place].of(table, notes[place][which]):
            there = inside[table.id]
            there.append(place)
            try:
                for _ in range(chance.randrange(3)):
                    assert {*there} == {place}
                    assert await claimed_by(table.id) == processes[place].store.messenger.owner
            finally:
                there.remove(place)
            if table.number > table.shown:
                await both[place].note(table, table.number)

    async def claimed_by(table_id: int) -> str:
        claim = select(rows.c.owner).where(rows.c.table_id == table_id, rows.c.until > clock())
        ((owner,),) = await processes[0].store.fetch(claim)
        return str(owner)

    async def pass_time() -> None:
        while True:
            clock.advance(0.02)
            await asyncio.sleep(0.005)

    passing = asyncio.create_task(pass_time())
    for _ in range(60):
        doing = [asyncio.create_task(act_and_show(chance.randrange(3), chance.randrange(2))) for _ in range(6)]
        for one in doing:
            if chance.random() < 0.2:
                for _ in range(chance.randrange(20)):
                    await asyncio.sleep(0)
                one.cancel()
        for came in await asyncio.gather(*doing, return_exceptions=True):
            assert came is None or isinstance(came, asyncio.CancelledError), came
    passing.cancel()
    assert max(pair[0].number for pair in tables) > 20
