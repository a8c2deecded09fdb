"""The pictures of the rules pages of Elemental Defenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.elemental_defenders.cards import DECK, ELEMENTS, LEVELS, Card
from render.elemental_defenders.faces import HAND
from render.elemental_defenders.parts import CardLook, draw_card
from render.elemental_defenders.public_table import STEP
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.lettering import extra_height, line_height, text_width
from render.kit.palette import FELT, PANEL
from render.kit.table_parts import GOLD_ON_FELT, ON_FELT, QUIET, QUIET_ON_FELT, STRONG, TEXT, WIDTH
from words.elemental_defenders import DefendersWords


def _cards_figure(words: DefendersWords) -> Canvas:
    levels = [words.say(f"level-{level}") for level in LEVELS]
    more = (
        line_height(TEXT) if any(text_width(level, TEXT) > 144 for level in levels) else 0
    )  # every second one stands higher
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 590 + more))
    for column, level in enumerate(levels):
        y = 32 + more * (column % 2 == 0)
        x = 287 + column * 150
        canvas.write_line(x, y, level, TEXT, QUIET_ON_FELT, "m", min(290, 2 * (WIDTH - 10 - x)) if more else 144)
    for row, element in enumerate(ELEMENTS):
        y = 60 + more + row * 130
        canvas.write_line(38, y + HAND.height // 2, words.say(f"element-{element}"), STRONG, ON_FELT, room=200)
        for column in range(5):
            draw_card(canvas, 250 + column * 150, y, DECK[5 * row + column], HAND, FELT)
    return canvas


def _draw_card_row(canvas: Canvas, x: int, y: int, cards: str, fitting: str) -> None:
    for number, card in enumerate(cards.split()):
        draw_card(
            canvas, x + number * STEP, y, Card(card), HAND, FELT, CardLook.OPEN if card in fitting else CardLook.SHUT
        )


def _minute_figure(words: DefendersWords) -> Canvas:
    captions = [words.say(f"picture-{key}") for key in ("same-element", "same-level", "neither")]
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 200 + extra_height(captions, TEXT, 204)))
    y = 50
    canvas.write_line(75, 28, words.say("picture-attack"), TEXT, QUIET_ON_FELT, "m", 140)
    draw_card(canvas, 38, y, Card("A2"), HAND, FELT)
    canvas.put(table_parts.arrow(FELT), 130, y + HAND.height // 2 - 14)
    for x, cards in ((214, "A4 A1"), (500, "E2 F2")):
        _draw_card_row(canvas, x, y, cards, cards)
    canvas.put(table_parts.empty_place(HAND, FELT, "hand"), 786, y, MARGIN)
    for x, room, caption in zip((214, 500, 786), (276, 276, 204), captions, strict=True):
        canvas.write_wrapped(x, 178, caption, TEXT, GOLD_ON_FELT, room, hanging=True)
    return canvas


def _answer_figure(words: DefendersWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 320))
    canvas.write_line(75, 34, words.say("picture-attack"), TEXT, QUIET_ON_FELT, "m", 140)
    for y, cards, fitting, held, why in (
        (60, "E2 F2 A4 A1 W3", "A4 A1", "hold-air", "answer-air"),
        (190, "E2 E1 F4 F2 W3", "E2 F2", "no-air", "answer-knight"),
    ):
        draw_card(canvas, 38, y, Card("A2"), HAND, FELT)
        canvas.put(table_parts.arrow(FELT), 130, y + HAND.height // 2 - 14)
        _draw_card_row(canvas, 224, y, cards, fitting)
        room, answer = WIDTH - 660, words.say(f"picture-{why}")
        up = extra_height([answer], TEXT, room) // 3
        canvas.write_line(650, y + 34 - up, words.say(f"picture-{held}"), STRONG, ON_FELT, room=room)
        canvas.write_wrapped(650, y + 74 - up, answer, TEXT, GOLD_ON_FELT, room, hanging=True)
    return canvas


def _mediator_figure(words: DefendersWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 250))
    for x, long, title in ((20, 300, "mediator"), (350, 300, "wins"), (680, 300, "hand")):
        canvas.put(table_parts.plate(long, 170, False), x, 16, plates.MARGIN)
        canvas.write_line(x + long // 2, 40, words.say(f"picture-{title}"), TEXT, QUIET, "m", long - 20)
    draw_card(canvas, 133, 66, Card("W1"), HAND, PANEL)
    draw_card(canvas, 463, 66, Card("F3"), HAND, PANEL)
    for x, card in ((750, "E2"), (830, "A4")):
        draw_card(canvas, x, 66, Card(card), HAND, PANEL)
    canvas.write_line(500, 218, words.say("picture-mediator-account"), STRONG, GOLD_ON_FELT, "m", WIDTH - 20)
    return canvas


FIGURES: Mapping[str, Callable[[DefendersWords], Canvas]] = MappingProxyType(
    {"minute": _minute_figure, "cards": _cards_figure, "answer": _answer_figure, "mediator": _mediator_figure}
)
"""What the rules pages show, by the name in `figure:name`."""
