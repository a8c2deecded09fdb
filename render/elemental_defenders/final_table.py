"""The last picture of a game of Elemental Defenders: who won, and the account of both rounds."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.elemental_defenders.view import DefendersView
from render.elemental_defenders.faces import SMALL
from render.elemental_defenders.parts import put, put_played
from render.elemental_defenders.public_table import HEIGHT, SMALL_STEP, result, title
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import (
    BIG,
    GAP,
    GOLD_INK,
    NAME,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    STRONG,
    TEXT,
    WIDTH,
    verdict,
    write_name,
)
from render.kit.lettering import more_lines
from render.kit.palette import FELT
from words.elemental_defenders import DefendersWords
from words.endings import UNFINISHED

_HALF = 472
_LEFTS = (20, 20 + _HALF + 16)
_RESULTS, _ROWS = 350, (522, 577)
_PILES = 190
_WHY = 320, 249


def compose(view: DefendersView, outcome: Outcome, names: Sequence[str], words: DefendersWords) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    verdict(canvas, words.catalogue, outcome, view.scores, names, 32)
    title(canvas, view.round, view.mode, words)
    if outcome.reason not in UNFINISHED:
        canvas.lines(*_WHY, words.ended(view.results[-1]), TEXT, QUIET_ON_FELT, WIDTH - _WHY[0] - 20)
    for seat, x in enumerate(_LEFTS):
        canvas.put(furniture.plate(_HALF, 58, seat in outcome.winners), x, 284, plates.MARGIN)
        write_name(canvas, x + 22, 313, names[seat], NAME, ON_PLATE, _HALF - 140)
        canvas.text(x + _HALF - 22, 312, str(view.scores[seat]), BIG, GOLD_INK, "r")
    for one, x in zip(view.results, _LEFTS, strict=False):
        result(canvas, x, _RESULTS, _HALF, one, names, words)
    if outcome.reason in UNFINISHED:
        _given_up(canvas, _LEFTS[len(view.results)], view, words)
    _last_cards(canvas, view, names, words)
    return canvas


def _given_up(canvas: Canvas, x: int, view: DefendersView, words: DefendersWords) -> None:
    """A round that was not played to its end: nobody scores in it."""
    canvas.put(furniture.plate(_HALF, 130, False), x, _RESULTS, plates.MARGIN)
    title, room = words.say("picture-unfinished", round=view.round), _HALF - 44
    said = words.say("picture-given-up", move=view.move)
    up = more_lines([said], TEXT, room) // 2
    canvas.text(x + 22, _RESULTS + 46 - up, title, STRONG, GOLD_INK, room=room)
    canvas.lines(x + 22, _RESULTS + 88 - up, said, TEXT, QUIET, room, hanging=True)


def _last_cards(canvas: Canvas, view: DefendersView, names: Sequence[str], words: DefendersWords) -> None:
    """How the last round lay when it ended: the piles, the weaker card of a move dimmed, and what was left in hand."""
    columns = view.columns()
    caption, end = _ROWS[0] - 23, _PILES
    if columns:
        said = words.say("picture-last-piles", round=view.round)
        end += GAP + canvas.text(end, caption, said, TEXT, QUIET_ON_FELT, room=460)
    hands = max(end, _PILES + len(columns) * SMALL_STEP + 40) if columns else _PILES
    if any(view.hands):
        canvas.text(hands, caption, words.say("picture-in-hand"), TEXT, QUIET_ON_FELT, room=WIDTH - 20 - hands)
    for seat, y in enumerate(_ROWS):
        write_name(canvas, 24, y + SMALL.height // 2, names[seat], STRONG, ON_FELT, _PILES - 40)
        for number, column in enumerate(columns):
            put_played(canvas, _PILES + number * SMALL_STEP, y, column, seat, SMALL)
        for number, card in enumerate(view.hands[seat]):
            put(canvas, hands + number * SMALL_STEP, y, card, SMALL, FELT)
