"""The lobby's picture of Elements."""

from __future__ import annotations

from engine.caches import cached
from render.elements.parts import DESIGNS
from render.kit import cards
from render.kit.canvas import Backdrop, Canvas
from render.kit.cards import Size
from render.kit.cover import HEIGHT, CardFan, CoverLines, cover_backdrop, write_words
from render.kit.emblems import coin, element_wheel
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import FELT, LINE, blend
from render.kit.sketch import Sketch
from render.kit.table_parts import WIDTH
from words.elements import ElementsWords

_CARD = Size(320, 448)
_TITLE, _TEXT = TextStyle(FontFace.TITLE, 94), TextStyle(FontFace.TEXT, 32)
_FAN = CardFan((738.0, 520.0), 320, 10)
_FAINT = blend(FELT, LINE, 0.28)


def compose(words: ElementsWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground())
    lead = [words.say("picture-cover-1"), words.say("picture-cover-2")]
    write_words(
        canvas, CoverLines([words.say("title")], _TITLE, 48, 150, 0, 428), CoverLines(lead, _TEXT, 52, 236, 42, 428)
    )
    return canvas


@cached(0.5)
def _ground() -> Backdrop:
    """The faint wheel of five behind the fan, and six coins below the words."""
    sketch = Sketch(WIDTH, HEIGHT)
    element_wheel(sketch, (738, 200), 168, _FAINT, FELT)
    for number in range(6):
        coin(sketch, (70 + 44 * number, 340), 17)
    return cover_backdrop(sketch, [cards.face(_CARD, design) for design in DESIGNS.values()], _FAN)
