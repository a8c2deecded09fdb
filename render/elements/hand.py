"""A seat's own picture in Elements: its cards, its sum against the limit, its front."""

from __future__ import annotations

from collections.abc import Sequence

from render import plates
from render.canvas import Canvas
from render.cards import LARGE, MARGIN, SMALL
from render.elements import parts
from render.elements.table import (
    GOLD_INK,
    NAME,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    SMALL_STEP,
    STRONG,
    TEXT,
)
from render.elements.view import View
from render.elements.words import may_knock
from render.lettering import Face, Ink, Style, fit
from render.names import drawn
from render.palette import FELT, GREEN, PANEL

WIDTH, HEIGHT = 900, 330
SIDE = 196
SUM = Style(Face.TITLE, 76)
_CAN = Ink(GREEN.light, PANEL)


def compose(view: View, seat: int, names: Sequence[str]) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    canvas = Canvas(parts.felt(WIDTH, HEIGHT))
    canvas.text(24, 36, "Your hand", NAME, ON_FELT)
    _state(canvas, view, seat, names)
    _cards(canvas, 22, 66, view.hands[seat] or [])
    _front(canvas, 22, 252, view.fronts[seat])
    _sum(canvas, WIDTH - SIDE - 16, 20, view, seat)
    return canvas


def _state(canvas: Canvas, view: View, seat: int, names: Sequence[str]) -> None:
    right = WIDTH - SIDE - 38
    if view.turn == seat:
        label = parts.label("your turn", FELT)
        canvas.put(label, right - label.image.width, 16)
    elif view.turn is not None:
        canvas.text(right, 36, f"{fit(drawn(names, view.turn), TEXT, 280)} to move", TEXT, QUIET_ON_FELT, "r")


def _cards(canvas: Canvas, x: int, y: int, cards: Sequence[int]) -> None:
    if not cards:
        canvas.put(parts.place(LARGE, FELT), x, y, MARGIN)
        canvas.text(x + LARGE.width + 22, y + LARGE.height // 2, "no card left", TEXT, QUIET_ON_FELT)
    step = LARGE.width + 14 if len(cards) <= 4 else parts.HAND_STEP
    for number, value in enumerate(cards):
        over = number > 0 and step < LARGE.width
        canvas.put(parts.card(LARGE, value, FELT, over), x + number * step, y, MARGIN)


def _front(canvas: Canvas, x: int, y: int, cards: Sequence[int]) -> None:
    end = x + canvas.text(x, y + SMALL.height // 2, "front", TEXT, QUIET_ON_FELT) + 18
    if not cards:
        canvas.text(end, y + SMALL.height // 2, "empty", TEXT, QUIET_ON_FELT)
    for number, value in enumerate(cards):
        canvas.put(parts.card(SMALL, value, FELT), end + number * SMALL_STEP, y, MARGIN)


def _sum(canvas: Canvas, x: int, y: int, view: View, seat: int) -> None:
    middle = x + SIDE // 2
    can = may_knock(view, seat)
    canvas.put(parts.plate(SIDE, HEIGHT - 40, can and view.turn == seat), x, y, plates.MARGIN)
    canvas.text(middle, y + 36, "your sum", TEXT, QUIET, "m")
    canvas.text(middle, y + 100, str(view.sums[seat]), SUM, _CAN if can else ON_PLATE, "m")
    canvas.text(middle, y + 160, f"limit {view.limit}", STRONG, GOLD_INK, "m")
    verdict = ("you may", "knock") if can else ("too high", "to knock")
    for number, words in enumerate(verdict):
        canvas.text(middle, y + 218 + 34 * number, words, TEXT, ON_PLATE if can else QUIET, "m")

