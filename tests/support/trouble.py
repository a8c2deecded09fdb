"""Trouble with the database, as SQLite itself makes it."""

import asyncio
from typing import Any

from sessions import Store


async def read_only(store: Store, how: bool) -> None:
    """Let SQLite refuse to write, as it does when the file system has become read-only, or no more."""
    writer: Any = store._writer
    database = writer._connection.connection.dbapi_connection
    await asyncio.get_running_loop().run_in_executor(writer._thread, database.execute, f"PRAGMA query_only = {how}")
