"""How a round of Elemental Defenders has ended, on a plate across a picture of a hand."""

from __future__ import annotations

from engine.elemental_defenders.state import Result
from render.elemental_defenders.faces import HAND
from render.elemental_defenders.parts import put
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, ON_PLATE
from render.kit.lettering import Face, Style
from render.kit.palette import PANEL
from words.elemental_defenders import DefendersWords

TEXT, STRONG = Style(Face.TEXT, 25), Style(Face.STRONG, 26)
ENDED = 124
"""How high it is."""


def round_ended(canvas: Canvas, y: int, result: Result, words: DefendersWords) -> None:
    """Why a round has ended and what it has paid, across the picture, with the card that won it."""
    canvas.put(furniture.plate(canvas.width - 26, ENDED, False), 13, y, plates.MARGIN)
    if result.card is None:
        said = words.say("picture-all-answered")
        canvas.lines(31, y + ENDED // 2, said, STRONG, GOLD_INK, canvas.width - 62)
        return
    put(canvas, 24, y + (ENDED - HAND.height) // 2, result.card, HAND, PANEL)
    x = 24 + HAND.width + 20
    canvas.lines(x, y + ENDED * 3 // 10, words.ended(result), TEXT, ON_PLATE, canvas.width - 31 - x)
    paid = words.won(result, "picture-won")
    canvas.text(x, y + ENDED * 3 // 4, paid, STRONG, GOLD_INK, room=canvas.width - 31 - x)
