"""The board of Elemental without its pieces, and the marks on its cells."""

from __future__ import annotations

import math

from PIL import Image

from engine.caches import cached
from engine.elemental.board import BY_NAME, CIRCLES, FOUNTAIN_CENTRES, GROUNDS, WELLS
from render.elemental.geometry import BOARD_HEIGHT, BOARD_WIDTH, CELL_STEP, CORNER_RADIUS, hexagon_corners
from render.elemental.parts import ELEMENT_EMBLEMS, ELEMENT_HUES, sprite_of_sketch
from render.kit.canvas import Sprite
from render.kit.emblems import Tones
from render.kit.lettering import FontFace, Ink, TextStyle
from render.kit.palette import FELT, GOLD, INK, IVORY, NIGHT, PANEL, SHADE, STEEL, VIOLET, Colour, blend, to_palette
from render.kit.sketch import Point, Sketch, box_around, cut_out_sprite, point_on_circle


@cached(0.5)
def board_frame() -> Image.Image:
    """The board without its cells: a table top with a gold line, on the felt."""
    sketch = Sketch(BOARD_WIDTH, BOARD_HEIGHT)
    for inset, colour in ((1.5, GOLD.dark), (4, NIGHT)):
        sketch.polygon(_table_outline(inset), colour)
    ground = Image.new("RGBA", (BOARD_WIDTH, BOARD_HEIGHT), (*FELT, 255))
    ground.alpha_composite(sketch.finish())
    return to_palette(ground.convert("RGB"))


def _table_outline(inset: float) -> list[Point]:
    """The corners of the table top; its slanting sides run along the cells, four pixels down for seven across."""
    x, y = BOARD_WIDTH / 2, BOARD_HEIGHT / 2
    wide, high, slope = x - inset, y - inset, 4 / 7
    apex = BOARD_HEIGHT / 2 + 14 - inset * math.hypot(1, slope)
    flat, side = (apex - high) / slope, apex - wide * slope
    ear = 14.0
    quarter = [(flat, high), (wide - ear, apex - (wide - ear) * slope), (wide, side - ear * 0.9)]
    right = [*quarter, *((u, -v) for u, v in reversed(quarter))]
    return [*((x + u, y - v) for u, v in right), *((x - u, y - v) for u, v in reversed(right))]


HALF_TILE_SIZE = (math.ceil(CORNER_RADIUS) + 1, CELL_STEP // 2 + 1)
"""Half the width and height of a tile's sprite."""


def cell_tile(name: str) -> Sprite:
    """The tile of a cell, with whatever is painted on it."""
    cell = BY_NAME[name]
    element = GROUNDS[cell]
    if cell in CIRCLES:
        return _circle_tile(CIRCLES.index(cell))
    if cell in WELLS:
        return _well_tile()
    return _terrain_tile(element, element is not None and FOUNTAIN_CENTRES[element] == name)


SIGN_LIFT = 7
"""How far above its middle a cell's sign stands: the cell's name is below it."""
ROUND_SIGN_LIFT, ROUND_SIGN_RADIUS = 11, 17.5
"""The same of a large round sign, and how large: no ring goes through the name."""


def _blank_tile(fill: Colour, lift: int = SIGN_LIFT) -> tuple[Sketch, Point]:
    """A tile, and the middle of what is painted on it."""
    sketch = Sketch(2 * HALF_TILE_SIZE[0], 2 * HALF_TILE_SIZE[1])
    sketch.polygon(hexagon_corners(HALF_TILE_SIZE, 1.8), fill)
    return sketch, (HALF_TILE_SIZE[0], HALF_TILE_SIZE[1] - lift)


def terrain_colours(element: str) -> tuple[Colour, Colour]:
    """The ground of an element's cells, and the emblem on it."""
    hue = ELEMENT_HUES[element]
    fill = blend(blend(PANEL, hue.dark, 0.72), NIGHT, 0.12)
    return fill, blend(fill, hue.light, 0.38)


@cached(0.5)
def _terrain_tile(element: str | None, middle: bool) -> Sprite:
    if element is None:
        return sprite_of_sketch("[cell]", _blank_tile(PANEL)[0], NIGHT)
    hue = ELEMENT_HUES[element]
    fill, faint = terrain_colours(element)
    sketch, centre = _blank_tile(fill, ROUND_SIGN_LIFT if middle else SIGN_LIFT)
    if middle:
        sketch.disc(centre, ROUND_SIGN_RADIUS, blend(hue.mid, STEEL.light, 0.25))
        sketch.disc(centre, ROUND_SIGN_RADIUS - 2.2, blend(hue.dark, hue.mid, 0.45))
        ELEMENT_EMBLEMS[element](sketch, box_around(centre, 11.5), Tones(hue.light, hue.mid, IVORY))
    else:
        ELEMENT_EMBLEMS[element](sketch, box_around(centre, 10), Tones(faint, faint, faint))
    return sprite_of_sketch(f"[{element}{' fountain' if middle else ''}]", sketch, NIGHT)


@cached(0.5)
def _well_tile() -> Sprite:
    sketch, centre = _blank_tile(PANEL, ROUND_SIGN_LIFT)
    sketch.disc(centre, ROUND_SIGN_RADIUS, STEEL.mid)
    sketch.disc(centre, ROUND_SIGN_RADIUS - 2.2, NIGHT)
    for radius, share in ((11.5, 0.5), (7.0, 1.0)):
        sketch.disc(centre, radius, blend(NIGHT, VIOLET.dark, share))
    for turn in range(6):
        sketch.disc(point_on_circle(centre, ROUND_SIGN_RADIUS - 1, turn / 6), 2.3, VIOLET.light)
    return sprite_of_sketch("[well]", sketch, NIGHT)


@cached(0.5)
def _circle_tile(seat: int) -> Sprite:
    sketch, centre = _blank_tile(PANEL, ROUND_SIGN_LIFT)
    colour = blend(PANEL, (GOLD.light, VIOLET.light)[seat], 0.75)
    sketch.ring(centre, ROUND_SIGN_RADIUS, colour, 2.2)
    for start in (0.0, 1 / 6):
        corners = [point_on_circle(centre, ROUND_SIGN_RADIUS - 1.2, start + third / 3) for third in range(3)]
        sketch.line([*corners, corners[0]], blend(PANEL, colour, 0.7), 1.6)
    ELEMENT_EMBLEMS[("light", "dark")[seat]](sketch, box_around(centre, 7.5), Tones(colour, PANEL, colour))
    return sprite_of_sketch(f"[circle {seat}]", sketch, NIGHT)


@cached(0.5)
def choosable_cell_edge(far: bool = False) -> Sprite:
    """The edge of a cell to choose; what the cell is shines through. ``far``: a fainter one, where a dash leads."""
    return (
        sprite_of_sketch("[choose far]", _hexagon_edge(GOLD.dark, 2.4), NIGHT)
        if far
        else sprite_of_sketch("[choose]", _hexagon_edge(GOLD.mid, 3.2), NIGHT)
    )


@cached(0.5)
def chosen_cell_edge() -> Sprite:
    """The edge of the cell of the piece that is to go."""
    return sprite_of_sketch("[chosen]", _hexagon_edge(IVORY, 4.5), NIGHT)


def _hexagon_edge(ink: Colour, wide: float) -> Sketch:
    sketch = Sketch(2 * HALF_TILE_SIZE[0], 2 * HALF_TILE_SIZE[1])
    for inset, colour, thickness in ((4.0, SHADE, wide + 2.8), (3.5, ink, wide)):
        corners = hexagon_corners(HALF_TILE_SIZE, inset)
        sketch.line([*corners, corners[0]], colour, thickness)
    return sketch


def cell_name_ink(name: str) -> Ink:
    """The ink of a cell's name, brighter than its ground."""
    cell = BY_NAME[name]
    element = GROUNDS[cell]
    ground = PANEL if element is None else terrain_colours(element)[0]
    return Ink(blend(ground, IVORY, 0.5), ground)


CELL_NAME_SIZE = 28
"""The size of a cell's name."""


@cached(0.5)
def cell_name_tag(cell: str, size: int, far: bool = False) -> Sprite:
    """The name of a cell to choose, as its button has it; ``far``: where a dash leads."""
    wide, high = size + 9, size - 4
    sketch = Sketch(wide, high)
    sketch.rounded_rectangle((0, 0, wide, high), 7, NIGHT)
    sketch.text(
        (wide / 2, high / 2), cell, TextStyle(FontFace.STRONG, size), blend(NIGHT, IVORY, 0.8) if far else GOLD.light
    )
    return Sprite(f"[name {cell}]", *cut_out_sprite(sketch.finish(), NIGHT))


@cached(0.5)
def number_mark(text: str) -> Sprite:
    """A number on a cell, in a figure."""
    sketch = Sketch(44, 44)
    for radius, colour in ((21, SHADE), (19, GOLD.mid)):
        sketch.disc((22, 22), radius, colour)
    sketch.text((22, 21), text, TextStyle(FontFace.STRONG, 30), INK)
    return sprite_of_sketch(f"[mark {text}]", sketch)
