"""The last picture of a game of Elemental Defenders: who won, and the account of both rounds."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.elemental_defenders.view import DefendersView
from render import furniture, plates
from render.canvas import Canvas
from render.elemental_defenders.public_table import HEIGHT, result, title
from render.furniture import BIG, GOLD_INK, NAME, ON_PLATE, QUIET, STRONG, TEXT, WIDTH, verdict, write_name
from render.names import drawn
from words.elemental_defenders import DefendersWords

_HALF = 472
_ROWS = (412, 556)


def compose(view: DefendersView, outcome: Outcome, names: Sequence[str], words: DefendersWords) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    assert outcome.scores is not None
    title(canvas, view.round, view.mode, words)
    verdict(canvas, (outcome.winners, outcome.scores, outcome.reason), names, words.catalogue)
    for seat, x in enumerate((20, 20 + _HALF + 16)):
        canvas.put(furniture.plate(_HALF, 76, seat in outcome.winners), x, 314, plates.MARGIN)
        write_name(canvas, x + 22, 352, drawn(names, seat), NAME, ON_PLATE, _HALF - 140)
        canvas.text(x + _HALF - 22, 351, str(outcome.scores[seat]), BIG, GOLD_INK, "r")
    for one, y in zip(view.results, _ROWS, strict=False):
        result(canvas, 20, y, 960, one, names, words)
    if outcome.reason == "resign":
        _left(canvas, _ROWS[len(view.results)], view, words)
    return canvas


def _left(canvas: Canvas, y: int, view: DefendersView, words: DefendersWords) -> None:
    """A round that was given up: nobody scores in it."""
    canvas.put(furniture.plate(960, 130, False), 20, y, plates.MARGIN)
    canvas.text(42, y + 46, words.say("picture-unfinished", round=view.round), STRONG, GOLD_INK)
    canvas.text(42, y + 88, words.say("picture-given-up", move=view.move), TEXT, QUIET)
