"""The pictures of a game's terms: a few of its own parts side by side, or what the rules pages show anyway."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from render.kit import furniture
from render.kit.canvas import Canvas, Sprite, backdrop
from render.kit.furniture import BIG, GOLD_ON_FELT, QUIET_ON_FELT, TEXT, WIDTH
from render.kit.lettering import width
from render.kit.palette import FELT, flat
from render.pictures import Picture, W
from words import Catalogue

Drawing = Callable[[W], Picture]
_EDGE, _CAPTION = 26, 84
_APART, _CAPTIONED = 44, 190
"""Pixels between two parts, and from the middle of one to that of the next where something is written below them."""
_NARROW = 460
"""Pixels of the smallest picture from left to right."""


class Part(NamedTuple):
    """One of the things that a term's picture shows."""

    put: Callable[[Canvas, int, int], object]
    """Draws it with its left top corner at a place."""
    width: int
    height: int
    said: str = ""
    """What it is, for the alt text; nothing for an arrow."""
    caption: str = ""
    """What is written below it."""


def sprite(shown: Sprite, margin: int = 0, said: str = "", caption: str = "") -> Part:
    """A sprite with so many pixels of margin."""
    image = shown.image
    return Part(
        lambda canvas, x, y: canvas.put(shown, x, y, margin),
        image.width - 2 * margin,
        image.height - 2 * margin,
        said,
        caption,
    )


def arrow() -> Part:
    """From what was to what comes of it."""
    return sprite(furniture.arrow(FELT))


def account(text: str) -> Part:
    """A sum, in gold."""
    return Part(lambda canvas, x, y: canvas.text(x, y + 26, text, BIG, GOLD_ON_FELT), width(text, BIG), 52, text)


def side_by_side(said: Catalogue, *parts: Part) -> Picture:
    """Parts in a row on the felt, each with its caption below it; a few small ones in a small picture."""
    high, captioned = max(part.height for part in parts), any(part.caption for part in parts)
    room = max(part.width for part in parts) + _APART
    slot = min(max(room, _CAPTIONED) if captioned else room, (WIDTH - 2 * _EDGE) // len(parts))
    wide = max(_NARROW, slot * len(parts) + 2 * _EDGE)
    canvas = Canvas(furniture.felt(wide, high + 2 * _EDGE + (_CAPTION if captioned else 0)))
    for number, part in enumerate(parts):
        middle = (wide - slot * len(parts)) // 2 + slot * number + slot // 2
        part.put(canvas, middle - part.width // 2, _EDGE + (high - part.height) // 2)
        if part.caption:
            below = _EDGE + high + _CAPTION // 2 + 6
            canvas.lines(middle, below, part.caption, TEXT, QUIET_ON_FELT, slot - 10, anchor="m")
    named = [part.said or part.caption for part in parts]
    return Picture(canvas.png(), said.list_of([name for name in named if name]))


def framed(image: Image.Image) -> Canvas:
    """A part of a board in the middle of the felt."""
    wide = max(_NARROW, image.width + 2 * _EDGE)
    picture = flat((wide, image.height + 2 * _EDGE), FELT)
    picture.paste(image, ((wide - image.width) // 2, _EDGE))
    return Canvas(backdrop(picture))
