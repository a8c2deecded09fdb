"""The last picture of a game of Elements: who won, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from render import plates
from render.canvas import Canvas
from render.elements import parts
from render.elements.public_table import (
    BIG,
    GOLD_ON_FELT,
    HEIGHT,
    NAME,
    ON_FELT,
    ON_PLATE,
    QUIET_ON_FELT,
    TEXT,
    WIDTH,
    head,
    middle,
    result,
    score,
)
from render.elements.view import Outcome, View
from render.lettering import Face, Style, fit
from render.names import drawn
from render.palette import FELT

WINNER = Style(Face.TITLE, 76)
_HALF = 472


def compose(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(parts.felt(WIDTH, HEIGHT))
    head(canvas, f"after {view.round} round{'' if view.round == 1 else 's'}")
    canvas.put(parts.wreath(92, FELT), 44, 66)
    _verdict(canvas, 320, outcome, names)
    for seat, x in enumerate((20, 20 + _HALF + 16)):
        canvas.put(parts.plate(_HALF, 116, seat in outcome.winners), x, 306, plates.MARGIN)
        canvas.text(x + 22, 306 + 36, fit(drawn(names, seat), NAME, _HALF - 44), NAME, ON_PLATE)
        score(canvas, x + 22, 306 + 80, outcome.scores[seat], view.mode == "endless")
    if view.result is not None:
        result(canvas, 20, 438, 960, view.result, names, view.rounds is None)
    else:
        middle(canvas, 434, view.limit, view.display)
    return canvas


def _verdict(canvas: Canvas, x: int, outcome: Outcome, names: Sequence[str]) -> None:
    ours, theirs = outcome.scores
    if not outcome.winners:
        canvas.text(x, 150, "A draw", WINNER, ON_FELT)
        canvas.text(x, 226, f"{ours} : {theirs}", BIG, GOLD_ON_FELT)
        return
    winner = outcome.winners[0]
    canvas.text(x, 150, fit(drawn(names, winner), WINNER, WIDTH - x - 30), WINNER, ON_FELT)
    if winner == 1:
        ours, theirs = theirs, ours
    end = x + canvas.text(x, 226, f"wins {ours} : {theirs}", BIG, GOLD_ON_FELT)
    if outcome.reason == "resign":
        loser = fit(drawn(names, 1 - winner), TEXT, WIDTH - end - 160)
        canvas.text(end + 24, 230, f"{loser} resigned", TEXT, QUIET_ON_FELT)
