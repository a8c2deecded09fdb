"""What the spells and stones of Elemental Clash look like: a sign for what they do, in a frame for their kind."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from render.elemental_clash.painter import Painter, point_on_circle, star_corners
from render.kit.emblems import Tones, tones_of_hue
from render.kit.palette import GOLD, INK, IVORY, OCHRE, STEEL, blend

Sign = Callable[[Painter, Tones], None]


def _paint_damage_sign(paint: Painter, in_: Tones) -> None:
    paint.polygon(star_corners(50, 50, 9, 27, 12), GOLD.mid)
    paint.polygon(star_corners(50, 50, 9, 17, 8, 0.05), IVORY)


def _paint_heal_sign(paint: Painter, in_: Tones) -> None:
    paint.shape("M 50 76 C 14 52 22 24 38 26 C 46 27 50 36 50 38 C 50 36 54 27 62 26 C 78 24 86 52 50 76 Z", IVORY)
    paint.shape("M 50 76 C 86 52 78 24 62 26 C 54 27 50 36 50 38 Z", in_.light)


def _paint_draw_sign(paint: Painter, in_: Tones) -> None:
    for number in range(3):
        turn = 0.09 * (number - 1)
        corners = [(-11, -30), (11, -30), (11, 4), (-11, 4)]
        angle = turn * math.tau
        placed = [
            (50 + x * math.cos(angle) - y * math.sin(angle), 66 + x * math.sin(angle) + y * math.cos(angle))
            for x, y in corners
        ]
        paint.polygon([(50 + (x - 50) * 1.1, 50 + (y - 50) * 1.1) for x, y in placed], INK)
        paint.polygon(placed, (in_.light, IVORY, GOLD.light)[number])


def _paint_destroy_sign(paint: Painter, in_: Tones) -> None:
    paint.polygon([(50, 16), (57, 28), (55, 62), (45, 62), (43, 28)], IVORY)
    paint.polygon([(50, 16), (57, 28), (55, 62), (50, 62)], in_.light)
    paint.polygon([(34, 60), (66, 60), (66, 67), (34, 67)], GOLD.mid)
    paint.polygon([(46, 67), (54, 67), (53, 82), (47, 82)], GOLD.dark)


def _paint_away_sign(paint: Painter, in_: Tones) -> None:
    curl = [point_on_circle(50, 52, 6 + 0.62 * step, -step / 24) for step in range(36)]
    paint.line(curl, IVORY, 7)
    x, y = curl[-1]
    paint.polygon([(x - 13, y + 3), (x + 12, y + 8), (x + 4, y - 14)], IVORY)


def _paint_rise_sign(paint: Painter, in_: Tones) -> None:
    paint.line([(50, 78), (50, 42)], in_.light, 7)
    paint.leaf((50, 58), (76, 38), 9, IVORY)
    paint.leaf((50, 66), (24, 46), 9, IVORY)
    paint.leaf((50, 48), (50, 18), 9, in_.light)
    paint.polygon([(26, 76), (74, 76), (66, 84), (34, 84)], GOLD.mid)


def _paint_counter_sign(paint: Painter, in_: Tones) -> None:
    """A spark, and an arrow that turns back above it: no cross, which is the sign of the fallen."""
    paint.line([point_on_circle(50, 56, 29, step / 32 - 0.25) for step in range(17)], IVORY, 8)
    paint.polygon([(7, 54), (35, 54), (21, 76)], IVORY)
    paint.polygon(star_corners(50, 60, 4, 16, 6), GOLD.mid)


def _paint_strengthen_sign(paint: Painter, in_: Tones) -> None:
    paint.shape("M 50 20 C 60 28 70 28 78 28 C 78 56 68 72 50 82 C 32 72 22 56 22 28 C 30 28 40 28 50 20 Z", IVORY)
    paint.polygon([(50, 30), (68, 52), (57, 52), (57, 70), (43, 70), (43, 52), (32, 52)], in_.mid)


def _paint_weaken_sign(paint: Painter, in_: Tones) -> None:
    for row in range(3):
        y = 26 + 18 * row
        paint.polygon(
            [(26, y), (50, y + 14), (74, y), (74, y + 10), (50, y + 24), (26, y + 10)], (IVORY, in_.light, in_.mid)[row]
        )


def _paint_search_sign(paint: Painter, in_: Tones) -> None:
    paint.shape("M 14 50 C 30 26 70 26 86 50 C 70 74 30 74 14 50 Z", IVORY)
    paint.disc(50, 50, 15, in_.mid)
    paint.disc(50, 50, 7.5, INK)
    paint.disc(45, 45, 4, IVORY)


def _paint_stones_sign(paint: Painter, in_: Tones) -> None:
    for x, y, size in ((36, 58, 17), (64, 60, 15), (50, 40, 17)):
        draw_gem(paint, x, y, size, 6, in_)


def _paint_static_sign(paint: Painter, in_: Tones) -> None:
    paint.polygon(star_corners(50, 50, 4, 32, 11), IVORY)
    paint.polygon(star_corners(50, 50, 4, 20, 8, 0.125), GOLD.mid)
    paint.disc(50, 50, 6, in_.mid)


SIGNS: Mapping[str, Sign] = MappingProxyType(
    {
        "away": _paint_away_sign,
        "counter": _paint_counter_sign,
        "damage": _paint_damage_sign,
        "destroy": _paint_destroy_sign,
        "discard": _paint_weaken_sign,
        "draw": _paint_draw_sign,
        "heal": _paint_heal_sign,
        "rise": _paint_rise_sign,
        "search": _paint_search_sign,
        "static": _paint_static_sign,
        "stones": _paint_stones_sign,
        "strengthen": _paint_strengthen_sign,
        "weaken": _paint_weaken_sign,
    }
)


def draw_gem(paint: Painter, x: float, y: float, size: float, sides: int, in_: Tones) -> None:
    """A cut stone seen from above."""
    corners = [point_on_circle(x, y, size, (number + 0.5) / sides) for number in range(sides)]
    inner = [point_on_circle(x, y, size * 0.58, (number + 0.5) / sides) for number in range(sides)]
    shades = (in_.light, in_.mid, in_.dark, blend(in_.dark, in_.mid, 0.5), in_.mid)
    for number in range(sides):
        after = (number + 1) % sides
        lit = abs(number - sides * 0.75) / sides  # the light comes from the left and above
        tone = shades[min(4, round(lit * 5))]
        paint.polygon([corners[number], corners[after], inner[after], inner[number]], tone)
    paint.polygon(inner, blend(in_.mid, in_.light, 0.6))
    paint.polygon([inner[-1], inner[0], (x, y)], IVORY)


def _paint_beads(paint: Painter, count: int, reach: float, size: float, turn: float, in_: Tones) -> None:
    for number in range(count):
        x, y = point_on_circle(50, 50, reach, turn + number / count)
        paint.disc(x, y, size, in_.light if number % 2 else GOLD.mid)


def _paint_flash_frame(paint: Painter, in_: Tones, chance: Random) -> None:
    """A burst."""
    points, deep = chance.randint(7, 13), chance.uniform(0.54, 0.74)
    turn = chance.choice((0.0, 0.5)) / points
    paint.polygon(star_corners(50, 50, points, 50, 50 * deep, turn), in_.light)
    paint.polygon(star_corners(50, 50, points, 43, 43 * deep, turn), in_.mid)
    _paint_plate(paint, 33, in_, chance)
    _paint_beads(paint, chance.randint(0, 12), 30, 2.7, 0.0, in_)


def _paint_permanent_frame(paint: Painter, in_: Tones, chance: Random) -> None:
    """An arch."""
    crown, rows = chance.randint(2, 6), chance.randint(2, 5)
    for number in range(crown):
        paint.leaf((50, 30), point_on_circle(50, 40, 42, 0.075 * (number - (crown - 1) / 2)), 5, GOLD.mid)
    paint.shape("M 10 100 L 10 46 C 10 -4 90 -4 90 46 L 90 100 Z", in_.light)
    paint.shape("M 16 94 L 16 46 C 16 6 84 6 84 46 L 84 94 Z", in_.dark)
    _paint_plate(paint, 30, in_, chance)
    for number in range(rows):
        for way in (-1, 1):
            paint.disc(50 + way * 36.5, 90 - number * 40 / rows, 3.6, GOLD.mid)


def _paint_spell_frame(paint: Painter, in_: Tones, chance: Random) -> None:
    """A circle with petals."""
    petals, turn, wide = chance.randint(5, 11), chance.choice((0.0, 0.5)), chance.uniform(8, 10)
    for number in range(petals):
        around = turn / petals + number / petals
        paint.leaf(
            point_on_circle(50, 50, 20, around),
            point_on_circle(50, 50, 50, around),
            wide,
            (in_.mid, in_.light)[number % 2],
        )
    _paint_plate(paint, 36, in_, chance)
    paint.ring(50, 50, 36, in_.light, 2.5)
    _paint_beads(paint, chance.randint(0, 12), 33.5, 2.7, 0.0, in_)


_FRAMES: Mapping[str, Callable[[Painter, Tones, Random], None]] = MappingProxyType(
    {"flash": _paint_flash_frame, "permanent": _paint_permanent_frame, "spell": _paint_spell_frame}
)


def _paint_plate(paint: Painter, radius: float, in_: Tones, chance: Random) -> None:
    """The ground of a sign: plain, halved, rayed or ringed."""
    shade = chance.choice((in_.dark, blend(in_.dark, INK, 0.5), blend(in_.dark, in_.mid, 0.45), INK))
    other = blend(shade, in_.mid, 0.4)
    paint.disc(50, 50, radius, shade)
    match chance.randrange(4):
        case 0:
            paint.polygon([point_on_circle(50, 50, radius, step / 60) for step in range(31)], other)
        case 1:
            paint.polygon(star_corners(50, 50, chance.randint(8, 16), radius, radius * 0.3), other)
        case 2:
            paint.ring(50, 50, radius * 0.82, other, radius * 0.22)
        case _:
            pass


def draw_spell_emblem(paint: Painter, kind: str, signs: Sequence[str], in_: Tones, chance: Random) -> None:
    """A sign in a circle with petals (spell), in a burst (flash), or in an arch (permanent)."""
    _FRAMES[kind](paint, in_, chance)
    size = chance.choice((43, 47, 51))
    _paint_signs(paint.inner_painter(50, 50, size), signs, in_)


def _paint_signs(paint: Painter, signs: Sequence[str], in_: Tones) -> None:
    """The first sign large, the second small below it."""
    first, *others = signs or ("static",)
    SIGNS[first](paint, in_)
    for other in others:
        paint.disc(80, 82, 19, GOLD.mid)
        paint.disc(80, 82, 16.5, in_.dark)
        SIGNS[other](paint.inner_painter(80, 82, 20), in_)


_PLANETS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "venus": ("M 30 34 O 16", "M 30 50 L 30 70", "M 22 60 L 38 60"),
        "mars": ("M 28 56 O 15", "M 39 45 L 52 32", "M 42 30 L 53 30 L 53 41"),
        "mercury": ("M 30 42 O 13", "M 30 55 L 30 72", "M 22 64 L 38 64", "M 18 18 L 21 27 L 30 30 L 39 27 L 42 18"),
        "jupiter": ("M 18 30 L 25 24 L 32 30 L 31 40 L 18 54 L 46 54", "M 40 36 L 40 70"),
    }
)


def draw_planet_sign(paint: Painter, name: str) -> None:
    """The sign of a basic stone's planet."""
    for path in _PLANETS[name]:
        words = path.split()
        numbers = [float(word) for word in words if word not in "MLO"]
        if "O" in words:
            x, y, reach = numbers
            paint.ring(x + 20, y + 4, reach, IVORY, 6)
        else:
            paint.line([(x + 20, y + 4) for x, y in zip(numbers[::2], numbers[1::2], strict=True)], IVORY, 6)


def draw_stone_emblem(paint: Painter, name: str, signs: Sequence[str], in_: Tones, chance: Random) -> None:
    """A cut stone with its planet's sign, or, special ones, with what they do, on smaller stones."""
    if name in _PLANETS:
        draw_gem(paint, 50, 50, 49, {"venus": 8, "mars": 5, "mercury": 7, "jupiter": 6}[name], in_)
        paint.disc(50, 50, 33, in_.dark)
        paint.ring(50, 50, 33, in_.light, 2.5)
        draw_planet_sign(paint, name)
        return
    small, sides = chance.randint(3, 6), chance.randint(5, 9)
    if in_.mid == OCHRE.mid:  # neutral ones are of many kinds of rock
        in_ = tones_of_hue(chance.choice((OCHRE, STEEL, GOLD)))
    for number in range(small):
        x, y = point_on_circle(50, 52, 36, (number + 0.5) / small)
        draw_gem(paint, x, y, 13, 5, in_)
    draw_gem(paint, 50, 50, 38, sides, in_)
    if signs:
        paint.disc(50, 50, 26, in_.dark)
        paint.ring(50, 50, 26, GOLD.mid, 2.5)
        SIGNS[signs[0]](paint.inner_painter(50, 50, 25), in_)
