"""Check the record of a game without a bot: ``python -m sessions.verify FILE``; see ``docs/record.md``.

``--all`` checks every game of a database instead, and may do so while a bot plays on it.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

import engine
from engine.sentences import printable
from sessions.log.fair import Verdict
from sessions.records import MOST_BYTES, BadRecord, GameRecord, Sum, check, read
from sessions.store import StoreUnavailable
from sessions.store.records import AllRecords
from settings import BadSettings, database_url


def report(record: GameRecord, verdict: Verdict) -> list[str]:
    """What was checked, a line each, and what is wrong."""
    names = ", ".join(printable(seat.name) for seat in record.seats)
    lines = [
        f"{engine.GAMES[record.game].title}: {names}",
        f"{_mark(verdict.commitment)} The secret fits the commitment; did the lobby show {record.commitment[:20]}?",
        f"{_mark(verdict.seed)} The seed is made of the secret and the joins.",
    ]
    if verdict.replayed_from == 1:
        lines.append(f"{_mark(verdict.ok)} All {verdict.actions} lines of the log, what came of them, and the end.")
    else:
        lines.append(f"{_mark(verdict.ok)} The log from line {verdict.replayed_from} on, where rules were updated.")
    if verdict.ok:
        drawn = f"{len(record.chance)} times" if record.chance else "not told in this file"
        lines.append(f"{_mark(True)} What chance gave: {drawn}.")
    return lines + [f"  {printable(problem, 300)}" for problem in verdict.problems]


def _mark(good: bool) -> str:
    return "ok   " if good else "WRONG"


async def _check_database(url: str, name: str) -> bool:
    """Print what is wrong with the games of a database, and a sum; whether all is right. StoreUnavailable."""
    records, sum_ = await AllRecords.open(url, name), Sum()
    try:
        async for stored in records.each():
            for fault in sum_.add(stored):
                print(fault, flush=True)
    finally:
        await records.close()
    print(sum_)
    return not sum_.faulty


def main(arguments: Sequence[str] | None = None) -> int:
    """Check what the command line names: 0 when all is right, 1 when something is not, 2 for what can't be read."""
    parser = argparse.ArgumentParser(prog="python -m sessions.verify", description="Check the record of a game.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", type=Path, nargs="?", help="what /games export gave")
    what.add_argument(
        "--all", metavar="URL", nargs="?", const="", help="check all games of a database; the bot's own without a URL"
    )
    wanted = parser.parse_args(arguments)
    try:
        if wanted.all is None:
            return _check_file(wanted.file)
        url, name = (wanted.all, "URL") if wanted.all else (database_url(), "DATABASE_URL")
        return 0 if asyncio.run(_check_database(url, name)) else 1
    except (BadRecord, OSError, StoreUnavailable, BadSettings) as error:
        print(error, file=sys.stderr)
        return 2


def _check_file(path: Path) -> int:
    with path.open("rb") as file:
        record = read(file.read(MOST_BYTES + 1))
    verdict = check(record)
    print("\n".join(report(record, verdict)))
    return 0 if verdict.ok else 1


if __name__ == "__main__":
    sys.exit(main())
