"""Check the record of a game without a bot: ``python -m sessions.verify FILE``; see ``docs/record.md``."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import engine
from engine.sentences import printable
from sessions.fair import Verdict
from sessions.records import MOST_BYTES, BadRecord, GameRecord, check, read


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the file that the command line names: 0 when all is right, 1 when something is not, 2 for no record."""
    parser = argparse.ArgumentParser(prog="python -m sessions.verify", description="Check the record of a game.")
    parser.add_argument("file", type=Path, help="what /games export gave")
    wanted = parser.parse_args(arguments)
    try:
        with wanted.file.open("rb") as file:
            record = read(file.read(MOST_BYTES + 1))
    except (BadRecord, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    verdict = check(record)
    print("\n".join(report(record, verdict)))
    return 0 if verdict.ok else 1


if __name__ == "__main__":
    sys.exit(main())
