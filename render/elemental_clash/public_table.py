"""The public table of Elemental Clash: the field, and beside it whose turn it is and the cards that it is about."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from engine.elemental_clash.frames import Phase
from render.elemental_clash import column, final_column, legend
from render.elemental_clash.column import GOLD_ON_FELT, LINE, TEXT, TOP
from render.elemental_clash.field import draw_field
from render.elemental_clash.geometry import ASIDE, ASIDE_WIDTH
from render.elemental_clash.scene import Scene
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import FontFace, TextStyle
from render.kit.table_parts import ON_FELT, QUIET_ON_FELT, WIDTH
from words.elemental_clash.alt_texts import cards_in_focus

PHASE = TextStyle(FontFace.STRONG, 30)
TITLE = TextStyle(FontFace.TITLE, 40)
HEAD, LEAST = 52, 460


def compose(scene: Scene) -> Canvas:
    """The table, put together but not yet encoded."""
    if scene.view.left is not None:
        return final_column.compose(scene)
    about = list(dict.fromkeys(cards_in_focus(scene.view)))
    head = TOP + HEAD + column.HEAD
    scene = stretched_scene(scene, max(LEAST, head + column.height_with_texts(scene.looks, about) + TOP))
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, scene.rows.bottom))
    draw_field(canvas, scene)
    canvas.write_line(ASIDE, TOP + 22, scene.words.say("title"), TITLE, ON_FELT, room=ASIDE_WIDTH)
    top = column.draw_turn(canvas, scene, TOP + HEAD)
    listed = top + LINE * len(get_args(Phase)) + column.GAP
    if not scene.view.chain and listed + column.height_with_texts(scene.looks, about) <= canvas.height - TOP:
        top = _write_phases(canvas, scene, top)
    else:
        top = column.draw_phase(canvas, scene, top)
    slots = column.fit_cards(scene.looks, about, dict.fromkeys(about, 1), canvas.height - TOP - top)
    top = column.draw_cards(canvas, top, slots, None) if slots else top
    legend.draw_legend(canvas, scene, top, canvas.height - TOP)
    return canvas


def stretched_scene(scene: Scene, wished: int) -> Scene:
    """A scene whose field is as high as what stands beside it: so many pixels."""
    return replace(scene, least_height=column.picture_height(scene, wished))


def _write_phases(canvas: Canvas, scene: Scene, top: int) -> int:
    """The phases of a turn below each other; returns where they end."""
    for phase in get_args(Phase):
        now = phase == scene.view.phase
        ink = GOLD_ON_FELT if now else QUIET_ON_FELT
        said = scene.words.say(f"phase-{phase}")
        canvas.write_line(ASIDE, top + LINE // 2, said, PHASE if now else TEXT, ink, room=ASIDE_WIDTH)
        top += LINE
    return top + column.GAP
