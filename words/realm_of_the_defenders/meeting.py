"""What somebody meets for the first time, by the names of its explanations."""

from collections.abc import Collection, Iterator, Sequence

from engine import Event
from engine.realm_of_the_defenders.cards import ACE, ELDER, JACK, KING, QUEEN
from engine.realm_of_the_defenders.events import AceSacrificed, Inspired, LossSuffered, QueenForfeited, Sacrificed
from engine.realm_of_the_defenders.view import RealmView

POWERS = {JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace", ELDER: "elder"}
"""The cards that can do something of their own, by the names of what explains them."""


def met(events: Sequence[Event], view: RealmView, types: Collection[str]) -> Iterator[str]:
    """What a seat that is to act has before it, whatever matters most first."""
    losses = [event for event in events if isinstance(event, LossSuffered)]
    if any(loss.fortresses for loss in losses):
        yield "fortress"
    if losses:
        yield "courage"
    yield from _used(events)
    if view.step in ("bid", "respond"):
        yield view.step
    if view.step in ("ace", "queen"):
        yield view.step
    yield from (kind for kind in ("queen", "inspire", "deploy") if kind in types)
    acts = view.step in ("main", "resource")
    yield from (POWERS[card] for card in POWERS if acts and card in view.own().hand)
    yield from (kind for kind in ("attack", "dismantle") if kind in types)
    stand = {one.card for seat in view.seats for one in seat.defenders}
    yield from (POWERS[card] for card in POWERS if acts and card in stand)
    if "place" in types:
        yield "place"


def _used(events: Sequence[Event]) -> Iterator[str]:
    """What others have used of such cards."""
    for event in events:
        match event:
            case QueenForfeited():
                yield "queen"
            case AceSacrificed():
                yield "ace"
            case Sacrificed(courage=price) if price is not None:
                yield "jack"
            case Inspired():
                yield "inspired"  # apart from what explains the choice: that may be long ago
