"""What happened on the board of Elemental, in signs; and who beats whom."""

from __future__ import annotations

import math
from typing import Literal, get_args

from PIL import Image, ImageDraw

from engine.caches import cached
from engine.elemental.board import Element
from render.elemental.parts import ELEMENT_EMBLEMS, ELEMENT_HUES, element_face_colour, emblem_tones, sprite_of_sketch
from render.kit.canvas import Sprite
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import (
    FELT,
    GOLD,
    HALVES,
    IVORY,
    NIGHT,
    PANEL,
    RED,
    SHADE,
    STEEL,
    Colour,
    blend,
    change_coverage,
    colour_ramp,
    paint_mask,
)
from render.kit.sketch import SCALE, Point, Sketch, box_around, flatten_layers, point_on_circle


@cached(2)
def arrow_sprite(dx: int, dy: int, colour: Colour, thickness: int, dashes: bool) -> tuple[Sprite, int, int]:
    """An arrow along a vector of pixels, and where its start lies in the sprite; it can lie on any ground."""
    margin = 18
    left, top = min(0, dx) - margin, min(0, dy) - margin
    size = abs(dx) + 2 * margin, abs(dy) + 2 * margin
    start, end = (-left, -top), (dx - left, dy - top)
    body = _arrow_mask(size, start, end, thickness, dashes)
    edge = _arrow_mask(size, start, end, thickness + 5, dashes)
    image = paint_mask(body, colour_ramp(SHADE, colour))
    mask = change_coverage(edge, HALVES).convert("1")
    return Sprite(f"[arrow {dx},{dy}{' dashed' if dashes else ''}]", image, mask), -left, -top


def _arrow_mask(size: tuple[int, int], start: Point, end: Point, thickness: float, dashes: bool) -> Image.Image:
    sheet = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    draw = ImageDraw.Draw(sheet)
    length = math.dist(start, end)
    u, v = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    head, wing = 17 + thickness * 0.4, 8 + thickness * 0.55
    neck = max(1.0, length - head * 0.8)
    pieces = [(0.0, neck)]
    if dashes:
        pieces = [(at, min(at + 9, neck)) for at in range(0, int(neck), 17)]

    def at(along: float, aside: float = 0) -> Point:
        return (start[0] + u * along - v * aside) * SCALE, (start[1] + v * along + u * aside) * SCALE

    for begin, stop in pieces:
        _draw_round_ended_line(draw, at(begin), at(stop), thickness * SCALE)
    grown = (thickness - 8) * 0.35 if thickness > 8 else 0
    draw.polygon([at(length + grown), at(length - head, wing), at(length - head * 0.75), at(length - head, -wing)], 255)
    return sheet.reduce(SCALE)


def _draw_round_ended_line(draw: ImageDraw.ImageDraw, one: Point, other: Point, thickness: float) -> None:
    draw.line([one, other], 255, round(thickness))
    reach = thickness / 2
    for x, y in (one, other):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), 255)


FightOutcome = Literal["level", "hit", "defeat"]
FIGHT_OUTCOMES: tuple[FightOutcome, ...] = get_args(FightOutcome)
"""What may come of a fight: nobody wins, somebody loses a part of their energy or is pushed, somebody is defeated."""


@cached(0.5)
def fight_burst(outcome: FightOutcome) -> Sprite:
    """Where a fight was: grey where nobody won it, with a cross where somebody fell."""
    side = 17
    sketch = Sketch(2 * side, 2 * side)
    centre = float(side), float(side)
    outer, inner = (STEEL.mid, STEEL.light) if outcome == "level" else (RED.mid, GOLD.light)
    for reach, colour in ((17, SHADE), (14.5, outer), (9.5, inner)):
        sketch.polygon([point_on_circle(centre, reach * (1 if i % 2 else 0.52), i / 16) for i in range(16)], colour)
    if outcome == "defeat":
        for thickness, colour in ((7, SHADE), (3.6, IVORY)):
            for down in (8, -8):
                sketch.line([(side - 8, side - down), (side + 8, side + down)], colour, thickness)
    return sprite_of_sketch(f"[fight{'' if outcome == 'hit' else f' {outcome}'}]", sketch)


NUMBER_SIZE = 26
"""The size of the number of a fight."""


@cached(0.5)
def fight_number(number: int, size: int) -> Sprite:
    """Which of the fights of a round a burst is."""
    half = round(size * 0.56)
    sketch = Sketch(2 * half, 2 * half)
    for radius, colour in ((half, SHADE), (half - 2, GOLD.light)):
        sketch.disc((half, half), radius, colour)
    sketch.text((half, half), str(number), TextStyle(FontFace.STRONG, size), NIGHT, "mm")
    return sprite_of_sketch(f"[fight number {number}]", sketch)


ELEMENT_CIRCLE: tuple[Element, ...] = ("earth", "fire", "ice", "wind", "water")
"""Each beats the next two, round and round (EL-6.3)."""
CHART_HEIGHT = 90
"""How high the chart of elements is."""
CHART_DISC_RADIUS = 20
"""Half the width of an element in it, whose emblem is so no smaller than letters may be on a phone."""
EMBLEM_SHARE = 0.75
"""How much of an element's width its emblem has."""


@cached(0.5)
def element_chart(width: int) -> Sprite:
    """Who beats whom: the elements in a row, each above the two that it beats."""
    step = width // (len(ELEMENT_CIRCLE) + 1)
    sketch = Sketch(width, CHART_HEIGHT)
    sketch.rounded_rectangle((0, 0, width, CHART_HEIGHT), 10, PANEL)
    below = [(step * (place + 0.5), CHART_HEIGHT - CHART_DISC_RADIUS - 3.0) for place in range(len(ELEMENT_CIRCLE) + 1)]
    for place, element in enumerate(ELEMENT_CIRCLE):
        winner = step * (place + 1), CHART_DISC_RADIUS + 3.0
        for beaten in below[place : place + 2]:
            _draw_pointer(sketch, winner, beaten, CHART_DISC_RADIUS)
        _draw_element_disc(sketch, winner, element, CHART_DISC_RADIUS)
    for place, centre in enumerate(below, 1):
        _draw_element_disc(sketch, centre, ELEMENT_CIRCLE[place % len(ELEMENT_CIRCLE)], CHART_DISC_RADIUS)
    return Sprite("[who beats whom]", flatten_layers(FELT, sketch.finish()))


STRIP_HEIGHT = 36
"""How high the strip of elements is: its emblems are on a phone no smaller than letters, in a tall picture too."""
_APART = 44
STRIP_WIDTH = (len(ELEMENT_CIRCLE) + 1) * _APART + STRIP_HEIGHT
"""How wide it is: the elements in their circle, and the first two once more."""


@cached(0.5)
def element_strip() -> Sprite:
    """Who beats whom where there is no room for a chart: the elements in a row, each of which beats the next two."""
    half = STRIP_HEIGHT / 2
    sketch = Sketch(STRIP_WIDTH, STRIP_HEIGHT)
    for place in range(len(ELEMENT_CIRCLE) + 2):
        x = half + place * _APART
        _draw_element_disc(sketch, (x, half), ELEMENT_CIRCLE[place % len(ELEMENT_CIRCLE)], half)
        if place <= len(ELEMENT_CIRCLE):
            start = x + half + 1
            sketch.polygon([(start, half - 6), (start + 7, half), (start, half + 6)], GOLD.light)
    return Sprite("[who beats whom]", flatten_layers(FELT, sketch.finish()))


def _draw_element_disc(sketch: Sketch, centre: Point, element: Element, half: float) -> None:
    sketch.disc(centre, half, element_face_colour(element))
    ELEMENT_EMBLEMS[element](sketch, box_around(centre, half * EMBLEM_SHARE), emblem_tones(element))


def _draw_pointer(sketch: Sketch, start: Point, end: Point, half: float) -> None:
    """A line that ends in a head at the edge of a disc."""
    length = math.dist(start, end)
    u, v = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def along(reach: float, aside: float = 0) -> Point:
        return end[0] - u * reach - v * aside, end[1] - v * reach + u * aside

    sketch.line([start, along(half + 6)], GOLD.mid, 2.5)
    sketch.polygon([along(half + 1), along(half + 11, 6), along(half + 11, -6)], GOLD.light)


@cached(0.5)
def element_medal(element: str) -> Sprite:
    """An element, large, for figures."""
    sketch = Sketch(92, 92)
    hue = ELEMENT_HUES[element]
    for radius, colour in ((45, SHADE), (43, IVORY), (39, blend(hue.mid, hue.dark, 0.2))):
        sketch.disc((46, 46), radius, colour)
    ELEMENT_EMBLEMS[element](sketch, box_around((46, 46), 25), emblem_tones(element))
    return sprite_of_sketch(f"[{element} large]", sketch)
