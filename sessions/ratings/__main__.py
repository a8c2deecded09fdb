"""``python -m sessions.ratings rebuild [URL]``: make all ratings again from the tables. No bot may run meanwhile."""

import argparse
import asyncio
import sys
from collections.abc import Sequence

from sessions.ratings.counting import rebuild
from sessions.store import Store, StoreUnavailable
from settings import DatabaseSettings

PATIENCE = 5.0
"""Seconds that a bot which is just ending is waited for."""


async def run(url: str) -> int:
    """Rebuild the ratings of a database; how many tables there were. StoreUnavailable."""
    store = await Store.open(url, alone=PATIENCE)
    try:
        return await store.transact(rebuild)
    finally:
        await store.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; 0 when it is done."""
    parser = argparse.ArgumentParser(prog="python -m sessions.ratings", description="Make all ratings again.")
    parser.add_argument("what", choices=["rebuild"])
    parser.add_argument("url", nargs="?", help="the database; the bot's own when it is left out")
    wanted = parser.parse_args(arguments)
    try:
        count = asyncio.run(run(wanted.url or DatabaseSettings().database_url))
    except StoreUnavailable as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{count} tables: the ratings are as the tables say.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
