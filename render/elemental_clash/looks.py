"""What a picture needs to know of a card, and the emblem that every card has for itself.

An emblem follows from the card alone: its type, kind and effect say what it shows, its element the colours, and its
id, through a seeded stream, everything that makes it unlike all others.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from PIL import Image

from engine.caches import cached
from engine.elemental_clash import POOL, Card
from engine.elemental_clash.cards import Pool
from engine.elemental_clash.language import Buff, Move, Operation, Static, Triggered
from render.elemental_clash import sigils
from render.elemental_clash.creatures import FIGURES, draw_mask_of_other_type
from render.elemental_clash.painter import Painter
from render.elemental_clash.short_names import short_names
from render.kit.emblems import Tones, tones_of_hue
from render.kit.palette import BLUE, GOLD, GREEN, IVORY, NIGHT, OCHRE, RED, STEEL, Colour, Hue, blend
from render.kit.sketch import Box, Point, Sketch, box_around, point_on_circle
from words.elemental_clash import ClashWords

HUES: dict[str, Hue] = {"earth": GREEN, "air": STEEL, "fire": RED, "water": BLUE, "neutral": OCHRE, "any": GOLD}
SIMPLE = 0.8
"""An emblem of less than 80 pixels has a sky without anything in it."""


class PoolKey:
    """A pool as something to look up by: what was added to the standard one tells them apart."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PoolKey) and other.pool.added == self.pool.added

    def __hash__(self) -> int:
        return hash(self.pool.added)


class CardLook(NamedTuple):
    """A card as pictures show it: everything printed on it, hashable."""

    id: str
    name: str
    kind: str
    element: str
    level: int
    type: str
    atk: int
    defence: int
    text: str
    energy: str
    height: int
    effect_signs: tuple[str, ...]
    kind_name: str
    """The line that says what kind of card it is."""
    type_line: str
    """The line that says what kind of card it is, with element and level."""
    tile_name: str
    """The name as it stands on a tile, where a long word may be broken at a hyphen."""
    tile_tag: str
    """What stands on a tile where creatures have their numbers."""
    short_name: str
    """The name where there is little room."""

    @property
    def colours(self) -> Hue:
        """The colours of its element; those of its energy for a stone."""
        return HUES[self.energy if self.kind == "stone" else self.element]


def _effect_signs(card: Card) -> tuple[str, ...]:
    """What stands for the effect of a spell or a stone: its first two unlike operations."""
    found: dict[str, None] = {}
    for ability in card.ability:
        if isinstance(ability, Static):
            found["static"] = None
        else:
            found |= dict.fromkeys(_operation_sign(op, ability) for op in ability.do)
    return tuple(found)[:2]


def _operation_sign(op: Operation, ability: Triggered) -> str:
    match op:
        case Buff(atk=int(atk), def_=int(defence)) if atk < 0 or defence < 0:
            return "weaken"
        case Buff():
            return "strengthen"
        case Move(what=str()) if any(spec.area == "discard" for spec in ability.target):
            return "rise"
        case Move():
            return "away"
        case _:
            return str(type(op).__struct_config__.tag)


def _kind_text(card: Card, words: ClashWords) -> str:
    if card.kind == "stone":
        return words.say("picture-stone")
    return words.creature_type(card) if card.creature else words.say(f"picture-kind-{card.kind}")


def _type_line(card: Card, words: ClashWords) -> str:
    if card.kind == "stone":
        return words.say("picture-stone-high", height=card.height) if card.height > 1 else _kind_text(card, words)
    element, level = words.say(f"element-{card.element}").capitalize(), words.say(f"level-{card.level}")
    return words.say("picture-line", kind=_kind_text(card, words), element=element, level=level)


def _on_tile(card: Card, words: ClashWords) -> str:
    key = f"picture-tile-name-{card.id}"
    return words.say(key) if words.catalogue.has_message(f"{words.prefix}-{key}") else words.card(card.id)


def _card_name(card: Card, words: ClashWords) -> str:
    return words.card(card.id) if card.id in POOL else card.name


def _card_look(card: Card, words: ClashWords, short: Mapping[str, str]) -> CardLook:
    atk, defence, _ = card.printed
    known = card.id in POOL
    return CardLook(
        id=card.id,
        name=(name := _card_name(card, words)),
        kind=card.kind,
        element=card.element,
        level=card.level,
        type=card.type,
        atk=atk,
        defence=defence,
        text=words.printed_text(card.id) if known else card.text,
        energy=card.energy,
        height=card.height,
        effect_signs=_effect_signs(card),
        kind_name=_kind_text(card, words),
        type_line=_type_line(card, words),
        tile_name=_on_tile(card, words) if known else card.name,
        tile_tag="" if card.creature else words.say(f"picture-tile-{card.kind}"),
        short_name=short[name],
    )


@cached(1)
def looks_of_pool(words: ClashWords, pool: PoolKey) -> Mapping[str, CardLook]:
    """The looks of all cards of a pool by id, with the names and texts of a language."""
    short = short_names([_card_name(card, words) for card in pool.pool.cards])
    return {card.id: _card_look(card, words, short) for card in pool.pool.cards}


def card_looks(words: ClashWords, pool: Pool = POOL) -> Mapping[str, CardLook]:
    """The looks of all cards of a pool by id, in a language; pools with equal added cards share them."""
    return looks_of_pool(words, PoolKey(pool))


def card_emblem(look: CardLook, size: tuple[int, int], box: Box | None = None) -> Image.Image:
    """A card's emblem before its background, RGBA, of `size` pixels; `box`: where it is, if not in the middle."""
    sketch = Sketch(*size)
    _draw_scenery(sketch, size, look, Random(f"scene {look.id}"))
    chance = Random(f"{look.element} {look.type or look.kind} {look.id}")  # not the scene's, which depends on the size
    wide, high = size
    box = box or box_around((wide / 2, high / 2), min(wide, high) * 0.46)
    in_ = tones_of_hue(look.colours)
    if look.kind == "creature":
        lit = chance.choice((0.0, 0.25, 0.5))  # shades of its own tell cousins apart as well
        own = Tones(blend(in_.mid, in_.light, lit * 0.6), in_.dark, blend(in_.light, IVORY, lit))
        if chance.random() < 0.5:
            box = box[2], box[1], box[0], box[3]
        FIGURES.get(look.type, draw_mask_of_other_type)(Painter(sketch, box), own, chance)
    elif look.kind == "stone":
        sigils.draw_stone_emblem(Painter(sketch, box), look.id, look.effect_signs, in_, chance)
    else:
        sigils.draw_spell_emblem(Painter(sketch, box), look.kind, look.effect_signs, in_, chance)
    return sketch.finish()


def _draw_scenery(sketch: Sketch, size: tuple[int, int], look: CardLook, chance: Random) -> None:
    """The background: a sky with something in it, and ground of the element."""
    wide, high = size
    hue = look.colours
    far = chance.choice((NIGHT, hue.dark, hue.dark, STEEL.dark, GOLD.dark))
    sky = blend(NIGHT, far, chance.choice((0.45, 0.65, 0.85)))
    glow, ground = blend(sky, hue.mid, 0.35), blend(NIGHT, hue.dark, 0.95)
    sketch.rounded_rectangle((0, 0, wide, high), 0, sky)
    unit = min(wide, high) / 100
    if unit < SIMPLE:
        _draw_ground(sketch, size, look, ground, chance)
        return
    x, y = wide * chance.choice((0.2, 0.35, 0.65, 0.8)), high * chance.uniform(0.2, 0.4)
    orb = chance.randrange(4)
    if orb == 0:
        sketch.disc((x, y), 24 * unit, glow)
    elif orb == 1:
        sketch.disc((x, y), 24 * unit, glow)
        sketch.disc((x + 9 * unit, y - 7 * unit), 20 * unit, sky)
    elif orb == 2:
        sketch.ring((x, y), 28 * unit, glow, 5 * unit)
        sketch.disc((x, y), 14 * unit, glow)
    else:
        rays = chance.randint(9, 15)
        for number in range(rays):
            tips = [point_on_circle((wide / 2, high * 0.55), wide, (number + side) / rays) for side in (0, 0.42)]
            sketch.path_shape(
                _polygon_path([(wide / 2, high * 0.55), *tips]), (0, 0, 100, 100), blend(sky, hue.mid, 0.16)
            )
    if look.level == 3:
        sketch.ring((wide / 2, high / 2), min(wide, high) * 0.49, GOLD.dark, 2.5 * unit)
        sketch.ring((wide / 2, high / 2), min(wide, high) * 0.45, GOLD.dark, 1.5 * unit)
    _draw_ground(sketch, size, look, ground, chance)


def _polygon_path(points: list[Point]) -> str:
    return "M " + " L ".join(f"{x:.3f} {y:.3f}" for x, y in points) + " Z"


def _draw_ground(sketch: Sketch, size: tuple[int, int], look: CardLook, colour: Colour, chance: Random) -> None:
    wide, high = size
    top, step = high * chance.uniform(0.62, 0.8), wide / chance.randint(4, 7)
    edge: list[Point] = []
    for number in range(61):
        x = wide * number / 60
        phase = x / step
        match look.energy if look.kind == "stone" else look.element:
            case "fire":  # jagged
                lift = abs(phase % 1 - 0.5) * 2
            case "water":  # waves
                lift = 0.5 + 0.5 * math.sin(phase * math.tau)
            case "earth":  # hills
                lift = abs(math.sin(phase * math.pi / 1.6))
            case "air":  # steps of cloud
                lift = abs(math.cos(phase * math.pi)) ** 0.5
            case _:  # level ground
                lift = 0.3
        edge.append((x, top - lift * high * 0.12))
    sketch.path_shape(_polygon_path([(0, high), *edge, (wide, high)]), (0, 0, 100, 100), colour)
