"""Creatures of Elemental Clash that are animals."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from render.elemental_clash.painter import Painter, point_on_circle
from render.kit.emblems import Tones
from render.kit.palette import GOLD, INK, IVORY, PAPER_DARK

Figure = Callable[[Painter, Tones, Random], None]


def draw_eyes(paint: Painter, x: float, y: float, apart: float, size: float) -> None:
    """Two eyes that look straight ahead."""
    for side in (-1, 1):
        paint.disc(x + side * apart, y, size, IVORY)
        paint.disc(x + side * apart, y + size * 0.15, size * 0.55, INK)


def draw_beast(paint: Painter, in_: Tones, chance: Random) -> None:
    """A head from the front: ears, horns, antlers or tusks."""
    crown, tusks, blaze, wide = chance.randrange(4), chance.random() < 0.5, chance.randrange(3), chance.uniform(0, 7)
    if crown == 0:
        paint.mirrored_shape("M 30 34 L 10 2 L 48 20 Z", in_.mid)
        paint.mirrored_shape("M 30 30 L 16 10 L 40 22 Z", in_.dark)
    elif crown == 1:
        paint.mirrored_shape("M 34 28 C 14 30 2 20 4 0 C 12 12 22 14 40 16 Z", IVORY)
    elif crown == 2:
        for way in (-1, 1):
            stem = [(50 + way * 12, 26), (50 + way * 26, 14), (50 + way * 32, 0)]
            paint.line(stem, IVORY, 5)
            paint.line([(50 + way * 26, 14), (50 + way * 44, 10)], IVORY, 4.5)
            paint.line([(50 + way * 18, 20), (50 + way * 36, 24)], IVORY, 4)
    else:
        paint.mirrored_shape("M 34 34 C 8 36 6 18 16 12 C 26 8 40 16 44 24 Z", in_.mid)
        paint.mirrored_shape("M 32 30 C 16 30 14 22 19 18 C 26 16 34 20 38 25 Z", in_.light)
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
        paint.mirrored_shape("M 34 90 C 28 84 26 74 30 66 C 32 76 36 80 42 84 Z", IVORY)
    draw_eyes(paint, 50, 48, 17, 6)


def draw_bird(paint: Painter, in_: Tones, chance: Random) -> None:
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
            tip = point_on_circle(50, 46, reach, way * turn)
            paint.leaf((50 + way * 5, 44 + number), tip, 9 if feathers < 5 else 7, (in_.light, in_.mid)[number % 2])
    for number in range(tail):
        turn = 0.5 + 0.05 * (number - (tail - 1) / 2)
        paint.leaf((50, 62), point_on_circle(50, 52, 48, turn), 5, in_.mid if number % 2 else in_.light)
    paint.leaf((50, 20), (50, 82), 15, in_.dark)
    paint.leaf((50, 30), (50, 78), 8, in_.mid)
    if crest:
        for number in range(crest + 1):
            paint.leaf((50, 22), point_on_circle(50, 24, 20, 0.08 * (number - crest / 2)), 3, GOLD.mid)
    paint.disc(50, 26, 11, in_.light)
    paint.polygon([(45, 32), (55, 32), (50, 43)], GOLD.mid)
    for side in (-1, 1):
        paint.disc(50 + side * 5, 24, 2.6, INK)


def draw_drake(paint: Painter, in_: Tones, chance: Random) -> None:
    """A dragon's head and neck from the side."""
    horns, spikes, breath, frill = (
        chance.randint(1, 3),
        chance.randint(3, 6),
        chance.random() < 0.5,
        chance.random() < 0.5,
    )
    wing, gape, sweep = chance.randrange(4), chance.choice((0, 5, 10)), chance.uniform(-0.22, -0.1)
    for finger in range(wing and wing + 2):
        tip = point_on_circle(40, 92, 96 - 6 * finger, 0.2 - 0.055 * finger)
        paint.leaf((40, 92), tip, 9, GOLD.dark if finger % 2 else GOLD.mid)
    for number in range(spikes):
        share = number / (spikes - 1)
        x, y = 10 + 26 * (1 - share) ** 2, 88 - 62 * (1 - share)
        paint.polygon([(x + 10, y - 8), (x - 9, y - 8), (x + 8, y + 8)], GOLD.mid)
    if frill:
        for turn in (0.62, 0.68, 0.74):
            paint.leaf((44, 44), point_on_circle(44, 44, 42, turn), 7, in_.light)
    paint.shape(
        "M 8 100 C 10 62 22 32 46 24 C 60 18 78 26 97 42 L 96 50 C 86 52 78 54 70 54 "
        f"L 92 {60 + gape} L 88 {67 + gape} C 72 74 60 70 53 64 C 46 76 46 88 50 100 Z",
        in_.mid,
    )
    paint.shape("M 30 100 C 30 80 34 66 44 58 L 53 64 C 46 76 46 88 50 100 Z", in_.light)
    paint.shape("M 46 24 C 60 18 78 26 97 42 L 90 44 C 74 34 60 32 46 36 Z", in_.light)
    for number in range(horns):
        root, turn = (46.0 - 4 * number, 34.0 + 4 * number), sweep - 0.075 * number
        paint.leaf(root, point_on_circle(*root, 46 - 7 * number, turn), 7, (IVORY, PAPER_DARK)[number % 2])
    paint.disc(60, 39, 6, GOLD.light)
    paint.leaf((60, 33), (60, 45), 2.2, INK)
    paint.disc(90, 43, 2, INK)
    for x in (76, 84):
        paint.polygon([(x - 3, 53), (x + 3, 52), (x, 59)], IVORY)
    if breath:
        for tip, wide in (((100, 92), 6), ((88, 98), 5), ((106, 82), 4)):
            paint.leaf((86, 64), tip, wide, GOLD.mid)


def draw_fish(paint: Painter, in_: Tones, chance: Random) -> None:
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


def draw_serpent(paint: Painter, in_: Tones, chance: Random) -> None:
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
