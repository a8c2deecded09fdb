"""What was hidden until the game was over: the hands, and what would have come next from the Spellbooks."""

from __future__ import annotations

from collections import Counter

from engine.elemental_clash.view import Left
from render.canvas import Canvas
from render.elemental_clash import faces
from render.elemental_clash.faces import MARGIN, STATS_AT, STATS_TOP, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.scene import Scene
from render.furniture import ON_FELT, QUIET_ON_FELT, write_name
from render.lettering import Face, Style, fit
from render.names import drawn

GAP, LEFT, ROOM = 12, 21, 958
TILES = 5
NEXT = 5
"""So many cards of a Spellbook are named."""
NAME, TEXT = Style(Face.STRONG, 32), Style(Face.TEXT, 30)
LINE = 44


def height(scene: Scene) -> int:
    """How much room they take."""
    return sum(_height(left) for left in scene.view.left or ())


def draw(canvas: Canvas, top: int, scene: Scene) -> None:
    """Both players' cards, one's own first."""
    if scene.view.left is None:
        return
    for seat in (scene.near, 1 - scene.near):
        left = scene.view.left[seat]
        _draw(canvas, top, scene, seat, left)
        top += _height(left)


def _height(left: Left) -> int:
    cards = len(set(left.hand))
    rows = LINE + (TILE_HEIGHT + GAP if cards else 0) + (LINE if cards > TILES else 0)
    return rows + (LINE if left.spellbook else 0) + GAP


def _draw(canvas: Canvas, top: int, scene: Scene, seat: int, left: Left) -> None:
    say, looks = scene.words.say, scene.looks
    y = top + LINE // 2
    end = LEFT + write_name(canvas, LEFT, y, drawn(scene.names, seat), NAME, ON_FELT, 420) + 14
    canvas.text(end, y, say("picture-left-hand" if left.hand else "picture-left-no-hand"), TEXT, QUIET_ON_FELT)
    top += LINE
    held = Counter(left.hand)
    for number, card in enumerate(list(held)[:TILES]):
        x = LEFT + number * (TILE_WIDTH + GAP)
        look = looks[card]
        canvas.put(faces.tile(look, None), x, top, MARGIN)
        if look.kind == "creature":
            stats = f"{look.atk}/{look.defence}"
            canvas.text(x + STATS_AT.x, top + STATS_AT.y, stats, faces.STATS, faces.ON_PAPER)
        if held[card] > 1:
            many = faces.many(held[card])
            canvas.put(many, x + TILE_WIDTH - many.image.width - 6, top + STATS_TOP)
    top += TILE_HEIGHT + GAP if held else 0
    if rest := list(held)[TILES:]:
        text = say("picture-and", cards=", ".join(looks[card].name for card in rest))
        canvas.text(LEFT, top + LINE // 2 - 6, fit(text, TEXT, ROOM), TEXT, ON_FELT)
        top += LINE
    if left.spellbook:
        cards = ", ".join(scene.words.in_order(left.spellbook[:NEXT]))
        text = say("picture-left-next", cards=cards)
        canvas.text(LEFT, top + LINE // 2 - 6, fit(text, TEXT, ROOM), TEXT, QUIET_ON_FELT)
