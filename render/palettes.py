"""The palettes for each kind of colour vision, beside each other, to choose from."""

from __future__ import annotations

from PIL import Image

from render.elements import parts as elements
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN, MEDIUM
from render.kit.colour_vision import PLTES
from render.kit.palette import FELT, PLTE
from render.kit.table_parts import ON_FELT, STRONG, WIDTH
from render.realm_of_the_defenders import parts as realm
from words import Voice

ROW = 150
_CARDS = 278
_SIGN = 56
_SIGNS = 868
"""Where the suits stand: as far from the edge as the names are."""


def compose(voice: Voice) -> Image.Image:
    """A row for each palette, in its own colours: cards of Elements and the suits of Realm of the Defenders."""
    rows = [_palette_row(voice, "all", PLTE), *[_palette_row(voice, eyes, plte) for eyes, plte in PLTES.items()]]
    whole = Image.new("RGB", (WIDTH, ROW * len(rows)))
    for number, row in enumerate(rows):
        whole.paste(row, (0, ROW * number))
    return whole.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


def _palette_row(voice: Voice, eyes: str, colours: bytes) -> Image.Image:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, ROW))
    canvas.write_wrapped(20, ROW // 2, voice.say(f"me-palette-{eyes}"), STRONG, ON_FELT, 250)
    for value in range(1, 7):
        canvas.put(elements.card(MEDIUM, value, FELT), _CARDS + (value - 1) * (MEDIUM.width + 8), 12, MARGIN)
    for number, suit in enumerate("HCDS"):
        canvas.put(realm.suit_sprite(suit, _SIGN, FELT), _SIGNS + number % 2 * _SIGN, 14 + number // 2 * (_SIGN + 12))
    image = canvas.image().crop((1, 0, WIDTH + 1, ROW))
    image.putpalette(colours)
    return image.convert("RGB")
