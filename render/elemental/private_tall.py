"""A seat's own picture of Elemental for a phone: the board as wide as the picture, and little else.

It is no higher than it must be: on a phone the story, the picture and the buttons stand on one screen. Names, crystals
and who has fallen stand in the corners that the board leaves free. What is known of a piece stands on it: the element,
and on one's own an eye where the other knows it, too. Below the board is who beats whom, and what the other side's
hidden numbers may be.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Action, Outcome
from engine.elemental import ElementalView
from engine.elemental.board import Element
from engine.elemental.view import SideView
from render.elemental import board, geometry, margin, notes, parts, signs
from render.kit.canvas import Canvas, Sprite
from render.kit.lettering import FontFace, TextStyle, text_width
from render.kit.names import names_as_read
from render.kit.palette import PANEL
from render.kit.shapes import TALL, smallest_type
from render.kit.table_parts import GOLD_INK, QUIET, draw_wreath, write_name
from words.catalogue import short_form
from words.elemental import ElementalWords
from words.elemental.threats import threatened_pieces
from words.endings import end_beside_name, end_title

_BOARD = geometry.BOARD_HEIGHT - 2 * geometry.TRIMMED_MARGIN
_WON, _RULE = TextStyle(FontFace.TITLE, 38), TextStyle(FontFace.TEXT, 22)
_BAR, _PLATE = 50, 40
"""How high the row below the board is, and the plate below that."""
_EDGE = 6
PICTURE_WIDTH, PICTURE_HEIGHT = geometry.BOARD_WIDTH + 2 * board.LEFT, _BOARD + _BAR + _PLATE + 2
_LEAST = smallest_type(TALL, PICTURE_WIDTH, PICTURE_HEIGHT)
_NAME_ROOM = 146
"""How wide a name in a corner may be, beside the edge of the board."""
_FALLEN, _FALLEN_STEP = (4, 2), 35
"""How many pieces that have fallen stand in a corner's rows, the outer one first, and how far apart."""
_CAPTION_ROOM, _NONE_ROOM, _KEY_ROOM = 118, 240, 150
_START = _EDGE + 52
"""Where the plate's words begin: Discord lays a sign over the left lower corner of a picture."""
_STEP, _LEAST_STEP = 32, 30
"""How far apart what stands on the plate is, at best, and beside a word of what it is."""


def compose(
    view: ElementalView, viewer: int | None, names: Sequence[str], words: ElementalWords, legal: Sequence[Action] = ()
) -> Canvas:
    """The picture, put together but not yet encoded; the end also for a spectator (None), from the south."""
    seat = viewer or 0
    shown = names_as_read(words.catalogue, names, viewer)
    canvas = Canvas(
        board.empty_board(PICTURE_WIDTH, seat == 1, PICTURE_HEIGHT, _LEAST, geometry.TRIMMED_MARGIN), _LEAST
    )
    board.draw_position(canvas, view, seat == 1, geometry.TRIMMED_MARGIN, eyes=seat if view.outcome is None else None)
    for place, side in enumerate((view.seats[1 - seat], view.seats[seat])):
        rows = (_BOARD - 24, -38) if place else (24, 38)
        draw_name_and_crystals(canvas, rows, side, shown[side.seat])
        _draw_removed_pieces(canvas, rows, view, side, seat, words)
    if view.outcome is not None:
        _draw_result(canvas, view, view.outcome, shown, words)
        return canvas
    _draw_rule_bar(canvas, words)
    top = PICTURE_HEIGHT - 2 - _PLATE
    canvas.put(parts.plate_sprite(PICTURE_WIDTH - 2 * _EDGE, _PLATE, seat in view.active), _EDGE, top)
    _draw_hidden_numbers(canvas, top + _PLATE // 2, view, view.seats[1 - seat], seat, words)
    return canvas


_WREATH = 78
"""How high the wreath beside the winner is."""


def _draw_result(
    canvas: Canvas, view: ElementalView, outcome: Outcome, names: Sequence[str], words: ElementalWords
) -> None:
    """Who has won and why, where a game shows who beats whom and what may be hidden."""
    high, top = _BAR + _PLATE - 2, _BOARD + 2
    canvas.put(parts.plate_sprite(PICTURE_WIDTH - 2 * _EDGE, high, True), _EDGE, top)
    laurels = draw_wreath(canvas, outcome, 30, PANEL, _START, top + (high - _WREATH) // 2)
    x = _START + (laurels.image.width + 16 if laurels else 0)
    room = PICTURE_WIDTH - 2 * _EDGE - x
    if outcome.winners:
        said = f"{names[outcome.winners[0]]} {end_beside_name(words.catalogue, outcome, None, names)}"
    else:
        said = end_title(words.catalogue, outcome)
    canvas.write_line(x, top + high // 3, said, _WON, GOLD_INK, room=room)
    canvas.write_line(x, top + high * 3 // 4, words.end_reason(outcome, names), _RULE, QUIET, room=room)


def _draw_rule_bar(canvas: Canvas, words: ElementalWords) -> None:
    """Who beats whom, with the rule of it in one line."""
    middle, right = _BOARD + _BAR // 2, PICTURE_WIDTH - _EDGE
    canvas.put(signs.element_strip(), _EDGE, middle - signs.STRIP_HEIGHT // 2)
    start, rule = _EDGE + signs.STRIP_WIDTH + 8, words.say("picture-next-two")
    canvas.write_line(start, middle, rule, _RULE, margin.QUIET_INK_ON_FELT, room=right - start)


def _draw_removed_pieces(
    canvas: Canvas, rows: tuple[int, int], view: ElementalView, side: SideView, viewer: int, words: ElementalWords
) -> None:
    """A side's pieces that are removed from the board, in the corner at the right."""
    gone = [known.piece for known in notes.note_rows(view, side, viewer, words) if known.piece.cell is None]
    y, further = rows
    for place, piece in enumerate(gone):
        down, across = (0, place) if place < _FALLEN[0] else (1, place - _FALLEN[0])
        x = PICTURE_WIDTH - _EDGE - parts.SMALL_PIECE_RADIUS - _FALLEN_STEP * across
        parts.draw_small_piece(canvas, x, y - 2 + further * down, side.seat, piece.number, piece.element, gone=True)


def _draw_hidden_numbers(
    canvas: Canvas, y: int, view: ElementalView, side: SideView, seat: int, words: ElementalWords
) -> None:
    """What the other side's hidden numbers may be: numbers of which the same is known stand together."""
    groups: dict[tuple[Element, ...], list[int]] = {}
    for known in notes.note_rows(view, side, seat, words):
        if known.piece.element is None:
            groups.setdefault(tuple(known.piece.possible), []).append(known.piece.number)
    x, right = _START, PICTURE_WIDTH - 2 * _EDGE
    units = sum(len(numbers) + len(may_be) for may_be, numbers in groups.items()) + len(groups)
    said = words.say("picture-hidden" if groups else "picture-none-hidden")
    caption_room = _CAPTION_ROOM if groups else _NONE_ROOM
    caption = min(caption_room, text_width(said, _RULE))
    # What the row is comes first: it stands there in every round, and what a mark means only where there is room.
    end = x + caption + 10 + (parts.SMALL_PIECE_RADIUS + _LEAST_STEP * units if groups else 0)
    if any(piece.cell and len(piece.possible) == 1 for piece in view.seats[seat].pieces):
        right = _key_where_room(canvas, (y, end, right), parts.eye_sprite(), short_form(words.say("picture-notes-own")))
    if threatened_pieces(view):
        right = _key_where_room(canvas, (y, end, right), parts.danger_mark(), words.say("picture-danger"))
    if end <= PICTURE_WIDTH - 2 * _EDGE:  # signs that overlap say less than signs alone
        canvas.write_line(x, y, said, _RULE, QUIET, room=caption_room)
        x += caption + 10
    x += parts.SMALL_PIECE_RADIUS
    step = min(_STEP, (right - x) // max(1, units))
    for may_be, numbers in groups.items():
        for number in numbers:
            parts.draw_small_piece(canvas, x, y, side.seat, number, None)
            x += step
        for element in may_be:
            canvas.put(parts.element_badge(element, "yes"), x - parts.BADGE_RADIUS - 3, y - parts.BADGE_RADIUS - 3)
            x += step
        x += step // 2


def _key_where_room(canvas: Canvas, row: tuple[int, int, int], mark: Sprite, said: str) -> int:
    """What a mark means at the right of a ``row`` (y, where it ends, how far it may go); how far it may go then."""
    y, end, right = row
    return _draw_mark_key(canvas, y, right, mark, said) - 8 if end + _key_wide(mark, said) <= right else right


def _draw_mark_key(canvas: Canvas, y: int, right: int, mark: Sprite, said: str) -> int:
    """What a mark on one's own pieces means, at the right; where it begins."""
    wide = min(_KEY_ROOM, text_width(said, _RULE))
    canvas.write_line(right - 4, y, said, _RULE, QUIET, "r", room=wide)
    start = right - _key_wide(mark, said)
    canvas.put(mark, start, y - mark.image.height // 2)
    return start


def _key_wide(mark: Sprite, said: str) -> int:
    return 4 + min(_KEY_ROOM, text_width(said, _RULE)) + 6 + mark.image.width


def draw_name_and_crystals(canvas: Canvas, rows: tuple[int, int], side: SideView, name: str) -> None:
    """A side's sign and its player's name in a row, its crystals in one nearer to the middle; ``rows``: y, how far."""
    y, further = rows
    canvas.put(parts.element_badge(side.king, "yes"), _EDGE, y - parts.BADGE_RADIUS - 3)
    write_name(canvas, _EDGE + 42, y, name, margin.NAME_STYLE, margin.INK_ON_FELT, _NAME_ROOM)
    canvas.put(parts.crystal_sprite(30), _EDGE + 3, y + further - 15)
    canvas.write_line(_EDGE + 42, y + further, str(side.crystals), margin.STRONG_STYLE, margin.INK_ON_FELT)
