"""Whether it matters in which column of a zone a creature stands: only where a card says so (EC-4.5)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine import Seat
from engine.elemental_clash.cards import Card
from engine.elemental_clash.language import Filter, Static, card_facts_match
from engine.elemental_clash.squares import BY_NAME, NAME, NEAR, ZONE
from engine.elemental_clash.view import ClashView, Creature

Neighbour = tuple[str, str]
"""How somebody stands to a creature that goes to a space, as "adjacent", "partner" or "facing", and where."""
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


def neighbours_that_matter(view: ClashView, card: str, to: str, start: str | None = None) -> tuple[Neighbour, ...]:
    """The creatures beside, before, behind or facing a space like ``0D2`` that would look at this card there, or at
    which it would look (EC-4.5); ``start``: where it lies now, and will lie no more."""
    kinds = ("adjacent", "partner", "facing")
    near = [(how, NAME[place]) for how in kinds for place in sorted(NEAR[how][BY_NAME[to]])]
    found = []
    for how, ref in near:
        there = None if ref == start else view.card_at(ref)
        if isinstance(there, Creature) and there.card in view.rules:
            pair = (card, to), (there.card, ref)
            if any(_is_seen(view, one, other, how) for one, other in (pair, pair[::-1])):
                found.append((how, ref))
    return tuple(found)


def _is_seen(view: ClashView, looks: tuple[str, str], at: tuple[str, str], how: str) -> bool:
    """Whether a card at its place has an ability for whoever stands so to it, and means this other one."""
    (own, ref), (other, there) = looks, at
    card = view.rules[other]
    for ability in view.rules[own].ability:
        if ability.in_ and ZONE[BY_NAME[ref]] not in ability.in_:
            continue
        for given in _filters_within(ability.static if isinstance(ability, Static) else (ability.of, ability.do)):
            zone = not given.zone or ZONE[BY_NAME[there]] in given.zone
            side = given.side == "any" or (given.side == "own") == (ref[0] == there[0])
            if (
                given.near == how
                and zone
                and side
                and card_facts_match(given, "creature", card.element, card.type, card.level)
            ):
                return True
    return False


def _looks_at(card: Card, near: frozenset[str]) -> bool:
    return any(what.near in near for what in _filters_within(card.ability))


def _filters_within(part: object) -> Iterator[Filter]:
    """The choices of cards anywhere in abilities."""
    if isinstance(part, Filter):
        yield part
    if isinstance(part, msgspec.Struct):
        part = [getattr(part, name) for name in part.__struct_fields__]
    if isinstance(part, list | tuple):
        for one in part:
            yield from _filters_within(one)
