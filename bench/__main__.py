"""`python -m bench`: measures everything, prints one table and writes docs/performance.md.

The text around the tables is that of `performance.in.md` beside this file; what missed its goal is named below them.
What was measured of a commit is kept below `var/`: where a part breaks off, the others need not be measured again.
"""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import discord
import msgspec
import PIL

from bench import budget, engine, films, overload, pictures, processes, races, reviews, search, soak, store, wire, words
from bench.rows import Row, show

ROOT = Path(__file__).parent.parent
TEXT = Path(__file__).parent / "performance.in.md"
RESULT = ROOT / "docs" / "performance.md"


KEPT = ROOT / "var" / "bench.json"
SHORT, USUAL = 3, 5
"""Rounds of everything."""


class Measured(msgspec.Struct):
    """What was measured of a part."""

    rows: list[Row]
    load: float
    """The load average before it began."""
    rounds: int


class Kept(msgspec.Struct):
    """What was measured of a commit, by part."""

    revision: str
    parts: dict[str, Measured]


class Part(NamedTuple):
    """A benchmark and its heading."""

    title: str
    rows: Callable[[], list[Row]]


PARTS = {
    "engine": Part("Engine", engine.rows),
    "words": Part("Words", words.rows),
    "search": Part("Computer players", search.rows),
    "reviews": Part("Looking back", reviews.rows),
    "pictures": Part("Pictures", pictures.rows),
    "films": Part("Replays and films", films.rows),
    "store": Part("Store", store.rows),
    "wire": Part("The whole bot", wire.rows),
    "overload": Part("Overload", overload.rows),
    "budget": Part("Discord's budget", budget.rows),
    "processes": Part("Several processes", processes.rows),
}


def machine() -> str:
    """What it was measured on, in a sentence."""
    versions = f"Python {platform.python_version()}, discord.py {discord.__version__}, Pillow {PIL.__version__}"
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}; {versions}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def page(parts: dict[str, Measured]) -> str:
    """The text with the tables and what missed its goal."""
    tables = "\n\n".join(f"### {part.title}\n\n{_table(parts[name].rows)}" for name, part in PARTS.items())
    rows = [row for name in PARTS for row in parts[name].rows]
    missed = [f"- {row.name}: {row.value}, goal {row.goal}" for row in rows if not row.reached]
    return TEXT.read_text(encoding="utf-8").format(
        machine=machine(),
        load=f"{max(part.load for part in parts.values()):.1f}",
        rounds=min(part.rounds for part in parts.values()),
        tables=tables,
        missed="\n".join(missed) or "Nothing.",
    )


def kept() -> Kept:
    """What was measured of this commit until now."""
    command = ["git", "rev-parse", "HEAD"]
    revision = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    try:
        found = msgspec.json.decode(KEPT.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError):
        return Kept(revision, {})
    return found if found.revision == revision else Kept(revision, {})


def _table(rows: list[Row]) -> str:
    lines = ["| | median (least to most) | goal | |", "|---|---|---|---|"]
    return "\n".join([*lines, *(f"| {row.name} | {row.value} | {row.goal} | {_mark(row)} |" for row in rows)])


def _mark(row: Row) -> str:
    return "" if not row.goal else "✓" if row.reached else "**missed**"


def main() -> None:
    """Measure; write the page when everything was measured."""
    for name, long in (("soak", soak.main), ("races", races.main)):
        if sys.argv[1:2] == [name]:
            sys.exit(long(sys.argv[2:]))
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Measure, and write docs/performance.md. `python -m bench soak` or `races` play on and on instead.",
    )
    parser.add_argument(
        "--short", action="store_true", help=f"{SHORT} rounds of everything: wider spreads, sooner done"
    )
    parser.add_argument(
        "--seconds", type=float, default=budget.SECONDS, help="for how long people act at each rate in `budget`"
    )
    parser.add_argument(
        "parts", nargs="*", help=f"of {', '.join(PARTS)} (default: all); with the last of them the page is written"
    )
    arguments = parser.parse_args()
    chosen = arguments.parts or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    if arguments.short:
        for part in (engine, words, search, pictures, store, wire, processes):
            vars(part)["ROUNDS"] = SHORT
    budget.SECONDS = arguments.seconds
    print(f"{machine()}; load average {os.getloadavg()[0]:.1f}")
    known = kept()
    for name in chosen:
        print(f"\n{PARTS[name].title}", flush=True)
        load = os.getloadavg()[0]
        rows = PARTS[name].rows()
        show(rows)
        sys.stdout.flush()
        known.parts[name] = Measured(rows, load, SHORT if arguments.short else USUAL)
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_bytes(msgspec.json.encode(known))
    if known.parts.keys() == PARTS.keys():
        RESULT.write_text(page(known.parts), encoding="utf-8")
        print(f"\nWritten to {RESULT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
