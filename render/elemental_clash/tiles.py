"""The cards of Elemental Clash as they lie on the field: a short name, the emblem, and a place for the numbers.

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
from render.kit.palette import GREEN, INK, IVORY, RED, Colour
from render.kit.sketch import Sketch, lay_on

WIDTH, LINE_WIDTH = 114, 146
EDGE, LINE, OF_TWO, CLOSE_TWO = 3, 28, 26, 24
"""How wide a card's edge is, how high a line of its name, and each of two, and of two on a low card."""
HIGH_NAME, LOW_CARD = 80, 88
"""From this height on a card has two lines for its name, and below that height they are close."""
NO_PICTURE = 56
"""From this height on two lines of a name fit without a picture: a spell needs none to be told from a creature."""
LONGEST_WHOLE = round(ROOM / 0.62)
"""So wide a whole name may be where there is one line for it, before a word of it stands there."""
NARROWEST_LINE = 0.6
"""So narrow a name becomes on a card that is a line, before its marks give way, and before it is cut."""
STATS = Style(Face.NUMERAL, 28)
PLATE = 36
"""How high the place for a creature's numbers is at most, in the right lower corner of its emblem."""
LEVELS = 10
"""How wide the diamonds of a level are at the edge of an emblem that is a band: its figure begins beside them."""

ON_PLATE, RAISED, LOWERED = Ink(INK, IVORY), Ink(GREEN.dark, IVORY), Ink(RED.dark, IVORY)


class Emblem(NamedTuple):
    """Where the emblem lies on a card, from the card's corner."""

    top: int
    high: int


def emblem_on(look: Look, high: int) -> Emblem:
    """Where the emblem lies on a card so high."""
    lines = name_on(look, high)
    if len(lines) > 1:
        top = min(2 + _apart(high) * len(lines) + 5, high - EDGE)  # below the second line's longest letters
    else:
        top = 2 + LINE + (3 if high >= LOW_CARD else 1)
    return Emblem(top, high - top - EDGE)


def _apart(high: int) -> int:
    """How far apart two lines of a name are on a card so high."""
    return OF_TWO if high >= LOW_CARD else CLOSE_TWO


@cached(1)
def name_on(look: Look, high: int) -> tuple[str, ...]:
    """The name as it stands on a card: whole where there is room for two lines, else by its most telling word."""
    if high >= HIGH_NAME:
        lines = wrapped(look.on_tile.replace("-", "- "), NAME, LONGEST, 2)
        lines = tuple(line.replace("- ", "-") for line in lines)
        return lines if len(lines) > 1 or width(look.name, NAME) > LONGEST else (look.name,)
    if width(look.name, NAME) > LONGEST and look.kind != "creature" and high >= NO_PICTURE:
        words = look.on_tile.replace("-", "- ")
        for room in (LONGEST, LONGEST_WORD):
            lines = wrapped(words, NAME, room, 2)
            if " ".join(lines) == words:
                return tuple(line.replace("- ", "-") for line in lines)
    if width(look.name, NAME) <= LONGEST_WHOLE:
        return (look.name,)
    return (fit(look.short, NAME, LONGEST_WORD),)


def _line(text: str, room: int) -> Image.Image:
    """A line of a name, in narrower letters where it is longer."""
    long = width(text, NAME)
    sketch = Sketch(max(long, 1) + 2, LINE + 8)
    sketch.text((1, 4 + LINE / 2), text, NAME, INK, "lm")
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
    sketch = paper(WIDTH, high, 8, look, EDGE)
    at = emblem_on(look, high)
    part = sketch.done()
    for number, text in enumerate(name_on(look, high)):
        lay_on(part, _line(text, ROOM), (MARGIN + 4, MARGIN + _apart(high) * number - (3 if high < LOW_CARD else 1)))
    wide = WIDTH - 2 * EDGE
    creature = look.kind == "creature"
    if at.high > 0:
        art = _aside(look, wide, at.high) if creature and at.high < wide else emblem(look, (wide, at.high))
        part.alpha_composite(art, (MARGIN + EDGE, MARGIN + at.top))
    if is_low(at):
        for number in range(look.level if at.high > 0 else 0):  # at the edge, so that the picture is seen
            pips(part, MARGIN + EDGE + 6, MARGIN + at.top + 5 + number * 8, 1, 4.4, (IVORY, IVORY))
    else:  # a colour that is left in every tile
        pips(part, MARGIN + 13, MARGIN + at.top + 11, look.level, 8.5, (IVORY, IVORY))
    if creature:
        place = _plate(max(plate, plate_width(look, at)), plate_height(at))
        lay_on(part, place, (MARGIN + WIDTH - EDGE - place.width, MARGIN + high - EDGE - place.height))
    return part


def _aside(look: Look, wide: int, high: int) -> Image.Image:
    """An emblem whose figure stands at the left of its ground, beside the numbers."""
    far = wide - high
    left = far - (LEVELS if high < PLATE else 0)
    return emblem(look, (wide + far, high)).crop((left, 0, left + wide, high))


def is_low(at: Emblem) -> bool:
    """Whether an emblem is a band that is no higher than the numbers in it."""
    return at.high < PLATE


def plate_width(look: Look, at: Emblem) -> int:
    """How wide the place for the numbers is."""
    printed = width(f"{look.atk}/{look.defence}", STATS)
    return printed + 8 if is_low(at) else max(printed + 12, 58)


def plate_height(at: Emblem) -> int:
    """How high the place for the numbers is on an emblem."""
    return min(PLATE, at.high)


@cached(0.5)
def _plate(wide: int, high: int) -> Image.Image:
    sketch = Sketch(wide, high)
    sketch.rounded((0, 0, wide + 8, high + 8), 8, IVORY)
    return sketch.done()
