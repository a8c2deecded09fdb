"""A process that plays: started by the tests beside another one, or to be killed.

    python -m tests.sessions.player URL race|stream|alone TABLE…

It says "ready", waits for a line, and then tells on a line of its own what was acknowledged: the table and the number
of the action, or in a race also the numbers for which somebody else was first. One that is alone has the database for
itself meanwhile.
"""

import asyncio
import sys

from sessions import PositionChanged, Store, Table, TableOver, Tables
from tests.sessions.doubles import GAMES, Clock


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


async def main(url: str, manner: str, *table_ids: str) -> None:
    store = await Store.open(url, alone=0 if manner == "alone" else None)
    tables = Tables(store, GAMES, Clock())
    found = [table for table_id in table_ids if (table := await tables.get(int(table_id)))]
    say("ready")
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*((race if manner == "race" else stream)(table) for table in found))
    await store.close()
    say("done")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
