"""Whether it matters in which column of a zone a creature stands: only where a card says so (EC-4.5)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine import Seat
from engine.elemental_clash.cards import Card
from engine.elemental_clash.language import Filter
from engine.elemental_clash.view import ClashView

BESIDE, FACING = frozenset({"adjacent", "partner"}), frozenset({"facing"})


def columns_matter(view: ClashView, seat: Seat | int, card: str) -> bool:
    """True if this card, an own one in play that looks at its neighbours, or an opposing one that looks at what it
    faces, makes a difference between the free spaces of a zone."""
    if _looks_at(view.rules[card], BESIDE | FACING):
        return True
    for side, looks in ((seat, BESIDE), (1 - seat, FACING)):
        if any(
            _looks_at(view.rules[lying.card], looks)
            for _, lying in view.cards_on_field(side)
            if lying.card in view.rules
        ):
            return True
    return False


def _looks_at(card: Card, near: frozenset[str]) -> bool:
    return any(what.near in near for what in _filters(card.ability))


def _filters(part: object) -> Iterator[Filter]:
    """The choices of cards anywhere in abilities."""
    if isinstance(part, Filter):
        yield part
    if isinstance(part, msgspec.Struct):
        part = [getattr(part, name) for name in part.__struct_fields__]
    if isinstance(part, list | tuple):
        for one in part:
            yield from _filters(one)
