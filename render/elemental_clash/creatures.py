"""What the creatures of Elemental Clash look like: a figure for each type, which every card varies in its own way."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from render.elemental_clash.animals import draw_beast, draw_bird, draw_drake, draw_eyes, draw_fish, draw_serpent
from render.elemental_clash.painter import Painter, point_on_circle, star_corners
from render.kit.emblems import Tones
from render.kit.palette import GOLD, INK, IVORY, blend

Figure = Callable[[Painter, Tones, Random], None]


def draw_imp(paint: Painter, in_: Tones, chance: Random) -> None:
    """A grinning round head with long ears and horns."""
    horns, teeth, droop, third = (
        chance.randint(1, 3),
        chance.randint(2, 5),
        chance.uniform(-14, 16),
        chance.random() < 0.4,
    )
    paint.mirrored_shape(f"M 26 48 L 0 {36 + droop:.2f} L 22 70 Z", in_.mid)
    paint.mirrored_shape(f"M 26 52 L 8 {41 + droop:.2f} L 23 64 Z", in_.light)
    for number in range(horns):
        x, high = 42.0 - 13 * number, 26 - 7 * number
        paint.mirrored_shape(
            f"M {x + 6} 36 C {x + 6} 20 {x} 12 {x - 8} {26 - high} C {x - 10} 16 {x - 8} 30 {x - 5} 42 Z", GOLD.mid
        )
    paint.disc(50, 58, 33, in_.mid)
    paint.shape("M 50 25 C 96 25 96 91 50 91 C 74 82 78 40 50 25 Z", in_.dark)
    paint.mirrored_shape("M 26 48 L 45 58 C 40 66 28 64 26 48 Z", IVORY)
    for side in (-1, 1):
        paint.disc(50 + side * 14, 58, 3.4, INK)
    if third:
        paint.disc(50, 42, 5, IVORY)
        paint.disc(50, 42, 2.6, INK)
    paint.shape("M 28 70 C 40 78 60 78 72 70 C 68 92 32 92 28 70 Z", INK)
    for number in range(teeth):
        x = 50 + (number - (teeth - 1) / 2) * 36 / teeth
        paint.polygon([(x - 4, 74.5), (x + 4, 74.5), (x, 83)], IVORY)


_CHEEKS = "M 31 46 C 31 24 69 24 69 46 C 69 68 58 84 50 86 C 42 84 31 68 31 46 Z"
_SHADED = "M 50 29 C 69 29 69 46 69 46 C 69 68 58 84 50 86 Z"


def _draw_calm_face(paint: Painter, in_: Tones) -> None:
    """A calm face with closed eyes, its middle at (50, 58)."""
    paint.shape(_CHEEKS, in_.light)
    paint.shape(_SHADED, blend(in_.light, in_.mid, 0.45))
    for side in (-1, 1):
        paint.line([(50 + side * 14, 53), (50 + side * 9, 56), (50 + side * 4, 54)], INK, 3)
    paint.line([(45, 73), (50, 75), (55, 73)], INK, 2.6)
    paint.line([(50, 56), (48, 66), (51, 67)], in_.mid, 2)


def draw_dryad(paint: Painter, in_: Tones, chance: Random) -> None:
    """A face among leaves."""
    leaves, broad, fruit, rows = (
        chance.randint(6, 11),
        chance.uniform(6, 10),
        chance.randint(0, 4),
        chance.randint(1, 2),
    )
    for row in range(rows, 0, -1):
        for number in range(leaves):
            turn = -0.36 + 0.72 * number / (leaves - 1)
            tone = (in_.mid, blend(in_.mid, in_.dark, 0.55), blend(in_.mid, in_.light, 0.4))[(number + row) % 3]
            paint.leaf(
                point_on_circle(50, 52, 14, turn),
                point_on_circle(50, 52, 36 + 13 * row - 4 * (number % 2), turn),
                broad,
                tone,
            )
    _draw_calm_face(paint, in_)
    for number in range(fruit):
        x, y = point_on_circle(50, 56, 31, -0.12 * (fruit - 1) / 2 + 0.12 * number)
        paint.disc(x, y, 5.5, GOLD.mid)
        paint.disc(x - 1.5, y - 1.5, 1.8, GOLD.light)


def draw_naiad(paint: Painter, in_: Tones, chance: Random) -> None:
    """A face with hair like running water."""
    strands, sway, pearls, crown = (
        chance.randint(4, 7),
        chance.uniform(4, 11),
        chance.randint(3, 6),
        chance.randrange(3),
    )
    phase = chance.random()
    for number in range(2 * strands):
        way, level = (-1, 1)[number % 2], number // 2
        start = 22 + level * 22 / strands
        curve = [
            (50 + way * (start - 6 + t * 0.1 + sway * math.sin(t / 9 + phase * 6 + level)), 30 + t)
            for t in range(0, 72, 3)
        ]
        paint.line(curve, (in_.dark, in_.mid, blend(in_.mid, in_.light, 0.5))[level % 3], 8)
    paint.shape("M 26 50 C 20 10 80 10 74 50 C 70 34 30 34 26 50 Z", in_.mid)
    _draw_calm_face(paint, in_)
    paint.shape("M 29 50 C 28 22 72 22 71 50 C 64 36 54 34 50 40 C 46 34 36 36 29 50 Z", in_.mid)
    if crown == 0:
        for number in range(5):
            paint.leaf((50, 30), point_on_circle(50, 32, 27, 0.09 * (number - 2)), 4, IVORY)
    elif crown == 1:
        paint.polygon([(34, 28), (38, 8), (44, 22), (50, 4), (56, 22), (62, 8), (66, 28)], GOLD.mid)
    for number in range(pearls):
        x, y = point_on_circle(50, 50, 26, -0.055 * (pearls - 1) / 2 + 0.055 * number)
        paint.disc(x, y, 3.4, IVORY)


def draw_golem(paint: Painter, in_: Tones, chance: Random) -> None:
    """Stones on stones, with glowing eyes."""
    broad, mark, lean, moss = chance.uniform(19, 27), chance.randrange(5), chance.uniform(-5, 5), chance.randint(0, 3)
    knees, drop, square = chance.uniform(8, 15), chance.uniform(-5, 9), chance.random() < 0.5
    for way in (-1, 1):
        x = 50 + way * knees
        paint.polygon([(x - 9, 70), (x + 9, 70), (x + 12, 99), (x - 11, 99)], in_.dark)
        paint.polygon([(x - 9, 70), (x, 70), (x + 1, 99), (x - 11, 99)], blend(in_.dark, in_.mid, 0.6))
        x = 50 + way * (broad + 12)
        paint.polygon([(x - 9, 54), (x + 9, 52), (x + 10, 84 + drop), (x - 10, 86 + drop)], in_.dark)
        paint.polygon([(x - 11, 33), (x + 8, 30), (x + 12, 46), (x + 7, 60), (x - 9, 60), (x - 13, 46)], in_.mid)
        paint.polygon([(x - 11, 33), (x + 8, 30), (x + 1, 44), (x - 13, 46)], in_.light)
        paint.polygon([(x - 12, 80 + drop), (x + 12, 78 + drop), (x + 10, 96 + drop), (x - 9, 97 + drop)], in_.mid)
    left, right = 50 - broad, 50 + broad
    paint.polygon([(left, 34), (right, 34), (right + 2, 52), (right - 7, 74), (left + 7, 74), (left - 2, 52)], in_.mid)
    paint.polygon([(50, 34), (right, 34), (right + 2, 52), (right - 7, 74), (50, 74)], blend(in_.mid, in_.dark, 0.55))
    paint.polygon([(left, 34), (right, 34), (right - 9, 42), (left + 9, 42)], in_.light)
    x = 50 + lean
    head = [(x - 15, 12), (x + 15, 10), (x + 17, 34), (x - 17, 36)]
    if not square:
        head = [(x - 9, 6), (x + 10, 5), (x + 19, 20), (x + 12, 35), (x - 12, 36), (x - 18, 21)]
    paint.polygon(head, in_.light)
    paint.polygon([(x, 20), *head[1 : len(head) // 2 + 1], (x, 36)], in_.mid)
    for side in (-1, 1):
        paint.disc(x + side * 7.5, 22, 4.6, INK)
        paint.disc(x + side * 7.5, 22, 3, GOLD.light)
    if mark == 4:
        paint.ring(50, 56, 10, GOLD.mid, 4)
    else:
        paint.polygon(star_corners(50, 56, 3 + mark, 12, 5), GOLD.mid)
    for number in range(moss):
        paint.leaf((x - 8 + 8 * number, 10), (x - 12 + 11 * number, -6), 4, in_.light)


def draw_sylph(paint: Painter, in_: Tones, chance: Random) -> None:
    """A slender figure on four wings."""
    upper, lower, spots, gown = (
        chance.uniform(0.09, 0.19),
        chance.uniform(0.32, 0.4),
        chance.randint(0, 3),
        chance.randrange(3),
    )
    for way in (-1, 1):
        for turn, reach, wide, tone in ((upper, 58, 17, in_.mid), (lower, 46, 13, in_.dark), (upper, 50, 9, in_.light)):
            paint.leaf((50, 46), point_on_circle(50, 46, reach, way * turn), wide, tone)
        for number in range(spots):
            x, y = point_on_circle(50, 46, 24 + 11 * number, way * upper)
            paint.disc(x, y, 4.5 - number, GOLD.mid)
    if gown == 0:
        paint.shape("M 50 34 C 60 60 66 84 74 100 L 26 100 C 34 84 40 60 50 34 Z", in_.light)
    elif gown == 1:
        paint.leaf((50, 34), (50, 102), 16, in_.light)
    else:
        for turn in (0.44, 0.48, 0.52, 0.56):
            paint.leaf((50, 38), point_on_circle(50, 40, 62, turn), 7, in_.light)
    paint.shape("M 50 36 C 56 60 58 84 60 100 L 50 100 Z", blend(in_.light, in_.mid, 0.5))
    paint.disc(50, 27, 11, IVORY)
    paint.shape("M 38 30 C 36 10 64 10 62 30 C 58 20 42 20 38 30 Z", in_.mid)
    if chance.random() < 0.5:
        paint.ring(50, 11, 10, GOLD.mid, 3)


def draw_cinder(paint: Painter, in_: Tones, chance: Random) -> None:
    """A living flame."""
    tongues, sparks, grin = chance.randint(4, 7), chance.randint(2, 6), chance.random() < 0.5
    lean = chance.uniform(-0.04, 0.04)
    for size, tone in ((1.0, in_.dark), (0.86, in_.mid)):
        for number in range(tongues):
            turn = lean * 3 + 0.30 * (number / (tongues - 1) - 0.5)
            reach = (62 - 20 * abs(number - (tongues - 1) / 2) / tongues - 8 * (number % 2)) * size
            paint.leaf(point_on_circle(50, 66, 8, turn), point_on_circle(50, 64, reach, turn), 13 * size, tone)
        paint.disc(50, 68, 31 * size, tone)
    paint.shape("M 50 34 C 60 54 74 60 74 76 C 74 92 62 98 50 98 C 38 98 26 92 26 76 C 26 62 42 54 50 34 Z", in_.light)
    paint.mirrored_shape("M 32 66 L 46 72 C 44 80 34 78 32 66 Z", INK)
    if grin:
        paint.shape("M 36 84 C 44 88 56 88 64 84 C 60 96 40 96 36 84 Z", INK)
    else:
        paint.disc(50, 88, 5, INK)
    for number in range(sparks):
        x, y = point_on_circle(50, 62, 46 + 6 * (number % 2), -0.34 + 0.68 * (number + chance.random() * 0.6) / sparks)
        paint.polygon(star_corners(x, y, 4, 5.5, 2), GOLD.light)


def draw_nimbus(paint: Painter, in_: Tones, chance: Random) -> None:
    """A cloud that looks back."""
    puffs, below, calm = chance.randint(4, 7), chance.randrange(4), chance.random() < 0.5
    if below == 0:
        paint.polygon([(52, 60), (34, 84), (47, 84), (38, 102), (66, 78), (53, 78), (64, 60)], GOLD.mid)
    elif below == 1:
        for number in range(5):
            x = 26 + 12 * number
            paint.line([(x, 74), (x - 6, 92 - 5 * (number % 2))], in_.light, 4)
    elif below == 2:
        for number in range(3):
            curl = [
                (50 + (22 - 6 * number) * math.cos(t / 3), 76 + 8 * number + 4 * math.sin(t / 3)) for t in range(18)
            ]
            paint.line(curl, in_.light, 4)
    else:
        for number in range(4):
            paint.polygon(star_corners(26 + 16 * number, 84 + 6 * (number % 2), 4, 6, 2), IVORY)
    for tone, drop in ((in_.dark, 5), (in_.mid, 0)):
        for number in range(puffs):
            share = number / (puffs - 1)
            size = 13 + 12 * math.sin(share * math.pi) + 3 * (number % 2)
            paint.disc(16 + 68 * share, 54 - 18 * math.sin(share * math.pi) + drop, size, tone)
        paint.polygon([(12, 52 + drop), (88, 52 + drop), (84, 69 + drop), (16, 69 + drop)], tone)
    for number in range(puffs - 1):
        share = (number + 0.3) / (puffs - 1)
        paint.disc(18 + 60 * share, 46 - 17 * math.sin(share * math.pi), 8, in_.light)
    if calm:
        for side in (-1, 1):
            paint.line([(50 + side * 18, 52), (50 + side * 13, 55), (50 + side * 8, 52)], INK, 3.4)
    else:
        draw_eyes(paint, 50, 51, 13, 6.5)
    paint.line([(44, 64), (50, 66), (56, 64)], INK, 3)


def draw_mask_of_other_type(paint: Painter, in_: Tones, chance: Random) -> None:
    """A mask, for a type that has no figure of its own."""
    points = chance.randint(5, 9)
    paint.polygon(star_corners(50, 50, points, 48, chance.uniform(30, 40), chance.random()), in_.dark)
    paint.shape("M 20 24 C 36 16 64 16 80 24 C 82 60 68 84 50 94 C 32 84 18 60 20 24 Z", in_.mid)
    paint.shape("M 50 18 C 60 18 72 20 80 24 C 82 60 68 84 50 94 Z", in_.light)
    draw_eyes(paint, 50, 46, 14, 7)


FIGURES: Mapping[str, Figure] = MappingProxyType(
    {
        "Beast": draw_beast,
        "Bird": draw_bird,
        "Cinder": draw_cinder,
        "Drake": draw_drake,
        "Dryad": draw_dryad,
        "Fish": draw_fish,
        "Golem": draw_golem,
        "Imp": draw_imp,
        "Naiad": draw_naiad,
        "Nimbus": draw_nimbus,
        "Serpent": draw_serpent,
        "Sylph": draw_sylph,
    }
)
