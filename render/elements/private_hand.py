"""A seat's own picture in Elements: its cards, its sum against the limit, its front."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Seat
from engine.elements.actions import KNOCK
from engine.elements.view import ElementsView
from render import furniture, plates
from render.canvas import Canvas
from render.cards import MARGIN, MEDIUM, TINY
from render.elements import parts
from render.elements.public_table import left, result
from render.furniture import GOLD_INK, ON_PLATE, QUIET, QUIET_ON_FELT
from render.lettering import Face, Ink, Style
from render.palette import FELT, GREEN, PANEL
from words.elements import ElementsWords

WIDTH, HEIGHT = 800, 230
RESULT = 214
"""How much higher it is while it shows how the last round ended, or how it lay when the game was broken off."""
_SIDE = 178
_TEXT, _STRONG, _SUM = Style(Face.TEXT, 24), Style(Face.STRONG, 26), Style(Face.TITLE, 58)
_CAN = Ink(GREEN.light, PANEL)


def compose(
    view: ElementsView, seat: Seat, names: Sequence[str], words: ElementsWords, legal: Sequence[Action]
) -> Canvas:
    """The picture for one seat, put together but not yet encoded; below it how the last round lay when it ended."""
    last = view.result or view.before
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT + (RESULT if last or view.left else 0)))
    if view.left is not None:
        left(canvas, 14, HEIGHT, WIDTH - 28, view, view.left, names, words)
    elif last:
        result(canvas, 14, HEIGHT, WIDTH - 28, last, names, words, coins=view.rounds is None)
    _cards(canvas, 18, 18, view.hands[seat] or (), words)
    _front(canvas, 18, 165, view.fronts[seat], words)
    _sum(canvas, WIDTH - _SIDE - 14, 14, view, seat, words, legal)
    return canvas


def _cards(canvas: Canvas, x: int, y: int, cards: Sequence[int], words: ElementsWords) -> None:
    if len(cards) <= 2:
        wheel = parts.faint_wheel(47)
        canvas.put(wheel, 478 - wheel.image.width // 2, y + MEDIUM.height // 2 - wheel.image.height // 2)
    if not cards:
        canvas.put(parts.place(MEDIUM, FELT), x, y, MARGIN)
        canvas.text(x + MEDIUM.width + 18, y + MEDIUM.height // 2, words.say("picture-no-card"), _TEXT, QUIET_ON_FELT)
    for number, value in enumerate(cards):
        canvas.put(parts.open_card(value), x + number * (MEDIUM.width + 8), y, MARGIN)


def _front(canvas: Canvas, x: int, y: int, cards: Sequence[int], words: ElementsWords) -> None:
    middle = y + TINY.height // 2
    end = x + canvas.text(x, middle, words.say("picture-front"), _TEXT, QUIET_ON_FELT) + 14
    if not cards:
        canvas.put(parts.place(TINY, FELT), end, y, MARGIN)
    for number, value in enumerate(cards):
        canvas.put(parts.card(TINY, value, FELT), end + number * (TINY.width + 8), y, MARGIN)


def _sum(
    canvas: Canvas, x: int, y: int, view: ElementsView, seat: Seat, words: ElementsWords, legal: Sequence[Action]
) -> None:
    middle = x + _SIDE // 2
    low, turn = view.above_limit(seat) == 0, view.turn == seat
    canvas.put(furniture.plate(_SIDE, HEIGHT - 2 * y, turn), x, y, plates.MARGIN)
    if turn:
        label = furniture.label(words.say("picture-your-turn"), 24)
        canvas.put(label, middle - label.image.width // 2, y + 14)
    canvas.text(middle, y + 64, words.say("picture-sum"), _TEXT, QUIET, "m")
    canvas.text(middle, y + 103, str(view.sums[seat]), _SUM, _CAN if low else ON_PLATE, "m")
    canvas.text(middle, y + 148, words.say("picture-limit-of", limit=view.limit), _STRONG, GOLD_INK, "m")
    if low:
        key = "picture-can-knock" if KNOCK in legal else "picture-low-enough"
        canvas.text(middle, y + 179, words.say(key), _TEXT, ON_PLATE, "m")
