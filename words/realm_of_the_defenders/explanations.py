"""What somebody meets for the first time, by the names of its explanations."""

from collections.abc import Collection, Iterator, Sequence

from engine import Event
from engine.realm_of_the_defenders.cards import ACE, ELDER, JACK, KING, QUEEN, SPADES, Card, worth
from engine.realm_of_the_defenders.events import AceSacrificed, Inspired, LossSuffered, QueenForfeited, Sacrificed
from engine.realm_of_the_defenders.questions import POWER_PRICE
from engine.realm_of_the_defenders.view import RealmView
from words.realm_of_the_defenders.cards import Vocabulary

POWER_CARDS = {JACK: "jack", QUEEN: "queen", KING: "king", ACE: "ace", ELDER: "elder"}
"""The cards that can do something of their own, by the names of what explains them."""

PRICED_CARDS = (JACK, QUEEN, ACE)
"""The cards whose power costs 15 Courage (RD-8.1)."""


def explanations_met(events: Sequence[Event], view: RealmView, types: Collection[str]) -> Iterator[str]:
    """What a seat that is to act has before it, whatever matters most first."""
    losses = [event for event in events if isinstance(event, LossSuffered)]
    if any(loss.fortresses for loss in losses):
        yield "fortress"
    if losses:
        yield "courage"
    yield from _powers_used(events)
    if view.step in ("bid", "respond"):
        yield view.step
    if view.step in ("ace", "queen"):
        yield view.step
    acts = view.step in ("main", "resource")
    yield from (kind for kind in ("queen", "inspire") if kind in types)
    if "deploy" in types and any(card in SPADES for card in view.own().hand):  # else it is an Elder that can come
        yield "deploy"
    yield from (POWER_CARDS[card] for card in POWER_CARDS if acts and card in view.own().hand)
    yield from (kind for kind in ("attack", "dismantle") if kind in types)
    stand = {one.card for seat in view.seats for one in seat.defenders}
    yield from (POWER_CARDS[card] for card in POWER_CARDS if acts and card in stand)
    if "place" in types:
        yield "place"


def reminders(words: Vocabulary, view: RealmView, explained: Collection[str]) -> list[str]:
    """What the viewer's own cards can do beside what every other card can, once that has been explained.

    Only what could come of it as the game stands; a Jack also before he is explained, with any other card.
    """
    if view.step != "main" or view.viewer not in view.active:
        return []
    own, defenders = view.own().hand, {one.card for one in view.seats[view.viewer].defenders}
    held = [card for card in POWER_CARDS if card in own or (card in defenders and card != JACK)]
    held = [card for card in held if _is_of_use(card, view)]
    if not any(POWER_CARDS[card] in explained for card in held):
        return []
    fallen = "some" if any(card in SPADES for card in view.seats[view.viewer].defeated) else "none"
    said = [
        words.say(f"held-{POWER_CARDS[card]}", fallen=fallen)
        for card in held
        if POWER_CARDS[card] in explained or card == JACK
    ]
    return [f"-# {words.say('held', cards=words.catalogue.list_with_semicolons(said))}"] if said else []


def _is_of_use(card: Card, view: RealmView) -> bool:
    """Whether a power can be paid for, and there is what it is used against or for (RD-5.7, RD-6.1, RD-8)."""
    assert view.viewer is not None
    own = view.seats[view.viewer]
    others = [realm for seat, realm in enumerate(view.seats) if seat != view.viewer and not realm.out]
    if card in PRICED_CARDS and worth(own.courage) < POWER_PRICE:
        return False
    if card == ACE:
        return any(realm.fortresses > 1 for realm in others)
    if card == QUEEN:
        return any(realm.courage or realm.power for realm in others)
    return card != JACK or bool(own.defenders)


def _powers_used(events: Sequence[Event]) -> Iterator[str]:
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
