"""The twenty cards of Elemental Defenders, and sets of them (ED-1).

A card is written "F4", the Warden of Fire; a set of cards is an int with one bit for each card, in canonical order from
bit 0 (ED-1.6), so that of two cards of one Element or one Level the one with the lower bit is the stronger (ED-4.4).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, NewType, TypeVar

from engine.sentences import Sentence, Sentences

Card = NewType("Card", str)
Cards = tuple[Card, ...]
CardSet = NewType("CardSet", int)

ELEMENTS = "EFAW"  # ED-1.2, strongest first: Earth, Fire, Air, Water
LEVELS = "54321"  # ED-1.3: Mystic, Warden, Priestess, Knight, Neonate
VIRTUES: Mapping[str, int] = {"5": 11, "4": 10, "3": 4, "2": 3, "1": 7}  # ED-1.4
DECK: Cards = tuple(Card(element + stars) for element in ELEMENTS for stars in LEVELS)  # ED-1.6
HAND_SIZE = 10
NAMES = Sentences("elemental-defenders")

BIT = {card: CardSet(1 << i) for i, card in enumerate(DECK)}
NOTHING = CardSet(0)
OPENING_CARD = BIT[Card("W1")]  # ED-2.3


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of different cards."""
    return CardSet(sum(BIT[card] for card in cards))


SAME_ELEMENT = {card: set_of(like for like in DECK if like[0] == card[0]) for card in DECK}
SAME_LEVEL = {card: set_of(like for like in DECK if like[1] == card[1]) for card in DECK}
MYSTICS = SAME_LEVEL[Card("E5")]


def element(card: Card) -> Sentence:
    """The Element's name: Fire for F4."""
    return NAMES(f"element-{card[0]}")


def level(card: Card) -> Sentence:
    """The Level's name: Warden for F4."""
    return NAMES(f"level-{card[1]}")


def virtue(card: Card) -> int:
    """The score of the card for each card that its owner has played (ED-5.2)."""
    return VIRTUES[card[1]]


def card_name(card: Card) -> Sentence:
    """The card's name: Warden of Fire for F4."""
    return NAMES("card", level=level(card), element=element(card))


Item = TypeVar("Item")


class Menu(Generic[Item]):
    """The items for each card of a set, in canonical order: looked up by the halves of the set, for speed."""

    HALF = len(DECK) // 2
    MASK = (1 << HALF) - 1

    def __init__(self, items: Callable[[Card], tuple[Item, ...]]) -> None:
        self._first = self._items_by_card_set(items, DECK[: self.HALF])
        self._second = self._items_by_card_set(items, DECK[self.HALF :])

    @staticmethod
    def _items_by_card_set(items: Callable[[Card], tuple[Item, ...]], cards: Cards) -> list[tuple[Item, ...]]:
        table: list[tuple[Item, ...]] = [()]
        for card in cards:
            # A later card's bit is higher: the sets with it come after all those without, in the same order.
            table += [without + items(card) for without in table]
        return table

    def __call__(self, cards: CardSet) -> tuple[Item, ...]:
        return self._first[cards & self.MASK] + self._second[cards >> self.HALF]


CARDS: Menu[Card] = Menu(lambda card: (card,))
"""The cards of a set, in canonical order."""
