"""All games of a database are checked by a command: after a restore, or beside a bot."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from sessions import Lobbies, Store, StoreUnavailable, Tables
from sessions.records import CheckedGames
from sessions.store.records import ReadOnlyRecords, TableSnapshot
from sessions.store.rows import Record
from sessions.store.tables import TableRows
from sessions.store.unfinished_move import FILLING
from sessions.verify import main
from tests.sessions.doubles import (
    ANN,
    BOB,
    GAMES,
    Clock,
    NewerElements,
    invitation,
    play,
    seated,
)
from tests.sessions.test_releases import RELEASES

OVER, RUNNING = 1, 2


async def fill(store: Store, clock: Clock) -> None:
    """One game that is over, one that goes on, one that has not begun."""
    lobbies = Lobbies(store, Tables(store, GAMES, clock), clock)
    await play(await seated(lobbies, ANN, BOB))
    await play(await seated(lobbies, ANN, BOB, mode="endless", rounds=2), 12)
    await lobbies.open(invitation(ANN))


def checked(url: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """What the command returns, and what it says."""
    code = main(["--all", url])
    said = capsys.readouterr()
    assert (said.err == "") is (code < 2)
    return code, (said.out or said.err).splitlines()


async def test_all_is_right_while_a_bot_plays(
    url: str, store: Store, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(store, clock)
    assert await asyncio.to_thread(checked, url, capsys) == (
        0,
        ["Games: 1 over, 1 going on, 1 not begun; all in order."],
    )


DAMAGE = {
    "a line of the log lost": (
        "DELETE FROM actions WHERE table_id = {id} AND number = 3",
        "Action 3 is missing.",
    ),
    "the end of the log lost": (
        "DELETE FROM actions WHERE table_id = {id} AND number > 5",
        "Its log has 5 lines, and should have",
    ),
    "more lines than were played": (
        "INSERT INTO actions SELECT table_id, number + 1, seat, action, events, version, at, kind FROM actions"
        " WHERE table_id = {id} ORDER BY number DESC LIMIT 1",
        "Its log has",
    ),
    "other consequences": (
        "UPDATE actions SET events = '[]' WHERE table_id = {id} AND number = 2",
        "Action 2 did not have the stored consequences.",
    ),
    "another secret": (
        "UPDATE tables SET secret = 'x' WHERE id = {id}",
        "The secret is not the one that was promised",
    ),
    "another seed": ("UPDATE tables SET seed = 'x' WHERE id = {id}", "The seed is not made of"),
    "another position": (
        "UPDATE tables SET position = replace(position, '\"discards\"', '\"discord\"') WHERE id = {id}",
        "The log does not lead to the stored final position.",
    ),
    "another end": (
        'UPDATE tables SET outcome = \'{{"winners":[7],"scores":[0,0],"reason":"x"}}\' WHERE id = {id}',
        "The log does not lead to the stored outcome.",
    ),
    "nobody there": ("DELETE FROM seats WHERE table_id = {id}", "The seed is not made of"),
    "a log of something else": (
        "UPDATE actions SET action = 'knock' WHERE table_id = {id} AND number = 1",
        "The log can't be read",
    ),
}


@pytest.mark.parametrize("table_id", [OVER, RUNNING])
@pytest.mark.parametrize("damage", DAMAGE)
async def test_what_is_wrong_is_said_of_its_table_alone(
    sqlite_url: str, clock: Clock, capsys: pytest.CaptureFixture[str], damage: str, table_id: int
) -> None:
    statement, expected = DAMAGE[damage]
    store = await Store.open(sqlite_url)
    await fill(store, clock)
    await store.close()
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        database.execute(statement.format(id=table_id))
        database.commit()
    code, (*faults, summed) = await asyncio.to_thread(checked, sqlite_url, capsys)
    assert code == 1
    assert any(fault.startswith(f"Table {table_id} (elements): {expected}") for fault in faults)
    assert all(fault.startswith(f"Table {table_id} ") for fault in faults)
    assert summed == "Games: 1 over, 1 going on, 1 not begun; 1 WRONG, see above."


async def test_a_lobby_has_to_keep_its_promise(
    url: str, store: Store, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(store, clock)
    await store.transact(lambda connection: connection.execute(text("UPDATE tables SET secret = 'x' WHERE id = 3")))
    code, said = await asyncio.to_thread(checked, url, capsys)
    assert code == 1
    assert said[0].startswith("Table 3 (elements): The secret is not the one")


async def test_of_a_game_that_goes_on_no_reason_quotes_a_hand(store: Store, clock: Clock) -> None:
    await fill(store, clock)
    another = 'UPDATE actions SET action = \'{"type":"play","card":7}\' WHERE number = 2'
    await store.transact(lambda connection: connection.exec_driver_sql(another))
    rows = await TableRows(store).read_record(RUNNING)
    assert rows is not None
    (told,) = CheckedGames(GAMES).add(TableSnapshot(rows, 12))
    assert told == "Table 2 (elements): Line 2 does not fit the rules."
    (open_told,) = CheckedGames(GAMES).add(TableSnapshot(rows._replace(status="over"), 12))
    assert open_told.startswith("Table 2 (elements): Action 2 breaks the rules: ")


async def test_what_older_rules_have_played_is_no_fault(store: Store, clock: Clock) -> None:
    await fill(store, clock)
    record = await TableRows(store).read_record(OVER)
    assert record is not None
    summed = CheckedGames({"elements": NewerElements()})
    assert summed.add(TableSnapshot(record, len(record.actions))) == []
    assert "all in order. In 1 of them a part was played by older rules" in str(summed)


def test_what_can_not_be_checked_does_not_hide_what_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record(7, "elements", "{}", "over", 1, "s", "c", "s", (1, 2), None, None, (), ())
    monkeypatch.setattr("sessions.log.fair.commitment", lambda _: 1 / 0)
    assert CheckedGames(GAMES).add(TableSnapshot(record, 0)) == [
        "Table 7 (elements): It can't be checked (ZeroDivisionError)."
    ]


async def test_only_a_few_tables_are_in_memory_at_a_time(
    url: str, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers are read some at a time, tables one by one, and those that begin meanwhile are not waited for."""
    monkeypatch.setattr("sessions.store.records.AT_ONCE", 2)
    lobbies = Lobbies(store, Tables(store, GAMES, clock), clock)
    for _ in range(5):
        await seated(lobbies, ANN, BOB)
    records = await ReadOnlyRecords.open(url)
    seen = []
    async for stored in records.all_tables():
        seen.append(stored.record.id)
        await seated(lobbies, ANN, BOB)
    assert seen == [1, 2, 3, 4, 5]
    await records.close()


async def test_nothing_can_be_written_and_nothing_stays_beside(sqlite_url: str, postgres_url: str) -> None:
    for url in (sqlite_url, postgres_url):
        records = await ReadOnlyRecords.open(url)
        with pytest.raises(StoreUnavailable):
            await records._run_read(lambda connection: connection.execute(text("DELETE FROM tables")))
        await records.close()


async def test_a_database_that_can_not_be_checked_is_named(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(url: str) -> str:
        code, (line,) = checked(url, capsys)
        assert code == 2
        return line

    file = Path(sqlite_url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE x (y)")
    older = shutil.copy(RELEASES[0], tmp_path / "older.db")
    (tmp_path / "text.db").write_text("a letter, and nothing else" * 100)

    def in_turn() -> None:
        assert said("foo").startswith("URL must look like")
        assert said(f"sqlite:///{tmp_path}/none.db") == f"There is no database at {tmp_path}/none.db."
        assert "is none of this bot" in said(f"sqlite:///{tmp_path}/other.db")
        assert "has the schema of another release: start the bot on it once" in said(f"sqlite:///{older}")
        assert "can't be read: file is not a database" in said(f"sqlite:///{tmp_path}/text.db")
        with closing(sqlite3.connect(file)) as database:
            database.execute("INSERT INTO meta VALUES (?, 'x')", (FILLING,))
            database.commit()
        assert "has only a part of its rows" in said(sqlite_url)

        assert not list(tmp_path.glob("*-shm"))

    await asyncio.to_thread(in_turn)


def test_the_database_of_the_settings_is_checked_by_default(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    assert main(["--all"]) == 0
    assert capsys.readouterr().out == "Games: 0 over, 0 going on, 0 not begun; all in order.\n"
