"""What lies where on the field from top to bottom: rows in which nothing lies are low, and leave room for others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.elemental_clash.view import ClashView, SideView
from render.elemental_clash.faces import TILE_HEIGHT

STRIP_HEIGHT = 52
PILE_HEIGHT = 40
LOW = 40
"""How high a row of empty spaces is: their names fit."""
ZONES = ("strip", "stones", "S", "D", "A")
"""The rows of the far side from the top; those of the near side are the same from the bottom."""
_AFTER = {"strip": 10, "stones": 4, "S": 12, "D": 8, "A": 0}

Row = tuple[int, str]
"""A side, 0 for the near one and 1 for the far one, and what lies there."""


class Rows(NamedTuple):
    """The rows of a field."""

    tops: Mapping[Row, int]
    low: frozenset[Row]
    between: int
    """The middle of the line between the two sides."""
    end: int
    """Where the field ends."""

    def high(self, side: int, zone: str) -> int:
        """How high the spaces of a zone are."""
        return LOW if (side, zone) in self.low else TILE_HEIGHT


def rows(view: ClashView, near: int, top: int, strip: int, *, whole: bool) -> Rows:
    """The rows below ``top``, with a line of ``strip`` pixels between the sides; ``whole``: none of them is low."""
    low = frozenset() if whole else frozenset(row for seat in (0, 1) for row in _low(view, seat, seat ^ near))
    tops: dict[Row, int] = {}
    for side, zones in ((1, ZONES), (0, ZONES[::-1])):
        piles = whole or bool(view.seats[side ^ near].piles)
        for zone in zones:
            high, after = _high(zone, (side, zone) in low, piles), _AFTER[zone]
            if not high:
                after = 6 if zone == "S" and piles else 0
            top += 0 if side else after
            tops[side, zone] = top
            top += high + (after if side else 0)
        if side:
            middle, top = top + strip // 2 + 1, top + strip
    return Rows(tops, low, middle, top + 2)


def _high(zone: str, low: bool, piles: bool) -> int:
    match zone:
        case "strip":
            return STRIP_HEIGHT
        case "stones":
            return PILE_HEIGHT if piles else 0
        case "S":
            return 0 if low else TILE_HEIGHT
        case _:
            return LOW if low else TILE_HEIGHT


def _low(view: ClashView, seat: int, side: int) -> list[Row]:
    """The rows of a player in which no card lies, and none has just fallen."""
    here: SideView = view.seats[seat]
    fallen = {place[:2] for place, _ in view.fallen()}
    there = {"A": any(here.atk) or f"{seat}A" in fallen, "D": any(here.def_) or f"{seat}D" in fallen}
    there["S"] = any(pile.card for pile in here.piles)
    return [(side, zone) for zone, some in there.items() if not some]
