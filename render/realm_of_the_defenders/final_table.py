"""The last picture of a game: who rules, why it ended, the battle that ended it, and the realms as they lie."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.realm_of_the_defenders.view import RealmView
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import text_width
from render.kit.palette import FELT
from render.kit.shapes import LARGE, TALL, TALLEST, smallest_type
from render.kit.table_parts import GOLD_ON_FELT, HIGHEST, ON_FELT, QUIET_ON_FELT, TEXT, TITLE, WIDTH, write_name
from render.realm_of_the_defenders import battle_panel, cells, private_hand, public_table, realms
from render.realm_of_the_defenders.cells import CELL_HEIGHT, OPEN_CELL_HEIGHT, Box
from render.realm_of_the_defenders.choosable import NOTHING_CHOOSABLE
from render.realm_of_the_defenders.public_table import BATTLE_LEFT, BATTLE_WIDTH, EDGE, GAP, HALF, REALMS_WIDTH
from words import endings
from words.realm_of_the_defenders import RealmWords

LINE = 54
"""How high the verdict is in one line, where four realms need the room."""
APART = 16
"""How far apart the verdict, the battle and the realms are in a tall picture."""


def compose(view: RealmView, outcome: Outcome, names: Sequence[str], words: RealmWords) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HIGHEST))
    if len(view.seating) == 2:
        _of_two(canvas, view, outcome, names, words)
        return canvas
    stand = [seat for seat in view.seating if not view.seats[seat].out or seat in outcome.winners]
    if len(stand) <= 2:
        _of_two(canvas, view, outcome, names, words)
    elif len(view.seating) == 3:
        boxes = public_table.cell_boxes(view, OPEN_CELL_HEIGHT)
        _draw_cells(canvas, boxes, view, names, words)
        _draw_result(canvas, Box(boxes[1].x + 16, boxes[2].y, HALF - 20, OPEN_CELL_HEIGHT), view, outcome, names, words)
    else:
        top = HIGHEST - 2 * CELL_HEIGHT - GAP - 6
        boxes = [box._replace(y=box.y - public_table.HEAD + top) for box in public_table.cell_boxes(view, CELL_HEIGHT)]
        _draw_cells(canvas, boxes, view, names, words)
        _draw_result_line(canvas, view, outcome, names, words)
    return canvas


def compose_tall(view: RealmView, names: Sequence[str], words: RealmWords) -> Canvas:
    """The final picture for a phone: the verdict, the battle, and below it the realms with their Defenders."""
    outcome = view.outcome
    assert outcome is not None
    wide, room = private_hand.TALL_WIDTH, private_hand.TALL_WIDTH - 2 * realms.EDGE
    battle = view.latest if outcome.reason == "fortresses" else None
    seats = sorted(view.seating, key=lambda seat: seat not in outcome.winners)  # a verdict, and below it who won
    rows = [[*seats[:2]], [*seats[2:]]] if len(seats) > 2 else [[seat] for seat in seats]
    beside = realms.castles_fit_beside(view, rows, room)
    lower = realms.rows_height(view, rows, beside=beside) + EDGE // 2 + APART
    box = Box(EDGE, 14, room, TALLEST)
    end = _draw_result(
        Canvas(table_parts.felt_backdrop(wide, TALLEST), smallest_type(TALL, wide, TALLEST)),
        box,
        view,
        outcome,
        names,
        words,
    )
    end += APART // 2
    high = (
        battle_panel.panel_height(battle, room, TALLEST - end - lower, battle_panel.TALL_SCALES)
        if battle is not None
        else 0
    )
    canvas = Canvas(table_parts.felt_backdrop(wide, end + high + lower), smallest_type(TALL, wide, TALLEST))
    _draw_result(canvas, box, view, outcome, names, words)
    if battle is not None:
        battle_panel.draw_battle(
            canvas, (EDGE, end, room, high), view, battle, names, words, scales=battle_panel.TALL_SCALES
        )
    realms.draw_realms(canvas, room, view, rows, names, NOTHING_CHOOSABLE, words, end + high + APART, beside=beside)
    return canvas


def compose_large(view: RealmView, names: Sequence[str], words: RealmWords) -> Canvas:
    """The final picture in large type: two realms below each other, at the right the verdict and the battle; more of
    them two by two, below one line."""
    outcome = view.outcome
    assert outcome is not None
    wide, seats = private_hand.LARGE_WIDTH, sorted(view.seating, key=lambda seat: seat not in outcome.winners)
    most = HIGHEST * wide // WIDTH
    rows = [[*seats[:2]], [*seats[2:]]] if len(seats) > 2 else [[seat] for seat in seats]
    high = realms.rows_height(view, rows, beside=False)
    if len(seats) > 2:
        canvas = Canvas(
            table_parts.felt_backdrop(wide, LINE + high + EDGE), smallest_type(LARGE, wide, LINE + high + EDGE)
        )
        realms.draw_realms(
            canvas, wide - 2 * realms.EDGE, view, rows, names, NOTHING_CHOOSABLE, words, LINE + 8, beside=False
        )
        _draw_result_line(canvas, view, outcome, names, words)
        return canvas
    battle = view.latest if outcome.reason == "fortresses" else None
    room = realms.least_realm_width(view, seats)
    canvas = Canvas(table_parts.felt_backdrop(wide, most), smallest_type(LARGE, wide, most))
    realms.draw_realms(canvas, room, view, rows, names, NOTHING_CHOOSABLE, words, (most - high) // 2, beside=False)
    start = realms.EDGE + room + APART
    box = Box(start, 14, wide - EDGE - start, most)
    end = _draw_result(canvas, box, view, outcome, names, words)
    if battle is not None:
        battle_panel.draw_battle(canvas, (box.x, end + 12, box.width, most - end - 24), view, battle, names, words)
    return canvas


def _draw_cells(canvas: Canvas, boxes: Sequence[Box], view: RealmView, names: Sequence[str], words: RealmWords) -> None:
    for seat, box in zip(view.seating, boxes, strict=True):
        cells.draw_cell(canvas, box, view, seat, names[seat], words)


def _of_two(canvas: Canvas, view: RealmView, outcome: Outcome, names: Sequence[str], words: RealmWords) -> None:
    """The two realms that decided it at the left, at the right the verdict, and the battle that ended it."""
    battle = view.latest if outcome.reason == "fortresses" else None
    both = _seats_shown_whole(view, outcome)
    start = (HIGHEST - 2 * OPEN_CELL_HEIGHT - GAP) // 2
    for place, seat in enumerate(both):
        cells.draw_cell(
            canvas,
            Box(EDGE, start + place * (OPEN_CELL_HEIGHT + GAP), REALMS_WIDTH, OPEN_CELL_HEIGHT),
            view,
            seat,
            names[seat],
            words,
        )
    low = public_table.draw_other_realms(
        canvas, view, [seat for seat in view.seating if seat not in both], names, words
    )
    end = _draw_result(canvas, Box(BATTLE_LEFT, 14, BATTLE_WIDTH, low), view, outcome, names, words)
    if battle is not None:
        battle_panel.draw_battle(
            canvas, (BATTLE_LEFT, end + 12, BATTLE_WIDTH, low - end - 12), view, battle, names, words
        )


def _seats_shown_whole(view: RealmView, outcome: Outcome) -> list[int]:
    """Whose realms are shown whole: the winner's, and who was beaten last."""
    battle = view.latest
    if battle is not None and len(view.seating) > 2 and outcome.winners and outcome.winners[0] == battle.player:
        return [battle.player, battle.target]
    first = [seat for seat in view.seating if seat in outcome.winners or not view.seats[seat].out]
    both = [*first, *[seat for seat in view.seating if seat not in first]][:2]
    return sorted(both, key=view.seating.index)


def _draw_result(
    canvas: Canvas, box: Box, view: RealmView, outcome: Outcome, names: Sequence[str], words: RealmWords
) -> int:
    """Who rules, beside a wreath, and below it why; returns where it ends."""
    wreath = table_parts.draw_wreath(canvas, outcome, 46, FELT, box.x - 6, box.y)
    x, y = box.x + (wreath.image.width + 8 if wreath else 0), box.y + 36
    room = box.x + box.width - x
    if outcome.winners:
        winner = outcome.winners[0]
        write_name(canvas, x, y, names[winner], table_parts.BIG, ON_FELT, room)
        canvas.write_line(x, y + 52, words.say("picture-wins", winner=names[winner]), TITLE, GOLD_ON_FELT, room=room)
    else:
        canvas.write_wrapped(x, y + 24, endings.end_title(words.catalogue, outcome), TITLE, GOLD_ON_FELT, room)
    top = box.y + (wreath.image.height if wreath else 74) + 26
    canvas.write_wrapped(box.x, top, words.why(view, names), TEXT, QUIET_ON_FELT, box.width, 3, hanging=True)
    lines = min(3, -(-text_width(words.why(view, names), TEXT) // (box.width * 9 // 10)))
    canvas.write_line(box.x, top + 36 * lines, words.headline(view), TEXT, QUIET_ON_FELT, room=box.width)
    return top + 36 * lines + 22


def _draw_result_line(
    canvas: Canvas, view: RealmView, outcome: Outcome, names: Sequence[str], words: RealmWords
) -> None:
    """The verdict in one line, above four realms."""
    x, y = EDGE + 4, LINE // 2 + 4
    wreath = table_parts.draw_wreath(canvas, outcome, 20, FELT, x, y - 26)
    x += wreath.image.width + 10 if wreath else 0
    if outcome.winners:
        winner = names[outcome.winners[0]]
        x += write_name(canvas, x, y, winner, TITLE, ON_FELT, 260) + 12
        x += canvas.write_line(x, y, words.say("picture-wins", winner=winner), TITLE, GOLD_ON_FELT, room=160) + 20
    else:
        x += canvas.write_line(x, y, endings.end_title(words.catalogue, outcome), TITLE, GOLD_ON_FELT, room=300) + 20
    canvas.write_line(x, y + 2, words.why(view, names), TEXT, QUIET_ON_FELT, room=WIDTH - EDGE - x)
