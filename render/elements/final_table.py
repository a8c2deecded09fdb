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
    write_name,
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
    head(canvas, f"Round {view.round}" if outcome.reason == "resign" else _rounds(view.round))
    canvas.put(parts.wreath(92, FELT), 44, 66)
    _verdict(canvas, 320, outcome, names)
    for seat, x in enumerate((20, 20 + _HALF + 16)):
        canvas.put(parts.plate(_HALF, 116, seat in outcome.winners), x, 306, plates.MARGIN)
        write_name(canvas, x + 22, 306 + 36, drawn(names, seat), NAME, ON_PLATE, _HALF - 44)
        score(canvas, x + 22, 306 + 80, outcome.scores[seat], view.mode == "endless")
    if view.result is not None:
        result(canvas, 20, 438, 960, view.result, names, view.rounds is None)
    else:
        middle(canvas, 434, view.limit, view.display)
    return canvas


def _rounds(number: int) -> str:
    return f"after {number} round{'' if number == 1 else 's'}"


def _verdict(canvas: Canvas, x: int, outcome: Outcome, names: Sequence[str]) -> None:
    ours, theirs = outcome.scores
    if not outcome.winners:
        canvas.text(x, 150, "A draw", WINNER, ON_FELT)
        canvas.text(x, 226, f"{ours} : {theirs}", BIG, GOLD_ON_FELT)
        return
    winner = outcome.winners[0]
    write_name(canvas, x, 150, drawn(names, winner), WINNER, ON_FELT, WIDTH - x - 30)
    if outcome.reason == "resign":
        end = x + canvas.text(x, 226, "wins", BIG, GOLD_ON_FELT)
        loser = fit(drawn(names, 1 - winner), TEXT, WIDTH - end - 170)
        canvas.text(end + 24, 232, f"{loser} resigned", TEXT, QUIET_ON_FELT)
        return
    if winner == 1:
        ours, theirs = theirs, ours
    canvas.text(x, 226, f"wins {ours} : {theirs}", BIG, GOLD_ON_FELT)
