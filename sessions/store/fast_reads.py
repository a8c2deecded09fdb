"""The reads of every press from PostgreSQL, by the driver itself, on connections that are kept for that."""

from collections.abc import Mapping, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sessions.store.statements import Prepared

KEPT = 4
"""The most connections that are kept; where more are needed at a time, they are the engine's."""
FAILED = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""The driver's errors. Whoever asks in the usual way is told what they mean, or gets another connection."""


class FastReads:
    """Reads without SQLAlchemy and its pool, which take three times as long as the driver does."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._kept: list[tuple[AsyncConnection, Any]] = []

    async def fetch_rows(self, query: Prepared, known: Mapping[str, Any]) -> Sequence[Any]:
        """The rows that a query finds. Raises one of ``FAILED``, or an SQLAlchemyError where nothing connects."""
        text, row = query.compiled(self._engine.dialect, known)
        connection, driver = self._kept.pop() if self._kept else await self._connect_driver()
        try:
            found: Sequence[Any] = await driver.fetch(text, *row)
        except BaseException:  # even where nobody waits any more: the state of the connection is unknown
            await connection.invalidate()
            await connection.close()
            raise
        if len(self._kept) < KEPT:
            self._kept.append((connection, driver))
        else:
            await connection.close()
        return found

    async def close(self) -> None:
        """Give all connections back."""
        while self._kept:
            connection, _ = self._kept.pop()
            await connection.close()

    async def _connect_driver(self) -> tuple[AsyncConnection, Any]:
        connection = await self._engine.connect()
        return connection, (await connection.get_raw_connection()).driver_connection
