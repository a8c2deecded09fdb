"""A seat's own picture in Elements: its cards, its sum against the limit, its front."""

from __future__ import annotations

from collections.abc import Sequence

from render import furniture, plates
from render.canvas import Canvas
from render.cards import MARGIN, MEDIUM, TINY
from render.elements import parts
from render.elements.view import View
from render.elements.words import may_knock
from render.furniture import GOLD_INK, ON_PLATE, QUIET, QUIET_ON_FELT
from render.lettering import Face, Ink, Style
from render.palette import FELT, GREEN, PANEL

WIDTH, HEIGHT = 800, 230
_SIDE = 152
_TEXT, _STRONG, _SUM = Style(Face.TEXT, 22), Style(Face.STRONG, 25), Style(Face.TITLE, 58)
_CAN = Ink(GREEN.light, PANEL)


def compose(view: View, seat: int) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    _cards(canvas, 18, 18, view.hands[seat] or [])
    _front(canvas, 18, 165, view.fronts[seat])
    _sum(canvas, WIDTH - _SIDE - 14, 14, view, seat)
    return canvas


def _cards(canvas: Canvas, x: int, y: int, cards: Sequence[int]) -> None:
    if len(cards) <= 2:
        wheel = parts.faint_wheel(47)
        canvas.put(wheel, 478 - wheel.image.width // 2, y + MEDIUM.height // 2 - wheel.image.height // 2)
    if not cards:
        canvas.put(parts.place(MEDIUM, FELT), x, y, MARGIN)
        canvas.text(x + MEDIUM.width + 18, y + MEDIUM.height // 2, "no card left", _TEXT, QUIET_ON_FELT)
    for number, value in enumerate(cards):
        canvas.put(parts.open_card(value), x + number * (MEDIUM.width + 12), y, MARGIN)


def _front(canvas: Canvas, x: int, y: int, cards: Sequence[int]) -> None:
    middle = y + TINY.height // 2
    end = x + canvas.text(x, middle, "front", _TEXT, QUIET_ON_FELT) + 14
    if not cards:
        canvas.put(parts.place(TINY, FELT), end, y, MARGIN)
    for number, value in enumerate(cards):
        canvas.put(parts.card(TINY, value, FELT), end + number * (TINY.width + 8), y, MARGIN)


def _sum(canvas: Canvas, x: int, y: int, view: View, seat: int) -> None:
    middle = x + _SIDE // 2
    can, turn = may_knock(view, seat), view.turn == seat
    canvas.put(furniture.plate(_SIDE, HEIGHT - 2 * y, turn), x, y, plates.MARGIN)
    if turn:
        label = furniture.label("your turn", 21)
        canvas.put(label, middle - label.image.width // 2, y + 14)
    canvas.text(middle, y + 64, "sum", _TEXT, QUIET, "m")
    canvas.text(middle, y + 103, str(view.sums[seat]), _SUM, _CAN if can else ON_PLATE, "m")
    canvas.text(middle, y + 148, f"limit {view.limit}", _STRONG, GOLD_INK, "m")
    if can:
        canvas.text(middle, y + 179, "can knock" if turn else "low enough", _TEXT, ON_PLATE, "m")
