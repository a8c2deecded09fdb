"""The pictures of Realm of the Defenders, each kind in a module of its own.

`view` reads what they are made from, `words` says the same in alt texts, `signs`, `courts` and `faces` draw the cards,
`parts` keeps them and lays them in rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.realm_of_the_defenders.cards import Card
from render import Picture
from render.canvas import Canvas
from render.realm_of_the_defenders import (
    deck_list,
    final_table,
    lobby_cover,
    parts,
    private_hand,
    public_table,
    words,
)
from render.realm_of_the_defenders.figures import FIGURES
from render.realm_of_the_defenders.view import Private, View, read

__all__ = ["FIGURES", "compose_hand", "compose_table", "cover", "deck", "hand", "table", "warm"]


def table(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The public table; at the end of the game the final picture. It is the same for every viewer (RD-10.1)."""
    return Picture(compose_table(view, names).png(), words.table(read(view), names))


def hand(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """What the view's own seat holds (RD-10.2); ValueError for a spectator's view."""
    seen = read(view)
    return Picture(compose_hand(view, names).png(), words.hand(seen, *_own(seen), names))


def compose_table(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """The table's picture, put together but not yet encoded."""
    seen = read(view)
    if seen.outcome is not None:
        return final_table.compose(seen, seen.outcome, names)
    return public_table.compose(seen, names)


def compose_hand(view: Mapping[str, Any], _names: Sequence[str]) -> Canvas:
    """The hand's picture, put together but not yet encoded."""
    seen = read(view)
    return private_hand.compose(seen, *_own(seen))


def _own(view: View) -> tuple[int, Private]:
    if view.viewer is None or view.private is None:
        raise ValueError("a spectator has no hand")
    return view.viewer, view.private


def deck(which: Sequence[str], name: str) -> Picture:
    """A built deck under its name, legal or not; msgspec.ValidationError for what is no card."""
    cards = msgspec.convert(list(which), list[Card])
    return Picture(deck_list.compose(cards, name).png(), words.deck(cards, name))


def cover() -> Picture:
    """The lobby's picture."""
    return Picture(lobby_cover.compose().png(), words.COVER)


def warm() -> None:
    """Draw all that repeats: the cards of a table, its words, the cover; figures and rare cards when first seen."""
    parts.warm()
    public_table.warm()
    cover()
