"""Fonts, and lines of text as sprites: drawn once, kept, and already blended with the ground they stand on."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import Enum
from importlib.resources import as_file, files
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from engine.caches import WEIGHTS, cached
from render.kit.palette import Colour, colour_ramp, paint_mask
from words.catalogue import short_form

WEIGHTS[ImageFont.FreeTypeFont] = lambda _: 300_000  # measured: what FreeType holds of one at one size


class FontFace(Enum):
    """The cuts in use: a serif for titles and numerals, a sans for everything that is read."""

    TITLE = ("font_source_serif_pro", "SourceSerifPro-Bold.otf")
    NUMERAL = ("font_source_serif_pro", "SourceSerifPro-Black.otf")
    TEXT = ("font_source_sans_pro", "SourceSansPro-Semibold.otf")
    STRONG = ("font_source_sans_pro", "SourceSansPro-Bold.otf")

    __hash__ = object.__hash__  # Enum's own is not in C, and every line of every picture is looked up by its style


class TextStyle(NamedTuple):
    """A cut and its size in pixels."""

    face: FontFace
    size: int


class Ink(NamedTuple):
    """A colour and the one colour of the ground that it stands on."""

    colour: Colour
    ground: Colour


ENGINE = ImageFont.Layout.BASIC
"""Pillow's other engine kerns, but needs a FriBiDi that no wheel brings: pictures would depend on the machine."""


@cached(16)
def font(style: TextStyle) -> ImageFont.FreeTypeFont:
    """The loaded font of a style."""
    package, name = style.face.value
    with as_file(files(package) / "files" / name) as path:
        return ImageFont.truetype(path, style.size, layout_engine=ENGINE)


@cached(1)
def text_width(text: str, style: TextStyle) -> int:
    """How wide a line is, in pixels."""
    return round(font(style).getlength(text))


SMALLEST = 28
"""Type below this many pixels can't be read when a picture of 1000 pixels is shown 400 wide: it has 11 pixels there."""
TYPE = "type"
"""Under this name a part remembers, in the `info` of its picture, the size of the smallest type on it."""


def sized_to_fit(text: str, style: TextStyle, room: int) -> TextStyle:
    """The style of a name or a title, made smaller where it is wider than `room` pixels: by two fifths at most, and
    never too small to read."""
    return shrink_style(text, style, room, max(SMALLEST, style.size * 3 // 5))


@cached(1)
def shrink_style(text: str, style: TextStyle, room: int, least: int) -> TextStyle:
    """The style, made smaller where the line is wider than `room` pixels, but not below `least`."""
    size, smallest = style.size, min(style.size, least)
    if (long := text_width(text, style)) > room:
        size = max(smallest, min(size - 1, size * room // long + 2))  # letters have whole pixels
        while size > smallest and text_width(text, TextStyle(style.face, size)) > room:
            size -= 1
    return TextStyle(style.face, size)


@cached(1)
def cut_to_fit(text: str, style: TextStyle, room: int) -> str:
    """The line, cut and ended with an ellipsis where it is wider than `room` pixels."""
    if text_width(text, style) <= room:
        return text
    end = len(text)
    while end > 1 and font(style).getlength(text[:end].rstrip() + "…") > room:
        end -= 1
    return text[:end].rstrip() + "…"


def fit_label(text: str, style: TextStyle, room: int, least: int = SMALLEST) -> tuple[str, TextStyle]:
    """A label as it fits into `room` pixels, whatever its language made of it.

    It is made smaller, down to `least`; where that is not enough, its shorter form is taken, if the catalogue has one;
    and where that is too long, too, it is cut.
    """
    if text_width(text, style) <= room:
        return text, style
    small = shrink_style(text, style, room, least)
    if text_width(text, small) <= room:
        return text, small
    short = short_form(text)
    small = shrink_style(short, style, room, least)
    return cut_to_fit(short, small, room), small


BREAKS = re.compile(r"[ \t\n]+")
"""Where a line may end: not at the narrow spaces that French has before its colons."""


@cached(1)
def wrap_text(text: str, style: TextStyle, room: int, most: int) -> tuple[str, ...]:
    """The text in at most `most` lines of at most `room` pixels, broken between words; the last line may be cut."""
    lines = _broken_lines(text, style, room)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return tuple(cut_to_fit(line, style, room) for line in lines)


def _broken_lines(text: str, style: TextStyle, room: int) -> list[str]:
    lines: list[str] = []
    for word in BREAKS.split(text.strip()):
        if lines and text_width(longer := f"{lines[-1]} {word}", style) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fit_text_block(
    text: str, style: TextStyle, room: int, most: int, least: int = SMALLEST
) -> tuple[tuple[str, ...], TextStyle]:
    """The text in at most `most` lines of at most `room` pixels, in smaller type where it needs that, down to `least`.

    What is too long even so is said in its shorter form, or cut, as by `fit_label`.
    """
    found = _fitting_lines_and_style(text, style, room, most, least)
    if found is None and (short := short_form(text)) != text:
        text = short
        found = _fitting_lines_and_style(text, style, room, most, least)
    if found is None:
        small = TextStyle(style.face, min(style.size, least))
        return wrap_text(text, small, room, most), small
    return found


@cached(1)
def _fitting_lines_and_style(
    text: str, style: TextStyle, room: int, most: int, least: int
) -> tuple[tuple[str, ...], TextStyle] | None:
    for size in range(style.size, min(style.size, least) - 1, -1):
        small = TextStyle(style.face, size)
        lines = _broken_lines(text, small, room)
        if len(lines) <= most and all(text_width(line, small) <= room for line in lines):
            return tuple(lines), small
    return None


def fit_broken_lines(
    texts: Sequence[str], style: TextStyle, room: int, most: int, least: int = SMALLEST
) -> tuple[Sequence[str], TextStyle]:
    """Lines that were broken by hand; where one of them is too long, all of them run on, in at most `most` lines."""
    if all(text_width(text, style) <= room for text in texts):
        return texts, style
    return fit_text_block(" ".join(texts), style, room, most, least)


def line_height(style: TextStyle) -> int:
    """How far apart lines of text are."""
    return round(style.size * 1.2)


def extra_height(texts: Iterable[str], style: TextStyle, room: int) -> int:
    """How many pixels higher the highest of these texts is than one line, in two lines at most."""
    return max(len(fit_text_block(text, style, room, 2)[0]) - 1 for text in texts) * line_height(style)


class LineSprite(NamedTuple):
    """A line of text as a sprite, cut close, and where its left top corner lies from the line's own point."""

    image: Image.Image
    left: int
    top: int


@cached(8)
def line_sprite(text: str, style: TextStyle, ink: Ink) -> LineSprite:
    """A line of text on its ground; its own point is its left end at half the height of the capitals."""
    used = font(style)
    middle = style.size
    mask = Image.new("L", (text_width(text, style) + 2 * style.size, 2 * style.size))
    ImageDraw.Draw(mask).text((style.size, middle + _capital_height(style) / 2), text, 255, used, "ls")
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    image = paint_mask(mask.crop((left, top, right, bottom)), colour_ramp(ink.ground, ink.colour))
    return LineSprite(image, left - style.size, top - middle)


@cached(0.5)
def _capital_height(style: TextStyle) -> int:
    return round(-font(style).getbbox("H", anchor="ls")[1])


_PROBE = TextStyle(FontFace.TEXT, 20)
_LETTER = "a"


@cached(0.5)
def _missing_glyph_mask() -> bytes:
    return bytes(font(_PROBE).getmask("\U0010fffd"))


@cached(1)
def _is_drawable(character: str) -> bool:
    """Whether the text font has this character; the font's box for missing ones betrays it."""
    probe = font(_PROBE)
    if is_combining_mark(character):  # one that is missing puts its box beside the letter; some can't be seen anyway
        marked = _LETTER + character
        seen = bytes(probe.getmask(marked)) != bytes(probe.getmask(_LETTER))
        return seen and probe.getlength(marked) == probe.getlength(_LETTER)
    return bytes(probe.getmask(character)) != _missing_glyph_mask()


def is_combining_mark(character: str) -> bool:
    """Whether a character stands on the letter before it."""
    return unicodedata.category(character) in ("Mn", "Me")


@cached(1)
def drawable_text(text: str) -> str:
    """What our fonts can show of a text: look-alike letters made plain, emoji and other scripts left out."""
    plain = unicodedata.normalize("NFKC", text)
    kept = (
        c if c.isspace() or (c.isprintable() and _is_drawable(c)) else "" if is_combining_mark(c) else " "
        for c in plain
    )
    return " ".join("".join(kept).split())
