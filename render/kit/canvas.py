"""A picture being put together from ready sprites, in palette mode."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from compat.pixels import PIXELS
from engine.caches import cached
from render.kit import png
from render.kit.lettering import (
    SMALLEST,
    TYPE,
    Ink,
    TextStyle,
    fit_label,
    fit_text_block,
    line_height,
    line_sprite,
    text_width,
)
from render.kit.palette import PLTE, paint_mask, veiled_indices

FULL_WIDTH = 1000
"""How wide a picture is for which the smallest type was chosen: a phone shows all of them equally wide."""
_ANCHORS = {"l": 0.0, "m": 0.5, "r": 1.0}


class Sprite(NamedTuple):
    """A ready part: what it is called in a layout, and a mode "P" picture in our palette.

    A part that may lie on any ground has a mode "1" mask of its pixels; its own edge must be dark, for it is hard.
    """

    name: str
    image: Image.Image
    mask: Image.Image | None = None


class Backdrop(NamedTuple):
    """What pictures begin as: the lines of a PNG file, each of them a zero, its filter mark, and the pixels."""

    width: int
    height: int
    lines: bytes | memoryview
    types: Mapping[str, int] = {}


class Canvas:
    """A picture being put together on a copy of a backdrop."""

    def __init__(self, ground: Backdrop, least: int | None = None) -> None:
        """``least``: the size below which nothing is written, where that is not left to the picture's width."""
        self.width, self.height = ground.width, ground.height
        self._pixels = PIXELS.way(self.width + 1, self.height, ground.lines)
        self.placed: list[tuple[int, int, str]] = []
        self.least = self.width * SMALLEST // FULL_WIDTH if least is None else least
        """The size of type below which nothing can be read when the picture is shown on a phone."""
        self.types = dict(ground.types)
        """The size of the smallest type in whatever has been written or laid, by what that is."""

    def put(self, sprite: Sprite, x: int, y: int, margin: int = 0) -> None:
        """Lay a sprite with its left top corner, less its margin, at (x, y); it covers what is below."""
        name, image, mask = sprite
        width, height = image.size
        left, top = x - margin + 1, y - margin
        self._pixels.lay(image, (left, top, left + width, top + height), mask)
        self.placed.append((x, y, name))
        if size := image.info.get(TYPE):
            self.types[name] = size

    def write_line(
        self, x: int, y: int, text: str, style: TextStyle, ink: Ink, anchor: str = "l", room: int | None = None
    ) -> int:
        """Write a line whose capitals have their middle at y; returns its width.

        `anchor` says whether x is the line's left end ("l"), middle ("m") or right end ("r"). What is said in a
        language has so many pixels of `room`, and is made to fit into them; only figures and signs need none.
        """
        style = self.readable_style(style)
        if room is not None and text_width(text, style) > room:
            text, style = fit_label(text, style, room, self.least)
        return self._write(x, y, text, style, ink, anchor)

    def write_wrapped(
        self,
        x: int,
        y: int,
        text: str,
        style: TextStyle,
        ink: Ink,
        room: int,
        most: int = 2,
        anchor: str = "l",
        *,
        hanging: bool = False,
    ) -> int:
        """Write a text that has so many pixels of `room` in as many lines as it needs, `most` at most.

        Their middle is at y, or that of the first, where they hang down from it. Returns the width of the widest.
        """
        lines, style = fit_text_block(text, self.readable_style(style), room, most, self.least)
        step = line_height(style)
        top = y if hanging else y - (len(lines) - 1) * step // 2
        return max(self._write(x, top + row * step, line, style, ink, anchor) for row, line in enumerate(lines))

    def readable_style(self, style: TextStyle) -> TextStyle:
        """The style, made larger where nothing so small is written in this picture."""
        return style if style.size >= self.least else TextStyle(style.face, self.least)

    def _write(self, x: int, y: int, text: str, style: TextStyle, ink: Ink, anchor: str) -> int:
        """Write a line as it is; tests look on here."""
        part, left, top, right, bottom, start, long = _lettered_line(text, style, ink, anchor)
        x = max(x, 1 - left)  # before that is the mark of each line of the file, without which none can read it
        self._pixels.lay(part, (x + left, y + top, x + right, y + bottom))
        self.placed.append((x + start, y, text))
        size = style.size
        self.types[text] = min(size, self.types.get(text, size))
        return long

    def dim_area(self, x: int, y: int, width: int, height: int) -> None:
        """Dim a part of the picture: what lies there is out of the game."""
        box = x + 1, y, x + 1 + width, y + height
        image = self.image()
        image.paste(paint_mask(image.crop(box), veiled_indices()), box)
        self.placed.append((x, y, f"[veil {width}x{height}]"))

    def paste(self, other: Canvas) -> None:
        """Lay a whole other picture at the left top corner."""
        part = other.image().crop((1, 0, other.width + 1, other.height))
        self._pixels.lay(part, (1, 0, other.width + 1, other.height))
        self.placed += other.placed
        self.types |= other.types

    def layout(self) -> str:
        """What lies where, for tests and people: a line `x y what` for each part in the order of laying."""
        return "".join(f"{x} {y} {what}\n" for x, y, what in self.placed)

    def image(self) -> Image.Image:
        """What has been put together so far, one pixel further right than in the finished file."""
        image = self._pixels.image()
        image.putpalette(PLTE)
        return image

    def backdrop(self) -> Backdrop:
        """What has been put together so far, to begin others with."""
        return Backdrop(self.width, self.height, bytes(self._pixels.lines()), self.types)

    def png(self) -> bytes:
        """The finished file."""
        return png.write_png(self.width, self.height, self._pixels.lines(), PLTE)


class _Lettered(NamedTuple):
    """The pixels of a line of text, the box in which they lie around its point, where it starts, and its width."""

    part: Image.Image
    left: int
    top: int
    right: int
    bottom: int
    start: int
    long: int


@cached(8)
def _lettered_line(text: str, style: TextStyle, ink: Ink, anchor: str) -> _Lettered:
    long = text_width(text, style)
    start = -round(long * _ANCHORS[anchor])
    image, left, top = line_sprite(text, style, ink)
    left += start + 1
    return _Lettered(image, left, top, left + image.width, top + image.height, start, long)


def backdrop_top(ground: Backdrop, height: int) -> Backdrop:
    """The upper part of a backdrop, without a copy of it."""
    return Backdrop(ground.width, height, memoryview(ground.lines)[: height * (ground.width + 1)], ground.types)


def make_backdrop(picture: Image.Image) -> Backdrop:
    """A mode "P" picture made ready to begin others with."""
    wide = Image.new("P", (picture.width + 1, picture.height), 0)
    wide.paste(picture, (1, 0))
    return Backdrop(picture.width, picture.height, wide.tobytes())
