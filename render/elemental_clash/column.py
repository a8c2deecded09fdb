"""The column beside the field: what is told there, and the cards that lie in it.

Each function draws below ``top`` and returns where it has ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.contract import Outcome
from render.elemental_clash import held
from render.elemental_clash.faces import MARGIN
from render.elemental_clash.geometry import ASIDE as LEFT
from render.elemental_clash.geometry import ASIDE_WIDTH as WIDTH
from render.elemental_clash.looks import Look
from render.elemental_clash.scene import Scene
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.furniture import HIGHEST, ON_FELT, QUIET_ON_FELT, fit_name, write_name
from render.kit.lettering import SMALLEST, Face, Ink, Style, fit, width, wrapped
from render.kit.palette import FELT, GOLD
from words import endings

GAP, LINE = 8, 36
TOP = 8
HEAD = 84
"""How high the two lines are that say whose turn it is, and which part of it."""
NAME = Style(Face.STRONG, 32)
STRONG = Style(Face.STRONG, 30)
TEXT = Style(Face.TEXT, SMALLEST)
GOLD_ON_FELT = Ink(GOLD.mid, FELT)
HERE = "\ue000"
"""Stands where a name does in a sentence that is written in two inks."""


class Slot(NamedTuple):
    """A card as it lies in the column: how often, and how much of it is shown."""

    look: Look
    many: int
    size: held.Size

    @property
    def high(self) -> int:
        """Its height in pixels."""
        return held.height(self.look, self.size)


def laid(looks: Mapping[str, Look], order: Sequence[str], many: Mapping[str, int], room: int) -> list[Slot]:
    """As many cards as there is room for: as many of the first as possible with their texts, none without its name.

    A text is worth more than a large picture: those come last.
    """
    lines = [Slot(looks[card], many[card], "line") for card in order]
    while lines and _high(lines) > room:
        lines.pop()
    sizes: Sequence[held.Size] = ("told", "short", "whole")
    for size in sizes:
        for place, slot in enumerate(lines):
            if size != "whole" and (size == "told") != _tells(slot.look):
                continue  # a card whose text has no room is no better for more of it
            grown = [*lines[:place], slot._replace(size=size), *lines[place + 1 :]]
            lines = grown if _high(grown) <= room else lines
    return lines


def _tells(look: Look) -> bool:
    """Whether its text says more than its picture: that of a basic stone does not."""
    return bool(look.text) and (look.kind != "stone" or bool(look.signs))


def _high(slots: Sequence[Slot]) -> int:
    return sum(slot.high + GAP for slot in slots) - (GAP if slots else 0)


def wanted(looks: Mapping[str, Look], cards: Collection[str]) -> int:
    """How high it would be with the texts of all these cards."""
    return _high([Slot(looks[card], 1, "whole") for card in cards])


def draw_cards(canvas: Canvas, top: int, slots: Sequence[Slot], ready: Collection[str] | None) -> int:
    """Cards below each other; ``ready`` are those that can be played now, None where none is asked for."""
    for slot in slots:
        lit = None if ready is None else slot.look.id in ready
        canvas.put(held.card(slot.look, slot.size, lit, slot.many), LEFT, top, MARGIN)
        top += slot.high + GAP
    return top


def hand(
    canvas: Canvas, scene: Scene, top: int, bottom: int, cards: Sequence[str], ready: Collection[str] | None = None
) -> int:
    """What somebody holds, those that can be played first; the names of those for which there is no room."""
    many, looks = Counter(cards), scene.looks
    order = sorted(many, key=lambda card: (ready is not None and card not in ready, looks[card].kind == "stone"))
    slots = laid(looks, order, many, bottom - top)
    if len(slots) < len(order):
        slots = laid(looks, order, many, bottom - top - LINE)
    top = draw_cards(canvas, top, slots, ready)
    if rest := order[len(slots) :]:
        text = scene.words.say("picture-and", cards=", ".join(looks[card].name for card in rest))
        canvas.text(LEFT, bottom - LINE // 2 + 2, whole(text, WIDTH), TEXT, GOLD_ON_FELT)
        top = bottom
    return top


def whole(text: str, room: int) -> str:
    """The line; where it is too long, up to the last card whose whole name has room before an ellipsis."""
    if width(text, TEXT) <= room:
        return text
    cards = text.split(", ")
    while len(cards) > 1 and width(f"{', '.join(cards)}, …", TEXT) > room:
        cards.pop()
    short = f"{', '.join(cards)}, …"
    return short if width(short, TEXT) <= room else fit(text, TEXT, room)


def turn(canvas: Canvas, scene: Scene, top: int) -> int:
    """Whose turn it is, the name brighter than what is said around it."""
    view, x, y = scene.view, LEFT, top + 20
    before, _, after = scene.words.say("picture-turn-of", player=HERE, turn=view.turn).partition(HERE)
    room = WIDTH - min(width(before, TEXT) + width(after, TEXT), WIDTH // 2)
    if before:
        x += canvas.text(x, y, before.rstrip(), TEXT, QUIET_ON_FELT, room=WIDTH // 2) + 8
    x += canvas.text(x, y, fit_name(scene.names[view.player], STRONG, room - 16), STRONG, ON_FELT)
    if after:
        canvas.text(x, y, after, TEXT, QUIET_ON_FELT, room=LEFT + WIDTH - x)
    return top + 40


def phase(canvas: Canvas, scene: Scene, top: int) -> int:
    """Which part of the turn it is, or the chain."""
    if scene.view.chain:
        return _chain(canvas, scene, top)
    canvas.text(LEFT, top + 18, scene.words.say(f"phase-{scene.view.phase}"), NAME, GOLD_ON_FELT, room=WIDTH)
    return top + HEAD - 40


def _chain(canvas: Canvas, scene: Scene, top: int) -> int:
    """The spells of the chain, the newest last."""
    canvas.text(LEFT, top + 18, scene.words.say("picture-chain"), NAME, GOLD_ON_FELT, room=WIDTH)
    top += 44
    for link in scene.view.chain[-3:]:
        start = LEFT + canvas.text(LEFT, top + LINE // 2, str(link.link), STRONG, GOLD_ON_FELT) + 12
        name = scene.looks[link.card].name
        canvas.text(start, top + LINE // 2, name, STRONG, ON_FELT, room=LEFT + WIDTH - start)
        top += LINE
    return top + GAP


def verdict(canvas: Canvas, scene: Scene, outcome: Outcome, top: int) -> int:
    """Who won, and by what."""
    wreath, words = furniture.wreath(27, FELT), scene.words
    canvas.put(wreath, LEFT - 4, top + 4)
    x = LEFT + wreath.image.width + 8
    room, y = LEFT + WIDTH - x, top + 22
    if outcome.winners:
        winner = outcome.winners[0]
        wins, name = words.say("picture-wins", winner=scene.names[winner]), scene.names[winner]
        together = width(name, furniture.TITLE) + width(wins, furniture.TITLE) + 12 <= room
        long = write_name(canvas, x, y + 22 * together, name, furniture.TITLE, ON_FELT, room)
        at = (x + long + 12, y + 22) if together else (x, y + 44)
        canvas.text(*at, wins, furniture.TITLE, GOLD_ON_FELT, room=LEFT + WIDTH - at[0])
    else:
        canvas.lines(x, y + 22, endings.title(words.catalogue, outcome), furniture.TITLE, GOLD_ON_FELT, room)
    why = words.why(outcome, [fit_name(scene.names[seat], TEXT, 200) for seat in (0, 1)])
    lines = wrapped(why, TEXT, WIDTH, 2)
    for number, line in enumerate(lines):
        canvas.text(LEFT, top + 106 + LINE * number, line, TEXT, QUIET_ON_FELT)
    return top + 92 + LINE * len(lines) + 10


def highest(scene: Scene, wished: int) -> int:
    """How high a picture is whose column would take so many pixels."""
    return max(scene.rows.end, min(wished, HIGHEST))
