"""A seat's own picture of Elemental in large type: the board without its margins, and beside it the notes about both.

So the picture is narrower, and all of it larger wherever it is shown. Names and crystals stand in the corners that the
board leaves free at the left, what is to do above the notes, beside who beats whom.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.elemental import ElementalView
from render.elemental import board, geometry, margin, notes, parts, private_board, private_tall, signs
from render.kit.canvas import Canvas
from render.kit.lettering import FontFace, TextStyle
from render.kit.names import names_as_read
from words.elemental import ElementalWords

PICTURE_WIDTH, PICTURE_HEIGHT = 862, geometry.BOARD_HEIGHT - 2 * geometry.TRIMMED_MARGIN
_LEAST = 33
"""No letter is smaller than 15 pixels on a phone, and 21 on a desktop."""
_NOW = TextStyle(FontFace.STRONG, 34)
_LEFT, _ROOM, _PLATE, _EDGE = 568, 288, 206, 6
_COLUMNS = notes.NoteColumns(24, 48, 38, _ROOM - 8, has_round_column=False, row_height=33)
_STRIP = PICTURE_WIDTH - _EDGE - signs.STRIP_WIDTH
_TOP = PICTURE_HEIGHT - 2 * (_PLATE + _EDGE)
"""Where the notes begin."""
_RULE = 4 + signs.STRIP_HEIGHT + 18


def compose(
    view: ElementalView, viewer: int | None, names: Sequence[str], words: ElementalWords, legal: Sequence[Action] = ()
) -> Canvas:
    """The picture, put together but not yet encoded; the end also for a spectator (None), from the south."""
    seat = viewer or 0
    now, shown = private_board.seat_status(view, viewer, names, words), names_as_read(words.catalogue, names, viewer)
    canvas = Canvas(
        board.empty_board(PICTURE_WIDTH, seat == 1, PICTURE_HEIGHT, _LEAST, geometry.TRIMMED_MARGIN), _LEAST
    )
    board.draw_position(canvas, view, seat == 1, geometry.TRIMMED_MARGIN, eyes=seat if view.outcome is None else None)
    canvas.put(signs.element_strip(), _STRIP, 4)
    rule = words.say("picture-next-two")
    canvas.write_line(PICTURE_WIDTH - _EDGE, _RULE, rule, margin.TEXT_STYLE, margin.QUIET_INK_ON_FELT, "r", room=390)
    canvas.write_wrapped(
        PICTURE_WIDTH - _EDGE, (_RULE + _TOP) // 2 + 8, now, _NOW, margin.GOLD_INK_ON_FELT, 360, 1, "r"
    )
    for place, side in enumerate((view.seats[1 - seat], view.seats[seat])):
        private_tall.draw_name_and_crystals(
            canvas, (PICTURE_HEIGHT - 24, -38) if place else (24, 38), side, shown[side.seat]
        )
        top = _TOP + place * (_PLATE + _EDGE)
        canvas.put(parts.plate_sprite(_ROOM, _PLATE, side.seat == seat and seat in view.active), _LEFT, top)
        notes.draw_notes(canvas, (_LEFT, top + 20), _COLUMNS, view, side, seat, words)
    return canvas
