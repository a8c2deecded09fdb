"""Pixels that Pillow draws on where they are."""

from PIL import Image, _imaging

Box = tuple[int, int, int, int]


class MappedPixels:
    """Pixels that are bytes of ours, so that nothing has to be copied out of a picture in the end.

    A picture is dozens of parts, all of its mode: what Image.paste makes sure of takes longer than the pasting. What
    Pillow keeps around pixels, palettes above all, takes as long to make as a dozen parts to lay: only `image` needs
    it.
    """

    def __init__(self, width: int, height: int, lines: bytes | memoryview) -> None:
        self._size = width, height
        self._lines = bytearray(lines)
        self._pixels = _imaging.map_buffer(self._lines, self._size, "raw", 0, ("P", 0, 1))

    def lay(self, part: Image.Image, box: Box, mask: Image.Image | None = None) -> None:
        if mask is None:
            self._pixels.paste(part.im, box)
        else:
            self._pixels.paste(part.im, box, mask.im)

    def image(self) -> Image.Image:
        image = Image.frombuffer("P", self._size, self._lines, "raw", "P", 0, 1)
        image.readonly = 0
        return image

    def lines(self) -> bytearray:
        return self._lines


def check() -> None:
    """Raise what is wrong with the parts that are used here."""
    pixels = MappedPixels(3, 1, bytes(3))
    pixels.lay(Image.new("P", (2, 1), 7), (1, 0, 3, 1), Image.frombytes("1", (2, 1), b"\x40"))
    assert pixels.lines() == bytes((0, 0, 7))
    pixels.image().paste(Image.new("P", (1, 1), 5), (0, 0))
    assert pixels.lines() == bytes((5, 0, 7))
