"""The cards of Elemental Clash: a tile for the table, and a large one alone; `held` has those of a hand.

A card is drawn when it is first shown, and the newest ones are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from engine.caches import cached
from render.elemental_clash.looks import HUES, CardLook, card_emblem
from render.elemental_clash.painter import Painter, point_on_circle, star_corners
from render.kit.canvas import Sprite
from render.kit.cards import dimmed_card
from render.kit.emblems import Emblem, Tones, air, earth, fire, tones_of_hue, water, yin_yang
from render.kit.lettering import FontFace, Ink, TextStyle, fit_label, text_width, wrap_text
from render.kit.palette import (
    FELT,
    GOLD,
    GREEN,
    INK,
    IVORY,
    NIGHT,
    PAPER,
    PAPER_DARK,
    RED,
    Colour,
    blend,
    reduce_colours,
)
from render.kit.sketch import Box, Sketch, box_around, flatten_layers, overlay, shadow_of

MARGIN = 6
"""Pixels around a card's sprite, for its shadow and its ring."""

SIGNED, BEFORE, AFTER = 40, 0.3, 0.68
"""From which height on there is room for a sign in an empty space; and where on one that can be chosen its sign and its
name are, as parts of its width."""
MOST_COLOURS = 16
"""So many colours are left of a card where many cards are shown: it packs better, and looks the same."""

TILE_WIDTH, TILE_HEIGHT = 182, 136
TILE_ART, TILE_ART_HEIGHT = 70, 64
TILE_LINE = 31
LARGE_WIDTH, LARGE_HEIGHT = 480, 672

NAME = TextStyle(FontFace.STRONG, 30)
TAG = TextStyle(FontFace.TEXT, 30)
STATS = TextStyle(FontFace.NUMERAL, 33)
LARGE_NAME = TextStyle(FontFace.TITLE, 38)
LARGE_STATS = TextStyle(FontFace.NUMERAL, 58)

ON_PAPER, RAISED, LOWERED = Ink(INK, IVORY), Ink(GREEN.dark, IVORY), Ink(RED.dark, IVORY)
SMALL_PRINT = Ink(blend(IVORY, INK, 0.62), IVORY)


def _draw_neutral_emblem(sketch: Sketch, box: Box, in_: Tones) -> None:
    Painter(sketch, box).polygon(star_corners(50, 50, 4, 50, 20), in_.mid)
    Painter(sketch, box).polygon(star_corners(50, 50, 4, 26, 12, 0.125), in_.light)


def _draw_any_emblem(sketch: Sketch, box: Box, in_: Tones) -> None:
    yin_yang(sketch, box, in_)


ELEMENTS: Mapping[str, Emblem] = MappingProxyType(
    {"earth": earth, "air": air, "fire": fire, "water": water, "neutral": _draw_neutral_emblem, "any": _draw_any_emblem}
)

_Mark = Callable[[Painter], None]


def _paint_quickattacker_sign(paint: Painter) -> None:
    paint.polygon([(58, 4), (20, 56), (46, 56), (36, 96), (80, 38), (54, 38)], GOLD.mid)


def _paint_elusive_sign(paint: Painter) -> None:
    for turn, reach in ((0.12, 88), (0.2, 78), (0.28, 62)):
        paint.leaf((16, 72), point_on_circle(16, 72, reach, turn), 13, IVORY)


def _paint_hidden_sign(paint: Painter) -> None:
    paint.shape("M 4 50 C 26 16 74 16 96 50 C 74 84 26 84 4 50 Z", IVORY)
    paint.disc(50, 50, 17, INK)
    paint.line([(14, 88), (86, 12)], RED.mid, 13)


def _paint_warded_sign(paint: Painter) -> None:
    paint.shape("M 50 4 C 64 14 78 16 90 16 C 90 60 76 82 50 98 C 24 82 10 60 10 16 C 22 16 36 14 50 4 Z", IVORY)
    paint.shape("M 50 4 C 64 14 78 16 90 16 C 90 60 76 82 50 98 Z", PAPER_DARK)


def _paint_bound_sign(paint: Painter) -> None:
    paint.ring(32, 34, 29, IVORY, 13)
    paint.ring(68, 66, 29, PAPER_DARK, 13)


def _paint_dazed_sign(paint: Painter) -> None:
    paint.line([point_on_circle(50, 50, 4 + 1.35 * step, step / 14) for step in range(31)], IVORY, 11)


MARKS: Mapping[str, _Mark] = MappingProxyType(
    {
        "quickattacker": _paint_quickattacker_sign,
        "elusive": _paint_elusive_sign,
        "hidden": _paint_hidden_sign,
        "warded": _paint_warded_sign,
        "bound": _paint_bound_sign,
        "dazed": _paint_dazed_sign,
    }
)


@cached(0.5)
def keyword_sign(keyword: str, side: int = 30) -> Sprite:
    """The sign of a keyword on a dark ground; it lies on a card's emblem."""
    sketch = Sketch(side, side)
    sketch.rounded_rectangle((0, 0, side, side), 5, INK)
    MARKS[keyword](Painter(sketch, box_around((side / 2, side / 2), side * 0.38)))
    return Sprite(f"[{keyword}]", flatten_layers(INK, sketch.finish()))


@cached(0.5)
def damage_plate(damage: int, ground: Colour = IVORY, high: int = 34) -> Sprite:
    """How much damage a creature has, or a player would take, on a red plate."""
    text, style = f"-{damage}", TextStyle(FontFace.STRONG, 30 if high >= 34 else 28)
    wide = text_width(text, style) + (14 if high >= 34 else 8)
    sketch = Sketch(wide, high)
    sketch.rounded_rectangle((0, 0, wide, high), 8, RED.mid)
    sketch.text((wide / 2, high / 2 - 1), text, style, IVORY)
    return Sprite(f"[damage {damage}]", flatten_layers(ground, sketch.finish()))


@cached(1)
def element_sign(element: str, ground: Colour, side: int) -> Sprite:
    """The sign of an element, or of energy."""
    sketch = Sketch(side, side)
    draw_element_sign(sketch, element, (side / 2, side / 2), side / 2)
    return Sprite(f"[{element}]", flatten_layers(ground, sketch.finish()))


def draw_element_sign(sketch: Sketch, element: str, centre: tuple[float, float], radius: float) -> None:
    """Draw the sign of an element, or of energy, on a dark disc in a light ring; centre and radius in pixels."""
    hue = HUES[element]
    sketch.disc(centre, radius, IVORY)
    sketch.disc(centre, radius - 1.5, blend(NIGHT, hue.dark, 0.8))
    in_ = Tones(NIGHT, GOLD.mid, IVORY) if element == "any" else tones_of_hue(hue)
    ELEMENTS[element](sketch, box_around(centre, radius * 0.62), in_)


def blank_card(width: int, height: int, radius: float, look: CardLook, edge: float) -> Sketch:
    """Blank paper in a frame of the card's colour."""
    sketch = Sketch(width + 2 * MARGIN, height + 2 * MARGIN)
    box = (MARGIN, MARGIN, MARGIN + width, MARGIN + height)
    hue = look.colours
    sketch.rounded_rectangle(box, radius, hue.dark)
    sketch.rounded_rectangle((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), radius - 1, hue.mid)
    inner = (box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge)
    sketch.rounded_rectangle(inner, radius - edge + 1, IVORY)
    return sketch


def _overlay_centred(part: Image.Image, small: Image.Image, x: float, y: float) -> None:
    """Lay a small part with its middle at (x, y), and only what of it is inside."""
    left, top = round(x - small.width / 2), round(y - small.height / 2)
    overlay(part, small, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


def draw_level_diamonds(
    part: Image.Image,
    x: float,
    y: float,
    level: int,
    radius: float,
    tone: tuple[Colour, Colour] = (GOLD.mid, GOLD.light),
) -> None:
    """The level as diamonds side by side, the first with its middle at (x, y); `tone` is their colour and its light."""
    side = round(3 * radius)
    for number in range(level):
        sketch = Sketch(side, side)
        paint = Painter(sketch, box_around((side / 2, side / 2), radius))
        paint.polygon([(50, -12), (112, 50), (50, 112), (-12, 50)], INK)
        paint.polygon([(50, 4), (96, 50), (50, 96), (4, 50)], tone[0])
        paint.polygon([(50, 4), (96, 50), (50, 50)], tone[1])
        _overlay_centred(part, sketch.finish(), x + number * radius * 2.1, y)


class NumberPlace(NamedTuple):
    """Where a number on a tile has its middle, from the tile's corner."""

    x: int
    y: int


STATS_AT = NumberPlace(TILE_ART + 12, TILE_HEIGHT - 22)
"""Where the numbers of a creature begin on its tile."""


def card_on_felt(part: Image.Image, ring: Colour | None, width: int, height: int, radius: float) -> Image.Image:
    """A card's picture, RGBA with margin, as it lies on the felt: with its shadow, a ring or none, in few colours."""
    if ring is not None:
        sketch = Sketch(*part.size)
        box = (MARGIN - 4.0, MARGIN - 4.0, MARGIN + width + 4.0, MARGIN + height + 4.0)
        sketch.frame(box, radius + 4, ring, 4.5)
        part = part.copy()
        overlay(part, sketch.finish())
    return reduce_colours(flatten_layers(FELT, shadow_of(part, 1.2, 2, 0.5), part), MOST_COLOURS, FELT)


def tile_image(look: CardLook) -> Image.Image:
    """A tile before it lies anywhere, RGBA, with margin; without the numbers of a creature."""
    sketch = blank_card(TILE_WIDTH, TILE_HEIGHT, 9, look, 3)
    style, lines = _in_two_lines(look.tile_name, NAME, TILE_WIDTH - 9)
    for number, line in enumerate(lines):
        sketch.text((MARGIN + 6, MARGIN + 20 + TILE_LINE * number), line, style, INK, "lm")
    if look.kind != "creature":
        style, tag = _in_two_lines(look.tile_tag, TAG, TILE_WIDTH - TILE_ART - 13)
        for number, line in enumerate(reversed(tag)):
            at = MARGIN + STATS_AT.x - 4, MARGIN + STATS_AT.y - TILE_LINE * number
            sketch.text(at, line, style, SMALL_PRINT.colour, "lm")
    part = sketch.finish()
    high = TILE_ART_HEIGHT + (TILE_LINE if len(lines) == 1 else 0)
    top = MARGIN + TILE_HEIGHT - high - 4
    part.alpha_composite(card_emblem(look, (TILE_ART, high)), (MARGIN + 4, top))
    draw_level_diamonds(
        part, MARGIN + 14, top + 11, look.level, 8, (IVORY, IVORY)
    )  # a colour that is left in every tile
    return part


def _in_two_lines(text: str, style: TextStyle, room: int) -> tuple[TextStyle, tuple[str, ...]]:
    """A text in two lines, as large as it fits; it may be broken after a hyphen."""
    words = text.replace("-", "- ")
    for size in range(style.size, 14, -1):
        style = style._replace(size=size)
        lines = wrap_text(words, style, room, 2)
        if " ".join(lines) == words:
            break
    return style, tuple(line.replace("- ", "-") for line in lines)


@cached(6)
def tile_sprite(look: CardLook, ring: Colour | None, spent: bool = False) -> Sprite:
    """A card on the table, without its numbers; `ring` is the colour of a line around it, spent spells are dark."""
    part = tile_image(look)
    if spent:
        part = dimmed_card(part, 0.5)
    state = " spent" if spent else " ringed" if ring else ""
    return Sprite(f"[tile {look.id}{state}]", card_on_felt(part, ring, TILE_WIDTH, TILE_HEIGHT, 9))


@cached(1)
def space_sprite(width: int, height: int, chosen: bool = False, zone: str = "", element: str = "") -> Sprite:
    """An empty space, bright where it can be chosen; else with the sign of its zone, in the colour of its side.

    Those of the ATK zone have swords, those of the DEF zone a shield, where they are high enough.
    """
    sketch = Sketch(width + 2 * MARGIN, height + 2 * MARGIN)
    box = (MARGIN, MARGIN, MARGIN + width, MARGIN + height)
    if chosen:
        sketch.rounded_rectangle(box, 9, blend(FELT, NIGHT, 0.5))
        sketch.frame(box, 9, GOLD.mid, 3)
        if zone:  # what a creature does from there, before the name of the space
            paint = Painter(sketch, box_around((MARGIN + width * BEFORE, MARGIN + height / 2), min(height * 0.34, 16)))
            ZONES[zone](paint, GOLD.light)
        return Sprite("[space chosen]", flatten_layers(FELT, sketch.finish()))
    hue = HUES[element or "neutral"]
    ground = blend(NIGHT, hue.dark, 0.25) if element else blend(FELT, NIGHT, 0.45)
    edge = blend(NIGHT, hue.dark, 0.75) if element else blend(FELT, IVORY, 0.1)
    sketch.rounded_rectangle(box, 9, ground)
    sketch.frame(box, 9, edge, 1.5)
    if zone and height >= SIGNED:
        paint = Painter(sketch, box_around((MARGIN + width / 2, MARGIN + height / 2), height * 0.3))
        ZONES[zone](paint, blend(ground, edge, 0.8))
    return Sprite("[space]", flatten_layers(FELT, sketch.finish()))


@cached(0.5)
def zone_sign(zone: str, colour: Colour, side: int) -> Sprite:
    """The sign of the ATK or the DEF zone on the felt."""
    sketch = Sketch(side, side)
    ZONES[zone](Painter(sketch, box_around((side / 2, side / 2), side / 2 - 1)), colour)
    return Sprite(f"[zone {zone}]", flatten_layers(FELT, sketch.finish()))


def _swords(paint: Painter, colour: Colour) -> None:
    for start, end in ((4, 84), (96, 16)):
        out = 8 if end > start else -8
        paint.line([(start, 4), (end, 84)], colour, 9)
        paint.line([(end - 30 * out / 8, 84), (end, 54)], colour, 9)
        paint.disc(end + out, 92, 8, colour)


def _shield(paint: Painter, colour: Colour) -> None:
    paint.shape("M 50 2 C 64 12 78 14 92 14 C 92 60 76 84 50 100 C 24 84 8 60 8 14 C 22 14 36 12 50 2 Z", colour)


ZONES: Mapping[str, Callable[[Painter, Colour], None]] = MappingProxyType({"A": _swords, "D": _shield})


def draw_stats_plate(part: Image.Image, look: CardLook, centre: tuple[float, float], style: TextStyle) -> None:
    """Lay a creature's printed ATK and DEF onto its picture, on a plate around this centre in pixels."""
    text = f"{look.atk}/{look.defence}"
    wide, high = round(text_width(text, style) + style.size * 0.6), round(style.size * 1.1)
    sketch = Sketch(wide + 4, high + 4)
    sketch.rounded_rectangle((0, 0, wide + 4, high + 4), high / 2 + 2, look.colours.mid)
    sketch.rounded_rectangle((2, 2, wide + 2, high + 2), high / 2, IVORY)
    sketch.text((wide / 2 + 2, high / 2 + 2 - style.size * 0.02), text, style, INK)
    _overlay_centred(part, sketch.finish(), *centre)


LEAST_LARGE = 16
"""The smallest type on a card that is shown alone: a phone shows it a fifth smaller than it is."""


@cached(6)
def large_card(look: CardLook) -> Sprite:
    """A card alone, with everything that is printed on it."""
    part = large_card_image(look)
    return Sprite(f"[large {look.id}]", flatten_layers(FELT, shadow_of(part, 3, 3, 0.5), part))


def large_card_image(look: CardLook) -> Image.Image:
    """The picture of a large card with its margin, RGBA, before it lies on the felt."""
    sketch = blank_card(LARGE_WIDTH, LARGE_HEIGHT, 24, look, 10)
    left, right, top = MARGIN + 24, MARGIN + LARGE_WIDTH - 24, MARGIN
    room = right - left
    hue = look.colours
    name, style = fit_label(look.name, LARGE_NAME, room - 56, LEAST_LARGE)
    sketch.text((left + 2, top + 45), name, style, INK, "lm")
    draw_element_sign(sketch, look.energy if look.kind == "stone" else look.element, (right - 22, top + 45), 24)
    art_top, art_high = top + 80, 270
    sketch.rounded_rectangle((left - 3, art_top - 3, right + 3, art_top + art_high + 3), 6, hue.dark)
    line = art_top + art_high + 28
    said, style = fit_label(look.type_line, TextStyle(FontFace.STRONG, 24), room, LEAST_LARGE)
    sketch.text((left + 2, line), said, style, hue.dark, "lm")
    low = MARGIN + LARGE_HEIGHT - (84 if look.kind == "creature" else 26)
    sketch.rounded_rectangle((left - 4, line + 20, right + 4, low), 10, PAPER)
    sketch.rounded_rectangle((left - 2.5, line + 21.5, right + 2.5, low - 1.5), 9, blend(PAPER, IVORY, 0.75))
    size = next(
        (
            TextStyle(FontFace.TEXT, size)
            for size in (26, 24, 22, 20, 18)
            if len(wrap_text(look.text, TextStyle(FontFace.TEXT, size), room - 24, 99)) * (size + 6) <= low - line - 36
        ),
        TextStyle(FontFace.TEXT, LEAST_LARGE),
    )
    for number, words in enumerate(wrap_text(look.text, size, room - 24, (low - line - 36) // (size.size + 6))):
        sketch.text((left + 12, line + 44 + (size.size + 6) * number), words, size, INK, "lm")
    part = sketch.finish()
    part.alpha_composite(card_emblem(look, (room, art_high)), (left, art_top))
    draw_level_diamonds(part, left + 26, art_top + 26, look.level, 14)
    if look.kind == "creature":
        draw_stats_plate(part, look, (MARGIN + LARGE_WIDTH / 2, MARGIN + LARGE_HEIGHT - 50), LARGE_STATS)
    return part
