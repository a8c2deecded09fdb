"""Prove puzzles again by the plain way: every action, every answer, every hand that fits, with nothing but the engine.

    python -m learning.prove elements                        the project's own, all of them
    python -m learning.prove elements --sample 50 --seed 7   some, drawn by a seed
    python -m learning.prove some.jsonl

Ends with 1 where a puzzle fails, and names it; with 2 where the file is none.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from learning.games import PROVERS
from learning.puzzles.plain import PuzzleDisproved
from learning.puzzles.puzzle import Puzzle, puzzle_file, read_puzzles


def failed_puzzles(puzzles: Sequence[Puzzle]) -> list[tuple[Puzzle, str]]:
    """The puzzles that fail, each with the reason."""
    found = []
    for puzzle in puzzles:
        try:
            PROVERS[puzzle.game].prove(puzzle)
        except PuzzleDisproved as error:
            found.append((puzzle, str(error)))
    return found


def sample_of_puzzles(puzzles: Sequence[Puzzle], number: int | None, seed: str) -> list[Puzzle]:
    """A sample of the puzzles, drawn by a seed; all of them where no number is given."""
    if number is None or number >= len(puzzles):
        return [*puzzles]
    return Random(seed).sample([*puzzles], number)


def main(arguments: list[str] | None = None) -> int:
    """Prove as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m learning.prove", description="Prove puzzles again.")
    parser.add_argument("what", metavar="FILE|GAME")
    parser.add_argument("--sample", type=int, metavar="N", help="so many of them (default: all)")
    parser.add_argument("--seed", default="1", help="what decides which (default: 1)")
    asked = parser.parse_args(arguments)
    path = puzzle_file(asked.what) if asked.what in PROVERS else Path(asked.what)
    try:
        chosen = sample_of_puzzles(read_puzzles(path), asked.sample, asked.seed)
    except (OSError, UnicodeDecodeError, msgspec.ValidationError) as error:
        print(f"{path} can't be read: {error}", file=sys.stderr)
        return 2
    failed = failed_puzzles(chosen)
    for puzzle, reason in failed:
        print(f"{puzzle.id}: {reason}")
    print(f"{len(chosen) - len(failed)} of {len(chosen)} puzzles hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
