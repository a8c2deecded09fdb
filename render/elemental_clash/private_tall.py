"""What a seat sees, for a phone: the field from its own side as wide as the picture, and below it the hand.

The cards of the hand lie in two columns; they are lines where something else is asked. The rows of the field are as
low as their texts need, and those without cards lower.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine import Action
from engine.contract import Outcome
from engine.elemental_clash.view import ClashView, Left
from render.elemental_clash import below, column
from render.elemental_clash.below import EDGE
from render.elemental_clash.choosable import is_beside, own_scene, playable, shown
from render.elemental_clash.column import LINE, Area
from render.elemental_clash.field import draw_field
from render.elemental_clash.scene import Scene
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.shapes import TALL, TALLEST, least
from words.elemental_clash import ClashWords

WIDTH = 640
_BELOW = below.across(WIDTH)
_FIELD = 340
"""How high the field is at least at the end of the game."""
_TOLD, _SOUGHT, _HIGHEST, _LAST = 540, 615, 715, 800
"""So high a picture is with the texts of what can't be played now, and if it can be with the others, for its buttons to
be in sight on a phone; with texts that would stand below it otherwise; and at the end of the game."""
_ENDED = 598
"""The same at the end of the game, which has its buttons below it, too."""
_VERDICT = 104
"""How high the lines are that say who won and by what."""
_APART = 6
"""How far from the field the hand is: whose turn it is, and which part of it, is said above the picture."""
_CARD, _LOW_CARD = 92, 74
"""So high a card of the field is at most, and where the hand is beside the point."""


def compose(
    view: ClashView,
    seat: int,
    names: Sequence[str],
    words: ClashWords,
    legal: Sequence[Action],
    most: int = _HIGHEST,
) -> Canvas:
    """The picture of one seat, at most so high if it can be, put together but not yet encoded."""
    scene, ready = own_scene(view, seat, names, words, legal), playable(view, legal)
    if view.left is not None:
        return _last(scene, view.outcome, view.left) if view.outcome else _open(scene, view.left)
    cards, links = shown(view, seat, legal), below.chain(scene, _BELOW)
    scene, needed = _with_hand(scene, cards, ready, _APART + links + EDGE, is_beside(view, legal), most)
    top = scene.rows.end + _APART
    bottom = top + links + needed
    canvas = _ground(bottom + EDGE)
    draw_field(canvas, scene)
    below.hand(canvas, scene, top, bottom, cards, ready, _BELOW)
    return canvas


def end(view: ClashView, names: Sequence[str], words: ClashWords) -> Canvas:
    """The final picture, as it is for everybody, from the side of whoever looks."""
    assert view.outcome is not None and view.left is not None
    return _last(Scene(view, words, names, near=view.viewer or 0), view.outcome, view.left)


def _last(scene: Scene, outcome: Outcome, left: Sequence[Left]) -> Canvas:
    """Who won and by what, above the field, and below it both hands, which take no more than they need."""
    wanted = below.hands_wanted(scene, left, _BELOW)
    scene = replace(scene, head=_VERDICT, most=_ENDED - wanted, least=_VERDICT + _FIELD, slim=True, stones=False)
    top = scene.rows.end + _APART
    canvas = _ground(min(_LAST, top + wanted))
    column.verdict(canvas, scene, outcome, _APART, Area(EDGE, WIDTH - 2 * EDGE))
    draw_field(canvas, scene)
    below.hands(canvas, scene, top, left, _BELOW)
    return canvas


def _open(scene: Scene, hands: Sequence[Left]) -> Canvas:
    """What both hold, for whoever looks back at a game with everything open: below the field, beside each other."""
    wanted = below.hands_wanted(scene, hands, _BELOW)
    scene = _squeezed(scene, wanted + _APART)
    top = scene.rows.end + _APART
    canvas = _ground(min(TALLEST, top + wanted))
    draw_field(canvas, scene)
    below.hands(canvas, scene, top, hands, _BELOW)
    return canvas


def read(view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]) -> set[str]:
    """The cards whose texts can be read in that picture."""
    scene, ready = own_scene(view, seat, names, words, legal), playable(view, legal)
    cards = shown(view, seat, legal)
    around = _APART + below.chain(scene, _BELOW) + EDGE
    _, needed = _with_hand(scene, cards, ready, around, is_beside(view, legal))
    return column.read_in(column.held_in(scene, cards, ready, needed, _BELOW)) if cards else set()


def _with_hand(
    scene: Scene,
    cards: Sequence[str],
    ready: Collection[str] | None,
    around: int,
    beside: bool,
    most: int = _HIGHEST,
) -> tuple[Scene, int]:
    """The same with a field that leaves room for the hand, as far as it can, and how high that is.

    A hand ``beside`` the point is lines, so that what is asked and all its buttons are in sight; where its message has
    no room for them its names stand in one line, or the strip alone says how many cards they are.
    """
    if beside:
        for needed in (below.lines(scene, cards, _BELOW), LINE, 0):  # the names alone, or nothing at all
            low = replace(_squeezed(scene, around + needed, most), highest=_LOW_CARD)
            if low.rows.end + around + needed <= most:
                break
        return low, needed
    # The field gives way to the texts of what can be played now; others have theirs where it leaves them room.
    # Only in a main phase may texts give way to buttons: else what stands beside the picture relies on them.
    told = most if _is_main(scene) else _HIGHEST
    wanted = below.wanted(scene, cards, _BELOW, ready or ())
    scene = _squeezed(scene, around + wanted, most)
    under = scene.rows.end + around
    least = max(min(wanted, told - under), min(below.lines(scene, cards, _BELOW), _HIGHEST - under))
    needed = below.needed(scene, cards, ready, max(min(_TOLD, told) - under, least), _BELOW)
    return _squeezed(scene, around + needed, most), needed  # texts without room leave theirs to the field


def _is_main(scene: Scene) -> bool:
    decision = scene.view.decision
    return decision is not None and decision.kind == "main"


def _ground(height: int) -> Canvas:
    return Canvas(furniture.felt(WIDTH, height), least(TALL, WIDTH, height))


def _squeezed(scene: Scene, under: int, most: int = _HIGHEST) -> Scene:
    """The same with a field that leaves so many pixels below it, if its cards can be so low."""
    return replace(scene, most=min(_SOUGHT, most) - under, highest=_CARD, slim=True)
