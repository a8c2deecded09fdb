"""A seat's own picture of Elemental for a phone: the board as wide as the picture, below it the notes about both.

Names and crystals stand in the corners that the board leaves free at the left, who beats whom in one at the right.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.elemental import ElementalView
from engine.elemental.view import SideView
from render.elemental import board, geometry, margin, notes, parts, private_board, signs
from render.kit.canvas import Canvas
from render.kit.furniture import write_name
from render.kit.shapes import TALL, TALLEST, least
from words.elemental import ElementalWords

WIDTH, HEIGHT = geometry.WIDTH + 2 * board.LEFT, TALLEST
_LEAST = least(TALL, WIDTH, HEIGHT)
_EDGE = 6
_NOW = geometry.HEIGHT + 17
_PLATE, _PLATE_HEIGHT = (WIDTH - 3 * _EDGE) // 2, 200
_COLUMNS = notes.Columns(22, 42, 37, _PLATE - 8, own_round=False)
_NAME_ROOM = 146
"""How wide a name in a corner may be, beside the edge of the board."""


def compose(
    view: ElementalView, seat: int, names: Sequence[str], words: ElementalWords, legal: Sequence[Action] = ()
) -> Canvas:
    """The picture, put together but not yet encoded."""
    now, shown = private_board.to_do(view, seat, names, words), private_board.called(seat, names, words)
    canvas = Canvas(board.ground(WIDTH, seat == 1, HEIGHT, _LEAST), _LEAST)
    board.draw(canvas, view, turned=seat == 1)
    canvas.text(_EDGE + 4, _NOW, now, margin.STRONG, margin.GOLD_ON_FELT, room=WIDTH - 2 * _EDGE - 8)
    canvas.put(signs.wheel(), WIDTH - 3 - signs.WHEEL, 2)
    top = HEIGHT - 3 - _PLATE_HEIGHT
    for place, side in enumerate((view.seats[1 - seat], view.seats[seat])):
        corner(canvas, (geometry.HEIGHT - 24, -38) if place else (24, 38), side, shown[side.seat])
        left = _EDGE + place * (_PLATE + _EDGE)
        canvas.put(parts.plate(_PLATE, _PLATE_HEIGHT, side.seat == seat and seat in view.active), left, top)
        notes.write(canvas, (left, top + 20), _COLUMNS, view, side, seat, words)
    return canvas


def corner(canvas: Canvas, rows: tuple[int, int], side: SideView, name: str) -> None:
    """A side's sign and its player's name in a row, its crystals in one nearer to the middle; ``rows``: y, how far."""
    y, further = rows
    canvas.put(parts.badge(side.king, "yes"), _EDGE, y - parts.BADGE - 3)
    write_name(canvas, _EDGE + 42, y, name, margin.NAME, margin.ON_FELT, _NAME_ROOM)
    canvas.put(parts.stone(30), _EDGE + 3, y + further - 15)
    canvas.text(_EDGE + 42, y + further, str(side.crystals), margin.STRONG, margin.ON_FELT)
