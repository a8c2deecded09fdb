"""The last picture of a game of Elemental Defenders: who won, and the account of both rounds."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.elemental_defenders.view import DefendersView
from render import furniture, plates
from render.canvas import Canvas
from render.cards import CLOSE
from render.elemental_defenders.faces import SMALL
from render.elemental_defenders.parts import Look, put
from render.elemental_defenders.public_table import HEIGHT, result, title
from render.furniture import (
    BIG,
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
from render.lettering import Face, Style
from render.names import drawn
from render.palette import FELT
from words.elemental_defenders import DefendersWords

_HALF = 472
_SMALL = Style(Face.TEXT, 22)
_LEFTS = (20, 20 + _HALF + 16)
_RESULTS, _ROWS = 406, (572, 640)
_PILES, _STEP = 190, SMALL.width + 2 * CLOSE


def compose(view: DefendersView, outcome: Outcome, names: Sequence[str], words: DefendersWords) -> Canvas:
    """The final picture, put together but not yet encoded."""
    assert outcome.scores is not None
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    title(canvas, view.round, view.mode, words)
    verdict(canvas, (outcome.winners, outcome.scores, outcome.reason), names, words.catalogue)
    for seat, x in enumerate(_LEFTS):
        canvas.put(furniture.plate(_HALF, 76, seat in outcome.winners), x, 314, plates.MARGIN)
        write_name(canvas, x + 22, 352, drawn(names, seat), NAME, ON_PLATE, _HALF - 140)
        canvas.text(x + _HALF - 22, 351, str(outcome.scores[seat]), BIG, GOLD_INK, "r")
    for one, x in zip(view.results, _LEFTS, strict=False):
        result(canvas, x, _RESULTS, _HALF, one, names, words)
    if outcome.reason == "resign":
        _given_up(canvas, _LEFTS[len(view.results)], view, words)
    _last_cards(canvas, view, names, words)
    return canvas


def _given_up(canvas: Canvas, x: int, view: DefendersView, words: DefendersWords) -> None:
    """A round in which somebody resigned: nobody scores in it."""
    canvas.put(furniture.plate(_HALF, 130, False), x, _RESULTS, plates.MARGIN)
    canvas.text(x + 22, _RESULTS + 46, words.say("picture-unfinished", round=view.round), STRONG, GOLD_INK)
    canvas.text(x + 22, _RESULTS + 88, words.say("picture-given-up", move=view.move), TEXT, QUIET)


def _last_cards(canvas: Canvas, view: DefendersView, names: Sequence[str], words: DefendersWords) -> None:
    """How the last round lay when it ended: the piles, the weaker card of a move dimmed, and what was left in hand."""
    columns = list(view.columns())
    hands = _PILES + max(map(len, view.piles)) * _STEP + 40
    canvas.text(_PILES, _ROWS[0] - 17, words.say("picture-last-piles", round=view.round), _SMALL, QUIET_ON_FELT)
    if any(view.hands):
        canvas.text(hands, _ROWS[0] - 17, words.say("picture-in-hand"), _SMALL, QUIET_ON_FELT)
    for seat, y in enumerate(_ROWS):
        write_name(canvas, 24, y + SMALL.height // 2, drawn(names, seat), STRONG, ON_FELT, _PILES - 40)
        for number, card in enumerate(view.piles[seat]):
            look = Look.SHUT if columns[number].beaten == seat else Look.PLAIN
            put(canvas, _PILES + number * _STEP, y, card, SMALL, FELT, look)
        for number, card in enumerate(view.hands[seat]):
            put(canvas, hands + number * _STEP, y, card, SMALL, FELT)
