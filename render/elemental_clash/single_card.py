"""One card of Elemental Clash, large."""

from __future__ import annotations

from engine.caches import cached
from engine.elemental_clash import POOL
from render.elemental_clash import faces
from render.elemental_clash.faces import LARGE_HEIGHT, LARGE_WIDTH, MARGIN
from render.elemental_clash.looks import card_looks
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.pictures import Picture
from words.elemental_clash import ClashWords, alt_texts

EDGE = 14


@cached(2)
def picture(card_id: str, words: ClashWords) -> Picture:
    """The card with everything that is printed on it; KeyError for an unknown one."""
    look = card_looks(words)[card_id]
    canvas = Canvas(table_parts.felt_backdrop(LARGE_WIDTH + 2 * EDGE, LARGE_HEIGHT + 2 * EDGE))
    canvas.put(faces.large_card(look), EDGE, EDGE, MARGIN)
    return Picture(canvas.png(), alt_texts.card_alt(words, POOL[card_id]))
