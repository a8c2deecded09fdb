"""A hand of Elemental Clash, for whoever holds it: every card readable, those that can be played now ringed in gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from render import furniture
from render.canvas import Canvas
from render.elemental_clash import faces
from render.elemental_clash.faces import HAND_HEIGHT, HAND_WIDTH, MARGIN
from render.elemental_clash.scene import Scene
from render.furniture import QUIET_ON_FELT
from render.lettering import Face, Ink, Style, fit
from render.palette import FELT, GOLD

WIDTH = 824
GAP = 14
MOST = 8
"""Different cards that are drawn; more than that stand in a line below."""
TEXT = Style(Face.TEXT, 24)
COUNT = Style(Face.NUMERAL, 30)


def compose(scene: Scene, seat: int, ready: Collection[str] | None) -> Canvas:
    """The cards of one seat; ``ready`` are those that can be played now, None where no card is asked for."""
    held, looks = Counter(scene.view.seats[seat].hand.cards), scene.looks
    order = sorted(held, key=lambda card: (ready is not None and card not in ready, looks[card].kind == "stone"))
    shown = order[:MOST]
    rows = (len(shown) + 1) // 2
    rest = ", ".join(looks[card].name for card in order[MOST:])
    height = 2 * GAP + max(rows * (HAND_HEIGHT + GAP) - GAP, 60) + (36 if rest else 0)
    canvas = Canvas(furniture.felt(WIDTH, height))
    if not shown:
        canvas.text(WIDTH // 2, height // 2, scene.words.say("picture-empty"), TEXT, QUIET_ON_FELT, "m")
    for number, card in enumerate(shown):
        x = GAP - 2 + (number % 2) * (HAND_WIDTH + GAP)
        y = GAP + number // 2 * (HAND_HEIGHT + GAP)
        lit = None if ready is None else card in ready
        canvas.put(faces.in_hand(looks[card], lit), x, y, MARGIN)
        if held[card] > 1:
            canvas.put(faces.many(held[card]), x + HAND_WIDTH - 58, y + HAND_HEIGHT - 46)
    if rest:
        canvas.text(WIDTH // 2, height - 26, fit(scene.words.say("picture-and", cards=rest), TEXT, WIDTH - 40), TEXT, Ink(GOLD.mid, FELT), "m")
    return canvas
