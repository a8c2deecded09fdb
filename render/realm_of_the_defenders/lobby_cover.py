"""The lobby's picture of Realm of the Defenders."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.realm_of_the_defenders.cards import Card
from render.canvas import Canvas, backdrop
from render.lettering import Face, Ink, Style
from render.palette import FELT, GOLD, IVORY, LINE, MUTED, NIGHT, blend, mapped
from render.realm_of_the_defenders.faces import TALL, face
from render.realm_of_the_defenders.signs import suit
from render.sketch import Sketch, on_circle, shadow
from words.realm_of_the_defenders import RealmWords

WIDTH, HEIGHT = 1000, 400
_TITLE, _TEXT = Style(Face.TITLE, 72), Style(Face.TEXT, 32)
_FOOT, _REACH = (714.0, 846.0), 618
_FAN: tuple[Card, ...] = ("AS", "KC", "QD", "JH", "X1")
_FAINT = blend(FELT, LINE, 0.28)
_FAINTER = blend(FELT, LINE, 0.17)


def compose(words: RealmWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground())
    canvas.text(48, 92, words.say("picture-cover-1"), _TITLE, Ink(IVORY, FELT))
    canvas.text(48, 180, words.say("picture-cover-2"), _TITLE, Ink(IVORY, FELT))
    canvas.text(52, 258, words.say("picture-cover-3"), _TEXT, Ink(MUTED, FELT))
    canvas.text(52, 300, words.say("picture-cover-4"), _TEXT, Ink(MUTED, FELT))
    return canvas


@cache
def _ground() -> Image.Image:
    picture = Image.new("RGBA", (WIDTH, HEIGHT), (*FELT, 255))
    picture.alpha_composite(_castle())
    for number, card in enumerate(_FAN):
        turned, at = _turned(card, (number - 2) * 9.6)
        picture.alpha_composite(shadow(turned, 8, 5, 0.6), at)
        picture.alpha_composite(turned, at)
    return backdrop(mapped(picture.convert("RGB")))


def _castle() -> Image.Image:
    """A faint castle behind the cards, and the four suits below the words."""
    sketch = Sketch(WIDTH, HEIGHT)
    for left, top, wide in ((470, 96, 110), (880, 96, 110), (600, 24, 90), (770, 24, 90)):
        sketch.rounded((left, top, left + wide, HEIGHT), 0, _FAINTER if wide == 110 else _FAINT)
        for tooth in range(3):
            x = left + tooth * (wide - 22) / 2
            colour = _FAINTER if wide == 110 else _FAINT
            sketch.rounded((x, top - 20, x + 22, top + 2), 0, colour)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT), 0, NIGHT)
    sketch.rounded((0, HEIGHT - 6, WIDTH, HEIGHT - 3), 0, GOLD.dark)
    for number, letter in enumerate("SCDH"):
        suit(sketch, letter, (54 + 46 * number, 334, 84 + 46 * number, 364), GOLD.mid)
    return sketch.done()


def _turned(card: Card, degrees: float) -> tuple[Image.Image, tuple[int, int]]:
    """A card of the fan, turned around the fan's foot, with the place of its picture's left top corner."""
    part = face(card, TALL).rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
    small = part.resize((round(part.width * 0.56), round(part.height * 0.56)), Image.Resampling.LANCZOS)
    x, y = on_circle(_FOOT, _REACH, degrees / 360)
    return small, (round(x - small.width / 2), round(y - small.height / 2))
