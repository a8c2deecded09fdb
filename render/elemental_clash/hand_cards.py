"""The cards of a hand beside the field, or below it: with everything printed on them, as a line with the text, without
the text, or as a line alone.

A card is drawn when it is first shown, and the newest ones are kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from PIL import Image, ImageChops

from engine.caches import cached
from render.elemental_clash.faces import (
    MARGIN,
    SMALL_PRINT,
    blank_card,
    card_on_felt,
    draw_element_sign,
    draw_stats_plate,
)
from render.elemental_clash.geometry import ASIDE_WIDTH as WIDTH
from render.elemental_clash.looks import HUES, CardLook, card_emblem
from render.kit.canvas import Sprite
from render.kit.cards import dimmed_card
from render.kit.lettering import SMALLEST, FontFace, TextStyle, fit_label, shrink_style, text_width, wrap_text
from render.kit.palette import GOLD, INK, IVORY, NIGHT, blend
from render.kit.sketch import Sketch, box_around, overlay

CardSize = Literal["grown", "whole", "grand", "tall", "low", "told", "short", "line"]
HEAD, ART, LINE, CLOSE = 70, 64, 32, 30
GROWN, FAR = TextStyle(FontFace.TEXT, 34), 40
"""What is printed on a card where there is much room, and how far apart its lines are."""
LOW = 40
"""How high a card is that is a line."""
BANNERS: Mapping[str, int] = {"grand": 132, "tall": 100, "low": 70}
"""How high the picture at the head of a card is that has its name on it, and what is printed on it below."""
SHADED = 0.62
"""How dark a banner is below its name."""
RIBBON = 0.85
"""How dark the picture of a card that is a line is below its name."""
FIGURE, SIGN = 0.66, 0.78
"""Where on a banner a creature has its middle, beside its numbers, and what else is shown, as a part of its width."""
NEEDS = 47
"""How wide the place is for what a card needs of a pile, on a card that is a line."""
COUNT_ROOM = 50
"""Room for how often a card is in the hand, after its name."""
NAME = TextStyle(FontFace.STRONG, 30)
TEXT = TextStyle(FontFace.TEXT, SMALLEST)
NUMBERS = TextStyle(FontFace.NUMERAL, 28)
NARROWEST, NARROWEST_NAME = 0.72, 0.6
"""So narrow letters may become; those of a name before only a word of it stands there, which is never cut."""


def hand_card_height(look: CardLook, size: CardSize, wide: int = WIDTH) -> int:
    """How high a card is that is so wide."""
    match size:
        case "whole" | "grown":
            lines = len(_text_lines(look, wide, _text_style(size)))
            return HEAD + ((FAR if size == "grown" else LINE) * lines + 8 if lines else 0)
        case "grand" | "tall" | "low":
            lines = len(_bannered_lines(look, wide))
            return BANNERS[size] + (CLOSE * lines + 6 if lines else 0)
        case "told":
            return LOW + CLOSE * len(_line_card_text_lines(look, wide)) + 4
        case "short":
            return HEAD
        case _:
            return LOW


def _text_style(size: CardSize) -> TextStyle:
    return GROWN if size == "grown" else TEXT


def _text_lines(look: CardLook, wide: int, style: TextStyle = TEXT) -> tuple[str, ...]:
    return wrap_text(look.text, style, wide - 22, 12) if look.text else ()


def _bannered_lines(look: CardLook, wide: int) -> tuple[str, ...]:
    """The text below a picture, which says all there is to know of a basic stone."""
    return () if look.kind == "stone" and not look.effect_signs else _text_lines(look, wide)


def _line_card_text_lines(look: CardLook, wide: int) -> tuple[str, ...]:
    """The text below a card that is a line; it begins with "Flash" where that has no room beside the name."""
    if look.kind != "flash" or _name_fits_beside_tag(look, wide):
        return _text_lines(look, wide)
    return wrap_text(f"{look.tile_tag}. {look.text}", TEXT, wide - 22, 12)


def _name_fits_beside_tag(look: CardLook, wide: int) -> bool:
    """True if the whole name of a card that is a line has room beside what it is called."""
    room = round((wide - NEEDS - 31 - text_width(look.tile_tag, TEXT)) / NARROWEST)
    return text_width(look.name, shrink_style(look.name, NAME, room, SMALLEST)) <= room


@cached(8)
def hand_card(look: CardLook, size: CardSize, ready: bool | None, count: int = 1, wide: int = WIDTH) -> Sprite:
    """A card of a hand, and how often it is there; ringed if it can be played now, dark if not.

    `ready` is None when nothing can be.
    """
    high = hand_card_height(look, size, wide)
    if size in BANNERS:
        part = _bannered_card_image(look, (wide, high), count, BANNERS[size])
    elif size in ("line", "told"):
        part = _line_card_image(look, (wide, high), count)
    else:
        part = _whole_card_image(look, (wide, high), count, _text_style(size))
    if ready is False:
        part = dimmed_card(part, 0.38)
    state = "" if ready is None else " ready" if ready else " dark"
    many = "" if count == 1 else f" x{count}"
    return Sprite(f"[{look.id}{many}{state}]", card_on_felt(part, GOLD.mid if ready else None, wide, high, 10))


def _whole_card_image(look: CardLook, size: tuple[int, int], count: int, text: TextStyle) -> Image.Image:
    wide, high = size
    sketch = blank_card(wide, high, 10, look, 3)
    left, right = MARGIN + ART + 12, MARGIN + wide - 10
    numbers = 40 + text_width(f"{look.atk}/{look.defence}", NUMBERS) if look.kind == "creature" else 0
    needs = NEEDS + 8 if look.level else 36
    if look.level:
        _draw_needs(sketch, look, left, MARGIN + 36, 30)
    else:
        draw_element_sign(sketch, look.energy, (left + 14, MARGIN + 51), 14)
    room = right - left - needs - numbers
    what, style = fit_label(look.kind_name, TEXT, round(room / NARROWEST))
    at = left + needs, MARGIN + 51
    part_what = text_width(what, style) <= room
    if part_what:
        sketch.text(at, what, style, SMALL_PRINT.colour, "lm")
    apart = LINE if text == TEXT else FAR
    for number, line in enumerate(_text_lines(look, wide, text) if high > HEAD else ()):
        sketch.text((MARGIN + 12, MARGIN + HEAD - 2 + apart // 2 + apart * number), line, text, INK, "lm")
    part = sketch.finish()
    _draw_name_and_count(part, look, left, MARGIN + 20, right - left, count)
    if not part_what:
        draw_narrowed_text(part, what, style, at, room)
    art = card_emblem(look, (ART, HEAD - 6))
    part.alpha_composite(art, (MARGIN + 3, MARGIN + 3))
    if numbers:
        draw_stats_plate(part, look, (right - (numbers - 22) / 2, MARGIN + 50), NUMBERS)
    return part


def _line_card_image(look: CardLook, size: tuple[int, int], count: int) -> Image.Image:
    """A card as a line, its picture all over it, and what is printed on it below, where it is higher than that."""
    wide, high = size
    sketch = blank_card(wide, high, 9, look, 3)
    left, right, middle = MARGIN + (NEEDS + 11 if look.level else 12), MARGIN + wide - 8, MARGIN + LOW // 2 - 1
    for number, line in enumerate(_line_card_text_lines(look, wide) if high > LOW else ()):
        sketch.text((MARGIN + 12, MARGIN + LOW + 12 + CLOSE * number), line, TEXT, INK, "lm")
    part = sketch.finish()
    numbers = 36 + text_width(f"{look.atk}/{look.defence}", NUMBERS) if look.kind == "creature" else 0
    room = right - left - text_width(look.name, NAME) - 16 - (COUNT_ROOM if count > 1 else 0)
    beside = look.kind == "flash" and (high == LOW or _name_fits_beside_tag(look, wide))
    flash = text_width(look.tile_tag, TEXT) if beside else 0  # what else can be answered with has to be seen
    what = ""
    if not numbers and (beside or (high > LOW and look.kind not in ("stone", "flash"))):
        room = max(room, flash) if high > LOW else flash
        called = (look.kind_name, look.tile_tag) if look.kind == "flash" else (look.kind_name,)
        what = next((one for one in called if text_width(one, TEXT) <= room), "")
    taken = numbers or (text_width(what, TEXT) + 8 if what else 0)
    named = (
        left
        + min(text_width(name_that_fits(look, right - left - taken)[0], NAME), right - left)
        + (count > 1) * COUNT_ROOM
    )
    ribbon = _ribbon_image(look, (wide - 6, LOW - 6), taken, named - MARGIN, all_round=high == LOW)
    overlay(part, ribbon, (MARGIN + 3, MARGIN + 3))
    over = Sketch(*part.size)
    if look.level:
        _draw_needs(over, look, MARGIN + 6, MARGIN + 6, LOW - 12)
    over.text((right, middle), what[:1].upper() + what[1:], TEXT, blend(IVORY, NIGHT, 0.18), "rm", NIGHT)
    overlay(part, over.finish())
    _draw_name_and_count(
        part, look, left, middle, right - left - (numbers or (flash and flash + 12)), count, on_picture=True
    )
    if numbers:
        draw_stats_plate(part, look, (right - (numbers - 20) / 2, MARGIN + LOW / 2), NUMBERS)
    return part


def _ribbon_image(look: CardLook, size: tuple[int, int], taken: int, named: int, *, all_round: bool) -> Image.Image:
    """A card's picture behind its name, where it is a line: its figure at the end, before what takes room there.

    It is dark as far as the name reaches, ``named``.
    """
    wide, high = size
    at = wide - taken - high * 0.7
    bright = max(at - high / 2, named)
    art = card_emblem(look, size, box_around((at, high * 0.56), high * 0.62))
    dark = Image.new("L", (wide, 1))
    dark.putdata([round(255 * min(1.0, max(0.0, 1 - (x - bright) / 10)) * RIBBON) for x in range(wide)])
    ground = Image.new("RGBA", size, (*blend(NIGHT, look.colours.dark, 0.7), 255))
    ground.putalpha(dark.resize(size))
    art.alpha_composite(ground)
    corners = Sketch(wide, high)
    corners.rounded_rectangle((0, 0, wide, high if all_round else high + 20), 6, INK)
    art.putalpha(corners.finish().getchannel("A"))
    return art


def _bannered_card_image(look: CardLook, size: tuple[int, int], count: int, banner: int) -> Image.Image:
    """A card with its picture all over its head, on it the name and what kind of card it is, and its text below."""
    wide, high = size
    sketch = blank_card(wide, high, 10, look, 3)
    for number, line in enumerate(_bannered_lines(look, wide)):
        sketch.text((MARGIN + 12, MARGIN + banner + 16 + CLOSE * number), line, TEXT, INK, "lm")
    part = sketch.finish()
    overlay(part, _banner_image(look, (wide - 6, banner - 3), all_round=high == banner), (MARGIN + 3, MARGIN + 3))
    over = Sketch(*part.size)
    left, right, foot = MARGIN + 10, MARGIN + wide - 10, MARGIN + banner - 20
    if look.level:
        _draw_needs(over, look, MARGIN + 6, MARGIN + 6, 30)
        left += NEEDS
    numbers = 36 + text_width(f"{look.atk}/{look.defence}", NUMBERS) if look.kind == "creature" else 0
    what, style = fit_label(look.kind_name[:1].upper() + look.kind_name[1:], TEXT, right - MARGIN - 10 - numbers)
    over.text((MARGIN + 10, foot), what, style, blend(IVORY, NIGHT, 0.18), "lm", NIGHT)
    overlay(part, over.finish())
    _draw_name_and_count(part, look, left, MARGIN + 20, right - left, count, on_picture=True)
    if numbers:
        draw_stats_plate(part, look, (right - (numbers - 22) / 2, foot + 1), NUMBERS)
    return part


def _banner_image(look: CardLook, size: tuple[int, int], *, all_round: bool) -> Image.Image:
    """A card's picture as it lies at its head: dark where its name and its kind stand."""
    wide, high = size
    side, at = min(high * 1.1, wide), FIGURE if look.kind == "creature" else SIGN
    art = card_emblem(look, size, box_around((wide * at, high * 0.56), side * 0.48))
    aside, above = Image.new("L", (wide, 1)), Image.new("L", (1, high))
    aside.putdata([round(255 * SHADED * min(1.0, max(0.0, 1.35 - 2 * x / wide))) for x in range(wide)])
    above.putdata([round(255 * SHADED * min(1.0, max(0.0, 2.4 - y / 18))) for y in range(high)])
    night = Image.new("RGBA", size, (*NIGHT, 255))
    night.putalpha(ImageChops.lighter(aside.resize(size), above.resize(size)))
    art.alpha_composite(night)
    corners = Sketch(wide, high)
    corners.rounded_rectangle((0, 0, wide, high if all_round else high + 20), 8, INK)
    art.putalpha(corners.finish().getchannel("A"))
    return art


def _draw_needs(sketch: Sketch, look: CardLook, left: int, top: int, high: int) -> None:
    """What a card needs of a pile, as piles show what they have: the element, and how high it is at least."""
    ground = blend(NIGHT, HUES[look.element].dark, 0.85)
    sketch.rounded_rectangle((left, top, left + NEEDS, top + high), 7, ground)
    draw_element_sign(sketch, look.element, (left + 15, top + high / 2), 13)
    sketch.text((left + 37, top + high / 2), str(look.level), TextStyle(FontFace.STRONG, 30), IVORY, "mm")


def _draw_name_and_count(
    part: Image.Image, look: CardLook, x: int, y: int, room: int, count: int, *, on_picture: bool = False
) -> None:
    """The name, and after it how often the card is there."""
    if count > 1:
        room -= COUNT_ROOM
    name, style = name_that_fits(look, room)
    draw_narrowed_text(part, name, style, (x, y), room, on_picture=on_picture)
    if count > 1:
        end = x + min(text_width(name, style), room) + 8
        sketch = Sketch(*part.size)
        many = f"×{count}"
        wide = text_width(many, TEXT) + 10
        sketch.rounded_rectangle((end, y - 15, end + wide, y + 16), 7, INK)
        sketch.text((end + wide / 2, y - 0.5), many, TextStyle(FontFace.STRONG, 28), GOLD.light)
        overlay(part, sketch.finish())


def name_that_fits(look: CardLook, room: int) -> tuple[str, TextStyle]:
    """The name, or the word of it that tells most, as it is written in so much room, whole."""
    style = shrink_style(look.name, NAME, round(room / NARROWEST), SMALLEST)
    called = look.name if text_width(look.name, style) * NARROWEST_NAME <= room else look.short_name
    return fit_label(called, style, round(room / NARROWEST_NAME))


def draw_narrowed_text(
    part: Image.Image, text: str, style: TextStyle, at: tuple[int, int], room: int, *, on_picture: bool = False
) -> None:
    """A line on a card, in narrower letters where it is wider than its room; bright with a dark edge on a picture."""
    long, high = max(text_width(text, style), 1), style.size + 12
    sketch = Sketch(long + 2, high)
    sketch.text((1, high / 2), text, style, IVORY if on_picture else INK, "lm", NIGHT if on_picture else None)
    line = sketch.finish()
    if long > room:
        info = line.info
        line = line.resize((room, high), Image.Resampling.LANCZOS)
        line.info |= info
    overlay(part, line, (at[0] - 1, at[1] - high // 2))
