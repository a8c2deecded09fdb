"""The last picture of a game of Elements: who won, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.elements.view import ElementsView
from render.elements.previous_round import EndedRound
from render.elements.public_table import (
    HEIGHT,
    draw_display_with_limit,
    draw_round_result,
    draw_score,
    draw_unfinished_round,
)
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.table_parts import NAME, ON_PLATE, WIDTH, draw_header, draw_result, write_name
from words.elements import ElementsWords
from words.endings import UNFINISHED

_HALF, TOP = 472, 294


def compose(view: ElementsView, outcome: Outcome, names: Sequence[str], words: ElementsWords) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HEIGHT))
    key = "picture-round" if outcome.reason in UNFINISHED else "picture-after"
    draw_header(canvas, words.say("title"), words.say(key, round=view.round, rounds=view.round), 34)
    draw_result(canvas, words.catalogue, outcome, view.scores, names, 54)
    for seat, x in enumerate((20, 20 + _HALF + 16)):
        canvas.put(table_parts.plate(_HALF, 116, seat in outcome.winners), x, TOP, plates.MARGIN)
        write_name(canvas, x + 22, TOP + 36, names[seat], NAME, ON_PLATE, _HALF - 44)
        draw_score(canvas, x + 22, TOP + 80, view.scores[seat], view.mode == "endless", words, x + _HALF - 22)
    if view.left is not None:
        draw_unfinished_round(canvas, 20, 426, 960, view, view.left, names, words)
    elif view.result is not None:
        draw_round_result(canvas, 20, 426, 960, EndedRound(view.result, names, words, view.rounds is None))
    else:
        draw_display_with_limit(canvas, 422, view.limit, view.display, words)
    return canvas
