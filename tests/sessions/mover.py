"""A move that says "half" when some of its rows are there, and goes no further.

In its environment are the addresses ``FROM`` and ``TO``. It ends as the command does.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

from sqlalchemy import Table

from sessions import Store, move

copied = move._rows_in_portions


async def half(store: Store, table: Table) -> AsyncIterator[move.Rows]:
    """The rows of a table, and no end after those of the log."""
    async for rows in copied(store, table):
        yield rows
        if table.name == "actions":
            print("half", flush=True)  # noqa: T201
            await asyncio.Event().wait()


def main() -> int:
    """Move as the environment says."""
    for number in move.ENDING:  # whoever runs the tests may let them ignore some, as nohup does
        signal.signal(number, signal.SIG_DFL)
    move._rows_in_portions = half
    return move.main([os.environ["FROM"], os.environ["TO"]])
