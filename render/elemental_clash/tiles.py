"""The cards of Elemental Clash as they lie on the field: a picture all over, on it a name and a place for the numbers.

A card is drawn when it is first shown, and the newest ones are kept.
"""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.caches import cached
from render.elemental_clash.faces import MARGIN, blank_card, card_on_felt, draw_level_diamonds
from render.elemental_clash.looks import CardLook, card_emblem
from render.elemental_clash.rows import LINE as ONE_LINE
from render.elemental_clash.short_names import LONGEST, LONGEST_WORD, NAME, ROOM
from render.kit.canvas import Sprite
from render.kit.cards import dimmed_card
from render.kit.lettering import FontFace, Ink, TextStyle, cut_to_fit, text_width, wrap_text
from render.kit.palette import GREEN, INK, IVORY, NIGHT, RED, Colour, blend
from render.kit.sketch import Sketch, box_around, overlay

WIDTH, LINE_WIDTH = 114, 146
EDGE, LINE, OF_TWO = 3, 28, 26
"""How wide a card's edge is, how high a line of its name, and each of two."""
TWO_LINES = 104
"""From this height on a card has two lines for its name: below it they would cover its picture."""
LONGEST_WHOLE = round(ROOM / 0.62)
"""So wide a whole name may be in one line, before it has two, or a word of it stands there."""
NARROWEST_LINE = 0.6
"""So narrow a name becomes on a card that is a line, before its marks give way, and before it is cut."""
STATS = TextStyle(FontFace.NUMERAL, 28)
BAND = 31
"""How high the band at the foot of a card is in which everything that is told in numbers and signs has its place."""
PIP, PIPS = 4.8, 12
"""How large the diamonds of a level are, and how much of the band's left end they take from below."""
BEHIND, MARKED = 22, 13
"""How far a figure reaches up behind the name at most, and how far it gives way to signs at the left."""
SIGNED, LEAST_FIGURE = 22, 36
"""How wide the signs at the left are, and how large a figure is at least that keeps clear of these and of numbers."""
DARK, FADES = 0.88, 8
"""How dark a picture is behind the name, and how high the strip is in which that ends."""
AROUND = 6
"""Pixels around the letters of a name for their edge."""

ON_PLATE, RAISED, LOWERED = Ink(INK, IVORY), Ink(GREEN.dark, IVORY), Ink(RED.dark, IVORY)


class EmblemPlace(NamedTuple):
    """Where the emblem lies on a card, from the card's corner."""

    top: int
    high: int


def emblem_place(look: CardLook, high: int) -> EmblemPlace:
    """Where the emblem lies on a card so high."""
    lines = name_lines(look, high)
    under_two = min(2 + OF_TWO * len(lines) + 5, high - EDGE)  # below the second line's longest letters
    top = under_two if len(lines) > 1 else 2 + LINE + 1
    return EmblemPlace(top, high - top - EDGE)


def signs_above_numbers(look: CardLook, high: int) -> bool:
    """Whether the signs of a creature have room above its numbers on a card so high: there they cover no figure."""
    return emblem_place(look, high).top + SIGNED <= high - EDGE - BAND


@cached(1)
def name_lines(look: CardLook, high: int) -> tuple[str, ...]:
    """The name as it stands on a card: whole where there is room for it, else by its most telling word."""
    long = text_width(look.name, NAME)
    if long <= LONGEST_WHOLE or (high < TWO_LINES and long <= LONGEST_WORD):
        return (look.name,)
    if high >= TWO_LINES:
        lines = wrap_text(look.tile_name.replace("-", "- "), NAME, LONGEST, 2)
        return tuple(line.replace("- ", "-") for line in lines)
    return (cut_to_fit(look.short_name, NAME, LONGEST_WORD),)


def _name_line_image(text: str, room: int, colour: Colour = INK, edge: Colour | None = None) -> Image.Image:
    """A line of a name, in narrower letters where it is longer."""
    long = text_width(text, NAME)
    sketch = Sketch(max(long, 1) + 2 + AROUND, LINE + 8)
    sketch.text((1 + AROUND / 2, 4 + LINE / 2), text, NAME, colour, "lm", edge)
    part = sketch.finish()
    if long > room:
        info = part.info
        part = part.resize((room, part.height), Image.Resampling.LANCZOS)
        part.info |= info
    return part


@cached(6)
def tile_sprite(
    look: CardLook, high: int, ring: Colour | None, spent: bool = False, plate: int = 0, marked: bool = False
) -> Sprite:
    """A card on the field, without its numbers, which are so wide, if wider than what is printed.

    `ring` is the colour of a line around it, spent spells are dark, and one that is marked has signs at the left.
    """
    part = tile_image(look, high, plate, marked)
    if spent:
        part = dimmed_card(part, 0.5)
    state = " spent" if spent else " ringed" if ring else ""
    return Sprite(f"[tile {look.id}{state}]", card_on_felt(part, ring, WIDTH, high, 8))


def _letters_that_fit(text: str, room: int) -> str:
    """As many letters of a name as there is room for: an ellipsis would take that of two."""
    while len(text) > 1 and text_width(text, NAME) > room:
        text = text[:-1]
    return text


def name_fits_line(look: CardLook, room: int) -> bool:
    """Whether so many pixels are enough for a name on a card that is a line."""
    return text_width(look.short_name, NAME) <= room / NARROWEST_LINE


@cached(4)
def line_card_sprite(look: CardLook, high: int, room: int, ring: Colour | None, spent: bool = False) -> Sprite:
    """A card on the field as a line, or two: its name in so many pixels, and nothing where its numbers will stand."""
    part = blank_card(LINE_WIDTH, high, 8, look, EDGE).finish()
    name = _name_line_image(_letters_that_fit(look.short_name, round(room / NARROWEST_LINE)), room)
    overlay(part, name, (MARGIN + EDGE + 4, MARGIN + (min(high, ONE_LINE) - name.height) // 2))
    if spent:
        part = dimmed_card(part, 0.5)
    state = " spent" if spent else " ringed" if ring else ""
    return Sprite(f"[tile {look.id}{state}]", card_on_felt(part, ring, LINE_WIDTH, high, 8))


def tile_image(look: CardLook, high: int, plate: int = 0, marked: bool = False) -> Image.Image:
    """The picture of a card of the field with its margin, RGBA, before it lies on the felt; without its numbers."""
    creature = look.kind == "creature"
    part = blank_card(WIDTH, high, 8, look, EDGE).finish()
    overlay(part, _tile_art(look, high, marked, max(plate, stats_plate_width(look))), (MARGIN + EDGE, MARGIN + EDGE))
    for number, text in enumerate(name_lines(look, high)):
        down = OF_TWO * number - 2
        overlay(part, _name_line_image(text, ROOM, IVORY), (MARGIN + 4 - AROUND // 2, MARGIN + down))
    draw_level_diamonds(part, MARGIN + EDGE + 7, MARGIN + high - EDGE - 6, look.level, PIP, (IVORY, IVORY))
    if creature:
        place = _plate_image(max(plate, stats_plate_width(look)), BAND)
        overlay(part, place, (MARGIN + WIDTH - EDGE - place.width, MARGIN + high - EDGE - BAND))
    return part


def _tile_art(look: CardLook, high: int, marked: bool, plate: int) -> Image.Image:
    """The picture all over a card, dark below the name; its figure begins behind the last line of that.

    A creature's stands beside its numbers, as much of it in sight as there is room for; on a low card it is so small
    that neither these, on a plate so wide, nor its signs cover any of it.
    """
    wide, down, at = WIDTH - 2 * EDGE, high - 2 * EDGE, emblem_place(look, high)
    marked = marked and not signs_above_numbers(look, high)
    side = min(at.high + min(BEHIND, at.high // 3), down, wide)
    middle = wide / 2
    if look.kind == "creature" and high < TWO_LINES:
        signs = SIGNED if marked else 0
        side = min(side, max(LEAST_FIGURE, wide - plate - signs))
        middle = max(side / 2, signs + (wide - plate - signs) / 2)
    elif look.kind == "creature":
        middle = min(max(side, wide - stats_plate_width(look)) / 2 + (MARKED if marked else 2), middle)
    art = card_emblem(look, (wide, down), box_around((middle, down - side / 2), side * 0.48))
    dark = Image.new("L", (1, down))
    below = at.top - EDGE - FADES // 2
    dark.putdata([round(255 * DARK * min(1.0, max(0.0, 1 - (row - below) / FADES))) for row in range(down)])
    night = Image.new("RGBA", (wide, down), (*blend(NIGHT, look.colours.dark, 0.6), 255))
    night.putalpha(dark.resize((wide, down)))
    art.alpha_composite(night)
    corners = Sketch(wide, down)
    corners.rounded_rectangle((0, 0, wide, down), 6, INK)
    art.putalpha(corners.finish().getchannel("A"))
    return art


def stats_plate_width(look: CardLook) -> int:
    """How wide the place for the numbers is."""
    return text_width(f"{look.atk}/{look.defence}", STATS) + 10


@cached(0.5)
def _plate_image(wide: int, high: int) -> Image.Image:
    sketch = Sketch(wide, high)
    sketch.rounded_rectangle((0, 0, wide + 8, high + 8), 8, IVORY)
    return sketch.finish()
