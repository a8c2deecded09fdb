"""A seat's own picture of Elemental: the board seen from its side with what it knows, and its notes about both."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action
from engine.elemental import ElementalView
from engine.elemental.view import SideView
from render.elemental import board, margin, notes, parts, signs
from render.elemental.margin import MARGIN_LEFT, MARGIN_WIDTH, PICTURE_HEIGHT, PICTURE_WIDTH, PLATE_EDGE
from render.kit.canvas import Canvas
from render.kit.names import names_as_read
from words.elemental import ElementalWords
from words.elemental.orders import order_parts_in_view

PLATE_HEIGHT = 242
_COLUMNS = notes.NoteColumns(27, 60, 44, MARGIN_WIDTH - 10)


def compose(
    view: ElementalView, seat: int, names: Sequence[str], words: ElementalWords, legal: Sequence[Action] = ()
) -> Canvas:
    """The picture for one seat, put together but not yet encoded; its own side is below."""
    now, shown = seat_status(view, seat, names, words), names_as_read(words.catalogue, names, seat)
    canvas = Canvas(board.empty_board(PICTURE_WIDTH, seat == 1))
    board.draw_position(canvas, view, seat == 1, eyes=seat if view.outcome is None else None)
    for which, top in ((1 - seat, PLATE_EDGE), (seat, PICTURE_HEIGHT - PLATE_EDGE - PLATE_HEIGHT)):
        _draw_side_panel(canvas, top, view, view.seats[which], seat, shown[which], words)
    line = PLATE_EDGE + PLATE_HEIGHT + 22
    taken = canvas.write_line(
        MARGIN_LEFT + 2, line, now, margin.STRONG_STYLE, margin.GOLD_INK_ON_FELT, room=MARGIN_WIDTH - 4
    )
    margin.draw_chart_key(canvas, line, taken, words)
    margin.draw_element_chart(canvas, PICTURE_HEIGHT - PLATE_EDGE - PLATE_HEIGHT - 4 - signs.CHART_HEIGHT)
    return canvas


def seat_status(view: ElementalView, seat: int | None, names: Sequence[str], words: ElementalWords) -> str:
    """What this seat is to do, or has done."""
    waiting = seat in view.active
    if view.outcome is not None:
        return words.outcome_for_seat(view.outcome, seat, names)
    if view.order is not None:
        key, cell, other = order_parts_in_view(view.order, view)
        short = words.say(f"picture-short-{key}", number=view.order.number, cell=cell, other=other)
        return words.say("picture-asked" if waiting else "picture-your-order", order=short)
    if not view.active:  # it is only looked at
        return words.say("picture-round", round=view.round)
    if not waiting:
        return words.say("picture-done" if view.phase == "setup" else "picture-wait")
    if view.choice is not None:
        return words.say("picture-where", number=view.choice.number)
    return words.say("picture-do-set-up" if view.phase == "setup" else "picture-do-order", round=view.round)


def _draw_side_panel(
    canvas: Canvas, top: int, view: ElementalView, side: SideView, viewer: int, name: str, words: ElementalWords
) -> None:
    canvas.put(
        parts.plate_sprite(MARGIN_WIDTH, PLATE_HEIGHT, side.seat == viewer and viewer in view.active), MARGIN_LEFT, top
    )
    caption = words.say("picture-notes-own" if side.seat == viewer else "picture-notes")
    margin.draw_side_heading(canvas, top + 24, side, name, caption if view.outcome is None else None)
    notes.draw_notes(canvas, (MARGIN_LEFT, top + 61), _COLUMNS, view, side, viewer, words)
