"""For eyes: `python -m tests.support.sheet` draws docs/pictures, and writes the layouts that tests compare with."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from PIL import Image

import engine
import render
from render.kit.palette import to_palette
from tests.support.english import VOICE
from tests.support.rules import ROOT, folder_of
from tests.support.samples import draw_hand, legal_in, samples
from words import words_of_game

PICTURES = ROOT / "docs" / "pictures"
NAMES = ("Ada", "Bo", "Cleo", "Dan")
DARK, GAP, WIDE = (49, 51, 56), 16, 400


def layouts(game_id: str) -> str:
    """What lies where in every sample of a game."""
    found = samples(game_id)
    parts = [f"# table: {name}\n{_table(game_id, view)}" for name, view in found.tables().items()]
    parts += [f"# hand: {name}\n{_hand(game_id, view)}" for name, view in found.hands().items()]
    return "\n".join(parts)


def _table(game_id: str, view: Any) -> str:
    if game_id in render.PICTURES:
        return render.PICTURES[game_id].compose_table(view, NAMES, words_of_game(game_id)).layout()
    return str(import_module(f"render.{game_id}").compose_table(view, NAMES).layout())


def _hand(game_id: str, view: Any) -> str:
    if game_id in render.PICTURES:
        legal = legal_in(game_id, view)
        return render.PICTURES[game_id].compose_hand(view, NAMES, words_of_game(game_id), legal).layout()
    return str(import_module(f"render.{game_id}").compose_hand(view, NAMES).layout())


def figures(game_id: str) -> list[str]:
    """The names of the figures that the rules pages show, in their order."""
    page = (ROOT / "words" / "locale" / "en" / "rules" / f"{game_id}.md").read_text(encoding="utf-8")
    return list(dict.fromkeys(re.findall(r"\(figure:([a-z0-9-]+)\)", page)))


def contact_sheet(pictures: Iterable[bytes]) -> Image.Image:
    """The pictures as a phone shows them, 400 pixels wide, three in a row on Discord's dark ground."""
    small = []
    for png in pictures:
        picture = Image.open(io.BytesIO(png)).convert("RGB")
        size = WIDE, round(picture.height * WIDE / picture.width)
        small.append(picture.resize(size, Image.Resampling.LANCZOS))
    rows = [small[start : start + 3] for start in range(0, len(small), 3)]
    height = sum(max(picture.height for picture in row) + GAP for row in rows) + GAP
    sheet = Image.new("RGB", (3 * (WIDE + GAP) + GAP, height), DARK)
    top = GAP
    for row in rows:
        for column, picture in enumerate(row):
            sheet.paste(picture, (GAP + column * (WIDE + GAP), top))
        top += max(picture.height for picture in row) + GAP
    return sheet


def draw(game_id: str) -> None:
    """Write a game's layouts, its contact sheet, and one table, hand, final picture and cover in full size."""
    folder_of(game_id).joinpath("layouts.txt").write_text(layouts(game_id), encoding="utf-8")
    found = samples(game_id)
    tables = {name: render.table_picture(VOICE, game_id, view, NAMES).png for name, view in found.tables().items()}
    hands = {name: draw_hand(game_id, view, NAMES).png for name, view in found.hands().items()}
    cover = render.cover_picture(VOICE, game_id).png
    shown = {"cover": cover, "table": tables["middle"], "final": tables["final"], "hand": next(iter(hands.values()))}
    for name, png in shown.items():
        (PICTURES / f"{game_id}-{name}.png").write_bytes(png)
    pages = [render.figure_picture(VOICE, game_id, name).png for name in figures(game_id)]
    sheet = contact_sheet([*tables.values(), *hands.values(), cover, *pages])
    to_palette(sheet).save(PICTURES / f"{game_id}-sheet.png", optimize=True)


def main() -> None:
    """Draw the games that are named, or all."""
    for game_id in sys.argv[1:] or engine.GAMES:
        draw(game_id)


if __name__ == "__main__":
    main()
