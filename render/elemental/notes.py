"""What a seat knows about each piece of a side, in rows: its number, what it is or may be, and since when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.elemental import ElementalView
from engine.elemental.board import Element
from engine.elemental.view import PieceView, SideView
from render.elemental import margin, parts
from render.kit.canvas import Canvas, Sprite
from render.kit.table_parts import QUIET
from words.elemental import MOST_ELEMENTS_LISTED, ElementalWords

NOTE_ROW_HEIGHT = 32
"""No more, so that a row of notes packs as what is new against the row above it: zlib looks 32 lines back."""


class NoteColumns(NamedTuple):
    """Where what belongs to a piece lies, in pixels from the left edge of its plate."""

    number_x: int
    elements_x: int
    element_step: int
    """From element to element."""
    end_x: int
    has_round_column: bool = True
    """Whether the round in which it became known has a column of its own."""
    row_height: int = NOTE_ROW_HEIGHT
    """How high a row is: more in large type."""


class NoteRow(NamedTuple):
    """What a row says of a piece, however much room it has."""

    piece: PieceView
    seat: int
    is_own: bool
    element_lights: dict[Element, str]
    """What it may be, and how that is lit; what an own one is comes first. Empty for what need not be listed."""
    is_hidden: bool
    """Whether no more is known of it than that it is not what others are known to be."""
    seen_in_round: str | None
    """The round in which it was last seen."""


def draw_notes(
    canvas: Canvas,
    corner: tuple[int, int],
    columns: NoteColumns,
    view: ElementalView,
    side: SideView,
    viewer: int,
    words: ElementalWords,
) -> None:
    """The rows of a side, from a plate's left edge and the middle of the first row on."""
    left, top = corner
    for place, one in enumerate(note_rows(view, side, viewer, words)):
        _draw_note_row(canvas, (left, top + columns.row_height * place), columns, side, one)


def note_rows(view: ElementalView, side: SideView, viewer: int, words: ElementalWords) -> Iterator[NoteRow]:
    """What the rows of a side say, piece by piece."""
    own = side.seat == viewer
    rest = {*side.elements} - {one.known for one in side.pieces}
    for piece in side.pieces:
        hidden = len(piece.possible) > MOST_ELEMENTS_LISTED and {*piece.possible} == rest  # too many to be listed
        if piece.cell is None and piece.known is None and not view.notes_about(side.seat, piece.number):
            continue  # nobody has seen it fall: in the small position of a lesson it has never been there
        sure = not own and len(piece.possible) == 1
        lit = {one: "yes" if sure else "no" for one in side.elements if one in piece.possible and not hidden}
        if own and piece.element is not None:
            lit = {piece.element: "own", **{one: "no" for one in lit if one != piece.element}}
        when = _round_last_seen(view, side, piece)
        yield NoteRow(piece, side.seat, own, lit, hidden, None if when is None else _round_text(words, when))


def _round_last_seen(view: ElementalView, side: SideView, piece: PieceView) -> int | None:
    """The round in which a piece was last seen; None where it lay open from the beginning of a position."""
    history = view.notes_about(side.seat, piece.number)
    when = history[-1].round if history and history[-1].element is not None else None
    return None if when == view.round and view.phase == "orders" else when


def _round_text(words: ElementalWords, when: int) -> str:
    return words.say("picture-in-round", round=when) if when < 100 else str(when)


def _draw_numbered_piece(canvas: Canvas, x: int, y: int, known: NoteRow) -> None:
    piece = known.piece
    parts.draw_small_piece(canvas, x, y, known.seat, piece.number, piece.element, gone=piece.cell is None)


def _put_element_sign(canvas: Canvas, x: int, y: int, sprite: Sprite) -> None:
    canvas.put(sprite, x, y - parts.BADGE_RADIUS - 3)


def _draw_note_row(canvas: Canvas, at: tuple[int, int], columns: NoteColumns, side: SideView, known: NoteRow) -> None:
    left, y = at
    _draw_numbered_piece(canvas, left + columns.number_x, y, known)
    end = left + columns.end_x
    if known.is_hidden and not known.is_own:
        canvas.write_line(left + columns.elements_x + parts.BADGE_RADIUS + 3, y, "?", margin.STRONG_STYLE, QUIET, "m")
    for place, element in enumerate(side.elements):
        x = left + columns.elements_x + columns.element_step * place
        if element in known.element_lights:
            sprite = parts.element_badge(element, known.element_lights[element])
        elif not known.is_hidden and (columns.has_round_column or known.seen_in_round is None):
            sprite = parts.ruled_out_dot()
        else:
            continue
        _put_element_sign(canvas, x, y, sprite)
        if not columns.has_round_column and x + sprite.image.width > end - _WHEN:
            end = left + columns.elements_x + _WHEN + 4
    if known.is_hidden and known.is_own and columns.has_round_column:  # to the others
        canvas.write_line(end, y, "?", margin.STRONG_STYLE, QUIET, "r")
    if known.seen_in_round is not None:
        canvas.write_line(end, y, known.seen_in_round, margin.TEXT_STYLE, QUIET, "r")


_WHEN = 80
"""How wide a round is at most: where it has no column it stands at the other end than the element."""
