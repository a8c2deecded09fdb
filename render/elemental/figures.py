"""The cover and the pictures of the rules pages of Elemental."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from PIL import Image

from engine.elemental.board import COORDINATES, DIRECTIONS, NAMES
from render import Picture
from render.canvas import Canvas, backdrop
from render.elemental import board, parts, words
from render.elemental.geometry import CENTRES, HEIGHT
from render.elemental.margin import ON_FELT, QUIET_ON_FELT, STRONG, TEXT
from render.elemental.view import Piece, Side, View
from render.furniture import felt
from render.lettering import Face, Ink, Style
from render.palette import FELT, GOLD, IVORY, MUTED, RED, flat
from render.sketch import on_circle

WIDTH = 1000
_TITLE, _LEAD = Style(Face.TITLE, 76), Style(Face.TEXT, 28)
Placed = tuple[int, int, str | None, str, int]
"""Seat, number, element, cell, energy."""


def _view(pieces: Sequence[Placed], last: Sequence[dict[str, Any]] = (), wells: Sequence[str] = ()) -> View:
    sides = [
        Side(
            seat=seat,
            king=("light", "dark")[seat],
            crystals=1,
            ready=False,
            pieces=[
                Piece(number, cell, energy, False, False, element, [])
                for of, number, element, cell, energy in pieces
                if of == seat
            ],
        )
        for seat in (0, 1)
    ]
    return View(
        viewer=None,
        phase="orders",
        round=2,
        quiet=0,
        quiet_limit=20,
        active=[0, 1],
        supply=6,
        wells={well: well in wells for well in ("c4", "g4")},
        seats=sides,
        order=None,
        choice=None,
        last=list(last),
        seen=[],
        outcome=None,
    )


def _moved(seat: int, number: int, start: str, cell: str) -> dict[str, Any]:
    return {"type": "moved", "seat": seat, "number": number, "by": "move", "from": start, "cell": cell}


def _thrown(seat: int, number: int, start: str, cell: str) -> dict[str, Any]:
    return {"type": "knocked", "seat": seat, "number": number, "from": start, "cell": cell}


def _fight(one: str, other: str, damage: tuple[int, int]) -> dict[str, Any]:
    return {"type": "fight", "cells": [one, other], "damage": list(damage), "pushed": [False, False]}


def _drawn(view: View, marks: Mapping[str, str] | None = None) -> Image.Image:
    """The whole board with a position, and numbers on some cells."""
    canvas = Canvas(board.ground(WIDTH))
    board.draw(canvas, view)
    for cell, text in (marks or {}).items():
        x, y = CENTRES[cell]
        canvas.put(parts.mark(text), board.LEFT + x - 22, y - 22)
    return canvas.image()


def _beside(*images: Image.Image, height: int) -> Canvas:
    picture = flat((WIDTH, height), FELT)
    x = 60
    for image in images:
        picture.paste(image, (x, (height - image.height) // 2))
        x += image.width + 24
    return Canvas(backdrop(picture))


def _board() -> Picture:
    numbers = [(0, cell) for cell in ("e3", "f2", "f1", "e1", "d1", "d2")] + [
        (1, cell) for cell in ("e7", "d7", "d8", "e9", "f8", "f7")
    ]
    placed: list[Placed] = [(seat, i % 6 + 1, None, cell, 2) for i, (seat, cell) in enumerate(numbers)]
    canvas = Canvas(backdrop(_drawn(_view(placed)).crop((1, 0, WIDTH + 1, HEIGHT))))
    x = 650
    lines = (("b5", "wind"), ("h5", "ice"), ("e5", "earth"), ("b2", "fire"), ("h2", "water"))
    for place, (cell, element) in enumerate(lines):
        y = 170 + 54 * place
        canvas.put(parts.tile(cell), x, y - 33)
        canvas.text(x + 88, y, f"{cell}  {element}", TEXT, ON_FELT)
    for place, (cell, what) in enumerate((("c4", "wells c4, g4"), ("e2", "South: e2"), ("e8", "North: e8"))):
        y = 170 + 54 * (5 + place)
        canvas.put(parts.tile(cell), x, y - 33)
        canvas.text(x + 88, y, what, TEXT, ON_FELT)
    return Picture(
        canvas.png(),
        "The board: 61 hexagons in columns a to i. Fountains: fire around b2, water around h2, earth around e5, wind "
        "around b5, ice around h5. Energy wells on c4 and g4, summoning circles on e2 and e8. South's 1 to 6 start on "
        "e3, f2, f1, e1, d1, d2, North's on e7, d7, d8, e9, f8, f7.",
    )


def _hours() -> dict[str, str]:
    """The cell of each hour of a dash from e5."""
    at = dict(zip(COORDINATES, NAMES, strict=True))
    found = {}
    for hour in range(12):
        (q, r), (u, v) = DIRECTIONS[hour // 2], DIRECTIONS[(hour + 1) // 2 % 6]
        found[at[q + u, r + v]] = str(hour or 12)
    return found


def _dash() -> Picture:
    top = CENTRES["e7"][1]
    whole = _drawn(_view([(0, 1, None, "e5", 2)]), _hours())
    x, y = CENTRES["e5"]
    image = whole.crop((board.LEFT + 1 + x - 160, top - 40, board.LEFT + 1 + x + 160, 2 * y - top + 40))
    canvas = _beside(image, height=380)
    for row, (text, ink) in enumerate(
        (
            ("Two steps, to one of twelve cells.", ON_FELT),
            ("Even hours: straight, one way.", QUIET_ON_FELT),
            ("Odd hours: around a bend, two ways,", QUIET_ON_FELT),
            ("and one of them must be free.", QUIET_ON_FELT),
            ("A crystal; for a fresh piece, nothing.", ON_FELT),
        )
    ):
        canvas.text(430, 100 + 44 * row, text, STRONG if ink is ON_FELT else TEXT, ink)
    return Picture(
        canvas.png(),
        "The twelve cells that a dash from e5 may reach, numbered like the hours of a clock: twelve is two cells "
        "north, one is north and northeast, two is two cells northeast, and so on clockwise.",
    )


def _chart() -> Picture:
    canvas = Canvas(felt(WIDTH, 400))
    order = ("earth", "fire", "ice", "wind", "water")
    points = {element: on_circle((280, 205), 145, place / 5) for place, element in enumerate(order)}
    for place, element in enumerate(order):
        for step, colour in ((1, GOLD.mid), (2, IVORY)):
            (x, y), (u, v) = points[element], points[order[(place + step) % 5]]
            length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
            across, down = (u - x) / length, (v - y) / length
            begin = round(x + across * 48), round(y + down * 48)
            sprite, left, top = parts.arrow(
                round(u - across * 50) - begin[0], round(v - down * 50) - begin[1], colour, 6, dashes=False
            )
            canvas.put(sprite, begin[0] - left, begin[1] - top)
    for element, (x, y) in points.items():
        canvas.put(parts.medal(element), round(x) - 46, round(y) - 46)
    for place, element in enumerate(order):
        beaten = " and ".join(order[(place + step) % 5] for step in (1, 2))
        end = 540 + canvas.text(540, 90 + 58 * place, element.capitalize(), STRONG, ON_FELT)
        canvas.text(end + 10, 90 + 58 * place, f"beats {beaten}", TEXT, QUIET_ON_FELT)
    return Picture(
        canvas.png(),
        "Earth beats fire and ice, fire beats ice and wind, ice beats wind and water, wind beats water and earth, "
        "water beats earth and fire.",
    )


def _thrown_to() -> Picture:
    pieces: list[Placed] = [(0, 1, "fire", "e4", 2), (1, 2, "ice", "e5", 1)]
    marks = {"e6": "1", "d5": "2", "f5": "2", "d4": "3", "f4": "3"}
    image = _drawn(_view(pieces, [_fight("e4", "e5", (0, 1))]), marks)
    x, y = CENTRES["e5"]
    left = board.LEFT + 1
    canvas = _beside(image.crop((left + x - 106, y - 104, left + x + 106, y + 104)), height=260)
    for row, text in enumerate(
        (
            "1  straight away",
            "2  or to the side of it",
            "3  or next to the winner",
            "    else it stays, and fights",
        )
    ):
        canvas.text(330, 66 + 44 * row, text, TEXT, ON_FELT)
    return Picture(
        canvas.png(),
        "North's 2 has lost on e5 against South's 1 on e4. It is thrown to e6, straight away; if that is taken, to "
        "d5 or f5; if these are taken, to d4 or f4, next to the winner; if nothing is free, it stays.",
    )


def _priority() -> Picture:
    back = _view(
        [(0, 1, "ice", "e2", 1), (1, 2, "fire", "e4", 2)],
        [_moved(0, 1, "e3", "e4"), _fight("e4", "e4", (1, 0)), _thrown(0, 1, "e4", "e2")],
    )
    on = _view(
        [(0, 1, "fire", "e4", 2), (1, 2, "ice", "e6", 1)],
        [_moved(0, 1, "e3", "e4"), _fight("e4", "e4", (0, 1)), _thrown(1, 2, "e4", "e6")],
    )
    x, top, bottom = CENTRES["e6"][0], CENTRES["e6"][1], CENTRES["e2"][1]
    left = board.LEFT + 1
    images = [_drawn(view).crop((left + x - 100, top - 38, left + x + 100, bottom + 38)) for view in (back, on)]
    canvas = Canvas(_pair(images))
    for at, lines in ((256, ("A beaten comer goes", "back the way it came,", "two cells.")),
                      (736, ("A beaten holder is", "knocked on in the", "same direction,", "two cells."))):  # fmt: skip
        for row, text in enumerate(lines):
            canvas.text(at, 130 + 36 * row, text, TEXT, ON_FELT)
    return Picture(
        canvas.png(),
        "Left: South's 1, ice, moves from e3 onto e4, loses there against fire, and is thrown back two cells to e2. "
        "Right: South's 1, fire, moves from e3 onto e4 and beats ice there, which is knocked on two cells to e6.",
    )


def _pair(images: Sequence[Image.Image]) -> Image.Image:
    picture = flat((WIDTH, images[0].height + 32), FELT)
    for image, x in zip(images, (40, 520), strict=True):
        picture.paste(image, (x, 16))
    return backdrop(picture)


def _signs() -> Picture:
    canvas = Canvas(felt(WIDTH, 330))
    pieces = (
        (0, Piece(3, "e3", 2, True, False, None, []), "South's 3: full energy, a free dash"),
        (1, Piece(2, "e5", 1, False, False, "ice", []), "North's 2: ice, half its energy"),
    )
    for row, (seat, piece, text) in enumerate(pieces):
        parts.put_token(canvas, 70, 58 + 72 * row, seat, piece)
        canvas.text(126, 56 + 72 * row, text, TEXT, ON_FELT)
    for row, (colour, dashes, text) in enumerate(
        ((parts.SIDE_LIGHT[0], False, "went there by order"), (RED.light, True, "thrown, or sent back"))
    ):
        sprite, left, top = parts.arrow(64, 0, colour, 6, dashes)
        canvas.put(sprite, 36 - left, 198 + 72 * row - top)
        canvas.text(126, 198 + 72 * row, text, TEXT, ON_FELT)
    signs = (
        (parts.burst(False), "a fight; grey: nobody won"),
        (parts.cross(), "a defeat"),
        (parts.stone(42), "a crystal"),
        (parts.target(), "a cell that you can choose"),
    )
    for row, (sprite, text) in enumerate(signs):
        y = 56 + 72 * row
        canvas.put(sprite, 590 - sprite.image.width // 2, y - sprite.image.height // 2)
        canvas.text(646, y, text, TEXT, ON_FELT)
    return Picture(
        canvas.png(),
        "South's pieces are round, North's square. Two gold bars are full energy, one is half; a green chevron is a "
        "free dash; a known element gives the piece its colour and sign. Solid arrows: ordered; dashed red ones: "
        "thrown or sent back. A burst is a fight, grey where nobody won; a red cross is a defeat, a gold cell one to "
        "choose.",
    )


@cache
def cover() -> Picture:
    """The lobby's picture."""
    pieces: list[Placed] = [
        (0, 3, "fire", "e4", 2), (0, 1, None, "d3", 2), (0, 5, None, "f3", 2), (0, 2, None, "c3", 1),
        (1, 2, "ice", "e6", 1), (1, 4, None, "d6", 2), (1, 1, None, "g5", 2), (1, 6, None, "f6", 2),
    ]  # fmt: skip
    last = [_moved(0, 3, "e3", "e4"), _fight("e4", "e5", (0, 1)), _thrown(1, 2, "e5", "e6")]
    shown = _drawn(_view(pieces, last, ["c4"]))
    picture = flat((1000, 400), FELT)
    picture.paste(shown.crop((1, 138, 586, 538)), (415, 0))
    canvas = Canvas(backdrop(picture))
    canvas.text(36, 140, "Elemental", _TITLE, Ink(IVORY, FELT))
    canvas.text(38, 216, "Hidden pieces, secret orders,", _LEAD, Ink(MUTED, FELT))
    canvas.text(38, 256, "a king to defend.", _LEAD, Ink(MUTED, FELT))
    return Picture(canvas.png(), words.COVER)


FIGURES: Mapping[str, Callable[[], Picture]] = MappingProxyType(
    {
        "board": cache(_board),
        "dash": cache(_dash),
        "chart": cache(_chart),
        "thrown": cache(_thrown_to),
        "priority": cache(_priority),
        "signs": cache(_signs),
    }
)
"""What the rules pages show, by the name in `figure:name`."""
