"""The last picture of a game of Elemental Defenders: who won, and the account of both rounds."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.elemental_defenders.view import DefendersView
from render.elemental_defenders.faces import SMALL
from render.elemental_defenders.parts import draw_card, draw_played_card
from render.elemental_defenders.public_table import HEIGHT, SMALL_STEP, draw_title, round_winner_text
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.palette import FELT
from render.kit.table_parts import (
    BIG,
    GAP,
    GOLD_INK,
    NAME,
    ON_FELT,
    ON_PLATE,
    QUIET_ON_FELT,
    STRONG,
    TEXT,
    WIDTH,
    draw_result,
    write_name,
)
from words.elemental_defenders import DefendersWords
from words.endings import UNFINISHED

_HALF = 472
_LEFTS = (20, 20 + _HALF + 16)
_RESULTS, _RESULT, _ROWS = (350, 410), 56, (521, 580)
_PILES, _TITLE = 190, 372
_WHY = 320, 249


def compose(view: DefendersView, outcome: Outcome, names: Sequence[str], words: DefendersWords) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HEIGHT))
    draw_result(canvas, words.catalogue, outcome, view.scores, names, 32)
    draw_title(canvas, view.round, view.mode, words)
    if outcome.reason not in UNFINISHED:
        why = words.round_end_reason(view.results[-1], names)
        canvas.write_wrapped(*_WHY, why, TEXT, QUIET_ON_FELT, WIDTH - _WHY[0] - 20)
    for seat, x in enumerate(_LEFTS):
        canvas.put(table_parts.plate(_HALF, 58, seat in outcome.winners), x, 284, plates.MARGIN)
        write_name(canvas, x + 22, 313, names[seat], NAME, ON_PLATE, _HALF - 140)
        canvas.write_line(x + _HALF - 22, 312, str(view.scores[seat]), BIG, GOLD_INK, "r")
    for one, y in zip(view.results, _RESULTS, strict=False):
        _draw_round_result(canvas, y, round_winner_text(one, names, words, _TITLE), words.last_card_and_points(one))
    if outcome.reason in UNFINISHED:  # nobody scores in a round that was not played to its end
        said = words.say("picture-given-up", move=view.move)
        _draw_round_result(canvas, _RESULTS[len(view.results)], words.say("picture-unfinished", round=view.round), said)
    _last_cards(canvas, view, names, words)
    return canvas


def _draw_round_result(canvas: Canvas, y: int, title: str, said: str) -> None:
    """How a round ended, in a row of its own: below a name it would seem to be that player's."""
    canvas.put(table_parts.plate(960, _RESULT, False), 20, y, plates.MARGIN)
    left, right = 42, 958
    left += canvas.write_line(left, y + _RESULT // 2, title, STRONG, GOLD_INK, room=_TITLE) + 14
    canvas.write_line(right, y + _RESULT // 2, said, TEXT, ON_PLATE, "r", right - left)


def _last_cards(canvas: Canvas, view: DefendersView, names: Sequence[str], words: DefendersWords) -> None:
    """How the last round lay when it ended: the piles, the weaker card of a move dimmed, and what was left in hand."""
    columns = view.columns()
    caption, end = _ROWS[0] - 34, _PILES
    if columns:
        said = words.say("picture-last-piles", round=view.round)
        end += GAP + canvas.write_line(end, caption, said, TEXT, QUIET_ON_FELT, room=460)
    hands = max(end, _PILES + len(columns) * SMALL_STEP + 40) if columns else _PILES
    if any(view.hands):
        canvas.write_line(hands, caption, words.say("picture-in-hand"), TEXT, QUIET_ON_FELT, room=WIDTH - 20 - hands)
    for seat, y in enumerate(_ROWS):
        write_name(canvas, 24, y + SMALL.height // 2, names[seat], STRONG, ON_FELT, _PILES - 40)
        for number, column in reversed([*enumerate(columns)]):  # a mark reaches over the next card
            draw_played_card(canvas, _PILES + number * SMALL_STEP, y, column, seat, SMALL)
        for number, card in enumerate(view.hands[seat]):
            draw_card(canvas, hands + number * SMALL_STEP, y, card, SMALL, FELT)
