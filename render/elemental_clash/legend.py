"""What the arrows and the signs of a fight mean, in the column beside the field."""

from __future__ import annotations

from collections.abc import Iterator

from engine.elemental_clash.stakes import stakes
from render.elemental_clash import parts
from render.elemental_clash.arrows import ATTACK, BLOCK
from render.elemental_clash.column import BESIDE, LINE, TEXT
from render.elemental_clash.scene import Scene
from render.kit.canvas import Canvas, Sprite
from render.kit.palette import Colour
from render.kit.table_parts import QUIET_ON_FELT

_SIGN, _ARROW, _WIDE = 30, 42, 70
"""How wide the sign of whoever would fall is, how long an arrow, and how wide either is with the gap behind it."""


def legend_bottom(scene: Scene, top: int, bottom: int) -> int:
    """Where it ends."""
    end = top + LINE * len(list(_signs_and_meanings(scene)))
    return top if end > bottom else end


def draw_legend(canvas: Canvas, scene: Scene, top: int, bottom: int) -> int:
    """Below each other what is in the picture, where there is room for all of it; returns where it ends."""
    meant = list(_signs_and_meanings(scene))
    end = legend_bottom(scene, top, bottom)
    if end == top:
        return top
    x, middle = BESIDE.left, top + LINE // 2
    for sign, said in meant:
        at = x + (_WIDE - 24 - sign.image.width) // 2, middle - sign.image.height // 2
        canvas.put(sign._replace(name="[meaning]"), *at)
        upper = said[:1].upper() + said[1:]
        canvas.write_line(x + _WIDE, middle, upper, TEXT, QUIET_ON_FELT, room=BESIDE.width - _WIDE)
        middle += LINE
    return end


def _signs_and_meanings(scene: Scene) -> Iterator[tuple[Sprite, str]]:
    """Each sign, and what it means."""
    view, words = scene.view, scene.words
    there = [attack for attack in view.attacks if attack.from_ is not None]
    if any(attack.to is not None and not attack.blocked for attack in there):
        yield _arrow_sign(ATTACK), words.say("picture-figure-turn-combat")
    if any(blocker is not None for attack in there for blocker in attack.blockers):
        yield _arrow_sign(BLOCK), words.say("term-block")
    if any(stake.falls for stake in stakes(view)):
        yield parts.would_fall_sign(_SIGN), words.say("picture-would-fall")
    if any(True for _ in view.fallen()):
        yield parts.small_fallen_cross(_SIGN), words.say("picture-has-fallen")


def _arrow_sign(colour: Colour) -> Sprite:
    return parts.arrow_sprite(_ARROW, 0, colour)[0]
