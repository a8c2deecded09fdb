"""The drawn faces of the twenty cards: five figures in the colours of four Elements, with stars and Virtue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PIL import Image

from engine.elemental_defenders.cards import Card, virtue
from render.kit.cards import MARGIN, Size, blank_paper
from render.kit.emblems import Emblem, air, earth, fire, star, tones_of_hue, water
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import BLUE, GOLD, INK, IVORY, NIGHT, OCHRE, PAPER, PAPER_DARK, RED, STEEL, Colour, Hue, blend
from render.kit.sketch import Box, Point, Sketch, box_around, overlay, point_on_circle

LARGE = Size(152, 216)
"""A card of a cover or of the rules pages, where there is room."""
HAND = Size(74, 106)
LOW = Size(104, 84)
"""A card in a tall picture, where all twenty have a place of their own."""
SMALL = Size(40, 52)
_WIDE = 74
"""The measures of a face are those of a card as wide as this."""


class ElementLook(NamedTuple):
    """How an Element looks."""

    emblem: Emblem
    hue: Hue


KINDS: Mapping[str, ElementLook] = {
    "E": ElementLook(earth, OCHRE),
    "F": ElementLook(fire, RED),
    "A": ElementLook(air, STEEL),
    "W": ElementLook(water, BLUE),
}

Figure = Callable[[Sketch, Box, Hue], None]


def face(size: Size, card: Card) -> Image.Image:
    """A card's face, RGBA, with margin."""
    if size == LOW:
        return _low_face(card)
    return _small_face(size, card) if size.width <= SMALL.width else _full_face(size, card)


def _full_face(size: Size, card: Card) -> Image.Image:
    """The Element and the stars, which decide, along the upper edge; the Virtue, which scores, on a coin below."""
    sketch, _ = blank_paper(size)
    kind, unit = KINDS[card[0]], size.width / _WIDE
    left, top = MARGIN + 3.5 * unit, MARGIN + 3.5 * unit
    right, bottom = MARGIN + size.width - 3.5 * unit, MARGIN + size.height - 4.5 * unit
    band = top + 35 * unit
    sketch.rounded_rectangle((left, top, right, bottom), 5 * unit, kind.hue.mid)
    FIGURES[card[1]](sketch, (left + 13 * unit, band - 3 * unit, right, bottom), kind.hue)
    # What stands over the round corners is covered again by the paper.
    sketch.frame((left - 3 * unit, top - 3 * unit, right + 3 * unit, bottom + 3 * unit), 8 * unit, IVORY, 3.1 * unit)
    sketch.rounded_rectangle((left, top, right, band), 5 * unit, kind.hue.dark)
    sketch.rounded_rectangle((left, band - 6 * unit, right, band), 0, kind.hue.dark)
    seal = left + 16.5 * unit, (top + band) / 2
    sketch.disc(seal, 15 * unit, IVORY)
    kind.emblem(sketch, box_around(seal, 11.5 * unit), tones_of_hue(kind.hue))
    sketch.text((right - 27 * unit, seal[1]), card[1], TextStyle(FontFace.NUMERAL, round(33 * unit)), IVORY, "mm")
    star(sketch, (right - 10.5 * unit, seal[1]), 9 * unit, IVORY)
    # Larger where cards are small, as far as it leaves the Element whole.
    points = str(virtue(card))
    reach, type_size = (13.0, 20) if size.width >= LARGE.width else (18.0, 30)
    coin = left, bottom - 2 * reach * unit, left + 2 * reach * unit, bottom
    if len(points) > 1:  # two digits stay within a coin that is broader
        coin = coin[0], coin[1], coin[2] + 0.4 * reach * unit, bottom
    for inset, colour in ((-0.5, NIGHT), (1, GOLD.mid)):
        box = coin[0] + inset * unit, coin[1] + inset * unit, coin[2] - inset * unit, coin[3] - inset * unit
        sketch.rounded_rectangle(box, (reach - inset) * unit, colour)
    middle = (coin[0] + coin[2]) / 2, (coin[1] + coin[3]) / 2
    sketch.text(middle, points, TextStyle(FontFace.NUMERAL, round(type_size * unit)), NIGHT, "mm")
    return sketch.finish()


_INDEX = 38
"""How broad the index of a low card is, with its stars above its Element."""
_NUMBER = TextStyle(FontFace.NUMERAL, 37)
_GHOST = 0.3
"""How much of a figure is seen on a card of the other player's."""


def _low_face(card: Card) -> Image.Image:
    """A card in its place among all twenty: an index of stars and Element, as on a playing card, beside its figure.

    Its Virtue stands above its column.
    """
    sketch, _ = blank_paper(LOW)
    kind, (left, top, right, bottom) = KINDS[card[0]], _LOW_BOX
    sketch.rounded_rectangle((left, top, right, bottom), 7, kind.hue.mid)
    sketch.disc(((left + _INDEX + right) / 2, top + 34), 29, blend(kind.hue.mid, kind.hue.light, 0.5))
    FIGURES[card[1]](sketch, (left + _INDEX - 1, top + 3, right, bottom), kind.hue)
    # What stands over the round corners is covered again by the paper.
    sketch.frame((left - 4, top - 4, right + 4, bottom + 4), 11, IVORY, 4.1)
    _draw_index(sketch, card, kind.hue.dark)
    seal = left + _INDEX / 2, bottom - 20
    sketch.disc(seal, 16, IVORY)
    kind.emblem(sketch, box_around(seal, 12.5), tones_of_hue(kind.hue))
    return sketch.finish()


_LOW_BOX = (MARGIN + 4.0, MARGIN + 4.0, MARGIN + LOW.width - 4.0, MARGIN + LOW.height - 5.0)


def _draw_index(sketch: Sketch, card: Card, colour: Colour) -> None:
    left, top, _, bottom = _LOW_BOX
    sketch.rounded_rectangle((left, top, left + _INDEX, bottom), 7, colour)
    sketch.rounded_rectangle((left + _INDEX - 7, top, left + _INDEX, bottom), 0, colour)
    sketch.text((left + 14, top + 18), card[1], _NUMBER, IVORY)
    star(sketch, (left + 29, top + 18), 7.5, IVORY)


def opponent_face(card: Card) -> Image.Image:
    """A card of the other player's, RGBA, with margin: the same in the dark, its figure a shade."""
    kind, (left, top, right, bottom) = KINDS[card[0]], _LOW_BOX
    field = blend(kind.hue.dark, NIGHT, 0.25)
    whole, shade, index = (Sketch(LOW.width + 2 * MARGIN, LOW.height + 2 * MARGIN) for _ in range(3))
    whole.rounded_rectangle((left - 4, top - 4, right + 4, bottom + 5), 10, kind.hue.mid)
    whole.rounded_rectangle((left - 2, top - 2, right + 2, bottom + 3), 8, field)
    FIGURES[card[1]](shade, (left + _INDEX - 1, top + 3, right, bottom + 1), kind.hue)
    _draw_index(index, card, blend(kind.hue.dark, NIGHT, 0.6))
    kind.emblem(index, box_around((left + _INDEX / 2, bottom - 20), 15), tones_of_hue(kind.hue))
    part, figure = whole.finish(), shade.finish()
    figure.putalpha(figure.getchannel("A").point(lambda covered: round(covered * _GHOST)))
    overlay(part, figure)
    overlay(part, index.finish())
    return part


def _small_face(size: Size, card: Card) -> Image.Image:
    sketch, _ = blank_paper(size)
    kind = KINDS[card[0]]
    left, top = MARGIN + 2.5, MARGIN + 2.5
    right, bottom = MARGIN + size.width - 2.5, MARGIN + size.height - 2.5
    sketch.rounded_rectangle((left, top, right, bottom), 5, kind.hue.mid)
    kind.emblem(sketch, box_around(((left + right) / 2, top + 13), 9.5), _BRIGHT)
    sketch.text((left + 10, bottom - 13), card[1], TextStyle(FontFace.NUMERAL, 30), IVORY)
    star(sketch, (right - 9, bottom - 12), 7.5, IVORY)
    return sketch.finish()


_BRIGHT = tones_of_hue(Hue("bfae8b", "f7f0df", "e6d9bd"))


# The figures, each in a field of 100 by 100 that fills a box taller than wide; they rise from the card's lower edge


def _point_in_box(box: Box, x: float, y: float) -> Point:
    left, top, right, bottom = box
    return left + (right - left) * x / 100, top + (bottom - top) * y / 100


def _draw_dot(sketch: Sketch, box: Box, x: float, y: float, reach: float, colour: Colour) -> None:
    sketch.disc(_point_in_box(box, x, y), reach * (box[2] - box[0]) / 100, colour)


def mystic(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A hooded head without a face, two eyes alight, rays behind."""
    centre = _point_in_box(box, 50, 46)
    wide = (box[2] - box[0]) / 100
    for number in range(12):
        sketch.leaf(centre, point_on_circle(centre, 50 * wide, number / 12), 4.2 * wide, hue.light)
    sketch.disc(centre, 33 * wide, hue.light)
    sketch.path_shape(
        "M 50 16 C 74 22 82 44 80 62 C 94 68 100 82 100 100 L 0 100 C 0 82 6 68 20 62 C 18 44 26 22 50 16 Z",
        box,
        hue.dark,
    )
    sketch.path_shape("M 50 30 C 66 34 72 50 67 62 C 63 71 37 71 33 62 C 28 50 34 34 50 30 Z", box, NIGHT)
    sketch.path_shape(
        "M 50 16 C 66 20 75 30 79 46 C 72 34 62 27 50 25 C 38 27 28 34 21 46 C 25 30 34 20 50 16 Z", box, PAPER
    )
    for x in (41, 59):
        _draw_dot(sketch, box, x, 54, 5, GOLD.light)
    sketch.path_shape("M 44 76 L 50 70 L 56 76 L 50 84 Z", box, GOLD.mid)
    sketch.path_shape("M 46 100 L 49 84 L 51 84 L 54 100 Z", box, blend(hue.dark, NIGHT, 0.5))


def warden(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A great helm with battlements on broad shoulders."""
    sketch.path_shape("M 0 100 L 0 78 C 8 66 24 64 34 66 L 66 66 C 76 64 92 66 100 78 L 100 100 Z", box, hue.dark)
    for path in (
        "M 0 86 C 6 72 20 70 28 74 L 26 84 C 18 80 8 84 0 94 Z",
        "M 100 86 C 94 72 80 70 72 74 L 74 84 C 82 80 92 84 100 94 Z",
    ):
        sketch.path_shape(path, box, hue.light)
    sketch.path_shape(
        "M 22 28 L 22 16 L 33 16 L 33 21 L 44.5 21 L 44.5 16 L 55.5 16 L 55.5 21 L 67 21 L 67 16 L 78 16 L 78 28 Z",
        box,
        GOLD.mid,
    )
    sketch.path_shape("M 24 28 L 76 28 L 77 66 C 70 74 58 78 50 79 C 42 78 30 74 23 66 Z", box, PAPER)
    sketch.path_shape("M 50 28 L 76 28 L 77 66 C 70 74 58 78 50 79 Z", box, PAPER_DARK)
    sketch.path_shape("M 29 41 L 71 41 L 71 47 L 29 47 Z", box, NIGHT)
    sketch.path_shape("M 46.5 28 L 53.5 28 L 53.5 79 L 46.5 79 Z", box, hue.dark)
    for y in (56, 63):
        for x in (34, 41, 59, 66):
            _draw_dot(sketch, box, x, y, 2.2, NIGHT)


def priestess(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A veiled woman below a crescent."""
    sketch.path_shape("M 30 6 C 31 22 69 22 70 6 C 78 26 62 31 50 31 C 38 31 22 26 30 6 Z", box, GOLD.mid)
    sketch.path_shape(
        "M 50 24 C 76 24 82 46 83 64 C 85 82 93 92 97 100 L 3 100 C 7 92 15 82 17 64 C 18 46 24 24 50 24 Z", box, IVORY
    )
    sketch.path_shape(
        "M 50 24 C 76 24 82 46 83 64 C 85 82 93 92 97 100 L 80 100 C 72 84 74 40 50 24 Z", box, PAPER_DARK
    )
    sketch.path_shape("M 50 32 C 66 32 70 46 70 60 L 72 82 L 28 82 L 30 60 C 30 46 34 32 50 32 Z", box, hue.dark)
    sketch.path_shape(
        "M 50 36 C 62 36 65 45 64 53 C 63 62 56 69 50 69 C 44 69 37 62 36 53 C 35 45 38 36 50 36 Z", box, PAPER
    )
    sketch.path_shape(
        "M 50 36 C 60 36 64 42 64 50 C 58 46 54 42 50 40 C 46 42 42 46 36 50 C 36 42 40 36 50 36 Z", box, hue.dark
    )
    wide = (box[2] - box[0]) / 100
    for x in (43.5, 56.5):
        sketch.line(
            [_point_in_box(box, x - 3.5, 53), _point_in_box(box, x, 54.6), _point_in_box(box, x + 3.5, 53)],
            INK,
            1.8 * wide,
        )
    sketch.line([_point_in_box(box, 46, 62), _point_in_box(box, 54, 62)], RED.dark, 2 * wide)
    sketch.path_shape("M 22 100 C 24 84 36 76 50 76 C 64 76 76 84 78 100 Z", box, hue.dark)
    sketch.path_shape("M 40 77 C 44 88 56 88 60 77 L 64 79 C 58 95 42 95 36 79 Z", box, GOLD.mid)


def knight(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A helmet from the side, visor down, with a plume."""
    sketch.path_shape(
        "M 44 26 C 36 4 4 8 2 40 C 0 58 10 70 4 92 C 22 80 22 60 26 48 C 30 36 36 30 44 26 Z", box, hue.light
    )
    sketch.path_shape(
        "M 44 26 C 34 16 14 18 10 40 C 8 56 16 66 12 80 C 20 70 20 58 24 46 C 28 36 36 30 44 26 Z", box, IVORY
    )
    sketch.path_shape("M 8 100 C 10 86 22 78 36 78 L 74 78 C 88 80 96 90 98 100 Z", box, hue.dark)
    sketch.path_shape(
        "M 24 60 C 20 34 36 22 54 22 C 76 22 84 36 85 48 L 85 52 L 78 78 C 60 86 38 84 26 76 Z", box, PAPER
    )
    sketch.path_shape(
        "M 24 60 C 23 52 24 46 26 42 C 32 54 46 60 62 60 L 74 60 L 78 78 C 60 86 38 84 26 76 Z", box, PAPER_DARK
    )
    sketch.path_shape("M 44 44 L 84 38 C 90 44 96 52 97 57 L 80 70 L 52 66 C 46 60 44 52 44 44 Z", box, PAPER)
    sketch.path_shape("M 52 66 L 80 70 L 97 57 C 84 62 62 62 47 56 C 48 60 50 64 52 66 Z", box, PAPER_DARK)
    sketch.path_shape("M 56 47 L 88 43 L 91 47.5 L 57 52 Z", box, NIGHT)
    wide = (box[2] - box[0]) / 100
    for x in (64, 71, 78):
        sketch.line([_point_in_box(box, x, 57), _point_in_box(box, x - 1, 63)], NIGHT, 2.2 * wide)
    _draw_dot(sketch, box, 44, 48, 4.5, GOLD.mid)
    sketch.path_shape("M 26 76 C 38 84 60 86 78 78 L 80 84 C 62 92 38 91 24 82 Z", box, GOLD.mid)


def neonate(sketch: Sketch, box: Box, hue: Hue) -> None:
    """A swaddled child with one curl."""
    sketch.path_shape("M 12 100 C 8 84 22 76 50 76 C 78 76 92 84 88 100 Z", box, hue.dark)
    sketch.path_shape("M 50 32 C 84 32 90 58 84 72 C 78 86 22 86 16 72 C 10 58 16 32 50 32 Z", box, hue.light)
    sketch.path_shape("M 50 40 C 76 40 80 58 76 68 C 71 80 29 80 24 68 C 20 58 24 40 50 40 Z", box, IVORY)
    wide = (box[2] - box[0]) / 100
    for x in (39, 61):
        _draw_dot(sketch, box, x, 60, 3.4, INK)
    for x in (31, 69):
        _draw_dot(sketch, box, x, 67, 4, RED.light)
    sketch.line([_point_in_box(box, 44, 69), _point_in_box(box, 50, 72), _point_in_box(box, 56, 69)], INK, 2.4 * wide)
    curl = [(50, 40), (57, 43), (57, 49), (50, 50), (47, 46)]
    sketch.line([_point_in_box(box, x, y) for x, y in curl], hue.dark, 3.4 * wide)
    sketch.path_shape("M 10 100 C 12 88 30 82 46 82 L 92 93 L 92 100 Z", box, hue.light)
    sketch.path_shape("M 90 100 C 88 88 72 80 58 80 L 8 97 L 8 100 Z", box, PAPER)


FIGURES: Mapping[str, Figure] = {"5": mystic, "4": warden, "3": priestess, "2": knight, "1": neonate}
