"""The pictures of the terms of Elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from render.elements import parts
from render.elements.figures import KNOCK, NAMES, draw_card_row
from render.elements.previous_round import EndedRound
from render.elements.public_table import draw_display_with_limit, draw_round_result
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import LARGE, MARGIN, SMALL
from render.kit.palette import FELT
from render.kit.table_parts import BIG, GOLD_INK, QUIET, TEXT, WIDTH
from render.pictures import Picture
from render.terms import TermPart, arrow_part, side_by_side, sprite_part
from words.elements import ElementsWords

_DISPLAY = (4, 2, 5, 1)


def _card_part(words: ElementsWords, value: int) -> TermPart:
    return sprite_part(parts.card(LARGE, value, FELT), MARGIN, words.card_name(value))


def _card_groups_picture(words: ElementsWords, *groups: tuple[str, Sequence[int]], total: str = "") -> Picture:
    """Small cards in a row, each group after its name, and what they add up to."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 142))
    canvas.put(table_parts.plate(960, 102, False), 20, 20, plates.MARGIN)
    x = 46
    for what, cards in groups:
        x = draw_card_row(canvas, x, 45, words.say(f"picture-{what}"), cards) + 24
    said = [words.card_values(cards) for _, cards in groups]
    if total:
        added = str(sum(sum(cards) for _, cards in groups))
        canvas.write_line(886, 45 + SMALL.height // 2, added, BIG, GOLD_INK, "r")
        canvas.write_line(800, 45 + SMALL.height // 2, words.say(f"picture-{total}"), TEXT, QUIET, "r", 800 - x - 12)
        said.append(f"{words.say(f'picture-{total}')} {added}")
    return Picture(canvas.png(), words.catalogue.list_in_sentence(said))


def _display_picture(words: ElementsWords) -> Picture:
    canvas = Canvas(table_parts.felt_backdrop(560, 245))
    draw_display_with_limit(canvas, 20, sum(_DISPLAY), _DISPLAY, words, 540)
    return Picture(canvas.png(), words.say("alt-display-limit", cards=words.card_values(_DISPLAY), limit=sum(_DISPLAY)))


def _yield_picture(words: ElementsWords) -> Picture:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 240))
    yielded = replace(KNOCK, hands=None, sums=None, how="yield", why="yield", points=1)
    draw_round_result(canvas, 20, 20, 960, EndedRound(yielded, NAMES, words, shows_coins=True))
    return Picture(canvas.png(), words.say("picture-yielded", player=NAMES[0]))


def _discard_picture(words: ElementsWords) -> Picture:
    there = sprite_part(
        parts.empty_place(LARGE, FELT), MARGIN, words.say("picture-discards"), words.say("picture-discards")
    )
    return side_by_side(words.catalogue, _card_part(words, 6), arrow_part(), there)


def _tokens_picture(words: ElementsWords) -> Picture:
    shown = [TermPart(_drawing_of_coins(count), 38 * 6, 2 * plates.COIN + 4, str(count)) for count in (2, 6)]
    return side_by_side(words.catalogue, *shown)


def _drawing_of_coins(count: int) -> Callable[[Canvas, int, int], object]:
    def put(canvas: Canvas, x: int, y: int) -> None:
        canvas.put(table_parts.plate(38 * 6 + 40, 2 * plates.COIN + 24, False), x - 20, y - 10, plates.MARGIN)
        canvas.put(parts.tokens(count), x, y)

    return put


def _aside_picture(words: ElementsWords) -> Picture:
    hidden = parts.back(LARGE, FELT, False)
    return side_by_side(
        words.catalogue, *[sprite_part(hidden, MARGIN, words.say("picture-aside") if not n else "") for n in range(4)]
    )


TERMS: Mapping[str, str | Callable[[ElementsWords], Picture]] = MappingProxyType(
    {
        "limit": _display_picture,
        "sum": lambda words: _card_groups_picture(words, ("hand", (2, 5)), ("plus-front", (1, 3)), total="own-sum"),
        "knock": "knock",
        "yield": _yield_picture,
        "display": _display_picture,
        "front": lambda words: _card_groups_picture(words, ("front", (1, 3))),
        "play": "ways",
        "take": "ways",
        "discard": _discard_picture,
        "yin-yang": lambda words: side_by_side(words.catalogue, _card_part(words, 6)),
        "token": _tokens_picture,
        "aside": _aside_picture,
    }
)
"""What is drawn for each term."""
