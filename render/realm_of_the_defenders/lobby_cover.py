"""The lobby's picture of Realm of the Defenders."""

from __future__ import annotations

from PIL import Image

from engine.caches import cached
from engine.realm_of_the_defenders.cards import Card
from render.kit.canvas import Backdrop, Canvas
from render.kit.cover import HEIGHT, CardFan, CoverLines, cover_backdrop, write_words
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import FELT, GOLD, LINE, blend
from render.kit.sketch import Sketch
from render.kit.table_parts import WIDTH
from render.realm_of_the_defenders.faces import TALL, card_face
from render.realm_of_the_defenders.signs import draw_suit
from words.realm_of_the_defenders import RealmWords

_TITLE, _TEXT = TextStyle(FontFace.TITLE, 72), TextStyle(FontFace.TEXT, 32)
_FAN = CardFan((704.0, 846.0), 618, 8.2)
_CARDS: tuple[Card, ...] = ("AS", "KC", "QD", "JH", "X1")
_FAINT = blend(FELT, LINE, 0.28)
_FAINTER = blend(FELT, LINE, 0.17)


def compose(words: RealmWords) -> Canvas:
    """The cover, put together but not yet encoded."""
    canvas = Canvas(_ground())
    title = [words.say("picture-cover-1"), words.say("picture-cover-2")]
    lead = [words.say("picture-cover-3"), words.say("picture-cover-4")]
    write_words(canvas, CoverLines(title, _TITLE, 48, 92, 88, 420), CoverLines(lead, _TEXT, 52, 258, 42, 380))
    return canvas


@cached(0.5)
def _ground() -> Backdrop:
    """A faint castle behind the fan, and the four suits below the words."""
    sketch = Sketch(WIDTH, HEIGHT)
    for left, top, wide in ((470, 96, 110), (880, 96, 110), (600, 24, 90), (770, 24, 90)):
        colour = _FAINTER if wide == 110 else _FAINT
        sketch.rounded_rectangle((left, top, left + wide, HEIGHT), 0, colour)
        for tooth in range(3):
            x = left + tooth * (wide - 22) / 2
            sketch.rounded_rectangle((x, top - 20, x + 22, top + 2), 0, colour)
    for number, letter in enumerate("SCDH"):
        draw_suit(sketch, letter, (54 + 46 * number, 334, 84 + 46 * number, 364), GOLD.mid)
    return cover_backdrop(sketch, [_double_size_image(card_face(card, TALL)) for card in _CARDS], _FAN)


def _double_size_image(card: Image.Image) -> Image.Image:
    """A card twice as large as on the cover."""
    return card.resize((round(card.width * 1.12), round(card.height * 1.12)), Image.Resampling.LANCZOS)
