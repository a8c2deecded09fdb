"""The pieces of Elemental and what lists are made of, each drawn once and kept."""

from __future__ import annotations

from engine.caches import cached
from engine.elemental.view import PieceView
from render.kit import emblems
from render.kit.canvas import Canvas, Sprite, make_backdrop
from render.kit.emblems import Emblem, Tones
from render.kit.lettering import FontFace, Ink, TextStyle
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
    plain_image,
)
from render.kit.sketch import Box, Point, Sketch, box_around, cut_out_sprite, flatten_layers

DARK_KING_HUE = Hue("0a0d16", "232a4a", "8d97c9")

ELEMENT_HUES: dict[str, Hue] = {
    "earth": OCHRE,
    "fire": RED,
    "ice": ICE,
    "wind": GREEN,
    "water": BLUE,
    "light": GOLD,
    "dark": DARK_KING_HUE,
}
ELEMENT_EMBLEMS: dict[str, Emblem] = {
    "earth": emblems.earth,
    "fire": emblems.fire,
    "ice": emblems.ice,
    "wind": emblems.air,
    "water": emblems.water,
    "light": emblems.sun,
    "dark": emblems.moon,
}

SIDE_ARROW_COLOURS = (IVORY, VIOLET.light)
"""The colour of a side's arrows, by seat: South is white, North is black and shown by its violet edge."""

SIDE_NAMES = ("south", "north")

TOKEN_RADIUS, SMALL_PIECE_RADIUS, BADGE_RADIUS = 27, 16, 15
"""Half the width of a piece on the board, of one in a list, of an element's badge."""


def sprite_of_sketch(name: str, sketch: Sketch, edge: Colour = SHADE) -> Sprite:
    """A finished sketch as a sprite of its size in pixels; ``name`` is how layouts call it, ``edge`` its rim."""
    return Sprite(name, *cut_out_sprite(sketch.finish(), edge))


# Pieces


def _draw_piece_body(sketch: Sketch, centre: Point, half: float, seat: int, face: Colour) -> None:
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
            sketch.rounded_rectangle(box_around(centre, half * 0.94 - inset), max(2.0, 10 * half / 28 - inset), colour)


def _face_colour(seat: int, element: str | None) -> Colour:
    """The colour of a piece's face: that of its element where it is known."""
    if element is None:
        return (PAPER, blend(INK, VIOLET.dark, 0.3))[seat]
    return element_face_colour(element)


def element_face_colour(element: str) -> Colour:
    """What an element's emblem lies on, on pieces and badges: dark enough for ivory, or bright for the sun."""
    hue = ELEMENT_HUES[element]
    return blend(hue.mid, hue.dark, {"light": 0.0, "ice": 0.4}.get(element, 0.25))


def _number_ink(seat: int, element: str | None) -> Ink:
    dark = element == "light" or (element is None and seat == 0)
    return Ink(INK if dark else IVORY, _face_colour(seat, element))


_NUMBER, _NUMBER_BESIDE, _NUMBER_SMALL = (TextStyle(FontFace.NUMERAL, size) for size in (35, 30, 30))


def draw_token(canvas: Canvas, x: int, y: int, seat: int, piece: PieceView) -> None:
    """A piece around a middle: number, energy as two pips, its element where known; `draw_fresh_mark` goes on it."""
    half = TOKEN_RADIUS + 6
    canvas.put(_token_sprite(seat, piece.element, piece.energy), x - half, y - half)
    ink = _number_ink(seat, piece.element)
    if piece.element is None:
        canvas.write_line(x, y - 5, str(piece.number), _NUMBER, ink, "m")
    else:
        large = canvas.least > _NUMBER_BESIDE.size
        canvas.write_line(x - 11, y - (7 if large else 5), str(piece.number), _NUMBER_BESIDE, ink, "m")


def draw_fresh_mark(canvas: Canvas, x: int, y: int, piece: PieceView, faint: bool = False) -> None:
    """The chevron of a piece that is fresh: above all pieces, so that none of its neighbours hides it.

    ``faint``: smaller, where it is another player's and not what its viewer acts by.
    """
    if piece.fresh:
        canvas.put(_free_dash_mark(faint), x + TOKEN_RADIUS - 14, y - TOKEN_RADIUS - 6)


def draw_piece(canvas: Canvas, x: int, y: int, seat: int, piece: PieceView) -> None:
    """A piece that stands by itself, with all that is on it."""
    draw_token(canvas, x, y, seat, piece)
    draw_fresh_mark(canvas, x, y, piece)


@cached(0.5)
def _token_sprite(seat: int, element: str | None, energy: int) -> Sprite:
    half = TOKEN_RADIUS
    sketch = Sketch(2 * half + 12, 2 * half + 12)
    x, y = centre = (half + 6.0, half + 6.0)
    _draw_piece_body(sketch, centre, half, seat, _face_colour(seat, element))
    if element is not None:
        ELEMENT_EMBLEMS[element](sketch, box_around((x + 9, y - 4.5), 10), emblem_tones(element))
    _draw_energy_pips(sketch, (x, y + half - 8), energy)
    return sprite_of_sketch(f"[{SIDE_NAMES[seat]} {element or 'hidden'}{' half' if energy == 1 else ''}]", sketch)


def emblem_tones(element: str) -> Tones:
    """The tones of an element's emblem on the face of its own piece, which has the element's colour."""
    if element == "light":
        return Tones(INK, GOLD.dark, INK)
    hue = ELEMENT_HUES[element]
    return Tones(IVORY, blend(IVORY, hue.light, 0.7), IVORY)


def _draw_energy_pips(sketch: Sketch, at: Point, energy: int) -> None:
    x, y = at
    sketch.rounded_rectangle((x - 18, y - 7, x + 18, y + 7), 7, SHADE)
    for place, side in enumerate((-8, 8)):
        there = energy > place
        sketch.rounded_rectangle(
            (x + side - 7.2, y - 4.8, x + side + 7.2, y + 4.8), 4.8, GOLD.mid if there else RED.mid
        )
        if not there:
            sketch.rounded_rectangle((x + side - 5, y - 2.6, x + side + 5, y + 2.6), 2.6, SHADE)


@cached(0.5)
def _free_dash_mark(faint: bool) -> Sprite:
    """The mark of a free dash."""
    sketch, scale = Sketch(20, 20), 0.72 if faint else 1.0
    ink = blend(GREEN.dark, IVORY, 0.75) if faint else IVORY
    for radius, colour in ((9.5, SHADE), (8.0, GREEN.dark if faint else GREEN.mid)):
        sketch.disc((10, 10), radius * scale, colour)
    for left in (-4.5, 0.5):
        points = [(10 + across * scale, 10 + down * scale) for across, down in ((left, -4), (left + 3.5, 0), (left, 4))]
        sketch.line(points, ink, 2 * scale)
    return sprite_of_sketch(f"[fresh{' faint' if faint else ''}]", sketch)


def draw_acting_element(canvas: Canvas, x: int, y: int, element: str) -> None:
    """What a king on a fountain fights as, at the left edge of its piece around a middle."""
    canvas.put(_king_element_mark(element), x - TOKEN_RADIUS - 16, y - 5)


@cached(0.5)
def _king_element_mark(element: str) -> Sprite:
    """An element as a mark on a king."""
    side = 26
    sketch = Sketch(side, side)
    centre = side / 2, side / 2
    sketch.disc(centre, 12.5, SHADE)
    sketch.disc(centre, 11.0, ELEMENT_HUES[element].mid)
    ELEMENT_EMBLEMS[element](sketch, box_around(centre, 8.5), emblem_tones(element))
    return sprite_of_sketch(f"[as {element}]", sketch)


def draw_known_eye(canvas: Canvas, x: int, y: int, fresh: bool) -> None:
    """The eye on a piece around a middle that the other side knows: in the place of the mark of a free dash.

    Below it, where the piece is ``fresh`` as well, which is rare.
    """
    canvas.put(eye_sprite(), x + TOKEN_RADIUS - (8 if fresh else 15), y - (11 if fresh else TOKEN_RADIUS + 7))


@cached(0.5)
def eye_sprite() -> Sprite:
    """The mark of a piece that has been uncovered."""
    sketch = Sketch(24, 18)
    x, y = centre = 12.0, 9.0
    for reach, high, colour in ((11.5, 8.2, SHADE), (9.8, 6.4, IVORY)):
        sketch.polygon([(x + reach * c, y + high * s) for c, s in _LENS], colour)
    sketch.disc(centre, 4.0, VIOLET.dark)
    sketch.disc(centre, 1.8, SHADE)
    return sprite_of_sketch("[uncovered]", sketch)


_LENS = [(-1.0, 0.0), (-0.7, -0.55), (-0.35, -0.9), (0.0, -1.0), (0.35, -0.9), (0.7, -0.55)]
_LENS += [(-c, -s) for c, s in _LENS]
"""The outline of an eye, within one to each side."""


def draw_danger_mark(canvas: Canvas, x: int, y: int) -> None:
    """The mark of a piece around a middle that a known enemy can beat next: opposite the mark of a free dash."""
    canvas.put(danger_mark(), x - TOKEN_RADIUS - 7, y - TOKEN_RADIUS - 7)


@cached(0.5)
def danger_mark() -> Sprite:
    """The mark of a piece in danger: an exclamation mark."""
    sketch = Sketch(22, 22)
    for radius, colour in ((10.5, SHADE), (9.2, IVORY), (7.8, RED.mid)):
        sketch.disc((11, 11), radius, colour)
    sketch.polygon([(9.2, 5), (12.8, 5), (11.9, 12.4), (10.1, 12.4)], IVORY)
    sketch.disc((11, 15.2), 1.7, IVORY)
    return sprite_of_sketch("[in danger]", sketch)


def draw_small_piece(
    canvas: Canvas, x: int, y: int, seat: int, number: int, element: str | None, gone: bool = False
) -> None:
    """A piece in a list, around a middle; `gone`: it is removed from the board."""
    half = SMALL_PIECE_RADIUS + 1
    canvas.put(_small_piece_sprite(seat, element), x - half, y - half)
    canvas.write_line(x, y - 1, str(number), _NUMBER_SMALL, _number_ink(seat, element), "m")
    if gone:
        canvas.put(_removed_piece_slash(), x - half, y - half)


@cached(0.5)
def _small_piece_sprite(seat: int, element: str | None) -> Sprite:
    sketch = Sketch(2 * SMALL_PIECE_RADIUS + 2, 2 * SMALL_PIECE_RADIUS + 2)
    _draw_piece_body(
        sketch,
        (SMALL_PIECE_RADIUS + 1.0, SMALL_PIECE_RADIUS + 1.0),
        SMALL_PIECE_RADIUS,
        seat,
        _face_colour(seat, element),
    )
    return sprite_of_sketch(f"[{SIDE_NAMES[seat]} {element or 'hidden'} small]", sketch, PANEL)


@cached(0.5)
def _removed_piece_slash() -> Sprite:
    sketch = Sketch(2 * SMALL_PIECE_RADIUS + 2, 2 * SMALL_PIECE_RADIUS + 2)
    for thickness, colour in ((6, SHADE), (3.2, RED.light)):
        sketch.line([(5, 2 * SMALL_PIECE_RADIUS - 3), (2 * SMALL_PIECE_RADIUS - 3, 5)], colour, thickness)
    return sprite_of_sketch("[gone]", sketch)


@cached(0.5)
def defeated_piece_sprite() -> Sprite:
    """A defeated piece, for figures."""
    side = 2 * SMALL_PIECE_RADIUS + 2
    canvas = Canvas(make_backdrop(plain_image((side, side), FELT)))
    draw_small_piece(canvas, SMALL_PIECE_RADIUS + 1, SMALL_PIECE_RADIUS + 1, 1, 2, "ice", gone=True)
    return Sprite("[defeated]", canvas.image().crop((1, 0, side + 1, side)))


@cached(0.5)
def element_badge(element: str, lit: str) -> Sprite:
    """An element in a list; `lit`: "yes", "no" (a dim one), "own" (bright in a gold ring)."""
    side = BADGE_RADIUS + 3
    sketch = Sketch(2 * side, 2 * side)
    centre = float(side), float(side)
    hue = ELEMENT_HUES[element]
    if lit == "no":
        sketch.disc(centre, BADGE_RADIUS, blend(PANEL, hue.dark, 0.8))
        dim = blend(PANEL, hue.mid, 0.75) if element != "dark" else blend(PANEL, hue.light, 0.55)
        ELEMENT_EMBLEMS[element](
            sketch, box_around(centre, BADGE_RADIUS * 0.78), Tones(dim, blend(PANEL, dim, 0.7), dim)
        )
    else:
        if lit == "own":
            sketch.disc(centre, BADGE_RADIUS + 2.5, GOLD.mid)
            sketch.disc(centre, BADGE_RADIUS + 0.5, PANEL)
        sketch.disc(centre, BADGE_RADIUS - (1 if lit == "own" else 0), element_face_colour(element))
        ELEMENT_EMBLEMS[element](sketch, box_around(centre, BADGE_RADIUS * 0.8), emblem_tones(element))
    return sprite_of_sketch(f"[{element} {lit}]", sketch, PANEL)


@cached(0.5)
def ruled_out_dot() -> Sprite:
    """A dot in place of an element that a number can't be."""
    side = BADGE_RADIUS + 3
    sketch = Sketch(2 * side, 2 * side)
    sketch.disc((side, side), 3, LINE)
    return sprite_of_sketch("[not]", sketch, PANEL)


@cached(0.5)
def crystal_sprite(size: int) -> Sprite:
    """A crystal, `size` pixels high."""
    sketch = Sketch(size, size)
    emblems.crystal(sketch, (size * 0.12, 0, size * 0.88, size), Tones(SHADE, SHADE, SHADE))
    inset = max(1.5, size * 0.05)
    box: Box = (size * 0.12 + inset, inset, size * 0.88 - inset, size - inset)
    emblems.crystal(sketch, box, Tones(VIOLET.mid, VIOLET.dark, VIOLET.light))
    return sprite_of_sketch(f"[crystal {size}]", sketch)


@cached(0.5)
def start_cell_outline(seat: int) -> Sprite:
    """Where a piece came from: no larger than leaves the name of its cell in sight."""
    half = TOKEN_RADIUS - 9
    sketch = Sketch(2 * half + 4, 2 * half + 4)
    centre = half + 2.0, half + 2.0
    colour = blend(NIGHT, SIDE_ARROW_COLOURS[seat], 0.55)
    if seat == 0:
        sketch.ring(centre, half, colour, 2.5)
    else:
        sketch.frame(box_around(centre, half * 0.94), 8, colour, 2.5)
    return sprite_of_sketch(f"[from {seat}]", sketch, NIGHT)


# Beside the board


@cached(0.5)
def plate_sprite(width: int, height: int, lit: bool) -> Sprite:
    """A panel without a shadow (it would be a tenth of the file); lit: somebody is awaited."""
    sketch = Sketch(width, height)
    box = (0.0, 0.0, float(width), float(height))
    sketch.rounded_rectangle(box, 15, GOLD.mid if lit else blend(PANEL, LINE, 0.6))
    edge = 3.0 if lit else 2.0
    sketch.rounded_rectangle((edge, edge, width - edge, height - edge), 15 - edge, PANEL)
    return Sprite(f"[plate {height}{' lit' if lit else ''}]", flatten_layers(FELT, sketch.finish()))


def draw_ahead() -> None:
    """Draw what games show sooner or later, but for arrows, which are cheap."""
    for ground in ("earth", "fire", "ice", "wind", "water"):
        _king_element_mark(ground)
    for seat, king in enumerate(("light", "dark")):
        for element in (None, "earth", "fire", "ice", "wind", "water", king):
            _small_piece_sprite(seat, element)
            for energy in (1, 2):
                _token_sprite(seat, element, energy)
        start_cell_outline(seat)
    for element in ELEMENT_HUES:
        for lit in ("yes", "no", "own"):
            element_badge(element, lit)
    for size in (28, 30, 36):
        crystal_sprite(size)
    for faint in (False, True):
        _free_dash_mark(faint)
    for draw in (_removed_piece_slash, ruled_out_dot, eye_sprite, danger_mark):
        draw()
