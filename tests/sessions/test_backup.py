"""A copy of the database while the bot writes, and back; and everything from one database to another."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert

from sessions import Lobbies, Store, Tables, backup, move
from sessions.backup import BackupFailed, copy
from sessions.store.schema import metadata
from tests.sessions.doubles import ANN, BOB, GAMES, Clock, caught_up, play, seated

DOUBLED = 11
"""So often a page of paper is doubled: more than is copied before anybody else can write."""
MOST_WRITES = 100_000
"""Far more than are written until a copy is made."""


async def half_a_game(url: str, clock: Clock) -> tuple[Store, int]:
    """A store with a game that goes on."""
    store = await Store.open(url)
    tables = Tables(store, GAMES, clock)
    table = await seated(Lobbies(store, tables, clock), ANN, BOB)
    await play(table, 5)
    return store, table.id


async def shown(store: Store, table_id: int, clock: Clock) -> object:
    """What everybody sees of a table that is loaded from a store."""
    table = await Tables(store, GAMES, clock).get(table_id)
    assert table is not None
    assert not await caught_up(table)
    return [table.view(viewer) for viewer in (None, 0, 1)]


def files(folder: Path, pattern: str) -> list[str]:
    return sorted(path.name for path in folder.glob(pattern))


async def test_a_copy_is_made_while_the_bot_writes_and_opens(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    store, table_id = await half_a_game(sqlite_url, clock)
    file, kept = tmp_path / "copy.db", tmp_path / "kept" / "again.db"
    kept.parent.mkdir()
    assert await asyncio.to_thread(backup.main, [str(file), "--database", sqlite_url]) == 0
    expected = await shown(store, table_id, clock)
    await store.close()
    assert backup.main([str(file), "--restore", "--database", f"sqlite:///{kept}"]) == 0
    again = await Store.open(f"sqlite:///{kept}")
    assert await shown(again, table_id, clock) == expected
    await again.close()


async def test_a_copy_comes_to_its_end_while_much_is_stored(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    store, _ = await half_a_game(sqlite_url, clock)
    await store.close()
    source = Path(sqlite_url.removeprefix("sqlite:///"))
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()

    def write() -> int:
        with closing(sqlite3.connect(source)) as writer:
            writer.execute("CREATE TABLE paper AS SELECT randomblob(4000) AS sheet")
            for _ in range(DOUBLED):
                writer.execute("INSERT INTO paper SELECT randomblob(4000) FROM paper")
            writer.commit()
            loop.call_soon_threadsafe(enough.set)
            for written in range(MOST_WRITES):
                writer.execute("UPDATE paper SET sheet = randomblob(4000) WHERE rowid = 1")
                writer.commit()
                if copied.done():
                    return written
        return MOST_WRITES

    copied: asyncio.Future[dict[str, int]] = loop.create_future()
    writing = asyncio.create_task(asyncio.to_thread(write))
    await enough.wait()
    copied.set_result(await asyncio.to_thread(copy, source, tmp_path / "copy.db"))
    assert await writing < MOST_WRITES
    assert copied.result()["tables"] == 1
    assert files(tmp_path, "copy.db*") == ["copy.db"]


@pytest.mark.parametrize("beside", ["-wal", "-shm", "-journal"])
def test_a_copy_is_not_put_beside_what_a_database_has_left(sqlite_url: str, tmp_path: Path, beside: str) -> None:
    """SQLite would write into it what is there."""
    left = tmp_path / f"target.db{beside}"
    left.write_bytes(b"")
    with pytest.raises(BackupFailed, match=f"target.db{beside} is there already"):
        copy(Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "target.db")
    assert files(tmp_path, "target*") == [left.name]


def test_what_is_no_address_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup.main([str(tmp_path / "x"), "--database", "nonsense"]) == 2
    assert capsys.readouterr().err.startswith("That is no address of a database")


def test_nothing_is_written_over(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "copy.db"
    file.write_text("mine")
    assert backup.main([str(file), "--database", sqlite_url]) == 2
    assert backup.main([str(file), "--restore", "--database", sqlite_url]) == 2
    assert capsys.readouterr().err.count("nothing is written over it") == 2
    assert file.read_text() == "mine"


@pytest.mark.parametrize("content", [b"", b"no database at all, only a text", b"SQLite format 3\x00" + b"\xff" * 5000])
def test_what_is_no_copy_is_not_put_in_place(content: bytes, tmp_path: Path) -> None:
    file, target = tmp_path / "copy.db", tmp_path / "target.db"
    file.write_bytes(content)
    with pytest.raises(BackupFailed):
        copy(file, target)
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]


def test_a_postgresql_is_backed_up_by_its_own_tool(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert backup.main([str(tmp_path / "x"), "--database", "postgresql://localhost/elementarium"]) == 2
    assert "pg_dump" in capsys.readouterr().err


@pytest.fixture(params=[("sqlite_url", "new_postgres_url"), ("postgres_url", "new_sqlite_url")], ids=["there", "back"])
def urls(request: pytest.FixtureRequest) -> tuple[str, str]:
    """From where to where."""
    before, after = request.param
    return request.getfixturevalue(before), request.getfixturevalue(after)


async def test_everything_moves_and_goes_on(urls: tuple[str, str], clock: Clock) -> None:
    url, new_url = urls
    store, table_id = await half_a_game(url, clock)
    expected = await shown(store, table_id, clock)
    await store.close()
    counts = await move.run(url, new_url)
    assert counts["actions"] == 5
    target = await Store.open(new_url)
    assert await shown(target, table_id, clock) == expected
    tables = Tables(target, GAMES, clock)
    later = await seated(Lobbies(target, tables, clock), ANN, BOB)
    assert later.id > table_id
    await target.close()


async def test_more_rows_than_are_moved_at_once_arrive(sqlite_url: str, new_sqlite_url: str) -> None:
    mutes = metadata.tables["mutes"]
    many = [{"user_id": number // 3, "other_id": number, "at": 0.5} for number in range(2 * move.AT_ONCE + 1)]
    store = await Store.open(sqlite_url)
    await store.transact(lambda connection: connection.execute(insert(mutes), many))
    await store.close()
    assert (await move.run(sqlite_url, new_sqlite_url))["mutes"] == len(many)


async def test_only_an_empty_database_is_moved_to(sqlite_url: str, new_sqlite_url: str, clock: Clock) -> None:
    for url in (sqlite_url, new_sqlite_url):
        store, _ = await half_a_game(url, clock)
        await store.close()
    with pytest.raises(move.NotMoved, match="is not empty"):
        await move.run(sqlite_url, new_sqlite_url)


async def test_a_database_that_is_not_there_is_not_moved(tmp_path: Path, new_sqlite_url: str) -> None:
    missing = tmp_path / "missing.db"
    with pytest.raises(move.NotMoved, match="There is no database at"):
        await move.run(f"sqlite:///{missing}", new_sqlite_url)
    assert not missing.exists()


async def test_a_move_that_fails_leaves_nothing_behind(
    sqlite_url: str, new_sqlite_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, _ = await half_a_game(sqlite_url, clock)
    await store.close()
    monkeypatch.setattr(move, "_compare", lambda *_: (_ for _ in ()).throw(move.NotMoved("They differ.")))
    assert await asyncio.to_thread(move.main, [sqlite_url, new_sqlite_url]) == 2
    monkeypatch.undo()
    assert (await move.run(sqlite_url, new_sqlite_url))["tables"] == 1
