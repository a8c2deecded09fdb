"""The pixels of a palette picture that is being put together, and parts laid onto them."""

from collections.abc import Callable
from typing import Protocol

from PIL import Image

from compat.shortcuts import Shortcut

Box = tuple[int, int, int, int]


class Pixels(Protocol):
    """The pixels of one picture; all pictures here are of mode "P"."""

    def lay(self, part: Image.Image, box: Box, mask: Image.Image | None = None) -> None:
        """Lay a part at its box; where there is a mask, only the pixels that it has."""
        ...

    def image(self) -> Image.Image:
        """The picture, without a palette. What is done to it is done to the pixels."""
        ...

    def lines(self) -> bytes | bytearray:
        """All pixels, line by line."""
        ...


MakePixels = Callable[[int, int, bytes | memoryview], Pixels]
"""Makes pixels so many wide and high, of these lines."""


class PublicPixels:
    """Pixels as Pillow keeps them: copied in at the beginning, and out in the end."""

    def __init__(self, width: int, height: int, lines: bytes | memoryview) -> None:
        self._image = Image.frombytes("P", (width, height), bytes(lines))

    def lay(self, part: Image.Image, box: Box, mask: Image.Image | None = None) -> None:
        self._image.paste(part, box, mask)

    def image(self) -> Image.Image:
        return self._image

    def lines(self) -> bytes:
        return self._image.tobytes()


def _load() -> MakePixels:
    from compat.inside import pixels

    pixels.check()
    return pixels.MappedPixels


PIXELS: Shortcut[MakePixels] = Shortcut("pixels", "pillow", "13.0.0", public=PublicPixels, load=_load)
