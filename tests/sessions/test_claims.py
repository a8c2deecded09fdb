"""What goes with an action, and with the note of what is shown: a claim to show the table, and the end of it."""

import asyncio
import random
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import select

from engine import IllegalAction
from sessions import NotStored, PositionChanged, Table
from sessions.store import StoreUnavailable
from sessions.store.messenger import News
from sessions.store.publishing_leases import hand_over_statement
from sessions.store.schema import showing as rows
from sessions.tables.publishing_lease import LEASE, PublishingLeases
from tests.sessions.doubles import Clock, play
from tests.sessions.test_shared import Process, heard_by, processes
from tests.sessions.test_showing import Notes, both, is_shown_by, twice, until_heard

__all__ = ["both", "processes"]


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


async def show(leases: PublishingLeases, table: Table, notes: Notes) -> None:
    """Show a table, and note that."""
    async with leases.lease_of(table, notes):
        await leases.note(table, table.number)


async def act(table: Table) -> None:
    """Play an action as a press does: by what is stored."""
    await table.refresh()
    await play(table, 1, seed=table.number)


async def known_to_both(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases]
) -> tuple[tuple[Table, Table], tuple[Notes, Notes]]:
    """A table that one process after the other has shown, and what they remember."""
    tables, notes = await twice(processes), (Notes("ours"), Notes("theirs"))
    for place in (0, 1):
        await act(tables[place])
        await show(both[place], tables[place], notes[place])
    assert tables[1].number == 2
    return tables, notes


async def test_a_game_between_two_processes_costs_two_statements_a_move(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], statements: list[str]
) -> None:
    tables, notes = await known_to_both(processes, both)
    heard = heard_by(processes[0].store)
    for place in (0, 1, 1, 0, 0, 1):
        await tables[place].refresh()
        assert not any(one.holds(tables[place].id) for one in both)
        statements.clear()
        notes[place].followed.clear()
        before, other = tables[place].number, notes[1 - place].own
        last = (await processes[place].store.fetch(select(rows.c.owner)))[0].owner
        await play(tables[place], 1, seed=before)
        assert [one.holds(tables[place].id) for one in both] == [place == 0, place == 1]
        await show(both[place], tables[place], notes[place])
        assert len(statements) == 2
        mine = last == processes[place].store.messenger.owner
        assert notes[place].followed == ([] if mine else [(before, other)])
        assert mine or notes[place].since == tables[place].number
    assert {news.kind for news in drained(heard) if news} == {"moved"}  # nobody had to be asked


def drained(heard: "asyncio.Queue[News | None]") -> list[News | None]:
    """What has been heard so far."""
    return [heard.get_nowait() for _ in range(heard.qsize())]


async def test_what_was_noted_beside_is_read_though_nobody_has_heard_of_it(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases]
) -> None:
    """An action claims the table of somebody only who knows as well as they did where it is shown."""
    tables, notes = await known_to_both(processes, both)
    processes[0].store.messenger.unlisten(processes[0].tables._hear)
    await act(tables[1])
    async with both[1].lease_of(tables[1], notes[1]):
        await tables[1].note_surface("table", message_id=7)
        await tables[1].note_surface("direct", 0, message_id=8)
        await both[1].note(tables[1], tables[1].number)
    await act(tables[0])  # which looks at nobody's direct messages
    async with both[0].lease_of(tables[0], notes[0]):
        assert tables[0].message_id == 7
        assert tables[0].people[0].direct.message_id == 8


async def test_an_action_takes_nobody_a_table_away(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases]
) -> None:
    tables, notes = await known_to_both(processes, both)
    asked = heard_by(processes[1].store)
    shown: list[str] = []

    async def take_over() -> None:
        async with both[0].lease_of(tables[0], notes[0]):
            shown.append("ours")

    await act(tables[1])
    async with both[1].lease_of(tables[1], notes[1]):
        await act(tables[0])
        waiting = asyncio.create_task(take_over())
        await until_heard(asked, "wanted")
        await both[1].note(tables[1], tables[1].number)
        shown.append("theirs")
    await waiting
    assert shown == ["theirs", "ours"]
    assert notes[0].followed[-1] == (3, "theirs")
    assert notes[0].since is None


async def test_who_acts_where_they_were_just_handed_the_table_learns_what_goes_with_it(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    """They may have asked for it long ago, and act before they hear that it is theirs."""
    (ours, theirs), (own, other) = await known_to_both(processes, both)
    first, second = (process.store.messenger for process in processes)
    async with both[0].lease_of(ours, own):
        unheard = first.encoded(News("noted", ours.id))
        given = hand_over_statement(first.owner, second.owner, ours.id, clock() + LEASE, "handed", unheard)
        await processes[0].store.transact(given)
        await act(theirs)
    await show(both[1], theirs, other)
    assert other.followed[-1] == (2, "handed")


async def test_an_action_that_comes_too_late_claims_nothing(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases]
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
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    tables, notes = await known_to_both(processes, both)
    await act(tables[0])
    assert await is_shown_by(processes[0])
    async with both[1].lease_of(tables[1], notes[1]):
        assert tables[1].number == 3
        assert clock() < 1_000 + 1
    async with both[0].lease_of(tables[0], notes[0]):  # and whoever had it knows that it was shown since
        assert notes[0].followed[-1][1] == "theirs"


async def test_what_a_process_that_is_gone_has_claimed_with_an_action_is_shown_at_once(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    tables, notes = await known_to_both(processes, both)
    await act(tables[0])  # it has claimed the table with that, and shows nothing any more
    await processes[0].store.close()
    async with both[1].lease_of(tables[1], notes[1]):
        assert clock() == 1_000
        assert (tables[1].number, tables[1].shown) == (3, 2)
        await both[1].note(tables[1], 3)


async def test_what_a_process_that_is_gone_has_let_go_of_is_claimed_by_the_next_action(
    processes: tuple[Process, Process],
    both: tuple[PublishingLeases, PublishingLeases],
    clock: Clock,
    statements: list[str],
) -> None:
    tables, notes = await known_to_both(processes, both)
    await act(tables[0])
    await show(both[0], tables[0], notes[0])
    await processes[0].store.close()
    await tables[1].refresh()
    statements.clear()
    await play(tables[1], 1, seed=3)
    await show(both[1], tables[1], notes[1])
    assert clock() == 1_000
    assert len(statements) == 2
    assert notes[1].followed[-1] == (3, "ours")


async def test_who_may_have_claimed_a_table_believes_nothing_of_it(
    processes: tuple[Process, Process],
    both: tuple[PublishingLeases, PublishingLeases],
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
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
    async with both[1].lease_of(tables[1], notes[1]):
        assert tables[1].number == 3
        assert clock() < 1_000 + 1
    async with both[1].lease_of(tables[1], notes[1]):
        await both[1].note(tables[1], 3)
    await act(tables[0])
    async with both[0].lease_of(tables[0], notes[0]):
        assert notes[0].followed[-1] == (3, "theirs")


async def test_what_is_claimed_while_a_process_starts_stays(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
) -> None:
    """People may act before it has let go of what it had before."""
    tables, _ = await known_to_both(processes, both)
    await tables[0].refresh()
    store = processes[0].store
    async with store._writing:
        acting = asyncio.create_task(play(tables[0], 1, seed=2))
        for _ in range(9):
            await asyncio.sleep(0)
        assert store._batch is not None
        beginning = asyncio.create_task(both[0].begin())
        await asyncio.sleep(0)
    await asyncio.gather(acting, beginning)
    ((until,),) = await store.fetch(select(rows.c.until))
    assert until > clock()


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("by_action", [False, True])
async def test_who_can_not_begin_to_show_a_table_takes_nobody_their_memory(
    processes: tuple[Process, Process],
    both: tuple[PublishingLeases, PublishingLeases],
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    *,
    by_action: bool,
    first: int,
) -> None:
    tables, notes = await known_to_both(processes, both)
    await tables[0].refresh()
    if by_action:
        await play(tables[0], 1, seed=2)

    async def fail(_: Table) -> None:
        raise StoreUnavailable("The database did not do it.")

    with monkeypatch.context() as patch:
        patch.setattr(Table, "_catch_up", fail)
        tables[0].mark_doubtful()
        with pytest.raises(StoreUnavailable):
            await show(both[0], tables[0], notes[0])
    notes[1].followed.clear()
    async with both[first].lease_of(tables[first], notes[first]):
        assert clock() == 1_000
        assert notes[1].followed == []  # it was shown by nobody else
    async with both[0].lease_of(tables[0], notes[0]):
        assert notes[0].followed[-1][1] == "theirs"


async def test_a_crowd_never_shows_one_table_twice_at_a_time(
    processes: tuple[Process, Process], both: tuple[PublishingLeases, PublishingLeases], clock: Clock
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
        async with both[place].lease_of(table, notes[place][which]):
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
