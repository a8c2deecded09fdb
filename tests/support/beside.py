"""For eyes: `python -m tests.support.beside REVISION` lays the pictures of a revision beside those of today.

Each game's table, hand and final picture out of `docs/pictures`, there and here, make its `-before-after.png`.
"""

from __future__ import annotations

import argparse
import io
import subprocess

from PIL import Image

import engine
from render.kit.palette import to_palette
from tests.support.rules import ROOT
from tests.support.sheet import DARK, GAP, PICTURES

WIDE = 600
KINDS = ("table", "hand", "final")


def beside(before: list[bytes], after: list[bytes]) -> Image.Image:
    """Two columns of pictures on Discord's dark ground, those that belong together side by side."""
    columns = [[_shown(png) for png in pngs] for pngs in (before, after)]
    rows = [max(one.height, other.height) + GAP for one, other in zip(*columns, strict=True)]
    sheet = Image.new("RGB", (2 * (WIDE + GAP) + GAP, sum(rows) + GAP), DARK)
    for column, pictures in enumerate(columns):
        for row, picture in enumerate(pictures):
            sheet.paste(picture, (GAP + column * (WIDE + GAP), GAP + sum(rows[:row])))
    return sheet


def _shown(png: bytes) -> Image.Image:
    """A picture as a table of 1000 pixels is shown 600 wide; narrower ones stay narrower."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    size = picture.width * WIDE // 1000, picture.height * WIDE // 1000
    return picture.resize(size, Image.Resampling.LANCZOS)


class NotThere(Exception):
    """A revision, or a picture in it, is not there; the text is a sentence."""


def at(revision: str, file: str) -> bytes:
    """A picture as a revision has it. Raises NotThere."""
    ran = subprocess.run(["git", "show", f"{revision}:docs/pictures/{file}"], cwd=ROOT, capture_output=True)
    if ran.returncode:
        raise NotThere(
            f"git has no docs/pictures/{file} at {revision}: name a commit, branch or tag that has it, such as HEAD."
        )
    return ran.stdout


def main() -> None:
    """Draw the sheets of the games that are named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.beside", description=str(__doc__).partition("\n")[0])
    parser.add_argument("revision", help="a commit, a branch or a tag, such as HEAD")
    parser.add_argument("games", nargs="*", metavar="game", help="one of " + ", ".join(engine.GAMES))
    chosen = parser.parse_args()
    for game_id in chosen.games or engine.GAMES:
        files = [f"{game_id}-{kind}.png" for kind in KINDS]
        try:
            before = [at(chosen.revision, file) for file in files]
        except NotThere as error:
            parser.exit(1, f"{error}\n")
        sheet = beside(before, [(PICTURES / file).read_bytes() for file in files])
        to_palette(sheet).save(PICTURES / f"{game_id}-before-after.png", optimize=True)


if __name__ == "__main__":
    main()
