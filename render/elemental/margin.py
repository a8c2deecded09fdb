"""What stands beside the board: the players' plates, and the newest round in signs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental.board import NAMES
from render.canvas import Canvas
from render.elemental import parts
from render.elemental.view import Data, Side, View
from render.furniture import GOLD_INK, ON_PLATE, QUIET, felt, ticked, write_name
from render.lettering import Face, Ink, Style
from render.names import drawn
from render.palette import FELT, GOLD, IVORY, MUTED, PANEL

WIDTH, HEIGHT = 900, 676
LEFT, ROOM = 600, 286
"""Where the margin begins, and how wide it is."""

TITLE = Style(Face.TITLE, 38)
NAME = Style(Face.STRONG, 29)
STRONG = Style(Face.STRONG, 25)
TEXT = Style(Face.TEXT, 24)
ON_FELT, QUIET_ON_FELT, GOLD_ON_FELT = Ink(IVORY, FELT), Ink(MUTED, FELT), Ink(GOLD.mid, FELT)

PLATE = 160
"""How high a player's plate is."""
ROW = 38
MOST_ROWS = 6
"""So many orders and fights of a round fit between the plates."""


def player(canvas: Canvas, top: int, view: View, side: Side, names: Sequence[str]) -> None:
    """A player's plate: name, crystals, removed pieces, and whether a decision is awaited."""
    lit = side.seat in view.active
    canvas.put(parts.plate(ROOM, PLATE, lit), LEFT, top)
    heading(canvas, top + 28, side, drawn(names, side.seat))
    canvas.text(LEFT + 16, top + 62, status(view, side), TEXT, GOLD_INK if lit else QUIET)
    if view.phase in ("setup", "orders") and not lit:
        canvas.put(ticked(PANEL), LEFT + ROOM - 46, top + 46)
    crystals(canvas, LEFT + 16, top + 96, side.crystals)
    out = [piece for piece in side.pieces if piece.cell is None]
    for place, piece in enumerate(out):
        parts.put_mini(canvas, LEFT + 31 + 42 * place, top + 134, side.seat, piece.number, piece.element, gone=True)


def heading(canvas: Canvas, y: int, side: Side, name: str, room: int = ROOM - 68) -> None:
    """A side's sign and its player's name."""
    canvas.put(parts.badge(side.king, "yes"), LEFT + 12, y - parts.BADGE - 3)
    write_name(canvas, LEFT + 54, y, name, NAME, ON_PLATE, room)


def crystals(canvas: Canvas, x: int, y: int, count: int) -> None:
    """A player's crystals."""
    if not count:
        canvas.text(x, y, "no crystal", TEXT, QUIET)
    for place in range(count):
        canvas.put(parts.stone(30), x + 32 * place - 4, y - 15)


def status(view: View, side: Side) -> str:
    """What a player is doing, in two words."""
    waiting = side.seat in view.active
    match view.phase:
        case "setup":
            return "setting up" if waiting else "set up"
        case "orders":
            return "thinking" if waiting else "order is in"
        case "knockback":
            return "choosing a cell" if waiting else "waiting"
        case "over":
            return ""


def middle(canvas: Canvas, view: View) -> None:
    """The round, the supply, and how the newest round came about."""
    canvas.text(LEFT + 2, 202, f"Round {view.round}" if view.phase != "setup" else "Set-up", TITLE, ON_FELT)
    canvas.put(parts.stone(30), LEFT + ROOM - 70, 187)
    canvas.text(LEFT + ROOM - 4, 202, f"× {view.supply}", TEXT, QUIET_ON_FELT, "r")
    if view.last:
        story(canvas, 228, view)
    elif view.phase == "setup":
        canvas.text(LEFT + 2, 250, "Everybody hides five", TEXT, QUIET_ON_FELT)
        canvas.text(LEFT + 2, 282, "elementals and a king.", TEXT, QUIET_ON_FELT)
    else:
        canvas.text(LEFT + 2, 250, "Secret orders first.", TEXT, QUIET_ON_FELT)
    if view.quiet >= view.quiet_limit // 4 and view.phase != "over":
        canvas.text(LEFT + 2, 486, f"{view.quiet} of {view.quiet_limit} quiet rounds", TEXT, QUIET_ON_FELT)


def story(canvas: Canvas, top: int, view: View) -> None:
    """The newest round: what was ordered, and who fought whom."""
    number = view.last[0].get("round", view.round)
    orders = [event for event in view.last if event["type"] == "orders"]
    fights = [event for event in view.last if event["type"] == "fight"]
    room = MOST_ROWS
    if number != view.round or view.phase == "over":
        canvas.text(LEFT + 2, top + 10, f"How round {number} went:", TEXT, QUIET_ON_FELT)
        top += 30
    for event in orders:
        for seat, order in enumerate(event["orders"]):
            _order(canvas, top + ROW // 2, seat, order)
            top, room = top + ROW, room - 1
    shown = fights if len(fights) <= room else fights[: room - 1]
    for fight in shown:
        _fight(canvas, top + ROW // 2, fight)
        top += ROW
    if len(shown) < len(fights):
        canvas.text(LEFT + 8, top + ROW // 2, f"and {len(fights) - len(shown)} more fights", TEXT, QUIET_ON_FELT)


def _order(canvas: Canvas, y: int, seat: int, order: Data) -> None:
    parts.put_mini(canvas, LEFT + 19, y, seat, order["number"], None)
    words = f"{order['type']} {order['to']}" if "to" in order else order["type"]
    canvas.text(LEFT + 46, y, words, TEXT, ON_FELT)


SIGNS = {(0, 0): "=", (1, 0): "<", (0, 1): ">", (2, 0): "<<", (0, 2): ">>"}


def _fight(canvas: Canvas, y: int, fight: Data) -> None:
    """South's piece, who beats whom, North's piece, and where."""
    for seat, x in ((0, LEFT + 2), (1, LEFT + 132)):
        parts.put_mini(canvas, x + 17, y, seat, fight["numbers"][seat], fight["elements"][seat])
        canvas.put(parts.badge(fight["elements"][seat], "yes"), x + 34, y - parts.BADGE - 3)
    sign = SIGNS[fight["damage"][0], fight["damage"][1]]
    if any(fight["pushed"]):
        sign = "<" if fight["pushed"][0] else ">"
    canvas.text(LEFT + 102, y - 1, sign, STRONG, GOLD_ON_FELT, "m")
    canvas.text(LEFT + ROOM - 4, y, fight["cells"][0] if fight["kind"] == "priority" else fight["cells"][1], TEXT,
                QUIET_ON_FELT, "r")  # fmt: skip


def warm() -> None:
    """Draw the plates and the words that every game needs."""
    canvas = Canvas(felt(WIDTH, HEIGHT))
    for lit in (False, True):
        parts.plate(ROOM, PLATE, lit)
    for cell in NAMES:
        for kind in ("move", "dash"):
            canvas.text(0, 0, f"{kind} {cell}", TEXT, ON_FELT)
        canvas.text(0, 0, cell, TEXT, QUIET_ON_FELT)
    for number in range(1, 31):
        canvas.text(0, 0, f"Round {number}", TITLE, ON_FELT)
        canvas.text(0, 0, f"How round {number} went:", TEXT, QUIET_ON_FELT)
    for ink in (QUIET, GOLD_INK):
        for words in ("setting up", "set up", "thinking", "order is in", "choosing a cell", "waiting", "no crystal"):
            canvas.text(0, 0, words, TEXT, ink)
