"""A copy of the database while the bot writes, and back."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sessions import Store, backup
from sessions.backup import BackupFailed, copy_database
from sessions.store.unfinished_move import FILLING
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
    copied.set_result(await asyncio.to_thread(copy_database, source, tmp_path / "copy.db"))
    assert await writing < MOST_WRITES
    assert copied.result()["tables"] == 1
    assert files(tmp_path, "copy.db*") == ["copy.db"]


async def left_running(url: str, clock: Clock) -> Path:
    """The file of a database with a game, as a bot leaves it that has ended."""
    store, _ = await half_a_game(url, clock)
    await store.close()
    return Path(url.removeprefix("sqlite:///"))


async def test_a_copy_is_read_where_nothing_can_be_written(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    """A file in WAL mode can't be opened on a read-only medium, and elsewhere whoever reads it leaves two files."""
    await asyncio.to_thread(copy_database, await left_running(sqlite_url, clock), tmp_path / "copy.db")
    with closing(sqlite3.connect(f"file:{tmp_path}/copy.db?mode=ro", uri=True)) as reading:
        assert reading.execute("SELECT count(*) FROM actions").fetchone() == (5,)
        assert files(tmp_path, "copy.db*") == ["copy.db"]


async def test_nothing_stays_beside_either_side(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    source = await left_running(sqlite_url, clock)
    source.with_name("test.db.lock").unlink(missing_ok=True)
    await asyncio.to_thread(copy_database, source, tmp_path / "copy.db")
    await asyncio.to_thread(copy_database, tmp_path / "copy.db", tmp_path / "again.db")
    assert files(tmp_path, "*") == ["again.db", "copy.db", "test.db"]


async def test_a_copy_of_an_older_release_comes_back_from_a_read_only_medium(
    sqlite_url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in WAL mode, and nothing can be put beside it."""
    older = await left_running(sqlite_url, clock)
    older.with_name("test.db.lock").unlink(missing_ok=True)
    monkeypatch.setattr("os.access", lambda *_: False)  # whoever runs the tests may be allowed everything
    counts = await asyncio.to_thread(copy_database, older, tmp_path / "again.db")
    assert counts["actions"] == 5
    assert files(tmp_path, "*") == ["again.db", "test.db"]


@pytest.fixture
def open_handed() -> Iterator[None]:
    """Whatever is made may be read by everybody, unless who makes it says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(file: Path) -> str:
    return stat.filemode(file.stat().st_mode)


@pytest.mark.usefixtures("open_handed")
async def test_nobody_else_may_read_a_copy_or_a_new_database(new_sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    store, _ = await half_a_game(new_sqlite_url, clock)
    database, target = Path(new_sqlite_url.removeprefix("sqlite:///")), tmp_path / "copy.db"
    assert mode(database.parent) == "drwx------"
    assert {mode(database.with_name(name)) for name in files(database.parent, "test.db*")} == {"-rw-------"}
    await asyncio.to_thread(copy_database, database, target)
    assert mode(target) == "-rw-------"
    await store.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="gives files away")
async def test_what_root_puts_back_belongs_to_whoever_has_the_folder(
    sqlite_url: str, tmp_path: Path, clock: Clock
) -> None:
    source = await left_running(sqlite_url, clock)
    bots = tmp_path / "bots"
    bots.mkdir()
    os.chown(bots, 10_001, 10_001)
    assert (
        await asyncio.to_thread(backup.main, [str(source), "--restore", "--database", f"sqlite:///{bots}/new.db"]) == 0
    )
    found = (bots / "new.db").stat()
    assert (found.st_uid, found.st_gid) == (10_001, 10_001)


async def test_half_of_a_move_is_not_copied(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    await store.put_value(FILLING, "sqlite:///elsewhere.db")
    await store.close()
    with pytest.raises(BackupFailed, match="has only a part of its rows"):
        await asyncio.to_thread(copy_database, Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "copy.db")
    assert files(tmp_path, "copy*") == []


@pytest.mark.parametrize("beside", ["-wal", "-shm", "-journal"])
def test_a_copy_is_not_put_beside_what_a_database_has_left(sqlite_url: str, tmp_path: Path, beside: str) -> None:
    """SQLite would write into it what is there."""
    left = tmp_path / f"target.db{beside}"
    left.write_bytes(b"")
    with pytest.raises(BackupFailed, match=f"target.db{beside} is there already"):
        copy_database(Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "target.db")
    assert files(tmp_path, "target*") == [left.name]


def test_what_is_no_address_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert backup.main([str(tmp_path / "x"), "--database", "nonsense"]) == 2
    assert capsys.readouterr().err.startswith("That is no address of a database")


@pytest.mark.parametrize(
    ("name", "why"), [("none/copy.db", "no such file or directory"), (300 * "x", "file name too long")]
)
def test_where_nothing_can_be_written_is_said(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, why: str
) -> None:
    assert backup.main([str(tmp_path / name), "--database", sqlite_url]) == 2
    assert capsys.readouterr().err.endswith(f" can't be copied to {tmp_path / name}: {why}.\n")


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
        copy_database(file, target)
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]


def test_a_postgresql_is_backed_up_by_its_own_tool(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert backup.main([str(tmp_path / "x"), "--database", "postgresql://localhost/elementarium"]) == 2
    assert "pg_dump" in capsys.readouterr().err
