"""The pictures of Elemental, each kind in a module of its own.

`view` reads what they are made from, `words` says the same in alt texts, `geometry` and `parts` have places and
sprites, `board` is what the table and the private picture share, `margin` stands beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render import Picture
from render.canvas import Canvas
from render.elemental import board, figures, margin, parts, private_board, public_table, words
from render.elemental.figures import FIGURES
from render.elemental.view import View, public, read

__all__ = ["FIGURES", "compose_hand", "compose_table", "cover", "hand", "table", "warm"]


def table(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The public table, with how the newest round came about; at the end of the game the final picture."""
    return Picture(compose_table(view, names).png(), words.table(public(read(view)), names))


def compose_table(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """The same, put together but not yet encoded; it is the same for every viewer (EL-10.4)."""
    return public_table.compose(public(read(view)), names)


def hand(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The board as the view's own seat knows it, with its notes (EL-10.4); ValueError for a spectator's view."""
    seen = read(view)
    return Picture(compose_hand(view, names).png(), words.hand(seen, _seat(seen), names))


def compose_hand(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """The same, put together but not yet encoded."""
    seen = read(view)
    return private_board.compose(seen, _seat(seen), names)


def _seat(view: View) -> int:
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


def cover() -> Picture:
    """The lobby's picture."""
    return figures.cover()


def warm() -> None:
    """Draw the board, the pieces as they begin, and what lists are made of; the rest is drawn when it is first seen."""
    board.ground(margin.WIDTH)
    parts.warm()
    margin.warm()
    cover()
