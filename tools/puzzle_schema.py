"""Write docs/puzzle.schema.json: what a line of a file of puzzles holds.

python -m tools.puzzle_schema
"""

import json
from pathlib import Path

import msgspec

from learning.puzzles.puzzle import Puzzle

PATH = Path(__file__).parents[1] / "docs" / "puzzle.schema.json"


def text() -> str:
    """The JSON schema of a puzzle."""
    return json.dumps(msgspec.json.schema(Puzzle), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
