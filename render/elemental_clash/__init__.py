"""The pictures of Elemental Clash, each kind in a module of its own.

`view` reads what they are made from, `words` says the same in alt texts. `looks` is how each card looks, its emblem
drawn by `creatures` and `sigils` with a `painter`; `faces` draws whole cards when they are first shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render import Picture
from render.canvas import Canvas
from render.elemental_clash import deck_sheet, lobby_cover, private_hand, public_table, single_card, words
from render.elemental_clash.figures import FIGURES
from render.elemental_clash.view import View, read

__all__ = ["FIGURES", "LATE", "card", "compose_hand", "compose_table", "cover", "deck", "hand", "table", "warm"]

LATE = True
"""Cards are drawn when they are first shown."""


def table(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """The public table; at the end of the game the final picture. It is the same for every viewer (EC-13.1)."""
    seen = read(view)
    return Picture(public_table.compose(seen, names).png(), words.table(seen, names))


def hand(view: Mapping[str, Any], names: Sequence[str]) -> Picture:
    """What the view's own seat holds (EC-13.2); ValueError for a spectator's view."""
    seen = read(view)
    seat = _seat(seen)
    return Picture(private_hand.compose(seen, seat).png(), words.hand(seen, seat, names))


def compose_table(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """The table's picture, put together but not yet encoded."""
    return public_table.compose(read(view), names)


def compose_hand(view: Mapping[str, Any], names: Sequence[str]) -> Canvas:
    """The hand's picture, put together but not yet encoded."""
    seen = read(view)
    return private_hand.compose(seen, _seat(seen))


def _seat(view: View) -> int:
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


def card(card_id: str) -> Picture:
    """One card of the pool, large; KeyError for an unknown one."""
    return single_card.picture(card_id)


def deck(deck: Sequence[str], name: str) -> Picture:
    """A Spellbook's statistics, under its name: levels, elements, kinds and the curve."""
    return deck_sheet.picture(deck, name)


def cover() -> Picture:
    """The lobby's picture."""
    return Picture(lobby_cover.compose().png(), words.COVER)


def warm() -> None:
    """Draw what every table shows, and the cover; cards and figures are drawn when they are first needed."""
    public_table.warm()
    cover()
