"""A picture being put together from ready sprites, in palette mode."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render import png
from render.lettering import Ink, Style, line, width
from render.palette import PLTE, veiled

_ANCHORS = {"l": 0.0, "m": 0.5, "r": 1.0}


class Sprite(NamedTuple):
    """A ready part: what it is called in a layout, and a mode "P" picture in our palette.

    A part that may lie on any ground has a mode "1" mask of its pixels; its own edge must be dark, for it is hard.
    """

    name: str
    image: Image.Image
    mask: Image.Image | None = None


class Canvas:
    """A picture being put together on a copy of a backdrop (made by `backdrop`)."""

    def __init__(self, ground: Image.Image) -> None:
        self._image = ground.copy()
        self.width, self.height = ground.width - 1, ground.height
        self.placed: list[tuple[int, int, str]] = []

    def put(self, sprite: Sprite, x: int, y: int, margin: int = 0) -> None:
        """Lay a sprite with its left top corner, less its margin, at (x, y); it covers what is below."""
        self._image.paste(sprite.image, (x - margin + 1, y - margin), sprite.mask)
        self.placed.append((x, y, sprite.name))

    def text(self, x: int, y: int, text: str, style: Style, ink: Ink, anchor: str = "l") -> int:
        """Write a line whose capitals have their middle at y; returns its width.

        `anchor` says whether x is the line's left end ("l"), middle ("m") or right end ("r").
        """
        long = width(text, style)
        start = x - round(long * _ANCHORS[anchor])
        drawn = line(text, style, ink)
        self._image.paste(drawn.image, (start + drawn.left + 1, y + drawn.top))
        self.placed.append((start, y, text))
        return long

    def veil(self, x: int, y: int, width: int, height: int) -> None:
        """Dim a part of the picture: what lies there is out of the game."""
        box = x + 1, y, x + 1 + width, y + height
        self._image.paste(self._image.crop(box).point(veiled()), box)
        self.placed.append((x, y, f"[veil {width}x{height}]"))

    def layout(self) -> str:
        """What lies where, for tests and people: a line `x y what` for each part in the order of laying."""
        return "".join(f"{x} {y} {what}\n" for x, y, what in self.placed)

    def image(self) -> Image.Image:
        """What has been put together so far, as a backdrop for others."""
        return self._image

    def png(self) -> bytes:
        """The finished file."""
        return png.write(self.width, self.height, self._image.tobytes(), PLTE)


def backdrop(picture: Image.Image) -> Image.Image:
    """A mode "P" picture made ready to be a canvas.

    It gets a column of zeros at its left, which is the filter mark of every line of the PNG: so the canvas's bytes
    are the file's lines, and no line is touched again.
    """
    result = Image.new("P", (picture.width + 1, picture.height), 0)
    result.putpalette(PLTE)
    result.paste(picture, (1, 0))
    return result
