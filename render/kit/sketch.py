"""Drawing with smooth edges: everything at four times the size, then reduced. Slow; for parts that are kept."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from engine.caches import cached
from render.kit.lettering import TYPE, TextStyle, font
from render.kit.palette import HALVES, SHADE, Colour, change_coverage, to_palette

SCALE = 4
EDGE = 2
"""How wide the edge around letters on a picture is, in pixels."""
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in pixels of the finished part."""

_PATH = re.compile(r"([MLCQZ])([^MLCQZ]*)")


def _curve_points(points: Sequence[Point]) -> Iterator[Point]:
    """A Bézier curve of any degree as 24 short lines, without its first point."""
    for step in range(1, 25):
        share, left = step / 24, list(points)
        while len(left) > 1:
            left = [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in pairwise(left)]
        yield left[0]


@cached(3)
def path_corners(path: str) -> tuple[Point, ...]:
    """The corners of one shape, written with SVG's absolute commands M, L, C, Q and Z."""
    corners: list[Point] = []
    for command, numbers in _PATH.findall(path):
        values = [float(number) for number in numbers.replace(",", " ").split()]
        points = list(zip(values[::2], values[1::2], strict=True))
        if command in "ML":
            corners += points
        elif command in "CQ":
            degree = 3 if command == "C" else 2
            for start in range(0, len(points), degree):
                corners += _curve_points([corners[-1], *points[start : start + degree]])
    return tuple(corners)


class Sketch:
    """A transparent sheet of `width` by `height` pixels; positions may be fractions of a pixel."""

    def __init__(self, width: int, height: int) -> None:
        self.size = width, height
        self.sheet = Image.new("RGBA", (width * SCALE, height * SCALE))
        self._draw = ImageDraw.Draw(self.sheet)
        self._texts: list[tuple[Point, str, TextStyle, Colour, str, Colour | None]] = []

    def rounded_rectangle(self, box: Box, radius: float, fill: Colour) -> None:
        """A filled rectangle with round corners."""
        self._draw.rounded_rectangle(_scaled_box(box), round(radius * SCALE), fill)

    def frame(self, box: Box, radius: float, colour: Colour, thickness: float) -> None:
        """The border of a rectangle with round corners, drawn inside the box."""
        self._draw.rounded_rectangle(
            _scaled_box(box), round(radius * SCALE), outline=colour, width=round(thickness * SCALE)
        )

    def disc(self, centre: Point, radius: float, fill: Colour) -> None:
        """A filled circle."""
        x, y = centre
        self._draw.ellipse(_scaled_box((x - radius, y - radius, x + radius, y + radius)), fill)

    def ring(self, centre: Point, radius: float, colour: Colour, thickness: float) -> None:
        """A circle's line, drawn inside its radius."""
        x, y = centre
        box = _scaled_box((x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse(box, outline=colour, width=round(thickness * SCALE))

    def path_shape(self, path: str, box: Box, fill: Colour) -> None:
        """A closed shape from a path in a field of 100 by 100 that fills `box`."""
        left, top, right, bottom = box
        across, down = (right - left) / 100, (bottom - top) / 100
        corners = [((left + x * across) * SCALE, (top + y * down) * SCALE) for x, y in path_corners(path)]
        self._draw.polygon(corners, fill)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """A line with round ends and corners."""
        corners = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(corners, colour, round(thickness * SCALE), joint="curve")
        reach = thickness * SCALE / 2
        for x, y in corners:
            self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), colour)

    def leaf(self, root: Point, tip: Point, width: float, fill: Colour) -> None:
        """A pointed leaf from its root to its tip, `width` to either side of the middle."""
        (x, y), (u, v) = root, tip
        length = math.hypot(u - x, v - y)
        aside, over = -(v - y) / length * width, (u - x) / length * width
        middle = (x + u) / 2, (y + v) / 2
        sides = [[root, (middle[0] + way * 2 * aside, middle[1] + way * 2 * over), tip] for way in (1, -1)]
        there, back = ([*_curve_points(side)] for side in sides)
        self._draw.polygon([(a * SCALE, b * SCALE) for a, b in [root, *there, *reversed(back)]], fill)

    def polygon(self, corners: Sequence[Point], fill: Colour) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in corners], fill)

    def text(
        self, at: Point, text: str, style: TextStyle, colour: Colour, anchor: str = "mm", edge: Colour | None = None
    ) -> None:
        """A line of text, by Pillow's anchors, its letters in an edge where they lie on a picture.

        It is drawn after the reduction, where FreeType is crispest.
        """
        self._texts.append((at, text, style, colour, anchor, edge))

    def finish(self) -> Image.Image:
        """The finished part, RGBA, in its real size."""
        part = self.sheet.reduce(SCALE)
        draw = ImageDraw.Draw(part)
        for at, text, style, colour, anchor, edge in self._texts:
            if edge is None:
                draw.text(at, text, (*colour, 255), font(style), anchor)
            else:
                draw.text(at, text, (*colour, 255), font(style), anchor, stroke_width=EDGE, stroke_fill=(*edge, 255))
        if self._texts:
            part.info[TYPE] = min(style.size for _, _, style, _, _, _ in self._texts)
        return part


def _scaled_box(box: Box) -> tuple[int, int, int, int]:
    left, top, right, bottom = (round(side * SCALE) for side in box)
    return left, top, right - 1, bottom - 1


def box_around(centre: Point, radius: float) -> Box:
    """The square box around a circle."""
    x, y = centre
    return x - radius, y - radius, x + radius, y + radius


def point_on_circle(centre: Point, radius: float, turn: float) -> Point:
    """The point at `turn` (0 to 1, clockwise from the top) of a circle."""
    angle = turn * math.tau
    return centre[0] + radius * math.sin(angle), centre[1] - radius * math.cos(angle)


def shadow_of(part: Image.Image, blur: float, drop: int, strength: float) -> Image.Image:
    """The part's soft shadow as an RGBA picture of the same size; leave the part a margin for it."""
    soft = part.getchannel("A").filter(ImageFilter.GaussianBlur(blur))
    alpha = Image.new("L", part.size)
    alpha.paste(change_coverage(soft, _weakening_table(strength)), (0, drop))
    dark = Image.new("RGBA", part.size, (*SHADE, 0))
    dark.putalpha(alpha)
    return dark


@cached(0.5)
def _weakening_table(strength: float) -> bytes:
    return bytes(round(value * strength) for value in range(256))


def flatten_layers(ground: Colour | Image.Image, *layers: Image.Image) -> Image.Image:
    """RGBA layers of one size laid on a ground colour (or an RGB picture) and mapped: a mode "P" sprite."""
    size = layers[0].size
    base = ground.convert("RGBA") if isinstance(ground, Image.Image) else Image.new("RGBA", size, (*ground, 255))
    for layer in layers:
        overlay(base, layer)
    return to_palette(base.convert("RGB"))


def overlay(part: Image.Image, upper: Image.Image, at: tuple[int, int] = (0, 0), cut: tuple[int, int] = (0, 0)) -> None:
    """Lay an RGBA picture, or what of it is right of and below `cut`, on another one, at `at`."""
    part.alpha_composite(upper, at, cut)
    if sizes := [picture.info[TYPE] for picture in (part, upper) if TYPE in picture.info]:
        part.info[TYPE] = min(sizes)


def cut_out_sprite(part: Image.Image, edge: Colour = SHADE) -> tuple[Image.Image, Image.Image]:
    """An RGBA part for any ground: a mode "P" picture blended with the colour of its edge, and its mode "1" mask."""
    mask = change_coverage(part.getchannel("A"), HALVES).convert("1")
    return flatten_layers(edge, part), mask
