"""The lobby's picture of Elemental Clash."""

from __future__ import annotations

from PIL import Image

from engine.caches import cached
from render.elemental_clash.faces import ELEMENTS, large_card_image
from render.elemental_clash.looks import card_looks
from render.kit.canvas import Backdrop, Canvas
from render.kit.cover import HEIGHT, CardFan, CoverLines, cover_backdrop, write_words
from render.kit.emblems import Tones
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import FELT, LINE, blend
from render.kit.sketch import Sketch, box_around
from render.kit.table_parts import WIDTH
from words.elemental_clash import ClashWords

CARDS = ("prism_stone", "snuffing_gust", "caldera_drake")
_FAN = CardFan((752.0, 553.0), 344, 13)
_TITLE, _TEXT = TextStyle(FontFace.TITLE, 84), TextStyle(FontFace.TEXT, 32)
_FAINT = blend(FELT, LINE, 0.4)


def compose(words: ClashWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground(words))
    lead = [words.say("picture-cover-1"), words.say("picture-cover-2")]
    title = CoverLines(words.say("title").split(" ", 1), _TITLE, 48, 112, 84, 470)
    write_words(canvas, title, CoverLines(lead, _TEXT, 52, 268, 40, 488))
    return canvas


@cached(0.5)
def _ground(words: ClashWords) -> Backdrop:
    return cover_backdrop(
        _element_signs(), [_double_size_image(large_card_image(card_looks(words)[card])) for card in CARDS], _FAN
    )


def _double_size_image(part: Image.Image) -> Image.Image:
    """A card twice as large as it is shown."""
    return part.resize((part.width * 9 // 10, part.height * 9 // 10), Image.Resampling.LANCZOS)


def _element_signs() -> Sketch:
    """The four elements, faint, below the words."""
    sketch = Sketch(WIDTH, HEIGHT)
    one = Tones(_FAINT, _FAINT, blend(FELT, _FAINT, 0.5))
    for number, element in enumerate(("earth", "air", "fire", "water")):
        ELEMENTS[element](sketch, box_around((72 + 62 * number, 356), 19), one)
    return sketch
