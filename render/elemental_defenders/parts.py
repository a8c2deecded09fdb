"""The sprites of Elemental Defenders, each drawn once and kept."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PIL import Image, ImageDraw

from engine.caches import cached
from engine.elemental_defenders.cards import DECK, ELEMENTS, Card
from engine.elemental_defenders.view import Column
from render.elemental_defenders.faces import HAND, KINDS, LARGE, LOW, SMALL, face, opponent_face
from render.kit import cards, table_parts
from render.kit.canvas import Canvas, Sprite
from render.kit.emblems import star, tones_of_hue, turn_pointer
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import (
    FELT,
    GOLD,
    IVORY,
    LINE,
    NIGHT,
    PANEL,
    Colour,
    blend,
    change_colours,
    reduce_colours,
    to_palette,
)
from render.kit.sketch import Sketch, box_around, cut_out_sprite, flatten_layers
from render.kit.table_parts import WIDTH

FUTURE = blend(FELT, LINE, 0.55)
BAND = blend(FELT, LINE, 0.75)
_TONES = 11
"""So many colours a card has: twenty of them lie on every table, and all have to fit into one small file."""
_NAMES = {LARGE: "large", LOW: "low", HAND: "hand", SMALL: "small"}


class CardLook(Enum):
    """How a card stands: as it is, ringed because it may be played, faded because it may not, or because it was played
    in the move that has just ended."""

    PLAIN = ""
    OPEN = " open"
    SHUT = " shut"
    LATE = " late"


_RIM = 2
"""Pixels of paper around every face, which the frame of a card shows, too: a face fits into each frame."""


@cached(0.5)
def _inner_face(size: cards.Size, card: Card) -> Image.Image:
    """What a card shows within its rim."""
    inset = cards.MARGIN + _RIM
    whole = face(size, card).convert("RGB")
    return reduce_colours(
        to_palette(whole.crop((inset, inset, whole.width - inset, whole.height - inset))), _TONES, GOLD.mid
    )


_DUSK, _DARK = 0.36, {CardLook.SHUT: 0.45, CardLook.LATE: 0.5}
"""How much of its light a small card loses that can't be played now, for its number is to be read all the same, and
another card."""


def _dimming_share(size: cards.Size, look: CardLook) -> float:
    return _DUSK if size is SMALL else _DARK[look]


@cached(0.5)
def _empty_card_image(size: cards.Size, ground: Colour, look: CardLook) -> Image.Image:
    """An empty card on a ground."""
    part = cards.blank_card(size)
    if look is CardLook.OPEN:
        part = cards.ringed_card(part, size)
    elif look in _DARK and not (
        size is LOW and look is CardLook.SHUT
    ):  # a bright rim is whose it is, beside the other's
        part = cards.dimmed_card(part, _dimming_share(size, look))
    return cards.close_card_sprite(part, ground)


@cached(0.5)
def _face_mask(size: cards.Size) -> Image.Image:
    """Where a face covers its frame: all but the round corners."""
    mask = Image.new("1", (size.width - 2 * _RIM, size.height - 2 * _RIM))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), 5, 1)
    return mask


def _darkened(colour: Colour, share: float) -> Colour:
    return blend(colour, NIGHT, share)


@cached(4)
def card(size: cards.Size, card: Card, ground: Colour, look: CardLook) -> Sprite:
    """A card on a ground."""
    shown = _inner_face(size, card)
    if look in _DARK:
        shown = change_colours(shown, partial(_darkened, share=_dimming_share(size, look)))
    laid = _empty_card_image(size, ground, look).copy()
    laid.paste(shown, (cards.CLOSE + _RIM, cards.CLOSE + _RIM), _face_mask(size))
    laid.info |= shown.info
    return Sprite(f"[{card} {_NAMES[size]}{look.value}]", laid)


def draw_card(
    canvas: Canvas, x: int, y: int, what: Card, size: cards.Size, ground: Colour, look: CardLook = CardLook.PLAIN
) -> None:
    """Lay a card with its left top corner at (x, y)."""
    canvas.put(card(size, what, ground, look), x, y, cards.CLOSE)


@cached(2)
def opponent_card(card: Card, ground: Colour, look: CardLook) -> Sprite:
    """A card of the other player's where all twenty have a place: not as full of light as one's own."""
    part = opponent_face(card)
    if look in _DARK:
        part = cards.dimmed_card(part, _dimming_share(LOW, look))
    elif look is CardLook.OPEN:
        part = cards.ringed_card(part, LOW)
    return Sprite(f"[{card} other{look.value}]", cards.close_card_sprite(part, ground))


@cached(0.5)
def played_place(ground: Colour) -> Sprite:
    """The place of a card that is out of the round: a hollow in the tray."""
    sketch = Sketch(LOW.width + 2 * cards.MARGIN, LOW.height + 2 * cards.MARGIN)
    box = (cards.MARGIN + 2, cards.MARGIN + 2, cards.MARGIN + LOW.width - 2, cards.MARGIN + LOW.height - 2)
    sketch.rounded_rectangle(box, 10, blend(ground, NIGHT, 0.45))
    return Sprite("[left]", cards.close_card_sprite(sketch.finish(), ground))


_RIGHT, _LEFT, _ABOVE = -11, 1, 13
"""Where the marks on a small card begin, from its right and its left edge, and how far above it: they reach over its
upper corners, where nothing is, and no further than another card leaves them whole."""


def draw_played_card(
    canvas: Canvas, x: int, y: int, column: Column, seat: int, size: cards.Size, *, past: bool = False
) -> None:
    """Lay what a seat has played in a move: the stronger card has a tick, the weaker one is dimmed, and where nothing
    answers there is an empty place; an answer that was forced has a lock. ``past``: both are dimmed, for another move
    has followed."""
    card = column.cards[seat]
    if card is None:
        canvas.put(narrow_place(size, FELT), x, y, cards.CLOSE)
        return
    if column.beaten is None:
        draw_card(canvas, x, y, card, size, FELT, CardLook.OPEN)
        return
    draw_card(canvas, x, y, card, size, FELT, CardLook.SHUT if past or column.beaten == seat else CardLook.PLAIN)
    if column.beaten != seat:
        badge = stronger_mark(size)
        across, down = (size.width - 34, size.height - 34) if size is HAND else (size.width + _RIGHT, -_ABOVE)
        canvas.put(badge, x + across, y + down)
    if column.forced and seat != column.attacker:
        across, down = (size.width - 34, 32) if size is HAND else (_LEFT, -_ABOVE)
        canvas.put(forced_mark(size), x + across, y + down)


@cached(0.5)
def narrow_place(size: cards.Size, ground: Colour) -> Sprite:
    """An empty place close to the edge of a plate or the ring of a card, which it leaves whole."""
    whole, cut = table_parts.empty_place(size, ground, _NAMES[size]), cards.MARGIN - cards.CLOSE
    image = whole.image.crop((cut, cut, whole.image.width - cut, whole.image.height - cut))
    return Sprite(whole.name, image)


def _mark_disc(side: int, rim: float, colour: Colour) -> Sketch:
    """What a mark for the corner of a card is drawn on: a disc with a dark rim."""
    sketch = Sketch(side, side)
    centre = side / 2, side / 2
    sketch.disc(centre, side / 2 - 0.5, NIGHT)
    sketch.disc(centre, side / 2 - 0.5 - rim, colour)
    return sketch


@cached(0.5)
def stronger_mark(size: cards.Size) -> Sprite:
    """The mark of the stronger card of a move, for a corner of it: a gold disc with a tick."""
    side = 32 if size is HAND else 22
    sketch = _mark_disc(side, 2, GOLD.mid)
    points = [(side * u, side * v) for u, v in ((0.27, 0.53), (0.44, 0.7), (0.74, 0.32))]
    sketch.line(points, NIGHT, side * 0.13)
    picture, mask = cut_out_sprite(sketch.finish(), NIGHT)
    return Sprite("[stronger]", picture, mask)


@cached(0.5)
def forced_mark(size: cards.Size) -> Sprite:
    """The mark of the only answer that fitted, which was played for whoever held it, for the corner of a card."""
    side = 26 if size is HAND else 20
    sketch = _mark_disc(side, 1.5, IVORY)
    sketch.ring((side / 2, side * 0.42), side * 0.17, NIGHT, side * 0.09)
    sketch.rounded_rectangle((side * 0.28, side * 0.44, side * 0.72, side * 0.76), side * 0.05, NIGHT)
    picture, mask = cut_out_sprite(sketch.finish(), NIGHT)
    return Sprite("[forced]", picture, mask)


@cached(0.5)
def virtue_coin(points: int, ground: Colour) -> Sprite:
    """A Virtue on gold, as it is on a card, for the head of a column."""
    wide, high = 52, 36
    sketch = Sketch(wide, high)
    for inset, colour in ((0, NIGHT), (2, GOLD.mid)):
        sketch.rounded_rectangle((inset, inset, wide - inset, high - inset), high / 2 - inset, colour)
    sketch.text((wide / 2, high / 2), str(points), TextStyle(FontFace.NUMERAL, 30), NIGHT, "mm")
    return Sprite(f"[Virtue {points}]", flatten_layers(ground, sketch.finish()))


def tray_colour(element: str) -> Colour:
    """The ground of an Element's row."""
    return blend(NIGHT, KINDS[element].hue.dark, 1 / 3)


@cached(0.5)
def tray(element: str, width: int, height: int) -> Sprite:
    """What the five cards of an Element lie in."""
    sketch = Sketch(width, height)
    sketch.rounded_rectangle((0, 0, width, height), 14, tray_colour(element))
    return Sprite(f"[tray {element}]", flatten_layers(FELT, sketch.finish()))


@cached(0.5)
def element_heading(element: str) -> Sprite:
    """An Element in its tray before its row, with the mark above it that it is lower than the one before."""
    sketch = Sketch(44, 68)
    kind = KINDS[element]
    kind.emblem(sketch, box_around((22, 42), 21), tones_of_hue(kind.hue))
    if element != ELEMENTS[0]:
        sketch.path_shape(_DOWN, (15, 2, 29, 13), GOLD.mid)
    return Sprite(f"[row {element}]", flatten_layers(tray_colour(element), sketch.finish()))


@cached(0.5)
def fitting_cards_band(width: int, height: int) -> Sprite:
    """What lies below the cards that fit an attack."""
    sketch = Sketch(width, height)
    sketch.rounded_rectangle((0, 0, width, height), 14, BAND)
    picture, mask = cut_out_sprite(sketch.finish(), BAND)
    return Sprite(f"[band {width}x{height}]", picture, mask)


@cached(0.5)
def attack_mark() -> Sprite:
    """The mark of an attack that waits for its answer, for the corner of a card: a gold disc with a call."""
    side = 38
    sketch = _mark_disc(side, 2, GOLD.mid)
    sketch.text((side / 2, side / 2), "!", TextStyle(FontFace.STRONG, 30), NIGHT, "mm")
    picture, mask = cut_out_sprite(sketch.finish(), NIGHT)
    return Sprite("[strike]", picture, mask)


@cached(0.5)
def sample_card(kind: str) -> Sprite:
    """How one's own cards look, those of the other and those that were played, on a plate and very small."""
    sketch = Sketch(34, 28)
    hue = KINDS["W"].hue
    if kind == "own":
        sketch.rounded_rectangle((0, 0, 34, 28), 6, IVORY)
        sketch.rounded_rectangle((3, 3, 31, 25), 4, hue.mid)
    elif kind == "past":
        sketch.rounded_rectangle((0, 0, 34, 28), 6, blend(PANEL, NIGHT, 0.7))
    else:
        sketch.rounded_rectangle((0, 0, 34, 28), 6, hue.mid)
        sketch.rounded_rectangle((2, 2, 32, 26), 5, blend(hue.dark, NIGHT, 0.25))
    return Sprite(f"[sample {kind}]", flatten_layers(PANEL, sketch.finish()))


@cached(0.5)
def attack_chevron(down: bool, ground: Colour) -> Sprite:
    """From whoever attacks to whoever has to answer."""
    sketch = Sketch(30, 18)
    sketch.path_shape(_DOWN if down else _UP, (1, 1, 29, 17), GOLD.mid)
    return Sprite(f"[chevron {'down' if down else 'up'}]", flatten_layers(ground, sketch.finish()))


_DOWN = "M 0 0 L 50 34 L 100 0 L 100 46 L 50 100 L 0 46 Z"
_UP = "M 0 100 L 50 66 L 100 100 L 100 54 L 50 0 L 0 54 Z"


ORDER_STEP = 184
"""Pixels between the Elements of `element_order`."""


@cached(0.5)
def element_order() -> Sprite:
    """The four Elements on the felt, strongest first, ORDER_STEP apart; the first has its middle at (30, 30)."""
    sketch = Sketch(3 * ORDER_STEP + 60, 60)
    for number, kind in enumerate(KINDS.values()):
        centre = 30 + number * ORDER_STEP, 30
        kind.emblem(sketch, box_around(centre, 28), tones_of_hue(kind.hue))
        if number:
            turn_pointer(sketch, (centre[0] - 104, 18, centre[0] - 80, 42))
    return Sprite("[order]", flatten_layers(FELT, sketch.finish()))


@cached(0.5)
def element_or_star(element: str | None, side: int, ground: Colour) -> Sprite:
    """An Element, or the star of a Level, so high and wide: what stands for it in a line of text."""
    sketch = Sketch(side, side)
    if element is None:
        star(sketch, (side / 2, side * 0.54), side * 0.5, IVORY)
    else:
        kind = KINDS[element]
        kind.emblem(sketch, (0, 0, side, side), tones_of_hue(kind.hue))
    return Sprite(f"[{element or 'star'}-sign]", flatten_layers(ground, sketch.finish()))


def draw_ahead() -> None:
    """Draw whatever a table or a hand may need."""
    table_parts.felt_backdrop(WIDTH, 1)
    for one in DECK:
        for look in (CardLook.PLAIN, CardLook.OPEN, CardLook.SHUT):
            for ground in (FELT, PANEL):
                card(HAND, one, ground, look)
            card(SMALL, one, FELT, look)
        card(SMALL, one, PANEL, CardLook.PLAIN)
    for size in (HAND, SMALL):
        stronger_mark(size)
        forced_mark(size)
    for down in (False, True):
        attack_chevron(down, FELT)
    element_order()
