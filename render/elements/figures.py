"""The pictures of the rules pages of Elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from render import Picture, plates
from render.canvas import Canvas
from render.cards import LARGE, MARGIN, MEDIUM, SMALL
from render.elements import parts
from render.elements.table import (
    BIG,
    GOLD_INK,
    NAME,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    SMALL_STEP,
    STRONG,
    TEXT,
    fan,
    result,
    small,
)
from render.elements.view import ELEMENTS, Last
from render.palette import FELT

WIDTH = 1000
_NAMES = ("Ada", "Bo")


def _cards() -> Picture:
    canvas = Canvas(parts.felt(WIDTH, 280))
    for number, (value, name) in enumerate(zip(parts.VALUES, ELEMENTS, strict=True)):
        x = 54 + number * 155
        canvas.put(parts.card(LARGE, value, FELT), x, 22, MARGIN)
        canvas.text(x + LARGE.width // 2, 210, name, TEXT, ON_FELT, "m")
        canvas.text(x + LARGE.width // 2, 246, "× 6" if value == 6 else "× 2", TEXT, QUIET_ON_FELT, "m")
    return Picture(canvas.png(), "The sixteen cards: two each of 1 Wood, 2 Fire, 3 Earth, 4 Metal, 5 Water; six 6 Yin/Yang.")


def _ways() -> Picture:
    canvas = Canvas(parts.felt(WIDTH, 300))
    for x, title, cards in ((20, "Your hand", (2, 5, 6)), (388, "Display", (3, 6)), (756, "Your front", (1, 4))):
        canvas.put(parts.plate(224, 190), x, 20, plates.MARGIN)
        canvas.text(x + 112, 50, title, STRONG, ON_PLATE, "m")
        wide = MEDIUM.width * 4 // 5 + (len(cards) - 1) * MEDIUM.spine * 4 // 5
        del wide
        long = len(cards) * SMALL_STEP - 8
        small(canvas, x + 112 - long // 2, 112, cards)
    for x, word in ((244, "play"), (612, "take")):
        canvas.text(x + 72, 86, word, STRONG, ON_FELT, "m")
        canvas.put(parts.arrow(), x + 32, 106)
    return Picture(canvas.png(), "Play moves a card from your hand to the display; take moves its top card to your front.")
