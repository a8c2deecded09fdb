"""The lobby's pictures: words on the left, and on the right a fan of cards that no edge cuts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.canvas import Backdrop, Canvas, backdrop
from render.kit.furniture import WIDTH
from render.kit.lettering import SMALLEST, Ink, Style, flowing, leading, shrunk
from render.kit.palette import FELT, GOLD, IVORY, MUTED, NIGHT, mapped
from render.kit.sketch import Point, Sketch, on_circle, shadow

HEIGHT = 400
EDGE = 8
"""Pixels of felt that stay free at every edge of the picture."""


class Lines(NamedTuple):
    """Lines of a cover: where the first begins, how far apart they are, how long they may be."""

    texts: Sequence[str]
    style: Style
    x: int
    y: int
    step: int
    room: int


class Fan(NamedTuple):
    """How cards are fanned out: around a foot, so far from it, so many degrees apart."""

    foot: Point
    reach: float
    step: float


def write(canvas: Canvas, title: Lines, lead: Lines) -> None:
    """The words of a cover: its title in type of one size, and what the game is about.

    Where a line of the lead is too long, all of it runs on, in a line more if need be.
    """
    size = min(shrunk(text, title.style, title.room, SMALLEST).size for text in title.texts)
    for row, text in enumerate(title.texts):
        style = Style(title.style.face, size)
        canvas.text(title.x, title.y + title.step * row, text, style, Ink(IVORY, FELT), room=title.room)
    y, step = lead.y, lead.step
    texts, style = flowing(lead.texts, lead.style, lead.room, len(lead.texts) + 1)
    if len(texts) > len(lead.texts):
        y, step = y - step // 3, leading(style)
    for row, text in enumerate(texts):
        canvas.text(lead.x, y + step * row, text, style, Ink(MUTED, FELT), room=lead.room)


def ground(back: Sketch, cards: Sequence[Image.Image], fan: Fan) -> Backdrop:
    """The cover without its words: what is drawn behind, and the cards, which come twice as large as they are shown."""
    back.rounded((0, HEIGHT - 6, WIDTH, HEIGHT), 0, NIGHT)
    back.rounded((0, HEIGHT - 6, WIDTH, HEIGHT - 3), 0, GOLD.dark)
    picture = Image.new("RGBA", (WIDTH, HEIGHT), (*FELT, 255))
    picture.alpha_composite(back.done())
    for card, at in fanned(cards, fan):
        picture.alpha_composite(shadow(card, 8, 5, 0.6), at)
        picture.alpha_composite(card, at)
    return backdrop(mapped(picture.convert("RGB")))


def fanned(cards: Sequence[Image.Image], fan: Fan) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
    """Each card, turned, with the place of its left top corner; ValueError if an edge would cut it."""
    for number, card in enumerate(cards):
        degrees = (number - (len(cards) - 1) / 2) * fan.step
        turned = card.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        # An even size, so that the reduction ends at a whole pixel.
        turned = turned.crop((0, 0, turned.width + turned.width % 2, turned.height + turned.height % 2)).reduce(2)
        x, y = on_circle(fan.foot, fan.reach, degrees / 360)
        left, top = round(x - turned.width / 2), round(y - turned.height / 2)
        seen = turned.getbbox()
        if seen and not (left + seen[0] >= EDGE and left + seen[2] <= WIDTH - EDGE and top + seen[1] >= EDGE):
            raise ValueError(f"card {number} of the fan is cut: it lies from {left + seen[0]} to {left + seen[2]}")
        yield turned, (left, top)
