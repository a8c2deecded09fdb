"""The board with its pieces, and over it how the newest round came about."""

from __future__ import annotations

import math
from functools import cache

from PIL import Image

from render.canvas import Canvas, backdrop
from render.elemental import parts
from render.elemental.geometry import CENTRES, HEIGHT, rim
from render.elemental.view import Data, Piece, View
from render.lettering import Face, Ink, Style
from render.palette import FELT, GOLD, MUTED, NIGHT, RED, VIOLET, Colour, flat

LEFT = 4
"""Where the board begins in a picture."""
_RIM, _RIM_INK = Style(Face.STRONG, 23), Ink(MUTED, NIGHT)
_APART = 14
"""How far two pieces of a shared cell, or a piece in the air, are moved aside."""


@cache
def ground(width: int) -> Image.Image:
    """The backdrop of a picture of this width with the empty board at its left."""
    picture = flat((width, HEIGHT), FELT)
    picture.paste(parts.frame(), (LEFT, 0))
    canvas = Canvas(backdrop(picture))
    for text, x, y in rim():
        canvas.text(LEFT + x, y, text, _RIM, _RIM_INK, "m")
    for name in CENTRES:
        canvas.put(parts.tile(name), *_corner(name, parts.TILE))
    return canvas.image()


def _corner(cell: str, half: tuple[int, int]) -> tuple[int, int]:
    """Where a sprite begins whose middle is the middle of a cell."""
    x, y = CENTRES[cell]
    return LEFT + x - half[0], y - half[1]


def draw(canvas: Canvas, view: View) -> None:
    """Everything on the board."""
    standing = {piece.cell for side in view.seats for piece in side.pieces if piece.cell and not piece.flying}
    if view.choice:
        for cell in view.choice.cells:
            canvas.put(parts.target(), *_corner(cell, parts.TILE))
    for well, there in view.wells.items():
        if there:
            canvas.put(parts.stone(42), *_corner(well, (21, 21)))
    _ways(canvas, view, standing)
    if view.order and "to" in view.order and view.viewer is not None:
        start = view.seats[view.viewer].pieces[view.order["number"] - 1].cell
        if start:
            _arrow(canvas, start, view.order["to"], GOLD.mid, 9, dashes=False)
    for flying in (False, True):
        for side in view.seats:
            for piece in side.pieces:
                if piece.cell and piece.flying == flying:
                    _piece(canvas, side.seat, piece, piece.cell)
    _fights(canvas, view.last, standing)


def _piece(canvas: Canvas, seat: int, piece: Piece, cell: str) -> None:
    x, y = _corner(cell, (0, 0))
    if piece.flying:
        x, y = x + (_APART if seat else -_APART), y - 20
    parts.put_token(canvas, x, y, seat, piece)


def _ways(canvas: Canvas, view: View, standing: set[str]) -> None:
    """The arrows of the newest round: solid for orders, dotted for teleports, dashed red for knockbacks and returns."""
    for event in view.last:
        if event["type"] in ("moved", "knocked", "returned") and event["from"] not in (None, *standing):
            half = parts.ghost(event["seat"]).image.width // 2
            canvas.put(parts.ghost(event["seat"]), *_corner(event["from"], (half, half)))
    for event in view.last:
        _way(canvas, event)


def _way(canvas: Canvas, event: Data) -> None:
    if event["type"] not in ("moved", "knocked", "returned"):
        return
    start, end = event["from"], event["cell"]
    if start is None or end is None or start == end:
        return
    if event["type"] == "moved":
        magic = event["by"] in ("teleport", "swap")
        colour = VIOLET.mid if magic else parts.SIDE_LIGHT[event["seat"]]
        _arrow(canvas, start, end, colour, 7, dashes=magic)
    else:
        _arrow(canvas, start, end, RED.light, 6, dashes=True)


def _arrow(canvas: Canvas, start: str, end: str, colour: Colour, thickness: int, dashes: bool) -> None:
    """An arrow between two cells, which leaves both their pieces in sight."""
    (x, y), (u, v) = CENTRES[start], CENTRES[end]
    length = math.hypot(u - x, v - y)
    across, down = (u - x) / length, (v - y) / length
    begin = (round(x + across * 12), round(y + down * 12))
    tip = (round(u - across * (parts.TOKEN - 1)), round(v - down * (parts.TOKEN - 1)))
    sprite, left, top = parts.arrow(tip[0] - begin[0], tip[1] - begin[1], colour, thickness, dashes)
    canvas.put(sprite, LEFT + begin[0] - left, begin[1] - top)


def _fights(canvas: Canvas, events: list[Data], standing: set[str]) -> None:
    for event in events:
        if event["type"] == "fight":
            won = any(event["damage"]) or any(event["pushed"])
            (x, y), (u, v) = (CENTRES[cell] for cell in event["cells"])
            middle = (x + u) // 2, (y + v) // 2
            if (x, y) == (u, v):  # over the corner of the cell, so that whoever is there stays in sight
                middle = x - 24, y - 24
            sprite = parts.burst(not won)
            canvas.put(sprite, LEFT + middle[0] - sprite.image.width // 2, middle[1] - sprite.image.height // 2)
    for event in events:
        if event["type"] == "defeated":
            x, y = _corner(event["cell"], (20, 20))
            aside = 20 if event["cell"] in standing else 0
            canvas.put(parts.cross(), x + aside, y + aside)
