"""What stands beside the board: the players' plates, the newest round in signs, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental import ElementalView
from engine.elemental.board import NAMES
from engine.elemental.events import Fought, OrdersRevealed
from engine.elemental.view import SideView
from render.elemental import parts, signs
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, ON_PLATE, QUIET, felt, ticked, write_name
from render.kit.lettering import Face, Ink, Style, more_lines, width
from render.kit.palette import FELT, GOLD, IVORY, MUTED, PANEL
from words.elemental import ElementalWords
from words.elemental.alt import doing
from words.elemental.orders import told
from words.elemental.story import loser_of

WIDTH, HEIGHT = 1000, 636
LEFT, ROOM = 576, 410
"""Where the margin begins, and how wide it is."""

TITLE = Style(Face.TITLE, 38)
NAME = Style(Face.STRONG, 30)
STRONG = Style(Face.STRONG, 28)
TEXT = Style(Face.TEXT, 28)
ON_FELT, QUIET_ON_FELT, GOLD_ON_FELT = Ink(IVORY, FELT), Ink(MUTED, FELT), Ink(GOLD.mid, FELT)

PLATE = 120
"""How high a player's plate is."""
ROW = 37
MOST_ROWS = 5
"""So many rows of orders and fights of a round fit between the plates."""
CAPTION = 130
"""How much of a heading is left to what the rows below it are, however long the name is."""
EDGE = 8
"""Between the picture's upper or lower edge and a plate."""


def player(
    canvas: Canvas, top: int, view: ElementalView, side: SideView, names: Sequence[str], words: ElementalWords
) -> None:
    """A player's plate: name, crystals, removed pieces, and whether a decision is awaited."""
    lit = side.seat in view.active
    canvas.put(parts.plate(ROOM, PLATE, lit), LEFT, top)
    heading(canvas, top + 26, side, names[side.seat])
    what = doing(view, side.seat)
    if what:
        room = ROOM - (30 if lit else 66)
        canvas.text(LEFT + 16, top + 61, words.say(f"picture-{what}"), TEXT, GOLD_INK if lit else QUIET, room=room)
    if view.phase in ("setup", "orders") and not lit:
        canvas.put(ticked(PANEL), LEFT + ROOM - 46, top + 44)
    out = [piece for piece in side.pieces if piece.cell is None]
    for place, piece in enumerate(out):
        parts.put_mini(canvas, LEFT + 31 + 42 * place, top + 99, side.seat, piece.number, piece.element, gone=True)


def heading(canvas: Canvas, y: int, side: SideView, name: str, caption: str | None = None) -> None:
    """A side's sign, its player's name, what the rows below it are, and its crystals."""
    canvas.put(parts.badge(side.king, "yes"), LEFT + 12, y - parts.BADGE - 3)
    room = ROOM - 126
    if caption is None:
        write_name(canvas, LEFT + 54, y, name, NAME, ON_PLATE, room)
    else:
        wide = write_name(canvas, LEFT + 54, y, name, NAME, ON_PLATE, room - CAPTION)
        canvas.text(LEFT + ROOM - 80, y, caption, TEXT, QUIET, "r", room=room - wide - 20)
    canvas.put(parts.stone(30), LEFT + ROOM - 66, y - 15)
    canvas.text(LEFT + ROOM - 14, y, str(side.crystals), STRONG, ON_PLATE, "r")


def middle(canvas: Canvas, view: ElementalView, words: ElementalWords) -> None:
    """The round, the supply, and how the newest round came about."""
    top = EDGE + PLATE + 30
    title = "picture-set-up-title" if view.phase == "setup" else "picture-round"
    canvas.text(LEFT + 2, top, words.say(title, round=view.round), TITLE, ON_FELT, room=ROOM - 212)
    canvas.text(LEFT + ROOM - 84, top, words.say("picture-supply"), TEXT, QUIET_ON_FELT, "r", room=118)
    canvas.put(parts.stone(30), LEFT + ROOM - 74, top - 15)
    canvas.text(LEFT + ROOM - 4, top, f"× {view.supply}", TEXT, QUIET_ON_FELT, "r")
    if view.last:
        story(canvas, top + 28, view, words)
    else:
        lines = ("picture-hide", "picture-hide-more") if view.phase == "setup" else ("picture-first",)
        told = " ".join(map(words.say, lines))
        canvas.lines(LEFT + 2, top + 50, told, TEXT, QUIET_ON_FELT, ROOM - 4, 4, hanging=True)
    bottom = HEIGHT - EDGE - PLATE - 8
    if view.quiet >= view.quiet_limit // 4:
        quiet = words.say("picture-quiet", quiet=view.quiet, limit=view.quiet_limit)
        low = bottom - signs.CHART - 20 - more_lines([quiet], TEXT, ROOM - 4)
        canvas.lines(LEFT + 2, low, quiet, TEXT, QUIET_ON_FELT, ROOM - 4, hanging=True)
    chart(canvas, bottom - signs.CHART)


def chart(canvas: Canvas, top: int) -> None:
    """Who beats whom."""
    canvas.put(signs.chart(ROOM), LEFT, top)


def key(canvas: Canvas, y: int, taken: int, words: ElementalWords) -> None:
    """What an arrow of the chart below means, where a line that has ``taken`` so much leaves room for it."""
    said = words.say("picture-beats")
    if width(said, TEXT) <= (room := ROOM - taken - 28):
        canvas.text(LEFT + ROOM - 4, y, said, TEXT, QUIET_ON_FELT, "r", room=room)


def story(canvas: Canvas, top: int, view: ElementalView, words: ElementalWords) -> None:
    """The newest round: what was ordered, and who fought whom."""
    orders = [event for event in view.last if isinstance(event, OrdersRevealed)]
    fights = [event for event in view.last if isinstance(event, Fought)]
    number = orders[0].round if orders else view.round
    room = MOST_ROWS
    if number != view.round or view.phase == "over":
        canvas.text(LEFT + 2, top + 14, words.say("picture-last", round=number), TEXT, QUIET_ON_FELT, room=ROOM - 4)
        top += 34
    for event in orders:
        for seat, order in enumerate(event.orders):
            x = LEFT + seat * (ROOM // 2)
            parts.put_mini(canvas, x + 19, top + ROW // 2, seat, order.number, None)
            short = words.say(f"picture-order-{type(order).__struct_config__.tag}", cell=told(order, view, seat)[1])
            canvas.text(x + 46, top + ROW // 2, short, TEXT, ON_FELT, room=ROOM // 2 - 50)
        top, room = top + ROW, room - 1
    shown = fights if len(fights) <= room else fights[: room - 1]
    for fight in shown:
        _fight(canvas, top + ROW // 2, fight)
        top += ROW
    if len(shown) < len(fights):
        more = words.say("picture-more-fights", count=len(fights) - len(shown))
        canvas.text(LEFT + 8, top + ROW // 2, more, TEXT, QUIET_ON_FELT, room=ROOM - 12)


def _fight(canvas: Canvas, y: int, fight: Fought) -> None:
    """South's piece, who beats whom, North's piece, what it costs, and where."""
    for seat, x in ((0, LEFT + 2), (1, LEFT + 94)):
        parts.put_mini(canvas, x + 17, y, seat, fight.numbers[seat], fight.elements[seat])
        canvas.put(parts.badge(fight.elements[seat], "yes"), x + 33, y - parts.BADGE - 3)
    loser = loser_of(fight)
    sign = {None: "=", 0: "<", 1: ">"}[loser]
    canvas.text(LEFT + 80, y - 1, sign, STRONG, GOLD_ON_FELT, "m")
    if loser is not None and fight.damage[loser]:
        canvas.text(LEFT + 166, y, f"−{fight.damage[loser]}", STRONG, GOLD_ON_FELT)
    cell = fight.cells[0] if fight.kind == "priority" or loser == 0 else fight.cells[1]
    canvas.text(LEFT + ROOM - 4, y, cell, TEXT, QUIET_ON_FELT, "r")


def warm(words: ElementalWords) -> None:
    """Draw the plates and the words that every game needs."""
    canvas = Canvas(felt(WIDTH, HEIGHT))
    for lit in (False, True):
        parts.plate(ROOM, PLATE, lit)
    for cell in NAMES:
        for kind in ("move", "dash"):
            canvas.text(0, 0, words.say(f"picture-order-{kind}", cell=cell), TEXT, ON_FELT)
        canvas.text(0, 0, cell, TEXT, QUIET_ON_FELT)
    for number in range(1, 31):
        canvas.text(0, 0, words.say("picture-round", round=number), TITLE, ON_FELT)
        canvas.text(0, 0, words.say("picture-last", round=number), TEXT, QUIET_ON_FELT)
    for ink in (QUIET, GOLD_INK):
        for key in ("setting-up", "set-up", "thinking", "ordered", "choosing", "waiting"):
            canvas.text(0, 0, words.say(f"picture-{key}"), TEXT, ink)
