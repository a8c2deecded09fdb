"""The lobby's picture of Elemental Clash."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.canvas import Canvas
from render.cover import HEIGHT, Fan, ground
from render.elemental_clash.faces import ELEMENTS, large_part
from render.elemental_clash.looks import looks
from render.emblems import Tones
from render.furniture import WIDTH
from render.lettering import Face, Ink, Style
from render.palette import FELT, IVORY, LINE, MUTED, blend
from render.sketch import Sketch, around
from words.elemental_clash import ClashWords

CARDS = ("prism_stone", "snuffing_gust", "caldera_drake")
_FAN = Fan((762.0, 790.0), 596, 9)
_TITLE, _TEXT = Style(Face.TITLE, 84), Style(Face.TEXT, 32)
_FAINT = blend(FELT, LINE, 0.4)


def compose(words: ClashWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground(words))
    for line, text in enumerate(words.say("title").split(" ", 1)):
        canvas.text(48, 112 + 84 * line, text, _TITLE, Ink(IVORY, FELT))
    canvas.text(52, 268, words.say("picture-cover-1"), _TEXT, Ink(MUTED, FELT))
    canvas.text(52, 308, words.say("picture-cover-2"), _TEXT, Ink(MUTED, FELT))
    return canvas


@cache
def _ground(words: ClashWords) -> Image.Image:
    """The four elements, faint, below the words, and the fan."""
    sketch = Sketch(WIDTH, HEIGHT)
    one = Tones(_FAINT, _FAINT, blend(FELT, _FAINT, 0.5))
    for number, element in enumerate(("earth", "air", "fire", "water")):
        ELEMENTS[element](sketch, around((72 + 62 * number, 356), 19), one)
    return ground(sketch, [_sized(large_part(looks(words)[card])) for card in CARDS], _FAN)


def _sized(card: Image.Image) -> Image.Image:
    """A card twice as large as on the cover."""
    return card.resize((round(card.width * 0.86), round(card.height * 0.86)), Image.Resampling.LANCZOS)
