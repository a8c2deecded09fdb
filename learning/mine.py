"""Mine puzzles: write as many of a game as are wanted to a file, a JSON object a line, the same on every machine.

python -m learning.mine elements 1000 --seed 1                 to the project's own file
python -m learning.mine elements 20 --seed 1 --out some.jsonl
python -m learning.mine elements 1000 --again                  those of the file that are still worth asking come first
"""

import argparse
import sys
from pathlib import Path
from time import monotonic

from learning.games import MINERS
from learning.puzzles.mining import VariedChoice, mine_puzzles
from learning.puzzles.puzzle import puzzle_file, read_puzzles, write_puzzles

EVERY = 50
"""After so many games the progress is told."""


def main(arguments: list[str] | None = None) -> int:
    """Mine as the command line says; 1 where fewer were found than wanted."""
    parser = argparse.ArgumentParser(prog="python -m learning.mine", description="Mine puzzles.")
    parser.add_argument("game", choices=sorted(MINERS))
    parser.add_argument("number", type=int, metavar="N", help="how many")
    parser.add_argument("--seed", default="1", help="what decides which (default: 1)")
    parser.add_argument("--out", type=Path, help="the file (default: the project's own)")
    parser.add_argument("--again", action="store_true", help="begin with the puzzles that are in the project's file")
    parser.add_argument("--minutes", type=float, help="play no more games after so long (default: no limit)")
    asked = parser.parse_args(arguments)
    until = None if asked.minutes is None else monotonic() + 60 * asked.minutes

    def progress(games: int, choice: VariedChoice) -> bool:
        if games % EVERY == 0:
            print(f"{games} games, {len(choice.kept)} puzzles, left out: {dict(choice.left_out)}", file=sys.stderr)
        return until is None or monotonic() < until

    old = read_puzzles(puzzle_file(asked.game)) if asked.again else []
    found = mine_puzzles(MINERS[asked.game], asked.number, asked.seed, progress, old)
    path = asked.out or puzzle_file(asked.game)
    path.write_text(write_puzzles(found), encoding="utf-8")
    print(f"{len(found)} puzzles in {path}")
    return 0 if len(found) == asked.number else 1


if __name__ == "__main__":
    sys.exit(main())
