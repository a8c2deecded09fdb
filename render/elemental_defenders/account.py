"""How a round of Elemental Defenders has ended, on a plate across a picture of a hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental_defenders.state import Result
from render.elemental_defenders.faces import HAND
from render.elemental_defenders.parts import draw_card
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import PANEL
from render.kit.table_parts import GOLD_INK, ON_PLATE
from words.elemental_defenders import DefendersWords

TEXT, STRONG = TextStyle(FontFace.TEXT, 25), TextStyle(FontFace.STRONG, 26)
ENDED = 124
"""How high it is."""


def draw_round_end(
    canvas: Canvas, y: int, result: Result, names: Sequence[str], words: DefendersWords, *, paid: bool = True
) -> None:
    """Why a round has ended and, if so wanted, what it has paid, across the picture, with the card that won it."""
    canvas.put(table_parts.plate(canvas.width - 26, ENDED, False), 13, y, plates.MARGIN)
    if result.card is None:
        said = words.say("picture-all-answered")
        canvas.write_wrapped(31, y + ENDED // 2, said, STRONG, GOLD_INK, canvas.width - 62)
        return
    draw_card(canvas, 24, y + (ENDED - HAND.height) // 2, result.card, HAND, PANEL)
    x = 24 + HAND.width + 20
    room, middle = canvas.width - 31 - x, y + ENDED * (3 if paid else 5) // 10
    canvas.write_wrapped(x, middle, words.round_end_reason(result, names), TEXT, ON_PLATE, room)
    if paid:
        said = words.winning_points_text(result, "picture-won")
        canvas.write_line(x, y + ENDED * 3 // 4, said, STRONG, GOLD_INK, room=room)
