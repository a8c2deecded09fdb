"""The public table: a cell for each realm in turn order, and beside them a battle that is on or has just ended.

Two realms lie below each other, as wide as the picture, or leave the right to a battle. Three and four lie two by two;
in a battle, those that are not in it are told in a line.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.realm_of_the_defenders.view import RealmView
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.furniture import HIGHEST, QUIET_ON_FELT, TEXT, TITLE, WIDTH
from render.kit.lettering import SMALLEST, width
from render.realm_of_the_defenders import battle_panel, cells
from render.realm_of_the_defenders.battle_panel import Battle
from render.realm_of_the_defenders.cells import HIGH, LABELS, OPEN, SHORT, Box, fighting
from words.realm_of_the_defenders import RealmWords

__all__ = ["fighting"]

HEAD = 62
EDGE, GAP = 14, 8
ROOM = WIDTH - 2 * EDGE
HALF = (ROOM - GAP) // 2
FIELD = 498
"""How wide two realms are beside a battle."""
ASIDE = EDGE + FIELD + 18
ASIDE_WIDTH = WIDTH - EDGE - ASIDE


def compose(view: RealmView, names: Sequence[str], words: RealmWords) -> Canvas:
    """The table, put together but not yet encoded."""
    if not view.turn:
        return _before(view, names, words)
    battle = view.battle or view.latest
    canvas = Canvas(furniture.felt(WIDTH, HIGHEST))
    if battle is not None:
        top = _title(canvas, view, words)
        beside(canvas, view, battle, names, words, top)
        return canvas
    high = OPEN if view.left is not None else HIGH
    boxes = all_boxes(view, high)
    if boxes[0].y >= HEAD:
        furniture.head(canvas, words.say("title"), where(view, words), HEAD // 2)
    for seat, box in zip(view.seating, boxes, strict=True):
        cells.cell(canvas, box, view, seat, names[seat], words)
    if boxes[0].y < HEAD and len(boxes) == 3:
        canvas.text(WIDTH - EDGE - HALF + 16, HIGHEST - 40, where(view, words), TEXT, QUIET_ON_FELT, room=HALF - 30)
    return canvas


def where(view: RealmView, words: RealmWords) -> str:
    """How far the game has come, in a few words."""
    return words.headline(view) if view.turn else words.say(f"picture-{view.step}")


def all_boxes(view: RealmView, high: int) -> list[Box]:
    """Where all realms lie that are so high, below a head where there is room for one."""
    count = len(view.seating)
    top = HEAD if HEAD + 2 * high + GAP <= HIGHEST else (HIGHEST - 2 * high - GAP) // 2
    if count == 2:
        return [Box(EDGE, top + place * (high + GAP), ROOM, high) for place in range(2)]
    return [Box(EDGE + place % 2 * (HALF + GAP), top + place // 2 * (high + GAP), HALF, high) for place in range(count)]


def beside(canvas: Canvas, view: RealmView, battle: Battle, names: Sequence[str], words: RealmWords, top: int) -> None:
    """The two realms of a battle at the left; at the right, below ``top``, the battle, and the others in lines."""
    high = min(OPEN if view.left is not None else HIGH + 20, (HIGHEST - GAP) // 2)
    start = (HIGHEST - 2 * high - GAP) // 2
    both = fighters(view, battle)
    for place, seat in enumerate(both):
        cells.cell(canvas, Box(EDGE, start + place * (high + GAP), FIELD, high), view, seat, names[seat], words)
    low = others(canvas, view, [seat for seat in view.seating if seat not in both], names, words)
    battle_panel.draw(canvas, (ASIDE, top, ASIDE_WIDTH, low - top), view, battle, names, words)


def fighters(view: RealmView, battle: Battle) -> list[int]:
    """The two realms of a battle: in a game for two in turn order, else who attacks first."""
    attacker = getattr(battle, "player", view.player)
    if len(view.seating) == 2 or attacker is None:
        return [*view.seating[:2]]
    return [attacker, battle.target]


def others(canvas: Canvas, view: RealmView, seats: Sequence[int], names: Sequence[str], words: RealmWords) -> int:
    """Realms in a line each, at the bottom of the right; returns where they begin."""
    top = HIGHEST - 8 - len(seats) * (SHORT + 6)
    for place, seat in enumerate(seats):
        box = Box(ASIDE, top + 6 + place * (SHORT + 6), ASIDE_WIDTH, SHORT)
        cells.short(canvas, box, view, seat, names[seat], words)
    return top


def _title(canvas: Canvas, view: RealmView, words: RealmWords) -> int:
    """What is played, and how far it has come, above a battle; returns where it ends."""
    title = words.say("title")
    canvas.lines(ASIDE, 34, title, TITLE, furniture.ON_FELT, ASIDE_WIDTH, hanging=True)
    low = 80 if width(title, TITLE) <= ASIDE_WIDTH else 128
    canvas.text(ASIDE, low, where(view, words), TEXT, QUIET_ON_FELT, room=ASIDE_WIDTH)
    return low + 28


def _before(view: RealmView, names: Sequence[str], words: RealmWords) -> Canvas:
    """Before the first turn there is nothing but who has bid."""
    high = cells.begun_high(view)
    canvas = Canvas(furniture.felt(WIDTH, HEAD + len(view.seating) * (high + GAP) + 6))
    furniture.head(canvas, words.say("title"), where(view, words), HEAD // 2)
    for place, seat in enumerate(view.seating):
        cells.begun(canvas, Box(EDGE, HEAD + place * (high + GAP), ROOM, high), view, seat, names[seat], words)
    return canvas


def warm(words: RealmWords) -> None:
    """Draw the numbers and words of a table, and its plates."""
    furniture.felt(WIDTH, HIGHEST)
    for lit in (False, True):
        for wide, high in ((ROOM, HIGH), (HALF, HIGH), (FIELD, HIGH + 20), (ASIDE_WIDTH, SHORT)):
            furniture.plate(wide, high, lit)
    for label in (*LABELS, "answer"):
        furniture.label(words.say(f"picture-label-{label}"), SMALLEST, 250)
