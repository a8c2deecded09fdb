"""What releases have left: their databases open and go on, and their code, as long as it runs beside, can store."""

import json
import random
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from sessions import DeckRepository, Lobbies, Store, Tables
from tests.sessions.doubles import ANN, BOB, Clock, person

KEPT = Path(__file__).parent / "releases"
RELEASES = sorted(KEPT.glob("*.sqlite"))


class Left(NamedTuple):
    """A table that a release has left."""

    game: str
    status: str
    number: int


def left(release: Path) -> tuple[list[Left], set[str]]:
    """The tables of a release, and the games of its decks: those that it had, for others have come since."""
    with closing(sqlite3.connect(f"file:{release}?mode=ro&immutable=1", uri=True)) as database:
        tables = database.execute("SELECT game, status, number FROM tables WHERE status != 'lobby'").fetchall()
        decks = database.execute("SELECT DISTINCT game FROM decks").fetchall()
    return [Left(*table) for table in tables], {game for (game,) in decks}


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.stem)
async def test_what_a_release_has_left_goes_on(release: Path, tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{shutil.copy(release, tmp_path)}")
    tables = Tables(store, clock=Clock())
    lobbies = Lobbies(store, tables, Clock())
    chance = random.Random(1)
    there, with_decks = left(release)
    begun = {table.game: table.number for table in there if table.status == "open"}
    half = await tables.open_tables_of(ANN)
    assert begun
    assert sorted(info.game for info in half) == sorted(begun)
    for info in half:
        table = await tables.get(info.id)
        assert table is not None
        assert (table.number, table.names) == (begun[info.game], ("Ann", "Bob"))
        assert table.lines
        assert table.view(None) is not None
        while table.status == "open":
            seat = table.active[0]
            await table.act(table.people[seat].user_id, chance.choice(table.legal(seat)))
        verdict = await tables.verify_table(table.id)
        assert verdict is not None
        assert verdict.ok, verdict.problems

    finished = await tables.finished_tables_of(BOB, newest=100)
    assert len(finished) == len(there) > len(half)
    for info in finished:
        verdict = await tables.verify_table(info.id)
        assert verdict is not None
        assert verdict.ok, verdict.problems

    (waiting,) = await lobbies.open_lobbies()
    assert await lobbies.with_stale_messages() == []
    await lobbies.join(waiting.id, person(BOB))
    assert (await lobbies.begin(waiting.id)).status == "open"
    repository = DeckRepository(store, tables.games, Clock())
    decks = await repository.decks_of_person(ANN)
    assert {deck.game.id for deck in decks} == with_decks
    assert not [deck.name for deck in decks if deck.objections({})]
    await store.close()


def said(kind: str) -> Any:
    """The statements of the newest release that has kept some."""
    return json.loads(newest([*KEPT.glob(f"*.{kind}.json")]).read_text(encoding="utf-8"))


def newest(files: Sequence[Path]) -> Path:
    """The file of the newest release: 0.10.0 is newer than 0.2.0."""

    def release(file: Path) -> tuple[list[int], str]:
        number = re.match(r"\d+(?:\.\d+)*", file.name)
        assert number, f"{file.name} begins with a version"
        return [int(part) for part in number[0].split(".")], file.name

    return max(files, key=release)


def test_the_newest_release_is_so_by_its_version() -> None:
    names = ("0.2.0.sqlite.json", "0.10.0.sqlite.json", "0.9.12-583d458.sqlite.json")
    assert newest([Path(name) for name in names]).name == "0.10.0.sqlite.json"


async def say(statements: Any, execute: Callable[[str, list[Any]], Awaitable[int]]) -> None:
    """Say what a release says, and see that it changes as much as it did."""
    for statement, rows, changed in statements:
        found = sum([await execute(statement, row) for row in rows])
        assert changed in (None, found), statement


async def test_the_release_before_stores_in_this_schema_on_sqlite(sqlite_url: str) -> None:
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys=ON")

        async def execute(statement: str, row: list[Any]) -> int:
            cursor = database.execute(statement, row)
            cursor.fetchall()
            return cursor.rowcount

        await say(said("sqlite"), execute)
        assert database.execute("SELECT count(*) FROM tables WHERE status = 'over'").fetchone() == (1,)


async def test_the_release_before_stores_in_this_schema_on_postgresql(postgres_url: str) -> None:
    database = await asyncpg.connect(postgres_url)

    async def execute(statement: str, row: list[Any]) -> int:
        prepared = await database.prepare(statement)
        await prepared.fetch(*row)
        return int(prepared.get_statusmsg().split()[-1])

    try:
        await say(said("postgresql"), execute)
        assert await database.fetchval("SELECT count(*) FROM tables WHERE status = 'over'") == 1
    finally:
        await database.close()
