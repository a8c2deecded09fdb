"""The public table of Elemental: the board, both players, and how the newest round came about."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.elemental import ElementalView
from render.elemental import board, margin
from render.elemental.margin import MARGIN_LEFT, MARGIN_WIDTH, PICTURE_HEIGHT, PICTURE_WIDTH, PLATE_EDGE, PLATE_HEIGHT
from render.kit.canvas import Canvas
from render.kit.lettering import FontFace, TextStyle, fit_text_block
from render.kit.palette import FELT
from render.kit.table_parts import draw_wreath, fit_name, write_name
from words import endings
from words.elemental import ElementalWords

WINNER_STYLE = TextStyle(FontFace.TITLE, 48)


def compose(view: ElementalView, names: Sequence[str], words: ElementalWords, turned: bool = False) -> Canvas:
    """The table, put together but not yet encoded; at the end of the game the final picture."""
    canvas = Canvas(board.empty_board(PICTURE_WIDTH, turned))
    board.draw_position(canvas, view, turned)
    below, above = view.seats[::-1] if turned else view.seats
    margin.draw_player_plate(canvas, PLATE_EDGE, view, above, names, words)
    margin.draw_player_plate(canvas, PICTURE_HEIGHT - PLATE_EDGE - PLATE_HEIGHT, view, below, names, words)
    if view.outcome is None:
        margin.draw_round_panel(canvas, view, words)
    else:
        _draw_result(canvas, view, view.outcome, names, words)
    return canvas


_WREATH = 130
"""How wide the wreath beside the winner is."""


def _draw_result(
    canvas: Canvas, view: ElementalView, outcome: Outcome, names: Sequence[str], words: ElementalWords
) -> None:
    draw_wreath(canvas, outcome, 50, FELT, MARGIN_LEFT + (MARGIN_WIDTH - _WREATH) // 2, 150)
    if outcome.winners:
        winner = names[outcome.winners[0]]
        write_name(canvas, MARGIN_LEFT + 4, 298, winner, WINNER_STYLE, margin.INK_ON_FELT, MARGIN_WIDTH - 8)
        wins = words.say("picture-wins", winner=winner)
        canvas.write_line(
            MARGIN_LEFT + 4, 348, wins, margin.TITLE_STYLE, margin.GOLD_INK_ON_FELT, room=MARGIN_WIDTH - 8
        )
    else:
        write_name(
            canvas,
            MARGIN_LEFT + 4,
            298,
            endings.end_title(words.catalogue, outcome),
            WINNER_STYLE,
            margin.INK_ON_FELT,
            MARGIN_WIDTH - 8,
        )
    why = words.end_reason(outcome, [fit_name(names[seat], margin.TEXT_STYLE, 150) for seat in (0, 1)])
    lines, style = fit_text_block(why, margin.TEXT_STYLE, MARGIN_WIDTH - 8, 2, canvas.least)
    for row, line in enumerate((*lines, words.say("picture-rounds", rounds=view.round))):
        canvas.write_line(MARGIN_LEFT + 4, 396 + 36 * row, line, style, margin.QUIET_INK_ON_FELT, room=MARGIN_WIDTH - 8)
