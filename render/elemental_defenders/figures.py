"""The pictures of the rules pages of Elemental Defenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.elemental_defenders.cards import DECK, ELEMENTS, LEVELS, Card
from render.elemental_defenders.faces import HAND
from render.elemental_defenders.parts import Look, put
from render.elemental_defenders.public_table import STEP
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.furniture import GOLD_ON_FELT, ON_FELT, QUIET, QUIET_ON_FELT, STRONG, TEXT, WIDTH
from render.kit.palette import FELT, PANEL
from words.elemental_defenders import DefendersWords


def _cards(words: DefendersWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 590))
    for column, level in enumerate(LEVELS):
        canvas.text(287 + column * 150, 32, words.say(f"level-{level}"), TEXT, QUIET_ON_FELT, "m")
    for row, element in enumerate(ELEMENTS):
        y = 60 + row * 130
        canvas.text(38, y + HAND.height // 2, words.say(f"element-{element}"), STRONG, ON_FELT)
        for column in range(5):
            put(canvas, 250 + column * 150, y, DECK[5 * row + column], HAND, FELT)
    return canvas


def _row(canvas: Canvas, x: int, y: int, cards: str, fitting: str) -> None:
    for number, card in enumerate(cards.split()):
        put(canvas, x + number * STEP, y, Card(card), HAND, FELT, Look.OPEN if card in fitting else Look.SHUT)


def _minute(words: DefendersWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 200))
    y = 50
    canvas.text(75, 28, words.say("picture-attack"), TEXT, QUIET_ON_FELT, "m")
    put(canvas, 38, y, Card("A2"), HAND, FELT)
    canvas.put(furniture.arrow(FELT), 130, y + HAND.height // 2 - 14)
    for x, cards, key in ((214, "A4 A1", "same-element"), (500, "E2 F2", "same-level")):
        _row(canvas, x, y, cards, cards)
        canvas.text(x, 178, words.say(f"picture-{key}"), TEXT, GOLD_ON_FELT)
    canvas.put(furniture.place(HAND, FELT, "hand"), 786, y, MARGIN)
    canvas.text(786, 178, words.say("picture-neither"), TEXT, GOLD_ON_FELT)
    return canvas


def _answer(words: DefendersWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 320))
    canvas.text(75, 34, words.say("picture-attack"), TEXT, QUIET_ON_FELT, "m")
    for y, cards, fitting, held, why in (
        (60, "E2 F2 A4 A1 W3", "A4 A1", "hold-air", "answer-air"),
        (190, "E2 E1 F4 F2 W3", "E2 F2", "no-air", "answer-knight"),
    ):
        put(canvas, 38, y, Card("A2"), HAND, FELT)
        canvas.put(furniture.arrow(FELT), 130, y + HAND.height // 2 - 14)
        _row(canvas, 224, y, cards, fitting)
        canvas.text(650, y + 34, words.say(f"picture-{held}"), STRONG, ON_FELT)
        canvas.text(650, y + 74, words.say(f"picture-{why}"), TEXT, GOLD_ON_FELT)
    return canvas


def _mediator(words: DefendersWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 250))
    for x, long, title in ((20, 300, "mediator"), (350, 300, "wins"), (680, 300, "hand")):
        canvas.put(furniture.plate(long, 170, False), x, 16, plates.MARGIN)
        canvas.text(x + long // 2, 40, words.say(f"picture-{title}"), TEXT, QUIET, "m")
    put(canvas, 133, 66, Card("W1"), HAND, PANEL)
    put(canvas, 463, 66, Card("F3"), HAND, PANEL)
    for x, card in ((750, "E2"), (830, "A4")):
        put(canvas, x, 66, Card(card), HAND, PANEL)
    canvas.text(500, 218, words.say("picture-mediator-account"), STRONG, GOLD_ON_FELT, "m")
    return canvas


FIGURES: Mapping[str, Callable[[DefendersWords], Canvas]] = MappingProxyType(
    {"minute": _minute, "cards": _cards, "answer": _answer, "mediator": _mediator}
)
"""What the rules pages show, by the name in `figure:name`."""
