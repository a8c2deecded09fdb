"""The pictures of Elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from render import Picture
from render.elements import final
from render.elements import hand as hands
from render.elements import table as tables
from render.elements import words
from render.elements.view import read


def table(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The public table; at the end of the game the final picture."""
    seen = read(view)
    if seen.outcome is not None:
        return Picture(final.compose(seen, seen.outcome, names).png(), words.table(seen, names))
    return Picture(tables.compose(seen, names).png(), words.table(seen, names))


def hand(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """What the view's own seat holds; ValueError for a spectator's view."""
    seen = read(view)
    if seen.viewer is None:
        raise ValueError("a spectator has no hand")
    return Picture(hands.compose(seen, seen.viewer).png(), words.hand(seen, seen.viewer, names))
