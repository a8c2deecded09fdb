"""The pieces of Elemental and what lists are made of, each drawn once and kept."""

from __future__ import annotations

from engine.caches import cached
from engine.elemental.view import PieceView
from render.kit import emblems
from render.kit.canvas import Canvas, Sprite, backdrop
from render.kit.emblems import Emblem, Tones
from render.kit.lettering import Face, Ink, Style
from render.kit.palette import (
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
    VIOLET,
    Colour,
    Hue,
    blend,
    flat,
)
from render.kit.sketch import Box, Point, Sketch, around, cut_out, settle

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

TOKEN, MINI, BADGE = 27, 16, 15
"""Half the width of a piece on the board, of one in a list, of an element's badge."""


def sprite(name: str, sketch: Sketch, edge: Colour = SHADE) -> Sprite:
    """A finished sketch as a sprite of its size in pixels; ``name`` is how layouts call it, ``edge`` its rim."""
    return Sprite(name, *cut_out(sketch.done(), edge))


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
    return ground_of(element)


def ground_of(element: str) -> Colour:
    """What an element's emblem lies on, on pieces and badges: dark enough for ivory, or bright for the sun."""
    hue = HUES[element]
    return blend(hue.mid, hue.dark, {"light": 0.0, "ice": 0.4}.get(element, 0.25))


def _number_ink(seat: int, element: str | None) -> Ink:
    dark = element == "light" or (element is None and seat == 0)
    return Ink(INK if dark else IVORY, _face(seat, element))


_NUMBER, _NUMBER_BESIDE, _NUMBER_SMALL = (Style(Face.NUMERAL, size) for size in (35, 30, 30))


def put_token(canvas: Canvas, x: int, y: int, seat: int, piece: PieceView) -> None:
    """A piece around a middle: number, energy as two pips, its element where that is known; `put_fresh` goes on it."""
    half = TOKEN + 6
    canvas.put(_token(seat, piece.element, piece.energy), x - half, y - half)
    ink = _number_ink(seat, piece.element)
    if piece.element is None:
        canvas.text(x, y - 5, str(piece.number), _NUMBER, ink, "m")
    else:
        large = canvas.least > _NUMBER_BESIDE.size
        canvas.text(x - 11, y - (7 if large else 5), str(piece.number), _NUMBER_BESIDE, ink, "m")


def put_fresh(canvas: Canvas, x: int, y: int, piece: PieceView, faint: bool = False) -> None:
    """The chevron of a piece that is fresh: above all pieces, so that none of its neighbours hides it.

    ``faint``: smaller, where it is another player's and not what its viewer acts by.
    """
    if piece.fresh:
        canvas.put(_chevron(faint), x + TOKEN - 16, y - TOKEN - 2)


def put_piece(canvas: Canvas, x: int, y: int, seat: int, piece: PieceView) -> None:
    """A piece that stands by itself, with all that is on it."""
    put_token(canvas, x, y, seat, piece)
    put_fresh(canvas, x, y, piece)


@cached(0.5)
def _token(seat: int, element: str | None, energy: int) -> Sprite:
    half = TOKEN
    sketch = Sketch(2 * half + 12, 2 * half + 12)
    x, y = centre = (half + 6.0, half + 6.0)
    _body(sketch, centre, half, seat, _face(seat, element))
    if element is not None:
        EMBLEMS[element](sketch, around((x + 9, y - 4.5), 10), on_face(element))
    _pips(sketch, (x, y + half - 8), energy)
    return sprite(f"[{SIDES[seat]} {element or 'hidden'}{' half' if energy == 1 else ''}]", sketch)


def on_face(element: str) -> Tones:
    """The tones of an element's emblem on the face of its own piece, which has the element's colour."""
    if element == "light":
        return Tones(INK, GOLD.dark, INK)
    hue = HUES[element]
    return Tones(IVORY, blend(IVORY, hue.light, 0.7), IVORY)


def _pips(sketch: Sketch, at: Point, energy: int) -> None:
    x, y = at
    sketch.rounded((x - 18, y - 7, x + 18, y + 7), 7, SHADE)
    for place, side in enumerate((-8, 8)):
        there = energy > place
        sketch.rounded((x + side - 7.2, y - 4.8, x + side + 7.2, y + 4.8), 4.8, GOLD.mid if there else RED.mid)
        if not there:
            sketch.rounded((x + side - 5, y - 2.6, x + side + 5, y + 2.6), 2.6, SHADE)


@cached(0.5)
def _chevron(faint: bool) -> Sprite:
    """The mark of a free dash."""
    sketch, scale = Sketch(20, 20), 0.72 if faint else 1.0
    ink = blend(GREEN.dark, IVORY, 0.75) if faint else IVORY
    for radius, colour in ((9.5, SHADE), (8.0, GREEN.dark if faint else GREEN.mid)):
        sketch.disc((10, 10), radius * scale, colour)
    for left in (-4.5, 0.5):
        points = [(10 + across * scale, 10 + down * scale) for across, down in ((left, -4), (left + 3.5, 0), (left, 4))]
        sketch.line(points, ink, 2 * scale)
    return sprite(f"[fresh{' faint' if faint else ''}]", sketch)


def put_acting(canvas: Canvas, x: int, y: int, element: str) -> None:
    """What a king on a fountain fights as, at the left edge of its piece around a middle."""
    canvas.put(_acting(element), x - TOKEN - 11, y - 1)


@cached(0.5)
def _acting(element: str) -> Sprite:
    """An element as a mark on a king."""
    side = 26
    sketch = Sketch(side, side)
    centre = side / 2, side / 2
    sketch.disc(centre, 12.5, SHADE)
    sketch.disc(centre, 11.0, HUES[element].mid)
    EMBLEMS[element](sketch, around(centre, 8.5), on_face(element))
    return sprite(f"[as {element}]", sketch)


def put_eye(canvas: Canvas, x: int, y: int, fresh: bool) -> None:
    """The eye on a piece around a middle that the other side knows: in the place of the mark of a free dash.

    Below it, where the piece is ``fresh`` as well, which is rare.
    """
    canvas.put(eye(), x + TOKEN - 18, y - (9 if fresh else TOKEN + 1))


@cached(0.5)
def eye() -> Sprite:
    """The mark of a piece that has been uncovered."""
    sketch = Sketch(24, 18)
    x, y = centre = 12.0, 9.0
    for reach, high, colour in ((11.5, 8.2, SHADE), (9.8, 6.4, IVORY)):
        sketch.polygon([(x + reach * c, y + high * s) for c, s in _LENS], colour)
    sketch.disc(centre, 4.0, VIOLET.dark)
    sketch.disc(centre, 1.8, SHADE)
    return sprite("[uncovered]", sketch)


_LENS = [(-1.0, 0.0), (-0.7, -0.55), (-0.35, -0.9), (0.0, -1.0), (0.35, -0.9), (0.7, -0.55)]
_LENS += [(-c, -s) for c, s in _LENS]
"""The outline of an eye, within one to each side."""


def put_threat(canvas: Canvas, x: int, y: int) -> None:
    """The mark of a piece around a middle that a known enemy can beat next: opposite the mark of a free dash."""
    canvas.put(threat(), x - TOKEN - 5, y - TOKEN - 3)


@cached(0.5)
def threat() -> Sprite:
    """The mark of a piece in danger: an exclamation mark."""
    sketch = Sketch(22, 22)
    for radius, colour in ((10.5, SHADE), (9.2, IVORY), (7.8, RED.mid)):
        sketch.disc((11, 11), radius, colour)
    sketch.polygon([(9.2, 5), (12.8, 5), (11.9, 12.4), (10.1, 12.4)], IVORY)
    sketch.disc((11, 15.2), 1.7, IVORY)
    return sprite("[in danger]", sketch)


def put_mini(canvas: Canvas, x: int, y: int, seat: int, number: int, element: str | None, gone: bool = False) -> None:
    """A piece in a list, around a middle; `gone`: it is removed from the board."""
    half = MINI + 1
    canvas.put(_mini(seat, element), x - half, y - half)
    canvas.text(x, y - 1, str(number), _NUMBER_SMALL, _number_ink(seat, element), "m")
    if gone:
        canvas.put(_slash(), x - half, y - half)


@cached(0.5)
def _mini(seat: int, element: str | None) -> Sprite:
    sketch = Sketch(2 * MINI + 2, 2 * MINI + 2)
    _body(sketch, (MINI + 1.0, MINI + 1.0), MINI, seat, _face(seat, element))
    return sprite(f"[{SIDES[seat]} {element or 'hidden'} small]", sketch, PANEL)


@cached(0.5)
def _slash() -> Sprite:
    sketch = Sketch(2 * MINI + 2, 2 * MINI + 2)
    for thickness, colour in ((6, SHADE), (3.2, RED.light)):
        sketch.line([(5, 2 * MINI - 3), (2 * MINI - 3, 5)], colour, thickness)
    return sprite("[gone]", sketch)


@cached(0.5)
def struck() -> Sprite:
    """A defeated piece, for figures."""
    side = 2 * MINI + 2
    canvas = Canvas(backdrop(flat((side, side), FELT)))
    put_mini(canvas, MINI + 1, MINI + 1, 1, 2, "ice", gone=True)
    return Sprite("[defeated]", canvas.image().crop((1, 0, side + 1, side)))


@cached(0.5)
def badge(element: str, lit: str) -> Sprite:
    """An element in a list; `lit`: "yes", "no" (a dim one), "own" (bright in a gold ring)."""
    side = BADGE + 3
    sketch = Sketch(2 * side, 2 * side)
    centre = float(side), float(side)
    hue = HUES[element]
    if lit == "no":
        sketch.disc(centre, BADGE, blend(PANEL, hue.dark, 0.8))
        dim = blend(PANEL, hue.mid, 0.75) if element != "dark" else blend(PANEL, hue.light, 0.55)
        EMBLEMS[element](sketch, around(centre, BADGE * 0.78), Tones(dim, blend(PANEL, dim, 0.7), dim))
    else:
        if lit == "own":
            sketch.disc(centre, BADGE + 2.5, GOLD.mid)
            sketch.disc(centre, BADGE + 0.5, PANEL)
        sketch.disc(centre, BADGE - (1 if lit == "own" else 0), ground_of(element))
        EMBLEMS[element](sketch, around(centre, BADGE * 0.8), on_face(element))
    return sprite(f"[{element} {lit}]", sketch, PANEL)


@cached(0.5)
def ruled_out() -> Sprite:
    """A dot in place of an element that a number can't be."""
    side = BADGE + 3
    sketch = Sketch(2 * side, 2 * side)
    sketch.disc((side, side), 3, LINE)
    return sprite("[not]", sketch, PANEL)


@cached(0.5)
def stone(size: int) -> Sprite:
    """A crystal, `size` pixels high."""
    sketch = Sketch(size, size)
    emblems.crystal(sketch, (size * 0.12, 0, size * 0.88, size), Tones(SHADE, SHADE, SHADE))
    inset = max(1.5, size * 0.05)
    box: Box = (size * 0.12 + inset, inset, size * 0.88 - inset, size - inset)
    emblems.crystal(sketch, box, Tones(VIOLET.mid, VIOLET.dark, VIOLET.light))
    return sprite(f"[crystal {size}]", sketch)


@cached(0.5)
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
    return sprite(f"[from {seat}]", sketch, NIGHT)


# Beside the board


@cached(0.5)
def plate(width: int, height: int, lit: bool) -> Sprite:
    """A panel without a shadow (it would be a tenth of the file); lit: somebody is awaited."""
    sketch = Sketch(width, height)
    box = (0.0, 0.0, float(width), float(height))
    sketch.rounded(box, 15, GOLD.mid if lit else blend(PANEL, LINE, 0.6))
    edge = 3.0 if lit else 2.0
    sketch.rounded((edge, edge, width - edge, height - edge), 15 - edge, PANEL)
    return Sprite(f"[plate {height}{' lit' if lit else ''}]", settle(FELT, sketch.done()))


def warm() -> None:
    """Draw what games show sooner or later, but for arrows, which are cheap."""
    for ground in ("earth", "fire", "ice", "wind", "water"):
        _acting(ground)
    for seat, king in enumerate(("light", "dark")):
        for element in (None, "earth", "fire", "ice", "wind", "water", king):
            _mini(seat, element)
            for energy in (1, 2):
                _token(seat, element, energy)
        ghost(seat)
    for element in HUES:
        for lit in ("yes", "no", "own"):
            badge(element, lit)
    for size in (28, 30, 42):
        stone(size)
    for faint in (False, True):
        _chevron(faint)
    for draw in (_slash, ruled_out, eye, threat):
        draw()
