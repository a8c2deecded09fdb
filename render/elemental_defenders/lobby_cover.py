"""The lobby's picture of Elemental Defenders."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.elemental_defenders.cards import Card
from render.canvas import Canvas, backdrop
from render.cards import Size
from render.elemental_defenders.faces import KINDS, face
from render.emblems import Tones
from render.furniture import WIDTH
from render.lettering import Face, Ink, Style
from render.palette import FELT, GOLD, IVORY, LINE, MUTED, NIGHT, blend, mapped
from render.sketch import Sketch, around, on_circle, shadow
from words.elemental_defenders import DefendersWords

HEIGHT = 400
CARDS = tuple(Card(card) for card in ("E4", "F5", "A2", "W3", "W1"))
_CARD = Size(256, 364)
_TITLE, _TEXT = Style(Face.TITLE, 84), Style(Face.TEXT, 32)
_FOOT, _REACH = (728.0, 958.0), 760
_FAINT = blend(FELT, LINE, 0.3)


def compose(words: DefendersWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground())
    canvas.text(48, 112, words.say("picture-cover-title-1"), _TITLE, Ink(IVORY, FELT))
    canvas.text(48, 196, words.say("picture-cover-title-2"), _TITLE, Ink(IVORY, FELT))
    canvas.text(52, 268, words.say("picture-cover-1"), _TEXT, Ink(MUTED, FELT))
    canvas.text(52, 308, words.say("picture-cover-2"), _TEXT, Ink(MUTED, FELT))
    return canvas


@cache
def _ground() -> Image.Image:
    picture = Image.new("RGBA", (WIDTH, HEIGHT), (*FELT, 255))
    picture.alpha_composite(_backdrop())
    for number, card in enumerate(CARDS):
        turned, at = _turned(card, (number - 2) * 7.1)
        picture.alpha_composite(shadow(turned, 8, 5, 0.6), at)
        picture.alpha_composite(turned, at)
    return backdrop(mapped(picture.convert("RGB")))


def _backdrop() -> Image.Image:
    """The four Elements, faint, below the words."""
    sketch = Sketch(WIDTH, HEIGHT)
    one = Tones(_FAINT, _FAINT, blend(FELT, _FAINT, 0.5))
    for number, kind in enumerate(KINDS.values()):
        kind.emblem(sketch, around((72 + 62 * number, 356), 19), one)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT), 0, NIGHT)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT - 3), 0, GOLD.dark)
    return sketch.done()


def _turned(card: Card, degrees: float) -> tuple[Image.Image, tuple[int, int]]:
    """A card of the fan, turned around the fan's foot, with the place of its picture's left top corner."""
    part = face(_CARD, card).rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
    # An even size, so that the reduction ends at a whole pixel.
    part = part.crop((0, 0, part.width + part.width % 2, part.height + part.height % 2)).reduce(2)
    x, y = on_circle(_FOOT, _REACH, degrees / 360)
    return part, (round(x - part.width / 2), round(y - part.height / 2))
