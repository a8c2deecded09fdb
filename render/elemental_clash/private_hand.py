"""A hand of Elemental Clash, for whoever holds it: every card readable, those that can be played now ringed in gold."""

from __future__ import annotations

from collections import Counter

from render import furniture
from render.canvas import Canvas
from render.elemental_clash import faces
from render.elemental_clash.faces import HAND_HEIGHT, HAND_WIDTH, MARGIN
from render.elemental_clash.view import View, playable
from render.furniture import QUIET_ON_FELT
from render.lettering import Face, Ink, Style, fit
from render.palette import FELT, GOLD

WIDTH = 824
GAP = 14
MOST = 8
"""Different cards that are drawn; more than that stand in a line below."""
TEXT = Style(Face.TEXT, 24)
COUNT = Style(Face.NUMERAL, 30)


def compose(view: View, seat: int) -> Canvas:
    """The picture for one seat, put together but not yet encoded."""
    held = Counter(view.seats[seat].hand.cards)
    now = playable(view)
    order = sorted(held, key=lambda card: (now is not None and card not in now, view.looks[card].kind == "stone"))
    shown = order[:MOST]
    rows = (len(shown) + 1) // 2
    rest = ", ".join(view.looks[card].name for card in order[MOST:])
    height = 2 * GAP + max(rows * (HAND_HEIGHT + GAP) - GAP, 60) + (36 if rest else 0)
    canvas = Canvas(furniture.felt(WIDTH, height))
    if not shown:
        canvas.text(WIDTH // 2, height // 2, "Your hand is empty.", TEXT, QUIET_ON_FELT, "m")
    for number, card in enumerate(shown):
        x = GAP - 2 + (number % 2) * (HAND_WIDTH + GAP)
        y = GAP + number // 2 * (HAND_HEIGHT + GAP)
        ready = None if now is None else card in now
        canvas.put(faces.in_hand(view.looks[card], ready), x, y, MARGIN)
        if held[card] > 1:
            canvas.put(faces.many(held[card]), x + HAND_WIDTH - 58, y + HAND_HEIGHT - 46)
    if rest:
        canvas.text(WIDTH // 2, height - 26, fit(f"and {rest}", TEXT, WIDTH - 40), TEXT, Ink(GOLD.mid, FELT), "m")
    return canvas
