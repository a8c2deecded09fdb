"""The cards, and what they are worth (RD-1)."""

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from engine.sentences import Sentences, Thing

# Four suits from 2 to ace, and the Elder: RD-1.1, in canonical order (RD-1.3).
# fmt: off
Card = Literal[
    "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS",
    "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC",
    "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD",
    "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH",
    "X1",
]
# fmt: on
Cards = tuple[Card, ...]

CARDS: Cards = get_args(Card)
ORDER = {card: place for place, card in enumerate(CARDS)}

ACE: Card = "AS"
KING: Card = "KS"
QUEEN: Card = "QS"
JACK: Card = "JS"
ELDER: Card = "X1"

NAMES = Sentences("realm-of-the-defenders")
SIGNS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}

SPADES = frozenset(card for card in CARDS if card[-1] == "S")
CLUBS = frozenset(card for card in CARDS if card[-1] == "C")
DIAMONDS = frozenset(card for card in CARDS if card[-1] == "D")
HEARTS = frozenset(card for card in CARDS if card[-1] == "H")
DEFENDERS = SPADES | {ELDER}
POWER = CLUBS | {ELDER}
MONEY = DIAMONDS | {ELDER}
COURAGE = HEARTS | {ELDER}

FACE_VALUE = 15
ELDER_POINTS = 22
VALUE = {card: int(card[:-1]) if card[:-1].isdigit() and card != ELDER else FACE_VALUE for card in CARDS}
POINTS = {card: ELDER_POINTS if card == ELDER else VALUE[card] for card in CARDS}

MOST_POINTS = 500
MOST_CARDS = MOST_POINTS // min(POINTS.values())
MOST_COPIES = 4
ELDERS_IN_STANDARD = 2
BID_CARDS = 10
HAND_SIZE = 7
CARDS_BEYOND_FORTRESSES = BID_CARDS + 1 + HAND_SIZE

STANDARD_DECK: Cards = CARDS + (ELDER,) * (ELDERS_IN_STANDARD - 1)


def canonical(cards: Iterable[Card]) -> Cards:
    """The cards in the order of every shuffle, list and view (RD-1.3)."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def sign(card: Card) -> str:
    """A card of a suit in few characters: "10♠"."""
    return card[:-1] + SIGNS[card[-1]]


def name_in_sentence(card: Card) -> Thing:
    """A card in a sentence: "10♠", the Elder's name; whatever somebody takes for a card is "that card"."""
    if card not in VALUE:
        return NAMES("card-unknown")
    return NAMES("card-elder") if card == ELDER else sign(card)


def worth(cards: Iterable[Card]) -> int:
    """The sum of the cards' values (RD-1.2)."""
    return sum([VALUE[card] for card in cards])


def add(cards: Cards, card: Card) -> Cards:
    """Canonically ordered cards with one more in its place."""
    place = ORDER[card]
    i = len(cards)
    while i and ORDER[cards[i - 1]] > place:
        i -= 1
    return (*cards[:i], card, *cards[i:])


def add_all(cards: Cards, new: Iterable[Card]) -> Cards:
    """Canonically ordered cards with several more."""
    for card in new:
        cards = add(cards, card)
    return cards


def remove(cards: Cards, card: Card) -> Cards:
    """The cards without one that is among them."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def remove_all(cards: Cards, gone: Iterable[Card]) -> Cards:
    """The cards without several that are among them."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def are_of_one_suit(cards: Sequence[Card]) -> bool:
    """True if all cards have the same suit; an Elder has none (RD-2.9)."""
    return ELDER not in cards and len({card[-1] for card in cards}) == 1


def deck_points(deck: Iterable[Card]) -> int:
    """The cost of a deck, of 500 points (RD-1.8)."""
    return sum(POINTS[card] for card in deck)


class DeckList(msgspec.Struct, frozen=True, gc=False):
    """The deck that a seat plays with, open to everybody (RD-10.1)."""

    cards: Cards
    aces: int
    queens: int
    jacks: int
    shown: Literal["standard"] | Cards
    """Its name in a view."""

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "DeckList":
        """The list of these cards, which may come in any order; the default deck is shown as "standard" (RD-1.11)."""
        ordered = canonical(cards)
        shown: Literal["standard"] | Cards = "standard" if ordered == STANDARD_DECK else ordered
        return cls(ordered, ordered.count(ACE), ordered.count(QUEEN), ordered.count(JACK), shown)


STANDARD = DeckList.of(STANDARD_DECK)
