"""What a seat sees: the field from its own side, and below it the hand.

The cards that can be played now, and the places that can be chosen, are ringed in gold. As many cards as there is room
for show what is printed on them, those that can be played first; the others are as small as on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from render.elemental_clash import faces, held, public_table
from render.elemental_clash.faces import MARGIN, TILE_HEIGHT
from render.elemental_clash.public_table import column
from render.elemental_clash.scene import Scene
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.furniture import QUIET_ON_FELT, WIDTH
from render.kit.lettering import Face, Ink, Style, fit
from render.kit.palette import FELT, GOLD

GAP = 12
LEFT = 14
IN_A_ROW = 5
WANTED, HIGHEST = 1100, 1480
"""How high the picture may become for the texts of cards that can't be played now, and for those that can."""
LINE = 44
TEXT = Style(Face.TEXT, 30)


class CardSlot(NamedTuple):
    """Where a card with its text lies below the field, and whether it is as wide as the picture."""

    card: str
    x: int
    y: int
    wide: bool


def compose(scene: Scene, seat: int, ready: Collection[str] | None) -> Canvas:
    """The picture of one seat; ``ready`` are the cards that can be played now, None where no card is asked for."""
    if scene.view.left is not None:
        return public_table.compose(scene)
    many, looks = Counter(scene.view.seats[seat].hand.cards), scene.looks

    def lit(card: str) -> bool | None:
        return None if ready is None else card in ready

    order = sorted(many, key=lambda card: (ready is not None and card not in ready, looks[card].kind == "stone"))
    top = scene.rows.end + GAP
    places, high, small = _divided(scene, order, ready, top)
    rest = small[_most_small(high, len(small)) :]
    small = small[: len(small) - len(rest)]
    end = high + _small_height(len(small)) + (LINE if rest else 0)
    canvas = Canvas(furniture.felt(WIDTH, end if many else top + 60))
    public_table.draw_field(canvas, scene)
    if not many:
        canvas.text(WIDTH // 2, top + 24, scene.words.say("picture-empty"), TEXT, QUIET_ON_FELT, "m", WIDTH - 40)
    for card, x, y, wide in places:
        canvas.put((held.wide if wide else held.half)(looks[card], lit(card)), x, y, MARGIN)
        if many[card] > 1:
            at = held.MANY_AT["wide" if wide else "half"]
            canvas.put(faces.many(many[card]), x + at.x, y + at.y)
    for number, card in enumerate(small):
        row, place = divmod(number, IN_A_ROW)
        x, y = column(place + 1), high + row * (TILE_HEIGHT + GAP)
        canvas.put(held.small(looks[card], lit(card)), x, y, MARGIN)
        if many[card] > 1:
            at = held.MANY_AT["small"]
            canvas.put(faces.many(many[card]), x + at.x, y + at.y)
    if rest:
        text = scene.words.say("picture-and", cards=", ".join(looks[card].name for card in rest))
        canvas.text(WIDTH // 2, end - 28, fit(text, TEXT, WIDTH - 40), TEXT, Ink(GOLD.mid, FELT), "m")
    return canvas


def _divided(
    scene: Scene, order: Sequence[str], ready: Collection[str] | None, top: int
) -> tuple[list[CardSlot], int, Sequence[str]]:
    """The cards that show their texts, where they end, and those that are small."""
    ways = [_laid(scene, order[:count], top) for count in range(len(order) + 1)]
    ends = [end + _small_height(len(order) - count) for count, (_, end) in enumerate(ways)]

    def fits(count: int) -> bool:
        most = HIGHEST if ready is not None and order[count - 1] in ready else WANTED
        return ends[count] <= max(most, min(min(ends), HIGHEST))

    count = next(filter(fits, range(len(order), 0, -1)), 0)
    return *ways[count], order[count:]


def _laid(scene: Scene, cards: Sequence[str], top: int) -> tuple[list[CardSlot], int]:
    """Cards with their texts below each other, or in two columns where that is less high; and where they end."""
    below, wide = top, []
    for card in cards:
        wide.append(CardSlot(card, LEFT, below, True))
        below += held.wide_height(scene.looks[card]) + GAP
    ends, halves = [top, top], []
    for card in cards:
        side = ends.index(min(ends))
        halves.append(CardSlot(card, LEFT + side * (held.HALF_WIDTH + GAP), ends[side], False))
        ends[side] += held.half_height(scene.looks[card]) + GAP
    return (wide, below) if below <= max(ends) else (halves, max(ends))


def _small_height(count: int) -> int:
    return -(-count // IN_A_ROW) * (TILE_HEIGHT + GAP)


def _most_small(high: int, count: int) -> int:
    """How many small cards there is room for: all, or as many as leave a line for the names of the others."""
    if high + _small_height(count) <= HIGHEST:
        return count
    return max(0, (HIGHEST - LINE - high) // (TILE_HEIGHT + GAP)) * IN_A_ROW
