"""The table when the game is over: who won and by what, and what was hidden until then.

That is the hands, and what would have come next from the Spellbooks; the alt text has all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.elemental_clash.view import LeftCards
from render.elemental_clash import column, hand_cards
from render.elemental_clash.column import LINE, NAME, TEXT, TOP
from render.elemental_clash.field import draw_field
from render.elemental_clash.geometry import ASIDE, ASIDE_WIDTH
from render.elemental_clash.scene import Scene
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import text_width, wrap_text
from render.kit.table_parts import HIGHEST, ON_FELT, QUIET_ON_FELT, WIDTH, write_name

NEXT = 5
"""So many cards of a Spellbook are named."""
GAP = 10


def compose(scene: Scene) -> Canvas:
    """The last picture of a game, as high as any."""
    scene = replace(scene, least_height=HIGHEST)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, scene.rows.bottom))
    draw_field(canvas, scene)
    assert scene.view.outcome is not None and scene.view.left is not None
    top = column.draw_result(canvas, scene, scene.view.outcome, TOP)
    far, near = (scene.view.left[seat] for seat in (1 - scene.near_seat, scene.near_seat))
    bottom = canvas.height - TOP
    # Beside each player's half of the field what they held, as far as the other half has room for its own.
    middle = max(top + _needed_height(scene, far), min((top + bottom) // 2, bottom - _needed_height(scene, near)))
    middle = min(max(middle, top + LINE), bottom - LINE)
    _draw_final_cards(canvas, scene, top, middle - GAP, 1 - scene.near_seat, far)
    _draw_final_cards(canvas, scene, middle, bottom, scene.near_seat, near)
    return canvas


def _needed_height(scene: Scene, left: LeftCards) -> int:
    """How high it is at least with a line for each card."""
    following = len(_next_card_lines(scene, left, 1 if left.hand else 4))
    return LINE + 4 + (hand_cards.LOW + column.GAP) * len({*left.hand}) + LINE * following + GAP


def _draw_final_cards(canvas: Canvas, scene: Scene, top: int, bottom: int, seat: int, left: LeftCards) -> None:
    """What a player had left: the hand, and below it the next cards of the Spellbook."""
    say = scene.words.say
    said = say("picture-left-hand" if left.hand else "picture-left-no-hand")
    room = ASIDE_WIDTH // 2 - 10
    end = ASIDE + write_name(canvas, ASIDE, top + LINE // 2, scene.names[seat], NAME, ON_FELT, room) + 10
    if not left.hand and text_width(said, TEXT) > ASIDE + ASIDE_WIDTH - end:
        top, end = top + LINE, ASIDE  # there is room below, for there are no cards
    canvas.write_line(end, top + LINE // 2, said, TEXT, QUIET_ON_FELT, room=ASIDE + ASIDE_WIDTH - end)
    following = _next_card_lines(scene, left, 1 if left.hand else 4)
    top, low = top + LINE + 4, bottom - LINE * len(following)
    if left.hand:
        top = column.draw_hand(canvas, scene, top, low, left.hand)
    for number, line in enumerate(following):
        canvas.write_line(ASIDE, top + LINE * number + LINE // 2 - 2, line, TEXT, QUIET_ON_FELT)


def _next_card_lines(scene: Scene, left: LeftCards, lines: int) -> Sequence[str]:
    """What would have come next from a Spellbook, in lines of whole names; nothing where nothing else could have."""
    if not left.spellbook or (len(left.spellbook) > 1 and len({*left.spellbook}) == 1):
        return ()
    names = scene.words.cards_in_order(left.spellbook[:NEXT])
    for some in range(len(names), 0, -1):
        cards = ", ".join(names[:some] if some == len(names) else [*names[:some], "…"])
        told = wrap_text(scene.words.say("picture-left-next", cards=cards), TEXT, ASIDE_WIDTH, NEXT)
        if len(told) <= lines:
            return told
    return told[:lines]
