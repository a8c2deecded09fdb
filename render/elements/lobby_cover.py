"""The lobby's picture of Elements."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render import cards
from render.canvas import Canvas, backdrop
from render.cards import Size
from render.elements.parts import DESIGNS
from render.emblems import coin, wheel
from render.lettering import Face, Ink, Style
from render.palette import FELT, GOLD, IVORY, LINE, MUTED, NIGHT, blend, mapped
from render.sketch import Sketch, on_circle, shadow
from words.elements import ElementsWords

WIDTH, HEIGHT = 1000, 400
_CARD = Size(320, 448)
_TITLE, _TEXT = Style(Face.TITLE, 94), Style(Face.TEXT, 32)
_FOOT, _REACH = (738.0, 520.0), 320
_FAINT = blend(FELT, LINE, 0.28)


def compose(words: ElementsWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground())
    canvas.text(48, 150, words.say("title"), _TITLE, Ink(IVORY, FELT))
    canvas.text(52, 236, words.say("picture-cover-1"), _TEXT, Ink(MUTED, FELT))
    canvas.text(52, 278, words.say("picture-cover-2"), _TEXT, Ink(MUTED, FELT))
    return canvas


@cache
def _ground() -> Image.Image:
    picture = Image.new("RGBA", (WIDTH, HEIGHT), (*FELT, 255))
    picture.alpha_composite(_wheel())
    for number, value in enumerate(DESIGNS):
        turned, at = _turned(value, (number - 2.5) * 10)
        picture.alpha_composite(shadow(turned, 8, 5, 0.6), at)
        picture.alpha_composite(turned, at)
    return backdrop(mapped(picture.convert("RGB")))


def _wheel() -> Image.Image:
    """The faint wheel of five behind the cards."""
    sketch = Sketch(WIDTH, HEIGHT)
    wheel(sketch, (738, 200), 168, _FAINT, FELT)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT), 0, NIGHT)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT - 3), 0, GOLD.dark)
    for number in range(6):
        coin(sketch, (70 + 44 * number, 340), 17)
    return sketch.done()


def _turned(value: int, degrees: float) -> tuple[Image.Image, tuple[int, int]]:
    """A card of the fan, turned around the fan's foot, with the place of its picture's left top corner."""
    card = cards.face(_CARD, DESIGNS[value]).rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
    # An even size, so that the reduction ends at a whole pixel.
    card = card.crop((0, 0, card.width + card.width % 2, card.height + card.height % 2)).reduce(2)
    x, y = on_circle(_FOOT, _REACH, degrees / 360)
    return card, (round(x - card.width / 2), round(y - card.height / 2))
