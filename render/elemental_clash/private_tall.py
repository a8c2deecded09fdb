"""What a seat sees, for a phone: the field from its own side as wide as the picture, and below it the hand.

The cards of the hand lie in two columns. The rows of the field are as low as their texts need, and no lower.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import Action
from engine.elemental_clash.view import ClashView
from render.elemental_clash import below
from render.elemental_clash.below import EDGE, HEAD
from render.elemental_clash.choosable import own_scene, playable, shown
from render.elemental_clash.field import draw_field
from render.elemental_clash.scene import Scene
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.shapes import TALL, TALLEST, least
from words.elemental_clash import ClashWords

WIDTH = 640
_BELOW = below.across(WIDTH)
_FIELD = 440
"""How high the field is at least, if there is room for that: where little lies on it, the text above stays in sight."""


def compose(view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]) -> Canvas:
    """The picture of one seat, put together but not yet encoded."""
    scene, ready = own_scene(view, seat, names, words, legal), playable(view, legal)
    if view.left is not None and view.outcome is not None:
        scene = _squeezed(scene, below.last_wanted(scene, view.outcome, view.left, _BELOW))
        canvas = _ground(TALLEST)
        draw_field(canvas, scene)
        below.last(canvas, scene, view.outcome, view.left, _BELOW)
        return canvas
    cards, links = shown(view, seat, legal), below.chain(scene, _BELOW)
    around = HEAD + links + EDGE
    scene = _squeezed(scene, around + below.wanted(scene, cards, _BELOW))
    needed = below.needed(scene, cards, ready, TALLEST - scene.rows.end - around, _BELOW)
    scene = _squeezed(scene, around + needed)  # texts for which there is no room leave theirs to the field
    top = scene.rows.end + HEAD
    bottom = top + links + needed
    canvas = _ground(bottom + EDGE)
    draw_field(canvas, scene)
    below.head(canvas, scene, scene.rows.end, _BELOW)
    below.hand(canvas, scene, top, bottom, cards, ready, _BELOW)
    return canvas


def _ground(height: int) -> Canvas:
    return Canvas(furniture.felt(WIDTH, height), least(TALL, WIDTH, height))


def _squeezed(scene: Scene, under: int) -> Scene:
    """The same with a field that leaves so many pixels below it, if its cards can be so low."""
    room = TALLEST - under
    return replace(scene, most=room, least=min(room, _FIELD))
