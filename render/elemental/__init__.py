"""The pictures of Elemental, each kind in a module of its own.

`view` reads what they are made from, `words` says the same in alt texts, `geometry` and `parts` have places and
sprites, `board` is what the table and the private picture share, `margin` stands beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render import Picture
from render.elemental import board, figures, margin, parts, private_board, public_table, words
from render.elemental.figures import FIGURES
from render.elemental.view import public, read

__all__ = ["FIGURES", "cover", "hand", "table", "warm"]


def table(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The public table, with how the newest round came about; at the end of the game the final picture."""
    seen = public(read(view))
    return Picture(public_table.compose(seen, names).png(), words.table(seen, names))


def hand(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The board as the view's own seat knows it, with its notes (EL-10.4); ValueError for a spectator's view."""
    seen = read(view)
    if seen.viewer is None:
        raise ValueError("a spectator has no hand")
    return Picture(private_board.compose(seen, seen.viewer, names).png(), words.hand(seen, seen.viewer, names))


def cover() -> Picture:
    """The lobby's picture."""
    return figures.cover()


def warm() -> None:
    """Draw the board, the pieces as they begin, and what lists are made of; the rest is drawn when it is first seen."""
    board.ground(margin.WIDTH)
    parts.warm()
    margin.warm()
    cover()
