"""The pictures of the rules pages of Elemental Defenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from engine.elemental_defenders import DECK, ELEMENTS, LEVELS, Card
from render import Picture, furniture, plates
from render.canvas import Canvas
from render.elemental_defenders.faces import HAND
from render.elemental_defenders.parts import Look, put
from render.elemental_defenders.public_table import STEP
from render.furniture import GOLD_ON_FELT, ON_FELT, QUIET, QUIET_ON_FELT, STRONG, TEXT, WIDTH
from render.lettering import Face, Style
from render.palette import FELT, PANEL

_SMALLER = Style(Face.TEXT, 25)


def _cards() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 590))
    for column, name in enumerate(LEVELS.values()):
        canvas.text(287 + column * 150, 32, name, TEXT, QUIET_ON_FELT, "m")
    for row, name in enumerate(ELEMENTS.values()):
        y = 60 + row * 130
        canvas.text(38, y + HAND.height // 2, name, STRONG, ON_FELT)
        for column in range(5):
            put(canvas, 250 + column * 150, y, DECK[5 * row + column], HAND, FELT)
    return Picture(
        canvas.png(),
        "The twenty cards, strongest first. Across the Levels with their stars and Virtues: Mystic 5 stars, 11; "
        "Warden 4, 10; Priestess 3, 4; Knight 2, 3; Neonate 1, 7. Down the Elements: Earth, Fire, Air, Water.",
    )


def _row(canvas: Canvas, x: int, y: int, cards: str, fitting: str) -> None:
    for number, card in enumerate(cards.split()):
        put(canvas, x + number * STEP, y, Card(card), HAND, FELT, Look.OPEN if card in fitting else Look.SHUT)


def _answer() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 320))
    canvas.text(75, 34, "attack", _SMALLER, QUIET_ON_FELT, "m")
    for y, cards, fitting, words, why in (
        (60, "E2 F2 A4 A1 W3", "A4 A1", "You hold Air:", "answer with Air"),
        (190, "E2 E1 F4 F2 W3", "E2 F2", "No Air, but Knights:", "answer with a Knight"),
    ):
        put(canvas, 38, y, Card("A2"), HAND, FELT)
        canvas.put(furniture.arrow(FELT), 130, y + HAND.height // 2 - 14)
        _row(canvas, 224, y, cards, fitting)
        canvas.text(650, y + 34, words, STRONG, ON_FELT)
        canvas.text(650, y + 74, why, TEXT, GOLD_ON_FELT)
    return Picture(
        canvas.png(),
        "The Knight of Air attacks. Who holds the Warden and the Neonate of Air has to answer with one of them, though "
        "Knights are in the hand. Who holds no Air has to answer with a Knight, of Earth or of Fire.",
    )


def _mediator() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 250))
    for x, long, title in ((20, 300, "Mediator"), (350, 300, "wins"), (680, 300, "hand")):
        canvas.put(furniture.plate(long, 170, False), x, 16, plates.MARGIN)
        canvas.text(x + long // 2, 40, title, TEXT, QUIET, "m")
    put(canvas, 133, 66, Card("W1"), HAND, PANEL)
    put(canvas, 463, 66, Card("F3"), HAND, PANEL)
    for x, card in ((750, "E2"), (830, "A4")):
        put(canvas, x, 66, Card(card), HAND, PANEL)
    canvas.text(500, 218, "10 − (2 − 1) = 9, times the Virtue 4: 36 points", STRONG, GOLD_ON_FELT, "m")
    return Picture(
        canvas.png(),
        "The Neonate of Water lies aside as a Mediator. The Priestess of Fire wins with two cards left in the hand: "
        "10 minus (2 minus 1) is 9, times the Virtue 4 makes 36 points.",
    )


FIGURES: Mapping[str, Callable[[], Picture]] = MappingProxyType(
    {"cards": cache(_cards), "answer": cache(_answer), "mediator": cache(_mediator)}
)
"""What the rules pages show, by the name in `figure:name`."""
