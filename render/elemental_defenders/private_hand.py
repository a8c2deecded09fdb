"""A seat's own picture in Elemental Defenders: its hand large, and everything else of the table small."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.elemental_defenders.cards import Card
from engine.elemental_defenders.view import DefendersView
from render.elemental_defenders import account, grid
from render.elemental_defenders.account import STRONG, TEXT
from render.elemental_defenders.faces import SMALL
from render.elemental_defenders.parts import draw_card, draw_played_card
from render.elemental_defenders.public_table import MEDIATE, SMALL_STEP, round_winner_text
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.lettering import FontFace, TextStyle, fit_label, text_width
from render.kit.palette import FELT, PANEL
from render.kit.shapes import WIDE, smallest_type
from render.kit.table_parts import GOLD_INK, GOLD_ON_FELT, ON_PLATE, QUIET, QUIET_ON_FELT, write_name
from words.catalogue import OwnName
from words.elemental_defenders import DefendersWords
from words.elemental_defenders.alt import playable_cards
from words.endings import UNFINISHED

WIDTH, HEIGHT = 820, 402
"""The height is that of the end of a round, or of the game."""
_TOP = 50
"""Where the cards begin while a round goes on."""
LEFT, _CAPTION, CARDS, _LARGE_CARDS = 13, 14, 142, 150
_LINE = 32
"""The lowest middle of a line that says both who is to do what and how far the game has come."""
_LAST = (240, 316)
_HALF_A_LINE = 22
"""How far above and below their middle two lines stand."""
_ACCOUNTS, _ACCOUNT = (46, 116), 66
_SIDE, _SIDE_WIDTH = 610, 196
NUMBER = TextStyle(FontFace.TITLE, 40)

_ASKED = {"attack": "picture-you-attack", "defend": "picture-you-answer"}
_AWAITED = {"attack": "picture-attacks", "defend": "picture-has-to-answer"}


def compose(
    view: DefendersView,
    seat: int,
    names: Sequence[str],
    words: DefendersWords,
    legal: Sequence[Action],
    shape: str = WIDE,
) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    names, low = addressed_names(names, seat, words), _TOP + grid.HEIGHT
    height = HEIGHT if view.is_over else low + grid.LINE + 8
    canvas = Canvas(
        table_parts.felt_backdrop(WIDTH, height), None if shape == WIDE else smallest_type(shape, WIDTH, height)
    )
    if view.is_over:
        _draw_ended_round(canvas, view, seat, names, words)
        return canvas
    draw_header(canvas, view, seat, names, words)
    grid.draw_grid(canvas, _TOP, view, seat, playable_cards(legal) or list(view.hands[seat]))
    _draw_scores_beside_cards(canvas, low, view, seat, names, words)
    grid.draw_legend_in_a_line(canvas, low, view, names, seat, words)
    return canvas


def _draw_ended_round(
    canvas: Canvas, view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords
) -> None:
    """How a round has ended, or the game: the account of it, how the cards lay, and the score."""
    _draw_score_panel(canvas, view, seat, names, words)
    if view.outcome is None:
        account.draw_round_end(canvas, _ACCOUNTS[0], view.results[-1], names, words)
    _draw_round_accounts(canvas, view, names, words)
    draw_header(canvas, view, seat, names, words)
    start, lower = (CARDS, 0) if canvas.least <= TEXT.size else (_LARGE_CARDS, 18)
    for y, whose, owner in ((_LAST[0], words.say("picture-you"), seat), (_LAST[1], names[1 - seat], 1 - seat)):
        draw_last_round(canvas, (y + lower, _SIDE), whose, view, owner, words, start)


def addressed_names(names: Sequence[str], seat: int, words: DefendersWords) -> list[str]:
    """The names as they stand in a seat's own picture, which speaks to it."""
    return [OwnName(words.say("picture-you")) if place == seat else name for place, name in enumerate(names)]


def _draw_round_accounts(canvas: Canvas, view: DefendersView, names: Sequence[str], words: DefendersWords) -> None:
    """How the rounds ended, where the hand lay."""
    for y, one in zip(_ACCOUNTS, view.results if view.outcome is not None else (), strict=False):
        _draw_account_plate(canvas, y, words.round_winner_text(one, names), words.last_card_and_points(one))
        if one.card is not None:
            draw_card(canvas, WIDTH - 26 - SMALL.width, y + (_ACCOUNT - SMALL.height) // 2, one.card, SMALL, PANEL)
    if view.outcome is not None and view.outcome.reason in UNFINISHED:
        title = words.say("picture-unfinished", round=view.round)
        _draw_account_plate(canvas, _ACCOUNTS[len(view.results)], title, words.say("picture-given-up", move=view.move))


def _draw_account_plate(canvas: Canvas, y: int, title: str, account: str) -> None:
    canvas.put(table_parts.plate(WIDTH - 26, _ACCOUNT, False), 13, y, plates.MARGIN)
    if canvas.least > TEXT.size:  # two lines of large type have no room there; the message tells the account
        canvas.write_line(30, y + 33, title, STRONG, GOLD_INK, room=WIDTH - 130)
        return
    canvas.write_line(30, y + 19, title, STRONG, GOLD_INK, room=WIDTH - 130)
    canvas.write_line(30, y + 49, account, TEXT, ON_PLATE, room=WIDTH - 130)


def draw_last_round(
    canvas: Canvas,
    at: tuple[int, int],
    whose: str,
    view: DefendersView,
    owner: int,
    words: DefendersWords,
    start: int = CARDS,
) -> None:
    """What somebody has played in the last round, and what was left in the hand; `at` is the top and the right end."""
    y, edge = at
    columns, gap = view.columns(), 6
    most = len(columns) + max(map(len, view.hands))  # eleven cards lie closer to each other than ten
    step = min(SMALL_STEP, (edge - gap - start - gap - SMALL.width) // max(most - 1, 1))
    x = start + len(columns) * step + (gap if columns else 0)
    if owner == (view.viewer or 0):
        _write_captions(canvas, y, (x, edge), view, words, start)
    write_name(canvas, _CAPTION, y + SMALL.height // 2, whose, STRONG, table_parts.ON_FELT, start - _CAPTION - 4)
    for number, column in reversed(list(enumerate(columns))):
        draw_played_card(canvas, start + number * step, y, column, owner, SMALL)
    draw_cards(canvas, x, y, view.hands[owner], step)


def _write_captions(
    canvas: Canvas, y: int, at: tuple[int, int], view: DefendersView, words: DefendersWords, first: int
) -> None:
    """What was played, from ``first`` on, and what was left in hand, which lies from `at` to `at`.

    In large type it needs two lines.
    """
    (x, edge), large = at, canvas.least > TEXT.size
    played, left = words.say("picture-last-piles", round=view.round), words.say("picture-in-hand")
    if not view.columns():
        if any(view.hands):
            canvas.write_line(first, y - 29, left, TEXT, QUIET_ON_FELT, room=edge - 6 - first)
        return
    if large:
        start = max(x, first + 240)
        canvas.write_wrapped(first, y - 41, played, TEXT, QUIET_ON_FELT, 220)
        if any(view.hands):
            canvas.write_wrapped(start, y - 41, left, TEXT, QUIET_ON_FELT, edge - 6 - start)
        return
    end = first + canvas.write_line(first, y - 29, played, TEXT, QUIET_ON_FELT, room=256)
    if any(view.hands):
        left, style = fit_label(left, TEXT, edge - 10 - end - 24, canvas.least)
        canvas.write_line(
            min(max(x, end + 24), edge - 10 - text_width(left, style)), y - 29, left, style, QUIET_ON_FELT
        )


def draw_header(
    canvas: Canvas, view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords, y: int = 28
) -> None:
    """Who is to do what, and how far the game has come: in a line, or above it where there is room."""
    right, in_a_line = canvas.width - 14, y <= _LINE
    key = "headline-over" if view.is_over else "picture-round-move"
    where = words.say(key, round=view.round, move=view.move)
    told = view.names_virtues and (view.outcome is None or canvas.least <= TEXT.size)
    if told:  # in large type who has won needs the room
        long = canvas.write_line(
            right, min(y, _LINE), where, TEXT, QUIET_ON_FELT, "r", 380 if in_a_line else right - LEFT
        )
        right -= long + 16 if in_a_line else 0
    if view.outcome is not None:
        canvas.write_line(LEFT, y, words.result_text(view, names), STRONG, GOLD_ON_FELT, room=right - LEFT)
    elif view.is_over:
        said = round_winner_text(view.results[-1], names, words, right - LEFT)
        canvas.write_line(LEFT, y, said, STRONG, GOLD_ON_FELT, room=right - LEFT)
    else:
        draw_task(canvas, view, seat, names, words, y, right)


def draw_task(
    canvas: Canvas,
    view: DefendersView,
    seat: int,
    names: Sequence[str],
    words: DefendersWords,
    y: int,
    right: int = 0,
) -> int:
    """Who is to do what; returns where that ends. ``right``: where a Challenge ends, which stands below it else."""
    end, size, below = LEFT, max(25, canvas.least), not right
    right = right or canvas.width - 14
    if view.attack is not None and view.attack.challenge:
        label = table_parts.plain_label(words.say("picture-challenge"), size, 200)
        x = end if below else right - label.image.width
        canvas.put(label, x, (y + _HALF_A_LINE if below else y) - label.image.height // 2)
        right -= 0 if below else label.image.width + 16
        y -= _HALF_A_LINE if below else 0
    if view.turn == seat:
        label = table_parts.plain_label(words.say(_ASKED.get(view.phase, MEDIATE)), size, right - end)
        canvas.put(label, end, y - label.image.height // 2)
        return end + label.image.width
    assert view.turn is not None, "somebody is to do something"
    awaited = words.say(_AWAITED.get(view.phase, "picture-may-mediate"))
    room = max(right - end - 9 - text_width(awaited, canvas.readable_style(TEXT)), 120)
    end += write_name(canvas, end, y, names[view.turn], STRONG, table_parts.ON_FELT, min(300, room)) + 9
    return end + canvas.write_line(end, y, awaited, TEXT, QUIET_ON_FELT, room=right - end)


def draw_cards(canvas: Canvas, x: int, y: int, cards: Sequence[Card], step: int = SMALL_STEP) -> None:
    for number, card in enumerate(cards):
        draw_card(canvas, x + number * step, y, card, SMALL, FELT)


def _draw_score_panel(
    canvas: Canvas, view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords
) -> None:
    """The score, and the Mediators, beside what was played."""
    top, left, right = 184, _SIDE + 14, _SIDE + _SIDE_WIDTH - 14
    canvas.put(table_parts.plate(_SIDE_WIDTH, HEIGHT - top - 14, False), _SIDE, top, plates.MARGIN)
    advanced = view.mode == "advanced"
    score, mediator = words.say("picture-score"), words.say("picture-mediator") if advanced else ""
    long = sum(text_width(text, canvas.readable_style(TEXT)) for text in (score, mediator))
    lines, first, second = ((26, 26), 52, 126) if long + 4 <= right - left else ((20, 46), 63, 129)
    canvas.write_line(left, top + lines[0], score, TEXT, QUIET, room=right - left)
    if advanced:
        canvas.write_line(right, top + lines[1], mediator, TEXT, QUIET, "r", right - left)
    for y, whose, owner in ((top + first, words.say("picture-you"), seat), (top + second, names[1 - seat], 1 - seat)):
        if advanced:  # before the name, for the margin of an empty place is wide
            draw_mediator(canvas, right - SMALL.width, y, view.mediators[owner])
        room = right - left - (SMALL.width + 2 if advanced else 0)
        write_name(canvas, left, y + 12, whose, TEXT, ON_PLATE, room)
        canvas.write_line(left, y + 46, str(view.scores[owner]), large_number_style(canvas), GOLD_INK)


def _draw_scores_beside_cards(
    canvas: Canvas, low: int, view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords
) -> None:
    """Both scores beside the cards, and below them the Mediators."""
    left, wide, high = grid.END + 8, WIDTH - grid.END - 8 - LEFT, (low - _TOP - 16) // 2
    for place, owner in enumerate((seat, 1 - seat)):
        top = _TOP + place * (high + 8)
        canvas.put(table_parts.plate(wide, high, owner == view.turn), left, top, plates.MARGIN)
        x, room = left + 14, wide - 28
        write_name(canvas, x, top + 26, words.say("picture-you") if not place else names[owner], STRONG, ON_PLATE, room)
        if not view.names_virtues:
            continue
        canvas.write_line(x, top + 70, str(view.scores[owner]), NUMBER, GOLD_INK)
        below = words.say("picture-mediator" if view.mode == "advanced" else "picture-points")
        if text_width(below, canvas.readable_style(TEXT)) <= room:  # where it isn't, the card alone says what it is
            canvas.write_line(x, top + 110, below, TEXT, QUIET, room=room)
        if view.mode == "advanced":
            draw_mediator(canvas, x, top + high - 12 - SMALL.height, view.mediators[owner])


def large_number_style(canvas: Canvas) -> TextStyle:
    """What the points are written in: as much larger than the rest in large type as elsewhere."""
    return TextStyle(NUMBER.face, max(NUMBER.size, NUMBER.size * canvas.least // TEXT.size))


def draw_mediator(canvas: Canvas, x: int, y: int, card: Card | None) -> None:
    """A Mediator on a plate, or the place of one."""
    if card is None:
        canvas.put(table_parts.empty_place(SMALL, PANEL, "small"), x, y, MARGIN)
    else:
        draw_card(canvas, x, y, card, SMALL, PANEL)
