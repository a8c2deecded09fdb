"""What a seat sees: the field from its own side, and below it the hand, every card readable.

The cards that can be played now, and the places that can be chosen, are ringed in gold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from render import furniture
from render.canvas import Canvas
from render.elemental_clash import faces, public_table
from render.elemental_clash.faces import HAND_WIDTH, MARGIN
from render.elemental_clash.scene import Scene
from render.furniture import QUIET_ON_FELT, WIDTH
from render.lettering import Face, Ink, Style, fit
from render.palette import FELT, GOLD

GAP = 12
MOST = 8
"""Different cards that are drawn; more than that stand in a line below."""
TEXT = Style(Face.TEXT, 30)


def compose(scene: Scene, seat: int, ready: Collection[str] | None) -> Canvas:
    """The picture of one seat; ``ready`` are the cards that can be played now, None where no card is asked for."""
    if scene.view.left is not None:
        return public_table.compose(scene)
    held, looks = Counter(scene.view.seats[seat].hand.cards), scene.looks
    order = sorted(held, key=lambda card: (ready is not None and card not in ready, looks[card].kind == "stone"))
    shown = order[:MOST]
    rest = ", ".join(looks[card].name for card in order[MOST:])
    top = public_table.HEIGHT + GAP
    high = sum(faces.hand_height(looks[card]) + GAP for card in shown) or 60
    canvas = Canvas(furniture.felt(WIDTH, top + high + (44 if rest else 0)))
    public_table.draw_field(canvas, scene)
    if not shown:
        canvas.text(WIDTH // 2, top + 28, scene.words.say("picture-empty"), TEXT, QUIET_ON_FELT, "m")
    y = top
    for card in shown:
        lit = None if ready is None else card in ready
        canvas.put(faces.in_hand(looks[card], lit), GAP, y, MARGIN)
        tall = faces.hand_height(looks[card])
        if held[card] > 1:
            canvas.put(faces.many(held[card]), GAP + HAND_WIDTH - 58, y + tall - 46)
        y += tall + GAP
    if rest:
        text = scene.words.say("picture-and", cards=rest)
        canvas.text(WIDTH // 2, y + 16, fit(text, TEXT, WIDTH - 40), TEXT, Ink(GOLD.mid, FELT), "m")
    return canvas
