"""The picture of a review: how a game stood for somebody, decision by decision. It draws plain values."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from render.kit import furniture
from render.kit.canvas import Canvas, Sprite
from render.kit.furniture import QUIET, STRONG, WIDTH, head
from render.kit.palette import FELT, GOLD, LINE, PANEL, RED, blend
from render.kit.plates import MARGIN
from render.kit.sketch import Sketch, settle
from render.pictures import Picture
from words import Voice

EDGE, TOP = 20, 84
HIGH = 300
LEAST_SPAN = 20
INSIDE = 24


def course(voice: Voice, title: str, values: Sequence[int], marked: Sequence[int]) -> Picture:
    """The course of a game for a seat; ``marked``: the places of decisions that gave something away."""
    canvas = Canvas(furniture.felt(WIDTH, TOP + HIGH + EDGE))
    head(canvas, title, "")
    wide = WIDTH - 2 * EDGE
    canvas.put(furniture.plate(wide, HIGH, False), EDGE, TOP, MARGIN)
    top = max(*values, LEAST_SPAN) if values else LEAST_SPAN
    low = min(*values, -LEAST_SPAN) if values else -LEAST_SPAN
    canvas.put(Sprite(f"[course {len(values)}]", _line(values, marked, top, low)), EDGE + INSIDE, TOP + INSIDE)
    right = WIDTH - EDGE - INSIDE
    canvas.text(right, TOP + INSIDE + 16, signed(top), STRONG, QUIET, "r")
    canvas.text(right, TOP + HIGH - INSIDE - 16, signed(low), STRONG, QUIET, "r")
    return Picture(canvas.png(), course_alt(voice, title, values, marked))


def _line(values: Sequence[int], marked: Sequence[int], top: int, low: int) -> Image.Image:
    wide, high = WIDTH - 2 * EDGE - 2 * INSIDE - 90, HIGH - 2 * INSIDE
    sketch = Sketch(wide, high)
    sketch.rounded((0, 0, wide, high), 12, blend(PANEL, FELT, 0.7))

    def at(place: int) -> tuple[float, float]:
        x = 12 + (wide - 24) * place / max(1, len(values) - 1)
        return x, 14 + (high - 28) * (top - values[place]) / (top - low)

    nought = 14 + (high - 28) * top / (top - low)
    sketch.line([(8, nought), (wide - 8, nought)], blend(PANEL, LINE, 0.6), 2)
    points = [at(place) for place in range(len(values))]
    for one, other in pairwise(points):
        sketch.line([one, other], GOLD.mid, 4)
    for place in marked:
        sketch.disc(points[place], 9, RED.light)
        sketch.disc(points[place], 5, RED.dark)
    return settle(PANEL, sketch.done())


def signed(points: int) -> str:
    """Points with their sign."""
    return f"{points:+}".replace("-", "−")


def course_alt(voice: Voice, title: str, values: Sequence[int], marked: Sequence[int]) -> str:
    """The same in words: the course in numbers, with a mark at what was given away."""
    told = [f"{signed(value)}!" if place in marked else signed(value) for place, value in enumerate(values)]
    return voice.say("review-course-alt", title=title, course=" ".join(told))
