"""The sixteen cards of Elements. A card is its value; values 1 to 5 are there twice, 6 (Yin/Yang) six times (EM-1)."""

from collections.abc import Sequence
from typing import NewType

Card = NewType("Card", int)
Cards = tuple[Card, ...]
Pair = tuple[Cards, Cards]
"""A row of cards for each seat."""

SIX = Card(6)
DECK: Cards = tuple(Card(value) for value in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6))  # EM-1.3
HAND_SIZE = 6
ASIDE = len(DECK) - 2 * HAND_SIZE


def ascending(cards: Sequence[Card]) -> Cards:
    """Cards in the order in which a hand is held."""
    return tuple(sorted(cards))


def without(cards: Cards, card: Card) -> Cards:
    """The cards without one of them."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]
