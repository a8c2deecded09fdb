"""The lobby's pictures: words on the left, and on the right a fan of cards that no edge cuts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.kit.canvas import Backdrop, Canvas, make_backdrop
from render.kit.lettering import SMALLEST, Ink, TextStyle, fit_broken_lines, line_height, shrink_style
from render.kit.palette import FELT, GOLD, IVORY, MUTED, NIGHT, to_palette
from render.kit.sketch import Point, Sketch, point_on_circle, shadow_of
from render.kit.table_parts import WIDTH

HEIGHT = 400
EDGE = 8
"""Pixels of felt that stay free at every edge of the picture."""


class CoverLines(NamedTuple):
    """Lines of a cover: where the first begins, how far apart they are, how long they may be."""

    texts: Sequence[str]
    style: TextStyle
    x: int
    y: int
    step: int
    room: int


class CardFan(NamedTuple):
    """How cards are fanned out: around a foot, so far from it, so many degrees apart."""

    foot: Point
    reach: float
    step: float


def write_words(canvas: Canvas, title: CoverLines, lead: CoverLines) -> None:
    """The words of a cover: its title in type of one size, and what the game is about.

    Where a line of the lead is too long, all of it runs on, in a line more if need be.
    """
    size = min(shrink_style(text, title.style, title.room, SMALLEST).size for text in title.texts)
    for row, text in enumerate(title.texts):
        style = TextStyle(title.style.face, size)
        canvas.write_line(title.x, title.y + title.step * row, text, style, Ink(IVORY, FELT), room=title.room)
    y, step = lead.y, lead.step
    texts, style = fit_broken_lines(lead.texts, lead.style, lead.room, len(lead.texts) + 1)
    if len(texts) > len(lead.texts):
        y, step = y - step // 3, line_height(style)
    for row, text in enumerate(texts):
        canvas.write_line(lead.x, y + step * row, text, style, Ink(MUTED, FELT), room=lead.room)


def cover_backdrop(back: Sketch, cards: Sequence[Image.Image], fan: CardFan) -> Backdrop:
    """The cover without its words: what is drawn behind, and the cards, which come twice as large as they are shown."""
    back.rounded_rectangle((0, HEIGHT - 6, WIDTH, HEIGHT), 0, NIGHT)
    back.rounded_rectangle((0, HEIGHT - 6, WIDTH, HEIGHT - 3), 0, GOLD.dark)
    picture = Image.new("RGBA", (WIDTH, HEIGHT), (*FELT, 255))
    picture.alpha_composite(back.finish())
    for card, at in fan_cards(cards, fan):
        picture.alpha_composite(shadow_of(card, 8, 5, 0.6), at)
        picture.alpha_composite(card, at)
    return make_backdrop(to_palette(picture.convert("RGB")))


def fan_cards(cards: Sequence[Image.Image], fan: CardFan) -> Iterator[tuple[Image.Image, tuple[int, int]]]:
    """Each card, turned, with the place of its left top corner; ValueError if an edge would cut it."""
    for number, card in enumerate(cards):
        degrees = (number - (len(cards) - 1) / 2) * fan.step
        turned = card.rotate(-degrees, Image.Resampling.BICUBIC, expand=True)
        # An even size, so that the reduction ends at a whole pixel.
        turned = turned.crop((0, 0, turned.width + turned.width % 2, turned.height + turned.height % 2)).reduce(2)
        x, y = point_on_circle(fan.foot, fan.reach, degrees / 360)
        left, top = round(x - turned.width / 2), round(y - turned.height / 2)
        seen = turned.getbbox()
        if seen and not (left + seen[0] >= EDGE and left + seen[2] <= WIDTH - EDGE and top + seen[1] >= EDGE):
            raise ValueError(f"card {number} of the fan is cut: it lies from {left + seen[0]} to {left + seen[2]}")
        yield turned, (left, top)
