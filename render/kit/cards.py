"""Playing cards: faces with a spine, backs, empty places; as sprites for every ground and neighbour they meet."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops

from render.kit.emblems import Emblem, Tones, yin_yang
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import GOLD, IVORY, LINE, NIGHT, PAPER, PAPER_DARK, Colour, Hue, blend
from render.kit.sketch import Sketch, box_around, flatten_layers, point_on_circle, shadow_of

MARGIN = 7
"""Pixels around a card's sprite, which hold its shadow on the ground."""


class Size(NamedTuple):
    """A card's size in pixels: the card itself, without the margin."""

    width: int
    height: int

    @property
    def spine(self) -> int:
        """How much of a card must stay visible in a fan."""
        return round(self.width * 0.43) + 3


LARGE = Size(116, 162)
MEDIUM = Size(90, 126)
SMALL = Size(40, 52)
TINY = Size(34, 44)
"""A small card in a picture of a hand, which is 800 pixels wide and not 1000."""


class FaceDesign(NamedTuple):
    """What a face shows: a value, an emblem and their colours; `spine` colours the band with the value."""

    value: str
    emblem: Emblem
    tones: Tones
    spine: Hue

    @property
    def band(self) -> Colour:
        """The colour of the band, dark enough for the value on it."""
        return blend(self.spine.mid, self.spine.dark, 0.15)


def face(size: Size, design: FaceDesign, seal: bool = True) -> Image.Image:
    """A card's face, RGBA, with margin. A small card is all spine.

    The seal repeats the emblem on the spine, for cards that lie in a fan.
    """
    sketch, unit = blank_paper(size)
    if size.width <= SMALL.width:
        return _small_face(sketch, size, design)
    inset, wide = 5 * unit, 42 * unit
    left, top = MARGIN + inset, MARGIN + inset
    bottom = MARGIN + size.height - inset
    hue = design.spine
    sketch.rounded_rectangle((left, top, left + wide, bottom), 7 * unit, design.band)
    sketch.rounded_rectangle((left + wide - 7 * unit, top, left + wide, bottom), 0, IVORY)
    sketch.rounded_rectangle((left + wide - 8.5 * unit, top, left + wide - 7 * unit, bottom), 0, hue.dark)
    middle = left + (wide - 7 * unit) / 2
    sketch.text((middle, top + 26 * unit), design.value, TextStyle(FontFace.NUMERAL, round(44 * unit)), IVORY)
    if seal:
        reach = 15.5 * unit
        low = middle, bottom - reach - 4 * unit
        sketch.disc(low, reach, IVORY)
        design.emblem(sketch, box_around(low, reach * 0.72), design.tones)
    right = MARGIN + size.width - inset
    centre = (left + wide - 5 * unit + right) / 2, MARGIN + size.height / 2
    design.emblem(sketch, box_around(centre, 27 * unit), design.tones)
    return sketch.finish()


def _small_face(sketch: Sketch, size: Size, design: FaceDesign) -> Image.Image:
    box = (MARGIN + 2.5, MARGIN + 2.5, MARGIN + size.width - 2.5, MARGIN + size.height - 2.5)
    sketch.rounded_rectangle(box, 5, design.band)
    at = MARGIN + size.width / 2, MARGIN + size.height / 2
    sketch.text(at, design.value, TextStyle(FontFace.NUMERAL, round(size.height * 0.66)), IVORY)
    return sketch.finish()


def back(size: Size, hue: Hue) -> Image.Image:
    """A card's back, RGBA, with margin: five points around a balance, in gold on one hue."""
    sketch, unit = blank_paper(size)
    inset = 5 * unit if size.width > SMALL.width else 2.5
    box = (MARGIN + inset, MARGIN + inset, MARGIN + size.width - inset, MARGIN + size.height - inset)
    sketch.rounded_rectangle(box, 7 * unit if size.width > SMALL.width else 5, hue.dark)
    if size.width > SMALL.width:
        inner = (box[0] + 4 * unit, box[1] + 4 * unit, box[2] - 4 * unit, box[3] - 4 * unit)
        sketch.frame(inner, 5 * unit, hue.mid, 1.5 * unit)
    centre = MARGIN + size.width / 2, MARGIN + size.height / 2
    reach = size.width * 0.3
    sketch.ring(centre, reach + 0.6, GOLD.mid, max(1.2, 2 * unit))
    yin_yang(sketch, box_around(centre, reach * 0.52), Tones(hue.dark, GOLD.mid, GOLD.mid))
    for step in range(5):
        at = point_on_circle(centre, reach, 0.2 * step)
        sketch.disc(at, size.width * 0.075, hue.dark)
        sketch.disc(at, size.width * 0.05, GOLD.light)
    return sketch.finish()


def blank_paper(size: Size) -> tuple[Sketch, float]:
    """Blank paper of a size with its edge, and the unit that all measures on it are given in."""
    unit = size.width / LARGE.width
    sketch = Sketch(size.width + 2 * MARGIN, size.height + 2 * MARGIN)
    box = (MARGIN, MARGIN, MARGIN + size.width, MARGIN + size.height)
    radius = 11 * unit if size.width > SMALL.width else 7
    sketch.rounded_rectangle(box, radius, PAPER_DARK)
    sketch.rounded_rectangle((box[0], box[1], box[2], box[3] - 1.5), radius, PAPER)
    sketch.rounded_rectangle((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 2), radius - 1, IVORY)
    return sketch, unit


def card_sprite(part: Image.Image, ground: Colour) -> Image.Image:
    """A card alone on a ground, as a sprite with margin and shadow."""
    return flatten_layers(ground, _cast_shadow(part), part)


CLOSE = 3
"""Pixels around the sprite of a card that has close neighbours: room for a ring, or for a narrow shadow."""


def close_card_sprite(part: Image.Image, ground: Colour) -> Image.Image:
    """A card on a ground with neighbours 2 * CLOSE pixels away, as a sprite with a margin of CLOSE."""
    narrow = shadow_of(part, 1.0, 1, 0.5)
    cut = MARGIN - CLOSE
    return flatten_layers(ground, narrow, part).crop((cut, cut, part.width - cut, part.height - cut))


def overlapping_card_sprite(part: Image.Image, ground: Colour, below: Image.Image, step: int) -> Image.Image:
    """A card that lies over another one which begins `step` pixels further left, as a sprite.

    Faces lie over `blank_card` paper: with a step of Size.spine nothing else is seen in the margin, whatever the card
    below is, so that one sprite serves all neighbours.
    """
    under = Image.new("RGBA", part.size)
    under.alpha_composite(below.crop((step, 0, part.width, part.height)))
    both = Image.alpha_composite(under, part)
    # One shadow for both on the ground, and that of the upper card on the lower one alone: they don't add up.
    onto = _cast_shadow(part)
    onto.putalpha(ImageChops.multiply(onto.getchannel("A"), under.getchannel("A")))
    return flatten_layers(ground, _cast_shadow(both), under, onto, part)


def blank_card(size: Size) -> Image.Image:
    """Paper of a size, RGBA, with margin."""
    return blank_paper(size)[0].finish()


def _cast_shadow(part: Image.Image) -> Image.Image:
    return shadow_of(part, 2.2, 2, 0.55)


def ringed_card(part: Image.Image, size: Size) -> Image.Image:
    """A card with a gold line around it."""
    ring = Sketch(*part.size)
    box = (MARGIN - 3.0, MARGIN - 3.0, MARGIN + size.width + 3.0, MARGIN + size.height + 3.0)
    ring.frame(box, 13 * size.width / LARGE.width, GOLD.mid, 4)
    result = part.copy()
    result.alpha_composite(ring.finish())
    return result


def dimmed_card(part: Image.Image, share: float = 0.55) -> Image.Image:
    """A card with `share` (0 to 1) of its light gone: it can't be played now."""
    dark = Image.blend(part.convert("RGB"), Image.new("RGB", part.size, NIGHT), share)
    dark.putalpha(part.getchannel("A"))
    return dark


def empty_place(size: Size, ground: Colour) -> Image.Image:
    """An empty place for a card, as a sprite with margin."""
    sketch = Sketch(size.width + 2 * MARGIN, size.height + 2 * MARGIN)
    box = (MARGIN + 1, MARGIN + 1, MARGIN + size.width - 1, MARGIN + size.height - 1)
    radius = max(7.0, 10 * size.width / LARGE.width)
    sketch.rounded_rectangle(box, radius, blend(ground, NIGHT, 0.4))
    sketch.frame(box, radius, blend(ground, LINE, 0.7), 2)
    return flatten_layers(ground, sketch.finish())
