"""The opening of a database: driver, settings, migrations."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sessions.store.errors import StoreUnavailable, StoreUnusable
from sessions.store.files import PRIVATE_FOLDER
from sessions.store.single_process_lock import Shards
from sessions.store.statements import lock_until_commit
from sessions.store.thread_reads import ThreadReads
from sessions.store.unfinished_move import source_of_unfinished_move
from sessions.store.writer import BUSY_SECONDS, Writer, open_writer, set_up_sqlite

log = structlog.get_logger(__name__)

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
MIGRATIONS = Path(__file__).parent / "migrations"
WAL_ATTEMPTS = 50
WAL_PAUSE = 0.1
"""Tries to open a SQLite file, with seconds between them: the other process turns it to WAL within a moment."""
READERS, MOST_READERS = 4, 14
"""The connections that read: those that stay open, and the most at a time; whoever else reads waits."""
MIGRATION_LOCK = 0x456C656D  # "Elem": any number does, as long as every process takes the same


def target_of(url: str, name: str = "DATABASE_URL") -> URL:
    """The URL with the driver that we use; the folder of a SQLite file is made. ``name``: what people call the URL."""
    try:
        target = make_url(url)
    except ArgumentError as error:
        raise StoreUnusable(f"{name} must look like sqlite:///folder/file.db or postgresql://…") from error
    driver = DRIVERS.get(target.get_backend_name())
    if driver is None:
        raise StoreUnusable(f"{name} names {target.get_backend_name()}; it must be SQLite or PostgreSQL.")
    if target.get_backend_name() == "sqlite":
        if target.database in (None, "", ":memory:"):
            raise StoreUnusable(f"{name} must name a file: tables in memory would be lost.")
        try:
            Path(target.database).parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreUnavailable(f"The folder of {target.database} can't be made: {error.strerror}.") from error
    elif "sslmode" in target.query:  # asyncpg calls it by another name
        mode = target.query["sslmode"]
        target = target.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return target.set(drivername=driver)


def missing_file(url: str) -> str | None:
    """The file of a SQLite database that is not there: to open it would make an empty one."""
    with suppress(ArgumentError, OSError):  # which are said when it is opened
        file = make_url(url)
        if file.get_backend_name() == "sqlite" and file.database and not Path(file.database).is_file():
            return file.database
    return None


def half_filled(target: URL, source: str) -> StoreUnusable:
    """The error for a database to which a move was broken off."""
    return StoreUnusable(
        f"The database {target.render_as_string(hide_password=True)} has only a part of its rows: moving them from"
        f" {source} was broken off. Do it again with `python -m sessions.move FROM_URL TO_URL --again`."
    )


_READING: Mapping[str, Any] = {
    # Errors don't quote parameters: those are hands, positions and secrets.
    "hide_parameters": True,
    "isolation_level": "AUTOCOMMIT",
    "skip_autocommit_rollback": True,
    "pool_size": READERS,
    "max_overflow": MOST_READERS - READERS,
    "pool_timeout": BUSY_SECONDS,
}
"""How what reads is connected: outside of transactions, so many at most."""


def open_reader(target: URL) -> AsyncEngine:
    """Connections that read, outside of transactions."""
    reader = create_async_engine(target, **_READING)
    if target.get_backend_name() == "sqlite":
        event.listen(reader.sync_engine, "connect", set_up_sqlite)
    return reader


def open_thread_reads(target: URL) -> ThreadReads:
    """Connections that read from SQLite in threads, outside of transactions."""
    reader = create_engine(target.set(drivername="sqlite"), **_READING)
    event.listen(reader, "connect", set_up_sqlite)
    return ThreadReads(reader, MOST_READERS)


async def open_migrated_writer(
    target: URL, lock_seconds: float | None, shards: Shards | None, *, filling: bool = False
) -> Writer:
    """The writer, after the migrations. StoreUnavailable where a move was broken off, unless ``filling`` it goes on."""
    for _ in range(WAL_ATTEMPTS):
        try:
            writer = await open_writer(target, lock_seconds, shards)
            break
        except OperationalError as error:
            # SQLite does not wait for its turn when two processes turn a new file to WAL at the same moment.
            if "locked" not in str(error.orig):
                raise
            await asyncio.sleep(WAL_PAUSE)
    else:
        writer = await open_writer(target, lock_seconds, shards)
    try:
        if writer.was_left_open:
            await _look_over(writer)
        await writer.transact(migrate)
        if not filling and (source := await writer.transact(source_of_unfinished_move)) is not None:
            raise half_filled(target, source)
    except BaseException:
        await writer.close()
        raise
    return writer


async def _look_over(writer: Writer) -> None:
    """Check a SQLite database that was not closed; StoreUnavailable when it is damaged."""
    log.warning("the last stop was not clean: checking the database")
    began = perf_counter()
    verdict = await writer.transact(lambda connection: connection.scalar(text("PRAGMA integrity_check(1)")))
    if verdict != "ok":
        raise StoreUnusable(
            f"The database is damaged ({verdict.splitlines()[-1]}): put the newest backup in its place."
        )
    log.info("the database is in order", seconds=round(perf_counter() - began, 1))


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, in one transaction, while other processes that start now wait."""
    lock_until_commit(connection, MIGRATION_LOCK)
    if MigrationContext.configure(connection).get_current_revision() != newest_revision():
        upgrade(connection, MIGRATIONS, "head")


@cache
def newest_revision() -> str | None:
    """The revision of a schema that is up to date."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()


def upgrade(connection: Connection, scripts: Path, revision: str) -> None:
    """Bring a database to a revision by the migrations in a folder; raises what Alembic and the driver do."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
