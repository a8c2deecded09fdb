"""How the store is opened: addresses that are none, the schema, and what earlier and later releases have left."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from sessions import Lobbies, Store, StoreUnavailable, Tables
from sessions.store.opening import MIGRATIONS, upgrade
from sessions.store.schema import OF_THE_RELEASE_BEFORE, metadata
from sessions.store.schema import tables as tables_sql
from sessions.store.tables import TableRows
from tests.sessions.doubles import ANN, BOB, GAMES, log_of, play, seated


@pytest.mark.parametrize(
    ("bad", "sentence"),
    [
        ("", "must look like"),
        ("nonsense", "must look like"),
        ("postgre://somewhere", "must be SQLite or PostgreSQL"),
        ("mysql://somewhere/db", "must be SQLite or PostgreSQL"),
        ("sqlite://", "must name a file"),
        ("sqlite:///:memory:", "must name a file"),
        ("sqlite:////proc/nowhere/test.db", "can't be"),
        ("postgresql://nobody:pass-word@127.0.0.1:9/none", "can't be opened"),
        ("postgresql://127.0.0.1:9/none?strange=1", "can't be opened"),
    ],
)
async def test_bad_url_is_one_sentence(bad: str, sentence: str) -> None:
    with pytest.raises(StoreUnavailable, match=sentence) as caught:
        await Store.open(bad)
    assert "pass-word" not in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("These are not the tables that you are looking for. " * 100)
    with pytest.raises(StoreUnavailable, match="not a database"):
        await Store.open(f"sqlite:///{path}")


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
async def test_folder_is_made_and_every_driver_name_taken(tmp_path: Path, scheme: str) -> None:
    store = await Store.open(f"{scheme}:///{tmp_path}/100%25/ü/tables.db")
    await store.put_value("key", "value")
    await store.close()
    again = await Store.open(f"sqlite:///{tmp_path}/100%25/ü/tables.db")
    assert await again.get_value("key") == "value"
    await again.close()


async def test_every_driver_name_and_sslmode_of_postgresql(postgres_url: str) -> None:
    for url in (
        postgres_url.replace("postgresql:", "postgres:"),
        postgres_url.replace("postgresql:", "postgresql+asyncpg:"),
        postgres_url + "&sslmode=disable",
    ):
        await (await Store.open(url)).close()


@pytest.mark.parametrize(("part", "wrong"), [("/test", "/nowhere"), ("postgres@", "stranger@")])
async def test_unknown_database_or_user_of_postgresql(postgres_url: str, part: str, wrong: str) -> None:
    with pytest.raises(StoreUnavailable, match="does not exist"):
        await Store.open(postgres_url.replace(part, wrong))


async def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    found = {}
    for pragma in ("journal_mode", "synchronous", "foreign_keys"):
        query = text(f"PRAGMA {pragma}")
        found[pragma] = await store.transact(partial(Connection.scalar, statement=query))
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await store.close()


async def test_migrations_make_what_the_code_expects(new_url: str) -> None:
    store = await Store.open(new_url)

    def is_ours(_: object, name: str | None, kind: str, __: object, ___: object) -> bool:
        """Whether it is not kept for the release before alone."""
        of_before = {column for columns in OF_THE_RELEASE_BEFORE.values() for column in columns}
        return not (kind == "column" and name in of_before) and name != "ix_tables_place_id_status"

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"include_object": is_ours})
        return list(compare_metadata(context, metadata))

    assert await store.transact(differences) == []
    await store.close()


async def test_several_processes_start_on_an_empty_database(new_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(new_url) for _ in range(4)))
    for number, store in enumerate(stores):
        await store.put_value(str(number), "was here")
    assert [await stores[0].get_value(str(number)) for number in range(5)] == ["was here"] * 4 + [None]
    for store in stores:
        await store.close()


NEXT = '''
"""A later release."""
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{head}"


def upgrade():
    op.add_column("tables", sa.Column("mood", sa.Text, nullable=False, server_default="day"))
    op.execute("UPDATE tables SET mood = 'week' WHERE status = 'over'")
'''


def later_release(folder: Path) -> Path:
    """The migrations of a release that has one more."""
    (folder / "versions").mkdir(parents=True)
    for path in [MIGRATIONS / "env.py", *(MIGRATIONS / "versions").glob("*.py")]:
        (folder / path.relative_to(MIGRATIONS)).write_text(path.read_text())
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("*.py"))
    (folder / "versions" / "later.py").write_text(NEXT.format(head=newest.partition("_")[0]))
    return folder


async def test_next_release_takes_over_an_existing_database(new_url: str, tmp_path: Path) -> None:
    store = await Store.open(new_url)
    lobbies = Lobbies(store, Tables(store, GAMES))
    finished, running = await seated(lobbies, ANN, BOB), await seated(lobbies, ANN, BOB)
    await play(finished)
    await play(running, 5)
    await store.transact(lambda connection: migrate_within(connection, later_release(tmp_path / "later")))

    rows = await store.fetch(select(tables_sql.c.id, text("mood")).order_by(tables_sql.c.id))
    assert [tuple(row) for row in rows] == [(finished.id, "week"), (running.id, "day")]
    await play(running, 5)
    assert await log_of(store, running.id) == list(range(1, 11))
    await store.close()

    # And now this release comes back to what the later one has made.
    with pytest.raises(StoreUnavailable, match="newer release"):
        await Store.open(new_url)


def migrate_within(connection: Connection, scripts: Path) -> None:
    """Run other migrations than ours on a connection that has begun already."""
    upgrade(connection, scripts, "head")


async def test_existing_database_is_opened_as_it_is(url: str) -> None:
    store = await Store.open(url)
    table = await seated(Lobbies(store, Tables(store, GAMES)), ANN, BOB)
    await play(table, 5)
    before = await TableRows(store).read_record(table.id)
    await store.close()

    again = await Store.open(url)
    assert await TableRows(again).read_record(table.id) == before
    await again.close()
