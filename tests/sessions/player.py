"""A process that plays: started by the tests beside another one, or to be killed.

In its environment are the ``URL`` of the database, a ``MANNER`` (race, stream or alone) and the ``TABLES``. It says
"ready", waits for the signal `GO`, and then tells on a line of its own what was acknowledged: the table and the number
of the action, or in a race also the numbers for which somebody else was first. One that is alone has the database for
itself meanwhile.
"""

import asyncio
import os
import signal

from sessions import PositionChanged, Store, Table, TableOver, Tables
from tests.sessions.doubles import GAMES, Clock

GO = signal.SIGUSR1


def say(*words: object) -> None:
    print(*words, flush=True)  # noqa: T201


async def move(table: Table) -> None:
    """Play the first thing that does not end the round, if there is one."""
    seat = table.active[0]
    legal = table.legal(seat)
    await table.act(table.people[seat].user_id, legal[0])
    say("stored", table.id, table.number)


async def stream(table: Table) -> None:
    """Play to the end."""
    while table.status == "open":
        await move(table)


async def race(table: Table) -> None:
    """Push for every number, knowing that somebody else does too."""
    while table.status == "open":
        number = table.number + 1
        try:
            await move(table)
        except (PositionChanged, TableOver):
            say("changed", table.id, number)


async def run(url: str, manner: str, *table_ids: str) -> None:
    """Play at these tables when it is time, until they are over."""
    told = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(GO, told.set)
    store = await Store.open(url, alone=0 if manner == "alone" else None)
    tables = Tables(store, GAMES, Clock())
    found = [table for table_id in table_ids if (table := await tables.get(int(table_id)))]
    say("ready")
    await told.wait()
    await asyncio.gather(*((race if manner == "race" else stream)(table) for table in found))
    await store.close()
    say("done")


def main() -> None:
    """Play as the environment says."""
    asyncio.run(run(os.environ["URL"], os.environ["MANNER"], *os.environ["TABLES"].split()))


if __name__ == "__main__":
    main()
