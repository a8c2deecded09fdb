"""What there is to know of the decks of Realm of the Defenders, for whoever builds them (RD-1.8 to RD-1.11)."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from engine.decks import Deck, Decks, Objection, UnreadableDeck
from engine.realm_of_the_defenders.cards import (
    CARDS,
    ELDER,
    MOST_COPIES,
    MOST_POINTS,
    POINTS,
    STANDARD_DECK,
    VALUE,
    Card,
    canonical,
    deck_objections,
    deck_points,
)

RANKS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
SUITS = {"S": "Spades", "C": "Clubs", "D": "Diamonds", "H": "Hearts"}
USES = {"S": "Defenders", "C": "Power", "D": "Money", "H": "Courage"}
POWERS = {
    "JS": "can be sacrificed from the hand",
    "QS": "strikes a resource of an opponent",
    "KS": "can't be overwhelmed",
    "AS": "spoils a dismantling",
}
LONGEST_LIST = 1000
"""So many cards are read; a text that names more is no deck."""

_SYMBOLS = str.maketrans("♠♣♦♥♤♧♢♡×*", "SCDHSCDHXX")
_CARD = re.compile(r"(?:(\d{1,3})X)?((?:[2-9]|10|[JQKA])[SCDH]|X1|X|ELDERS?|JOKERS?)(?:X(\d{1,3}))?")
_BEFORE = re.compile(r"(\d{1,3})X?")
_AFTER = re.compile(r"X(\d{1,3})")


class RealmDecks(Decks):
    """Decks of 500 points at most, with four of a card at most, and 20 cards at least."""

    public = True
    ready: Mapping[str, Deck] = {"Standard": STANDARD_DECK}
    groups: Mapping[str, Sequence[str]] = {
        **{f"{USES[letter]}: {suit}": [card for card in CARDS if card[-1] == letter] for letter, suit in SUITS.items()},
        "Elders: jokers": [ELDER],
    }

    def name(self, card: str) -> str:
        """A card in words: "10 of Spades"."""
        if card == ELDER:
            return "Elder"
        return f"{RANKS.get(card[:-1], card[:-1])} of {SUITS[card[-1]]}"

    def about(self, card: str) -> str:
        """What a card costs, is good for, and can do."""
        known = _known([card])[0]
        if known == ELDER:
            return f"{POINTS[known]} points: Money, Power or Courage of 15, or a Defender"
        use = "Defender" if card[-1] == "S" else USES[card[-1]]
        power = f", {POWERS[card]}" if card in POWERS else ""
        return f"{POINTS[known]} points: {use} of {VALUE[known]}{power}"

    def most(self, card: str) -> int:
        """Four of each (RD-1.9)."""
        return MOST_COPIES

    def read(self, text: str) -> Deck:
        """A list as people write it: "10S 10♥ qh X", "2x KC", "3xAD", "Elder x4", with or without commas."""
        cards: list[Card] = []
        times = 1
        for word in re.split(r"[\s,;]+", text.upper().translate(_SYMBOLS).strip()):
            if entry := _CARD.fullmatch(word):
                before, name, after = entry.groups()
                last = _known([ELDER if name[0] == "X" or len(name) > 3 else name])
                cards += last * (times * int(before or 1) * int(after or 1))
                times = 1
            elif counted := _BEFORE.fullmatch(word):
                times = int(counted[1])
            elif (counted := _AFTER.fullmatch(word)) and cards:
                cards += [cards[-1]] * (int(counted[1]) - 1)
            elif word:
                raise UnreadableDeck(f"I can't read “{word[:40]}” as a card. Write 10S, QH or X, and 3x 10S for three.")
            if len(cards) > LONGEST_LIST:
                raise UnreadableDeck(f"This lists more than {LONGEST_LIST} cards.")
        return canonical(cards)

    def write(self, deck: Sequence[str]) -> str:
        """A line for each suit: "9S 2x KS"."""
        counts = Counter(deck)
        lines = []
        for group in self.groups.values():
            words = [f"{counts[card]}x {card}" if counts[card] > 1 else card for card in group if counts[card]]
            if words:
                lines.append(" ".join(words))
        return "\n".join(lines)

    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        """With four Fortresses a deck needs two cards more (RD-1.10)."""
        return deck_objections(_known(deck), 4 if options.get("fortresses") == 4 else 2)

    def summary(self, deck: Sequence[str]) -> str:
        """ "54 cards, 500 of 500 points"."""
        return f"{len(deck)} cards, {deck_points(_known(deck))} of {MOST_POINTS} points"


def _known(cards: Sequence[str]) -> list[Card]:
    """The cards as cards; msgspec.ValidationError for what is none."""
    return msgspec.convert(list(cards), list[Card])
