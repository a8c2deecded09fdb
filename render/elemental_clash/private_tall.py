"""What a seat sees, for a phone: the field from its own side as wide as the picture, and below it the hand.

The cards of the hand lie in two columns. The rows of the field are as low as their texts need, and no lower.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.contract import Outcome
from engine.elemental_clash.view import Left
from render.elemental_clash import column
from render.elemental_clash.column import GAP, GOLD_ON_FELT, LINE, NAME, TEXT, Area, Slot
from render.elemental_clash.field import draw_field
from render.elemental_clash.scene import Scene
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.furniture import ON_FELT, QUIET_ON_FELT, fit_name, write_name
from render.kit.lettering import width, wrapped
from render.kit.shapes import TALL, TALLEST, least
from words import endings

WIDTH = 640
_EDGE = 12
_BELOW = Area(_EDGE, WIDTH - 2 * _EDGE, 2)
_HEAD = 40
"""How high the line is that says whose turn it is, and which part of it."""
_FIELD = 560
"""How high the field is at least, if there is room for that."""
_LINKS = 4


def compose(scene: Scene, seat: int, ready: Collection[str] | None) -> Canvas:
    """The picture of one seat; ``ready`` are the cards that can be played now, None where no card is asked for."""
    if scene.view.left is not None and scene.view.outcome is not None:
        return _last(scene, scene.view.outcome, scene.view.left)
    cards = scene.view.seats[seat].hand.cards
    links = -(-min(_LINKS, len(scene.view.chain)) // _BELOW.columns) * LINE
    scene = _squeezed(scene, _HEAD + links + _wanted(scene, cards) + _EDGE)
    top = scene.rows.end + _HEAD + links
    room = TALLEST - top - _EDGE
    high = _needed(scene, cards, ready, room) if cards else LINE
    canvas = _ground(top + high + _EDGE)
    draw_field(canvas, scene)
    _head(canvas, scene, scene.rows.end)
    column.links(canvas, scene, scene.rows.end + _HEAD, _LINKS, _BELOW)
    if cards:
        column.hand(canvas, scene, top, top + high, cards, ready, _BELOW)
    else:
        canvas.text(_EDGE, top + LINE // 2, scene.words.say("picture-empty"), TEXT, QUIET_ON_FELT, room=_BELOW.wide)
    return canvas


def _ground(height: int) -> Canvas:
    return Canvas(furniture.felt(WIDTH, height), least(TALL, WIDTH, height))


def _squeezed(scene: Scene, below: int) -> Scene:
    """The same with a field that leaves so many pixels below it, if its cards can be so low."""
    room = TALLEST - below
    return replace(scene, most=room, least=min(room, _FIELD))


def _wanted(scene: Scene, cards: Sequence[str]) -> int:
    """How high it would be with the texts of all these cards, or with the line that says that there are none."""
    looks = [scene.looks[card] for card in dict.fromkeys(cards)]
    slots = [Slot(look, 1, "told" if column.tells(look) else "line", _BELOW.card) for look in looks]
    return column.high(slots, _BELOW.columns) or LINE


def _needed(scene: Scene, cards: Sequence[str], ready: Collection[str] | None, room: int) -> int:
    """How much of the room the cards take: all of it, where there is none for some of them."""
    order = column.ordered(scene, cards, ready)
    slots = column.laid(scene.looks, order, Counter(cards), room, _BELOW)
    return column.high(slots, _BELOW.columns) if len(slots) == len(order) else room


def _head(canvas: Canvas, scene: Scene, top: int) -> None:
    """Whose turn it is, and at the right which part of it, or that there is a chain."""
    said = scene.words.say("picture-chain" if scene.view.chain else f"phase-{scene.view.phase}")
    long = canvas.text(WIDTH - _EDGE, top + 20, said, NAME, GOLD_ON_FELT, "r", _BELOW.wide // 2)
    column.turn(canvas, scene, top, Area(_EDGE, _BELOW.wide - long - 2 * GAP))


def _last(scene: Scene, outcome: Outcome, left: Sequence[Left]) -> Canvas:
    """Below the field who won and by what, and both hands side by side, one's own at the left."""
    why = scene.words.why(outcome, [fit_name(name, TEXT, 200) for name in scene.names])
    beside = width(_won(scene, outcome), furniture.TITLE) + 2 * _EDGE + width(why, TEXT) <= _BELOW.wide
    lines = [] if beside else wrapped(why, TEXT, _BELOW.wide, 2)
    head = 48 + LINE * len(lines)
    wanted = max(_wanted(scene, one.hand) for one in left) + LINE + 4
    scene = _squeezed(scene, head + wanted + _EDGE)
    canvas = _ground(TALLEST)
    draw_field(canvas, scene)
    top = scene.rows.end
    _verdict(canvas, scene, outcome, top + 22)
    if beside:
        canvas.text(WIDTH - _EDGE, top + 26, why, TEXT, QUIET_ON_FELT, "r", _BELOW.wide)
    for number, line in enumerate(lines):
        canvas.text(_EDGE, top + 44 + LINE * number + LINE // 2, line, TEXT, QUIET_ON_FELT)
    for place, seat in enumerate((scene.near, 1 - scene.near)):
        at = Area(_EDGE + place * (_BELOW.card + GAP), _BELOW.card)
        _left(canvas, scene, top + head, seat, left[seat].hand, at)
    return canvas


def _won(scene: Scene, outcome: Outcome) -> str:
    """Who won, as long as it is written."""
    if not outcome.winners:
        return endings.title(scene.words.catalogue, outcome)
    name = scene.names[outcome.winners[0]]
    return f"{name} {scene.words.say('picture-wins', winner=name)}"


def _verdict(canvas: Canvas, scene: Scene, outcome: Outcome, y: int) -> None:
    if not outcome.winners:
        canvas.text(_EDGE, y, _won(scene, outcome), furniture.TITLE, GOLD_ON_FELT, room=_BELOW.wide)
        return
    name = scene.names[outcome.winners[0]]
    wins = scene.words.say("picture-wins", winner=name)
    room = _BELOW.wide - min(width(wins, furniture.TITLE), _BELOW.wide // 2) - 12
    end = _EDGE + write_name(canvas, _EDGE, y, name, furniture.TITLE, ON_FELT, room) + 12
    canvas.text(end, y, wins, furniture.TITLE, GOLD_ON_FELT, room=WIDTH - _EDGE - end)


def _left(canvas: Canvas, scene: Scene, top: int, seat: int, cards: Sequence[str], at: Area) -> None:
    """What a player had left in hand."""
    said = scene.words.say("picture-left-hand" if cards else "picture-left-no-hand")
    end = at.left + write_name(canvas, at.left, top + LINE // 2, scene.names[seat], NAME, ON_FELT, at.wide // 2) + 10
    canvas.text(end, top + LINE // 2, said, TEXT, QUIET_ON_FELT, room=at.left + at.wide - end)
    if cards:
        column.hand(canvas, scene, top + LINE + 4, TALLEST - _EDGE, cards, None, at)
