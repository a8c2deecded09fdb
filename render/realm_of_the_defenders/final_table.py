"""The last picture of a game: who rules, how it ended, and the realms as they lie."""

from __future__ import annotations

from collections.abc import Sequence

from render import furniture
from render.canvas import Canvas
from render.furniture import BIG, GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, TEXT, WIDTH, WINNER, write_name
from render.lettering import fit
from render.names import drawn
from render.palette import FELT
from render.realm_of_the_defenders import public_table
from render.realm_of_the_defenders.view import Outcome, View

HEIGHT = 306
"""Of what stands above the realms."""
WHY = {
    "fortresses": "The last realm with a Fortress",
    "resigned": "The others have resigned",
    "no_defenders": "The others have no Defender left",
    "turn_limit": "The strongest realm at the turn limit",
}


def compose(view: View, outcome: Outcome, names: Sequence[str]) -> Canvas:
    """The final picture, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT + public_table.strips_height(view)))
    furniture.head(canvas, "Realm of the Defenders", public_table.where(view))
    canvas.put(furniture.wreath(84, FELT), 44, 74)
    if outcome.winners:
        write_name(canvas, 300, 150, drawn(names, outcome.winners[0]), WINNER, ON_FELT, WIDTH - 330)
        end = 300 + canvas.text(300, 222, "wins", BIG, GOLD_ON_FELT)
        why = WHY[outcome.reason] if len(view.seats) > 2 else _why_of_two(outcome, names)
        canvas.text(end + 24, 228, fit(why, TEXT, WIDTH - end - 54), TEXT, QUIET_ON_FELT)
    else:
        canvas.text(300, 150, "A draw", WINNER, ON_FELT)
        canvas.text(300, 222, "equal at the turn limit", TEXT, QUIET_ON_FELT)
    public_table.strips(canvas, HEIGHT, view, names)
    return canvas


def _why_of_two(outcome: Outcome, names: Sequence[str]) -> str:
    loser = drawn(names, 1 - outcome.winners[0])
    return {
        "fortresses": f"{loser} has no Fortress left",
        "resigned": f"{loser} has resigned",
        "no_defenders": f"{loser} has no Defender left",
        "turn_limit": WHY["turn_limit"],
    }[outcome.reason]
