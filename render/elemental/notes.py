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
    history = view.noted(side.seat, piece.number)
    when = history[-1].round if history and history[-1].element is not None else None
    if when == view.round and view.phase == "orders":  # it lay open from the beginning of a position
        when = None
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
        said = words.say("picture-in-round", round=when) if when < 100 else str(when)
        canvas.text(end, y, said, margin.TEXT, QUIET, "r")


def _hidden(side: SideView, piece: PieceView) -> bool:
    """Whether of a number is known no more than that it is not what others are known to be: too many to be listed."""
    rest = {*side.elements} - {one.known for one in side.pieces}
    return len(piece.possible) > FEW and {*piece.possible} == rest


_WHEN = 80
"""How wide a round is at most: where it has no column it stands at the other end than the element."""
