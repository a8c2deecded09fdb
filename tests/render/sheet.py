"""For eyes: `python -m tests.render.sheet` draws docs/pictures, and writes down the layouts that tests compare with."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

import render
from render.elements import final_table, private_hand, public_table
from render.elements.view import read
from render.palette import mapped
from tests.render import samples

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LAYOUTS = Path(__file__).with_name("layouts.txt")
NAMES = ("Ada", "Bo")
DARK, GAP, WIDE = (49, 51, 56), 16, 400


def layouts() -> str:
    """What lies where in every sample."""
    parts = []
    for name, view in samples.tables().items():
        seen = read(view)
        canvas = (
            public_table.compose(seen, NAMES)
            if seen.outcome is None
            else final_table.compose(seen, seen.outcome, NAMES)
        )
        parts.append(f"# table: {name}\n{canvas.layout()}")
    for name, view in samples.hands().items():
        parts.append(f"# hand: {name}\n{private_hand.compose(read(view), view['viewer']).layout()}")
    return "\n".join(parts)


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


def main() -> None:
    """Write everything."""
    LAYOUTS.write_text(layouts(), encoding="utf-8")
    tables = {name: render.table("elements", view, NAMES).png for name, view in samples.tables().items()}
    hands = {name: render.hand("elements", view, NAMES).png for name, view in samples.hands().items()}
    cover = render.cover("elements").png
    figures = [render.figure("elements", name).png for name in ("cards", "ways", "sum", "knock")]
    for name, png in {
        "cover": cover,
        "table": tables["middle"],
        "result": tables["knock"],
        "final": tables["final"],
        "hand": hands["may knock"],
    }.items():
        (PICTURES / f"elements-{name}.png").write_bytes(png)
    sheet = contact_sheet([*tables.values(), *hands.values(), cover, *figures])
    mapped(sheet).save(PICTURES / "elements-sheet.png", optimize=True)


if __name__ == "__main__":
    main()
