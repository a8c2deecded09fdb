"""A seat's own picture of Elemental: the board with what it knows, and its notes about both sides."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.elemental import board, margin, parts
from render.elemental.margin import HEIGHT, LEFT, ROOM, ROW, WIDTH
from render.elemental.view import Data, Piece, Side, View
from render.furniture import ON_PLATE, QUIET
from render.names import drawn

PLATE = 296
_STEP = 33


def compose(view: View, seat: int, names: Sequence[str]) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    canvas = Canvas(board.ground(WIDTH))
    board.draw(canvas, view)
    # North is above on the board, so it is here.
    _side(canvas, 12, view, view.seats[1], seat, names)
    _side(canvas, HEIGHT - 12 - PLATE, view, view.seats[0], seat, names)
    canvas.text(LEFT + 2, HEIGHT // 2, _now(view, seat), margin.STRONG, margin.GOLD_ON_FELT)
    return canvas


def _now(view: View, seat: int) -> str:
    """What this seat is to do, or has done."""
    if view.outcome is not None:
        return "The game is over"
    if view.order is not None:
        asked = seat in view.active  # it is only being thought of
        return f"Order {order_words(view.order)}?" if asked else f"Your order: {order_words(view.order)}"
    if seat not in view.active:
        return "Set up" if view.phase == "setup" else "Please wait"
    return {"setup": "Set up your pieces", "orders": f"Round {view.round}: your order?"}.get(
        view.phase, "Where to land?"
    )


def order_words(order: Data) -> str:
    """An order in the fewest words: "3 dash e5"."""
    words = [str(order["number"]), "swap" if order["type"] == "substitute" else order["type"]]
    if "to" in order:
        words.append(order["to"])
    if "with" in order:
        words.append(str(order["with"]))
    if order.get("heal"):
        words.append("+")
    return " ".join(words)


def _side(canvas: Canvas, top: int, view: View, side: Side, viewer: int, names: Sequence[str]) -> None:
    canvas.put(parts.plate(ROOM, PLATE, side.seat == viewer and viewer in view.active), LEFT, top)
    name = "You" if side.seat == viewer else drawn(names, side.seat)
    room = ROOM - 68 - 54
    margin.heading(canvas, top + 28, side, name, room)
    canvas.put(parts.stone(28), LEFT + ROOM - 66, top + 14)
    canvas.text(LEFT + ROOM - 16, top + 28, str(side.crystals), margin.STRONG, ON_PLATE, "r")
    for place, piece in enumerate(side.pieces):
        _notes(canvas, top + 74 + ROW * place, view, side, piece, viewer)


def _notes(canvas: Canvas, y: int, view: View, side: Side, piece: Piece, viewer: int) -> None:
    """A number, what it is or may be, and since when that is known."""
    parts.put_mini(canvas, LEFT + 27, y, side.seat, piece.number, piece.element, gone=piece.cell is None)
    own = side.seat == viewer
    for place, element in enumerate(side.elements):
        x = LEFT + 50 + _STEP * place
        if own and element == piece.element:
            sprite = parts.badge(element, "own")
        elif element in piece.possible:
            sprite = parts.badge(element, "no" if own or len(piece.possible) > 1 else "yes")
        else:
            sprite = parts.ruled_out()
        canvas.put(sprite, x, y - parts.BADGE - 3)
    note = view.noted(side.seat, piece.number)
    if note is not None and note[0] is not None:
        canvas.text(LEFT + ROOM - 6, y, f"r{note[1]}", margin.TEXT, QUIET, "r")
