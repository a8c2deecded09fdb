"""What happened on the board of Elemental, in signs; and who beats whom."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from engine.caches import cached
from engine.elemental.board import Element
from render.elemental.parts import BADGE, EMBLEMS, HUES, badge, ground_of, on_face, sprite
from render.kit.canvas import Canvas, Sprite, backdrop
from render.kit.palette import FELT, GOLD, HALVES, IVORY, PANEL, RED, SHADE, STEEL, Colour, blend, painted, ramp, toned
from render.kit.sketch import SCALE, Point, Sketch, around, on_circle, settle


@cached(2)
def arrow(dx: int, dy: int, colour: Colour, thickness: int, dashes: bool) -> tuple[Sprite, int, int]:
    """An arrow along a vector of pixels, and where its start lies in the sprite; it can lie on any ground."""
    margin = 18
    left, top = min(0, dx) - margin, min(0, dy) - margin
    size = abs(dx) + 2 * margin, abs(dy) + 2 * margin
    start, end = (-left, -top), (dx - left, dy - top)
    body = _arrow_mask(size, start, end, thickness, dashes)
    edge = _arrow_mask(size, start, end, thickness + 5, dashes)
    image = painted(body, ramp(SHADE, colour))
    mask = toned(edge, HALVES).convert("1")
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
        _bar(draw, at(begin), at(stop), thickness * SCALE)
    grown = (thickness - 8) * 0.35 if thickness > 8 else 0
    draw.polygon([at(length + grown), at(length - head, wing), at(length - head * 0.75), at(length - head, -wing)], 255)
    return sheet.reduce(SCALE)


def _bar(draw: ImageDraw.ImageDraw, one: Point, other: Point, thickness: float) -> None:
    draw.line([one, other], 255, round(thickness))
    reach = thickness / 2
    for x, y in (one, other):
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), 255)


@cached(0.5)
def burst(level: bool) -> Sprite:
    """Where a fight was; grey when nobody won it."""
    side = 19
    sketch = Sketch(2 * side, 2 * side)
    centre = float(side), float(side)
    outer, inner = (STEEL.mid, STEEL.light) if level else (RED.mid, GOLD.light)
    for reach, colour in ((19, SHADE), (16, outer), (10, inner)):
        sketch.polygon([on_circle(centre, reach * (1 if i % 2 else 0.52), i / 16) for i in range(16)], colour)
    return sprite(f"[fight{' level' if level else ''}]", sketch)


CIRCLE: tuple[Element, ...] = ("earth", "fire", "ice", "wind", "water")
"""Each beats the next two, round and round (EL-6.3)."""
_APART = 42
"""Pixels between an element and those that it beats, in the chart."""


@cached(0.5)
def chart(width: int, height: int) -> Sprite:
    """Who beats whom: each element, and right of it the two that it beats, one above the other."""
    step = width / len(CIRCLE)
    sketch = Sketch(width, height)
    shown: list[tuple[Element, Point]] = []
    for place, element in enumerate(CIRCLE):
        x, middle = step * (place + 0.5) - _APART / 2, height / 2
        sketch.rounded((step * place + 2, 0, step * (place + 1) - 2, height), 10, PANEL)
        at = x + _APART / 2
        sketch.line([(at - 4, middle - 8), (at + 4, middle), (at - 4, middle + 8)], GOLD.mid, 3.5)
        beaten = (CIRCLE[(place + further) % len(CIRCLE)] for further in (1, 2))
        places = ((x + _APART, y) for y in (BADGE + 3, height - BADGE - 3))
        shown += [(element, (x, middle)), *zip(beaten, places, strict=True)]
    canvas = Canvas(backdrop(settle(FELT, sketch.done())))
    for element, (x, y) in shown:
        canvas.put(badge(element, "yes"), round(x) - BADGE - 3, round(y) - BADGE - 3)
    return Sprite("[who beats whom]", canvas.image().crop((1, 0, width + 1, height)))


WHEEL = 106
"""How wide and high the ring of elements is: no more than a corner beside the board has room for."""


@cached(0.5)
def wheel() -> Sprite:
    """Who beats whom where there is no room for a chart: the elements in a ring, each with arrows to the next two."""
    middle, reach = (WHEEL / 2, WHEEL / 2), WHEEL / 2 - BADGE - 1
    sketch = Sketch(WHEEL, WHEEL)
    at = [on_circle(middle, reach, place / len(CIRCLE)) for place in range(len(CIRCLE))]
    for place, centre in enumerate(at):
        for winner in (at[place - 1], at[place - 2]):
            _pointer(sketch, winner, centre)
    for element, centre in zip(CIRCLE, at, strict=True):
        sketch.disc(centre, BADGE, ground_of(element))
        EMBLEMS[element](sketch, around(centre, BADGE * 0.8), on_face(element))
    return sprite("[who beats whom]", sketch)


def _pointer(sketch: Sketch, start: Point, end: Point) -> None:
    """A line that ends in a head at the edge of a badge."""
    length = math.dist(start, end)
    u, v = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def along(reach: float, aside: float = 0) -> Point:
        return end[0] - u * reach - v * aside, end[1] - v * reach + u * aside

    sketch.line([start, along(BADGE + 6)], GOLD.mid, 2.5)
    sketch.polygon([along(BADGE + 1), along(BADGE + 10, 5), along(BADGE + 10, -5)], GOLD.light)


@cached(0.5)
def medal(element: str) -> Sprite:
    """An element, large, for figures."""
    sketch = Sketch(92, 92)
    hue = HUES[element]
    for radius, colour in ((45, SHADE), (43, IVORY), (39, blend(hue.mid, hue.dark, 0.2))):
        sketch.disc((46, 46), radius, colour)
    EMBLEMS[element](sketch, around((46, 46), 25), on_face(element))
    return sprite(f"[{element} large]", sketch)
