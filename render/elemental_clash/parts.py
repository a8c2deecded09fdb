"""The sprites of Elemental Clash's table that are no cards, and what lies smoothly over whatever is there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from engine.caches import cached
from render.elemental_clash import sigils
from render.elemental_clash.faces import element_sign
from render.elemental_clash.looks import HUES, CardLook
from render.elemental_clash.painter import Painter
from render.kit.canvas import Canvas, Sprite
from render.kit.emblems import tones_of_hue
from render.kit.palette import FELT, GOLD, GREEN, INK, IVORY, MUTED, NIGHT, PANEL, RED, SHADE, Colour, blend
from render.kit.sketch import Point, Sketch, box_around, cut_out_sprite, flatten_layers

STONE = 26
TO_DECIDE, COUNTED_SIDE = 26, 26
FRONT = 10
"""How high the line is where both sides meet."""
CLOSE = 3
"""Pixels around a plate that has close neighbours."""
CORNERS_MARGIN = 10
"""Pixels around a card in the sprite of its corners."""
RING_MARGIN = 6
"""Pixels around a card in the sprite of the line around it."""


def pile_colour(element: str) -> Colour:
    """What the signs of a pile with this energy stand on: its colour tells it from afar."""
    return blend(NIGHT, HUES[element].dark, 0.85)


def free_pile_colour(element: str) -> Colour:
    """The colour of the place on a pile with this energy where no card lies."""
    return blend(FELT, HUES[element].dark, 0.6)


@cached(0.5)
def pile_sprite(element: str, width: int, height: int, state: Literal["", "free", "usable"] = "") -> Sprite:
    """The stones of a pile, or the space above them where none lies on it: in the colour of its energy.

    ``usable``: something that is held can be played there now.
    """
    pad, hue = CLOSE, HUES[element]
    sketch = Sketch(width + 2 * pad, height + 2 * pad)
    box = pad, pad, pad + width, pad + height
    sketch.rounded_rectangle(box, 8, free_pile_colour(element) if state else pile_colour(element))
    edge = GOLD.light if state == "usable" else blend(FELT, hue.mid, 0.5) if state else hue.mid
    sketch.frame(box, 8, edge, 4 if state == "usable" else 2)
    return Sprite(f"[pile {element} {state}]".replace(" ]", "]"), flatten_layers(FELT, sketch.finish()))


@cached(0.5)
def stone_sprite(look: CardLook, on: Colour = PANEL) -> Sprite:
    """A stone in a pile: a basic one shows its element, a special one what it does."""
    if not look.effect_signs:
        return element_sign(look.energy, on, STONE)
    sketch = Sketch(STONE, STONE)
    paint = Painter(sketch, box_around((STONE / 2, STONE / 2), STONE / 2))
    sigils.draw_gem(paint, 50, 50, 50, 6, tones_of_hue(look.colours))
    paint.disc(50, 50, 34, INK)
    sigils.SIGNS[look.effect_signs[0]](paint.inner_painter(50, 50, 32), tones_of_hue(look.colours))
    return Sprite(f"[{look.id}]", flatten_layers(on, sketch.finish()))


@cached(0.5)
def arrow_sprite(dx: int, dy: int, colour: Colour) -> tuple[Sprite, int, int]:
    """An arrow for any ground, and the place of its foot in it."""
    pad = 22
    foot = pad + max(0, -dx), pad + max(0, -dy)
    sketch = Sketch(abs(dx) + 2 * pad, abs(dy) + 2 * pad)
    length = math.hypot(dx, dy)
    along, aside = (dx / length, dy / length), (-dy / length, dx / length)

    def at(reach: float, side: float) -> Point:
        return foot[0] + along[0] * reach + aside[0] * side, foot[1] + along[1] * reach + aside[1] * side

    for grow, ink in ((2.5, SHADE), (0.0, colour)):
        half, neck, barb = 3.5 + grow, length - 24, 13 + 1.6 * grow
        shaft = [at(-grow, half), at(neck, half), at(neck, -half), at(-grow, -half)]
        tip = [at(neck - grow, barb), at(length + 1.8 * grow, 0), at(neck - grow, -barb)]
        for corners in (shaft, tip):
            path = "M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in corners) + " Z"
            sketch.path_shape(path, (0, 0, 100, 100), ink)
    return Sprite(f"[arrow {dx} {dy}]", *cut_out_sprite(sketch.finish())), *foot


def draw_arrow(canvas: Canvas, start: Point, end: Point, colour: Colour) -> None:
    """An arrow over whatever lies there, with a dark edge."""
    x, y = round(start[0]), round(start[1])
    sprite, left, top = arrow_sprite(round(end[0]) - x, round(end[1]) - y, colour)
    canvas.put(sprite, x - left, y - top)


TIP_WIDE, TIP_HIGH = 22, 19


def draw_bent_arrow_shaft(canvas: Canvas, corners: Sequence[Point], colour: Colour) -> None:
    """Draw an arrow without its head along these corners."""
    left, top = (round(min(each) - 22) for each in zip(*corners, strict=True))
    points = tuple((round(x) - left, round(y) - top) for x, y in corners)
    canvas.put(_way_sprite(points, colour), left, top)


@cached(1)
def _way_sprite(points: tuple[tuple[int, int], ...], colour: Colour) -> Sprite:
    (x, y), (u, v) = points[0], points[-1]
    sketch = Sketch(*(max(each) + 22 for each in zip(*points, strict=True)))
    for grow, ink in ((2.5, SHADE), (0.0, colour)):
        sketch.line(points, ink, 7 + 2 * grow)
    return Sprite(f"[arrow {u - x} {v - y}]", *cut_out_sprite(sketch.finish()))


def draw_arrow_head(canvas: Canvas, at: Point, colour: Colour, *, up: bool) -> None:
    """The head of an arrow that points up or down at something."""
    wide, high = TIP_WIDE + 6, TIP_HIGH + 6
    canvas.put(_tip_sprite(colour, up=up), round(at[0] - wide / 2), round(at[1] - 3 if up else at[1] - high + 3))


@cached(0.5)
def _tip_sprite(colour: Colour, *, up: bool) -> Sprite:
    wide, high = TIP_WIDE + 6, TIP_HIGH + 6
    sketch = Sketch(wide, high)
    for grow, ink in ((3.0, SHADE), (0.0, colour)):
        ends = (3 - grow * 0.6, high - 3 + grow) if up else (high - 3 + grow * 0.6, 3 - grow)
        sketch.polygon([(wide / 2, ends[0]), (wide - 3 + grow, ends[1]), (3 - grow, ends[1])], ink)
    return Sprite("[tip]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def changed_number_arrow(*, up: bool, wide: int = 18, high: int = 9) -> Sprite:
    """An arrow above a number on the field that is not what is printed, or a steeper one before it."""
    sketch, middle, right = Sketch(wide, high), wide / 2, wide - 0.5
    corners: list[Point] = [(middle, 0), (right, high), (0.5, high)] if up else [(0.5, 0), (right, 0), (middle, high)]
    sketch.polygon(corners, GREEN.dark if up else RED.dark)
    return Sprite("[up]" if up else "[down]", flatten_layers(IVORY, sketch.finish()))


@cached(0.5)
def front_line(width: int) -> Sprite:
    """A part of the line where both sides meet: thin, with a diamond in its middle."""
    sketch, middle, side = Sketch(width, FRONT), FRONT / 2, 4
    dull = blend(FELT, GOLD.mid, 0.45)
    for start, end in ((0, width / 2 - 9), (width / 2 + 9, width)):
        sketch.line([(start, middle), (end, middle)], dull, 2)
    at = width / 2
    sketch.polygon([(at - side, middle), (at, middle - side), (at + side, middle), (at, middle + side)], dull)
    return Sprite("[front]", flatten_layers(FELT, sketch.finish()))


@cached(0.5)
def active_player_pointer() -> Sprite:
    """A gold pointer before the name of whoever is to decide."""
    sketch = Sketch(TO_DECIDE, TO_DECIDE)
    sketch.path_shape("M 6 0 L 100 50 L 6 100 L 32 50 Z", (0, 0, TO_DECIDE, TO_DECIDE), GOLD.mid)
    return Sprite("[to decide]", flatten_layers(PANEL, sketch.finish()))


@cached(0.5)
def card_count_sign(what: str) -> Sprite:
    """The sign of a Spellbook, a hand or a discard pile, on a plate."""
    sketch = Sketch(COUNTED_SIDE, COUNTED_SIDE)
    match what:
        case "spellbook":
            sketch.rounded_rectangle((3, 1, 23, 25), 3, MUTED)
            sketch.line([(8, 1), (8, 25)], PANEL, 1.6)
            sketch.disc((15.5, 12), 3.6, PANEL)
        case "hand":
            for lean, ink in ((-8, MUTED), (0, MUTED), (8, IVORY)):
                corners = [(9 + lean * 0.9, 3 + abs(lean) * 0.4), (19 + lean * 0.9, 3 + abs(lean) * 0.4 + lean * 0.2)]
                low = [(16 + lean * 0.3, 24), (8 + lean * 0.3, 23)]
                sketch.polygon([*corners, *low], PANEL)
                sketch.polygon([((x - 13) * 0.84 + 13, (y - 13) * 0.86 + 13) for x, y in (*corners, *low)], ink)
        case _:
            sketch.rounded_rectangle((5, 1, 21, 25), 3, MUTED)
            for ends in ([(9.0, 9.0), (17.0, 17.0)], [(17.0, 9.0), (9.0, 17.0)]):
                sketch.line(ends, PANEL, 2.6)
    return Sprite(f"[{what}]", flatten_layers(PANEL, sketch.finish()))


@cached(0.5)
def would_fall_sign(side: int = 46) -> Sprite:
    """What lies on a creature that would fall: a skull on red."""
    sketch = Sketch(side, side)
    sketch.disc((side / 2, side / 2), side / 2, SHADE)
    sketch.disc((side / 2, side / 2), side / 2 - 2.5, RED.mid)
    paint = Painter(sketch, box_around((side / 2, side / 2), side / 2 - 4))
    paint.polygon([(32, 55), (68, 55), (66, 88), (34, 88)], IVORY)
    paint.disc(50, 42, 32, IVORY)
    for aside in (-1, 1):
        paint.disc(50 + aside * 14, 44, 9.5, INK)
        paint.line([(50 + aside * 6, 76), (50 + aside * 6, 90)], INK, 4)
    paint.polygon([(50, 54), (44, 64), (56, 64)], INK)
    return Sprite("[would fall]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def small_fallen_cross(side: int = 46) -> Sprite:
    """What lies on a creature that has fallen, in large type or on a low card."""
    sketch, edge = Sketch(side, side), side / 5
    for colour, thick in ((SHADE, 15.0), (RED.mid, 9.0)):
        for start, end in ((edge, side - edge), (side - edge, edge)):
            sketch.line([(start, edge), (end, side - edge)], colour, thick * side / 46)
    return Sprite("[fallen]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def target_sign(side: int = 58) -> Sprite:
    """What lies on a card that has been chosen as a target: a ring with four hairs."""
    sketch, middle, part = Sketch(side, side), side / 2, side / 58
    for colour, thick, radius in ((SHADE, 11.0, 22.5), (GOLD.light, 6.0, 20.0)):
        sketch.ring((middle, middle), radius * part, colour, thick * part)
        for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            ends = [(middle + across * reach * part, middle + down * reach * part) for reach in (11.0, 24.0)]
            sketch.line(ends, colour, thick * 0.7 * part)
    return Sprite("[target]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def fallen_cross() -> Sprite:
    """What lies on a creature that has fallen."""
    side = 60
    sketch = Sketch(side, side)
    for colour, thick in ((SHADE, 15.0), (RED.mid, 9.0)):
        for ends in ([(9.0, 9.0), (51.0, 51.0)], [(51.0, 9.0), (9.0, 51.0)]):
            sketch.line(ends, colour, thick)
    return Sprite("[fallen]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def card_ring(width: int, height: int, colour: Colour) -> Sprite:
    """The line around a card that can be chosen, or that fights: it lies on the edges of its neighbours."""
    pad = RING_MARGIN
    sketch = Sketch(width + 2 * pad, height + 2 * pad)
    sketch.frame((pad - 4, pad - 4, pad + width + 4, pad + height + 4), 12, colour, 4)
    return Sprite("[ring]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def player_highlight(width: int, height: int) -> Sprite:
    """The line of gold around a player's strip: outside it, so that no letter in it breaks the line."""
    pad = RING_MARGIN
    sketch = Sketch(width + 2 * pad, height + 2 * pad)
    sketch.frame((pad - 3, pad - 3, pad + width + 3, pad + height + 3), 19, GOLD.mid, 3)
    return Sprite("[lit]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def new_card_corners(width: int, height: int, arm: int) -> Sprite:
    """What lies around a card that has just come there, and on nothing of it: four corners, for any ground."""
    pad = CORNERS_MARGIN
    sketch = Sketch(width + 2 * pad, height + 2 * pad)
    left, top, right, bottom = pad - 4.5, pad - 4.5, pad + width + 4.5, pad + height + 4.5
    for colour, thick in ((SHADE, 7.0), (GOLD.light, 4.0)):
        for x, inward in ((left, arm), (right, -arm)):
            for y, down in ((top, arm), (bottom, -arm)):
                sketch.line([(x + inward, y), (x, y), (x, y + down)], colour, thick)
    return Sprite(f"[new {width}]", *cut_out_sprite(sketch.finish()))


@cached(0.5)
def curve_bar(width: int, height: int, creatures: bool) -> Sprite:
    """A piece of a bar in a deck's curve; spells are hatched, so that colour is not needed to tell them."""
    sketch = Sketch(width, height)
    sketch.rounded_rectangle((0, 0, width, height), 0, GREEN.mid if creatures else GOLD.dark)
    if not creatures:
        for x in range(-height, width, 14):
            sketch.line([(x, height), (x + height, 0)], GOLD.mid, 4)
    sketch.frame((0, 0, width, height), 0, PANEL, 1.5)
    return Sprite(f"[bar {height}]", flatten_layers(PANEL, sketch.finish()))
