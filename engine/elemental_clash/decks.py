"""The rules of Spellbooks, for whoever keeps and builds them (EC-3.1, EC-3.2)."""

from collections.abc import Iterable, Mapping, Sequence

from engine.decks import Deck, Decks, Objection
from engine.elemental_clash.cards import BASIC_STONES, DEFAULT_SIZE, LARGEST_SIZE, MOST_COPIES, POOL, Card
from engine.elemental_clash.spellbook import objections

STONES = "stones"
_ELEMENTS = ("earth", "air", "fire", "water", "neutral")


def _group_of_card(card: Card) -> str:
    return STONES if card.kind == "stone" else f"{card.element}_{'creatures' if card.creature else 'spells'}"


def _cards_by_group() -> dict[str, tuple[str, ...]]:
    """Stones first, then by element creatures and spells, low levels first."""
    order = sorted(POOL.cards, key=lambda card: (card.id not in BASIC_STONES, card.level, card.name))
    ids = [STONES, *(f"{element}_{what}" for element in _ELEMENTS for what in ("creatures", "spells"))]
    groups = {group: tuple(card.id for card in order if _group_of_card(card) == group) for group in ids}
    return {group: cards for group, cards in groups.items() if cards}


class Spellbooks(Decks):
    """Spellbooks of 40 cards, or of as many as a table agrees on; nobody but their owner sees them (EC-13.2)."""

    public = False
    groups: Mapping[str, Sequence[str]] = _cards_by_group()

    def __init__(self) -> None:
        self._rank = {card: n for n, card in enumerate(card for group in self.groups.values() for card in group)}
        self.ready: Mapping[str, Deck] = {deck.id: self.in_order(deck.cards) for deck in POOL.decks.values()}

    def in_order(self, cards: Iterable[str]) -> Deck:
        return tuple(sorted(cards, key=self._rank.__getitem__))

    def most(self, card: str) -> int:
        return LARGEST_SIZE if card in BASIC_STONES else MOST_COPIES

    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        size = options.get("size")
        return objections(deck, size if isinstance(size, int) else DEFAULT_SIZE)
