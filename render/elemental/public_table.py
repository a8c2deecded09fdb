"""The public table of Elemental: the board, both players, and how the newest round came about."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Outcome
from engine.elemental import ElementalView
from render.elemental import board, margin
from render.elemental.margin import EDGE, HEIGHT, LEFT, PLATE, ROOM, WIDTH
from render.kit.canvas import Canvas
from render.kit.furniture import fit_name, wreath, write_name
from render.kit.lettering import Face, Style, block
from render.kit.palette import FELT
from words import endings
from words.elemental import ElementalWords

WINNER = Style(Face.TITLE, 48)


def compose(view: ElementalView, names: Sequence[str], words: ElementalWords, turned: bool = False) -> Canvas:
    """The table, put together but not yet encoded; at the end of the game the final picture."""
    canvas = Canvas(board.ground(WIDTH, turned))
    board.draw(canvas, view, turned)
    below, above = view.seats[::-1] if turned else view.seats
    margin.player(canvas, EDGE, view, above, names, words)
    margin.player(canvas, HEIGHT - EDGE - PLATE, view, below, names, words)
    if view.outcome is None:
        margin.middle(canvas, view, words)
    else:
        _verdict(canvas, view, view.outcome, names, words)
    return canvas


def _verdict(
    canvas: Canvas, view: ElementalView, outcome: Outcome, names: Sequence[str], words: ElementalWords
) -> None:
    sprite = wreath(50, FELT)
    canvas.put(sprite, LEFT + (ROOM - sprite.image.width) // 2, 150)
    if outcome.winners:
        winner = names[outcome.winners[0]]
        write_name(canvas, LEFT + 4, 298, winner, WINNER, margin.ON_FELT, ROOM - 8)
        wins = words.say("picture-wins", winner=winner)
        canvas.text(LEFT + 4, 348, wins, margin.TITLE, margin.GOLD_ON_FELT, room=ROOM - 8)
    else:
        write_name(canvas, LEFT + 4, 298, endings.title(words.catalogue, outcome), WINNER, margin.ON_FELT, ROOM - 8)
    why = words.why(outcome, [fit_name(names[seat], margin.TEXT, 150) for seat in (0, 1)])
    lines, style = block(why, margin.TEXT, ROOM - 8, 2, canvas.least)
    for row, line in enumerate((*lines, words.say("picture-rounds", rounds=view.round))):
        canvas.text(LEFT + 4, 396 + 36 * row, line, style, margin.QUIET_ON_FELT, room=ROOM - 8)
