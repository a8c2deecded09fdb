"""The pictures of a game's terms: a few of its own parts side by side, or what the rules pages show anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from render.kit import table_parts
from render.kit.canvas import Canvas, Sprite, make_backdrop
from render.kit.lettering import text_width
from render.kit.palette import FELT, plain_image
from render.kit.table_parts import BIG, GOLD_ON_FELT, QUIET_ON_FELT, TEXT, WIDTH
from render.pictures import Picture, W
from words import Catalogue

Drawing = Callable[[W], Picture]
_EDGE, _CAPTION = 26, 84
_APART, _CAPTIONED = 44, 190
"""Pixels between two parts, and from the middle of one to that of the next where something is written below them."""
_NARROW = 460
"""Pixels of the smallest picture from left to right."""


class TermPart(NamedTuple):
    """One of the things that a term's picture shows."""

    draw: Callable[[Canvas, int, int], object]
    """Draws it with its left top corner at a place."""
    width: int
    height: int
    alt: str = ""
    """What it is, for the alt text; nothing for an arrow."""
    caption: str = ""
    """What is written below it."""


def sprite_part(shown: Sprite, margin: int = 0, said: str = "", caption: str = "") -> TermPart:
    """A sprite with so many pixels of margin."""
    image = shown.image
    return TermPart(
        lambda canvas, x, y: canvas.put(shown, x, y, margin),
        image.width - 2 * margin,
        image.height - 2 * margin,
        said,
        caption,
    )


def arrow_part() -> TermPart:
    """From what was to what comes of it."""
    return sprite_part(table_parts.arrow(FELT))


def sum_part(text: str) -> TermPart:
    """A sum, in gold."""
    return TermPart(
        lambda canvas, x, y: canvas.write_line(x, y + 26, text, BIG, GOLD_ON_FELT), text_width(text, BIG), 52, text
    )


def side_by_side(said: Catalogue, *parts: TermPart) -> Picture:
    """Parts in a row on the felt, each with its caption below it; a few small ones in a small picture."""
    high, captioned = max(part.height for part in parts), any(part.caption for part in parts)
    room = max(part.width for part in parts) + _APART
    slot = min(max(room, _CAPTIONED) if captioned else room, (WIDTH - 2 * _EDGE) // len(parts))
    wide = max(_NARROW, slot * len(parts) + 2 * _EDGE)
    canvas = Canvas(table_parts.felt_backdrop(wide, high + 2 * _EDGE + (_CAPTION if captioned else 0)))
    for number, part in enumerate(parts):
        middle = (wide - slot * len(parts)) // 2 + slot * number + slot // 2
        part.draw(canvas, middle - part.width // 2, _EDGE + (high - part.height) // 2)
        if part.caption:
            below = _EDGE + high + _CAPTION // 2 + 6
            canvas.write_wrapped(middle, below, part.caption, TEXT, QUIET_ON_FELT, slot - 10, anchor="m")
    named = [part.alt or part.caption for part in parts]
    return Picture(canvas.png(), said.list_in_sentence([name for name in named if name]))


def centred_picture(image: Image.Image) -> Canvas:
    """A part of a board in the middle of the felt."""
    wide = max(_NARROW, image.width + 2 * _EDGE)
    picture = plain_image((wide, image.height + 2 * _EDGE), FELT)
    picture.paste(image, ((wide - image.width) // 2, _EDGE))
    return Canvas(make_backdrop(picture))
