"""`python -m bench`: measures everything, prints one table and writes docs/performance.md.

The text around the tables is that of `performance.in.md` beside this file; what missed its goal is named below them.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import discord
import PIL

from bench import budget, engine, films, overload, pictures, processes, races, reviews, search, soak, store, wire, words
from bench.rows import Row, show

ROOT = Path(__file__).parent.parent
TEXT = Path(__file__).parent / "performance.in.md"
RESULT = ROOT / "docs" / "performance.md"


SHORT = 3


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


def page(measured: dict[str, list[Row]], load: float, rounds: int) -> str:
    """The text with the tables and what missed its goal."""
    tables = "\n\n".join(f"### {PARTS[name].title}\n\n{_table(rows)}" for name, rows in measured.items())
    missed = [
        f"- {row.name}: {row.value}, goal {row.goal}" for rows in measured.values() for row in rows if not row.reached
    ]
    text = TEXT.read_text(encoding="utf-8")
    return text.format(
        machine=machine(), load=f"{load:.1f}", rounds=rounds, tables=tables, missed="\n".join(missed) or "Nothing."
    )


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
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)} (default: all, which writes the page)")
    arguments = parser.parse_args()
    chosen = arguments.parts or list(PARTS)
    if unknown := set(chosen) - set(PARTS):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    if arguments.short:
        for part in (engine, words, search, pictures, store, wire, processes):
            vars(part)["ROUNDS"] = SHORT
    budget.SECONDS = arguments.seconds
    load = os.getloadavg()[0]
    print(f"{machine()}; load average {load:.1f}")
    measured = {}
    for name in chosen:
        print(f"\n{PARTS[name].title}", flush=True)
        measured[name] = PARTS[name].rows()
        show(measured[name])
        sys.stdout.flush()
    if chosen == list(PARTS):
        rounds = SHORT if arguments.short else 5
        RESULT.write_text(page(measured, load, rounds), encoding="utf-8")
        print(f"\nWritten to {RESULT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
