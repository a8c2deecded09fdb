"""A film of a game: an animated GIF of its public pictures, each with what happened below it.

    python -m render.film FILE

reads what ``describe_film`` makes of a ``Film`` from its standard input, writes the GIF to the file, and says on its
standard output, line by line, how many shots it has drawn; at the end how many are in the film. A process of its own
draws a film, so that nobody's click waits for it.

All pictures have one palette, so nothing is quantized: a shot holds the pixels that are not as they were, and the rest
of its rectangle is see-through, which packs to a third of what Pillow makes of it.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from re import sub
from struct import pack
from typing import IO, Any, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render import PICTURES
from render.kit.canvas import Canvas, make_backdrop
from render.kit.lettering import FontFace, Ink, TextStyle, drawable_text, text_width, wrap_text
from render.kit.names import drawable_names
from render.kit.palette import GOLD, IVORY, NIGHT, PANEL, PLTE, colour_index, plain_image
from render.pictures import Pictures
from words import voice_of
from words.language_files import MADE_UP, add_made_up_languages

LARGEST = 8_000_000
"""Bytes: what Discord takes everywhere, and a phone loads in a moment."""
MOST_SHOTS = 600
FIRST, LAST = 2_500, 8_000
"""Milliseconds for which the first and the last shot stay."""
QUICKEST, SLOWEST = 700, 1_800
WHOLE = 120_000
"""How long a film is to take, as far as its shots stay long enough to be seen and no longer."""
NICENESS = 15

_TEXT = TextStyle(FontFace.TEXT, 30)
_STRIP = 104
_MARGIN = 24
_SIGN, _SIDE = "¤", 24
"""Stands for a sign in a caption that no font of ours has, and how large that is drawn."""
_BAR = 6
_SEE_THROUGH = 255
_GLOBAL_PALETTE = PLTE.ljust(768, b"\0")
_HEADER = 13 + len(_GLOBAL_PALETTE)
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_ANYTHING = [0] + [255] * 255


class Shot(NamedTuple):
    """What everybody saw at a moment, and what had happened."""

    view: Any
    caption: str


class Film(NamedTuple):
    """What a film is made of."""

    game_id: str
    names: Sequence[str]
    shots: Sequence[Shot]
    language: str


def write_film(film: Film, out: IO[bytes], said: IO[str], largest: int = LARGEST) -> int:
    """Write the GIF; returns how many of the shots are in it: as many as there is room for, the first and the last
    always. ``said`` is told how many are drawn, and that it begins again with fewer."""
    most = min(len(film.shots), MOST_SHOTS)
    while True:
        chosen = [film.shots[place] for place in spread_evenly(len(film.shots), most)]
        size = _write_gif(film, chosen, out, said, largest)
        if size <= largest or most <= 2:
            return len(chosen)
        most = max(2, min(most - 1, int(most * largest / size * 0.95)))
        out.seek(0)
        out.truncate()


def spread_evenly(count: int, most: int) -> list[int]:
    """At most so many of the numbers below ``count``, evenly: the first and the last among them."""
    if count <= most:
        return list(range(count))
    return [round(place * (count - 1) / (most - 1)) for place in range(most)]


def _write_gif(film: Film, shots: Sequence[Shot], out: IO[bytes], said: IO[str], largest: int) -> int:
    """Write these shots, as long as there is room; returns the size, or what it would come to."""
    size = _largest_size(film, shots)
    writer = GifWriter(out, (size[0], size[1] + _STRIP))
    pause = min(SLOWEST, max(QUICKEST, WHOLE // len(shots)))
    for place, shot in enumerate(shots):
        shown = _shot_picture(film, shot, size)
        _write_caption_strip(shown, film.game_id, shot.caption, (place + 1) / len(shots))
        stays = LAST if place == len(shots) - 1 else FIRST if not place else pause
        writer.add_picture(shown, stays)
        print(place + 1, len(shots), file=said, flush=True)
        if out.tell() > largest:
            return max(out.tell() * len(shots) // (place + 1), largest + 1)
    writer.end_file()
    return out.tell()


def _shot_canvas(film: Film, shot: Shot) -> Canvas:
    words = voice_of(film.language).game_words(film.game_id)
    return PICTURES[film.game_id].compose_film_shot(shot.view, drawable_names(words.catalogue, film.names), words)


def _largest_size(film: Film, shots: Sequence[Shot]) -> tuple[int, int]:
    """Width and height of the largest picture."""
    sizes = [(canvas.width, canvas.height) for canvas in (_shot_canvas(film, shot) for shot in shots)]
    return max(wide for wide, _ in sizes), max(high for _, high in sizes)


def _shot_picture(film: Film, shot: Shot, size: tuple[int, int]) -> Image.Image:
    """The table in the middle of a picture of this size, with room below it for what happened."""
    canvas = _shot_canvas(film, shot)
    image = canvas.image().crop((1, 0, canvas.width + 1, canvas.height))
    shown = plain_image((size[0], size[1] + _STRIP), NIGHT)
    shown.paste(image, ((size[0] - canvas.width) // 2, (size[1] - canvas.height) // 2))
    return shown


def _write_caption_strip(image: Image.Image, game_id: str, caption: str, share: float) -> None:
    """Write what happened below the table, and how far the game has come."""
    top = image.height - _STRIP
    strip = Canvas(make_backdrop(plain_image((image.width, _STRIP), NIGHT)))
    drawn = PICTURES[game_id]
    signs = [character for character in caption if character in drawn.drawn_signs]
    text = "".join(_SIGN if character in drawn.drawn_signs else character for character in caption.replace(_SIGN, ""))
    words = sub(r" (?=[,.:;!?])", "", drawable_text(text))  # where a sign was that the fonts don't have
    lines = wrap_text(words, _TEXT, image.width - 2 * _MARGIN - len(signs) * (_SIDE + 2 - text_width(_SIGN, _TEXT)), 2)
    for place, line in enumerate(lines):
        y = (_STRIP - _BAR) // 2 + round((place - (len(lines) - 1) / 2) * 42)
        _write_line(strip, y, line, signs, drawn)
    image.paste(strip.image().crop((1, 0, strip.width + 1, _STRIP)), (0, top))
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, image.height - _BAR, image.width, image.height), colour_index(PANEL))
    draw.rectangle((0, image.height - _BAR, round(image.width * share), image.height), colour_index(GOLD.mid))


def _write_line(strip: Canvas, y: int, line: str, signs: list[str], drawn: Pictures[Any, Any]) -> None:
    """Write a line, with the next of these in the place of each sign that the fonts don't have."""
    x = _MARGIN
    for number, part in enumerate(line.split(_SIGN)):
        if number:
            strip.put(drawn.sign_sprite(signs.pop(0), _SIDE, NIGHT), x + 1, y - _SIDE // 2)
            x += _SIDE + 2
        x += strip.write_line(x, y, part, _TEXT, Ink(IVORY, NIGHT)) if part else 0


# The file


def _indices_as_greys(image: Image.Image) -> Image.Image:
    """The indices of a picture as if they were greys, so that two can be compared."""
    return Image.frombuffer("L", image.size, image.tobytes(), "raw", "L", 0, 1)


class GifWriter:
    """Writes a GIF picture by picture, all of one size and in our palette."""

    def __init__(self, out: IO[bytes], size: tuple[int, int]) -> None:
        self._out = out
        self._last: Image.Image | None = None
        out.write(b"GIF89a" + pack("<HHBBB", *size, 0xF7, 0, 0) + _GLOBAL_PALETTE + _FOR_EVER)

    def add_picture(self, image: Image.Image, milliseconds: int) -> None:
        """Write what is not as it was in the picture before."""
        part, left, top = image, 0, 0
        if self._last is not None:
            changed = ImageChops.difference(_indices_as_greys(image), _indices_as_greys(self._last)).point(_ANYTHING)
            left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
            part = Image.new("P", image.size, _SEE_THROUGH)
            part.paste(image, (0, 0), changed)
            part = part.crop((left, top, right, bottom))
        control = 0x04 if self._last is None else 0x05  # what was shown stays; from the second on there are holes
        self._out.write(b"!\xf9\x04" + pack("<BHBB", control, milliseconds // 10, _SEE_THROUGH, 0))
        self._out.write(b"," + pack("<HHHHB", left, top, part.width, part.height, 0) + _gif_pixel_data(part))
        self._last = image

    def end_file(self) -> None:
        """Write what every GIF ends with."""
        self._out.write(b";")


def _gif_pixel_data(part: Image.Image) -> bytes:
    """The pixels as a GIF holds them: those of a GIF of this picture alone."""
    part.putpalette(_GLOBAL_PALETTE)
    alone = BytesIO()
    part.save(alone, "GIF", optimize=False, interlace=0)
    return alone.getvalue()[_HEADER + 10 : -1]


def describe_film(film: Film) -> bytes:
    """What the process that draws a film is told: the film, and the languages of this process that stand in no file."""
    return pickle.dumps((MADE_UP, film))


def main() -> None:
    """Draw the film that is described on the standard input."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    languages, film = pickle.load(sys.stdin.buffer)  # from the bot itself
    add_made_up_languages(languages)
    with Path(sys.argv[1]).open("w+b") as out:
        count = write_film(film, out, sys.stdout)
    print("made", count, len(film.shots), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
