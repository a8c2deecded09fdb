"""The lobby's picture of Elemental Defenders."""

from __future__ import annotations

from engine.caches import cached
from engine.elemental_defenders.cards import Card
from render.elemental_defenders.faces import KINDS, face
from render.kit.canvas import Backdrop, Canvas
from render.kit.cards import Size
from render.kit.cover import HEIGHT, CardFan, CoverLines, cover_backdrop, write_words
from render.kit.emblems import Tones
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import FELT, LINE, blend
from render.kit.sketch import Sketch, box_around
from render.kit.table_parts import WIDTH
from words.elemental_defenders import DefendersWords

CARDS = tuple(Card(card) for card in ("E4", "F5", "A2", "W3", "W1"))
_CARD = Size(256, 364)
_TITLE, _TEXT = TextStyle(FontFace.TITLE, 84), TextStyle(FontFace.TEXT, 32)
_FAN = CardFan((726.0, 958.0), 760, 6.7)
_FAINT = blend(FELT, LINE, 0.3)


def compose(words: DefendersWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground())
    title = [words.say("picture-cover-title-1"), words.say("picture-cover-title-2")]
    lead = [words.say("picture-cover-1"), words.say("picture-cover-2")]
    write_words(canvas, CoverLines(title, _TITLE, 48, 112, 84, 408), CoverLines(lead, _TEXT, 52, 268, 40, 408))
    return canvas


@cached(0.5)
def _ground() -> Backdrop:
    """The four Elements, faint, below the words, and the fan."""
    sketch = Sketch(WIDTH, HEIGHT)
    one = Tones(_FAINT, _FAINT, blend(FELT, _FAINT, 0.5))
    for number, kind in enumerate(KINDS.values()):
        kind.emblem(sketch, box_around((72 + 62 * number, 356), 19), one)
    return cover_backdrop(sketch, [face(_CARD, card) for card in CARDS], _FAN)
