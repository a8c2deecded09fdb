"""Queries of SQLite in threads: one way there and back for a query, and not one for each step of it."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import CompoundSelect, Engine, Select


class ThreadReads:
    """Threads that ask a database, with as many connections."""

    def __init__(self, engine: Engine, most: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(most, "reader")

    async def fetch(self, query: Select[Any] | CompoundSelect[Any]) -> Sequence[Any]:
        """The rows of a query; raises what SQLAlchemy does."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._fetch, query)

    def _fetch(self, query: Select[Any] | CompoundSelect[Any]) -> Sequence[Any]:
        with self._engine.connect() as connection:
            found: Sequence[Any] = connection.execute(query).all()
            return found

    async def close(self) -> None:
        """Let go of the database."""
        self._threads.shutdown(wait=False)
        self._engine.dispose()
