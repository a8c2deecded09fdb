"""The sprites of Elements, each drawn once and kept."""

from __future__ import annotations

from PIL import Image

from engine.caches import cached
from engine.elements.play import TOKENS_TO_WIN
from render.kit import cards, plates, table_parts
from render.kit.canvas import Sprite
from render.kit.cards import LARGE, MEDIUM, SMALL, TINY, FaceDesign, Size
from render.kit.emblems import Tones, earth, fire, metal, tones_of_hue, water, wood, yin_yang
from render.kit.palette import BLUE, FELT, GREEN, INK, IVORY, OCHRE, PANEL, RED, STEEL, Colour, Hue

VALUES = range(1, 7)
_NIGHTLY = Hue("05090c", "15191d", "44505a")

DESIGNS = {
    1: FaceDesign("1", wood, tones_of_hue(GREEN), GREEN),
    2: FaceDesign("2", fire, tones_of_hue(RED), RED),
    3: FaceDesign("3", earth, tones_of_hue(OCHRE), OCHRE),
    4: FaceDesign("4", metal, tones_of_hue(STEEL), STEEL),
    5: FaceDesign("5", water, tones_of_hue(BLUE), BLUE),
    6: FaceDesign("6", yin_yang, Tones(INK, INK, IVORY), _NIGHTLY),
}

_SIZES = {LARGE: "large", MEDIUM: "medium", SMALL: "small", TINY: "tiny"}


@cached(2)
def _card_face(size: Size, value: int) -> Image.Image:
    return cards.face(size, DESIGNS[value])


def card(size: Size, value: int, ground: Colour, over: bool = False, top: bool = False) -> Sprite:
    """A card alone or over its left neighbour; `top` rings it with gold."""
    # However it is called, the cache below sees one form of it.
    return _card_sprite(size, value, ground, over, top)


@cached(3)
def _card_sprite(size: Size, value: int, ground: Colour, over: bool, top: bool) -> Sprite:
    part = _card_face(size, value)
    if top:
        part = cards.ringed_card(part, size)
    sprite = (
        cards.overlapping_card_sprite(part, ground, cards.blank_card(size), size.spine)
        if over
        else cards.card_sprite(part, ground)
    )
    return Sprite(f"[{value}{' top' if top else ''} {_SIZES[size]}]", sprite)


GAINED = 12
"""The radius of coins behind a name."""
BACK_STEP = 24
"""How far apart hidden cards lie."""


@cached(0.5)
def open_card(value: int) -> Sprite:
    """A card that lies free on the felt: it needs no seal."""
    return Sprite(f"[{value} open]", cards.card_sprite(cards.face(MEDIUM, DESIGNS[value], seal=False), FELT))


@cached(0.5)
def back(size: Size, ground: Colour, over: bool) -> Sprite:
    """A hidden card, alone or over its left neighbour."""
    part = cards.back(size, BLUE)
    sprite = cards.overlapping_card_sprite(part, ground, part, BACK_STEP) if over else cards.card_sprite(part, ground)
    return Sprite(f"[back {_SIZES[size]}]", sprite)


def empty_place(size: Size, ground: Colour) -> Sprite:
    """An empty place."""
    return table_parts.empty_place(size, ground, _SIZES[size])


@cached(0.5)
def tokens(count: int) -> Sprite:
    """A player's tokens, of the six that win."""
    return Sprite(f"[tokens {count}]", plates.coin_row(count, TOKENS_TO_WIN, PANEL))


@cached(0.5)
def small_tokens(count: int, ground: Colour) -> Sprite:
    """A player's tokens, small: where one's hand is, they are not the matter."""
    return Sprite(f"[small tokens {count}]", plates.coin_row(count, TOKENS_TO_WIN, ground, plates.SMALL_COIN))


@cached(0.5)
def coins(count: int, radius: int = plates.COIN) -> Sprite:
    """Coins that somebody got, on a plate."""
    return Sprite(f"[coins {count}]", plates.coin_row(count, count, PANEL, radius))


def draw_ahead() -> None:
    """Draw whatever a table or a hand may need."""
    for value in VALUES:
        for ground in (FELT, PANEL):
            for size in (MEDIUM, SMALL):
                card(size, value, ground)
            card(MEDIUM, value, ground, over=True)
        for ground in (FELT, PANEL):
            card(TINY, value, ground)
        open_card(value)
        for over in (False, True):
            card(LARGE, value, FELT, over)
            for size in (LARGE, MEDIUM):
                card(size, value, FELT, over, top=True)
    for over in (False, True):
        for size in (SMALL, TINY):
            back(size, PANEL, over)
    back(SMALL, FELT, False)
    for size in (LARGE, MEDIUM, SMALL, TINY):
        empty_place(size, FELT)
    for size in (MEDIUM, SMALL):
        empty_place(size, PANEL)
    for count in range(8):
        tokens(count)
        for ground in (PANEL, FELT):
            small_tokens(count, ground)
    for count in (1, 2):
        coins(count)
        coins(count, GAINED)
    for radius in (82, 58):
        table_parts.medallion(radius)
    table_parts.wreath(92, FELT)
