"""The picture of a review: how a game stood for somebody, decision by decision. It draws plain values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.kit import table_parts
from render.kit.canvas import Canvas, Sprite
from render.kit.lettering import FontFace, Ink, TextStyle
from render.kit.names import drawable_names
from render.kit.palette import BLUE, FELT, GOLD, GREEN, IVORY, LINE, PANEL, RED, VIOLET, Colour, blend
from render.kit.plates import MARGIN
from render.kit.shapes import LARGE, WIDE, smallest_type
from render.kit.sketch import Sketch, flatten_layers
from render.kit.table_parts import QUIET, QUIET_ON_FELT, STRONG, TEXT, WIDTH, draw_header, fit_sentence, write_name
from render.pictures import Picture
from words import Voice
from words.alt_texts import clip_text

EDGE, TOP = 20, 84
HIGH = 300
AXIS, LEGEND = 40, 48
"""Pixels below the plate for what runs from left to right, and for the names of several lines."""
SCALE = 108
"""Pixels at the right for what runs from below upwards."""
LEAST_SPAN = 20
INSIDE, BEFORE = 24, 22
"""Pixels around the plate's inside, and in it around the lines, for the marks on them."""
INNER = WIDTH - 2 * EDGE - 2 * INSIDE - SCALE
"""How wide the plate's inside is, without what runs from below upwards."""
LEAST_ROUND = 110
"""Pixels for the name of a round, however few decisions it had."""
MOST_ROUNDS = 8
"""So many rounds have room for their names side by side."""
NUMBER, LARGE_NUMBER = TextStyle(FontFace.STRONG, 22), TextStyle(FontFace.STRONG, 36)
SIDES = (GOLD.mid, BLUE.light, GREEN.light, VIOLET.light)
"""The colours of the lines, one's own first."""


class GameCourse(NamedTuple):
    """How a game stood at each decision of somebody: a line for each seat, theirs first, in percent or points."""

    title: str
    seats: Sequence[int]
    lines: Sequence[Sequence[int]]
    marked_decisions: Sequence[int]
    """The decisions that cost something."""
    numbered_decisions: Sequence[int]
    """Those of them that are told, in their order."""
    names: Sequence[str]
    """The names of all, by seat."""
    is_in_percent: bool
    worths: Sequence[int] = ()
    """What was done in those that are told is worth: there their marks stand, below the line. ``()``: on the line."""
    rounds: Sequence[tuple[int, int]] = ()
    """The rounds, or turns, each with its first decision; where points are counted each is a course of its own."""
    counts: str = "round"
    """What those are: ``round`` or ``turn``."""

    @property
    def value_span(self) -> tuple[int, int]:
        """The lowest and the highest value that there is room for."""
        if self.is_in_percent:
            return 0, 100
        (own,) = self.lines
        return min(*own, -LEAST_SPAN, LEAST_SPAN), max(*own, -LEAST_SPAN, LEAST_SPAN)

    @property
    def even_value(self) -> int:
        """The value at which nobody is ahead."""
        return 50 if self.is_in_percent else 0

    def y_of_value(self, value: float) -> float:
        """The place of a value in the plate, from above."""
        low, top = self.value_span
        return BEFORE + (HIGH - 2 * INSIDE - 2 * BEFORE) * (top - value) / (top - low)

    def x_of_decision(self, place: float) -> float:
        """The place of a decision in the plate, from the left."""
        return BEFORE + (INNER - 2 * BEFORE) * place / max(1, len(self.lines[0]) - 1)

    def round_spans(self) -> Iterator[tuple[int, int, int]]:
        """The rounds, each with its first decision and its last one."""
        ends = [first - 1 for _, first in self.rounds[1:]]
        for (number, first), last in zip(self.rounds, [*ends, len(self.lines[0]) - 1], strict=True):
            yield number, first, last

    def value_text(self, value: int) -> str:
        """A value as it is written."""
        return str(value) if self.is_in_percent or not value else signed_points(value)


def course_picture(voice: Voice, stood: GameCourse, shape: str = WIDE) -> Picture:
    """The course of a game for a seat; ``shape``: that of whoever looks, of which large type alone matters here."""
    return Picture(compose(voice, stood, shape).png(), course_alt(voice, stood))


def compose(voice: Voice, stood: GameCourse, shape: str = WIDE) -> Canvas:
    """The course of a game, put together but not yet encoded."""
    several = len(stood.lines) > 1
    legend = several or not stood.is_in_percent
    height = TOP + HIGH + AXIS + (LEGEND if legend else 0)
    canvas = Canvas(
        table_parts.felt_backdrop(WIDTH, height), smallest_type(LARGE, WIDTH, height) if shape == LARGE else None
    )
    least_round = LEAST_ROUND * max(canvas.least, TEXT.size) // TEXT.size
    draw_header(
        canvas, stood.title, voice.say("review-picture-chance" if stood.is_in_percent else "review-picture-points")
    )
    wide = WIDTH - 2 * EDGE
    canvas.put(table_parts.plate(wide, HIGH, False), EDGE, TOP, MARGIN)
    canvas.put(
        Sprite(f"[course {len(stood.lines[0])}]", _course_image(stood, shape == LARGE)), EDGE + INSIDE, TOP + INSIDE
    )
    right, (low, top) = WIDTH - EDGE - INSIDE, stood.value_span
    for value in (top, stood.even_value, low):
        if value == stood.even_value and min(top - value, value - low) * 6 < top - low:
            continue  # there is no room for it
        said = voice.say("review-picture-percent", value=value) if stood.is_in_percent else stood.value_text(value)
        canvas.write_line(right, TOP + INSIDE + round(stood.y_of_value(value)), said, STRONG, QUIET, "r")
    below, end = TOP + HIGH + AXIS // 2, right - SCALE
    if 0 < len(stood.rounds) <= MOST_ROUNDS:
        for number, first, last in stood.round_spans():
            start, stop = (EDGE + INSIDE + round(stood.x_of_decision(place)) for place in (first, last))
            narrow = (stood.is_in_percent or shape == LARGE) and stop - start < least_round
            said = str(number) if narrow else voice.say(f"replay-{stood.counts}", number=number)
            canvas.write_line(
                (start + stop) // 2, below, said, TEXT, QUIET_ON_FELT, "m", max(stop - start, least_round)
            )
    else:
        for x, place, anchor in ((EDGE + INSIDE, 0, "l"), (end, -1, "r")):
            said = str(len(stood.lines[0]) if place else 1)
            if stood.rounds:
                said = voice.say(f"replay-{stood.counts}", number=stood.rounds[place][0])
            canvas.write_line(x, below, said, TEXT, QUIET_ON_FELT, anchor)
        if not stood.rounds:
            middle, said = (EDGE + INSIDE + end) // 2, voice.say("review-picture-decisions")
            canvas.write_line(middle, below, said, TEXT, QUIET_ON_FELT, "m")
    names = drawable_names(voice.catalogue, stood.names)
    if not stood.is_in_percent:
        other = names[1 - stood.seats[0]]
        told = fit_sentence(lambda name: voice.say("review-picture-sides", other=name), other, TEXT, wide - 2 * INSIDE)
        canvas.write_line(
            EDGE + INSIDE, TOP + HIGH + AXIS + LEGEND // 2 - 4, told, TEXT, QUIET_ON_FELT, room=wide - INSIDE
        )
    if several:
        room = wide // len(stood.seats)
        for place, seat in enumerate(stood.seats):
            at = EDGE + INSIDE + place * room, TOP + HIGH + AXIS + LEGEND // 2 - 4
            write_name(canvas, *at, names[seat], TEXT, Ink(SIDES[place], FELT), room - EDGE - INSIDE)
    return canvas


def _course_image(stood: GameCourse, large: bool) -> Image.Image:
    wide, high = INNER, HIGH - 2 * INSIDE
    sketch = Sketch(wide, high)
    sketch.rounded_rectangle((0, 0, wide, high), 12, blend(PANEL, FELT, 0.7))

    begun = [first for _, first in stood.rounds[1:]] if len(stood.rounds) <= MOST_ROUNDS else []

    def draw(values: Sequence[int], colour: Colour, thick: int) -> list[tuple[float, float]]:
        points = [(stood.x_of_decision(place), stood.y_of_value(value)) for place, value in enumerate(values)]
        for place, (one, other) in enumerate(pairwise(points), 1):
            if stood.is_in_percent or place not in begun:  # another round is another line
                sketch.line([one, other], colour, thick)
        return points

    middle = stood.y_of_value(stood.even_value)
    sketch.line([(8, middle), (wide - 8, middle)], blend(PANEL, LINE, 0.6), 2)
    for place in begun:
        x = stood.x_of_decision(place - 0.5)
        sketch.line([(x, 8), (x, high - 8)], blend(PANEL, LINE, 0.6), 2)
    for values, colour in reversed([*zip(stood.lines, SIDES, strict=False)][1:]):
        draw(values, blend(PANEL, colour, 0.8), 3)
    points = draw(stood.lines[0], SIDES[0], 4)
    for place in stood.marked_decisions:
        sketch.disc(points[place], 9, RED.light)
        sketch.disc(points[place], 5, RED.dark)
    told = [points[place] for place in stood.numbered_decisions]
    if stood.worths:  # what comes after it is not what it was worth: the others act in between
        told = [(x, stood.y_of_value(worth)) for (x, _), worth in zip(told, stood.worths, strict=True)]
        for place, to in zip(stood.numbered_decisions, told, strict=True):
            sketch.line([points[place], to], RED.light, 3)
    for number, at in enumerate(told, 1):
        sketch.disc(at, 25 if large else 17, RED.light)
        sketch.disc(at, 22 if large else 14, RED.dark)
        sketch.text(at, str(number), LARGE_NUMBER if large else NUMBER, IVORY)
    return flatten_layers(PANEL, sketch.finish())


def signed_points(points: int) -> str:
    """Points with their sign."""
    return f"{points:+}".replace("-", "−")


def course_alt(voice: Voice, stood: GameCourse) -> str:
    """The course of a game in words: in numbers, with a mark at what was given away."""
    told = [
        f"{stood.value_text(value)}{'!' if place in stood.marked_decisions else ''}"
        for place, value in enumerate(stood.lines[0])
    ]
    key = "review-course-alt-chance" if stood.is_in_percent else "review-course-alt"
    return clip_text(voice.say(key, title=stood.title, course=" ".join(told)))
