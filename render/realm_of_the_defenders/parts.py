"""The sprites of Realm of the Defenders, each drawn once and kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from PIL import Image

from engine.caches import cached
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import CARDS, COURAGE, DEFENDERS, ELDER, POWER, VALUE, Card, worth
from render.kit import cards
from render.kit.canvas import Canvas, Sprite
from render.kit.cards import MARGIN, Size
from render.kit.lettering import FontFace, Ink, TextStyle, text_width
from render.kit.palette import FELT, GOLD, INK, IVORY, MUTED, NIGHT, PANEL, RED, Colour, blend, reduce_colours
from render.kit.sketch import Sketch, flatten_layers
from render.kit.table_parts import BIG
from render.realm_of_the_defenders import faces, signs
from render.realm_of_the_defenders.castle_sprites import fortresses_sprite
from render.realm_of_the_defenders.signs import SUIT_HUES
from words.realm_of_the_defenders.cards import defender_letter

Ring = Literal["gold", "red"]
_LETTER = TextStyle(FontFace.STRONG, 31)
_SHIELDED = 41
"""How much of a Defender must look out, so that the number on its shield can be read."""
RIBBON_HEIGHT = 34
"""How high the ribbon with a Defender's letter is; half of it lies over the card, or less over a small one."""
_FEW, _MANY = 9, 26
"""Colours of one card: enough for smooth edges, few enough for small files. Figures and marks need more."""
RING_COLOURS: Mapping[Ring, Colour] = {"gold": GOLD.mid, "red": RED.mid}
_TRIMMED = 5
"""How much of the margin is cut off a card that lies over its left neighbour, so that less of that one is hidden."""
_ARM = 0.3
"""How much of each side the corners of a red ring take: it is told from a gold one without colours."""


@cached(6)
def card_sprite(
    which: Card, size: Size, ground: Colour, over: bool = False, ring: Ring | None = None, signless: bool = False
) -> Sprite:
    """A card alone, or over its left neighbour in a row; a ring marks it, and another may cover all but its edge."""
    part = faces.card_face(which, size, signless=signless)
    return Sprite(
        f"[{which} {faces.SIZE_NAMES[size]}{f' {ring}' if ring else ''}]",
        _finished_card_image(part, size, ground, over, ring, _tone_count(which)),
    )


def _tone_count(which: Card) -> int:
    return _FEW if which[0].isdigit() else _MANY


@cached(0.5)
def stopped_power_sprite(which: Card, ground: Colour) -> Sprite:
    """A Power card that a sacrifice has stopped."""
    return Sprite(
        f"[{which} stopped]",
        reduce_colours(cards.card_sprite(faces.with_cross(faces.card_face(which, faces.LITTLE)), ground), _MANY, INK),
    )


Fate = Literal["hit", "fallen"]


def defender_sprite(
    one: Defender,
    ground: Colour,
    over: bool = False,
    ring: Ring | None = None,
    fate: Fate | None = None,
    signless: bool = False,
    hourglass_at_left: bool = False,
) -> Sprite:
    """A Defender in play: with its toughness if the rank says it not, an hourglass unless ready."""
    return _cached_defender_sprite(
        one.card,
        _shown_toughness(one),
        one.ready,
        ground,
        over,
        ring,
        fate,
        signless,
        hourglass_at_left and not one.ready,
    )


def fighter_sprite(one: Defender, size: Size, fate: Fate | None, ring: Ring | None = None) -> Sprite:
    """A Defender in a battle: as in its realm, or small, with no more than what becomes of it."""
    if size == faces.MIDDLE:
        return defender_sprite(one, PANEL, ring=ring, fate=fate)
    return small_fighter_sprite(one.card, fate, ring)


@cached(1)
def small_fighter_sprite(which: Card, fate: Fate | None, ring: Ring | None = None) -> Sprite:
    """A Defender in a battle, small, with what becomes of it."""
    part = faces.card_face(which, faces.LITTLE, shielded=True)
    if fate is not None:
        part = (faces.with_hit_burst if fate == "hit" else faces.crossed_out)(part, faces.LITTLE)
    name = f"[{which} little{f' {fate}' if fate else ''}{f' {ring}' if ring else ''}]"
    return Sprite(name, _finished_card_image(part, faces.LITTLE, PANEL, False, ring, _MANY))


def bears_shield(one: Defender) -> bool:
    """Whether a Defender's toughness stands on a shield, where its rank does not say it."""
    return _shown_toughness(one) is not None


def _shown_toughness(one: Defender) -> int | None:
    """The toughness of a Defender, unless the rank says it."""
    return None if one.card != ELDER and VALUE[one.card] == one.toughness < 11 else one.toughness


@cached(3)
def _cached_defender_sprite(
    which: Card,
    shown: int | None,
    ready: bool,
    ground: Colour,
    over: bool,
    ring: Ring | None,
    fate: Fate | None,
    signless: bool,
    at_left: bool,
) -> Sprite:
    part = faces.card_face(which, faces.MIDDLE, shown is not None, signless)
    if shown is not None:
        part = faces.with_toughness_shield(part, shown)
    if fate is not None:
        part = faces.with_hit_burst(part) if fate == "hit" else faces.crossed_out(part)
    elif not ready:
        part = faces.with_hourglass(part, at_left=at_left)
    tones = _tone_count(which) if ready and not fate else _MANY
    rests = "" if ready else " resting-left" if at_left else " resting"
    marks = f"{'' if shown is None else f' {shown}'}{f' {fate}' if fate else ''}{rests}"
    return Sprite(
        f"[{which}{marks}{f' {ring}' if ring else ''}]",
        _finished_card_image(part, faces.MIDDLE, ground, over, ring, tones),
    )


def _finished_card_image(
    part: Image.Image, size: Size, ground: Colour, over: bool, ring: Ring | None, tones: int
) -> Image.Image:
    if ring:
        part = with_ring(part, size, ring)
    laid = (
        cards.overlapping_card_sprite(part, ground, cards.blank_card(size), size.spine)
        if over
        else cards.card_sprite(part, ground)
    )
    if over and not ring:
        laid = laid.crop((_TRIMMED, 0, laid.width, laid.height))
    return reduce_colours(laid, tones + (4 if ring else 0), INK)


def with_ring(part: Image.Image, size: Size, ring: Ring) -> Image.Image:
    """A card with a gold line around it, or with red corners."""
    sketch = Sketch(*part.size)
    if ring == "gold":
        box = (MARGIN - 3.0, MARGIN - 3.0, MARGIN + size.width + 3.0, MARGIN + size.height + 3.0)
        sketch.frame(box, 11, RING_COLOURS[ring], 4)
    else:
        across, down = size.width * _ARM, size.height * _ARM
        for x, inward in ((MARGIN - 3.0, across), (MARGIN + size.width + 3.0, -across)):
            for y, below in ((MARGIN - 3.0, down), (MARGIN + size.height + 3.0, -down)):
                sketch.line([(x + inward, y), (x, y), (x, y + below)], RING_COLOURS[ring], 7)
    result = part.copy()
    result.alpha_composite(sketch.finish())
    return result


def lay_card(canvas: Canvas, sprite: Sprite, x: int, y: int, size: Size, *, close: bool = False) -> None:
    """Lay a card with its left top corner at (x, y); without margins above and below if it is `close` to something."""
    if close:
        sprite = sprite._replace(mask=_without_margins(*sprite.image.size))
    canvas.put(sprite, x + size.width + 2 * MARGIN - sprite.image.width, y, MARGIN)


def _without_margins(wide: int, high: int) -> Image.Image:
    """A mask of a card's sprite that leaves what is above and below the card as it is."""
    mask = Image.new("1", (wide, high))
    mask.paste(1, (0, MARGIN, wide, high - MARGIN))
    return mask


@cached(1)
def letter_ribbon(name: str, ground: Colour, room: int = faces.MIDDLE.width) -> Sprite:
    """A Defender's letter, on a ribbon below the card, which is narrow where there is little room."""
    long = min(_ribbon_width(name), max(text_width(name, _LETTER) + 6, room))
    sketch = Sketch(long, RIBBON_HEIGHT)
    sketch.rounded_rectangle((0, 0, long, RIBBON_HEIGHT), 9, IVORY)
    sketch.rounded_rectangle((2, 2, long - 2, RIBBON_HEIGHT - 2), 7, blend(MUTED, NIGHT, 0.72))
    sketch.text((long / 2, RIBBON_HEIGHT / 2 - 2), name, _LETTER, IVORY)
    return Sprite(f"[letter {name}]", flatten_layers(ground, sketch.finish()))


def _ribbon_width(name: str) -> int:
    """How wide the ribbon of a Defender's letter is, or of its two."""
    return max(44, text_width(name, _LETTER) + 16)


@cached(0.5)
def face_down_sprite(size: Size, ground: Colour, sign: str) -> Sprite:
    """A card face down, with the sign of what it is used for."""
    return Sprite(f"[back {sign}]", reduce_colours(cards.card_sprite(faces.card_back(size, sign), ground), _MANY, INK))


@cached(2)
def battle_ground_sprite(wide: int, high: int) -> Sprite:
    """The ground on which some attack somebody."""
    sketch = Sketch(wide, high)
    sketch.rounded_rectangle((0, 0, wide, high), 14, PANEL)
    return Sprite(f"[lane {wide}x{high}]", flatten_layers(FELT, sketch.finish()))


@cached(0.5)
def suit_sprite(which: str, side: int, ground: Colour) -> Sprite:
    """A suit's sign of so many pixels."""
    sketch = Sketch(side, side)
    hue = SUIT_HUES[which]
    colour = MUTED if which == "S" else hue.light if which == "C" else hue.mid
    signs.draw_suit(sketch, which, (0, 0, side, side), colour)
    return Sprite(f"[sign {which}]", flatten_layers(ground, sketch.finish()))


def count_label(sign: str, count: int) -> str:
    """What stands beside a suit's sign: what Hearts are worth, and how many cards there are of another suit."""
    return str(count) if sign == "H" else f"×{count}"


ArrowDirection = Literal["down", "up", "right", "left"]
_ARROWS: Mapping[ArrowDirection, str] = {
    "down": "M 0 0 L 50 100 L 100 0 L 50 26 Z",
    "up": "M 0 100 L 50 0 L 100 100 L 50 74 Z",
    "right": "M 0 0 L 100 50 L 0 100 L 26 50 Z",
    "left": "M 100 0 L 0 50 L 100 100 L 74 50 Z",
}


@cached(0.5)
def arrow_sprite(ground: Colour, way: ArrowDirection) -> Sprite:
    """What an attacker's Power points at, red and down or right; up and left, in gold, what retaliates."""
    wide, high = (30, 26) if way in ("down", "up") else (26, 30)
    sketch = Sketch(wide, high)
    sketch.path_shape(_ARROWS[way], (2, 2, wide - 2, high - 2), RED.mid if way in ("down", "right") else GOLD.mid)
    return Sprite(f"[arrow {way}]", flatten_layers(ground, sketch.finish()))


GAP = 8
"""Pixels between cards that lie side by side."""
COVERED_CARD_PART = 46
"""How much must look out of a card that another one covers."""
_SIGNLESS = 50
"""A card of faces.MIDDLE size of which less looks out shows its corner alone."""


def draw_card_row(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    which: Sequence[Card],
    size: Size,
    ground: Colour,
    ring: Sequence[Card] = (),
    *,
    close: bool = False,
) -> int:
    """Cards in a row of at most `room` pixels, closer together where they are many; returns where it ends.

    As many of the cards named in `ring` as it names are marked. `close`: something lies right above or below the row.
    """
    left, over = list(ring), False
    for one, step in zip(which, card_steps([visible_width(one, size) for one in which], size, room), strict=True):
        mark: Ring | None = None
        if one in left:
            left.remove(one)
            mark = "gold"
        lay_card(canvas, card_sprite(one, size, ground, over, mark), x, y, size, close=close)
        x, over = x + step, step < size.width + MARGIN
    return x - step + size.width if which else x


def draw_courage_pool(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    which: Sequence[Card],
    ground: Colour,
    ring: Sequence[Card] = (),
    *,
    close: bool = False,
) -> None:
    """A Courage pool that ends `room` pixels right of x: its cards, a heart, their sum."""
    middle = y + faces.LITTLE.height // 2
    wide = canvas.write_line(x + room, middle, str(worth(which)), BIG, Ink(IVORY, ground), "r")
    heart = suit_sprite("H", 30, ground)
    canvas.put(heart, x + room - wide - 38, middle - 15)
    draw_card_row(canvas, x, y, room - wide - 52, which, faces.LITTLE, ground, ring, close=close)


def uncovered_width(many: Sequence[Defender]) -> int:
    """How wide a row of Defenders would like to be."""
    return sum(faces.MIDDLE.width + GAP + COVERED_CARD_PART * len(one.under) for one in many)


def legible_width(many: Sequence[Defender]) -> int:
    """How wide a row of Defenders must be, so that each card and letter can be read."""
    if not many:
        return 0
    return (
        faces.MIDDLE.width
        + sum(map(_needed_width, many[:-1]))
        + sum(COVERED_CARD_PART * len(one.under) for one in many)
    )


def _needed_width(one: Defender) -> int:
    """How much of a Defender must look out, so that its rank, its shield and its letter can be read."""
    rank = _SHIELDED if _shown_toughness(one) is not None else visible_width(one.card, faces.MIDDLE)
    return max(rank, text_width(defender_letter(one.id), _LETTER) + 8)


def visible_width(which: Card, size: Size) -> int:
    """How much of a card must look out, so that its rank can be read."""
    small = size.width < faces.MIDDLE.width
    single, two = (29, 38) if small else (33, 40)
    return two if which[:2] == "10" or (small and which == ELDER) else single


def draw_defenders(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    many: Sequence[Defender],
    rings: Mapping[int, Ring],
    ground: Colour = PANEL,
) -> None:
    """Defenders in a row, each with a letter, Elders over the Money under them; closer where they are many."""
    tucked = sum(COVERED_CARD_PART * len(one.under) for one in many)
    over, letters = False, []
    for one, step in zip(many, card_steps([*map(_needed_width, many)], faces.MIDDLE, room - tucked), strict=True):
        for money in one.under:
            lay_card(canvas, card_sprite(money, faces.MIDDLE, ground, over, signless=True), x, y, faces.MIDDLE)
            x, over = x + COVERED_CARD_PART, True
        signless = one is not many[-1] and step < _SIGNLESS
        hourglass_at_left = one is not many[-1] and step < faces.MIDDLE.width
        laid = defender_sprite(
            one, ground, over, rings.get(one.id), signless=signless, hourglass_at_left=hourglass_at_left
        )
        lay_card(canvas, laid, x, y, faces.MIDDLE)
        letters.append((x, one, faces.MIDDLE.width if one is many[-1] else min(step, faces.MIDDLE.width)))
        x, over = x + step, step < faces.MIDDLE.width + MARGIN
    for at, one, shown in letters:
        draw_letter(canvas, at, y, one.id, shown, ground, shielded=bears_shield(one))


def ribbon_overhang(size: Size) -> int:
    """How far the ribbon with a Defender's letter reaches below its card."""
    return RIBBON_HEIGHT // 2 if size == faces.MIDDLE else RIBBON_HEIGHT - 10


def draw_letter(
    canvas: Canvas,
    x: int,
    y: int,
    defender_id: int,
    shown: int = faces.MIDDLE.width,
    ground: Colour = PANEL,
    size: Size = faces.MIDDLE,
    *,
    shielded: bool = False,
) -> None:
    """A Defender's letter below the card, which lies at (x, y) and of which so many pixels can be seen.

    ``shielded``: at its right end, so that it does not lie over the toughness.
    """
    ribbon = letter_ribbon(defender_letter(defender_id), ground, shown - 2)
    beside = max(0, shown - ribbon.image.width)
    top = y + size.height - RIBBON_HEIGHT + ribbon_overhang(size)
    canvas.put(ribbon, x + (beside if shielded else beside // 2), top)


def card_steps(needs: Sequence[int], size: Size, room: int) -> list[int]:
    """How far the left edge of each card lies from that of the next, in a row of `room` pixels.

    The cards lie evenly where that leaves as much of each to be seen as `needs` says; else each gets what it needs, and
    a share of the rest.
    """
    even = even_card_step(len(needs), size, room)
    if even >= max(needs[:-1], default=0):
        return [even] * len(needs)
    rest = (room - size.width - sum(needs[:-1])) // (len(needs) - 1)
    return [max(1, need + rest) for need in needs]


def even_card_step(count: int, size: Size, room: int) -> int:
    """How far apart the left edges of `count` cards lie in a row of `room` pixels."""
    if count < 2:
        return size.width + GAP
    return max(1, min(size.width + GAP, (room - size.width) // (count - 1)))


def draw_ahead() -> None:
    """Draw what tables need all the time; the rest is drawn when it is first seen."""
    for which in CARDS:
        if which in DEFENDERS:
            card_sprite(which, faces.MIDDLE, PANEL)
        if which in COURAGE | POWER:
            card_sprite(which, faces.LITTLE, PANEL)
    for number in range(1, 10):
        letter_ribbon(defender_letter(number), PANEL)
    for dealt in (2, 4):
        for stand in range(dealt + 1):
            fortresses_sprite(stand, dealt, PANEL)
