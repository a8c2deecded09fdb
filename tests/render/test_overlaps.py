"""Nothing that is written in a picture is covered by what comes later, and none of it leaves the picture."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from PIL import ImageChops

import engine
import render
from render.kit.canvas import Canvas, Sprite, _lettered_line
from tests.support.every import every_game
from tests.support.samples import legal_in, samples
from tests.support.sheet import NAMES
from words import words_of_game

LONG = tuple(f"{name} of the Wide Green Hills" for name in NAMES)
WHOLE = ("[label ", "[notice ", "[letter ")
"""What the parts are called that are nothing but writing: they are looked after as lines of text are."""

EDGE = 2
"""Pixels of a label's own edge, which a neighbour's shadow may touch."""
STRUCK = ("[gone]",)
"""What is laid on writing on purpose, and leaves it readable."""
LITTLE = 0.04
"""The share of a line's box that may be covered: the tip of a burst at the foot of a number doesn't hide it."""


class Written(NamedTuple):
    """A line of text or a label: what it says, the box in which it lies, and the pixels there when it was written."""

    what: str
    box: tuple[int, int, int, int]
    pixels: Any


class Watched:
    """What has been written on each canvas; whatever has been covered or cut."""

    def __init__(self) -> None:
        self.written: dict[Canvas, list[Written]] = {}

    def note(self, canvas: Canvas, what: str, box: tuple[int, int, int, int]) -> None:
        left, top, right, bottom = box
        cut = max(0, left), max(0, top), min(canvas.width, right), min(canvas.height, bottom)
        pixels = canvas.image().crop((cut[0] + 1, cut[1], cut[2] + 1, cut[3])).copy()
        self.written.setdefault(canvas, []).append(Written(what, box, pixels))

    def again(self, canvas: Canvas) -> None:
        """Take what has been dimmed or struck out as it is now."""
        for one in self.written.pop(canvas, []):
            self.note(canvas, one.what, one.box)

    def faults(self, canvas: Canvas) -> Iterator[str]:
        picture = canvas.image().convert("RGB")
        for what, (left, top, right, bottom), pixels in self.written.get(canvas, ()):
            if left < 0 or top < 0 or right > canvas.width or bottom > canvas.height:
                yield f"{what!r} leaves the picture at {left, top, right, bottom}"
                continue
            now = picture.crop((left + 1, top, right + 1, bottom))
            changed = (
                ImageChops.difference(now, pixels.convert("RGB")).convert("L").point(lambda level: 255 * (level > 12))
            )
            if changed.histogram()[255] > LITTLE * now.width * now.height:
                yield f"{what!r} is covered at {left, top, right, bottom}"


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """What is written on every canvas from now on."""
    seen = Watched()
    write, put, veil = Canvas._write, Canvas.put, Canvas.dim_area

    def writing(canvas: Canvas, x: int, y: int, said: str, *how: Any) -> int:
        long = write(canvas, x, y, said, *how)
        if said.strip():
            lettered = _lettered_line(said, *how)
            box = x + lettered.left - 1, y + lettered.top, x + lettered.right - 1, y + lettered.bottom
            seen.note(canvas, said, box)
        return long

    def laying(canvas: Canvas, sprite: Sprite, x: int, y: int, margin: int = 0) -> None:
        put(canvas, sprite, x, y, margin)
        if sprite.name.startswith(WHOLE):
            left, top = x - margin + EDGE, y - margin + EDGE
            right, bottom = left + sprite.image.width - 2 * EDGE, top + sprite.image.height - 2 * EDGE
            seen.note(canvas, sprite.name, (left, top, right, bottom))
        if sprite.name in STRUCK:
            seen.again(canvas)

    def veiling(canvas: Canvas, *box: int) -> None:
        veil(canvas, *box)
        seen.again(canvas)

    monkeypatch.setattr(Canvas, "_write", writing)
    monkeypatch.setattr(Canvas, "put", laying)
    monkeypatch.setattr(Canvas, "dim_area", veiling)
    return seen


def pictures(game_id: str, names: tuple[str, ...]) -> Iterator[tuple[str, Canvas]]:
    """All samples of a game's tables and hands, and what they are called."""
    drawn, words, found = render.PICTURES[game_id], words_of_game(game_id), samples(game_id)
    for name, view in found.tables().items():
        yield f"table {name}", drawn.compose_table(view, names, words)
    for name, view in found.hands().items():
        for shape in drawn.hand_composers:
            yield f"{shape} hand {name}", drawn.compose_hand(view, names, words, legal_in(game_id, view), shape)


@every_game
@pytest.mark.parametrize(
    "names", [pytest.param(NAMES, id="short names"), pytest.param(LONG, id="long names", marks=pytest.mark.thorough)]
)
def test_nothing_written_is_covered(game: engine.Game, names: tuple[str, ...], watched: Watched) -> None:
    faults = []
    for which, canvas in pictures(game.id, names):
        assert watched.written[canvas], f"nothing is written in {which}"
        faults += [f"{which}: {fault}" for fault in watched.faults(canvas)]
    assert faults == []
