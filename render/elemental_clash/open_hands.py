"""What both players hold, in a column beside the field: for whoever looks back at a game with everything open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from render.elemental_clash import faces, held, public_table
from render.elemental_clash.faces import MARGIN, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.scene import Scene
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.furniture import NAME, ON_FELT, QUIET_ON_FELT, write_name
from render.kit.lettering import Face, Style, wrapped

GAP, COLUMNS = 10, 2
WIDTH = COLUMNS * (TILE_WIDTH + GAP) + 24
HEAD, LINE = 56, 36
HIGHEST = 896
"""How high the picture becomes for cards: at 550 pixels' width no more than Discord shows."""
TEXT = Style(Face.TEXT, 30)


def compose(scene: Scene, hands: Mapping[int, Sequence[str]]) -> Canvas:
    """The table, and beside each player's half of it their cards."""
    field = public_table.compose(scene)
    canvas = Canvas(furniture.felt(field.width + WIDTH, max(field.height, min(_wanted(hands), HIGHEST))))
    canvas.paste(field)
    half = canvas.height // 2
    for seat, cards in hands.items():
        top = 8 + half * (1 - scene.side(seat))
        _hand(canvas, field.width + 4, top, half - 16, scene, seat, cards)
    return canvas


def _wanted(hands: Mapping[int, Sequence[str]]) -> int:
    """How high it would be with every card of both hands."""
    rows = max((-(-len(set(cards)) // COLUMNS) for cards in hands.values()), default=0)
    return 2 * (16 + HEAD + rows * (TILE_HEIGHT + GAP))


def _hand(canvas: Canvas, x: int, top: int, high: int, scene: Scene, seat: int, cards: Sequence[str]) -> None:
    """As many cards as there is room for; the others are named."""
    write_name(canvas, x, top + HEAD // 2, scene.names[seat], NAME, ON_FELT, WIDTH - 24)
    many, looks, y = Counter(cards), scene.looks, top + HEAD
    if not cards:
        canvas.text(x, y + LINE // 2, scene.words.say("picture-left-no-hand"), TEXT, QUIET_ON_FELT, room=WIDTH - 24)
    kinds, room = list(many), high - HEAD
    rows = room // (TILE_HEIGHT + GAP)
    if len(kinds) > COLUMNS * rows:
        rows = max(0, room - 2 * LINE) // (TILE_HEIGHT + GAP)
    shown, rest = kinds[: COLUMNS * rows], kinds[COLUMNS * rows :]
    for number, card in enumerate(shown):
        row, place = divmod(number, COLUMNS)
        left, above = x + place * (TILE_WIDTH + GAP), y + row * (TILE_HEIGHT + GAP)
        canvas.put(held.small(looks[card], None), left, above, MARGIN)
        if many[card] > 1:
            at = held.MANY_AT["small"]
            canvas.put(faces.many(many[card]), left + at.x, above + at.y)
    if rest:
        named = ", ".join(looks[card].name for card in rest)
        lines = wrapped(scene.words.say("picture-and", cards=named), TEXT, WIDTH - 24, 2)
        for number, line in enumerate(lines):
            canvas.text(x, y + rows * (TILE_HEIGHT + GAP) + LINE // 2 + number * LINE, line, TEXT, ON_FELT)
