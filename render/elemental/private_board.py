"""A seat's own picture of Elemental: the board seen from its side with what it knows, and its notes about both."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental import ElementalView
from engine.elemental.view import PieceView, SideView
from render.elemental import board, margin, parts
from render.elemental.margin import HEIGHT, LEFT, ROOM, WIDTH
from render.kit.canvas import Canvas
from render.kit.furniture import QUIET
from words.elemental import ElementalWords
from words.elemental.orders import order_key

PLATE = 250
_ROW = 32
"""No more, so that a row of notes packs as what is new against the row above it: zlib looks 32 lines back."""
_STEP = 44


def compose(view: ElementalView, seat: int, names: Sequence[str], words: ElementalWords) -> Canvas:
    """The picture for one seat, put together but not yet encoded; its own side is below."""
    canvas = Canvas(board.ground(WIDTH, turned=seat == 1))
    board.draw(canvas, view, turned=seat == 1)
    _side(canvas, 12, view, view.seats[1 - seat], seat, names[1 - seat], words)
    _side(canvas, HEIGHT - 12 - PLATE, view, view.seats[seat], seat, words.say("picture-you"), words)
    canvas.text(
        LEFT + 2, 12 + PLATE + 24, _now(view, seat, names, words), margin.STRONG, margin.GOLD_ON_FELT, room=ROOM - 4
    )
    margin.chart(canvas, HEIGHT - 12 - PLATE - 36)
    return canvas


def _ended(view: ElementalView, seat: int) -> str:
    """How the game has ended for a seat, as a message."""
    assert view.outcome is not None
    if not view.outcome.winners:
        return "picture-over-draw"
    return "picture-over-won" if seat in view.outcome.winners else "picture-over-lost"


def _now(view: ElementalView, seat: int, names: Sequence[str], words: ElementalWords) -> str:
    """What this seat is to do, or has done."""
    waiting = seat in view.active
    if view.outcome is not None:
        return words.say(_ended(view, seat), why=words.why(view.outcome, names))
    if view.order is not None:
        key, cell, other = order_key(view.order)
        short = words.say(f"picture-short-{key}", number=view.order.number, cell=cell, other=other)
        return words.say("picture-asked" if waiting else "picture-your-order", order=short)
    if not waiting:
        return words.say("picture-done" if view.phase == "setup" else "picture-wait")
    if view.choice is not None:
        return words.say("picture-where", number=view.choice.number)
    return words.say("picture-do-set-up" if view.phase == "setup" else "picture-do-order", round=view.round)


def _side(
    canvas: Canvas, top: int, view: ElementalView, side: SideView, viewer: int, name: str, words: ElementalWords
) -> None:
    canvas.put(parts.plate(ROOM, PLATE, side.seat == viewer and viewer in view.active), LEFT, top)
    margin.heading(canvas, top + 26, side, name)
    for place, piece in enumerate(side.pieces):
        _notes(canvas, top + 66 + _ROW * place, view, side, piece, viewer, words)


def _notes(
    canvas: Canvas, y: int, view: ElementalView, side: SideView, piece: PieceView, viewer: int, words: ElementalWords
) -> None:
    """A number, what it is or may be, and since when that is known."""
    parts.put_mini(canvas, LEFT + 27, y, side.seat, piece.number, piece.element, gone=piece.cell is None)
    own = side.seat == viewer
    for place, element in enumerate(side.elements):
        x = LEFT + 60 + _STEP * place
        if own and element == piece.element:
            sprite = parts.badge(element, "own")
        elif element in piece.possible:
            sprite = parts.badge(element, "no" if own or len(piece.possible) > 1 else "yes")
        else:
            sprite = parts.ruled_out()
        canvas.put(sprite, x, y - parts.BADGE - 3)
    history = view.noted(side.seat, piece.number)
    if history and history[-1].element is not None:
        when = history[-1].round
        said = words.say("picture-in-round", round=when) if when < 100 else str(when)
        canvas.text(LEFT + ROOM - 10, y, said, margin.TEXT, QUIET, "r")
