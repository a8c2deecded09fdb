"""A seat's own picture: its hand, its Power pool face up, its Courage; during the bids the ten cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.realm_of_the_defenders.cards import Card
from render import furniture
from render.canvas import Canvas
from render.furniture import ON_FELT, QUIET_ON_FELT
from render.lettering import Face, Style, width
from render.palette import FELT
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from render.realm_of_the_defenders.view import Private, View, worth

WIDTH = 800
_TEXT, _COUNT = Style(Face.TEXT, 22), Style(Face.STRONG, 24)
_EDGE, _TOP, _LOW = 18, 18, 34
_ROOM = WIDTH - 2 * _EDGE
_MOST = 1 + (_ROOM - MIDDLE.width) // parts.TUCK
"""Cards in one row of a hand; a larger one takes a second."""


def compose(view: View, seat: int, private: Private) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    if private.bid_cards:
        return _bidding(private)
    rows = _rows(private.hand)
    low = _TOP + len(rows) * (MIDDLE.height + 14) + _LOW
    canvas = Canvas(furniture.felt(WIDTH, low + LITTLE.height + 18))
    paid = private.paid
    for number, cards in enumerate(rows):
        parts.row(canvas, _EDGE, _TOP + number * (MIDDLE.height + 14), _ROOM, cards, MIDDLE, FELT, paid)
    if not private.hand:
        canvas.text(_EDGE, _TOP + MIDDLE.height // 2, "no card in hand", _TEXT, QUIET_ON_FELT)
    _pools(canvas, low, private.power, view.seats[seat].courage, paid)
    return canvas


def _rows(hand: Sequence[Card]) -> list[Sequence[Card]]:
    count = max(1, -(-len(hand) // _MOST))
    each = -(-len(hand) // count) or 1
    return [hand[start : start + each] for start in range(0, max(1, len(hand)), each)]


def _pools(canvas: Canvas, y: int, power: Sequence[Card], courage: Sequence[Card], paid: Sequence[Card]) -> None:
    """Power at the left, Courage at the right; who has more cards gets more room."""
    total = width(str(worth(courage)), furniture.BIG) + 58
    one = LITTLE.width + parts.GAP
    wishes = max(140, len(power) * one), len(courage) * one + total
    need = wishes[1] if sum(wishes) + 24 <= _ROOM else max(len(courage) * 39 + total, _ROOM // 2)
    start = WIDTH - _EDGE - max(need, 150)
    for x, letter, word in ((_EDGE, "C", "Power"), (start, "H", "Courage")):
        canvas.put(parts.sign(letter, 20, FELT), x, y - 30)
        canvas.text(x + 28, y - 20, word, _TEXT, QUIET_ON_FELT)
    if power:
        parts.row(canvas, _EDGE, y, start - _EDGE - 24, power, LITTLE, FELT)
    else:
        canvas.text(_EDGE, y + 30, "none", _TEXT, QUIET_ON_FELT)
    if courage:
        parts.courage(canvas, start, y, WIDTH - _EDGE - start, courage, FELT, paid)
    else:
        canvas.text(start, y + 30, "none", _TEXT, QUIET_ON_FELT)


def _bidding(private: Private) -> Canvas:
    """The ten cards, those marked that are bid already."""
    canvas = Canvas(furniture.felt(WIDTH, _TOP + MIDDLE.height + 62))
    parts.row(canvas, _EDGE, _TOP, _ROOM, private.bid_cards, MIDDLE, FELT, private.bid)
    y = _TOP + MIDDLE.height + 34
    end = _EDGE + canvas.text(_EDGE, y, str(len(private.bid)), _COUNT, ON_FELT)
    canvas.text(end + 8, y, f"of {len(private.bid_cards)} bid; the others stay yours", _TEXT, QUIET_ON_FELT)
    return canvas
