"""The picture of a review: how a game stood for somebody, decision by decision. It draws plain values."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.kit import furniture
from render.kit.canvas import Canvas, Sprite
from render.kit.furniture import QUIET, STRONG, TEXT, WIDTH, head, write_name
from render.kit.lettering import Ink
from render.kit.names import all_drawn
from render.kit.palette import BLUE, FELT, GOLD, GREEN, LINE, PANEL, RED, VIOLET, Colour, blend
from render.kit.plates import MARGIN
from render.kit.sketch import Sketch, settle
from render.pictures import Picture
from words import Voice
from words.alts import clipped

EDGE, TOP = 20, 84
HIGH = 300
LEGEND = 56
"""Pixels below the plate for the names of several lines."""
LEAST_SPAN = 20
INSIDE = 24
SIDES = (GOLD.mid, BLUE.light, GREEN.light, VIOLET.light)
"""The colours of the lines, one's own first."""


class Course(NamedTuple):
    """How a game stood at each decision of somebody: a line for each seat, theirs first, in percent or points."""

    title: str
    seats: Sequence[int]
    lines: Sequence[Sequence[int]]
    marked: Sequence[int]
    """The decisions that cost something."""
    names: Sequence[str]
    """The names of all, by seat."""
    percent: bool

    @property
    def span(self) -> tuple[int, int]:
        """The lowest and the highest value that there is room for."""
        if self.percent:
            return 0, 100
        (own,) = self.lines
        return min(*own, -LEAST_SPAN, LEAST_SPAN), max(*own, -LEAST_SPAN, LEAST_SPAN)

    def told(self, value: int) -> str:
        """A value as it is written."""
        return str(value) if self.percent else signed(value)


def course(voice: Voice, stood: Course) -> Picture:
    """The course of a game for a seat."""
    several = len(stood.lines) > 1
    canvas = Canvas(furniture.felt(WIDTH, TOP + HIGH + (LEGEND if several else 0) + EDGE))
    head(canvas, stood.title, "")
    wide = WIDTH - 2 * EDGE
    canvas.put(furniture.plate(wide, HIGH, False), EDGE, TOP, MARGIN)
    canvas.put(Sprite(f"[course {len(stood.lines[0])}]", _lines(stood)), EDGE + INSIDE, TOP + INSIDE)
    right, (low, top) = WIDTH - EDGE - INSIDE, stood.span
    canvas.text(right, TOP + INSIDE + 16, stood.told(top), STRONG, QUIET, "r")
    canvas.text(right, TOP + HIGH - INSIDE - 16, stood.told(low), STRONG, QUIET, "r")
    if several:
        names, room = all_drawn(voice.catalogue, stood.names), wide // len(stood.seats)
        for place, seat in enumerate(stood.seats):
            at = EDGE + INSIDE + place * room, TOP + HIGH + LEGEND // 2 + 8
            write_name(canvas, *at, names[seat], TEXT, Ink(SIDES[place], FELT), room - EDGE - INSIDE)
    return Picture(canvas.png(), course_alt(voice, stood))


def _lines(stood: Course) -> Image.Image:
    wide, high = WIDTH - 2 * EDGE - 2 * INSIDE - 90, HIGH - 2 * INSIDE
    sketch = Sketch(wide, high)
    sketch.rounded((0, 0, wide, high), 12, blend(PANEL, FELT, 0.7))
    low, top = stood.span

    def height(value: float) -> float:
        return 14 + (high - 28) * (top - value) / (top - low)

    def draw(values: Sequence[int], colour: Colour, thick: int) -> list[tuple[float, float]]:
        step = (wide - 24) / max(1, len(values) - 1)
        points = [(12 + step * place, height(value)) for place, value in enumerate(values)]
        for one, other in pairwise(points):
            sketch.line([one, other], colour, thick)
        return points

    middle = height((low + top) / 2 if stood.percent else 0)
    sketch.line([(8, middle), (wide - 8, middle)], blend(PANEL, LINE, 0.6), 2)
    for values, colour in reversed([*zip(stood.lines, SIDES, strict=False)][1:]):
        draw(values, blend(PANEL, colour, 0.8), 3)
    points = draw(stood.lines[0], SIDES[0], 4)
    for place in stood.marked:
        sketch.disc(points[place], 9, RED.light)
        sketch.disc(points[place], 5, RED.dark)
    return settle(PANEL, sketch.done())


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+}".replace("-", "−")


def course_alt(voice: Voice, stood: Course) -> str:
    """The same in words: the course in numbers, with a mark at what was given away."""
    told = [f"{stood.told(value)}{'!' if place in stood.marked else ''}" for place, value in enumerate(stood.lines[0])]
    key = "review-course-alt-chance" if stood.percent else "review-course-alt"
    return clipped(voice.say(key, title=stood.title, course=" ".join(told)))
