"""Mine puzzles: write as many of a game as are wanted to a file, a JSON object a line, the same on every machine.

python -m learning.mine elements 1000 --seed 1                 to the project's own file
python -m learning.mine elements 20 --seed 1 --out some.jsonl
"""

import argparse
import sys
from pathlib import Path

from learning.games import MINERS
from learning.puzzles.mining import mine
from learning.puzzles.puzzle import path_of, write

EVERY = 50
"""After so many games the progress is told."""


def main(arguments: list[str] | None = None) -> int:
    """Mine as the command line says; 1 where fewer were found than wanted."""
    parser = argparse.ArgumentParser(prog="python -m learning.mine", description="Mine puzzles.")
    parser.add_argument("game", choices=sorted(MINERS))
    parser.add_argument("number", type=int, metavar="N", help="how many")
    parser.add_argument("--seed", default="1", help="what decides which (default: 1)")
    parser.add_argument("--out", type=Path, help="the file (default: the project's own)")
    asked = parser.parse_args(arguments)

    def progress(games: int, found: int) -> None:
        if games % EVERY == 0:
            print(f"{games} games, {found} puzzles", file=sys.stderr)

    found = mine(MINERS[asked.game], asked.number, asked.seed, progress)
    path = asked.out or path_of(asked.game)
    path.write_text(write(found), encoding="utf-8")
    print(f"{len(found)} puzzles in {path}")
    return 0 if len(found) == asked.number else 1


if __name__ == "__main__":
    sys.exit(main())
