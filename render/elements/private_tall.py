"""A seat's own picture in Elements for a phone: from top to bottom the other player, the display, the hand, the sum."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Seat
from engine.elements.view import ElementsView
from engine.two_player import other
from render.elements import parts, private_hand, public_table
from render.elements.previous_round import EndedRound, rows_from
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import LARGE, MARGIN, MEDIUM, SMALL, TINY
from render.kit.names import names_as_read
from render.kit.palette import FELT, PANEL, Colour
from render.kit.shapes import LARGE as LARGE_TYPE
from render.kit.shapes import TALL, smallest_type
from render.kit.table_parts import GOLD_INK, ON_PLATE, QUIET, QUIET_ON_FELT, RED_INK, write_name
from words.elements import ElementsWords

WIDTH, _LARGE = 640, 800
RIVAL, RIVAL_WITH_CARDS = 66, 108
"""How high the other player's row is, and with cards: a hidden or an open hand, and a front."""
_EDGE = 14
_ROOM = WIDTH - 2 * _EDGE
_CARDS, _NUMBERS = 480, 567
"""How wide rows of cards are, and the middle of the column at the right, with the numbers that are compared."""
_MEDALLION, _SUM_WIDTH = 58, 118
_DISPLAY, _HAND, _FRONT, _STRIP, _BELOW = 206, 164, 60, 56, 10
"""How high the display, the hand and an own front are, the strip at the bottom, and what is below it."""
_CAPTION, _ROW = 13, 30
"""Where the name of the hand and its cards are below its upper edge."""
_RIVAL_CARDS = 48
"""Where the other player's cards are."""
_TEXT, _STRONG, _NUMBER = private_hand.TEXT, private_hand.STRONG, private_hand.SUM


def compose(
    view: ElementsView, seat: Seat, names: Sequence[str], words: ElementsWords, legal: Sequence[Action]
) -> Canvas:
    """The picture, put together but not yet encoded: no higher than for what there is, for a phone has little room."""
    names, rival, hand = names_as_read(words.catalogue, names, seat), other(seat), view.hands[seat]
    with_cards = view.fronts[rival] or view.turn is not None
    display = RIVAL_WITH_CARDS if with_cards else RIVAL
    below = display + _DISPLAY
    front = below + (0 if hand is None else _HAND)
    end = front + (_FRONT if view.fronts[seat] else 0)
    height = end + _STRIP + _BELOW
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))
    _draw_rival(canvas, display - 14, view, rival, names, words)
    shows_limit = _draw_middle(canvas, display, view, names, words)
    if hand is not None:
        _draw_hand(canvas, below, hand, words, view.discards if shows_limit else 0)
        _draw_sum(canvas, below + _ROW, view, seat, words, with_limit=not shows_limit)
    _draw_front(canvas, _EDGE + 4, front, view.fronts[seat], words, FELT)
    _draw_strip(canvas, end, view, seat, words, legal)
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
    for (x, y), seat in zip(at, rows_from(view.viewer), strict=True):
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
            canvas, _EDGE, low, room, EndedRound(view.result, names, words, view.rounds is None, view.viewer)
        )
    else:
        public_table.draw_display(canvas, _EDGE + 4, low, view.display, words, canvas.width - _EDGE)
    return canvas


def _draw_rival(
    canvas: Canvas, high: int, view: ElementsView, seat: Seat, names: Sequence[str], words: ElementsWords
) -> None:
    """The other player's name and tokens, below them the backs of their cards, and their front.

    A hand that lies open is there, too, and its sum with the tokens.
    """
    canvas.put(table_parts.plate(_ROOM, high, view.turn == seat), _EDGE, 8, plates.MARGIN)
    is_open = _lies_open(view, seat)
    right, middle = WIDTH - _EDGE - 18, 34
    if view.mode == "tokens":
        tokens = parts.small_tokens(view.scores[seat], PANEL)
        right -= tokens.image.width
        canvas.put(tokens, right, middle - plates.SMALL_COIN)
    x = left = _EDGE + 18
    if is_open:
        total = view.sums[seat] or 0
        ink = RED_INK if total > view.limit else ON_PLATE
        right -= 24 + canvas.write_line(right - 24, middle, str(total), _STRONG, ink, "r")
        right -= 8 + canvas.write_line(right - 8, middle, words.say("picture-sum"), _TEXT, QUIET, "r", room=120)
        x = _open_hand(canvas, x, view.hands[seat] or (), bool(view.fronts[seat]))
    elif view.turn is not None:
        x = 26 + private_hand.draw_hidden_hand(canvas, x, _RIVAL_CARDS, view.hand_sizes[seat], words, 210)
    write_name(canvas, left, middle, names[seat], _STRONG, ON_PLATE, right - left - 16)
    _draw_front(canvas, x, _RIVAL_CARDS, view.fronts[seat], words, PANEL)


def _lies_open(view: ElementsView, seat: Seat) -> bool:
    """Whether the hand of the other player lies open in a round that is played: in a replay, with everything open."""
    return view.turn is not None and view.hands[seat] is not None


def _open_hand(canvas: Canvas, x: int, cards: Sequence[int], before_front: bool) -> int:
    """The other player's cards; returns where a front may begin."""
    for value in cards:
        canvas.put(parts.card(TINY, value, PANEL), x, _RIVAL_CARDS, MARGIN)
        x += TINY.width + 8
    return x + 16 if cards and before_front else x


def _draw_middle(canvas: Canvas, y: int, view: ElementsView, names: Sequence[str], words: ElementsWords) -> bool:
    """What lies between the players, as it does on the table; returns whether that is the display with its limit."""
    if view.left is not None:
        public_table.draw_unfinished_round(canvas, _EDGE, y, _ROOM, view, view.left, names, words)
        return False
    if (ended := EndedRound.from_view(view, names, words)) is not None:
        if view.turn is None:
            public_table.draw_round_result(canvas, _EDGE, y, _ROOM, ended)
        else:
            public_table.draw_display_and_previous_round(
                canvas, _EDGE, y - 4, _ROOM, ended, view.display, view.discards
            )
        return False
    _draw_display(canvas, y, view.display, view.limit, words)
    return True


def _draw_display(canvas: Canvas, y: int, cards: Sequence[int], limit: int, words: ElementsWords) -> None:
    """The display, and its limit behind it."""
    public_table.draw_display(canvas, _EDGE + 4, y - 4, cards, words, _EDGE + 4 + _CARDS, WIDTH - _EDGE)
    center = y + 36 + LARGE.height // 2
    canvas.put(table_parts.medallion(_MEDALLION), _NUMBERS - _MEDALLION, center - _MEDALLION, plates.MARGIN)
    canvas.write_line(_NUMBERS, center - 6, str(limit), _NUMBER, ON_PLATE, "m")
    canvas.write_line(_NUMBERS, center + 32, words.say("picture-limit"), _TEXT, GOLD_INK, "m", 92)


def _draw_hand(canvas: Canvas, y: int, cards: Sequence[int], words: ElementsWords, out: int) -> None:
    """The hand below its name, in one size for the whole round, and how many sixes are out of that."""
    x = _EDGE + 4
    end = x + canvas.write_line(
        x, y + _CAPTION, words.say("picture-your-hand"), table_parts.TEXT, QUIET_ON_FELT, room=240
    )
    if out:
        right = WIDTH - _EDGE - 4
        right -= 10 + canvas.write_line(right, y + _CAPTION, f"{out} × 6", _STRONG, table_parts.ON_FELT, "r")
        canvas.write_line(
            right, y + _CAPTION, words.say("picture-discards"), _TEXT, QUIET_ON_FELT, "r", room=right - end - 16
        )
    y += _ROW
    if not cards:
        canvas.put(parts.empty_place(MEDIUM, FELT), x, y, MARGIN)
        text = words.say("picture-no-card")
        canvas.write_line(
            x + MEDIUM.width + 22, y + MEDIUM.height // 2, text, _TEXT, QUIET_ON_FELT, room=_CARDS - MEDIUM.width - 40
        )
    step = min(MEDIUM.width + 8, (_CARDS - MEDIUM.width) // max(1, len(cards) - 1))
    for number, value in enumerate(cards):
        over = step < MEDIUM.width and number > 0
        sprite = parts.card(MEDIUM, value, FELT, over=True) if over else parts.open_card(value)
        canvas.put(sprite, x + number * step, y, MARGIN)


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
    canvas: Canvas, y: int, view: ElementsView, seat: Seat, words: ElementsWords, *, with_limit: bool
) -> None:
    """The sum below the limit, as high as a hand; ``with_limit``: with that where it stands nowhere else."""
    canvas.put(table_parts.plate(_SUM_WIDTH, MEDIUM.height, False), _NUMBERS - _SUM_WIDTH // 2, y, plates.MARGIN)
    low = view.excess_over_limit(seat) == 0
    ink = private_hand.sum_ink(low=low, beaten=private_hand.winning_sum_of_other(view, seat))
    apart = 0 if with_limit else 8
    canvas.write_line(_NUMBERS, y + 20 + apart, words.say("picture-sum"), _TEXT, QUIET, "m", _SUM_WIDTH - 12)
    canvas.write_line(_NUMBERS, y + 60 + 2 * apart, str(view.sums[seat]), _NUMBER, ink, "m")
    if with_limit:
        said = words.say("picture-limit-of", limit=view.limit)
        canvas.write_line(_NUMBERS, y + 104, said, _TEXT, GOLD_INK, "m", _SUM_WIDTH - 8)


def _draw_strip(
    canvas: Canvas, y: int, view: ElementsView, seat: Seat, words: ElementsWords, legal: Sequence[Action]
) -> None:
    """Whose turn it is, what the sum is good for, and the own tokens."""
    canvas.put(table_parts.plate(_ROOM, _STRIP, view.turn == seat), _EDGE, y, plates.MARGIN)
    left, right, middle = _EDGE + 18, WIDTH - _EDGE - 18, y + _STRIP // 2
    if view.mode == "tokens":
        said = words.say("picture-tokens")
        right -= canvas.write_line(right, middle, said, _TEXT, QUIET, "r", room=100) + 10
        tokens = parts.small_tokens(view.scores[seat], PANEL)
        right -= tokens.image.width
        canvas.put(tokens, right, middle - plates.SMALL_COIN)
    if view.turn == seat:
        label = table_parts.turn_label(words.say("picture-your-turn"), 24, 190)
        canvas.put(label, left, middle - label.image.height // 2)
        left += label.image.width + 16
    if view.sums[seat] is None:
        return
    above = view.excess_over_limit(seat)
    beaten = private_hand.winning_sum_of_other(view, seat)
    said = (
        words.say("picture-too-high", above=above)
        if above
        else private_hand.sum_verdict(words, legal, view, seat, beaten)
    )
    canvas.write_line(left, middle, said, _TEXT, ON_PLATE, room=right - left - 16)
