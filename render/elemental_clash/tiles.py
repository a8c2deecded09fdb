"""The cards of Elemental Clash as they lie on the field: a picture all over, on it a name and a place for the numbers.

A card is drawn when it is first shown, and the newest ones are kept.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.caches import cached
from render.elemental_clash.faces import MARGIN, laid, paper, pips
from render.elemental_clash.looks import Look, emblem
from render.elemental_clash.rows import LINE as ONE_LINE
from render.elemental_clash.short_names import LONGEST, LONGEST_WORD, NAME, ROOM
from render.kit.canvas import Sprite
from render.kit.cards import dimmed
from render.kit.lettering import Face, Ink, Style, fit, width, wrapped
from render.kit.palette import GREEN, INK, IVORY, NIGHT, RED, Colour
from render.kit.sketch import Sketch, around, lay_on

WIDTH, LINE_WIDTH = 114, 146
EDGE, LINE, OF_TWO = 3, 28, 26
"""How wide a card's edge is, how high a line of its name, and each of two."""
TWO_LINES = 104
"""From this height on a card has two lines for its name: below it they would cover its picture."""
LONGEST_WHOLE = round(ROOM / 0.62)
"""So wide a whole name may be in one line, before it has two, or a word of it stands there."""
NARROWEST_LINE = 0.6
"""So narrow a name becomes on a card that is a line, before its marks give way, and before it is cut."""
STATS = Style(Face.NUMERAL, 28)
PLATE = 36
"""How high the place for a creature's numbers is at most, in the right lower corner of its emblem."""
LEAST_PLATE = 31
"""So high it is where the name leaves less: the longest strokes of numbers end in it."""
LEVELS = 6
"""How far from the edge a creature's figure stands: the diamonds of its level are there."""
BEHIND, LEAST_FIGURE = 20, 60
"""How far a figure reaches up behind the name, and how high it is at least."""
DARK, FADES = 0.45, 12
"""How dark a picture is behind the name, and how high the strip is in which that ends."""
AROUND = 6
"""Pixels around the letters of a name for their edge."""

ON_PLATE, RAISED, LOWERED = Ink(INK, IVORY), Ink(GREEN.dark, IVORY), Ink(RED.dark, IVORY)


class Emblem(NamedTuple):
    """Where the emblem lies on a card, from the card's corner."""

    top: int
    high: int


def emblem_on(look: Look, high: int) -> Emblem:
    """Where the emblem lies on a card so high."""
    lines = name_on(look, high)
    under_two = min(2 + OF_TWO * len(lines) + 5, high - EDGE)  # below the second line's longest letters
    top = under_two if len(lines) > 1 else 2 + LINE + 1
    return Emblem(top, high - top - EDGE)


@cached(1)
def name_on(look: Look, high: int) -> tuple[str, ...]:
    """The name as it stands on a card: whole where there is room for it, else by its most telling word."""
    if width(look.name, NAME) <= LONGEST_WHOLE:
        return (look.name,)
    if high >= TWO_LINES:
        lines = wrapped(look.on_tile.replace("-", "- "), NAME, LONGEST, 2)
        return tuple(line.replace("- ", "-") for line in lines)
    return (fit(look.short, NAME, LONGEST_WORD),)


def _line(text: str, room: int, colour: Colour = INK, edge: Colour | None = None) -> Image.Image:
    """A line of a name, in narrower letters where it is longer."""
    long = width(text, NAME)
    sketch = Sketch(max(long, 1) + 2 + AROUND, LINE + 8)
    sketch.text((1 + AROUND / 2, 4 + LINE / 2), text, NAME, colour, "lm", edge)
    part = sketch.done()
    if long > room:
        info = part.info
        part = part.resize((room, part.height), Image.Resampling.LANCZOS)
        part.info |= info
    return part


@cached(6)
def tile(look: Look, high: int, ring: Colour | None, spent: bool = False, plate: int = 0) -> Sprite:
    """A card on the field, without its numbers, which are so wide, if wider than what is printed.

    `ring` is the colour of a line around it, spent spells are dark.
    """
    part = tile_part(look, high, plate)
    if spent:
        part = dimmed(part, 0.5)
    state = " spent" if spent else " ringed" if ring else ""
    return Sprite(f"[tile {look.id}{state}]", laid(part, ring, WIDTH, high, 8))


def _begun(text: str, room: int) -> str:
    """As many letters of a name as there is room for: an ellipsis would take that of two."""
    while len(text) > 1 and width(text, NAME) > room:
        text = text[:-1]
    return text


def fits_line(look: Look, room: int) -> bool:
    """Whether so many pixels are enough for a name on a card that is a line."""
    return width(look.short, NAME) <= room / NARROWEST_LINE


@cached(4)
def line(look: Look, high: int, room: int, ring: Colour | None, spent: bool = False) -> Sprite:
    """A card on the field as a line, or two: its name in so many pixels, and nothing where its numbers will stand."""
    part = paper(LINE_WIDTH, high, 8, look, EDGE).done()
    name = _line(_begun(look.short, round(room / NARROWEST_LINE)), room)
    lay_on(part, name, (MARGIN + EDGE + 4, MARGIN + (min(high, ONE_LINE) - name.height) // 2))
    if spent:
        part = dimmed(part, 0.5)
    state = " spent" if spent else " ringed" if ring else ""
    return Sprite(f"[tile {look.id}{state}]", laid(part, ring, LINE_WIDTH, high, 8))


def tile_part(look: Look, high: int, plate: int = 0) -> Image.Image:
    """The same before it lies anywhere, RGBA, with margin."""
    at, creature = emblem_on(look, high), look.kind == "creature"
    part = paper(WIDTH, high, 8, look, EDGE).done()
    lay_on(part, _art(look, high, at), (MARGIN + EDGE, MARGIN + EDGE))
    for number, text in enumerate(name_on(look, high)):
        down = OF_TWO * number - 2
        lay_on(part, _line(text, ROOM, IVORY, NIGHT), (MARGIN + 4 - AROUND // 2, MARGIN + down))
    radius = 4.4 if is_low(at) else 6
    for number in range(look.level if at.high > 0 else 0):  # at the edge, so that the picture is seen
        down = at.top + 5 + round(number * 1.9 * radius)
        pips(part, MARGIN + EDGE + 7, MARGIN + down, 1, radius, (IVORY, IVORY))
    if creature:
        place = _plate(max(plate, plate_width(look, at)), plate_height(at))
        lay_on(part, place, (MARGIN + WIDTH - EDGE - place.width, MARGIN + high - EDGE - place.height))
    return part


def _art(look: Look, high: int, at: Emblem) -> Image.Image:
    """The picture all over a card, dark below the name; its figure begins behind the last line of that.

    A creature's stands at the left, beside the numbers.
    """
    wide, down = WIDTH - 2 * EDGE, high - 2 * EDGE
    side = min(max(at.high + BEHIND, LEAST_FIGURE), down, wide)
    middle = min(side / 2 + LEVELS, wide / 2) if look.kind == "creature" else wide / 2
    art = emblem(look, (wide, down), around((middle, down - side / 2), side * 0.48))
    dark = Image.new("L", (1, down))
    below = at.top - EDGE - FADES // 2
    dark.putdata([round(255 * DARK * min(1.0, max(0.0, 1 - (row - below) / FADES))) for row in range(down)])
    night = Image.new("RGBA", (wide, down), (*NIGHT, 255))
    night.putalpha(dark.resize((wide, down)))
    art.alpha_composite(night)
    corners = Sketch(wide, down)
    corners.rounded((0, 0, wide, down), 6, INK)
    art.putalpha(corners.done().getchannel("A"))
    return art


def is_low(at: Emblem) -> bool:
    """Whether an emblem is a band that is no higher than the numbers in it."""
    return at.high < PLATE


def plate_width(look: Look, at: Emblem) -> int:
    """How wide the place for the numbers is."""
    printed = width(f"{look.atk}/{look.defence}", STATS)
    return printed + 8 if is_low(at) else max(printed + 12, 58)


def plate_height(at: Emblem) -> int:
    """How high the place for the numbers is on an emblem."""
    return min(PLATE, max(at.high, LEAST_PLATE))


@cached(0.5)
def _plate(wide: int, high: int) -> Image.Image:
    sketch = Sketch(wide, high)
    sketch.rounded((0, 0, wide + 8, high + 8), 8, IVORY)
    return sketch.done()
