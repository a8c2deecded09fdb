"""The store: what it promises, what it does when something goes wrong."""

import asyncio
import traceback
from functools import partial
from typing import Any

import aiosqlite
import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import Connection, insert, make_url, select, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from sessions import Lobbies, PositionChanged, Store, StoreUnavailable, Table, Tables
from sessions.store import Conflict
from sessions.store.rows import NewAction
from sessions.store.schema import actions
from sessions.store.schema import tables as tables_sql
from sessions.store.sweep import SOURCES, unrecorded_work
from sessions.store.tables import TableRows
from tests.sessions.doubles import ANN, BOB, GAMES, Another, log_of, play, seated
from tests.support.left import left


def append(table_id: int, number: int, **changed: Any) -> NewAction:
    """An action as a table would store it."""
    row = NewAction(
        table_id=table_id,
        number=number,
        seat=0,
        action='{"type":"yield"}',
        events="[]",
        version=1,
        at=1.0,
        position="{}",
        active=1,
        status="open",
        outcome=None,
        ended_at=None,
        steps="[1,0]",
    )
    return row._replace(**changed)


# Closing


async def test_closed_store_says_so(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    for call in (
        store.append(append(1, 1)),
        TableRows(store).load(1),
        store.put_value("a", "b"),
        left(store, "show"),
    ):
        with pytest.raises(StoreUnavailable, match="closed"):
            await call


async def test_close_finishes_what_was_begun(url: str) -> None:
    store = await Store.open(url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    moves = [asyncio.create_task(store.append(append(table.id, number))) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*moves)

    again = await Store.open(url)
    assert await log_of(again, table.id) == [1, 2, 3]
    await again.close()


async def test_close_waits_for_those_who_read(url: str) -> None:
    """What is cut off from its connection leaves that to the collector of garbage, whenever it comes."""
    store = await Store.open(url)
    reading, found = asyncio.Event(), asyncio.Event()

    async def read(connection: AsyncConnection) -> Any:
        reading.set()
        await found.wait()
        return await connection.scalar(text("SELECT 1"))

    reader = asyncio.create_task(store.read(read))
    await reading.wait()
    asyncio.get_running_loop().call_later(0.05, found.set)
    await store.close()
    assert found.is_set()
    assert await reader == 1


async def test_a_read_goes_on_to_its_end_when_nobody_waits_for_it_any_more(url: str) -> None:
    store = await Store.open(url)
    reading, found, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def read(connection: AsyncConnection) -> None:
        reading.set()
        await found.wait()
        await connection.execute(text("SELECT 1"))
        ended.set()

    reader = asyncio.create_task(store.read(read))
    await reading.wait()
    reader.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reader
    found.set()
    await store.close()
    assert ended.is_set()


# Appending


async def _shown(store: Store, table_id: int) -> int:
    loaded = await TableRows(store).load(table_id)
    assert loaded is not None
    return loaded.row.shown


@pytest.mark.parametrize("patience", [0.0, 0.01])
async def test_a_note_of_what_is_shown_is_stored_though_nothing_else_is(url: str, patience: float) -> None:
    store = await Store.open(url, patience=patience)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await store.note(table.id, shown=1)
    assert await _shown(store, table.id) == 1
    await store.close()


async def test_a_note_of_what_is_shown_is_stored_with_the_next_action_or_at_the_end(url: str) -> None:
    store = await Store.open(url, patience=3600.0)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    noted = asyncio.create_task(store.note(table.id, shown=1))
    await asyncio.sleep(0)
    await store.append(append(table.id, 1))
    await noted
    assert await _shown(store, table.id) == 1
    last = asyncio.create_task(store.note(table.id, shown=2))
    await asyncio.sleep(0)
    await store.close()
    await last
    again = await Store.open(url)
    assert await _shown(again, table.id) == 2
    await again.close()


async def test_append_of_a_taken_or_later_number_is_a_conflict(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    await store.append(append(table.id, 1))

    for row in (
        append(table.id, 1),
        append(table.id, 3),
        append(table.id, 2, version=2),
        append(999, 1),
    ):
        with pytest.raises(Conflict):
            await store.append(row)

    await store.append(append(table.id, 2, status="over"))
    with pytest.raises(Conflict):
        await store.append(append(table.id, 3))
    assert await log_of(store, table.id) == [1, 2]


async def test_in_one_transaction_the_first_wins(lobbies: Lobbies, store: Store) -> None:
    one, two = await seated(lobbies, ANN, BOB), await seated(lobbies, ANN, BOB)
    rows = [append(one.id, 1), append(one.id, 1), append(two.id, 1), append(one.id, 2), append(two.id, 2)]

    answers = await asyncio.gather(*(store.append(row) for row in rows), return_exceptions=True)

    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), type(None), type(None)]
    assert (await log_of(store, one.id), await log_of(store, two.id)) == ([1, 2], [1, 2])


async def test_of_many_notes_of_one_kind_the_last_holds(lobbies: Lobbies, store: Store) -> None:
    tables = [await seated(lobbies, ANN, BOB) for _ in range(3)]
    await asyncio.gather(*(store.note(table.id, shown=shown) for shown in (1, 2, 3) for table in reversed(tables)))
    for table in tables:
        loaded = await TableRows(store).load(table.id)
        assert loaded is not None
        assert loaded.row.shown == 3


async def test_an_action_and_a_note_are_one_way_there_and_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    said: list[str] = []
    writer: Any = store._writer
    fetch = asyncpg.Connection.fetch

    async def note(connection: Any, query: str, *row: Any) -> Any:
        said.append(query.split()[0])
        return await fetch(connection, query, *row)

    monkeypatch.setattr(asyncpg.Connection, "fetch", note)
    raw = await writer._connection.get_raw_connection()
    raw.driver_connection.add_query_logger(lambda query: said.append(query.query.split()[0]))
    await store.append(append(table.id, 1))
    await store.note(table.id, shown=1)
    with pytest.raises(Conflict):
        await store.append(append(table.id, 1))
    await asyncio.sleep(0)  # the driver says what it did a moment later
    assert sorted(said) == ["UPDATE", "UPDATE", "WITH", "WITH", "WITH", "WITH"]  # asked for, and done by the driver
    await asyncio.gather(store.append(append(table.id, 2)), store.note(table.id, shown=2))
    await asyncio.sleep(0)  # the driver says what it did a moment later
    assert {"BEGIN;", "COMMIT;"} <= {*said}
    assert await log_of(store, table.id) == [1, 2]
    await store.close()


async def test_row_that_cant_be_stored_hurts_nobody_else(lobbies: Lobbies, store: Store) -> None:
    good, bad = await seated(lobbies, ANN, BOB), await seated(lobbies, ANN, BOB)
    work = [
        store.append(append(good.id, 1)),
        store.append(append(bad.id, 1, active=2**70)),
        store.append(append(good.id, 2)),
        store.append(append(bad.id, 1, events="\ud800")),
        store.note_surface(good.id, "table", message_id=5),
        store.note_surface(bad.id, "table", message_id=2**70),
        store.append(append(bad.id, 1)),
    ]

    answers = await asyncio.gather(*work, return_exceptions=True)

    assert [type(answer) for answer in answers] == [
        type(None),
        StoreUnavailable,
        type(None),
        StoreUnavailable,
        type(None),
        StoreUnavailable,
        type(None),
    ]
    assert (await log_of(store, good.id), await log_of(store, bad.id)) == ([1, 2], [1])
    loaded = await TableRows(store).load(good.id)
    assert loaded is not None
    assert loaded.row.message.message_id == 5


async def test_error_quotes_nothing_secret(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    hand = str(123_456_789)
    with pytest.raises(StoreUnavailable) as caught:
        await store.append(append(table.id, 1, active=2**70, position=hand))
    with pytest.raises(StoreUnavailable) as missing:
        await store.append(append(table.id, 1, steps=None, position=hand))
    with pytest.raises(StoreUnavailable) as wrong:
        await store.transact(
            lambda connection: connection.execute(
                update(tables_sql).where(tables_sql.c.id == table.id).values(game=None, position=hand)
            )
        )
    for each in (caught.value, missing.value, wrong.value):
        assert "Error" in str(each)
        assert hand not in "".join(traceback.format_exception(each))


async def test_two_processes_write_to_the_same_tables(another: Another, lobbies: Lobbies, store: Store) -> None:
    """Each in an order of its own; nobody waits for somebody who waits for them."""
    other = await another()
    made = [await seated(lobbies, ANN, BOB) for _ in range(6)]

    async def write(here: Store, order: list[Table]) -> int:
        done = 0
        for number in range(1, 21):
            rows = [here.append(append(table.id, number)) for table in order]
            notes = [here.note(table.id, shown=number) for table in reversed(order)]
            dms = [here.note_surface(table.id, "direct", 1, at=float(number)) for table in order]
            answers = await asyncio.gather(*notes, *rows, *dms, return_exceptions=True)
            assert {type(answer) for answer in answers} <= {type(None), Conflict}
            done += answers[len(notes) : len(notes) + len(rows)].count(None)
        return done

    counts = await asyncio.gather(write(store, made), write(other, made[::-1]))

    assert sum(counts) == 20 * len(made)
    for table in made:
        assert await log_of(store, table.id) == list(range(1, 21))


async def test_thousands_of_appends_at_once(lobbies: Lobbies, store: Store) -> None:
    made = [await seated(lobbies, ANN, BOB) for _ in range(3)]
    rows = [append(table.id, number) for number in range(1, 401) for table in made]

    await asyncio.gather(*(store.append(row) for row in rows))

    for table in made:
        assert await log_of(store, table.id) == list(range(1, 401))


async def test_cancelled_append_is_not_everybodys(lobbies: Lobbies, store: Store) -> None:
    one, two = await seated(lobbies, ANN, BOB), await seated(lobbies, ANN, BOB)
    cancelled = asyncio.create_task(store.append(append(one.id, 1)))
    kept = asyncio.create_task(store.append(append(two.id, 1)))
    await asyncio.sleep(0)
    cancelled.cancel()
    await kept
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    assert await log_of(store, two.id) == [1]


async def test_unknown_notes_are_a_mistake(store: Store) -> None:
    with pytest.raises(TypeError, match="secret"):
        await store.note(1, secret="mine")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="nothing"):
        await store.note_surface(1, "direct", 0)


async def test_whatever_fails_in_a_transaction_undoes_it(store: Store) -> None:
    def half(connection: Connection) -> None:
        connection.execute(text("INSERT INTO meta (key, value) VALUES ('half', 'done')"))
        raise LookupError("the other half")

    with pytest.raises(LookupError):
        await store.transact(half)
    assert await store.get_value("half") is None


async def test_memory_of_the_bot(store: Store) -> None:
    await store.put_value("commands", "abc")
    await store.put_value("commands", "def")
    assert await store.get_value("commands") == "def"
    assert await store.get_value("something else") is None


async def test_locked_database_costs_everybody_one_answer(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    lobbies = Lobbies(store, Tables(store, GAMES))
    tables = [await seated(lobbies, ANN, BOB) for _ in range(3)]
    await store.transact(lambda connection: connection.execute(text("PRAGMA busy_timeout = 0")))
    async with aiosqlite.connect(make_url(sqlite_url).database or "") as other:
        await other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(*(play(table, 1) for table in tables), return_exceptions=True)
        assert [str(answer) for answer in answers] == ["The database did not do it: locked (database is locked)."] * 3
        await other.rollback()

    for table in tables:
        assert await play(table, 2) == 2
        assert await log_of(store, table.id) == [1, 2]
    await store.close()


async def test_full_disk_loses_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB, mode="endless", rounds=99)
    pages = await store.transact(lambda connection: connection.scalar(text("PRAGMA page_count")))
    await store.transact(lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}")))
    with pytest.raises(StoreUnavailable, match="full"):
        await play(table)
    number = table.number
    assert await log_of(store, table.id) == list(range(1, number + 1))

    await store.transact(lambda connection: connection.execute(text("PRAGMA max_page_count = 100000")))
    await play(table, 50)
    assert table.number >= number + 50
    assert await log_of(store, table.id) == list(range(1, table.number + 1))
    await store.close()


async def test_action_stored_though_nobody_heard_of_it(another: Another, lobbies: Lobbies) -> None:
    """The answer to a commit can be lost; the table finds out by itself."""
    table = await seated(lobbies, ANN, BOB)
    there = await Tables(await another(), GAMES).get(table.id)
    assert there is not None
    await play(there, 1)
    table._doubtful = True

    with pytest.raises(PositionChanged):
        await play(table, 1)
    await play(table, 1)

    assert table.number == 2


# Many tables


async def test_ten_thousand_tables_are_not_loaded_at_start(another: Another, lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    await play(table, 9)
    await table.store_notes(shown=9)
    (row,) = await store.fetch(select(tables_sql).where(tables_sql.c.id == table.id))
    copies = [{**row._mapping, "id": number} for number in range(2, 10_001)]
    (log,) = [await store.fetch(select(actions).where(actions.c.table_id == table.id))]

    def copy(connection: Connection) -> None:
        connection.execute(insert(tables_sql), copies)
        connection.execute(
            text(
                "INSERT INTO seats (table_id, seat, user_id, name, join_id)"
                " SELECT tables.id, seat, user_id, name, join_id FROM seats, tables"
                " WHERE table_id = 1 AND tables.id > 1"
            )
        )
        last = [{**entry._mapping, "table_id": 5_000} for entry in log]
        connection.execute(insert(actions), last)
        connection.execute(update(tables_sql).where(tables_sql.c.id == 7_000).values(shown=8))

    await store.transact(copy)
    fresh_store = await another()
    fresh = Tables(fresh_store, GAMES)

    assert await left(fresh_store, "show") == [7_000]
    assert not fresh._live
    loaded = await fresh.get(5_000)
    assert loaded is not None
    assert len(fresh._live) == 1
    await play(loaded)
    assert loaded.status == "over"
    assert len(await fresh.open_tables_of(ANN)) == 9_999


async def test_what_lags_is_found_by_its_index(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    plans = []
    for query in (
        "SELECT id FROM tables WHERE status IN ('open', 'over') AND shown < number",
        "SELECT id FROM tables WHERE status = 'lobby' AND expires_at <= 5",
        "SELECT id FROM tables WHERE channel_id = 5 AND status = 'open'",
        "SELECT table_id FROM surfaces WHERE kind = 'table' AND channel_id = 5",
        "SELECT table_id FROM seats WHERE user_id = 5",
    ):
        found = await store.transact(partial(Connection.execute, statement=text(f"EXPLAIN QUERY PLAN {query}")))
        plans.append(" ".join(row.detail for row in found))
    assert "ix_tables_lagging" in plans[0]
    assert "ix_tables_lobbies" in plans[1]
    assert "ix_tables_channel_id_status" in plans[2]
    assert "ix_surfaces_of_tables" in plans[3]
    assert "INDEX" in plans[4] and "(user_id=?)" in plans[4]
    await store.close()


@pytest.mark.parametrize("kind", SOURCES)
async def test_what_was_left_behind_is_found_by_indexes(sqlite_url: str, kind: str) -> None:
    store = await Store.open(sqlite_url)
    query = unrecorded_work(kind, 5.0).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    found = await store.transact(partial(Connection.execute, statement=text(f"EXPLAIN QUERY PLAN {query}")))
    plan = [row.detail for row in found if row.detail.startswith(("SCAN", "SEARCH"))]
    assert len(plan) > 1
    assert all("INDEX" in step or "PRIMARY KEY" in step for step in plan), plan
    await store.close()
