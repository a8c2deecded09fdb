"""The sprites of Elemental, each drawn once and kept."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.elemental.board import BY_NAME, CIRCLES, FOUNTAIN_CENTRES, GROUNDS, WELLS, Element
from engine.elemental.view import PieceView
from render import emblems
from render.canvas import Canvas, Sprite, backdrop
from render.elemental.geometry import DOWN, HEIGHT, REACH, WIDTH, hexagon
from render.emblems import Emblem, Tones
from render.lettering import Face, Ink, Style
from render.palette import (
    BLUE,
    FELT,
    GOLD,
    GREEN,
    ICE,
    INK,
    IVORY,
    LINE,
    NIGHT,
    OCHRE,
    PANEL,
    PAPER,
    PAPER_DARK,
    RED,
    SHADE,
    STEEL,
    VIOLET,
    Colour,
    Hue,
    blend,
    flat,
    mapped,
    ramp,
)
from render.sketch import SCALE, Box, Point, Sketch, around, cut_out, on_circle, settle

DARK_HUE = Hue("0a0d16", "232a4a", "8d97c9")

HUES: dict[str, Hue] = {
    "earth": OCHRE,
    "fire": RED,
    "ice": ICE,
    "wind": GREEN,
    "water": BLUE,
    "light": GOLD,
    "dark": DARK_HUE,
}
EMBLEMS: dict[str, Emblem] = {
    "earth": emblems.earth,
    "fire": emblems.fire,
    "ice": emblems.ice,
    "wind": emblems.air,
    "water": emblems.water,
    "light": emblems.sun,
    "dark": emblems.moon,
}

SIDE_LIGHT = (IVORY, VIOLET.light)
"""The colour of a side's arrows, by seat: South is white, North is black and shown by its violet edge."""

SIDES = ("south", "north")

TOKEN, MINI, BADGE = 27, 16, 14
"""Half the width of a piece on the board, of one in a list, of an element's badge."""


def _sprite(name: str, sketch: Sketch, edge: Colour = SHADE) -> Sprite:
    return Sprite(name, *cut_out(sketch.done(), edge))


# The board


@cache
def frame() -> Image.Image:
    """The board without its cells: a table top with a gold line, on the felt."""
    sketch = Sketch(WIDTH, HEIGHT)
    for inset, colour in ((1.5, GOLD.dark), (4, NIGHT)):
        sketch.polygon(_outline(inset), colour)
    ground = Image.new("RGBA", (WIDTH, HEIGHT), (*FELT, 255))
    ground.alpha_composite(sketch.done())
    return mapped(ground.convert("RGB"))


def _outline(inset: float) -> list[Point]:
    """The corners of the table top; its slanting sides run along the cells, four pixels down for seven across."""
    x, y = WIDTH / 2, HEIGHT / 2
    wide, high, slope = x - inset, y - inset, 4 / 7
    apex = HEIGHT / 2 + 14 - inset * math.hypot(1, slope)
    flat, side = (apex - high) / slope, apex - wide * slope
    ear = 14.0
    quarter = [(flat, high), (wide - ear, apex - (wide - ear) * slope), (wide, side - ear * 0.9)]
    right = [*quarter, *((u, -v) for u, v in reversed(quarter))]
    return [*((x + u, y - v) for u, v in right), *((x - u, y - v) for u, v in reversed(right))]


TILE = (math.ceil(REACH) + 1, DOWN // 2 + 1)
"""Half the width and height of a tile's sprite."""


def tile(name: str) -> Sprite:
    """The tile of a cell, with whatever is painted on it."""
    cell = BY_NAME[name]
    element = GROUNDS[cell]
    if cell in CIRCLES:
        return _circle_tile(CIRCLES.index(cell))
    if cell in WELLS:
        return _well_tile()
    return _tile(element, element is not None and FOUNTAIN_CENTRES[element] == name)


def _blank_tile(fill: Colour) -> tuple[Sketch, Point]:
    sketch = Sketch(2 * TILE[0], 2 * TILE[1])
    centre = TILE
    sketch.polygon(hexagon(centre, 1.8), fill)
    return sketch, centre


@cache
def _tile(element: str | None, middle: bool) -> Sprite:
    if element is None:
        return _sprite("[cell]", _blank_tile(PANEL)[0], NIGHT)
    hue = HUES[element]
    fill = blend(blend(PANEL, hue.dark, 0.72), NIGHT, 0.12)
    sketch, centre = _blank_tile(fill)
    if middle:
        sketch.disc(centre, 26, blend(hue.mid, STEEL.light, 0.25))
        sketch.disc(centre, 23, blend(hue.dark, hue.mid, 0.45))
        EMBLEMS[element](sketch, around(centre, 15.5), Tones(hue.light, hue.mid, IVORY))
    else:
        faint = blend(fill, hue.mid, 0.42)
        EMBLEMS[element](sketch, around(centre, 12.5), Tones(faint, faint, faint))
    return _sprite(f"[{element}{' fountain' if middle else ''}]", sketch, NIGHT)


@cache
def _well_tile() -> Sprite:
    sketch, centre = _blank_tile(PANEL)
    sketch.disc(centre, 26.5, STEEL.mid)
    sketch.disc(centre, 23.5, NIGHT)
    for radius, share in ((18, 0.5), (11, 1.0)):
        sketch.disc(centre, radius, blend(NIGHT, VIOLET.dark, share))
    for turn in range(6):
        sketch.disc(on_circle(centre, 25, turn / 6), 2.8, VIOLET.light)
    return _sprite("[well]", sketch, NIGHT)


@cache
def _circle_tile(seat: int) -> Sprite:
    sketch, centre = _blank_tile(PANEL)
    colour = blend(PANEL, (GOLD.light, VIOLET.light)[seat], 0.75)
    sketch.ring(centre, 27.5, colour, 2.5)
    for start in (0.0, 1 / 6):
        corners = [on_circle(centre, 25.5, start + third / 3) for third in range(3)]
        sketch.line([*corners, corners[0]], blend(PANEL, colour, 0.7), 1.8)
    EMBLEMS[("light", "dark")[seat]](sketch, around(centre, 8), Tones(colour, PANEL, colour))
    return _sprite(f"[circle {seat}]", sketch, NIGHT)


# Pieces


def _body(sketch: Sketch, centre: Point, half: float, seat: int, face: Colour) -> None:
    """The shape of a side's piece: round and white for South, square and black with a violet edge for North."""
    rings = (
        ((0, SHADE), (1.8, PAPER_DARK), (2.6, IVORY), (6, PAPER_DARK), (6.6, face)),
        ((0, SHADE), (1.8, VIOLET.mid), (2.6, VIOLET.light), (4.4, INK), (6.6, face)),
    )[seat]
    for depth, colour in rings:
        inset = depth * half / 28
        if seat == 0:
            sketch.disc(centre, half - inset, colour)
        else:
            sketch.rounded(around(centre, half * 0.94 - inset), max(2.0, 10 * half / 28 - inset), colour)


def _face(seat: int, element: str | None) -> Colour:
    """The colour of a piece's face: that of its element where it is known."""
    if element is None:
        return (PAPER, blend(INK, VIOLET.dark, 0.3))[seat]
    hue = HUES[element]
    return blend(hue.mid, hue.dark, 0.0 if element == "light" else 0.25)


def _number_ink(seat: int, element: str | None) -> Ink:
    dark = element == "light" or (element is None and seat == 0)
    return Ink(INK if dark else IVORY, _face(seat, element))


_NUMBER, _NUMBER_BESIDE, _NUMBER_SMALL = (Style(Face.NUMERAL, size) for size in (35, 29, 27))


def put_token(canvas: Canvas, x: int, y: int, seat: int, piece: PieceView) -> None:
    """A piece around a middle: number, energy as two pips, its element where that is known, a chevron while fresh."""
    half = TOKEN + 6
    canvas.put(_token(seat, piece.element, piece.energy), x - half, y - half)
    ink = _number_ink(seat, piece.element)
    if piece.element is None:
        canvas.text(x, y - 5, str(piece.number), _NUMBER, ink, "m")
    else:
        canvas.text(x - 14, y - 5, str(piece.number), _NUMBER_BESIDE, ink, "m")
    if piece.fresh:
        canvas.put(_chevron(), x + TOKEN - 14, y - TOKEN - 4)


@cache
def _token(seat: int, element: str | None, energy: int) -> Sprite:
    half = TOKEN
    sketch = Sketch(2 * half + 12, 2 * half + 12)
    x, y = centre = (half + 6.0, half + 6.0)
    _body(sketch, centre, half, seat, _face(seat, element))
    if element is not None:
        EMBLEMS[element](sketch, around((x + 10, y - 5), 12.2), _on_face(element))
    _pips(sketch, (x, y + half - 4), energy)
    return _sprite(f"[{SIDES[seat]} {element or 'hidden'}{' half' if energy == 1 else ''}]", sketch)


def _on_face(element: str) -> Tones:
    if element == "light":
        return Tones(INK, GOLD.dark, INK)
    hue = HUES[element]
    return Tones(IVORY, blend(IVORY, hue.light, 0.7), IVORY)


def _pips(sketch: Sketch, at: Point, energy: int) -> None:
    x, y = at
    sketch.rounded((x - 20, y - 8, x + 20, y + 8), 8, SHADE)
    for place, side in enumerate((-9, 9)):
        there = energy > place
        sketch.rounded((x + side - 8, y - 5.5, x + side + 8, y + 5.5), 5.5, GOLD.mid if there else RED.mid)
        if not there:
            sketch.rounded((x + side - 5.8, y - 3.2, x + side + 5.8, y + 3.2), 3.2, SHADE)


@cache
def _chevron() -> Sprite:
    """The mark of a free dash."""
    sketch = Sketch(20, 20)
    for radius, colour in ((9.5, SHADE), (8.0, GREEN.mid)):
        sketch.disc((10, 10), radius, colour)
    for left in (5.5, 10.5):
        sketch.line([(left, 6), (left + 3.5, 10), (left, 14)], IVORY, 2)
    return _sprite("[fresh]", sketch)


def put_mini(canvas: Canvas, x: int, y: int, seat: int, number: int, element: str | None, gone: bool = False) -> None:
    """A piece in a list, around a middle; `gone`: it is removed from the board."""
    half = MINI + 1
    canvas.put(_mini(seat, element), x - half, y - half)
    canvas.text(x, y - 1, str(number), _NUMBER_SMALL, _number_ink(seat, element), "m")
    if gone:
        canvas.put(_slash(), x - half, y - half)


@cache
def _mini(seat: int, element: str | None) -> Sprite:
    sketch = Sketch(2 * MINI + 2, 2 * MINI + 2)
    _body(sketch, (MINI + 1.0, MINI + 1.0), MINI, seat, _face(seat, element))
    return _sprite(f"[{SIDES[seat]} {element or 'hidden'} small]", sketch, PANEL)


@cache
def _slash() -> Sprite:
    sketch = Sketch(2 * MINI + 2, 2 * MINI + 2)
    for thickness, colour in ((6, SHADE), (3.2, RED.light)):
        sketch.line([(5, 2 * MINI - 3), (2 * MINI - 3, 5)], colour, thickness)
    return _sprite("[gone]", sketch)


@cache
def struck() -> Sprite:
    """A defeated piece, for figures."""
    side = 2 * MINI + 2
    canvas = Canvas(backdrop(flat((side, side), FELT)))
    put_mini(canvas, MINI + 1, MINI + 1, 1, 2, "ice", gone=True)
    return Sprite("[defeated]", canvas.image().crop((1, 0, side + 1, side)))


@cache
def badge(element: str, lit: str) -> Sprite:
    """An element in a list; `lit`: "yes", "no" (a dim one), "own" (bright in a gold ring)."""
    side = BADGE + 3
    sketch = Sketch(2 * side, 2 * side)
    centre = float(side), float(side)
    hue = HUES[element]
    if lit == "no":
        sketch.disc(centre, BADGE, blend(PANEL, hue.dark, 0.8))
        dim = blend(PANEL, hue.mid, 0.75) if element != "dark" else blend(PANEL, hue.light, 0.55)
        EMBLEMS[element](sketch, around(centre, BADGE * 0.62), Tones(dim, blend(PANEL, dim, 0.7), dim))
    else:
        if lit == "own":
            sketch.disc(centre, BADGE + 2.5, GOLD.mid)
            sketch.disc(centre, BADGE + 0.5, PANEL)
        sketch.disc(centre, BADGE - (1 if lit == "own" else 0), blend(hue.mid, hue.dark, 0.2))
        EMBLEMS[element](sketch, around(centre, BADGE * 0.66), _on_face(element))
    return _sprite(f"[{element} {lit}]", sketch, PANEL)


CIRCLE: tuple[Element, ...] = ("earth", "fire", "ice", "wind", "water")
"""Each beats the next two, round and round (EL-6.3)."""


@cache
def chart(width: int, height: int) -> Sprite:
    """Who beats whom: the elements in a row, arrows from each to the next two, the first two once more at the end."""
    row = (*CIRCLE, *CIRCLE[:2])
    step = (width - 2 * BADGE - 6) / (len(row) - 1)
    middles = [(BADGE + 3 + step * place, height / 2) for place in range(len(row))]
    sketch = Sketch(width, height)
    for place in range(len(CIRCLE)):
        _bow(sketch, middles[place], middles[place + 2], -1 if place % 2 else 1)
    for (x, y), (u, _) in pairwise(middles[: len(CIRCLE) + 1]):
        middle = (x + u) / 2
        sketch.line([(middle - 3, y - 5), (middle + 3, y), (middle - 3, y + 5)], GOLD.mid, 3)
    canvas = Canvas(backdrop(settle(FELT, sketch.done())))
    for place, (element, (x, y)) in enumerate(zip(row, middles, strict=True)):
        lit = "yes" if place < len(CIRCLE) else "no"
        canvas.put(badge(element, lit), round(x) - BADGE - 3, round(y) - BADGE - 3)
    return Sprite("[who beats whom]", canvas.image().crop((1, 0, width + 1, height)))


def _bow(sketch: Sketch, start: Point, end: Point, side: int) -> None:
    """An arrow in a bow over, or under, whatever lies between."""
    (x, y), (u, _) = start, end
    high = side * (BADGE + 13)
    points = [
        (x + (u - x) * share, y - side * (BADGE + 1) - (high - side * (BADGE + 1)) * math.sin(math.pi * share))
        for share in (step / 12 for step in range(13))
    ]
    sketch.line(points, GOLD.mid, 2.5)
    (u, v), down = points[-1], float(side)
    sketch.polygon([(u + 2, v + 3 * down), (u - 9, v - down), (u + 1, v - 9 * down)], GOLD.mid)


@cache
def ruled_out() -> Sprite:
    """A dot in place of an element that a number can't be."""
    side = BADGE + 3
    sketch = Sketch(2 * side, 2 * side)
    sketch.disc((side, side), 3, LINE)
    return _sprite("[not]", sketch, PANEL)


@cache
def stone(size: int) -> Sprite:
    """A crystal, `size` pixels high."""
    sketch = Sketch(size, size)
    emblems.crystal(sketch, (size * 0.12, 0, size * 0.88, size), Tones(SHADE, SHADE, SHADE))
    inset = max(1.5, size * 0.05)
    box: Box = (size * 0.12 + inset, inset, size * 0.88 - inset, size - inset)
    emblems.crystal(sketch, box, Tones(VIOLET.mid, VIOLET.dark, VIOLET.light))
    return _sprite(f"[crystal {size}]", sketch)


@cache
def ghost(seat: int) -> Sprite:
    """Where a piece came from."""
    half = TOKEN - 4
    sketch = Sketch(2 * half + 4, 2 * half + 4)
    centre = half + 2.0, half + 2.0
    colour = blend(NIGHT, SIDE_LIGHT[seat], 0.55)
    if seat == 0:
        sketch.ring(centre, half, colour, 2.5)
    else:
        sketch.frame(around(centre, half * 0.94), 8, colour, 2.5)
    return _sprite(f"[from {seat}]", sketch, NIGHT)


# Beside the board


@cache
def plate(width: int, height: int, lit: bool) -> Sprite:
    """A panel without a shadow (it would be a tenth of the file); lit: somebody is awaited."""
    sketch = Sketch(width, height)
    box = (0.0, 0.0, float(width), float(height))
    sketch.rounded(box, 15, GOLD.mid if lit else blend(PANEL, LINE, 0.6))
    edge = 3.0 if lit else 2.0
    sketch.rounded((edge, edge, width - edge, height - edge), 15 - edge, PANEL)
    return Sprite(f"[plate {height}{' lit' if lit else ''}]", settle(FELT, sketch.done()))


# What happened


@lru_cache(maxsize=512)
def arrow(dx: int, dy: int, colour: Colour, thickness: int, dashes: bool) -> tuple[Sprite, int, int]:
    """An arrow along a vector of pixels, and where its start lies in the sprite; it can lie on any ground."""
    margin = 18
    left, top = min(0, dx) - margin, min(0, dy) - margin
    size = abs(dx) + 2 * margin, abs(dy) + 2 * margin
    start, end = (-left, -top), (dx - left, dy - top)
    body = _arrow_mask(size, start, end, thickness, dashes)
    edge = _arrow_mask(size, start, end, thickness + 5, dashes)
    image = body.point(ramp(SHADE, colour), "P")
    mask = edge.point([255 * (value >= 128) for value in range(256)]).convert("1")
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


@cache
def burst(level: bool) -> Sprite:
    """Where a fight was; grey when nobody won it."""
    side = 19
    sketch = Sketch(2 * side, 2 * side)
    centre = float(side), float(side)
    outer, inner = (STEEL.mid, STEEL.light) if level else (RED.mid, GOLD.light)
    for reach, colour in ((19, SHADE), (16, outer), (10, inner)):
        sketch.polygon([on_circle(centre, reach * (1 if i % 2 else 0.52), i / 16) for i in range(16)], colour)
    return _sprite(f"[fight{' level' if level else ''}]", sketch)


@cache
def mark(text: str) -> Sprite:
    """A number on a cell, in a figure."""
    sketch = Sketch(44, 44)
    for radius, colour in ((21, SHADE), (19, GOLD.mid)):
        sketch.disc((22, 22), radius, colour)
    sketch.text((22, 21), text, Style(Face.STRONG, 26), INK)
    return _sprite(f"[mark {text}]", sketch)


@cache
def medal(element: str) -> Sprite:
    """An element, large, for figures."""
    sketch = Sketch(92, 92)
    hue = HUES[element]
    for radius, colour in ((45, SHADE), (43, IVORY), (39, blend(hue.mid, hue.dark, 0.2))):
        sketch.disc((46, 46), radius, colour)
    EMBLEMS[element](sketch, around((46, 46), 25), _on_face(element))
    return _sprite(f"[{element} large]", sketch)


@cache
def target() -> Sprite:
    """The edge of a cell to choose; what the cell is shines through."""
    sketch = Sketch(2 * TILE[0], 2 * TILE[1])
    for inset, colour, thickness in ((4.5, SHADE, 8.0), (4.0, GOLD.mid, 4.5)):
        corners = hexagon(TILE, inset)
        sketch.line([*corners, corners[0]], colour, thickness)
    return _sprite("[choose]", sketch, NIGHT)


TAG = (40, 27)
"""The size of a cell's name."""
_TAG = Style(Face.STRONG, 25)


@cache
def tag(cell: str) -> Sprite:
    """The name of a cell to choose, as its button has it."""
    sketch = Sketch(*TAG)
    sketch.rounded((0, 0, TAG[0], TAG[1]), 8, NIGHT)
    sketch.text((TAG[0] / 2, TAG[1] / 2), cell, _TAG, GOLD.light)
    return Sprite(f"[name {cell}]", *cut_out(sketch.done(), NIGHT))


def warm() -> None:
    """Draw what games show sooner or later, but for arrows, which are cheap."""
    for seat, king in enumerate(("light", "dark")):
        for element in (None, "earth", "fire", "ice", "wind", "water", king):
            _mini(seat, element)
            for energy in (1, 2):
                _token(seat, element, energy)
        ghost(seat)
    for element in HUES:
        for lit in ("yes", "no", "own"):
            badge(element, lit)
    for level in (False, True):
        burst(level)
    for size in (28, 30, 42):
        stone(size)
    for draw in (_chevron, _slash, ruled_out, target):
        draw()
