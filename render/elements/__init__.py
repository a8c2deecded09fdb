"""The pictures of Elements, each kind in a module of its own.

`view` reads what they are made from, `words` says the same in alt texts, `parts` keeps the sprites.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render import Picture
from render.elements import figures, final_table, lobby_cover, parts, private_hand, public_table, words
from render.elements.figures import FIGURES
from render.elements.view import Outcome, read

__all__ = ["FIGURES", "cover", "hand", "table", "warm"]


def table(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The public table; at the end of the game the final picture. It is the same for every viewer (EM-12.1)."""
    seen = read(view)
    if seen.outcome is not None:
        canvas = final_table.compose(seen, seen.outcome, names)
    else:
        canvas = public_table.compose(seen, names)
    return Picture(canvas.png(), words.table(seen, names))


def hand(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """What the view's own seat holds (EM-12.2); ValueError for a spectator's view."""
    seen = read(view)
    if seen.viewer is None:
        raise ValueError("a spectator has no hand")
    return Picture(private_hand.compose(seen, seen.viewer).png(), words.hand(seen, seen.viewer, names))


def cover() -> Picture:
    """The lobby's picture."""
    return Picture(lobby_cover.compose().png(), words.COVER)


def warm() -> None:
    """Draw all that repeats: the sprites, the numbers and words, the cover, the figures."""
    parts.warm()
    public_table.warm()
    cover()
    for draw in FIGURES.values():
        draw()
    for seen in figures.examples():
        public_table.compose(seen, figures.NAMES).png()
        private_hand.compose(seen, 0).png()
        final_table.compose(seen, Outcome([0], [6, 2], "tokens"), figures.NAMES).png()
