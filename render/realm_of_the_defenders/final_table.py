"""The last picture of a game: who rules, why it ended, the battle that ended it, and the realms as they lie."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.realm_of_the_defenders.view import RealmView
from render.kit import furniture
from render.kit.canvas import Canvas
from render.kit.furniture import BIG, GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, TEXT, WIDTH, WINNER, write_name
from render.kit.palette import FELT
from render.realm_of_the_defenders import battle_lines, public_table
from words import endings
from words.realm_of_the_defenders import RealmWords

HEIGHT = 306
"""Of what stands above the realms."""


def compose(view: RealmView, outcome: Outcome, names: Sequence[str], words: RealmWords) -> Canvas:
    """The final picture, put together but not yet encoded."""
    battle = view.fought if outcome.reason == "fortresses" else None
    top = HEIGHT + (len(battle_lines.rows(battle)) * battle_lines.HEIGHT if battle else 0)
    canvas = Canvas(furniture.felt(WIDTH, top + public_table.strips_height(view)))
    furniture.head(canvas, words.say("title"), words.headline(view))
    canvas.put(furniture.wreath(84, FELT), 44, 74)
    if outcome.winners:
        winner = outcome.winners[0]
        write_name(canvas, 300, 150, names[winner], WINNER, ON_FELT, WIDTH - 330)
        end = 300 + canvas.text(300, 222, words.say("picture-wins"), BIG, GOLD_ON_FELT, room=300)
        canvas.lines(end + 24, 228, words.why(view, names), TEXT, QUIET_ON_FELT, WIDTH - end - 54)
    else:
        canvas.text(300, 150, endings.title(words.catalogue, outcome), WINNER, ON_FELT, room=WIDTH - 330)
        canvas.lines(300, 228, words.why(view, names), TEXT, QUIET_ON_FELT, WIDTH - 330)
    if battle:
        battle_lines.draw(canvas, HEIGHT, view, battle, names, words)
    public_table.strips(canvas, top, view, names, words)
    return canvas
