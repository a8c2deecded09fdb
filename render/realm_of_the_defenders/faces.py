"""The faces of the playing cards: all 54, each readable by its corner alone."""

from __future__ import annotations

from PIL import Image

from engine.caches import cached
from engine.realm_of_the_defenders.cards import ELDER, VALUE, Card
from render.kit.cards import LARGE, MARGIN, Size, blank_paper
from render.kit.emblems import Tones, star
from render.kit.lettering import FontFace, TextStyle
from render.kit.palette import BLUE, GOLD, INK, IVORY, OCHRE, PANEL, Hue, blend
from render.kit.sketch import Sketch, box_around, overlay, point_on_circle
from render.realm_of_the_defenders import court_figures
from render.realm_of_the_defenders.signs import (
    SUIT_HUES,
    draw_burst,
    draw_cross,
    draw_hourglass,
    draw_shield,
    draw_suit,
)

MIDDLE = Size(80, 112)
"""A Defender, and a card of a hand."""
LITTLE = Size(48, 64)
"""Courage, Power, and whatever lies beside a Defender."""
TALL = Size(240, 336)
"""For the cover, which turns and reduces it."""
SIZE_NAMES = {MIDDLE: "middle", LITTLE: "little", TALL: "tall", LARGE: "large"}


_BESIDE_SHIELD = 0.62
"""How large an ace's sign is beside a shield."""
_ABOVE_LETTER = 14
"""How far a figure is raised beside a shield, above the ribbon with the Defender's letter."""


@cached(10)
def card_face(card: Card, size: Size, shielded: bool = False, signless: bool = False) -> Image.Image:
    """A card's face, RGBA, with margin; what is drawn on it is smaller where a shield will stand beside it.

    ``signless``: another card lies over all but its left edge, where a sliver of the sign would look like a stain.
    """
    sketch, unit = blank_paper(size)
    unit = size.width / MIDDLE.width
    if size.width < MIDDLE.width:
        _draw_little_face(sketch, card, size, fights=shielded)
    elif card == ELDER:
        star(sketch, (MARGIN + 19 * unit, MARGIN + 21 * unit), 15 * unit, BLUE.mid)
        if not signless:
            court_figures.draw_elder(
                sketch, _figure_box(size, unit, *((43, 57, _ABOVE_LETTER) if shielded else (54, 72)))
            )
    else:
        rank, letter = card[:-1], card[-1]
        hue = SUIT_HUES[letter]
        _draw_corner_rank(sketch, rank, unit, hue)
        _draw_pip(sketch, letter, MARGIN + 19 * unit, MARGIN + 51 * unit, 12 * unit)
        if signless:
            return sketch.finish()
        if draw := court_figures.FIGURES_BY_RANK.get(rank):
            draw(sketch, _figure_box(size, unit, *((43, 50, _ABOVE_LETTER) if shielded else (52, 60))), hue)
        elif rank == "A":
            _draw_ace(sketch, letter, size, unit * _BESIDE_SHIELD if shielded else unit)
        else:
            _draw_pip(sketch, letter, MARGIN + size.width - 27 * unit, MARGIN + size.height - 38 * unit, 21 * unit)
    return sketch.finish()


def _figure_box(
    size: Size, unit: float, wide: float, high: float, lift: float = 0
) -> tuple[float, float, float, float]:
    """Where a figure stands: at the right, down to the card's edge, or raised above what will lie there."""
    right, bottom = MARGIN + size.width - 3 * unit, MARGIN + size.height - (4 + lift) * unit
    return right - wide * unit, bottom - high * unit, right, bottom


def _draw_corner_rank(sketch: Sketch, rank: str, unit: float, hue: Hue) -> None:
    size = 36 if rank != "10" else 31
    at = MARGIN + 19 * unit, MARGIN + 21 * unit
    sketch.text(at, rank, TextStyle(FontFace.NUMERAL, round(size * unit)), hue.mid if hue is not OCHRE else hue.dark)


def _draw_pip(sketch: Sketch, letter: str, x: float, y: float, reach: float) -> None:
    draw_suit(sketch, letter, box_around((x, y), reach), SUIT_HUES[letter].mid)


def _draw_ace(sketch: Sketch, letter: str, size: Size, unit: float) -> None:
    """A large sign in a ring of rays."""
    hue = SUIT_HUES[letter]
    lift = size.height * 0.25 if unit * MIDDLE.width < size.width else 0  # beside a shield, above the letter
    centre = MARGIN + size.width - 32 * unit, MARGIN + size.height - 36 * unit - lift
    for step in range(16):
        ends = [point_on_circle(centre, reach * unit, step / 16) for reach in (24, 27.5)]
        sketch.line(ends, GOLD.mid, 2.6 * unit)
    _draw_pip(sketch, letter, *centre, 19 * unit)
    inner = box_around(centre, 8 * unit)
    draw_suit(sketch, letter, inner, blend(hue.light, IVORY, 0.4))


def _draw_little_face(sketch: Sketch, card: Card, size: Size, *, fights: bool) -> None:
    """Rank above suit, both as large as the card allows; an Elder who does not fight says what he is worth."""
    unit = size.width / LITTLE.width
    middle = MARGIN + 16.5 * unit
    if card == ELDER:
        top = MARGIN + (9 if fights else 31) * unit
        court_figures.draw_elder(sketch, (MARGIN + 4, top, MARGIN + size.width - 4, MARGIN + size.height - 3))
        if not fights:
            at = middle + 4 * unit, MARGIN + 17 * unit
            sketch.text(at, str(VALUE[ELDER]), TextStyle(FontFace.NUMERAL, round(30 * unit)), BLUE.mid)
        return
    rank, letter = card[:-1], card[-1]
    hue = SUIT_HUES[letter]
    colour = hue.mid if hue is not OCHRE else hue.dark
    at = middle + 2 * unit if rank == "10" else middle, MARGIN + 18 * unit
    sketch.text(at, rank, TextStyle(FontFace.NUMERAL, round(30 * unit)), colour)
    _draw_pip(sketch, letter, middle, MARGIN + 46 * unit, 12.5 * unit)
    sketch.rounded_rectangle(
        (MARGIN + size.width - 9 * unit, MARGIN + 4, MARGIN + size.width - 4, MARGIN + size.height - 5), 2.5, hue.mid
    )


def card_back(size: Size, sign: str | None = None) -> Image.Image:
    """A card's back, RGBA, with margin: a castle wall in gold on blue, or the sign of the pool that it lies in."""
    sketch, _ = blank_paper(size)
    unit = size.width / LITTLE.width
    box = (MARGIN + 3 * unit, MARGIN + 3 * unit, MARGIN + size.width - 3 * unit, MARGIN + size.height - 3 * unit)
    sketch.rounded_rectangle(box, 5 * unit, BLUE.dark)
    centre = MARGIN + size.width / 2, MARGIN + size.height / 2
    sketch.disc(centre, 15.5 * unit, GOLD.mid)
    sketch.disc(centre, 14 * unit, BLUE.dark)
    draw_suit(sketch, sign or "S", box_around(centre, 9.5 * unit), GOLD.light)
    return sketch.finish()


def with_toughness_shield(part: Image.Image, number: int) -> Image.Image:
    """A face of MIDDLE size with a shield that bears the Defender's toughness, where the rank does not say it."""
    sketch = Sketch(*part.size)
    draw_shield(sketch, (MARGIN + 1, MARGIN + 64, MARGIN + 41, MARGIN + 109), Tones(PANEL, INK, IVORY))
    sketch.text((MARGIN + 21, MARGIN + 83), str(number), TextStyle(FontFace.STRONG, 31), IVORY)
    return _overlaid_with(part, sketch)


def with_hourglass(part: Image.Image, *, at_left: bool = False) -> Image.Image:
    """A face of MIDDLE size with an hourglass, above the figure's head: the Defender is not ready.

    ``at_left``: below the rank, in place of the small sign, where another card lies over the right.
    """
    sketch = Sketch(*part.size)
    centre = (MARGIN + 19, MARGIN + 51) if at_left else (MARGIN + MIDDLE.width - 19, MARGIN + 19)
    reach = 14 if at_left else 18
    sketch.disc(centre, reach, IVORY)
    sketch.disc(centre, reach - 2, INK)
    draw_hourglass(sketch, box_around(centre, reach / 2), GOLD.mid)
    return _overlaid_with(part, sketch)


def with_cross(part: Image.Image) -> Image.Image:
    """A face of LITTLE size, its sign crossed out: this Power is stopped."""
    sketch = Sketch(*part.size)
    draw_cross(sketch, (MARGIN + 14, MARGIN + 40, MARGIN + LITTLE.width - 14, MARGIN + LITTLE.height - 5))
    return _overlaid_with(part, sketch)


def with_hit_burst(part: Image.Image, size: Size = MIDDLE) -> Image.Image:
    """A face with a burst: the card that retaliates hits this attacker."""
    sketch, reach = Sketch(*part.size), 0.3 * size.width
    draw_burst(sketch, box_around((MARGIN + size.width - reach - 2, MARGIN + size.height - reach - 6), reach))
    return _overlaid_with(part, sketch)


def crossed_out(part: Image.Image, size: Size = MIDDLE) -> Image.Image:
    """A face, darker and crossed out below its rank: the Defender has been defeated."""
    shade = Image.new("RGBA", part.size, INK)
    shade.putalpha(part.getchannel("A").point([level * 2 // 5 for level in range(256)]))
    dark = Image.alpha_composite(part, shade)
    sketch = Sketch(*part.size)
    if size == MIDDLE:
        draw_cross(sketch, (MARGIN + 25, MARGIN + 50, MARGIN + MIDDLE.width - 13, MARGIN + MIDDLE.height - 26))
    else:
        draw_cross(sketch, (MARGIN + 13, MARGIN + 37, MARGIN + size.width - 13, MARGIN + size.height - 7))
    return _overlaid_with(dark, sketch)


def _overlaid_with(part: Image.Image, sketch: Sketch) -> Image.Image:
    result = part.copy()
    overlay(result, sketch.finish())
    return result
