"""What lies where on the field from top to bottom: rows in which nothing lies are low, and leave room for others."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from engine.elemental_clash.view import ClashView, SideView

STRIP_HEIGHT = 34
PILE_HEIGHT = 32
LOW, NAMED, SLIM = 28, 42, 14
"""How high a row of empty spaces is at least, one of which some can be chosen, so that their names fit, and one that is
no more than a line."""
HIGHEST_EMPTY = 66
HEIGHTS = range(120, 65, -1)
"""How high a row of cards may be: as high as there is room for all of them."""
BETWEEN, STEADY, FIGHT = 22, 42, 58
"""How high the line between the two sides is at least: the numbers of the columns fit; where it is as high with attacks
as without; and while there are attacks, so that their arrows lie there and not on cards."""
TOP = 4
LINE, TWO_LINES, LINES_APART, LINES_BETWEEN = 36, 62, 4, 34
"""How high a card is that is a line, or two, how far apart those are, and how high what is told between the sides."""
ZONES = ("strip", "stones", "S", "D", "A")
"""The rows of the far side from the top; those of the near side are the same from the bottom."""
_AFTER = {"strip": 2, "stones": 2, "S": 4, "D": 4, "A": 0}  # what lies on a pile is not in the row beside it
BARE, STRUCK = 6, 28
"""How far cards on piles are from a strip where no stones lie between them, so that the line around it covers none; and
where it is attacked, so that the head of an arrow has room, too."""

Row = tuple[int, str]
"""A side, 0 for the near one and 1 for the far one, and what lies there."""


class HeightLimits(NamedTuple):
    """What a field may take: how high it is at least and at most, its cards at most, its empty rows at least; how much
    is left above it, and the sides whose stones are shown."""

    least_height: int
    most_height: int
    most_card_height: int = HEIGHTS[0]
    least_empty_row: int = LOW
    space_above: int = 0
    stones: Collection[int] = (0, 1)


class FieldRows(NamedTuple):
    """The rows of a field."""

    row_tops: Mapping[Row, int]
    empty_rows: frozenset[Row]
    card_height: int
    """How high a card is."""
    empty_row_height: int
    """How high a row of empty spaces is."""
    front_line_y: int
    """The middle of the line between the two sides."""
    bottom: int
    """Where the field ends."""

    def row_height(self, side: int, zone: str) -> int:
        """How high the spaces of a zone are."""
        return self.empty_row_height if (side, zone) in self.empty_rows else self.card_height


def field_rows(
    view: ClashView, near: int, heights: HeightLimits, choices: Collection[str], *, whole: bool
) -> FieldRows:
    """The rows of a field that is at least so high, and at most if it can; ``whole``: none of them is low.

    What is left over goes to the empty rows, and then between the two sides.
    """
    low = (
        frozenset()
        if whole
        else frozenset(row for seat in (0, 1) for row in _empty_rows_of_seat(view, seat, seat ^ near))
    )
    piles = [whole or (side in heights.stones and bool(view.seats[side ^ near].piles)) for side in (0, 1)]
    wanted = {place[:2] for place in choices}
    apart = STEADY if whole else FIGHT if view.attacks else BETWEEN
    around = heights.space_above + 2 * TOP + apart
    struck = {attack.to for attack in view.attacks if not attack.blocked}
    close = [STRUCK if f"{side ^ near}P" in struck else BARE for side in (0, 1)]
    named = any(zone != "S" and f"{side ^ near}{zone}" in wanted for side, zone in low)
    lowest = max(NAMED, heights.least_empty_row) if named else heights.least_empty_row
    card, end = next(
        (card, end)
        for card in HEIGHTS
        if card <= heights.most_card_height
        if (end := sum(high + after for _, _, high, after in _rows_from_top(low, piles, card, lowest, close)) + around)
        <= heights.most_height
        or card == HEIGHTS[-1]
    )
    left = max(0, heights.least_height - end)
    grown = [row for row in low if row[1] != "S"]
    empty = lowest + min(left // len(grown), HIGHEST_EMPTY - lowest) if grown else lowest
    between = apart + left - (empty - lowest) * len(grown)
    tops: dict[Row, int] = {}
    top, middle = TOP + heights.space_above, 0
    for side, zone, high, after in _rows_from_top(low, piles, card, empty, close):
        top += 0 if side else after
        tops[side, zone] = top
        top += high + (after if side else 0)
        if side and zone == "A":
            middle, top = top + between // 2, top + between
    return FieldRows(tops, low, card, empty, middle, top + TOP)


def line_rows(view: ClashView, near: int, choices: Collection[str], card: int) -> FieldRows:
    """The rows of a field whose cards are lines, so high; those without any, and without a choice, have no height."""
    wanted = {place[:2] for place in choices}
    low = frozenset(
        row
        for seat in (0, 1)
        for row in _empty_rows_of_seat(view, seat, seat ^ near)
        if f"{seat}{row[1]}" not in wanted
    )
    if view.outcome is not None:  # both hands need the room
        low |= {(0, "S"), (1, "S")}
    tops: dict[Row, int] = {}
    top, middle = TOP, 0
    for side, zones in ((1, ("strip", "S", "D", "A")), (0, ("A", "D", "S", "strip"))):
        for zone in zones:
            tops[side, zone] = top
            high = STRIP_HEIGHT if zone == "strip" else card if (side, zone) not in low else 0
            top += high + (LINES_APART if high else 0)
        if side:
            middle, top = top + LINES_BETWEEN // 2 - LINES_APART // 2, top + LINES_BETWEEN
    return FieldRows(tops, low, card, 0, middle, top)


def _rows_from_top(
    low: frozenset[Row], piles: list[bool], card: int, empty: int, close: list[int]
) -> list[tuple[int, str, int, int]]:
    """Each row from the top down: its side, what lies there, how high it is, and the room before its neighbour.

    ``close``: how far from its strip each side's cards on piles are without stones between them.
    """
    found = []
    for side, zones in ((1, ZONES), (0, ZONES[::-1])):
        for zone in zones:
            high = _zone_height(zone, (side, zone) in low, piles[side], card, empty)
            bare = zone == "strip" and not piles[side] and (side, "S") not in low
            found.append((side, zone, high, close[side] if bare else _AFTER[zone] if high else 0))
    return found


def _zone_height(zone: str, low: bool, piles: bool, card: int, empty: int) -> int:
    match zone:
        case "strip":
            return STRIP_HEIGHT
        case "stones":
            return PILE_HEIGHT if piles else 0
        case "S":
            return 0 if low else card
        case _:
            return empty if low else card


def _empty_rows_of_seat(view: ClashView, seat: int, side: int) -> list[Row]:
    """The rows of a player in which no card lies, and none has just fallen."""
    here: SideView = view.seats[seat]
    fallen = {place[:2] for place, _ in view.fallen()}
    there = {"A": any(here.atk) or f"{seat}A" in fallen, "D": any(here.def_) or f"{seat}D" in fallen}
    there["S"] = any(pile.card for pile in here.piles) or f"{seat}S" in fallen
    return [(side, zone) for zone, some in there.items() if not some]
