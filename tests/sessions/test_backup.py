"""A copy of the database while the bot writes, and back."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sessions import Store, backup
from sessions.backup import BackupFailed, copy
from tests.sessions.doubles import Clock, half_a_game, seen

DOUBLED = 11
"""So often a page of paper is doubled: more than is copied before anybody else can write."""
MOST_WRITES = 100_000
"""Far more than are written until a copy is made."""


def files(folder: Path, pattern: str) -> list[str]:
    return sorted(path.name for path in folder.glob(pattern))


async def test_a_copy_is_made_while_the_bot_writes_and_opens(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    store, table_id = await half_a_game(sqlite_url, clock)
    file, kept = tmp_path / "copy.db", tmp_path / "kept" / "again.db"
    kept.parent.mkdir()
    assert await asyncio.to_thread(backup.main, [str(file), "--database", sqlite_url]) == 0
    expected = await seen(store, table_id, clock)
    await store.close()
    assert backup.main([str(file), "--restore", "--database", f"sqlite:///{kept}"]) == 0
    again = await Store.open(f"sqlite:///{kept}")
    assert await seen(again, table_id, clock) == expected
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
