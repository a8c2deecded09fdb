"""The last picture of a game of Elemental Defenders: who won, and the account of both rounds."""

from __future__ import annotations

from collections.abc import Sequence

from render import furniture, plates
from render.canvas import Canvas
from render.elemental_defenders import parts
from render.elemental_defenders.public_table import HEIGHT, result
from render.elemental_defenders.view import Outcome, View
from render.furniture import BIG, GOLD_INK, NAME, ON_PLATE, QUIET, STRONG, TEXT, WIDTH, head, verdict, write_name
from render.names import drawn

_HALF = 472
_ROWS = (412, 556)


def compose(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    head(canvas, parts.TITLE, f"Round {view.round} of 2 · {view.mode}")
    verdict(canvas, (outcome.winners, outcome.scores, outcome.reason), names)
    for seat, x in enumerate((20, 20 + _HALF + 16)):
        canvas.put(furniture.plate(_HALF, 76, seat in outcome.winners), x, 314, plates.MARGIN)
        write_name(canvas, x + 22, 352, drawn(names, seat), NAME, ON_PLATE, _HALF - 140)
        canvas.text(x + _HALF - 22, 351, str(outcome.scores[seat]), BIG, GOLD_INK, "r")
    for one, y in zip(view.results, _ROWS, strict=False):
        result(canvas, 20, y, 960, one, names)
    if outcome.reason == "resign":
        _left(canvas, _ROWS[len(view.results)], view)
    return canvas


def _left(canvas: Canvas, y: int, view: View) -> None:
    """A round that was given up: nobody scores in it."""
    canvas.put(furniture.plate(960, 130, False), 20, y, plates.MARGIN)
    canvas.text(42, y + 46, f"Round {view.round} was not finished", STRONG, GOLD_INK)
    canvas.text(42, y + 88, f"given up in move {view.move}: no points", TEXT, QUIET)
