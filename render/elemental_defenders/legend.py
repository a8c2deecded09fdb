"""What stands beside the cards of a hand in Elemental Defenders: the Elements in order, and how a round has ended."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental_defenders.cards import ELEMENTS, Card
from engine.elemental_defenders.state import Result
from render.elemental_defenders import parts
from render.elemental_defenders.faces import HAND, SMALL
from render.elemental_defenders.parts import Look, put
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, ON_PLATE, QUIET, QUIET_ON_FELT, told_of
from render.kit.lettering import Face, Style, width
from render.kit.palette import FELT, PANEL
from words.elemental_defenders import DefendersWords

TEXT, STRONG = Style(Face.TEXT, 25), Style(Face.STRONG, 26)
STRIP, TWO_LINES = 46, 78
"""The height of the Elements in order: in a line, and in two, where type is large or the picture narrow."""
ENDED = 124
_BETWEEN, _NEXT = 8, 14
_LEAST_ROOM = 150


def elements(canvas: Canvas, y: int, words: DefendersWords, height: int = STRIP) -> None:
    """The Elements on a plate across the picture, highest first, with their names where these have room."""
    left, room = 13 + 18, canvas.width - 26 - 36
    canvas.put(furniture.plate(canvas.width - 26, height, False), 13, y, plates.MARGIN)
    style, caption = canvas.readable(TEXT), words.say("picture-highest")
    signs = [parts.sign(element, style.size + 4) for element in ELEMENTS]
    names = [words.element(Card(f"{element}1")) for element in ELEMENTS]
    rest = sum(sign.image.width for sign in signs) + (len(signs) - 1) * _NEXT
    named = rest + sum(width(name, style) + _BETWEEN for name in names)
    if height == STRIP:
        middle, long = y + STRIP // 2, width(caption, style) + _NEXT
        if long + named > room:
            named, names = rest, []
        x = left + max(0, room - long - named) // 2
        x += canvas.text(x, middle, caption, TEXT, QUIET, room=room - named - _NEXT) + _NEXT
    else:
        canvas.text(canvas.width // 2, y + 22, caption, TEXT, QUIET, "m", room)
        if named > room:
            named, names = rest, []
        x, middle = left + (room - named) // 2, y + height - 24
    for place, sign in enumerate(signs):
        x += _NEXT if place else 0
        canvas.put(sign, x, middle - sign.image.height // 2)
        x += sign.image.width
        if names:
            x += _BETWEEN + canvas.text(x + _BETWEEN, middle, names[place], TEXT, ON_PLATE, room=room)


def round_ended(canvas: Canvas, y: int, result: Result, words: DefendersWords) -> None:
    """Why a round has ended and what it has paid, across the picture, with the card that won it."""
    canvas.put(furniture.plate(canvas.width - 26, ENDED, False), 13, y, plates.MARGIN)
    if result.card is None:
        said = words.say("picture-all-answered")
        canvas.lines(31, y + ENDED // 2, said, STRONG, GOLD_INK, canvas.width - 62)
        return
    put(canvas, 24, y + (ENDED - HAND.height) // 2, result.card, HAND, PANEL)
    x = 24 + HAND.width + 20
    canvas.lines(x, y + ENDED * 3 // 10, words.ended(result), TEXT, ON_PLATE, canvas.width - 31 - x)
    paid = words.won(result, "picture-won")
    canvas.text(x, y + ENDED * 3 // 4, paid, STRONG, GOLD_INK, room=canvas.width - 31 - x)


def attack(canvas: Canvas, box: tuple[int, int, int, int], card: Card, words: DefendersWords) -> None:
    """The attack in the size of the hand that is to answer it, in a box beside that; nothing where it is narrow."""
    left, top, right, bottom = box
    said = words.say("picture-attack")
    x = right - HAND.width - 14
    room = x - left - 30
    if room < width(said, canvas.readable(TEXT)):
        return
    left = max(left, x - 30 - width(said, canvas.readable(TEXT)))
    canvas.text(left + 14, (top + bottom) // 2, said, TEXT, QUIET_ON_FELT, room=room)
    put(canvas, x, top, card, HAND, FELT, Look.OPEN)


def first_round(
    canvas: Canvas, box: tuple[int, int, int, int], first: Result, names: Sequence[str], words: DefendersWords
) -> None:
    """Who has won the first round, and what it has paid, in a box beside the hand; nothing where that is narrow."""
    left, top, right, bottom = box
    room, apart = right - left - 28, (bottom - top) // 3
    if room < max(_LEAST_ROOM, width(words.say("picture-first-round"), canvas.readable(TEXT))):
        return
    canvas.put(furniture.plate(right - left, bottom - top, False), left, top, plates.MARGIN)
    x = left + 14
    canvas.text(x, top + apart, words.say("picture-first-round"), TEXT, QUIET, room=room)
    if first.winner is None or first.card is None:
        canvas.text(x, top + 2 * apart, words.say("picture-tie"), STRONG, GOLD_INK, room=room)
        return
    points = f"{names[first.winner]} +{first.points}"
    beside = SMALL.width + 12
    if room < max(_LEAST_ROOM + SMALL.width, beside + width(points, canvas.readable(STRONG))):
        beside = 0  # who has won tells more than with which card
    else:
        put(canvas, right - 14 - SMALL.width, top + (bottom - top - SMALL.height) // 2, first.card, SMALL, PANEL)
    said = told_of(lambda name: f"{name} +{first.points}", names[first.winner], STRONG, room - beside)
    canvas.text(x, top + 2 * apart, said, STRONG, GOLD_INK, room=room - beside)
