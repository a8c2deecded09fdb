"""A seat's own picture in Elements for a phone: from top to bottom the other player, the display, the hand, the sum."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Seat
from engine.elements.view import ElementsView
from engine.two_player import other
from render.elements import parts, private_hand, public_table
from render.elements.previous_round import EndedRound
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN, MEDIUM, SMALL, TINY
from render.kit.names import names_as_read
from render.kit.palette import FELT, PANEL, Colour
from render.kit.shapes import LARGE as LARGE_TYPE
from render.kit.shapes import TALL, smallest_type
from render.kit.table_parts import GOLD_INK, ON_PLATE, QUIET, QUIET_ON_FELT, RED_INK, write_name
from words.elements import ElementsWords

WIDTH, _LARGE = 640, 800
RIVAL, RIVAL_WITH_CARDS = 82, 128
"""How high the other player's row is, and rows with cards: a front, or a hand that lies open."""
_EDGE = 14
_ROOM = WIDTH - 2 * _EDGE
_DISPLAY, _HAND, _FRONT, _SUM = 8, 222, 180, 68
"""Where the display and the hand are below that, and how high the hand is, and an own front below it."""
_PLATE, _BELOW = 106, 14
_STEP, _CAPTION, _ROW = MEDIUM.width + 8, 10, 34
"""From card to card of the hand, and where its name and the cards are below its upper edge."""
_TEXT, _STRONG, _NUMBER = private_hand.TEXT, private_hand.STRONG, private_hand.SUM


def compose(
    view: ElementsView, seat: Seat, names: Sequence[str], words: ElementsWords, legal: Sequence[Action]
) -> Canvas:
    """The picture, put together but not yet encoded: no higher than for what there is, for a phone has little room."""
    names, rival, hand = names_as_read(words.catalogue, names, seat), other(seat), view.hands[seat]
    top = RIVAL_WITH_CARDS if view.fronts[rival] or _lies_open(view, rival) else RIVAL
    front = top + _HAND + (0 if hand is None else _FRONT)
    end = front + (_SUM if view.fronts[seat] or hand is None else 0)
    height = end + (0 if view.sums[seat] is None else _PLATE + _BELOW)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))
    _draw_rival(canvas, top - 10, view, rival, names, words)
    _draw_middle(canvas, top + _DISPLAY, view, names, words)
    if hand is not None:
        _draw_hand(canvas, top + _HAND, hand, words)
    elif view.mode == "tokens":  # else they stand beside the sum
        tokens = parts.small_tokens(view.scores[seat], FELT)
        canvas.put(tokens, WIDTH - _EDGE - 18 - tokens.image.width, front + SMALL.height // 2 - plates.SMALL_COIN)
        if not view.fronts[seat]:
            write_name(canvas, _EDGE + 18, front + SMALL.height // 2, names[seat], _STRONG, table_parts.ON_FELT, 240)
    _draw_front(canvas, _EDGE + 4, front, view.fronts[seat], words, FELT)
    if view.sums[seat] is not None:
        _draw_sum(canvas, end, view, seat, words, legal)
    return canvas


def compose_end(view: ElementsView, names: Sequence[str], words: ElementsWords) -> Canvas:
    """The final picture, as it is for everybody: who won, what each has, and how the last round ended."""
    top, plate = table_parts.TALL_VERDICT, 64
    height = top + 2 * (plate + 8) + 10 + 216
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))
    return _draw_ended_game(canvas, view, names, words, [(_EDGE, top), (_EDGE, top + plate + 8)], plate)


def compose_large_end(view: ElementsView, names: Sequence[str], words: ElementsWords) -> Canvas:
    """The final picture in large type: it is wider, and what each has is side by side."""
    top, plate = table_parts.TALL_VERDICT, 116
    height = top + plate + 18 + 216
    canvas = Canvas(table_parts.felt_backdrop(_LARGE, height), smallest_type(LARGE_TYPE, _LARGE, height))
    return _draw_ended_game(canvas, view, names, words, [(_EDGE, top), ((_LARGE + 8) // 2, top)], plate)


def _draw_ended_game(
    canvas: Canvas,
    view: ElementsView,
    names: Sequence[str],
    words: ElementsWords,
    at: Sequence[tuple[int, int]],
    plate: int,
) -> Canvas:
    """The end with what each has on a plate so high, at these places."""
    outcome = view.outcome
    assert outcome is not None
    table_parts.draw_tall_result(canvas, words.catalogue, outcome, view.scores, names)
    low, room = at[-1][1] + plate + 18, canvas.width - 2 * _EDGE
    wide = canvas.width - _EDGE - at[-1][0]
    for (x, y), seat in zip(at, (0, 1) if view.viewer != 1 else (1, 0), strict=True):
        middle = plate // 2
        canvas.put(table_parts.plate(wide, plate, seat in outcome.winners), x, y, plates.MARGIN)
        left, right = x + 18, x + wide - 18
        if view.mode == "tokens":
            tokens = parts.tokens(view.scores[seat])
            right -= tokens.image.width
            canvas.put(tokens, right, y + middle - plates.COIN - 1)
        else:
            won = words.say("picture-rounds-won", count=view.scores[seat])
            right -= canvas.write_line(right, y + middle, won, _TEXT, QUIET, "r", 240) + 10
            right -= canvas.write_line(right, y + middle, str(view.scores[seat]), _STRONG, GOLD_INK, "r")
        write_name(canvas, left, y + middle, names[seat], _STRONG, ON_PLATE, right - left - 16)
    if view.left is not None:
        public_table.draw_unfinished_round(canvas, _EDGE, low, room, view, view.left, names, words)
    elif view.result is not None:
        public_table.draw_round_result(
            canvas, _EDGE, low, room, EndedRound(view.result, names, words, view.rounds is None)
        )
    else:
        public_table.draw_display(canvas, _EDGE + 4, low, view.display, words, canvas.width - _EDGE)
    return canvas


def _draw_rival(
    canvas: Canvas, high: int, view: ElementsView, seat: Seat, names: Sequence[str], words: ElementsWords
) -> None:
    """The other player's name, number of cards and tokens, in one row; with a front that and the number below them.

    A hand that lies open is there, too, and its sum with the tokens.
    """
    canvas.put(table_parts.plate(_ROOM, high, view.turn == seat), _EDGE, 8, plates.MARGIN)
    cards, is_open = view.fronts[seat], _lies_open(view, seat)
    right, middle = WIDTH - _EDGE - 18, 36 if cards or is_open else 44
    if view.mode == "tokens":
        tokens = parts.small_tokens(view.scores[seat], PANEL)
        right -= tokens.image.width
        canvas.put(tokens, right, middle - plates.SMALL_COIN)
    x = left = _EDGE + 18
    held = "" if view.turn is None or is_open else words.say("picture-in-hand", count=view.hand_sizes[seat])
    if is_open:
        total = view.sums[seat] or 0
        ink = RED_INK if total > view.limit else ON_PLATE
        right -= 24 + canvas.write_line(right - 24, middle, str(total), _STRONG, ink, "r")
        right -= 8 + canvas.write_line(right - 8, middle, words.say("picture-sum"), _TEXT, QUIET, "r", room=120)
        x = _open_hand(canvas, x, view.hands[seat] or (), bool(cards))
    elif held and not cards:
        right -= 24 + canvas.write_line(right - 24, 44, held, _TEXT, QUIET, "r", room=270)
    elif held:
        x += canvas.write_line(left, 92, held, _TEXT, QUIET, room=270) + 26
    write_name(canvas, left, middle, names[seat], _STRONG, ON_PLATE, right - left - 16)
    _draw_front(canvas, x, 70, cards, words, PANEL)


def _lies_open(view: ElementsView, seat: Seat) -> bool:
    """Whether the hand of the other player lies open in a round that is played: in a replay, with everything open."""
    return view.turn is not None and view.hands[seat] is not None


def _open_hand(canvas: Canvas, x: int, cards: Sequence[int], before_front: bool) -> int:
    """The other player's cards; returns where a front may begin."""
    for value in cards:
        canvas.put(parts.card(TINY, value, PANEL), x, 70, MARGIN)
        x += TINY.width + 8
    return x + 16 if cards and before_front else x


def _draw_middle(canvas: Canvas, y: int, view: ElementsView, names: Sequence[str], words: ElementsWords) -> None:
    """What lies between the players, as it does on the table."""
    if view.left is not None:
        public_table.draw_unfinished_round(canvas, _EDGE, y + 4, _ROOM, view, view.left, names, words)
    elif (ended := EndedRound.from_view(view, names, words)) is not None:
        if view.turn is None:
            public_table.draw_round_result(canvas, _EDGE, y + 4, _ROOM, ended)
        else:
            public_table.draw_display_and_previous_round(canvas, _EDGE, y, _ROOM, ended, view.display, view.discards)
    else:
        public_table.draw_display(canvas, _EDGE + 4, y, view.display, words, WIDTH - _EDGE - public_table.OUT)
        public_table.draw_discarded_sixes(canvas, WIDTH - _EDGE, y + 17, view.discards, words, public_table.OUT)


def _draw_hand(canvas: Canvas, y: int, cards: Sequence[int], words: ElementsWords) -> None:
    """The hand below its name, in one size for the whole round: six have room."""
    x = _EDGE + 4
    canvas.write_line(x, y + _CAPTION, words.say("picture-your-hand"), table_parts.TEXT, QUIET_ON_FELT, room=_ROOM - 8)
    y += _ROW
    if not cards:
        canvas.put(parts.empty_place(MEDIUM, FELT), x, y, MARGIN)
        text = words.say("picture-no-card")
        canvas.write_line(x + _STEP + 14, y + MEDIUM.height // 2, text, _TEXT, QUIET_ON_FELT, room=_ROOM - 160)
    for number, value in enumerate(cards):
        canvas.put(parts.open_card(value), x + number * _STEP, y, MARGIN)


def _draw_front(canvas: Canvas, x: int, y: int, cards: Sequence[int], words: ElementsWords, ground: Colour) -> None:
    """A front behind its name, as far as there is room: one's own lies on the felt, below the hand."""
    if not cards:
        return
    size = SMALL if ground == FELT else TINY
    middle = y + size.height // 2
    if ground == FELT:
        said = words.say("picture-your-front")
        x += canvas.write_line(x, middle, said, table_parts.TEXT, QUIET_ON_FELT, room=230) + 14
    else:
        x += canvas.write_line(x, middle, words.say("picture-front"), _TEXT, QUIET, room=130) + 14
    step = min(size.width + 8, (WIDTH - _EDGE - 14 - size.width - x) // max(1, len(cards) - 1))
    for number, value in enumerate(cards):
        canvas.put(parts.card(size, value, ground), x + number * step, y, MARGIN)


def _draw_sum(
    canvas: Canvas, y: int, view: ElementsView, seat: Seat, words: ElementsWords, legal: Sequence[Action]
) -> None:
    """The sum beside the limit, and what it is good for."""
    canvas.put(table_parts.plate(_ROOM, _PLATE, view.turn == seat), _EDGE, y, plates.MARGIN)
    beaten = private_hand.winning_sum_of_other(view, seat)
    low = view.excess_over_limit(seat) == 0
    ink = private_hand.sum_ink(low=low, beaten=beaten)
    for x, said, number, colour in (
        (_EDGE + 84, "picture-sum", view.sums[seat], ink),
        (_EDGE + 238, "picture-limit", view.limit, GOLD_INK),
    ):
        canvas.write_line(x, y + 24, words.say(said), _TEXT, QUIET, "m", 140)
        canvas.write_line(x, y + 68, str(number), _NUMBER, colour, "m")
    left, room = _EDGE + 330, _ROOM - 346
    if view.turn == seat:
        label = table_parts.turn_label(words.say("picture-your-turn"), 24, room)
        canvas.put(label, left, y + 12)
    if low:
        said = private_hand.sum_verdict(words, legal, view, seat, beaten)
        canvas.write_line(left, y + 60, said, _TEXT, ON_PLATE, room=room)
    if view.mode == "tokens":
        tokens = parts.small_tokens(view.scores[seat], PANEL)
        canvas.put(tokens, left, y + 76)
        start = tokens.image.width + 10
        canvas.write_line(left + start, y + 86, words.say("picture-tokens"), _TEXT, QUIET, room=room - start)
