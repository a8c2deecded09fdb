"""What others hold, laid open below their realms in a tall picture: a replay with everything open."""

from __future__ import annotations

from collections.abc import Sequence

from engine.realm_of_the_defenders.view import LeftAtEnd, RealmView
from render.kit.canvas import Canvas
from render.kit.lettering import SMALLEST, FontFace, TextStyle, fit_label, text_width
from render.kit.palette import FELT
from render.kit.table_parts import ON_FELT, QUIET_ON_FELT, write_name
from render.realm_of_the_defenders import parts, realms
from render.realm_of_the_defenders.faces import LITTLE
from words.realm_of_the_defenders import RealmWords

_TEXT, _NAME = TextStyle(FontFace.TEXT, SMALLEST), TextStyle(FontFace.STRONG, 34)
_HEAD = 40
_SIGN = 26


OPEN_HANDS_HEIGHT = LITTLE.height + 8
"""How high that is below a row of realms."""


def draw_open_hands(
    canvas: Canvas, room: int, top: int, view: RealmView, row: Sequence[int], words: RealmWords
) -> None:
    """The hands and Power pools of a row of realms, in a line below each; `top` is where the row ends."""
    assert view.left is not None
    wide = (room - realms.REALM_GAP * (len(row) - 1)) // len(row)
    for place, seat in enumerate(row):
        x, left = realms.EDGE + place * (wide + realms.REALM_GAP), view.left[seat]
        power_width = _draw_power_pool(canvas, x + wide, top, wide * 2 // 5, left, words)
        said = words.say("picture-opened-hand") if len(row) == 1 else ""  # else the cards need the room
        _draw_hand(canvas, x, top, wide - power_width - realms.EDGE, left, said)


def _draw_hand(canvas: Canvas, x: int, y: int, room: int, left: LeftAtEnd, said: str) -> None:
    text, style = fit_label(said, _TEXT, 150, canvas.least)
    start = x + (text_width(text, style) + 12 if said else 0)
    if said:
        canvas.write_line(x, y + LITTLE.height // 2, text, style, QUIET_ON_FELT)
    if left.hand:
        parts.draw_card_row(canvas, start, y, room - (start - x), left.hand, LITTLE, FELT)
    else:
        canvas.write_line(start, y + LITTLE.height // 2, "0", _TEXT, QUIET_ON_FELT)


def _draw_power_pool(canvas: Canvas, end: int, y: int, most: int, left: LeftAtEnd, words: RealmWords) -> int:
    """A Power pool that ends at ``end``; returns how wide it is."""
    one = LITTLE.width + parts.GAP
    none, style = fit_label(words.say("picture-none"), _TEXT, 110, canvas.least)
    inner = min(most - _SIGN - 12, len(left.power) * one - parts.GAP) if left.power else text_width(none, style)
    wide = inner + _SIGN + 12
    canvas.put(parts.suit_sprite("C", _SIGN, FELT), end - wide, y + LITTLE.height // 2 - _SIGN // 2)
    if left.power:
        parts.draw_card_row(canvas, end - inner, y, inner, left.power, LITTLE, FELT)
    else:
        canvas.write_line(end - inner, y + LITTLE.height // 2, none, style, QUIET_ON_FELT)
    return wide


def open_bids_height(view: RealmView) -> int:
    """How high the cards are with which the others bid."""
    return (len(view.seats) - 1) * (_HEAD + OPEN_HANDS_HEIGHT)


def draw_open_bids(
    canvas: Canvas, room: int, top: int, view: RealmView, seat: int, names: Sequence[str], words: RealmWords
) -> None:
    """The cards with which the others bid, below their names."""
    assert view.left is not None
    for other in (one for one in view.seating if one != seat):
        write_name(canvas, realms.EDGE, top + _HEAD // 2, names[other], _NAME, ON_FELT, room)
        parts.draw_card_row(canvas, realms.EDGE, top + _HEAD, room, view.left[other].hand, LITTLE, FELT)
        top += _HEAD + OPEN_HANDS_HEIGHT
