"""Where each text of a picture stands: on which canvas, within which part, beside what else.

`looking` watches canvases and sketches while they are drawn; nothing of it runs else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from render.kit.canvas import Canvas, Sprite, _lettered_line
from render.kit.lettering import font
from render.kit.sketch import Sketch

Box = tuple[float, float, float, float]

WORD = re.compile(r"[^\W\d_]{2}")
"""Numbers and signs may stand where they like: they are the same in every language."""
LABELS = ("[label ", "[notice ")
"""Parts that are nothing but a text and its ground."""
CROSSING = ("[arrow", "[wreath", "[new", "[gone", "[veil")
"""What may cross a text, or has corners that are see-through."""
TOLERANCE = 1
CLOSE = 9
"""By so many pixels two lines of one part may touch: an accent seldom stands below a descender."""
CUT = "…"
LIST = re.compile(r", .*, |^· |, …$")
"""A list of cards may always be cut: the alt text has all of them."""


class Laid(NamedTuple):
    """A text or a part on a canvas: what it is called, where it lies, and whether it is read."""

    what: str
    box: Box
    read: bool


def touch(one: Box, other: Box, by: float = TOLERANCE) -> bool:
    """Whether two boxes overlap by more than so much."""
    return one[0] < other[2] - by and other[0] < one[2] - by and one[1] < other[3] - by and other[1] < one[3] - by


def within(inner: Box, outer: Box) -> bool:
    """Whether a box leaves another one nowhere."""
    left, top, right, bottom = outer
    return (
        inner[0] >= left - TOLERANCE
        and inner[1] >= top - TOLERANCE
        and inner[2] <= right + TOLERANCE
        and inner[3] <= bottom + TOLERANCE
    )


class Lettering:
    """All texts that have been written since somebody looks."""

    def __init__(self) -> None:
        self.laid: dict[Canvas, list[Laid]] = {}
        self.texts: set[str] = set()
        """All that is written, within parts, too, if these are drawn meanwhile."""
        self.in_parts: set[str] = set()
        """What stands wrong within a part, which is drawn once."""

    def write(self, canvas: Canvas, x: int, y: int, text: str, how: tuple[Any, ...]) -> None:
        if text.strip():
            self.texts.add(text)
            at = _lettered_line(text, *how)
            box = x + at.left - 1, y + at.top, x + at.right - 1, y + at.bottom
            self.laid.setdefault(canvas, []).append(Laid(text, box, bool(WORD.search(text))))

    def put(self, canvas: Canvas, sprite: Sprite, x: int, y: int, margin: int) -> None:
        right, bottom = x + sprite.image.width - 2 * margin, y + sprite.image.height - 2 * margin
        if read := sprite.name.startswith(LABELS):
            self.texts.add(sprite.name.partition(" ")[2].rstrip("]"))
        self.laid.setdefault(canvas, []).append(Laid(sprite.name, (x, y, right, bottom), read))

    def finish(self, sketch: Sketch) -> None:
        wide, high = sketch.size
        before: list[tuple[str, Box]] = []
        for at, text, style, _, anchor, _ in sketch._texts:
            self.texts.add(text)
            if not WORD.search(text):
                continue
            left, top, right, bottom = font(style).getbbox(text, anchor=anchor)
            box = at[0] + left, at[1] + top, at[0] + right, at[1] + bottom
            if not within(box, (0, 0, wide, high)):
                self.in_parts.add(f"{text!r} leaves its part")
            self.in_parts |= {f"{text!r} meets {other!r}" for other, its in before if touch(box, its, CLOSE)}
            before.append((text, box))

    def faults(self, canvas: Canvas) -> Iterator[str]:
        """What leaves the canvas or what it lies on, and what lies on something that is read."""
        laid = self.laid.get(canvas, [])
        for number, (what, box, read) in enumerate(laid):
            if not read:
                continue
            if not within(box, (0, 0, canvas.width, canvas.height)):
                yield f"{what!r} leaves the picture"
            for place, (other, its, other_read) in enumerate(laid):
                if place == number or other.startswith(CROSSING) or not touch(box, its):
                    continue
                below = place < number and not other_read and within(box, its)
                if not below and not (other_read and place < number):  # of two texts, the later one is told
                    yield f"{what!r} meets {other!r}"

    def cut(self, canvas: Canvas) -> list[str]:
        """The labels that are cut."""
        read = [what for what, _, read in self.laid.get(canvas, []) if read and not LIST.search(what)]
        return [what for what in read if what.rstrip("]").endswith(CUT)]


@contextmanager
def looking() -> Iterator[Lettering]:
    """Whatever is written meanwhile."""
    seen = Lettering()
    write, put, done = Canvas._write, Canvas.put, Sketch.finish

    def writing(canvas: Canvas, x: int, y: int, text: str, *how: Any) -> int:
        seen.write(canvas, x, y, text, how)
        return write(canvas, x, y, text, *how)

    def putting(canvas: Canvas, sprite: Sprite, x: int, y: int, margin: int = 0) -> None:
        seen.put(canvas, sprite, x, y, margin)
        put(canvas, sprite, x, y, margin)

    def finishing(sketch: Sketch) -> Any:
        seen.finish(sketch)
        return done(sketch)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "_write", writing)
        patch.setattr(Canvas, "put", putting)
        patch.setattr(Sketch, "finish", finishing)
        yield seen
