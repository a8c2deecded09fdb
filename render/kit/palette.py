"""The one palette of all pictures: named colours, the ramps between them, and exact mapping onto them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise

from PIL import Image

from engine.caches import WEIGHTS, cached

Colour = tuple[int, int, int]


def _pixel_byte_count(image: Image.Image) -> int:
    """How many bytes the pixels of a picture take."""
    return image.width * image.height * (1 if image.mode in ("1", "L", "P") else 4)


WEIGHTS[Image.Image] = _pixel_byte_count


def _colour_from_hex(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


# The table is darker than Discord's dark theme and tinted, so a picture has an edge of its own in both themes.
NIGHT = _colour_from_hex("0e181e")
FELT = _colour_from_hex("16262e")
PANEL = _colour_from_hex("20363f")
PANEL_LIT = _colour_from_hex("2a4751")
LINE = _colour_from_hex("44636e")
MUTED = _colour_from_hex("a9bec3")
IVORY = _colour_from_hex("f7f0df")
PAPER = _colour_from_hex("e6d9bd")
PAPER_DARK = _colour_from_hex("bfae8b")
INK = _colour_from_hex("15191d")
SHADE = _colour_from_hex("04090c")
"""What shadows darken the ground with."""


class Hue:
    """One colour in three lights: `dark`, `mid` and `light`."""

    def __init__(self, dark: str, mid: str, light: str) -> None:
        self.dark, self.mid, self.light = _colour_from_hex(dark), _colour_from_hex(mid), _colour_from_hex(light)


GOLD = Hue("7d561a", "e5b04a", "ffe5a6")
GREEN = Hue("1d5431", "3c9150", "9bd08f")
RED = Hue("8a2015", "d9452b", "f8a36c")
OCHRE = Hue("6b4415", "b77c2b", "e8c37d")
STEEL = Hue("3d4955", "6c7c8c", "c8d3db")
BLUE = Hue("173e73", "2e73bd", "93c5ec")
ICE = Hue("1b5763", "46aebc", "c3eef0")
VIOLET = Hue("3f2f6b", "7f62c4", "cfc0f2")

_HUES = (GOLD, GREEN, RED, OCHRE, STEEL, BLUE)


def blend(ground: Colour, colour: Colour, share: float) -> Colour:
    """`ground` with `share` (0 to 1) of it replaced by `colour`."""
    r, g, b = (round(low + (high - low) * share) for low, high in zip(ground, colour, strict=True))
    return r, g, b


def _blended_steps(ground: Colour, colour: Colour, steps: int) -> list[Colour]:
    return [blend(ground, colour, step / steps) for step in range(steps + 1)]


def all_ramps(seen: Callable[[Hue], Hue] = lambda hue: hue) -> list[Colour]:
    """All ramps, one after the other; ``seen`` says what stands for a hue."""
    greys = (NIGHT, FELT, PANEL, PANEL_LIT, LINE, MUTED, IVORY)
    found = [
        _blended_steps(low, high, steps) for (low, high), steps in zip(pairwise(greys), (3, 3, 3, 4, 7, 6), strict=True)
    ]
    found += [_blended_steps(INK, PAPER_DARK, 7), _blended_steps(PAPER_DARK, PAPER, 4), _blended_steps(PAPER, IVORY, 4)]
    found += [_blended_steps(lit, blend(lit, SHADE, 0.5), steps) for lit, steps in ((IVORY, 9), (FELT, 4), (PANEL, 4))]
    found += [_blended_steps(NIGHT, INK, 1), [_colour_from_hex("05090c"), _colour_from_hex("ffffff")]]
    for hue in map(seen, _HUES):
        found += [_blended_steps(NIGHT, hue.dark, 3), _blended_steps(hue.dark, hue.mid, 5)]
        found += [
            _blended_steps(hue.mid, hue.light, 4),
            _blended_steps(hue.light, IVORY, 2),
            _blended_steps(hue.mid, IVORY, 4),
        ]
    gold, green, red = map(seen, (GOLD, GREEN, RED))
    found += [
        _blended_steps(FELT, gold.mid, 6),
        _blended_steps(PANEL, green.light, 5),
        _blended_steps(PANEL, red.light, 5),
    ]
    for hue in map(seen, (ICE, VIOLET)):
        found += [
            _blended_steps(NIGHT, hue.dark, 3),
            _blended_steps(hue.dark, hue.mid, 4),
            _blended_steps(hue.mid, hue.light, 3),
        ]
        found += [_blended_steps(hue.mid, IVORY, 3)]
    return [colour for ramp in found for colour in ramp]


COLOURS = tuple(dict.fromkeys(all_ramps()))
"""Every colour of every picture, at most 200; the index of a pixel points into it."""

PLTE = bytes(value for colour in COLOURS for value in colour)
"""The palette as PNG and Pillow write it: red, green, blue of each colour, one byte each."""


_BY_GREEN = sorted((colour[1], colour[0], colour[2], place) for place, colour in enumerate(COLOURS))


@cached(14)
def colour_index(colour: Colour) -> int:
    """The index of the palette's colour that looks nearest to `colour`.

    The eye tells greens apart best, then reds: the distance has the usual cheap weights.
    """
    red, green, blue = colour
    start = bisect_left(_BY_GREEN, (green,))
    best, best_distance = 0, 1 << 30
    for ways in (range(start, len(_BY_GREEN)), range(start - 1, -1, -1)):
        for at in ways:
            g, r, b, place = _BY_GREEN[at]
            g -= green
            by_green = 6 * g * g
            if by_green >= best_distance:
                break
            r -= red
            b -= blue
            distance = by_green + 3 * r * r + 2 * b * b
            if distance < best_distance:
                best, best_distance = place, distance
    return best


class _Nearest(dict[int, int]):
    """From a pixel of an RGBX image, read as a little-endian number, to an index; remembers what it has looked up."""

    def __missing__(self, pixel: int) -> int:
        found = colour_index((pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255))
        self[pixel] = found
        return found


_nearest = _Nearest()


def to_palette(picture: Image.Image) -> Image.Image:
    """An RGB picture as a mode "P" one, every pixel on its nearest colour (Pillow's own mapping is coarser)."""
    pixels = memoryview(picture.convert("RGBX").tobytes()).cast("I")
    result = Image.frombytes("P", picture.size, bytes(map(_nearest.__getitem__, pixels)))
    result.putpalette(PLTE)
    result.info |= picture.info
    return result


def plain_image(size: tuple[int, int], colour: Colour) -> Image.Image:
    """A mode "P" picture of one colour; `size` is width and height in pixels."""
    result = Image.new("P", size, colour_index(colour))
    result.putpalette(PLTE)
    return result


@cached(0.5)
def colour_ramp(ground: Colour, colour: Colour) -> bytes:
    """256 indices from `ground` to `colour`: how a mask's coverage becomes smooth edges on a known ground.

    They are 6 steps, which the eye can't tell from 256 at the edge of a letter, and which pack better.
    """
    steps = [colour_index(blend(ground, colour, step / 5)) for step in range(6)]
    return bytes(steps[round(share * 5 / 255)] for share in range(256))


def paint_mask(mask: Image.Image, colours: bytes | bytearray) -> Image.Image:
    """A mode "P" picture of a mask, with the index that `colours` has for each of 256 degrees of coverage."""
    result = Image.frombytes("P", mask.size, mask.tobytes().translate(colours))
    result.putpalette(PLTE)
    return result


def change_coverage(mask: Image.Image, degrees: bytes) -> Image.Image:
    """A mask with another degree of coverage for each of 256 (`Image.point` makes its table anew each time)."""
    return Image.frombytes("L", mask.size, mask.tobytes().translate(degrees))


HALVES = bytes(255 * (degree >= 128) for degree in range(256))
"""All or nothing for each of 256 degrees of coverage."""


@cached(0.5)
def veiled_indices() -> bytes:
    """For each of 256 indices the one of its colour, greyed and halfway to the ground of a plate."""
    dim = []
    for colour in COLOURS:
        grey = round(0.3 * colour[0] + 0.6 * colour[1] + 0.1 * colour[2])
        dim.append(colour_index(blend(PANEL, blend(colour, (grey, grey, grey), 0.7), 0.4)))
    return bytes(dim).ljust(256, b"\0")


def change_colours(picture: Image.Image, change: Callable[[Colour], Colour]) -> Image.Image:
    """A mode "P" picture with every colour changed, as far as the palette has the new one."""
    return _with_moved_indices(
        picture, {place: colour_index(change(COLOURS[place])) for place in set(picture.tobytes())}
    )


def _with_moved_indices(picture: Image.Image, places: Mapping[int, int]) -> Image.Image:
    table = bytearray(256)
    for place, other in places.items():
        table[place] = other
    result = paint_mask(picture, table)
    result.info |= picture.info
    return result


def reduce_colours(picture: Image.Image, most: int, also: Colour) -> Image.Image:
    """A mode "P" picture with its `most` commonest colours and another alone, the rest moved to the nearest of them.

    Nothing looks different but the softest edges, and it packs better.
    """
    pixels = picture.tobytes()
    kept = [place for place, _ in Counter(pixels).most_common(most)] + [colour_index(also)]
    return _with_moved_indices(
        picture, {place: min(kept, key=partial(_colour_distance, place)) for place in set(pixels)}
    )


@cached(6)
def _colour_distance(one: int, other: int) -> int:
    """How different two colours of the palette look, by the measure of `colour_index`."""
    return sum(weight * (a - b) ** 2 for weight, a, b in zip((3, 6, 2), COLOURS[one], COLOURS[other], strict=True))


def dither_to_palette(image: Image.Image) -> Image.Image:
    """An RGB picture of somebody else's in our colours: what lies between them is dots of both."""
    ours = Image.new("P", (1, 1))
    ours.putpalette(PLTE + PLTE[:3] * (256 - len(COLOURS)))
    found = image.quantize(palette=ours, dither=Image.Dither.FLOYDSTEINBERG)
    result = found.point([place if place < len(COLOURS) else 0 for place in range(256)])
    result.putpalette(PLTE)
    return result
