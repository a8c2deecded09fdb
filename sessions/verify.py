"""Check the record of a game without a bot: ``python -m sessions.verify FILE``; see ``docs/record.md``.

``--all`` checks every game of a database instead, and may do so while a bot plays on it.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.sentences import printable
from sessions.log.fair import Verdict
from sessions.records import MOST_BYTES, BadRecord, CheckedGames, GameRecord, check_record, read_record
from sessions.store import StoreUnavailable
from sessions.store.records import ReadOnlyRecords
from settings import BadSettings, database_url
from words import ENGLISH, Voice, voice_of


def check_report(voice: Voice, record: GameRecord, verdict: Verdict) -> list[str]:
    """The result of a check: a line for each thing that was checked, then the problems."""
    names = ", ".join(printable(seat.name) for seat in record.seats)
    lines = [
        voice.say("check-title", game=voice.game_title(record.game), names=names),
        _check_line(voice, "commitment", verdict.commitment, commitment=record.commitment[:20]),
        _check_line(voice, "seed", verdict.seed),
    ]
    if verdict.replayed_from == 1:
        lines.append(_check_line(voice, "log", verdict.ok, count=verdict.actions))
    else:
        lines.append(_check_line(voice, "log-from", verdict.ok, first=verdict.replayed_from))
    if verdict.ok:
        lines.append(_check_line(voice, "chance", True, count=len(record.chance)))
    return lines + [f"  {printable(voice.refusal_text(problem), 300)}" for problem in verdict.problems]


def _check_line(voice: Voice, what: str, good: bool, **fields: str | int) -> str:
    mark = voice.say("check-good" if good else "check-wrong")
    return f"{mark:5} {voice.say(f'check-{what}', **fields)}"


async def _check_database(url: str, name: str) -> bool:
    """Print what is wrong with the games of a database, and a sum; whether all is right. StoreUnavailable."""
    records, sum_ = await ReadOnlyRecords.open(url, name), CheckedGames()
    try:
        async for stored in records.all_tables():
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
        record = read_record(file.read(MOST_BYTES + 1))
    verdict = check_record(record)
    print("\n".join(check_report(voice_of(ENGLISH), record, verdict)))
    return 0 if verdict.ok else 1


if __name__ == "__main__":
    sys.exit(main())
