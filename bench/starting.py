"""What a process does from its beginning until it is ready, but for Discord's part: `python -m bench.starting URL`."""

import asyncio
import sys

import bot  # noqa: F401  # all that it imports is part of a start
from sessions import DueWork
from sessions.store import Store
from sessions.tables.tables import Tables


async def _start(url: str) -> None:
    store = await Store.open(url)
    await DueWork(store).retry_at_start("show", "mend")
    await Tables(store).places_of_open_tables()
    await store.close()


if __name__ == "__main__":
    asyncio.run(_start(sys.argv[1]))
