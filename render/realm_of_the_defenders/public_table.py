"""The public table: a cell for each realm in turn order, and beside them a battle that is on or has just ended.

Two realms lie below each other, as wide as the picture, or leave the right to a battle. Three and four lie two by two;
in a battle, those that are not in it are told in a line.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.realm_of_the_defenders.view import RealmView
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import SMALLEST, text_width
from render.kit.table_parts import HIGHEST, QUIET_ON_FELT, TEXT, TITLE, WIDTH
from render.realm_of_the_defenders import battle_panel, cells
from render.realm_of_the_defenders.battle_panel import Battle
from render.realm_of_the_defenders.cells import (
    CELL_HEIGHT,
    ONE_LINE_HEIGHT,
    OPEN_CELL_HEIGHT,
    STEPS_WITH_LABEL,
    Box,
)
from words.realm_of_the_defenders import RealmWords

HEAD = 62
EDGE, GAP = 14, 8
ROOM = WIDTH - 2 * EDGE
HALF = (ROOM - GAP) // 2
REALMS_WIDTH = 498
"""How wide two realms are beside a battle."""
BATTLE_LEFT = EDGE + REALMS_WIDTH + 18
BATTLE_WIDTH = WIDTH - EDGE - BATTLE_LEFT


def compose(view: RealmView, names: Sequence[str], words: RealmWords) -> Canvas:
    """The table, put together but not yet encoded."""
    if not view.turn:
        return _canvas_before_start(view, names, words)
    battle = view.battle or view.latest
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HIGHEST))
    if battle is not None:
        top = _write_title(canvas, view, words)
        draw_table_with_battle(canvas, view, battle, names, words, top)
        return canvas
    high = OPEN_CELL_HEIGHT if view.left is not None else CELL_HEIGHT
    boxes = cell_boxes(view, high)
    if boxes[0].y >= HEAD:
        table_parts.draw_header(canvas, words.say("title"), progress_text(view, words), HEAD // 2)
    for seat, box in zip(view.seating, boxes, strict=True):
        cells.draw_cell(canvas, box, view, seat, names[seat], words)
    if boxes[0].y < HEAD and len(boxes) == 3:
        canvas.write_line(
            WIDTH - EDGE - HALF + 16, HIGHEST - 40, progress_text(view, words), TEXT, QUIET_ON_FELT, room=HALF - 30
        )
    return canvas


def progress_text(view: RealmView, words: RealmWords) -> str:
    """How far the game has come, in a few words."""
    return words.headline(view) if view.turn else words.say(f"picture-{view.step}")


def cell_boxes(view: RealmView, high: int) -> list[Box]:
    """Where all realms lie that are so high, below a head where there is room for one."""
    count = len(view.seating)
    top = HEAD if HEAD + 2 * high + GAP <= HIGHEST else (HIGHEST - 2 * high - GAP) // 2
    if count == 2:
        return [Box(EDGE, top + place * (high + GAP), ROOM, high) for place in range(2)]
    return [Box(EDGE + place % 2 * (HALF + GAP), top + place // 2 * (high + GAP), HALF, high) for place in range(count)]


def draw_table_with_battle(
    canvas: Canvas, view: RealmView, battle: Battle, names: Sequence[str], words: RealmWords, top: int
) -> None:
    """The two realms of a battle at the left; at the right, below ``top``, the battle, and the others in lines."""
    high = min(OPEN_CELL_HEIGHT if view.left is not None else CELL_HEIGHT + 20, (HIGHEST - GAP) // 2)
    start = (HIGHEST - 2 * high - GAP) // 2
    both = fighting_seats(view, battle)
    for place, seat in enumerate(both):
        cells.draw_cell(
            canvas, Box(EDGE, start + place * (high + GAP), REALMS_WIDTH, high), view, seat, names[seat], words
        )
    low = draw_other_realms(canvas, view, [seat for seat in view.seating if seat not in both], names, words)
    battle_panel.draw_battle(canvas, (BATTLE_LEFT, top, BATTLE_WIDTH, low - top), view, battle, names, words)


def fighting_seats(view: RealmView, battle: Battle) -> list[int]:
    """The two realms of a battle: in a game for two in turn order, else who attacks first."""
    attacker = getattr(battle, "player", view.player)
    if len(view.seating) == 2 or attacker is None:
        return [*view.seating[:2]]
    return [attacker, battle.target]


def draw_other_realms(
    canvas: Canvas, view: RealmView, seats: Sequence[int], names: Sequence[str], words: RealmWords
) -> int:
    """Realms in a line each, at the bottom of the right; returns where they begin."""
    top = HIGHEST - 8 - len(seats) * (ONE_LINE_HEIGHT + 6)
    for place, seat in enumerate(seats):
        box = Box(BATTLE_LEFT, top + 6 + place * (ONE_LINE_HEIGHT + 6), BATTLE_WIDTH, ONE_LINE_HEIGHT)
        cells.draw_one_line_cell(canvas, box, view, seat, names[seat], words)
    return top


def _write_title(canvas: Canvas, view: RealmView, words: RealmWords) -> int:
    """What is played, and how far it has come, above a battle; returns where it ends."""
    title = words.say("title")
    canvas.write_wrapped(BATTLE_LEFT, 34, title, TITLE, table_parts.ON_FELT, BATTLE_WIDTH, hanging=True)
    low = 80 if text_width(title, TITLE) <= BATTLE_WIDTH else 128
    canvas.write_line(BATTLE_LEFT, low, progress_text(view, words), TEXT, QUIET_ON_FELT, room=BATTLE_WIDTH)
    return low + 28


def _canvas_before_start(view: RealmView, names: Sequence[str], words: RealmWords) -> Canvas:
    """Before the first turn there is nothing but who has bid."""
    high = cells.height_before_start(view)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HEAD + len(view.seating) * (high + GAP) + 6))
    table_parts.draw_header(canvas, words.say("title"), progress_text(view, words), HEAD // 2)
    for place, seat in enumerate(view.seating):
        cells.draw_cell_before_start(
            canvas, Box(EDGE, HEAD + place * (high + GAP), ROOM, high), view, seat, names[seat], words
        )
    return canvas


def draw_ahead(words: RealmWords) -> None:
    """Draw the numbers and words of a table, and its plates."""
    table_parts.felt_backdrop(WIDTH, HIGHEST)
    for lit in (False, True):
        for wide, high in (
            (ROOM, CELL_HEIGHT),
            (HALF, CELL_HEIGHT),
            (REALMS_WIDTH, CELL_HEIGHT + 20),
            (BATTLE_WIDTH, ONE_LINE_HEIGHT),
        ):
            table_parts.plate(wide, high, lit)
    for label in (*STEPS_WITH_LABEL, "answer"):
        table_parts.turn_label(words.say(f"picture-label-{label}"), SMALLEST, 250)
