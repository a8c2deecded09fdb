"""Everything from one database to another, or nothing; and what is half there says so."""

import asyncio
import signal
from pathlib import Path

import pytest
import structlog
from sqlalchemy import insert

from sessions import Lobbies, Store, StoreUnavailable, Tables, move
from sessions.store.schema import metadata
from tests.sessions.doubles import ANN, BOB, GAMES, Clock, half_a_game, seated, seen
from tests.support.nursery import Forked, nursery


@pytest.fixture(params=[("sqlite_url", "new_postgres_url"), ("postgres_url", "new_sqlite_url")], ids=["there", "back"])
def urls(request: pytest.FixtureRequest) -> tuple[str, str]:
    """From where to where."""
    before, after = request.param
    return request.getfixturevalue(before), request.getfixturevalue(after)


async def test_everything_moves_and_goes_on(urls: tuple[str, str], clock: Clock) -> None:
    url, new_url = urls
    store, table_id = await half_a_game(url, clock)
    expected = await seen(store, table_id, clock)
    await store.close()
    counts = await move.open_and_move(url, new_url)
    assert counts["actions"] == 5
    target = await Store.open(new_url)
    assert await seen(target, table_id, clock) == expected
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
    assert (await move.open_and_move(sqlite_url, new_sqlite_url))["mutes"] == len(many)


async def test_only_an_empty_database_is_moved_to(sqlite_url: str, new_sqlite_url: str, clock: Clock) -> None:
    for url in (sqlite_url, new_sqlite_url):
        store, _ = await half_a_game(url, clock)
        await store.close()
    with pytest.raises(move.NotMoved, match="is not empty"):
        await move.open_and_move(sqlite_url, new_sqlite_url)


async def test_a_database_that_is_not_there_is_not_moved(tmp_path: Path, new_sqlite_url: str) -> None:
    missing = tmp_path / "missing.db"
    with pytest.raises(move.NotMoved, match="There is no database at"):
        await move.open_and_move(f"sqlite:///{missing}", new_sqlite_url)
    assert not missing.exists()


async def test_a_move_that_fails_leaves_nothing_behind(
    sqlite_url: str, new_sqlite_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, _ = await half_a_game(sqlite_url, clock)
    await store.close()
    differ = move.NotMoved("They differ.")
    monkeypatch.setattr(move, "_compare_table", lambda *_: (_ for _ in ()).throw(differ))
    assert await asyncio.to_thread(move.main, [sqlite_url, new_sqlite_url]) == 2
    monkeypatch.undo()
    assert (await move.open_and_move(sqlite_url, new_sqlite_url))["tables"] == 1


async def half_moved(source: str, target: str) -> Forked:
    """A process that has moved some of the rows."""
    process = await nursery().fork("tests.sessions.mover", {"FROM": source, "TO": target})
    assert await process.stdout.readline() == b"half\n"
    return process


@pytest.fixture
async def game(urls: tuple[str, str], clock: Clock) -> tuple[str, str]:
    """From where to where, with a game to be moved."""
    store, _ = await half_a_game(urls[0], clock)
    await store.close()
    return urls


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
async def test_a_move_that_is_told_to_end_leaves_nothing(game: tuple[str, str], number: signal.Signals) -> None:
    process = await half_moved(*game)
    process.send_signal(number)
    said = (await process.stdout.read()).decode()
    assert await process.wait() == 128 + number
    assert said.splitlines() == [
        f"{number.name}: deleting what has been copied.",
        f"Ended by {number.name} before everything was moved: nothing of it is in the new database.",
    ]
    assert (await move.open_and_move(*game))["actions"] == 5


async def test_a_bot_does_not_start_on_what_a_kill_has_left(game: tuple[str, str]) -> None:
    process = await half_moved(*game)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match=r"has only a part of its rows.*broken off.*TO_URL --again`"):
            await Store.open(game[1], alone=5.0)


async def test_what_a_kill_has_left_is_moved_again_when_one_says_so(game: tuple[str, str]) -> None:
    process = await half_moved(*game)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    with pytest.raises(move.NotMoved, match=r"has a part of what was to be moved from (sqlite|postgres).*Add --again"):
        await move.open_and_move(*game)
    assert (await move.open_and_move(*game, again=True))["actions"] == 5
    await (await Store.open(game[1], alone=5.0)).close()


async def test_again_empties_nothing_but_what_a_move_has_left(urls: tuple[str, str], clock: Clock) -> None:
    for url in urls:
        store, _ = await half_a_game(url, clock)
        await store.close()
    with pytest.raises(move.NotMoved, match="is not empty"):
        await move.open_and_move(*urls, again=True)
    store = await Store.open(urls[1])
    assert await store.fetch(metadata.tables["actions"].select())
    await store.close()


async def test_what_can_not_be_deleted_is_said(
    game: tuple[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise OSError

    def differ(*_: object) -> None:
        monkeypatch.setattr("sessions.move.delete_all_rows", fail)
        raise move.NotMoved("They differ.")

    monkeypatch.setattr(move, "_compare_table", differ)
    assert await asyncio.to_thread(move.main, [*game]) == 2
    assert capsys.readouterr().err.startswith("They differ. What has been copied could not be deleted: ")
    with pytest.raises(StoreUnavailable, match="only a part"):
        await Store.open(game[1])


async def test_a_database_is_not_moved_to_itself(sqlite_url: str, postgres_url: str, tmp_path: Path) -> None:
    await (await Store.open(sqlite_url, alone=0)).close()
    link = tmp_path / "link.db"
    link.symlink_to(sqlite_url.removeprefix("sqlite:///"))
    for one, other in ((sqlite_url, f"sqlite:///{link}"), (postgres_url, postgres_url)):
        with pytest.raises(move.NotMoved, match="Both addresses name the same database"):
            await move.open_and_move(one, other)
    with structlog.testing.capture_logs() as lines:
        await (await Store.open(sqlite_url, alone=0)).close()
    assert not lines


@pytest.mark.parametrize(
    "refused", [("foo", "sqlite:///x.db", "FROM_URL"), (None, "foo", "TO_URL"), (None, "mysql://x/y", "TO_URL")]
)
def test_which_address_is_wrong_is_said(
    refused: tuple[str | None, str, str], sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target, name = refused
    assert move.main([source or sqlite_url, target]) == 2
    assert capsys.readouterr().err.startswith(f"{name} ")


def test_a_file_that_can_not_even_be_looked_for_is_said(
    new_sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert move.main([f"sqlite:///{'x' * 300}.db", new_sqlite_url]) == 2
    assert "can't be opened: [Errno 36] File name too long" in capsys.readouterr().err


async def test_a_bot_on_a_half_moved_database_ends_with_a_sentence(
    sqlite_url: str, new_sqlite_url: str, clock: Clock
) -> None:
    store, _ = await half_a_game(sqlite_url, clock)
    await store.close()
    process = await half_moved(sqlite_url, new_sqlite_url)
    process.send_signal(signal.SIGKILL)
    await process.wait()
    for unclean in (True, False):  # the kill was; a refused start is not
        bot = await nursery().fork("bot", {"DATABASE_URL": new_sqlite_url, "DISCORD_TOKEN": "a.b.c"})
        said = (await bot.stdout.read()).decode()
        assert await bot.wait() == 78
        assert said.splitlines()[-1].startswith("The database sqlite+aiosqlite:///")
        assert ("the last stop was not clean" in said) is unclean
