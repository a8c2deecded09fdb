"""The pictures of the rules pages of Realm of the Defenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import Card, Cards
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.lettering import Ink, extra_height, fit_broken_lines, text_width
from render.kit.palette import FELT, PANEL, RED
from render.kit.table_parts import (
    BIG,
    GOLD_INK,
    GOLD_ON_FELT,
    ON_FELT,
    ON_PLATE,
    QUIET,
    QUIET_ON_FELT,
    RED_INK,
    STRONG,
    TEXT,
    WIDTH,
)
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.castle_sprites import fortresses_sprite
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words.realm_of_the_defenders import RealmWords

_RED_ON_FELT = Ink(RED.light, FELT)


def _suits_figure(words: RealmWords) -> Canvas:
    shown: tuple[tuple[Card, Card], ...] = (("9S", "KS"), ("6C", "AC"), ("8D", "QD"), ("4H", "JH"))
    uses, room = [words.say(f"figure-use-{cards[0][-1]}") for cards in shown], 228
    more = extra_height(uses, TEXT, room)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 268 + more))
    for number, (cards, use) in enumerate(zip(shown, uses, strict=True)):
        x = 20 + number * 242
        canvas.put(table_parts.plate(234, 228 + more, False), x, 20, plates.MARGIN)
        parts.draw_card_row(canvas, x + 33, 36, 180, cards, MIDDLE, PANEL)
        canvas.write_line(x + 117, 182, words.say(f"figure-suit-{cards[0][-1]}"), STRONG, ON_PLATE, "m", room)
        canvas.write_wrapped(x + 117, 220, use, TEXT, QUIET, room, anchor="m", hanging=True)
    return canvas


def _realm_figure(words: RealmWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 350))
    canvas.put(table_parts.plate(960, 310, False), 20, 20, plates.MARGIN)
    for x, y, zone, room in (
        (42, 52, "defenders", 470),
        (540, 52, "courage", 418),
        (42, 228, "power", 262),
        (320, 228, "fortresses", 204),
        (540, 228, "piles", 418),
    ):
        canvas.write_line(x, y, words.say(f"figure-zone-{zone}"), TEXT, QUIET, room=room)
    many = [
        new_defender(1, "9S"),
        new_defender(
            2,
            "X1",
            under=(
                "5D",
                "2D",
            ),
        ),
        new_defender(3, "4S", ready=False),
    ]
    parts.draw_defenders(canvas, 42, 76, 470, many, {})
    parts.draw_courage_pool(canvas, 540, 90, 418, ["3H", "8H", "KH"], PANEL)
    for number in range(3):
        canvas.put(parts.face_down_sprite(LITTLE, PANEL, "C"), 42 + number * 56, 248, MARGIN)
    canvas.put(fortresses_sprite(2, 2, PANEL), 322, 258)
    counts = {"deck": "28", "discard": "7", "defeated": "4"}
    piles = [(words.say(f"picture-{pile}"), count) for pile, count in counts.items()]
    whole = sum(text_width(pile, TEXT) + text_width(count, STRONG) + 34 for pile, count in piles) - 26 <= 418
    for y, row in ((276, piles),) if whole else ((266, piles[:2]), (304, piles[2:])):
        x = 540
        for pile, count in row:
            x += canvas.write_line(x, y, pile, TEXT, ON_PLATE, room=150 if len(row) > 1 else 340) + 8
            x += canvas.write_line(x, y, count, STRONG, GOLD_INK) + 26
    return canvas


def _pay_figure(words: RealmWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 300))
    canvas.put(parts.card_sprite("9S", MIDDLE, FELT), 30, 92, MARGIN)
    canvas.write_wrapped(70, 58, words.say("figure-costs", cost=9), TEXT, QUIET_ON_FELT, 130, anchor="m")
    canvas.put(table_parts.arrow(FELT), 140, 134)
    ways: tuple[tuple[int, Sequence[Card], str], ...] = ((20, ("8D", "5D"), "8 + 5"), (160, ("8D", "2D"), "8 + 2"))
    for y, cards, sums in ways:
        parts.draw_card_row(canvas, 250, y, 300, cards, MIDDLE, FELT)
        canvas.write_line(450, y + 56, sums, BIG, ON_FELT)
        canvas.put(table_parts.tick_sprite(FELT), 590, y + 40)
    parts.draw_card_row(canvas, 650, 92, 300, ("5D", "2D"), MIDDLE, FELT)
    lines, style = fit_broken_lines([words.say("figure-not-first"), words.say("figure-below", cost=9)], TEXT, 164, 4)
    for row, line in enumerate(lines):
        canvas.write_line(832, 149 + 34 * row - 17 * (len(lines) - 1), line, style, _RED_ON_FELT, room=164)
    return canvas


def _overwhelm_figure(words: RealmWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 330))
    _draw_armed_defender(canvas, 40, 20, new_defender(1, "8S"), "6C")
    _draw_armed_defender(canvas, 200, 20, new_defender(2, "9S"), "9C")
    canvas.put(parts.defender_sprite(new_defender(5, "QS"), FELT, ring="red"), 140, 184, MARGIN)
    canvas.write_line(250, 222, "6 + 9 = 15", STRONG, ON_FELT)
    canvas.write_line(250, 262, words.say("figure-defeated"), TEXT, QUIET_ON_FELT, room=340)
    _draw_armed_defender(canvas, 600, 20, new_defender(3, "7S"), "AC")
    canvas.put(parts.defender_sprite(new_defender(6, "KS"), FELT, ring="red"), 600, 184, MARGIN)
    canvas.write_line(712, 222, words.say("figure-king"), STRONG, ON_FELT, room=278)
    canvas.write_wrapped(712, 262, words.say("figure-alone"), TEXT, QUIET_ON_FELT, 278, hanging=True)
    return canvas


def _battle_figure(words: RealmWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 330))
    _draw_armed_defender(canvas, 120, 20, new_defender(1, "10S"), "5C", hit=True)
    canvas.put(parts.defender_sprite(new_defender(4, "5S"), FELT, ring="red"), 120, 184, MARGIN)
    canvas.put(parts.arrow_sprite(FELT, "up"), 219, 190)
    canvas.put(parts.card_sprite("10C", LITTLE, FELT), 210, 224, MARGIN)
    for y, blow in ((60, 10), (240, 5)):
        struck = words.say("figure-struck", blow=blow)
        up = extra_height([struck], TEXT, 390) // 2
        canvas.write_wrapped(330, y - up, struck, TEXT, QUIET_ON_FELT, 390, hanging=True)
        canvas.write_line(330, y + 40 + up, words.say("figure-falls"), STRONG, GOLD_ON_FELT, room=390)
    canvas.write_wrapped(740, 170, words.say("figure-equal"), STRONG, ON_FELT, 250)
    return canvas


def new_defender(number: int, card: Card, *, ready: bool = True, under: Cards = ()) -> Defender:
    """A Defender that has just entered a realm; ``under``: the cards that lie below it."""
    return Defender.entering_play(DefenderId(number), card, under, ready)


def _draw_armed_defender(canvas: Canvas, x: int, y: int, one: Defender, power: Card, hit: bool = False) -> None:
    canvas.put(parts.defender_sprite(one, FELT, fate="hit" if hit else None), x, y, MARGIN)
    canvas.put(parts.card_sprite(power, LITTLE, FELT), x + MIDDLE.width + 6, y + 40, MARGIN)
    canvas.put(parts.arrow_sprite(FELT, "down"), x + MIDDLE.width + 15, y + 118)


def _courage_figure(words: RealmWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 290))
    shown: tuple[tuple[Sequence[Card], str], ...] = (
        (("3H", "8H", "QH"), "enough"),
        (("2H", "5H"), "little"),
        ((), "empty"),
    )
    for number, (cards, case) in enumerate(shown):
        x = 20 + number * 324
        canvas.put(table_parts.plate(312, 250, False), x, 20, plates.MARGIN)
        canvas.write_line(x + 156, 54, words.say("figure-to-lose", amount=10), TEXT, RED_INK, "m", 292)
        if cards:
            parts.draw_courage_pool(canvas, x + 20, 86, 272, cards, PANEL)
        else:
            canvas.put(fortresses_sprite(1, 2, PANEL), x + 116, 100)
        canvas.write_line(x + 156, 190, words.say(f"figure-courage-{case}", amount=10), TEXT, QUIET, "m", 292)
        canvas.write_line(x + 156, 230, words.say(f"figure-loss-{case}"), STRONG, ON_PLATE, "m", 292)
    return canvas


FIGURES: Mapping[str, Callable[[RealmWords], Canvas]] = MappingProxyType(
    {
        "suits": _suits_figure,
        "realm": _realm_figure,
        "pay": _pay_figure,
        "overwhelm": _overwhelm_figure,
        "battle": _battle_figure,
        "courage": _courage_figure,
    }
)
"""What the rules pages show, by the name in `figure:name`."""
