"""Drawing in a field of 100 by 100, wherever it lies on a sketch."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from render.kit.palette import Colour
from render.kit.sketch import Box, Point, Sketch


class Painter:
    """A field of 100 by 100 on a sketch; all measures are in the field's own units.

    A box whose right is left of its left is a field seen in a mirror."""

    def __init__(self, sketch: Sketch, box: Box) -> None:
        self._sketch, self._box = sketch, box
        self._across, self._unit = (box[2] - box[0]) / 100, (box[3] - box[1]) / 100

    def _point_on_sketch(self, point: Point) -> Point:
        return self._box[0] + point[0] * self._across, self._box[1] + point[1] * self._unit

    def shape(self, path: str, fill: Colour) -> None:
        """A closed shape from a path."""
        self._sketch.path_shape(path, self._box, fill)

    def mirrored_shape(self, path: str, fill: Colour) -> None:
        """A closed shape and its mirror image; the path has commands with pairs of numbers only."""
        self._sketch.path_shape(path, self._box, fill)
        left, top, right, bottom = self._box
        self._sketch.path_shape(path, (right, top, left, bottom), fill)

    def polygon(self, corners: Iterable[Point], fill: Colour) -> None:
        """A filled polygon."""
        self.shape("M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in corners) + " Z", fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A filled circle."""
        self._sketch.disc(self._point_on_sketch((x, y)), radius * self._unit, fill)

    def ring(self, x: float, y: float, radius: float, colour: Colour, thickness: float) -> None:
        """A circle's line, drawn inside its radius."""
        self._sketch.ring(self._point_on_sketch((x, y)), radius * self._unit, colour, max(thickness * self._unit, 1.0))

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """A line with round ends and corners."""
        self._sketch.line([self._point_on_sketch(point) for point in points], colour, max(thickness * self._unit, 1.0))

    def leaf(self, root: Point, tip: Point, width: float, fill: Colour) -> None:
        """A pointed leaf."""
        self._sketch.leaf(self._point_on_sketch(root), self._point_on_sketch(tip), width * self._unit, fill)

    def inner_painter(self, x: float, y: float, radius: float) -> Painter:
        """A smaller field: the square around a circle of this one."""
        (a, b), reach = self._point_on_sketch((x, y)), radius * self._unit
        return Painter(self._sketch, (a - reach, b - reach, a + reach, b + reach))


def point_on_circle(x: float, y: float, radius: float, turn: float) -> Point:
    """The point at `turn` (0 to 1, clockwise from the top) of a circle."""
    angle = turn * math.tau
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def star_corners(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0.0) -> list[Point]:
    """The corners of a star."""
    reach = outer, inner
    return [point_on_circle(x, y, reach[step % 2], turn + step / (2 * points)) for step in range(2 * points)]
