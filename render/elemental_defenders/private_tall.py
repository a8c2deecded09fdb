"""A seat's own picture in Elemental Defenders for a phone: all twenty cards in their places, and who holds them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Outcome
from engine.elemental_defenders.view import DefendersView
from render.elemental_defenders import account, grid, private_hand, public_table
from render.elemental_defenders.account import ENDED, STRONG, TEXT
from render.elemental_defenders.faces import SMALL
from render.elemental_defenders.parts import draw_card
from render.elemental_defenders.private_hand import LEFT, large_number_style
from render.elemental_defenders.public_table import SMALL_STEP
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import fit_label, line_height, text_width
from render.kit.palette import PANEL
from render.kit.shapes import TALL, smallest_type
from render.kit.table_parts import (
    GOLD_INK,
    GOLD_ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    fit_sentence,
    write_name,
)
from words.elemental_defenders import DefendersWords
from words.elemental_defenders.alt import playable_cards
from words.endings import UNFINISHED

WIDTH, _LARGE = 640, 800
_ROOM = WIDTH - 2 * LEFT
_HEAD, _LINES = 42, (24, 60)
"""The middle of the line that says who is to do what, and of the two beside it."""
_TOP, _TOP_PLAIN, _TOP_OVER = 88, 76 - grid.HEADS, 112
"""Where the cards begin, also without what stands above them, and where what is told of a round that is over."""
_TOP_PLAINLY_OVER = 64
"""The same where nothing but who has won stands above it."""
_CARDS = WIDTH - 6 - 10 * SMALL_STEP
"""Where the rows of small cards begin: ten have room, and before them as much of a name as can be."""
_BESIDE = 14
"""How far from the line that says who is to do what the two beside it end."""
_APART = 68
"""From row to row of small cards."""
_ACCOUNT, _ONE_LINE, _SCORE, _SCORE_WITH_MEDIATOR = 98, 80, 58, 104
"""How high an account is, and one whose text has a line alone, in a picture as wide as for large type."""
_LINE = 50
"""How high an account is whose title and text share a line."""
_ASIDE = 66
"""How high the plate with both Mediators is."""


def compose(
    view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords, legal: Sequence[Action]
) -> Canvas:
    """The picture, put together but not yet encoded."""
    names = private_hand.addressed_names(names, seat, words)
    if view.is_over:
        return _ended_round_canvas(view, seat, names, words)
    aside = _ASIDE + 8 if view.mode == "advanced" else 0
    top = _TOP if view.names_virtues else _TOP_PLAIN
    low = top + grid.HEIGHT
    height = low + aside + grid.STRIP + 8
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))
    grid.draw_grid(canvas, top, view, seat, playable_cards(legal) or list(view.hands[seat]))
    _write_heading(canvas, view, seat, names, words)
    if aside:
        canvas.put(table_parts.plate(_ROOM, _ASIDE, False), LEFT, low, plates.MARGIN)
        _draw_mediators(canvas, low, view, (seat, 1 - seat), names, words)
    grid.draw_legend(canvas, low + aside, view, names, seat, words)
    return canvas


def _ended_round_canvas(view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords) -> Canvas:
    """How a round has ended, or the game: the account of it, how the cards lay, and the score."""
    ended = view.outcome is not None
    if not ended and not view.names_virtues:
        return _plainly_ended_canvas(view, seat, names, words)
    top = _TOP_OVER + (2 * (_ACCOUNT + 8) + 44 if ended else ENDED + 8)
    low = top + (2 * _APART if ended else grid.HEIGHT + 2)
    score = _SCORE_WITH_MEDIATOR if view.mode == "advanced" else _SCORE
    height = low + score + 14
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))
    if ended:
        _draw_round_accounts(canvas, view, names, words, _TOP_OVER)
        for place, owner in enumerate((seat, 1 - seat)):
            whose = words.say("picture-you") if owner == seat else names[owner]
            private_hand.draw_last_round(
                canvas, (top + place * _APART, WIDTH - LEFT), whose, view, owner, words, _CARDS
            )
    else:
        account.draw_round_end(canvas, _TOP_OVER, view.results[-1], names, words)
        grid.draw_grid(canvas, top, view, seat, view.hands[seat])
    private_hand.draw_header(canvas, view, seat, names, words, 76)
    canvas.put(table_parts.plate(_ROOM, score, False), LEFT, low, plates.MARGIN)
    _draw_score(canvas, LEFT + 18, low, words.say("picture-you"), view, seat, words)
    _draw_score(canvas, LEFT + 18 + _ROOM // 2, low, names[1 - seat], view, 1 - seat, words)
    return canvas


def _plainly_ended_canvas(view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords) -> Canvas:
    """How a round has ended, for whoever has not learnt yet what it pays."""
    top = _TOP_PLAINLY_OVER + ENDED + 16 - grid.HEADS
    height = top + grid.HEIGHT + 6
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))
    private_hand.draw_header(canvas, view, seat, names, words, _TOP_PLAINLY_OVER - 32)
    account.draw_round_end(canvas, _TOP_PLAINLY_OVER, view.results[-1], names, words, paid=False)
    grid.draw_grid(canvas, top, view, seat, view.hands[seat])
    return canvas


def compose_end(view: DefendersView, names: Sequence[str], words: DefendersWords, shape: str = TALL) -> Canvas:
    """The final picture, as it is for everybody: who won, the account of both rounds, how the last one lay.

    To a seat on a phone it shows all cards of the last round in their places.
    """
    assert view.outcome is not None
    if shape == TALL and view.viewer is not None and view.outcome.reason not in UNFINISHED:
        return _own_end(view, view.outcome, view.viewer, names, words)
    seat, wide, account = view.viewer or 0, *((WIDTH, _ACCOUNT) if shape == TALL else (_LARGE, _ONE_LINE))
    rounds = len(view.results) + (view.outcome.reason in UNFINISHED)
    low = table_parts.TALL_VERDICT + rounds * (account + 8) + (44 if shape == TALL else 45)
    height = low + 2 * _APART
    canvas = Canvas(table_parts.felt_backdrop(wide, height), smallest_type(shape, wide, height))
    table_parts.draw_tall_result(canvas, words.catalogue, view.outcome, view.scores, names)
    _draw_round_accounts(canvas, view, names, words, table_parts.TALL_VERDICT, account)
    for place, owner in enumerate((seat, 1 - seat)):
        at = low + place * _APART, wide - LEFT
        private_hand.draw_last_round(
            canvas, at, names[owner], view, owner, words, _CARDS if shape == TALL else _CARDS - 16
        )
    return canvas


def _own_end(view: DefendersView, outcome: Outcome, seat: int, names: Sequence[str], words: DefendersWords) -> Canvas:
    """Who won, why the last round ended and how it lay then, and the account of the first one."""
    cards, before = table_parts.TALL_VERDICT + ENDED + 10 - grid.HEADS, view.results[:-1]
    low = cards + grid.HEIGHT + 2
    height = low + len(before) * (_LINE + 8)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))
    table_parts.draw_tall_result(canvas, words.catalogue, outcome, view.scores, names)
    addressed = private_hand.addressed_names(names, seat, words)
    account.draw_round_end(canvas, table_parts.TALL_VERDICT, view.results[-1], addressed, words)
    grid.draw_grid(canvas, cards, view, seat, view.hands[seat], heads=False)  # the account says what counts
    for place, result in enumerate(before):
        y, left, right = low + place * (_LINE + 8), LEFT + 18, WIDTH - LEFT - 18
        canvas.put(table_parts.plate(_ROOM, _LINE, False), LEFT, y, plates.MARGIN)
        half = (right - left) // 2
        title = public_table.round_winner_text(result, addressed, words, half)
        left += canvas.write_line(left, y + _LINE // 2, title, STRONG, GOLD_INK, room=half) + 16
        if result.card is not None:
            won = words.winning_points_text(result, "picture-won")
            canvas.write_line(right, y + _LINE // 2, won, TEXT, ON_PLATE, "r", right - left)
    return canvas


def _write_heading(canvas: Canvas, view: DefendersView, seat: int, names: Sequence[str], words: DefendersWords) -> None:
    """Who is to do what; how far the game has come, and the score, where that is spoken of."""
    end = private_hand.draw_task(canvas, view, seat, names, words, _HEAD)
    if not view.names_virtues:
        return
    right = WIDTH - LEFT - 1
    room = right - end - 2 * _BESIDE
    where, style = fit_label(
        words.say("picture-round-move", round=view.round, move=view.move), TEXT, room, canvas.least
    )
    if where.endswith("…"):  # a long question, before the first move: the message has both
        return
    canvas.write_line(right, _LINES[0], where, style, QUIET_ON_FELT, "r", room)
    own, theirs = view.scores[seat], view.scores[1 - seat]

    def score(name: str) -> str:
        return words.say("picture-scores", own=own, player=name, theirs=theirs)

    canvas.write_line(right, _LINES[1], fit_sentence(score, names[1 - seat], TEXT, room), TEXT, GOLD_ON_FELT, "r", room)


def _draw_round_accounts(
    canvas: Canvas,
    view: DefendersView,
    names: Sequence[str],
    words: DefendersWords,
    top: int,
    high: int = _ACCOUNT,
) -> None:
    """How the rounds ended, from ``top`` on, each on a plate so high."""
    wide = canvas.width - 2 * LEFT
    results = view.results if view.outcome is not None else ()
    told = [(words.round_winner_text(one, names), words.last_card_and_points(one), one.card) for one in results]
    if view.outcome is not None and view.outcome.reason in UNFINISHED:
        title = words.say("picture-unfinished", round=view.round)
        told.append((title, words.say("picture-given-up", move=view.move), None))
    for place, (title, said, card) in enumerate(told):
        y = top + place * (high + 8)
        canvas.put(table_parts.plate(wide, high, False), LEFT, y, plates.MARGIN)
        room = wide - 36 - (SMALL.width + 16 if card is not None else 0)
        spread = high == _ACCOUNT and text_width(said, canvas.readable_style(TEXT)) <= room  # two lines have more air
        canvas.write_line(LEFT + 18, y + (31 if spread else 20), title, STRONG, GOLD_INK, room=room)
        if spread:
            canvas.write_line(LEFT + 18, y + 68, said, TEXT, ON_PLATE, room=room)
        elif high == _ACCOUNT:
            canvas.write_wrapped(LEFT + 18, y + 70 - line_height(TEXT) // 8, said, TEXT, ON_PLATE, room)
        else:
            canvas.write_line(LEFT + 18, y + 56, said, TEXT, ON_PLATE, room=room)
        if card is not None:
            draw_card(
                canvas, canvas.width - LEFT - 16 - SMALL.width, y + (high - SMALL.height) // 2, card, SMALL, PANEL
            )


def _draw_mediators(
    canvas: Canvas,
    y: int,
    view: DefendersView,
    seats: Sequence[int],
    names: Sequence[str],
    words: DefendersWords,
) -> None:
    """Both Mediators, or their places, in a row behind what they are called."""
    middle, half = y + _ASIDE // 2, _ROOM // 2
    for place, owner in enumerate(seats):
        x, right = LEFT + 18 + place * half, LEFT + place * half + half - 18
        private_hand.draw_mediator(canvas, right - SMALL.width, middle - SMALL.height // 2, view.mediators[owner])
        room = right - SMALL.width - 14 - x
        name = words.say("picture-you") if not place else names[owner]
        x += write_name(canvas, x, middle, name, TEXT, ON_PLATE, room // 2) + 12
        said = words.say("picture-mediator")
        canvas.write_line(x, middle, said, TEXT, QUIET, room=right - SMALL.width - 14 - x)


def _draw_score(
    canvas: Canvas, x: int, y: int, whose: str, view: DefendersView, owner: int, words: DefendersWords
) -> None:
    """Somebody's score, and their Mediator."""
    right = x + _ROOM // 2 - 36
    if view.mode != "advanced":
        number = str(view.scores[owner])
        size = large_number_style(canvas)
        end = x + write_name(canvas, x, y + 29, whose, TEXT, ON_PLATE, right - x - text_width(number, size) - 12) + 12
        end += canvas.write_line(end, y + 28, number, size, GOLD_INK) + 10
        said = words.say("picture-points")
        if end + text_width(said, canvas.readable_style(TEXT)) <= right:
            canvas.write_line(end, y + 29, said, TEXT, QUIET)
        return
    write_name(canvas, x, y + 27, whose, TEXT, ON_PLATE, right - x - SMALL.width - 14)
    end = x + canvas.write_line(x, y + 72, str(view.scores[owner]), large_number_style(canvas), GOLD_INK) + 10
    private_hand.draw_mediator(canvas, right - SMALL.width, y + 38, view.mediators[owner])
    room = right - SMALL.width - 12 - end
    canvas.write_line(right - SMALL.width - 12, y + 72, words.say("picture-mediator"), TEXT, QUIET, "r", room)
