"""What a seat sees of a game, and what of it can be chosen now: cards of the hand, and places of the field."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import Action
from engine.elemental_clash.actions import (
    Attack,
    Block,
    Divide,
    MoveCreature,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Put,
    TakeFound,
    Target,
)
from engine.elemental_clash.view import ClashView
from render.elemental_clash.scene import Scene
from render.kit.names import names_as_read
from words.elemental_clash import ClashWords

ASKED_FOR_CARDS = frozenset({"main", "block", "window"})
"""The decisions in which cards of the hand can be played."""


def scene_for_seat(
    view: ClashView,
    seat: int,
    names: Sequence[str],
    words: ClashWords,
    legal: Sequence[Action],
    *,
    line_height: int = 0,
) -> Scene:
    """What a seat's picture is made from: the field from its own side, and itself called "you"."""
    shown = names_as_read(words.catalogue, names, seat)
    usable = frozenset(f"{seat}S{action.pile}" for action in legal if isinstance(action, PlayCard))
    return Scene(view, words, shown, seat, seat, choosable_places(legal), usable, line_height=line_height)


def cards_in_picture(view: ClashView, seat: int, legal: Sequence[Action]) -> Sequence[str]:
    """The cards that can be chosen from a Spellbook or a discard pile now; else those of the hand."""
    return _found_cards(legal) or view.seats[seat].hand.cards


def _found_cards(legal: Sequence[Action]) -> list[str]:
    return [one.card for one in legal if isinstance(one, TakeFound | Target) and isinstance(one.card, str)]


def playable_cards(view: ClashView, legal: Sequence[Action]) -> Collection[str] | None:
    """The cards that can be played, or chosen from where they don't lie open, now; None where no card is asked for."""
    if found := _found_cards(legal):
        return {*found}
    if view.decision is None or view.decision.seat != view.viewer or view.decision.kind not in ASKED_FOR_CARDS:
        return None
    return {action.card for action in legal if isinstance(action, PlayCard | PlayStone)}


def asks_for_no_card(view: ClashView, legal: Sequence[Action]) -> bool:
    """Whether a viewer is asked for something in which no card that they hold plays a part: who goes where, who fights
    whom."""
    decision = view.decision
    if decision is None or decision.seat != view.viewer or decision.kind in ("main", "discard"):
        return False
    return not playable_cards(view, legal)


def choosable_places(legal: Sequence[Action]) -> frozenset[str]:
    """The places of the field that a seat can choose now."""
    places: set[str | None] = set()
    for action in legal:
        match action:
            case Attack(start, to) | Block(start, to) | PlaceCreature(start, to) | MoveCreature(start, to):
                places |= {start, to}
            case Target(ref):
                places.add(ref)
            case Put(to) | Divide(to):
                places.add(to)
    return frozenset(place for place in places if place is not None)
