"""What was hidden until the game was over: the hands, and what would have come next from the Spellbooks.

The cards of the hands are drawn where the picture has room for them; below a full field they are named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.elemental_clash.view import Left
from render.elemental_clash import faces
from render.elemental_clash.faces import MARGIN, STATS_AT, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.held import MANY_AT
from render.elemental_clash.scene import Scene
from render.kit.canvas import Canvas
from render.kit.furniture import ON_FELT, QUIET_ON_FELT, write_name
from render.kit.lettering import Face, Ink, Style, fit, width

GAP, LEFT, ROOM = 12, 21, 958
TILES = 5
NEXT = 5
"""So many cards of a Spellbook are named."""
SPACE, CUT = 9, 60
"""Between two words; and what is left free for the mark that there would be more."""
NAME, TEXT = Style(Face.STRONG, 32), Style(Face.TEXT, 30)
LINE = 44
HIGHEST = 1350
"""How high the picture may become for cards that are drawn."""
NAMED_LINE, NAMED_LINES, FOOT = 36, 2, 10
"""How high a line is in which they are named, and how many lines a player gets."""


def height(scene: Scene) -> int:
    """How much room they take."""
    if scene.view.left is None:
        return 0
    return _drawn(scene) if _has_room(scene) else 2 * NAMED_LINES * NAMED_LINE + FOOT


def draw(canvas: Canvas, top: int, scene: Scene) -> None:
    """Both players' cards, one's own first."""
    if scene.view.left is None:
        return
    room = _has_room(scene)
    for seat in (scene.near, 1 - scene.near):
        left = scene.view.left[seat]
        if room:
            _draw(canvas, top, scene, seat, left)
            top += _height(left)
        else:
            _name(canvas, top, scene, seat, left)
            top += NAMED_LINES * NAMED_LINE


def _has_room(scene: Scene) -> bool:
    return scene.rows.end + _drawn(scene) <= HIGHEST


def _drawn(scene: Scene) -> int:
    return sum(_height(left) for left in scene.view.left or ())


def _name(canvas: Canvas, top: int, scene: Scene, seat: int, left: Left) -> None:
    """A player's cards in words, as far as their lines go; the alt text has all of them."""
    x, line = LEFT, 0
    x += write_name(canvas, x, top + NAMED_LINE // 2, scene.names[seat], NAME, ON_FELT, 300) + 12
    for text, ink in _said(scene, left):
        words = text.split()
        while words:
            y, rest = top + NAMED_LINE // 2 + line * NAMED_LINE, " ".join(words)
            room = LEFT + ROOM - x
            if line + 1 == NAMED_LINES:
                canvas.text(x, y, _whole(rest, room), TEXT, ink)
                if width(rest, TEXT) > room - CUT:
                    return
                x += width(rest, TEXT) + SPACE
                break
            count = next(n for n in range(len(words), -1, -1) if width(" ".join(words[:n]), TEXT) <= room)
            x += canvas.text(x, y, " ".join(words[:count]), TEXT, ink) + SPACE if count else 0
            del words[:count]
            if words:
                x, line = LEFT, line + 1


def _said(scene: Scene, left: Left) -> Iterator[tuple[str, Ink]]:
    """What is said of a player's cards, in the inks in which it is written."""
    say, words = scene.words.say, scene.words
    held = ", ".join(words.counted(left.hand))
    cards = ", ".join(words.in_order(left.spellbook[:NEXT]))
    yield say("picture-left-hand" if held else "picture-left-no-hand"), QUIET_ON_FELT
    yield held, ON_FELT
    if cards:
        yield f"· {say('picture-left-next', cards=cards)}", QUIET_ON_FELT


def _height(left: Left) -> int:
    cards = len(set(left.hand))
    rows = LINE + (TILE_HEIGHT + GAP if cards else 0) + (LINE if cards > TILES else 0)
    return rows + (LINE if left.spellbook else 0) + GAP


def _draw(canvas: Canvas, top: int, scene: Scene, seat: int, left: Left) -> None:
    say, looks = scene.words.say, scene.looks
    y = top + LINE // 2
    end = LEFT + write_name(canvas, LEFT, y, scene.names[seat], NAME, ON_FELT, 420) + 14
    said = say("picture-left-hand" if left.hand else "picture-left-no-hand")
    canvas.text(end, y, said, TEXT, QUIET_ON_FELT, room=LEFT + ROOM - end)
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
            at = MANY_AT["small"]
            canvas.put(faces.many(held[card]), x + at.x, top + at.y)
    top += TILE_HEIGHT + GAP if held else 0
    if rest := list(held)[TILES:]:
        text = say("picture-and", cards=", ".join(looks[card].name for card in rest))
        canvas.text(LEFT, top + LINE // 2 - 6, _whole(text, ROOM), TEXT, ON_FELT)
        top += LINE
    if left.spellbook:
        cards = ", ".join(scene.words.in_order(left.spellbook[:NEXT]))
        text = say("picture-left-next", cards=cards)
        canvas.text(LEFT, top + LINE // 2 - 6, _whole(text, ROOM), TEXT, QUIET_ON_FELT)


def _whole(text: str, room: int) -> str:
    """The line; where it is too long, up to the last card whose whole name has room before an ellipsis."""
    if width(text, TEXT) <= room:
        return text
    cards = text.split(", ")
    while len(cards) > 1 and width(f"{', '.join(cards)}, …", TEXT) > room:
        cards.pop()
    return f"{', '.join(cards)}, …" if len(cards) > 1 else fit(text, TEXT, room)
