"""The cards of a hand in three sizes: as wide as the picture, half as wide, and as small as on the table.

A card is drawn when it is first shown, and the newest ones are kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from PIL import Image

from engine.caches import cached
from render.elemental_clash.faces import (
    COPIES,
    MARGIN,
    SMALL_PRINT,
    STATS,
    STATS_AT,
    TILE_HEIGHT,
    TILE_WIDTH,
    Spot,
    element_disc,
    laid,
    paper,
    pips,
    stats_plate,
    tile_part,
)
from render.elemental_clash.looks import Look, emblem
from render.kit.canvas import Sprite
from render.kit.cards import dimmed
from render.kit.lettering import Face, Style, fitted, width, wrapped
from render.kit.palette import GOLD, INK
from render.kit.sketch import Sketch, lay_on

Size = Literal["wide", "half", "small"]
WIDE_WIDTH, HALF_WIDTH = 972, 480
WIDE_ART, HALF_ART, HALF_HEAD = 112, 76, 84
LINE, LEAST = 36, 16
NAME = Style(Face.STRONG, 34)
TEXT = Style(Face.TEXT, 30)
NUMBERS = Style(Face.NUMERAL, 34)


def wide_height(look: Look) -> int:
    """How high a card of a hand is: as its text needs it."""
    return 62 + LINE * max(len(_wide_lines(look)), 1)


def _wide_lines(look: Look) -> tuple[str, ...]:
    return wrapped(look.text, TEXT, WIDE_WIDTH - WIDE_ART - 46, 7) if look.text else ()


@cached(6)
def wide(look: Look, ready: bool | None) -> Sprite:
    """A card of a hand: ringed if it can be played now, dark if not; `ready` is None when nothing can be."""
    return _ready(_wide_part(look), look, ready, WIDE_WIDTH, wide_height(look))


def _wide_part(look: Look) -> Image.Image:
    high = wide_height(look)
    sketch = paper(WIDE_WIDTH, high, 12, look, 4)
    left, top = MARGIN + WIDE_ART + 20, MARGIN
    right = MARGIN + WIDE_WIDTH - 22
    room = right - 50 - left
    name, style = fitted(look.name, NAME, room * 2 // 3)
    sketch.text((left, top + 30), name, style, INK, "lm")
    element_disc(sketch, look.energy if look.kind == "stone" else look.element, (right - 18, top + 30), 18)
    said, style = fitted(look.line, TEXT, room - width(name, style) - 20, LEAST)
    sketch.text((right - 48, top + 31), said, style, SMALL_PRINT.colour, "rm")
    for number, line in enumerate(_wide_lines(look)):
        sketch.text((left, top + 72 + LINE * number), line, TEXT, INK, "lm")
    part = sketch.done()
    part.alpha_composite(emblem(look, (WIDE_ART, high - 10)), (MARGIN + 5, MARGIN + 5))
    pips(part, MARGIN + 19, MARGIN + 19, look.level, 7.5)
    if look.kind == "creature":
        stats_plate(part, look, (MARGIN + 5 + WIDE_ART / 2, MARGIN + high - 27), NUMBERS)
    return part


def half_height(look: Look) -> int:
    """How high a card of a hand is that is half as wide as the picture."""
    lines = len(_half_lines(look))
    return HALF_HEAD + 8 + (LINE * lines + 8 if lines else 0)


def _half_lines(look: Look) -> tuple[str, ...]:
    return wrapped(look.text, TEXT, HALF_WIDTH - 26, 12) if look.text else ()


@cached(10)
def half(look: Look, ready: bool | None) -> Sprite:
    """The same card half as wide: its text stands below its emblem and its name."""
    high = half_height(look)
    sketch = paper(HALF_WIDTH, high, 12, look, 4)
    left, right = MARGIN + HALF_ART + 18, MARGIN + HALF_WIDTH - 16
    name, style = fitted(look.name, NAME, right - 40 - left, LEAST)
    sketch.text((left, MARGIN + 28), name, style, INK, "lm")
    element_disc(sketch, look.energy if look.kind == "stone" else look.element, (right - 16, MARGIN + 28), 17)
    what, style = fitted(look.what, TEXT, right - left - (90 if look.kind == "creature" else 0), LEAST)
    sketch.text((left, MARGIN + 66), what, style, SMALL_PRINT.colour, "lm")
    for number, line in enumerate(_half_lines(look)):
        sketch.text((MARGIN + 15, MARGIN + HALF_HEAD + 22 + LINE * number), line, TEXT, INK, "lm")
    part = sketch.done()
    part.alpha_composite(emblem(look, (HALF_ART, HALF_HEAD - 5)), (MARGIN + 5, MARGIN + 5))
    pips(part, MARGIN + 17, MARGIN + 17, look.level, 7)
    if look.kind == "creature":
        stats_plate(part, look, (right - 38, MARGIN + 68), NUMBERS)
    return _ready(part, look, ready, HALF_WIDTH, high)


@cached(3)
def small(look: Look, ready: bool | None) -> Sprite:
    """The same card as small as on the table."""
    part = tile_part(look)
    if look.kind == "creature":
        sketch = Sketch(*part.size)
        at = MARGIN + STATS_AT.x, MARGIN + STATS_AT.y
        sketch.text(at, f"{look.atk}/{look.defence}", STATS, INK, "lm")
        lay_on(part, sketch.done())
    return _ready(part, look, ready, TILE_WIDTH, TILE_HEIGHT)


def _ready(part: Image.Image, look: Look, ready: bool | None, width: int, height: int) -> Sprite:
    if ready is False:
        part = dimmed(part, 0.38)
    sprite = laid(part, GOLD.mid if ready else None, width, height, 12 if width > TILE_WIDTH else 9)
    return Sprite(f"[{look.id}{'' if ready is None else ' ready' if ready else ' dark'}]", sprite)


MANY_AT: Mapping[Size, Spot] = MappingProxyType(
    {
        "wide": Spot(5 + WIDE_ART - COPIES[0] - 3, 8),
        "half": Spot(5 + HALF_ART - COPIES[0] + 1, HALF_HEAD - COPIES[1] - 2),
        "small": Spot(7, TILE_HEIGHT - COPIES[1] - 7),
    }
)
"""Where it stands on a card how often it is in the hand: on the emblem, where no word is."""
