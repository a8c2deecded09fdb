"""The pictures of the rules pages of Realm of the Defenders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from engine.realm_of_the_defenders.cards import Card
from render import Picture, furniture, plates
from render.canvas import Canvas
from render.cards import MARGIN
from render.furniture import (
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
from render.lettering import Ink
from render.palette import FELT, PANEL, RED
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from render.realm_of_the_defenders.view import Defender

_RED_ON_FELT = Ink(RED.light, FELT)


def _suits() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 268))
    shown: tuple[tuple[tuple[Card, Card], str, str], ...] = (
        (("9S", "KS"), "Defender", "stands and fights"),
        (("6C", "AC"), "Power", "arms them"),
        (("8D", "QD"), "Money", "buys them"),
        (("4H", "JH"), "Courage", "pays for losses"),
    )
    for number, (cards, name, use) in enumerate(shown):
        x = 20 + number * 242
        canvas.put(furniture.plate(234, 228, False), x, 20, plates.MARGIN)
        parts.row(canvas, x + 33, 36, 180, cards, MIDDLE, PANEL)
        canvas.text(x + 117, 182, name, STRONG, ON_PLATE, "m")
        canvas.text(x + 117, 220, use, TEXT, QUIET, "m")
    return Picture(
        canvas.png(),
        "The four suits. Spades are Defenders: they stand and fight. Clubs are Power that arms them, Diamonds Money "
        "that buys them, Hearts Courage that pays for losses.",
    )


def _realm() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 350))
    canvas.put(furniture.plate(960, 310, False), 20, 20, plates.MARGIN)
    for x, y, words in (
        (42, 52, "Defenders"),
        (540, 52, "Courage, face up"),
        (42, 224, "Power, face down"),
        (320, 224, "Fortresses"),
        (540, 224, "piles"),
    ):
        canvas.text(x, y, words, TEXT, QUIET)
    many = [
        Defender(1, "9S", 9, True, []),
        Defender(2, "X1", 7, True, ["5D", "2D"]),
        Defender(3, "4S", 4, False, []),
    ]
    parts.defenders(canvas, 42, 76, 470, many, {})
    parts.courage(canvas, 540, 90, 418, ["3H", "8H", "KH"], PANEL)
    for number in range(3):
        canvas.put(parts.hidden(LITTLE, PANEL, "C"), 42 + number * 56, 248, MARGIN)
    canvas.put(parts.castles(2, 2, PANEL), 322, 258)
    x = 540
    for word, count in (("deck", "28"), ("discard", "7"), ("defeated", "4")):
        x += canvas.text(x, 276, word, TEXT, ON_PLATE) + 8
        x += canvas.text(x, 276, count, STRONG, GOLD_INK) + 26
    return Picture(
        canvas.png(),
        "A realm: two Fortresses; the Defenders 9 of Spades, an Elder of 7 on Money 5 and 2, and a 4 that is not ready "
        "yet; three Power cards face down; the Courage 3, 8 and king, 26 in all; deck 28, discard pile 7, defeated "
        "pile 4.",
    )


def _pay() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 300))
    canvas.put(parts.card("9S", MIDDLE, FELT), 30, 92, MARGIN)
    canvas.text(70, 62, "costs 9", TEXT, QUIET_ON_FELT, "m")
    canvas.put(furniture.arrow(FELT), 140, 134)
    ways: tuple[tuple[int, Sequence[Card], str], ...] = ((20, ("8D", "5D"), "8 + 5"), (160, ("8D", "2D"), "8 + 2"))
    for y, cards, sums in ways:
        parts.row(canvas, 250, y, 300, cards, MIDDLE, FELT)
        canvas.text(450, y + 56, sums, BIG, ON_FELT)
        canvas.put(furniture.ticked(FELT), 590, y + 40)
    parts.row(canvas, 690, 92, 300, ("5D", "2D"), MIDDLE, FELT)
    canvas.text(874, 132, "not first:", TEXT, _RED_ON_FELT)
    canvas.text(874, 166, "below 9", TEXT, _RED_ON_FELT)
    return Picture(
        canvas.png(),
        "A Defender of 9 is to be paid from the Money 8, 5 and 2. The 8 comes first, then the 5 or the 2; the 5 can't "
        "come first, because 5 and 2 are below 9.",
    )


def _overwhelm() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 330))
    _armed(canvas, 40, 20, Defender(1, "8S", 8, True, []), "6C")
    _armed(canvas, 200, 20, Defender(2, "9S", 9, True, []), "9C")
    canvas.put(parts.defender(Defender(5, "QS", 15, True, []), FELT, ring="red"), 140, 184, MARGIN)
    canvas.text(250, 222, "6 + 9 = 15", STRONG, ON_FELT)
    canvas.text(250, 262, "she is defeated", TEXT, QUIET_ON_FELT)
    _armed(canvas, 600, 20, Defender(3, "7S", 7, True, []), "AC")
    canvas.put(parts.defender(Defender(6, "KS", 15, True, []), FELT, ring="red"), 600, 184, MARGIN)
    canvas.text(712, 222, "a King:", STRONG, ON_FELT)
    canvas.text(712, 262, "one attacker alone", TEXT, QUIET_ON_FELT)
    return Picture(
        canvas.png(),
        "Two attackers with Power 6 and 9 overwhelm a queen of toughness 15: together 15, she is defeated. A King is "
        "attacked by one only.",
    )


def _battle() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 330))
    _armed(canvas, 120, 20, Defender(1, "10S", 10, True, []), "5C", hit=True)
    canvas.put(parts.defender(Defender(4, "5S", 5, True, []), FELT, ring="red"), 120, 184, MARGIN)
    canvas.put(parts.arrow_down(FELT, up=True), 219, 190)
    canvas.put(parts.card("10C", LITTLE, FELT), 210, 224, MARGIN)
    for y, words, what in (
        (60, "struck by 10, toughness 10", "falls"),
        (240, "struck by 5, toughness 5", "falls"),
    ):
        canvas.text(330, y, words, TEXT, QUIET_ON_FELT)
        canvas.text(330, y + 40, what, STRONG, GOLD_ON_FELT)
    canvas.text(740, 170, "Equal is enough.", STRONG, ON_FELT)
    return Picture(
        canvas.png(),
        "A 10 with Power 5 attacks a 5, who strikes back with Power 10. Both are struck by as much as they are tough, "
        "and both fall: equal is enough.",
    )


def _armed(canvas: Canvas, x: int, y: int, one: Defender, power: Card, hit: bool = False) -> None:
    canvas.put(parts.defender(one, FELT, hit=hit), x, y, MARGIN)
    canvas.put(parts.card(power, LITTLE, FELT), x + MIDDLE.width + 6, y + 40, MARGIN)
    canvas.put(parts.arrow_down(FELT), x + MIDDLE.width + 15, y + 118)


def _courage() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 290))
    shown: tuple[tuple[Sequence[Card], str, str], ...] = (
        (("3H", "8H", "QH"), "pay 10:", "the queen"),
        (("2H", "5H"), "too little:", "all of it"),
        ((), "empty:", "a Fortress"),
    )
    for number, (cards, words, what) in enumerate(shown):
        x = 20 + number * 324
        canvas.put(furniture.plate(312, 250, False), x, 20, plates.MARGIN)
        canvas.text(x + 156, 54, "10 to lose", TEXT, RED_INK, "m")
        if cards:
            parts.courage(canvas, x + 20, 86, 272, cards, PANEL)
        else:
            canvas.put(parts.castles(1, 2, PANEL), x + 116, 100)
        canvas.text(x + 156, 190, words, TEXT, QUIET, "m")
        canvas.text(x + 156, 230, what, STRONG, ON_PLATE, "m")
    return Picture(
        canvas.png(),
        "10 Courage is to be lost. From 3, 8 and a queen it can be paid, for example with the queen. From 2 and 5 it "
        "is too little: all of it is lost. With no Courage a Fortress is lost.",
    )


FIGURES: Mapping[str, Callable[[], Picture]] = MappingProxyType(
    {
        "suits": cache(_suits),
        "realm": cache(_realm),
        "pay": cache(_pay),
        "overwhelm": cache(_overwhelm),
        "battle": cache(_battle),
        "courage": cache(_courage),
    }
)
"""What the rules pages show, by the name in `figure:name`."""
