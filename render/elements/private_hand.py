"""A seat's own picture in Elements: the display and the other player's front, its cards, its sum against the limit."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Seat
from engine.elements.actions import KNOCK
from engine.elements.view import ElementsView
from engine.two_player import other
from render.elements import parts
from render.elements.public_table import draw_middle, draw_unfinished_round
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN, MEDIUM, TINY
from render.kit.lettering import FontFace, Ink, TextStyle
from render.kit.names import names_as_read
from render.kit.palette import FELT, GREEN, PANEL
from render.kit.shapes import WIDE, smallest_type
from render.kit.table_parts import GOLD_INK, ON_PLATE, QUIET, QUIET_ON_FELT, RED_INK, fit_name
from words.elements import ElementsWords

WIDTH, HEIGHT = 800, 222
RIVAL, BETWEEN = 82, 205
"""How much higher it is for the other player's row, and for what lies between."""
_SIDE, _LARGE_SIDE = 178, 216
"""How wide the plate with the sum is, and how wide it is with large type."""
_TOKENS = 166
"""How much room tokens have between the own front and that plate."""
TEXT, STRONG, SUM = TextStyle(FontFace.TEXT, 24), TextStyle(FontFace.STRONG, 26), TextStyle(FontFace.TITLE, 58)
CAN = Ink(GREEN.light, PANEL)


def compose(
    view: ElementsView,
    seat: Seat,
    names: Sequence[str],
    words: ElementsWords,
    legal: Sequence[Action],
    shape: str = WIDE,
) -> Canvas:
    """The picture for one seat, put together but not yet encoded: the table from its own side, and its hand."""
    rival, top, names = RIVAL, RIVAL + BETWEEN, names_as_read(words.catalogue, names, seat)
    side = _SIDE if shape == WIDE else _LARGE_SIDE
    canvas = Canvas(
        table_parts.felt_backdrop(WIDTH, top + HEIGHT),
        None if shape == WIDE else smallest_type(shape, WIDTH, top + HEIGHT),
    )
    _draw_rival(canvas, 8, view, other(seat), names, words)
    if view.left is not None:
        draw_unfinished_round(canvas, 14, rival + 4, WIDTH - 28, view, view.left, names, words)
    else:
        draw_middle(canvas, 14, rival + 4, WIDTH - 28, view, names, words, own=True)
    if (hand := view.hands[seat]) is not None:
        _draw_hand(canvas, 18, top + 18, WIDTH - side - 38, hand, words)
    _draw_front(canvas, 18, top + 165, WIDTH - side - _TOKENS, view.fronts[seat], words)
    if view.mode == "tokens":
        tokens = parts.small_tokens(view.scores[seat], FELT)
        start, middle = WIDTH - side - 30 - tokens.image.width, top + 165 + TINY.height // 2
        canvas.put(tokens, start, middle - 16 - plates.SMALL_COIN)
        said = words.say("picture-tokens")
        canvas.write_line(start, middle + 15, said, TEXT, QUIET_ON_FELT, room=tokens.image.width)
    if view.sums[seat] is not None:
        _draw_sum(canvas, (WIDTH - side - 14, top + 14, side), view, seat, words, legal)
    return canvas


def _draw_rival(
    canvas: Canvas, y: int, view: ElementsView, seat: Seat, names: Sequence[str], words: ElementsWords
) -> None:
    """The other player's name, number of cards and front in a row of 72 pixels."""
    canvas.put(table_parts.plate(WIDTH - 28, 72, view.turn == seat), 14, y, plates.MARGIN)
    middle = y + 36
    counted = view.mode == "tokens"
    above = middle - 12 if counted else middle
    name = fit_name(names[seat], canvas.readable_style(STRONG), 280)
    x = max(196, 52 + canvas.write_line(32, above, name, STRONG, ON_PLATE))
    if counted:
        canvas.put(parts.small_tokens(view.scores[seat], PANEL), 32, middle + 9)
    if not view.shows_ended_round:
        room = 240 + 15 * (canvas.least - 22)
        x = draw_hidden_hand(canvas, x, y + 14, view.hand_sizes[seat], words, room)
    cards = view.fronts[seat]
    if not cards:
        return
    x = max(400, x + 20)
    x += 14 + canvas.write_line(x, middle, words.say("picture-front"), TEXT, QUIET, room=100)
    step = min(TINY.width + 8, (WIDTH - 66 - x) // max(1, len(cards) - 1))
    for number, value in enumerate(cards):
        canvas.put(parts.card(TINY, value, PANEL), x + number * step, y + 14, MARGIN)


def draw_hidden_hand(canvas: Canvas, x: int, y: int, size: int, words: ElementsWords, room: int) -> int:
    """The backs of the other player's cards and how many they are, in so much room; returns where that ends."""
    for number in range(size):
        canvas.put(parts.back(TINY, PANEL, number > 0), x + number * parts.BACK_STEP, y, MARGIN)
    if size:
        x += TINY.width + (size - 1) * parts.BACK_STEP + 14
    said = words.say("picture-in-hand", count=size)
    return x + canvas.write_line(x, y + TINY.height // 2, said, TEXT, QUIET, room=room)


def _draw_hand(canvas: Canvas, x: int, y: int, room: int, cards: Sequence[int], words: ElementsWords) -> None:
    if not cards:
        canvas.put(parts.empty_place(MEDIUM, FELT), x, y, MARGIN)
        canvas.write_line(
            x + MEDIUM.width + 18, y + MEDIUM.height // 2, words.say("picture-no-card"), TEXT, QUIET_ON_FELT, room=480
        )
    step = min(MEDIUM.width + 8, (room - MEDIUM.width) // max(1, len(cards) - 1))
    for number, value in enumerate(cards):
        canvas.put(parts.open_card(value), x + number * step, y, MARGIN)


def _draw_front(canvas: Canvas, x: int, y: int, edge: int, cards: Sequence[int], words: ElementsWords) -> None:
    if not cards:
        return
    middle = y + TINY.height // 2
    end = x + canvas.write_line(x, middle, words.say("picture-your-front"), TEXT, QUIET_ON_FELT, room=180) + 14
    step = min(TINY.width + 8, (edge - TINY.width - end) // max(1, len(cards) - 1))
    for number, value in enumerate(cards):
        canvas.put(parts.card(TINY, value, FELT), end + number * step, y, MARGIN)


def _draw_sum(
    canvas: Canvas,
    at: tuple[int, int, int],
    view: ElementsView,
    seat: Seat,
    words: ElementsWords,
    legal: Sequence[Action],
) -> None:
    x, y, wide = at
    middle, room = x + wide // 2, wide - 12
    low, turn = view.excess_over_limit(seat) == 0, view.turn == seat
    beaten = winning_sum_of_other(view, seat)
    canvas.put(table_parts.plate(wide, HEIGHT - 28, turn), x, y, plates.MARGIN)
    if turn:
        label = table_parts.turn_label(words.say("picture-your-turn"), max(24, canvas.least), wide)
        canvas.put(label, middle - label.image.width // 2, y + (14 if wide == _SIDE else 6))
    else:  # what follows has the plate for itself
        y -= 20
    if not low:  # a line less
        y += 8
    ink = sum_ink(low=low, beaten=beaten)
    canvas.write_line(middle, y + 66, words.say("picture-sum"), TEXT, QUIET, "m", room)
    canvas.write_line(middle, y + 102, str(view.sums[seat]), SUM, ink, "m")
    canvas.write_line(middle, y + 143, words.say("picture-limit-of", limit=view.limit), STRONG, GOLD_INK, "m", room)
    if low:
        canvas.write_line(middle, y + 170, sum_verdict(words, legal, view, seat, beaten), TEXT, ON_PLATE, "m", room)


def sum_ink(*, low: bool, beaten: int | None) -> Ink:
    """The colour of an own sum: above the limit it loses, as in the result of a round."""
    return RED_INK if not low else CAN if beaten is None else ON_PLATE


def winning_sum_of_other(view: ElementsView, seat: Seat) -> int | None:
    """The other player's sum, where it has won the round that is over."""
    last = view.result if view.turn is None else None
    if last is None or last.sums is None or last.winner == seat:
        return None
    return last.sums[other(seat)]


def sum_verdict(
    words: ElementsWords, legal: Sequence[Action], view: ElementsView, seat: Seat, beaten: int | None
) -> str:
    """What a sum within the limit is good for."""
    if beaten is not None:
        return (
            words.say("picture-is-higher", sum=beaten)
            if beaten > (view.sums[seat] or 0)
            else words.say("picture-equal")
        )
    last = view.result if view.turn is None else None
    if last is not None and last.winner == seat:
        if last.why == "over" and last.sums is not None:
            return words.say("picture-is-above", sum=last.sums[other(seat)])
        return words.say("picture-closest")
    return words.say("picture-can-knock" if KNOCK in legal else "picture-low-enough")
