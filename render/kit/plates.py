"""Plates and small parts on them: a player's place, labels, rows of tokens, medallions."""

from __future__ import annotations

from PIL import Image

from render.kit.emblems import coin
from render.kit.lettering import SMALLEST, FontFace, TextStyle, fit_label, shrink_style, text_width
from render.kit.palette import FELT, GOLD, INK, LINE, MUTED, NIGHT, PANEL, Colour, blend
from render.kit.sketch import Sketch, flatten_layers, shadow_of

MARGIN = 8
"""Pixels around a plate's sprite, which hold its shadow on the felt."""

COIN = 17
COIN_STEP = 38


def plate(width: int, height: int, lit: bool = False) -> Image.Image:
    """A panel on the felt, as a sprite with margin; lit, it has a gold edge: it is this player's turn."""
    sketch = Sketch(width + 2 * MARGIN, height + 2 * MARGIN)
    box = (MARGIN, MARGIN, MARGIN + width, MARGIN + height)
    sketch.rounded_rectangle(box, 16, blend(PANEL, LINE, 0.45))
    sketch.rounded_rectangle((box[0], box[1] + 1.5, box[2], box[3]), 16, blend(PANEL, NIGHT, 0.35))
    sketch.rounded_rectangle((box[0] + 1.5, box[1] + 1.5, box[2] - 1.5, box[3] - 1.5), 14.5, PANEL)
    if lit:
        sketch.frame(box, 16, GOLD.mid, 3.5)
    part = sketch.finish()
    return flatten_layers(FELT, shadow_of(part, 4, 2, 0.5), part)


POINTER = 22
"""How much wider a label of 26 pixels is with its pointer."""


def turn_label(text: str, size: int, ground: Colour, room: int | None = None) -> Image.Image:
    """A gold label with a pointer before its words, for whose turn it is; `size` is that of the type.

    Where that is wider than `room`, the type is smaller, or the pointer left out.
    """
    style = TextStyle(FontFace.STRONG, size)
    if room is not None:
        style = shrink_style(text, style, room - _label_padding(size) - round(POINTER * size / 26), SMALLEST)
    unit = style.size / 26
    long = text_width(text, style) + _label_padding(style.size) + round(POINTER * unit)
    if room is not None and long > room:
        return plain_label(text, size, ground, room)
    sketch, middle = _gold_label_ground(long, unit)
    sketch.path_shape(
        "M 0 0 L 100 50 L 0 100 L 26 50 Z", (15 * unit, middle - 8 * unit, 31 * unit, middle + 8 * unit), INK
    )
    sketch.text((38 * unit, middle - 1), text, style, INK, "lm")
    return flatten_layers(ground, sketch.finish())


def plain_label(text: str, size: int, ground: Colour, room: int | None = None) -> Image.Image:
    """A gold label without a pointer; `size` is that of the type. Its words are made to fit into `room`."""
    style = TextStyle(FontFace.STRONG, size)
    if room is not None:
        text, style = fit_label(text, style, room - _label_padding(size))
    sketch, middle = _gold_label_ground(text_width(text, style) + _label_padding(style.size), style.size / 26)
    sketch.text((sketch.size[0] / 2, middle - 1), text, style, INK)
    return flatten_layers(ground, sketch.finish())


def _label_padding(size: int) -> int:
    """How much wider a label is than its words."""
    return round(32 * size / 26)


def _gold_label_ground(long: int, unit: float) -> tuple[Sketch, float]:
    """The ground of a label, and at which height its words stand."""
    high = round(38 * unit)
    sketch = Sketch(long, high)
    sketch.rounded_rectangle((0, 0, long, high), high / 2, GOLD.mid)
    return sketch, high / 2


SMALL_COIN = 9


def coin_row(count: int, places: int, ground: Colour, radius: int = COIN) -> Image.Image:
    """`count` coins in a row of at least `places` round places."""
    step = COIN_STEP * radius // COIN
    sketch = Sketch(step * max(count, places), 2 * radius + 4)
    for number in range(max(count, places)):
        centre = number * step + radius, radius + 1
        if number < count:
            coin(sketch, centre, radius)
        else:
            sketch.disc(centre, radius - 1, blend(ground, NIGHT, 0.5))
            sketch.ring(centre, radius - 1, blend(LINE, MUTED, 0.3), 2)
    return flatten_layers(ground, sketch.finish())


def medallion(radius: int) -> Image.Image:
    """A round plate with a gold rim on the felt, for one large number; the sprite is a square of 2 * (radius + 8)."""
    side = 2 * (radius + MARGIN)
    centre = side / 2, side / 2
    sketch = Sketch(side, side)
    sketch.disc(centre, radius, GOLD.dark)
    sketch.disc((centre[0], centre[1] - 1), radius - 0.5, GOLD.light)
    sketch.disc(centre, radius - 1.5, GOLD.mid)
    sketch.disc(centre, radius - 6, GOLD.dark)
    sketch.disc(centre, radius - 7.5, PANEL)
    part = sketch.finish()
    return flatten_layers(FELT, shadow_of(part, 4, 2, 0.5), part)
