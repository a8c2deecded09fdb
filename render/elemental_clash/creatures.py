"""What the creatures of Elemental Clash look like: a figure for each type, which every card varies in its own way."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from render.elemental_clash.painter import Painter, polar, star
from render.emblems import Tones
from render.palette import GOLD, INK, IVORY, PAPER_DARK, blend

Figure = Callable[[Painter, Tones, Random], None]


def _eyes(paint: Painter, x: float, y: float, apart: float, size: float) -> None:
    for side in (-1, 1):
        paint.disc(x + side * apart, y, size, IVORY)
        paint.disc(x + side * apart, y + size * 0.15, size * 0.55, INK)


def beast(paint: Painter, in_: Tones, chance: Random) -> None:
    """A head from the front: ears, horns, antlers or tusks."""
    crown, tusks, blaze, wide = chance.randrange(4), chance.random() < 0.5, chance.randrange(3), chance.uniform(0, 7)
    if crown == 0:
        paint.twins("M 30 34 L 10 2 L 48 20 Z", in_.mid)
        paint.twins("M 30 30 L 16 10 L 40 22 Z", in_.dark)
    elif crown == 1:
        paint.twins("M 34 28 C 14 30 2 20 4 0 C 12 12 22 14 40 16 Z", IVORY)
    elif crown == 2:
        for way in (-1, 1):
            stem = [(50 + way * 12, 26), (50 + way * 26, 14), (50 + way * 32, 0)]
            paint.line(stem, IVORY, 5)
            paint.line([(50 + way * 26, 14), (50 + way * 44, 10)], IVORY, 4.5)
            paint.line([(50 + way * 18, 20), (50 + way * 36, 24)], IVORY, 4)
    else:
        paint.twins("M 34 34 C 8 36 6 18 16 12 C 26 8 40 16 44 24 Z", in_.mid)
        paint.twins("M 32 30 C 16 30 14 22 19 18 C 26 16 34 20 38 25 Z", in_.light)
    left = 16 - wide
    paint.shape(
        f"M 50 14 C 30 14 {left} 22 {left} 42 C {left} 60 30 72 34 86 C 38 100 62 100 66 86 C 70 72 {100 - left} 60 "
        f"{100 - left} 42 C {100 - left} 22 70 14 50 14 Z",
        in_.mid,
    )
    paint.shape(
        f"M 50 14 C 70 14 {100 - left} 22 {100 - left} 42 C {100 - left} 60 70 72 66 86 C 62 98 50 97 50 97 Z", in_.dark
    )
    if blaze == 0:
        paint.shape("M 50 16 L 60 40 L 50 70 L 40 40 Z", in_.light)
    elif blaze == 1:
        for row in (22, 30, 38):
            paint.line([(42, row - 4), (50, row), (58, row - 4)], in_.light, 3.5)
    paint.shape("M 50 66 C 36 66 32 76 36 86 C 40 96 60 96 64 86 C 68 76 64 66 50 66 Z", in_.light)
    for side in (-1, 1):
        paint.disc(50 + side * 7, 78, 3.2, INK)
    if tusks:
        paint.twins("M 34 90 C 28 84 26 74 30 66 C 32 76 36 80 42 84 Z", IVORY)
    _eyes(paint, 50, 48, 17, 6)


def bird(paint: Painter, in_: Tones, chance: Random) -> None:
    """A bird on the wing."""
    feathers, lift, tail, crest = (
        chance.randint(3, 6),
        chance.uniform(-0.06, 0.06),
        chance.randint(2, 4),
        chance.randrange(3),
    )
    for way in (-1, 1):
        for number in range(feathers):
            turn = 0.25 + way * 0.0 + lift - 0.16 + 0.3 * number / feathers
            reach = 56 - 5 * number
            tip = polar(50, 46, reach, way * turn)
            paint.leaf((50 + way * 5, 44 + number), tip, 9 if feathers < 5 else 7, (in_.light, in_.mid)[number % 2])
    for number in range(tail):
        turn = 0.5 + 0.05 * (number - (tail - 1) / 2)
        paint.leaf((50, 62), polar(50, 52, 48, turn), 5, in_.mid if number % 2 else in_.light)
    paint.leaf((50, 20), (50, 82), 15, in_.dark)
    paint.leaf((50, 30), (50, 78), 8, in_.mid)
    if crest:
        for number in range(crest + 1):
            paint.leaf((50, 22), polar(50, 24, 20, 0.08 * (number - crest / 2)), 3, GOLD.mid)
    paint.disc(50, 26, 11, in_.light)
    paint.polygon([(45, 32), (55, 32), (50, 43)], GOLD.mid)
    for side in (-1, 1):
        paint.disc(50 + side * 5, 24, 2.6, INK)


def imp(paint: Painter, in_: Tones, chance: Random) -> None:
    """A grinning round head with long ears and horns."""
    horns, teeth, droop, third = (
        chance.randint(1, 3),
        chance.randint(2, 5),
        chance.uniform(-14, 16),
        chance.random() < 0.4,
    )
    paint.twins(f"M 26 48 L 0 {36 + droop:.2f} L 22 70 Z", in_.mid)
    paint.twins(f"M 26 52 L 8 {41 + droop:.2f} L 23 64 Z", in_.light)
    for number in range(horns):
        x, high = 42.0 - 13 * number, 26 - 7 * number
        paint.twins(
            f"M {x + 6} 36 C {x + 6} 20 {x} 12 {x - 8} {26 - high} C {x - 10} 16 {x - 8} 30 {x - 5} 42 Z", GOLD.mid
        )
    paint.disc(50, 58, 33, in_.mid)
    paint.shape("M 50 25 C 96 25 96 91 50 91 C 74 82 78 40 50 25 Z", in_.dark)
    paint.twins("M 26 48 L 45 58 C 40 66 28 64 26 48 Z", IVORY)
    for side in (-1, 1):
        paint.disc(50 + side * 14, 58, 3.4, INK)
    if third:
        paint.disc(50, 42, 5, IVORY)
        paint.disc(50, 42, 2.6, INK)
    paint.shape("M 28 70 C 40 78 60 78 72 70 C 68 92 32 92 28 70 Z", INK)
    for number in range(teeth):
        x = 50 + (number - (teeth - 1) / 2) * 36 / teeth
        paint.polygon([(x - 4, 74.5), (x + 4, 74.5), (x, 83)], IVORY)


def drake(paint: Painter, in_: Tones, chance: Random) -> None:
    """A dragon's head and neck from the side."""
    horns, spikes, breath, frill = (
        chance.randint(1, 3),
        chance.randint(3, 6),
        chance.random() < 0.5,
        chance.random() < 0.5,
    )
    wing, gape, sweep = chance.randrange(4), chance.choice((0, 5, 10)), chance.uniform(-0.22, -0.1)
    for finger in range(wing and wing + 2):
        tip = polar(40, 92, 96 - 6 * finger, 0.2 - 0.055 * finger)
        paint.leaf((40, 92), tip, 9, GOLD.dark if finger % 2 else GOLD.mid)
    for number in range(spikes):
        share = number / (spikes - 1)
        x, y = 10 + 26 * (1 - share) ** 2, 88 - 62 * (1 - share)
        paint.polygon([(x + 10, y - 8), (x - 9, y - 8), (x + 8, y + 8)], GOLD.mid)
    if frill:
        for turn in (0.62, 0.68, 0.74):
            paint.leaf((44, 44), polar(44, 44, 42, turn), 7, in_.light)
    paint.shape(
        "M 8 100 C 10 62 22 32 46 24 C 60 18 78 26 97 42 L 96 50 C 86 52 78 54 70 54 "
        f"L 92 {60 + gape} L 88 {67 + gape} C 72 74 60 70 53 64 C 46 76 46 88 50 100 Z",
        in_.mid,
    )
    paint.shape("M 30 100 C 30 80 34 66 44 58 L 53 64 C 46 76 46 88 50 100 Z", in_.light)
    paint.shape("M 46 24 C 60 18 78 26 97 42 L 90 44 C 74 34 60 32 46 36 Z", in_.light)
    for number in range(horns):
        root, turn = (46.0 - 4 * number, 34.0 + 4 * number), sweep - 0.075 * number
        paint.leaf(root, polar(*root, 46 - 7 * number, turn), 7, (IVORY, PAPER_DARK)[number % 2])
    paint.disc(60, 39, 6, GOLD.light)
    paint.leaf((60, 33), (60, 45), 2.2, INK)
    paint.disc(90, 43, 2, INK)
    for x in (76, 84):
        paint.polygon([(x - 3, 53), (x + 3, 52), (x, 59)], IVORY)
    if breath:
        for tip, wide in (((100, 92), 6), ((88, 98), 5), ((106, 82), 4)):
            paint.leaf((86, 64), tip, wide, GOLD.mid)


_CHEEKS = "M 31 46 C 31 24 69 24 69 46 C 69 68 58 84 50 86 C 42 84 31 68 31 46 Z"
_SHADED = "M 50 29 C 69 29 69 46 69 46 C 69 68 58 84 50 86 Z"


def _face(paint: Painter, in_: Tones) -> None:
    """A calm face with closed eyes, its middle at (50, 58)."""
    paint.shape(_CHEEKS, in_.light)
    paint.shape(_SHADED, blend(in_.light, in_.mid, 0.45))
    for side in (-1, 1):
        paint.line([(50 + side * 14, 53), (50 + side * 9, 56), (50 + side * 4, 54)], INK, 3)
    paint.line([(45, 73), (50, 75), (55, 73)], INK, 2.6)
    paint.line([(50, 56), (48, 66), (51, 67)], in_.mid, 2)


def dryad(paint: Painter, in_: Tones, chance: Random) -> None:
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
            paint.leaf(polar(50, 52, 14, turn), polar(50, 52, 36 + 13 * row - 4 * (number % 2), turn), broad, tone)
    _face(paint, in_)
    for number in range(fruit):
        x, y = polar(50, 56, 31, -0.12 * (fruit - 1) / 2 + 0.12 * number)
        paint.disc(x, y, 5.5, GOLD.mid)
        paint.disc(x - 1.5, y - 1.5, 1.8, GOLD.light)


def naiad(paint: Painter, in_: Tones, chance: Random) -> None:
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
    _face(paint, in_)
    paint.shape("M 29 50 C 28 22 72 22 71 50 C 64 36 54 34 50 40 C 46 34 36 36 29 50 Z", in_.mid)
    if crown == 0:
        for number in range(5):
            paint.leaf((50, 30), polar(50, 32, 27, 0.09 * (number - 2)), 4, IVORY)
    elif crown == 1:
        paint.polygon([(34, 28), (38, 8), (44, 22), (50, 4), (56, 22), (62, 8), (66, 28)], GOLD.mid)
    for number in range(pearls):
        x, y = polar(50, 50, 26, -0.055 * (pearls - 1) / 2 + 0.055 * number)
        paint.disc(x, y, 3.4, IVORY)


def golem(paint: Painter, in_: Tones, chance: Random) -> None:
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
        paint.polygon(star(50, 56, 3 + mark, 12, 5), GOLD.mid)
    for number in range(moss):
        paint.leaf((x - 8 + 8 * number, 10), (x - 12 + 11 * number, -6), 4, in_.light)


def sylph(paint: Painter, in_: Tones, chance: Random) -> None:
    """A slender figure on four wings."""
    upper, lower, spots, gown = (
        chance.uniform(0.09, 0.19),
        chance.uniform(0.32, 0.4),
        chance.randint(0, 3),
        chance.randrange(3),
    )
    for way in (-1, 1):
        for turn, reach, wide, tone in ((upper, 58, 17, in_.mid), (lower, 46, 13, in_.dark), (upper, 50, 9, in_.light)):
            paint.leaf((50, 46), polar(50, 46, reach, way * turn), wide, tone)
        for number in range(spots):
            x, y = polar(50, 46, 24 + 11 * number, way * upper)
            paint.disc(x, y, 4.5 - number, GOLD.mid)
    if gown == 0:
        paint.shape("M 50 34 C 60 60 66 84 74 100 L 26 100 C 34 84 40 60 50 34 Z", in_.light)
    elif gown == 1:
        paint.leaf((50, 34), (50, 102), 16, in_.light)
    else:
        for turn in (0.44, 0.48, 0.52, 0.56):
            paint.leaf((50, 38), polar(50, 40, 62, turn), 7, in_.light)
    paint.shape("M 50 36 C 56 60 58 84 60 100 L 50 100 Z", blend(in_.light, in_.mid, 0.5))
    paint.disc(50, 27, 11, IVORY)
    paint.shape("M 38 30 C 36 10 64 10 62 30 C 58 20 42 20 38 30 Z", in_.mid)
    if chance.random() < 0.5:
        paint.ring(50, 11, 10, GOLD.mid, 3)


def cinder(paint: Painter, in_: Tones, chance: Random) -> None:
    """A living flame."""
    tongues, sparks, grin = chance.randint(4, 7), chance.randint(2, 6), chance.random() < 0.5
    lean = chance.uniform(-0.04, 0.04)
    for size, tone in ((1.0, in_.dark), (0.86, in_.mid)):
        for number in range(tongues):
            turn = lean * 3 + 0.30 * (number / (tongues - 1) - 0.5)
            reach = (62 - 20 * abs(number - (tongues - 1) / 2) / tongues - 8 * (number % 2)) * size
            paint.leaf(polar(50, 66, 8, turn), polar(50, 64, reach, turn), 13 * size, tone)
        paint.disc(50, 68, 31 * size, tone)
    paint.shape("M 50 34 C 60 54 74 60 74 76 C 74 92 62 98 50 98 C 38 98 26 92 26 76 C 26 62 42 54 50 34 Z", in_.light)
    paint.twins("M 32 66 L 46 72 C 44 80 34 78 32 66 Z", INK)
    if grin:
        paint.shape("M 36 84 C 44 88 56 88 64 84 C 60 96 40 96 36 84 Z", INK)
    else:
        paint.disc(50, 88, 5, INK)
    for number in range(sparks):
        x, y = polar(50, 62, 46 + 6 * (number % 2), -0.34 + 0.68 * (number + chance.random() * 0.6) / sparks)
        paint.polygon(star(x, y, 4, 5.5, 2), GOLD.light)


def fish(paint: Painter, in_: Tones, chance: Random) -> None:
    """A fish from the side."""
    high, stripes, lure, forks = (
        chance.uniform(18, 30),
        chance.randrange(5),
        chance.random() < 0.4,
        chance.randint(2, 3),
    )
    for number in range(forks):
        y = 54 + (number - (forks - 1) / 2) * 46 / forks * 1.4
        paint.leaf((72, 54), (101, y), 8, in_.mid)
    paint.leaf((44, 54 - high * 0.5), (64, 42 - high), 10, in_.dark)
    paint.leaf((40, 54 + high * 0.5), (58, 66 + high), 8, in_.dark)
    paint.shape(
        f"M 4 56 C 16 {54 - high * 1.3} 58 {54 - high * 1.3} 84 54 C 58 {54 + high * 1.3} 16 {54 + high * 1.3} 4 56 Z",
        in_.mid,
    )
    paint.shape(
        f"M 4 56 C 16 {54 + high * 1.3} 58 {54 + high * 1.3} 84 54 C 60 {58 + high * 0.3} 24 {58 + high * 0.3} 4 56 Z",
        in_.light,
    )
    for number in range(stripes):
        x = 38 + number * 9
        reach = high * (0.8 - number * 0.13)
        paint.line([(x, 54 - reach), (x + 4, 54), (x, 54 + reach)], in_.dark, 4)
    paint.line([(30, 54 - high * 0.7), (34, 54), (30, 54 + high * 0.7)], in_.dark, 3)
    paint.disc(19, 50, 6, IVORY)
    paint.disc(18, 50, 3.2, INK)
    if lure:
        paint.line([(22, 40), (18, 20), (6, 18)], in_.light, 3)
        paint.disc(5, 20, 7, GOLD.light)
    for number in range(chance.randint(1, 4)):
        paint.ring(
            10 + 17 * number + chance.uniform(-5, 5), 16 + 8 * (number % 2) if not lure else 90, 5, in_.light, 2.2
        )


def serpent(paint: Painter, in_: Tones, chance: Random) -> None:
    """A coiling serpent."""
    bends, reach, bands, fin = (
        chance.choice((0.9, 1.4, 1.9, 2.4)),
        chance.uniform(20, 34),
        chance.randint(3, 6),
        chance.random() < 0.6,
    )
    way = chance.choice((-1, 1))
    spine = []
    for step in range(121):
        share = step / 120
        grow = 0.55 + 0.45 * share
        spine.append(
            (50 + way * reach * grow * math.sin(share * bends * math.tau), 94 - 66 * share, 4 + 9 * share**0.7)
        )
    for number, (x, y, thick) in enumerate(spine):
        if fin and number % 8 == 0:
            paint.polygon([(x - thick - 5, y - 5), (x - thick + 3, y - 5), (x - thick + 3, y + 6)], in_.light)
    for grow, tone in ((1.0, in_.dark), (0.82, in_.mid)):
        for number, (x, y, thick) in enumerate(spine):
            lit = grow < 1 and number % (24 // bands * 2) < 4
            paint.disc(x, y, thick * grow, in_.light if lit else tone)
    x, y, _ = spine[-1]
    paint.line([(x, y - 14), (x, y - 24)], GOLD.mid, 2.6)
    paint.line([(x - 6, y - 31), (x, y - 24), (x + 6, y - 31)], GOLD.mid, 2.6)
    paint.leaf((x, y + 14), (x, y - 24), 21, in_.dark)
    paint.leaf((x, y + 12), (x, y - 21), 17, in_.mid)
    for side in (-1, 1):
        paint.disc(x + side * 8, y - 3, 4.4, GOLD.light)
        paint.disc(x + side * 8, y - 3, 2, INK)


def nimbus(paint: Painter, in_: Tones, chance: Random) -> None:
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
            paint.polygon(star(26 + 16 * number, 84 + 6 * (number % 2), 4, 6, 2), IVORY)
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
        _eyes(paint, 50, 51, 13, 6.5)
    paint.line([(44, 64), (50, 66), (56, 64)], INK, 3)


def stranger(paint: Painter, in_: Tones, chance: Random) -> None:
    """A mask, for a type that has no figure of its own."""
    points = chance.randint(5, 9)
    paint.polygon(star(50, 50, points, 48, chance.uniform(30, 40), chance.random()), in_.dark)
    paint.shape("M 20 24 C 36 16 64 16 80 24 C 82 60 68 84 50 94 C 32 84 18 60 20 24 Z", in_.mid)
    paint.shape("M 50 18 C 60 18 72 20 80 24 C 82 60 68 84 50 94 Z", in_.light)
    _eyes(paint, 50, 46, 14, 7)


FIGURES: Mapping[str, Figure] = MappingProxyType(
    {
        "Beast": beast,
        "Bird": bird,
        "Cinder": cinder,
        "Drake": drake,
        "Dryad": dryad,
        "Fish": fish,
        "Golem": golem,
        "Imp": imp,
        "Naiad": naiad,
        "Nimbus": nimbus,
        "Serpent": serpent,
        "Sylph": sylph,
    }
)
