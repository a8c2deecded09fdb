"""The rules of decks of Realm of the Defenders, for whoever builds them (RD-1.8 to RD-1.11)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.decks import Deck, Decks, Objection
from engine.realm_of_the_defenders.cards import (
    CARDS,
    CARDS_BEYOND_FORTRESSES,
    DEFENDERS,
    ELDER,
    MOST_COPIES,
    MOST_POINTS,
    STANDARD_DECK,
    Card,
    canonical,
    deck_points,
    name_in_sentence,
)
from engine.sentences import Field, Sentences

SENTENCES = Sentences("realm-of-the-defenders-deck")
"""The objections to a deck."""

USES = {"defenders": "S", "power": "C", "money": "D", "courage": "H"}
"""The suits by what they are good for."""


def deck_objections(deck: Sequence[Card], fortresses: int = 2) -> list[Objection]:
    """The objections to a deck; none for a good one.

    ``fortresses`` is the number of Fortresses that the game deals to a seat: 2 or 4 (RD-1.8 to RD-1.10).
    """
    found = []
    points, copies, fewest = deck_points(deck), Counter(deck), CARDS_BEYOND_FORTRESSES + fortresses
    if points > MOST_POINTS:
        found.append(_objection("points", "RD-1.8", points=points, most=MOST_POINTS))
    found += [
        _objection("copies", "RD-1.9", count=copies[card], card=name_in_sentence(card), most=MOST_COPIES)
        for card in CARDS
        if copies[card] > MOST_COPIES
    ]
    if len(deck) < fewest:
        found.append(_objection("cards", "RD-1.10", count=len(deck), fewest=fewest))
    if DEFENDERS.isdisjoint(deck):
        found.append(_objection("no-defender", "RD-1.10"))
    return found


def _objection(key: str, rule: str, **fields: Field) -> Objection:
    return Objection(SENTENCES(key, **fields), rule)


class RealmDecks(Decks):
    """Decks of 500 points at most, with four of a card at most, and 20 cards at least."""

    public = True
    ready: Mapping[str, Deck] = {"standard": STANDARD_DECK}
    groups: Mapping[str, Sequence[str]] = {
        **{use: [card for card in CARDS if card[-1] == letter] for use, letter in USES.items()},
        "elders": [ELDER],
    }

    def most(self, card: str) -> int:
        """Four of each (RD-1.9)."""
        return MOST_COPIES

    def in_order(self, cards: Iterable[str]) -> Deck:
        """As in every list (RD-1.3)."""
        return canonical(read_cards(cards))

    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        """With four Fortresses a deck needs two cards more (RD-1.10)."""
        return deck_objections(read_cards(deck), 4 if options.get("fortresses") == 4 else 2)


def read_cards(cards: Iterable[str]) -> list[Card]:
    """The cards as cards; msgspec.ValidationError for what is none."""
    return msgspec.convert(list(cards), list[Card])
