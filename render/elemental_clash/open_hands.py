"""What both players hold, in the column beside the field: for whoever looks back at a game with everything open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from render.elemental_clash import column
from render.elemental_clash.column import GAP, LINE, NAME, TEXT, TOP
from render.elemental_clash.field import draw_field
from render.elemental_clash.geometry import ASIDE, ASIDE_WIDTH
from render.elemental_clash.scene import Scene
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.table_parts import HIGHEST, ON_FELT, QUIET_ON_FELT, WIDTH, write_name


def compose(scene: Scene, hands: Mapping[int, Sequence[str]]) -> Canvas:
    """The field, and beside each player's half of it their cards; the line between says whose turn it is."""
    scene = replace(scene, least_height=HIGHEST)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, scene.rows.bottom))
    draw_field(canvas, scene)
    top = column.draw_phase(canvas, scene, column.draw_turn(canvas, scene, TOP))
    share = (canvas.height - TOP - top - GAP) // 2
    for seat in sorted(hands, key=scene.side_of_seat, reverse=True):
        write_name(canvas, ASIDE, top + LINE // 2, scene.names[seat], NAME, ON_FELT, ASIDE_WIDTH)
        below = top + LINE + 6
        if hands[seat]:
            column.draw_hand(canvas, scene, below, top + share, hands[seat])
        else:
            said = scene.words.say("picture-left-no-hand")
            canvas.write_line(ASIDE, below + LINE // 2, said, TEXT, QUIET_ON_FELT, room=ASIDE_WIDTH)
        top += share + GAP
    return canvas
