"""A seat's own picture of Elemental for a phone: the board as wide as the picture, below it the notes about both.

It is no higher than it must be: on a phone the task, the picture and the buttons stand on one screen. Names and
crystals stand in the corners that the board leaves free at the left, the supply in one at the right; below the board,
what is to do beside who beats whom.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.elemental import ElementalView
from engine.elemental.view import SideView
from render.elemental import board, geometry, margin, notes, parts, private_board, signs
from render.kit.canvas import Canvas
from render.kit.furniture import QUIET, write_name
from render.kit.lettering import Face, Style
from render.kit.shapes import TALL, least
from words.elemental import ElementalWords

_BOARD = geometry.HEIGHT - 2 * geometry.TRIMMED
_NOW, _RULE = Style(Face.STRONG, 22), Style(Face.TEXT, 22)
_BAR = 56
"""How high the row below the board is."""
_EDGE, _HEADING, _PLATE_HEIGHT = 6, 26, 31 + notes.BRIEF_ROWS * notes.BRIEF_ROW
WIDTH, HEIGHT = geometry.WIDTH + 2 * board.LEFT, _BOARD + _BAR + _PLATE_HEIGHT + 2
_LEAST = least(TALL, WIDTH, HEIGHT)
_PLATE = (WIDTH - 3 * _EDGE) // 2
_NAME_ROOM = 146
"""How wide a name in a corner may be, beside the edge of the board."""
_STRIP = WIDTH - _EDGE - signs.STRIP_WIDTH
_RULE_ROOM = 146
"""How wide a line in the right lower corner may be."""


def compose(
    view: ElementalView, seat: int, names: Sequence[str], words: ElementalWords, legal: Sequence[Action] = ()
) -> Canvas:
    """The picture, put together but not yet encoded."""
    now, shown = private_board.to_do(view, seat, names, words), private_board.called(seat, names, words)
    canvas = Canvas(board.ground(WIDTH, seat == 1, HEIGHT, _LEAST, geometry.TRIMMED), _LEAST)
    board.draw(canvas, view, seat == 1, geometry.TRIMMED)
    _supply(canvas, view, words)
    middle = _BOARD + _BAR // 2 - 2
    canvas.lines(_EDGE + 4, middle, now, _NOW, margin.GOLD_ON_FELT, _STRIP - 2 * _EDGE - 12)
    canvas.put(signs.strip(), _STRIP, middle - signs.STRIP // 2)
    rule = words.say("picture-next-two")
    canvas.lines(WIDTH - _EDGE, _BOARD - 21, rule, _RULE, margin.QUIET_ON_FELT, _RULE_ROOM, 2, "r")
    top = HEIGHT - 2 - _PLATE_HEIGHT
    for place, side in enumerate((view.seats[1 - seat], view.seats[seat])):
        corner(canvas, (_BOARD - 24, -38) if place else (24, 38), side, shown[side.seat])
        left = _EDGE + place * (_PLATE + _EDGE)
        canvas.put(parts.plate(_PLATE, _PLATE_HEIGHT, side.seat == seat and seat in view.active), left, top)
        if view.outcome is None:
            caption = words.say("picture-notes-own" if place else "picture-notes")
            canvas.text(left + 8, top + _HEADING // 2 + 1, caption, _RULE, QUIET, room=_PLATE - 16)
        notes.write_brief(canvas, (left, top + _HEADING + 19), _PLATE, view, side, seat, words)
    return canvas


def _supply(canvas: Canvas, view: ElementalView, words: ElementalWords) -> None:
    """The crystals that may still appear, in the right upper corner."""
    right = WIDTH - _EDGE
    canvas.text(right, 20, words.say("picture-supply"), margin.TEXT, margin.QUIET_ON_FELT, "r", room=130)
    wide = canvas.text(right, 54, f"× {view.supply}", margin.STRONG, margin.ON_FELT, "r")
    canvas.put(parts.stone(30), right - wide - 34, 39)


def corner(canvas: Canvas, rows: tuple[int, int], side: SideView, name: str) -> None:
    """A side's sign and its player's name in a row, its crystals in one nearer to the middle; ``rows``: y, how far."""
    y, further = rows
    canvas.put(parts.badge(side.king, "yes"), _EDGE, y - parts.BADGE - 3)
    write_name(canvas, _EDGE + 42, y, name, margin.NAME, margin.ON_FELT, _NAME_ROOM)
    canvas.put(parts.stone(30), _EDGE + 3, y + further - 15)
    canvas.text(_EDGE + 42, y + further, str(side.crystals), margin.STRONG, margin.ON_FELT)
