"""The lobby's picture of Elemental Clash."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.canvas import Canvas, backdrop
from render.elemental_clash.faces import ELEMENTS, large_part
from render.elemental_clash.looks import looks
from render.emblems import Tones
from render.furniture import WIDTH
from render.lettering import Face, Ink, Style
from render.palette import FELT, GOLD, IVORY, LINE, MUTED, NIGHT, blend, mapped
from render.sketch import Sketch, around, shadow
from words.elemental_clash import ClashWords

HEIGHT = 400
CARDS = (("prism_stone", 9.0, (560, 60)), ("snuffing_gust", 0.0, (660, 34)), ("caldera_drake", -9.0, (752, 60)))
"""Which cards, how far they are turned, in degrees, and where they lie."""
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
    picture = Image.new("RGBA", (WIDTH, HEIGHT), (*FELT, 255))
    picture.alpha_composite(_backdrop())
    for card, degrees, at in CARDS:
        part = large_part(looks(words)[card])
        small = part.resize((part.width * 9 // 20, part.height * 9 // 20), Image.Resampling.LANCZOS)
        turned = small.rotate(degrees, Image.Resampling.BICUBIC, expand=True)
        picture.alpha_composite(shadow(turned, 8, 5, 0.6), at)
        picture.alpha_composite(turned, at)
    return backdrop(mapped(picture.convert("RGB")))


def _backdrop() -> Image.Image:
    """The four elements, faint, below the words."""
    sketch = Sketch(WIDTH, HEIGHT)
    one = Tones(_FAINT, _FAINT, blend(FELT, _FAINT, 0.5))
    for number, element in enumerate(("earth", "air", "fire", "water")):
        ELEMENTS[element](sketch, around((72 + 62 * number, 356), 19), one)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT), 0, NIGHT)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT - 3), 0, GOLD.dark)
    return sketch.done()
