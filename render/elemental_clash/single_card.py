"""One card of Elemental Clash, large."""

from __future__ import annotations

from functools import lru_cache

from render import Picture, furniture
from render.canvas import Canvas
from render.elemental_clash import faces, words
from render.elemental_clash.faces import LARGE_HEIGHT, LARGE_WIDTH, MARGIN
from render.elemental_clash.looks import looks

EDGE = 14


@lru_cache(maxsize=24)
def picture(card_id: str) -> Picture:
    """The card with everything that is printed on it; KeyError for an unknown one."""
    look = looks()[card_id]
    canvas = Canvas(furniture.felt(LARGE_WIDTH + 2 * EDGE, LARGE_HEIGHT + 2 * EDGE))
    canvas.put(faces.large(look), EDGE, EDGE, MARGIN)
    return Picture(canvas.png(), words.card(look))
