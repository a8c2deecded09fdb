"""The public table of Elemental: the board, both players, and how the newest round came about."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.elemental import board, margin
from render.elemental.margin import HEIGHT, LEFT, PLATE, ROOM, WIDTH
from render.elemental.view import Outcome, View
from render.furniture import wreath, write_name
from render.lettering import Face, Style
from render.names import drawn
from render.palette import FELT

WINNER = Style(Face.TITLE, 48)
REASONS = {
    "king": "by the fallen king",
    "isolation": "the king is alone",
    "both": "both have lost",
    "quiet": "20 quiet rounds",
    "resign": "by resignation",
}
"""How a game ended, in so few words that they fit beside the board."""


def compose(view: View, names: Sequence[str]) -> Canvas:
    """The table, put together but not yet encoded; at the end of the game the final picture."""
    canvas = Canvas(board.ground(WIDTH))
    board.draw(canvas, view)
    south, north = view.seats
    margin.player(canvas, 14, view, north, names)
    margin.player(canvas, HEIGHT - 14 - PLATE, view, south, names)
    if view.outcome is None:
        margin.middle(canvas, view)
    else:
        _verdict(canvas, view, view.outcome, names)
    return canvas


def _verdict(canvas: Canvas, view: View, outcome: Outcome, names: Sequence[str]) -> None:
    sprite = wreath(50, FELT)
    canvas.put(sprite, LEFT + (ROOM - sprite.image.width) // 2, 184)
    if outcome.winners:
        write_name(canvas, LEFT + 4, 330, drawn(names, outcome.winners[0]), WINNER, margin.ON_FELT, ROOM - 8)
        canvas.text(LEFT + 4, 376, "wins", margin.TITLE, margin.GOLD_ON_FELT)
    else:
        canvas.text(LEFT + 4, 330, "A draw", WINNER, margin.ON_FELT)
    canvas.text(LEFT + 4, 420, REASONS[outcome.reason], margin.TEXT, margin.QUIET_ON_FELT)
    canvas.text(LEFT + 4, 454, f"after {view.round} round{'s' * (view.round > 1)}", margin.TEXT, margin.QUIET_ON_FELT)
