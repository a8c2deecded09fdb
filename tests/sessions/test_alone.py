"""One bot on one database: a second is refused; after a kill the next one isn't; one that is ending is waited for."""

import asyncio
import signal
from pathlib import Path

import pytest
import structlog
from sqlalchemy import Connection, make_url

from sessions import Shards, Store, StoreUnavailable
from tests.sessions.test_processes import go, start

LONG = 60.0


async def test_a_second_process_is_refused_with_a_sentence(url: str) -> None:
    first = await start(url, "alone")
    with pytest.raises(
        StoreUnavailable, match=r"^Another bot is running on the database .+: stop it, or give this one"
    ):
        await Store.open(url, alone=0)
    await (await Store.open(url)).close()  # whoever only looks is welcome
    go(first)
    assert await first.wait() == 0


async def test_after_a_kill_the_next_start_has_the_database(url: str) -> None:
    first = await start(url, "alone")
    first.send_signal(signal.SIGKILL)
    await first.wait()
    await (await Store.open(url, alone=LONG)).close()


async def test_a_database_that_was_not_closed_is_checked(sqlite_url: str) -> None:
    first = await start(sqlite_url, "alone")
    first.send_signal(signal.SIGKILL)
    await first.wait()
    assert "checking the database" in await logged(sqlite_url)
    assert "checking" not in await logged(sqlite_url)


async def logged(url: str) -> str:
    """What is logged while a store is opened and closed."""
    with structlog.testing.capture_logs() as lines:
        await (await Store.open(url, alone=LONG)).close()
    return str(lines)


def damage(file: Path) -> None:
    """Write over a part of a database, and leave it as a killed bot does."""
    content = bytearray(file.read_bytes())
    content[-20_000:-10_000] = b"\xff" * 10_000
    file.write_bytes(content)
    file.with_name(f"{file.name}.lock").write_text("running")


async def test_a_damaged_database_is_not_played_on(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    for number in range(40):
        await store.put_value(str(number), "x" * 4000)
    await store.close()
    file = Path(make_url(sqlite_url).database or "")
    await asyncio.to_thread(damage, file)
    with pytest.raises(StoreUnavailable, match=r"^The database is damaged .+: put the newest backup in its place\.$"):
        await Store.open(sqlite_url, alone=LONG)


async def test_a_process_that_is_just_ending_is_waited_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = asyncio.Event()
    monkeypatch.setattr("sessions.store.single_process_lock._say_waiting", lambda _: waiting.set())
    first = await start(url, "alone")
    second = asyncio.create_task(Store.open(url, alone=LONG))
    await waiting.wait()
    go(first)
    await (await second).close()
    assert await first.wait() == 0


def cut(connection: Connection) -> None:
    """Let PostgreSQL end the connection that holds the lock."""
    connection.exec_driver_sql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")


async def test_a_lost_connection_to_postgres_comes_back_with_the_lock(postgres_url: str) -> None:
    store = await Store.open(postgres_url, alone=0)
    other = await Store.open(postgres_url)

    await other.transact(cut)
    with pytest.raises(StoreUnavailable):
        await store.put_value("key", "lost")
    await store.put_value("key", "kept")
    with pytest.raises(StoreUnavailable, match="Another bot"):
        await Store.open(postgres_url, alone=0)
    await other.close()
    await store.close()


async def test_a_connection_that_somebody_else_has_replaced_writes_nothing(postgres_url: str) -> None:
    store = await Store.open(postgres_url, alone=0)
    other = await Store.open(postgres_url)

    await other.transact(cut)
    second = await Store.open(postgres_url, alone=LONG)
    for _ in range(2):
        with pytest.raises(StoreUnavailable):
            await store.put_value("key", "mine")
    with pytest.raises(StoreUnavailable) as refused:
        await store.note(1, shown=1)
    assert not refused.value.in_doubt  # it was not even sent
    assert await second.get_value("key") is None
    for one in (store, other, second):
        await one.close()


# Several processes, each with shards of its own


async def test_each_shard_is_had_by_one_process(postgres_url: str) -> None:
    first = await Store.open(postgres_url, alone=0, shards=Shards(4, (0, 1)))
    second = await Store.open(postgres_url, alone=0, shards=Shards(4, (3,)))
    for wanted, sentence in (
        (
            Shards(4, (1, 2)),
            r"Another process has shard 1 on the database .+: stop it, or give this one other SHARD_IDS;",
        ),
        (Shards(2, (0,)), r"Another process has a SHARD_COUNT of 4, not 2, on the database .+: give this one the same"),
        (None, r"Processes with SHARD_IDS are running on the database .+: give this one SHARD_IDS"),
    ):
        with pytest.raises(StoreUnavailable, match=sentence) as refused:
            await Store.open(postgres_url, alone=0, shards=wanted)
        assert "of its own" not in str(refused.value)  # one bot on two databases would be two with half the tables each
    await first.close()
    await (await Store.open(postgres_url, alone=0, shards=Shards(4, (1, 2)))).close()
    await second.close()
    await (await Store.open(postgres_url, alone=0, shards=Shards(2, (0,)))).close()


async def test_a_process_without_shards_is_no_reason_for_another_database(postgres_url: str) -> None:
    whole = await Store.open(postgres_url, alone=0)
    with pytest.raises(StoreUnavailable, match=r"^A process without SHARD_IDS is running on .+: stop it first"):
        await Store.open(postgres_url, alone=0, shards=Shards(2, (0,)))
    with pytest.raises(StoreUnavailable, match=r"^Another bot is running on .+ a database of its own\.$"):
        await Store.open(postgres_url, alone=0)
    await whole.close()


async def test_a_shard_whose_process_is_just_ending_is_waited_for(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = asyncio.Event()
    monkeypatch.setattr("sessions.store.single_process_lock._say_waiting", lambda _: waiting.set())
    first = await Store.open(postgres_url, alone=0, shards=Shards(2, (0, 1)))
    second = asyncio.create_task(Store.open(postgres_url, alone=LONG, shards=Shards(2, (1,))))
    await waiting.wait()
    await first.close()
    await (await second).close()
