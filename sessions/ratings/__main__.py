"""``python -m sessions.ratings rebuild [URL]``: make all ratings again from the tables. No bot may run meanwhile."""

import argparse
import asyncio
import sys
from collections.abc import Sequence

from sessions.ratings.counting import rebuild
from sessions.store import Store, StoreUnavailable
from sessions.store.opening import missing_file
from settings import BadSettings, database_url

PATIENCE = 5.0
"""Seconds that a bot which is just ending is waited for."""


async def run(url: str, name: str) -> int:
    """Rebuild the ratings of a database; how many tables there were. StoreUnavailable."""
    if missing := missing_file(url):
        raise StoreUnavailable(f"There is no database at {missing}.")
    store = await Store.open(url, alone=PATIENCE, name=name)
    try:
        return await store.transact(rebuild)
    finally:
        await store.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for: 0 when it is done, 2 when it can't be."""
    parser = argparse.ArgumentParser(prog="python -m sessions.ratings", description="Make all ratings again.")
    parser.add_argument("what", choices=["rebuild"])
    parser.add_argument("url", nargs="?", help="the database; the bot's own when it is left out")
    wanted = parser.parse_args(arguments)
    try:
        url, name = (wanted.url, "URL") if wanted.url else (database_url(), "DATABASE_URL")
        count = asyncio.run(run(url, name))
    except (StoreUnavailable, BadSettings) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{count} tables: the ratings are as the tables say.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
