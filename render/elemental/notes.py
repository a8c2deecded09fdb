"""What a seat knows about each piece of a side, in rows: its number, what it is or may be, and since when."""

from __future__ import annotations

from typing import NamedTuple

from engine.elemental import ElementalView
from engine.elemental.view import PieceView, SideView
from render.elemental import margin, parts
from render.kit.canvas import Canvas
from render.kit.furniture import QUIET
from words.elemental import FEW, ElementalWords

ROW = 32
"""No more, so that a row of notes packs as what is new against the row above it: zlib looks 32 lines back."""


class Columns(NamedTuple):
    """Where what belongs to a piece lies, in pixels from the left edge of its plate."""

    number: int
    elements: int
    step: int
    """From element to element."""
    end: int
    own_round: bool = True
    """Whether the round in which it became known has a column of its own."""
    row: int = ROW
    """How high a row is: more in large type."""


def write(
    canvas: Canvas,
    corner: tuple[int, int],
    columns: Columns,
    view: ElementalView,
    side: SideView,
    viewer: int,
    words: ElementalWords,
) -> None:
    """The rows of a side, from a plate's left edge and the middle of the first row on."""
    left, top = corner
    for place, piece in enumerate(side.pieces):
        _row(canvas, (left, top + columns.row * place), columns, view, side, piece, words, own=side.seat == viewer)


BRIEF_ROWS = 3
"""In brief notes so many pieces stand below each other, in two columns."""
BRIEF_ROW = 33


def write_brief(
    canvas: Canvas,
    corner: tuple[int, int],
    wide: int,
    view: ElementalView,
    side: SideView,
    viewer: int,
    words: ElementalWords,
) -> None:
    """The same where there is little room: of each piece no more than what it is or may be, side by side."""
    left, top = corner
    column = wide // 2
    for place, piece in enumerate(side.pieces):
        across, down = divmod(place, BRIEF_ROWS)
        _brief(canvas, (left + across * column, top + BRIEF_ROW * down), column, view, side, piece, viewer, words)


def _brief(
    canvas: Canvas,
    at: tuple[int, int],
    wide: int,
    view: ElementalView,
    side: SideView,
    piece: PieceView,
    viewer: int,
    words: ElementalWords,
) -> None:
    x, y = at
    own = side.seat == viewer
    parts.put_mini(canvas, x + _BRIEF_NUMBER, y, side.seat, piece.number, piece.element, gone=piece.cell is None)
    may_be = [] if _hidden(side, piece) else [one for one in side.elements if one in piece.possible]
    if own and piece.element is not None:
        may_be = [piece.element, *(one for one in may_be if one != piece.element)]
    start = x + _BRIEF_ELEMENTS
    if _hidden(side, piece):
        canvas.text(start + parts.BADGE + 36 * bool(may_be), y, "?", margin.STRONG, QUIET, "m")
    # A side's own piece is "own" and stands before what it may be to the others.
    room = wide - _BRIEF_ELEMENTS - 2 * parts.BADGE - 4
    step = min(_BRIEF_STEP, room // max(1, len(may_be) - 1))
    for place, element in reversed([*enumerate(may_be)]):  # what comes first lies above
        lit = "own" if own and not place else "yes" if len(may_be) == 1 else "no"
        canvas.put(parts.badge(element, lit), start + place * step - 3, y - parts.BADGE - 3)
    when = _since(view, side, piece)
    if when is not None and len(may_be) == 1:
        after = start + 2 * parts.BADGE + 6
        canvas.text(after, y, _round(words, when), margin.TEXT, QUIET, room=x + wide - after - 4)


_BRIEF_NUMBER, _BRIEF_ELEMENTS, _BRIEF_STEP = 22, 44, 32


def _since(view: ElementalView, side: SideView, piece: PieceView) -> int | None:
    """The round in which a piece was last seen; None where it lay open from the beginning of a position."""
    history = view.noted(side.seat, piece.number)
    when = history[-1].round if history and history[-1].element is not None else None
    return None if when == view.round and view.phase == "orders" else when


def _round(words: ElementalWords, when: int) -> str:
    return words.say("picture-in-round", round=when) if when < 100 else str(when)


def _row(
    canvas: Canvas,
    at: tuple[int, int],
    columns: Columns,
    view: ElementalView,
    side: SideView,
    piece: PieceView,
    words: ElementalWords,
    *,
    own: bool,
) -> None:
    left, y = at
    parts.put_mini(canvas, left + columns.number, y, side.seat, piece.number, piece.element, gone=piece.cell is None)
    when = _since(view, side, piece)
    end = left + columns.end
    hidden = _hidden(side, piece)
    if hidden and not own:
        canvas.text(left + columns.elements + parts.BADGE + 3, y, "?", margin.STRONG, QUIET, "m")
    for place, element in enumerate(side.elements):
        x = left + columns.elements + columns.step * place
        if own and element == piece.element:
            sprite = parts.badge(element, "own")
        elif hidden:
            continue
        elif element in piece.possible:
            sprite = parts.badge(element, "no" if own or len(piece.possible) > 1 else "yes")
        elif columns.own_round or when is None:
            sprite = parts.ruled_out()
        else:
            continue
        canvas.put(sprite, x, y - parts.BADGE - 3)
        if not columns.own_round and x + sprite.image.width > end - _WHEN:
            end = left + columns.elements + _WHEN + 4
    if hidden and own and columns.own_round:  # to the others
        canvas.text(end, y, "?", margin.STRONG, QUIET, "r")
    if when is not None:
        canvas.text(end, y, _round(words, when), margin.TEXT, QUIET, "r")


def _hidden(side: SideView, piece: PieceView) -> bool:
    """Whether of a number is known no more than that it is not what others are known to be: too many to be listed."""
    rest = {*side.elements} - {one.known for one in side.pieces}
    return len(piece.possible) > FEW and {*piece.possible} == rest


_WHEN = 80
"""How wide a round is at most: where it has no column it stands at the other end than the element."""
