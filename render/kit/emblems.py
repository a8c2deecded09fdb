"""Drawn signs: the elements, coin, crown, laurel. Told apart by shape alone; colour only helps."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from render.kit.palette import GOLD, GREEN, Colour, Hue, blend
from render.kit.sketch import Box, Point, Sketch, box_around, point_on_circle


class Tones(NamedTuple):
    """What an emblem is drawn in: the shape, its shaded side and its lit side."""

    mid: Colour
    dark: Colour
    light: Colour


Emblem = Callable[[Sketch, Box, Tones], None]


def tones_of_hue(hue: Hue) -> Tones:
    """A hue's own three lights."""
    return Tones(hue.mid, hue.dark, hue.light)


def wood(sketch: Sketch, box: Box, in_: Tones) -> None:
    """A shoot with five leaves."""
    sketch.path_shape("M 46 100 C 47 70 47 55 49 30 L 52 30 C 53 55 54 70 56 100 Z", box, in_.dark)
    for path, shade in _LEAVES:
        sketch.path_shape(path, box, in_.mid)
        sketch.path_shape(shade, box, in_.light)


_LEAVES = (
    ("M 50 42 C 34 28 36 12 50 0 C 64 12 66 28 50 42 Z", "M 50 38 C 50 26 50 16 50 6 C 59 16 60 28 50 38 Z"),
    ("M 49 62 C 26 62 14 48 12 26 C 34 28 47 40 49 62 Z", "M 46 57 C 38 46 28 37 17 31 C 33 34 44 42 46 57 Z"),
    ("M 51 62 C 74 62 86 48 88 26 C 66 28 53 40 51 62 Z", "M 54 57 C 62 46 72 37 83 31 C 82 46 72 57 54 57 Z"),
    ("M 49 88 C 28 92 10 82 2 62 C 24 58 42 66 49 88 Z", "M 45 84 C 35 76 22 69 8 65 C 25 64 38 70 45 84 Z"),
    ("M 51 88 C 72 92 90 82 98 62 C 76 58 58 66 51 88 Z", "M 55 84 C 65 76 78 69 92 65 C 86 79 73 87 55 84 Z"),
)


def fire(sketch: Sketch, box: Box, in_: Tones) -> None:
    """A flame with two tongues."""
    sketch.path_shape(
        "M 54 0 C 58 20 84 34 88 62 C 91 86 72 100 50 100 C 26 100 8 84 12 58 C 14 44 22 36 26 22 "
        "C 34 28 38 36 38 46 C 48 36 56 20 54 0 Z",
        box,
        in_.mid,
    )
    sketch.path_shape(
        "M 54 0 C 58 20 84 34 88 62 C 91 86 72 100 50 100 C 66 92 74 78 70 62 C 66 46 50 36 54 0 Z", box, in_.dark
    )
    sketch.path_shape(
        "M 52 46 C 54 60 70 66 69 82 C 68 93 60 98 50 98 C 38 98 31 91 31 80 C 31 70 38 66 40 58 "
        "C 45 62 46 66 46 70 C 51 64 54 56 52 46 Z",
        box,
        in_.light,
    )


def earth(sketch: Sketch, box: Box, in_: Tones) -> None:
    """Two peaks, lit from the left, on level ground."""
    sketch.path_shape("M 40 92 L 70 30 L 100 92 Z", box, in_.mid)
    sketch.path_shape("M 70 30 L 100 92 L 76 92 Z", box, in_.dark)
    sketch.path_shape("M 0 92 L 37 8 L 74 92 Z", box, in_.mid)
    sketch.path_shape("M 37 8 L 74 92 L 48 92 C 50 74 38 66 40 48 Z", box, in_.dark)
    sketch.path_shape("M 37 8 L 52 42 L 44 37 L 38 45 L 30 37 L 22 42 Z", box, in_.light)
    sketch.path_shape("M 0 92 L 100 92 L 96 100 L 4 100 Z", box, in_.dark)


def metal(sketch: Sketch, box: Box, in_: Tones) -> None:
    """An anvil."""
    sketch.path_shape("M 26 20 L 100 20 L 100 36 C 84 36 70 44 66 56 L 34 56 C 30 46 26 42 26 36 Z", box, in_.mid)
    sketch.path_shape("M 30 24 L 30 44 C 16 44 4 38 0 24 Z", box, in_.mid)
    sketch.path_shape("M 26 20 L 100 20 L 100 27 L 26 27 Z", box, in_.light)
    sketch.path_shape("M 36 52 L 64 52 C 64 66 70 72 82 76 L 18 76 C 30 72 36 66 36 52 Z", box, in_.dark)
    sketch.path_shape("M 14 76 L 86 76 L 90 92 L 10 92 Z", box, in_.mid)
    sketch.path_shape("M 14 76 L 86 76 L 87 81 L 13 81 Z", box, in_.light)


def water(sketch: Sketch, box: Box, in_: Tones) -> None:
    """Three waves."""
    for top, colour in ((6, in_.light), (38, in_.mid), (70, in_.dark)):
        sketch.path_shape(_wave_path(top, 24), box, colour)


def _wave_path(top: float, thick: float) -> str:
    low = top + thick
    return (
        f"M 0 {top + 12} C 8 {top + 12} 14 {top} 25 {top} C 38 {top} 40 {top + 12} 50 {top + 12} "
        f"C 60 {top + 12} 63 {top} 75 {top} C 86 {top} 92 {top + 12} 100 {top + 12} "
        f"L 100 {low} C 92 {low} 86 {low - 12} 75 {low - 12} C 63 {low - 12} 60 {low} 50 {low} "
        f"C 40 {low} 38 {low - 12} 25 {low - 12} C 14 {low - 12} 8 {low} 0 {low} Z"
    )


def air(sketch: Sketch, box: Box, in_: Tones) -> None:
    """Three gusts, each with a curl at its end."""
    left, top, right, bottom = box
    wide, high = (right - left) / 100, (bottom - top) / 100
    for start, (x, y), reach, colour in (
        (6, (56, 36), -15, in_.light),
        (0, (78, 57), -14, in_.mid),
        (16, (54, 77), 10, in_.dark),
    ):
        turns = (0.5 - step / 40 if reach < 0 else step / 40 for step in range(31))
        curl = [point_on_circle((x, y + reach), abs(reach), turn) for turn in turns]
        sketch.line([(left + a * wide, top + b * high) for a, b in [(start, y), *curl]], colour, 11 * wide)


def star(sketch: Sketch, centre: Point, radius: float, colour: Colour) -> None:
    """A star of five points."""
    points = [point_on_circle(centre, radius * (1 if step % 2 == 0 else 0.44), step / 10) for step in range(10)]
    path = "M " + " L ".join(f"{x} {y}" for x, y in points) + " Z"
    sketch.path_shape(path, (0, 0, 100, 100), colour)


def ice(sketch: Sketch, box: Box, in_: Tones) -> None:
    """A snowflake."""
    left, top, right, bottom = box
    middle, reach = ((left + right) / 2, (top + bottom) / 2), (right - left) / 2
    for arm in range(6):
        turn, colour = arm / 6, in_.mid if arm % 2 else in_.light
        sketch.line([middle, point_on_circle(middle, reach * 0.95, turn)], colour, reach * 0.19)
        fork = point_on_circle(middle, reach * 0.55, turn)
        for side in (-0.12, 0.12):
            sketch.line([fork, point_on_circle(fork, reach * 0.36, turn + side)], colour, reach * 0.15)
    sketch.disc(middle, reach * 0.2, in_.light)


def sun(sketch: Sketch, box: Box, in_: Tones) -> None:
    """A disc with eight rays: Light."""
    left, top, right, bottom = box
    middle, reach = ((left + right) / 2, (top + bottom) / 2), (right - left) / 2
    for ray in range(8):
        sides = [point_on_circle(middle, reach * 0.56, ray / 8 + side) for side in (-0.045, 0.045)]
        sketch.polygon([*sides, point_on_circle(middle, reach * (1 if ray % 2 else 0.98), ray / 8)], in_.mid)
    sketch.disc(middle, reach * 0.5, in_.dark)
    sketch.disc(middle, reach * 0.44, in_.light)


def moon(sketch: Sketch, box: Box, in_: Tones) -> None:
    """A crescent with a star: Dark."""
    sketch.path_shape(
        "M 60 4 C 24 0 0 26 4 56 C 8 88 44 106 74 90 C 82 86 88 80 92 72 C 62 84 34 64 34 38 C 34 24 44 10 60 4 Z",
        box,
        in_.mid,
    )
    sketch.path_shape("M 74 14 L 79 30 L 95 35 L 79 40 L 74 56 L 69 40 L 53 35 L 69 30 Z", box, in_.light)


def crystal(sketch: Sketch, box: Box, in_: Tones) -> None:
    """A cut stone, taller than wide."""
    sketch.path_shape("M 50 0 L 86 28 L 74 78 L 50 100 L 26 78 L 14 28 Z", box, in_.mid)
    sketch.path_shape("M 50 0 L 86 28 L 74 78 L 50 100 L 58 34 Z", box, in_.dark)
    sketch.path_shape("M 50 0 L 58 34 L 14 28 Z", box, in_.light)
    sketch.path_shape("M 50 0 L 86 28 L 58 34 Z", box, blend(in_.mid, in_.light, 0.5))


def yin_yang(sketch: Sketch, box: Box, in_: Tones) -> None:
    """Yin and yang: `mid` the dark half, `light` the bright one, `dark` the rim."""
    left, top, right, bottom = box
    middle, reach = ((left + right) / 2, (top + bottom) / 2), (right - left) / 2
    sketch.disc(middle, reach, in_.dark)
    inner = box_around(middle, reach * 0.93)
    sketch.disc(middle, reach * 0.93, in_.light)
    sketch.path_shape("M 50 0 C 122 0 122 100 50 100 C 17 100 17 50 50 50 C 83 50 83 0 50 0 Z", inner, in_.mid)
    x, y = middle
    sketch.disc((x, y - reach * 0.465), reach * 0.465, in_.light)
    sketch.disc((x, y + reach * 0.465), reach * 0.465, in_.mid)
    sketch.disc((x, y - reach * 0.465), reach * 0.14, in_.mid)
    sketch.disc((x, y + reach * 0.465), reach * 0.14, in_.light)


def coin(sketch: Sketch, centre: Point, radius: float) -> None:
    """A token: a gold coin, lit from above, with yin and yang struck into it."""
    x, y = centre
    sketch.disc((x, y + radius * 0.06), radius, GOLD.dark)
    sketch.disc((x, y - radius * 0.02), radius * 0.94, GOLD.light)
    sketch.disc((x, y + radius * 0.03), radius * 0.89, GOLD.mid)
    struck = blend(GOLD.mid, GOLD.dark, 0.6)
    yin_yang(sketch, box_around((x, y + radius * 0.03), radius * 0.6), Tones(struck, struck, GOLD.mid))


def laurel(sketch: Sketch, centre: Point, radius: float, left: bool) -> None:
    """One branch of a laurel wreath around a centre, from the foot up."""
    side = -1 if left else 1
    stem = [point_on_circle(centre, radius, side * turn / 100) for turn in range(8, 49, 2)]
    sketch.line(stem, GOLD.dark, radius * 0.035)
    for place in range(7):
        turn = 0.455 - place * 0.058
        for reach, lean, hue in ((1.15, 0.035, GOLD.mid), (0.86, 0.04, GOLD.light)):
            root = point_on_circle(centre, radius, side * turn)
            tip = point_on_circle(centre, radius * reach, side * (turn - lean - 0.02))
            sketch.leaf(root, tip, radius * 0.075, hue)
    sketch.leaf(
        point_on_circle(centre, radius, side * 0.075),
        point_on_circle(centre, radius, side * 0.02),
        radius * 0.07,
        GOLD.light,
    )


def turn_pointer(sketch: Sketch, box: Box) -> None:
    """The mark of whose turn it is: a gold arrowhead to the right."""
    sketch.path_shape("M 0 0 L 100 50 L 0 100 L 24 50 Z", box, GOLD.mid)


def tick(sketch: Sketch, box: Box) -> None:
    """Yes: a green tick."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    points = [(left + wide * u, top + high * v) for u, v in ((0.08, 0.55), (0.38, 0.86), (0.94, 0.14))]
    sketch.line(points, GREEN.light, wide * 0.16)


def element_wheel(sketch: Sketch, centre: Point, radius: float, colour: Colour, ground: Colour) -> None:
    """The five elements around a circle, in one colour, for backgrounds."""
    sketch.ring(centre, radius, colour, 3)
    one = Tones(colour, colour, blend(ground, colour, 0.4))
    for number, emblem in enumerate((wood, fire, earth, metal, water)):
        at = point_on_circle(centre, radius - 1.5, number / 5)
        sketch.disc(at, radius * 0.29, ground)
        emblem(sketch, box_around(at, radius * 0.19), one)
