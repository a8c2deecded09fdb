"""The pictures of Elemental Defenders, each kind in a module of its own.

`view` reads what they are made from, `words` says the same in alt texts, `faces` draws the cards, `parts` keeps them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render import Picture
from render.canvas import Canvas
from render.elemental_defenders import final_table, lobby_cover, parts, private_hand, public_table, words
from render.elemental_defenders.figures import FIGURES
from render.elemental_defenders.view import View, read

__all__ = ["FIGURES", "compose_hand", "compose_table", "cover", "hand", "table", "warm"]


def table(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The table; at the end of the game the final picture. It shows both hands, for all is public (ED-9.1)."""
    return Picture(compose_table(view, names).png(), words.table(read(view), names))


def hand(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """What the view's own seat holds, and the table small below; ValueError for a spectator's view."""
    seen = read(view)
    return Picture(compose_hand(view, names).png(), words.hand(seen, _seat(seen), names))


def compose_table(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """The table's picture, put together but not yet encoded."""
    seen = read(view)
    if seen.outcome is not None:
        return final_table.compose(seen, seen.outcome, names)
    return public_table.compose(seen, names)


def compose_hand(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """The hand's picture, put together but not yet encoded."""
    seen = read(view)
    return private_hand.compose(seen, _seat(seen), names)


def _seat(view: View) -> int:
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


def cover() -> Picture:
    """The lobby's picture."""
    return Picture(lobby_cover.compose().png(), words.COVER)


def warm() -> None:
    """Draw all that repeats: the cards, the words, the cover, the figures."""
    parts.warm()
    public_table.warm()
    cover()
    for draw in FIGURES.values():
        draw()
