"""What stands below a field that is as wide as the picture: the hand in two columns, and at the end who won.

Where the cards lie is an area as wide as the picture, less its edges.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.contract import Outcome
from engine.elemental_clash.view import LeftCards
from render.elemental_clash import column
from render.elemental_clash.column import GAP, GOLD_ON_FELT, LINE, NAME, TEXT, Area, Slot
from render.elemental_clash.scene import Scene
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.furniture import ON_FELT, QUIET_ON_FELT, write_name
from render.kit.lettering import width, wrapped
from words import endings

EDGE = 12
HEAD = 40
"""How high the line is that says whose turn it is, and which part of it."""
_LINKS = 4


def across(wide: int) -> Area:
    """Where cards lie in a picture so wide."""
    return Area(EDGE, wide - 2 * EDGE, 2)


def pictured(wide: int) -> Area:
    """The same where cards have their pictures if there is room for those of all."""
    return across(wide)._replace(pictured=("grand", "tall", "low"))


def head(canvas: Canvas, scene: Scene, top: int, at: Area, *, plate: bool = True) -> None:
    """Whose turn it is, on a plate where that has room, and at the right which part of it, or that there is a chain."""
    said = scene.words.say("picture-chain" if scene.view.chain else f"phase-{scene.view.phase}")
    long = canvas.text(at.left + at.wide, top + 20, said, NAME, GOLD_ON_FELT, "r", at.wide // 2)
    column.turn(canvas, scene, top, Area(at.left, at.wide - long - 2 * GAP), plate=plate)


def chain(scene: Scene, at: Area) -> int:
    """How high the spells of the chain are."""
    return -(-min(_LINKS, len(scene.view.chain)) // at.columns) * LINE


def wanted(scene: Scene, cards: Sequence[str], at: Area, told: Collection[str] | None = None) -> int:
    """How high it would be with the texts of all these cards, or of those ``told``, or with the line that says that
    there are none."""
    looks = [scene.looks[card] for card in dict.fromkeys(cards)]
    read = [look for look in looks if column.tells(look) and (told is None or look.id in told)]
    slots = [Slot(look, 1, "told" if look in read else "line", at.card) for look in looks]
    return column.high(slots, at.columns) or LINE


def lines(scene: Scene, cards: Sequence[str], at: Area) -> int:
    """How high it is without their texts, or with the line that says that there are none."""
    slots = [Slot(scene.looks[card], 1, "line", at.card) for card in dict.fromkeys(cards)]
    return column.high(slots, at.columns) or LINE


def needed(scene: Scene, cards: Sequence[str], ready: Collection[str] | None, room: int, at: Area) -> int:
    """How many pixels the cards take of that room."""
    if not cards:
        return LINE
    slots, lines = column.lie(scene, cards, ready, room, at)
    return column.high(slots, at.columns) + (GAP if slots and lines else 0) + LINE * len(lines)


def names(scene: Scene, cards: Sequence[str], ready: Collection[str] | None, at: Area) -> int:
    """How high it is where what can be played has lines, and of the others no more than the names stand there."""
    looks = [scene.looks[card] for card in dict.fromkeys(cards) if card in (ready or ())]
    slots = [Slot(look, 1, "line", at.card) for look in looks]
    others = len(column.rest(scene, cards, slots, at)) or not looks
    return min(
        column.high(slots, at.columns) + (GAP if slots and others else 0) + LINE * others, lines(scene, cards, at)
    )


def hand(
    canvas: Canvas, scene: Scene, top: int, bottom: int, cards: Sequence[str], ready: Collection[str] | None, at: Area
) -> None:
    """The chain, if there is one, and the cards, or that there are none; only their names where no more has room."""
    column.links(canvas, scene, top, _LINKS, at)
    top += chain(scene, at)
    if bottom <= top:
        return
    if cards:
        column.hand(canvas, scene, top, bottom, cards, ready, at)
    else:
        canvas.text(EDGE, top + LINE // 2, scene.words.say("picture-empty"), TEXT, QUIET_ON_FELT, room=at.wide)


def last(canvas: Canvas, scene: Scene, outcome: Outcome, left: Sequence[LeftCards], at: Area) -> None:
    """From the end of the field to that of the picture who won and by what, and both hands, one's own at the left."""
    top, (beside, lines) = scene.rows.end, _why(scene, outcome, at)
    _verdict(canvas, scene, outcome, top + 22, at)
    if beside:
        canvas.text(EDGE + at.wide, top + 26, beside, TEXT, QUIET_ON_FELT, "r", at.wide)
    for number, line in enumerate(lines):
        canvas.text(EDGE, top + 44 + LINE * number + LINE // 2, line, TEXT, QUIET_ON_FELT)
    hands(canvas, scene, top + 48 + LINE * len(lines), left, at)


def hands(canvas: Canvas, scene: Scene, top: int, left: Sequence[LeftCards], at: Area) -> None:
    """What both had left in hand, one's own at the left."""
    for place, seat in enumerate((scene.near, 1 - scene.near)):
        area = Area(EDGE + place * (at.card + GAP), at.card)
        _left(canvas, scene, top, seat, left[seat].hand, area)


def hands_wanted(scene: Scene, left: Sequence[LeftCards], at: Area) -> int:
    """How high that would be with a line for each card."""
    each = [lines(scene, one.hand, Area(at.left, at.card)) if one.hand else 0 for one in left]
    return max(each) + LINE + 4 + EDGE


def last_wanted(scene: Scene, outcome: Outcome, left: Sequence[LeftCards], at: Area) -> int:
    """How high that would be with the texts of all cards."""
    cards = max(wanted(scene, one.hand, at) for one in left) + LINE + 4
    return 48 + LINE * len(_why(scene, outcome, at)[1]) + cards + EDGE


def _why(scene: Scene, outcome: Outcome, at: Area) -> tuple[str, Sequence[str]]:
    """By what the game was won: beside who won it, or in lines of their own."""
    why = column.reason(scene, outcome)
    if width(_won(scene, outcome), furniture.TITLE) + 2 * EDGE + width(why, TEXT) <= at.wide:
        return why, ()
    return "", wrapped(why, TEXT, at.wide, 2)


def _won(scene: Scene, outcome: Outcome) -> str:
    """Who won, as long as it is written."""
    if not outcome.winners:
        return endings.title(scene.words.catalogue, outcome)
    name = scene.names[outcome.winners[0]]
    return f"{name} {scene.words.say('picture-wins', winner=name)}"


def _verdict(canvas: Canvas, scene: Scene, outcome: Outcome, y: int, at: Area) -> None:
    if not outcome.winners:
        canvas.text(EDGE, y, _won(scene, outcome), furniture.TITLE, GOLD_ON_FELT, room=at.wide)
        return
    name = scene.names[outcome.winners[0]]
    wins = scene.words.say("picture-wins", winner=name)
    room = at.wide - min(width(wins, furniture.TITLE), at.wide // 2) - 12
    end = EDGE + write_name(canvas, EDGE, y, name, furniture.TITLE, ON_FELT, room) + 12
    canvas.text(end, y, wins, furniture.TITLE, GOLD_ON_FELT, room=EDGE + at.wide - end)


def _left(canvas: Canvas, scene: Scene, top: int, seat: int, cards: Sequence[str], at: Area) -> None:
    """What a player had left in hand."""
    over = scene.view.outcome is not None  # before it the strips say how many they hold
    said = scene.words.say("picture-left-hand" if cards else "picture-left-no-hand") if over else ""
    end = at.left + write_name(canvas, at.left, top + LINE // 2, scene.names[seat], NAME, ON_FELT, at.wide // 2) + 10
    canvas.text(end, top + LINE // 2, said, TEXT, QUIET_ON_FELT, room=at.left + at.wide - end)
    if cards:
        column.hand(canvas, scene, top + LINE + 4, canvas.height - EDGE // 2, cards, None, at)
