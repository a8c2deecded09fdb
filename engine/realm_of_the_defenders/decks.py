"""What there is to know of the decks of Realm of the Defenders, for whoever builds them (RD-1.8 to RD-1.11)."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from engine.decks import Deck, Decks, Objection, UnreadableDeck, excerpt
from engine.realm_of_the_defenders.cards import (
    CARDS,
    CARDS_BEYOND_FORTRESSES,
    DEFENDERS,
    ELDER,
    MOST_COPIES,
    MOST_POINTS,
    ORDER,
    POINTS,
    STANDARD_DECK,
    VALUE,
    Card,
    called,
    canonical,
    deck_points,
)
from engine.sentences import Field, Sentences

SENTENCES = Sentences("realm-of-the-defenders-deck")
"""What speaks against a deck, or against a text that should be one."""

RANKS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
SUITS = {"S": "Spades", "C": "Clubs", "D": "Diamonds", "H": "Hearts"}
USES = {"S": "Defenders", "C": "Power", "D": "Money", "H": "Courage"}
POWERS = {
    "JS": "can be sacrificed from the hand",
    "QS": "strikes a resource of an opponent",
    "KS": "can't be overwhelmed",
    "AS": "spoils a dismantling",
}

_ELDERS = ("X", "ELDER", "ELDERS", "JOKER", "JOKERS")
_SYMBOLS = str.maketrans("♠♣♦♥♤♧♢♡×*", "SCDHSCDHXX")
_CARD = re.compile(rf"(?:(\d{{1,3}})X)?((?:[2-9]|10|[JQKA])[SCDH]|X1|{'|'.join(_ELDERS)})(?:X(\d{{1,3}}))?")
_BEFORE = re.compile(r"(\d{1,3})X?")
_AFTER = re.compile(r"X(\d{1,3})")


def deck_objections(deck: Sequence[Card], fortresses: int = 2) -> list[Objection]:
    """What keeps a deck from being played; nothing for a good one.

    ``fortresses`` is the number of Fortresses that the game deals to a seat: 2 or 4 (RD-1.8 to RD-1.10).
    """
    found = []
    points, copies, fewest = deck_points(deck), Counter(deck), CARDS_BEYOND_FORTRESSES + fortresses
    if points > MOST_POINTS:
        found.append(_object("points", "RD-1.8", points=points, most=MOST_POINTS))
    found += [
        _object("copies", "RD-1.9", count=copies[card], card=called(card), most=MOST_COPIES)
        for card in CARDS
        if copies[card] > MOST_COPIES
    ]
    if len(deck) < fewest:
        found.append(_object("cards", "RD-1.10", count=len(deck), fewest=fewest))
    if DEFENDERS.isdisjoint(deck):
        found.append(_object("no-defender", "RD-1.10"))
    return found


def _object(key: str, rule: str, **fields: Field) -> Objection:
    return Objection(SENTENCES(key, **fields), rule)


def card_named(text: str) -> Card | None:
    """The card that people call so: "10S", "10♠", "qh", "Elder"; None for what is none."""
    name = _plain(text.strip())
    if name in _ELDERS:
        return ELDER
    return _known([name])[0] if name in ORDER else None


def _plain(text: str) -> str:
    return text.upper().translate(_SYMBOLS)


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

    def _entries(self, text: str) -> Iterator[tuple[str, int]]:
        """A list as people write it: "10S 10♥ qh X", "2x KC", "3xAD", "Elder x4", with or without commas."""
        last: tuple[str, int] | None = None
        times = 1
        for word in re.split(r"[\s,;]+", _plain(text)):
            if entry := _CARD.fullmatch(word):
                if last:
                    yield last
                before, name, after = entry.groups()
                last = (ELDER if name in _ELDERS else name), times * int(before or 1) * int(after or 1)
                times = 1
            elif counted := _BEFORE.fullmatch(word):
                times = int(counted[1])
            elif last and (counted := _AFTER.fullmatch(word)):
                last = last[0], last[1] * int(counted[1])
            elif word:
                raise UnreadableDeck(SENTENCES("unreadable", text=excerpt(word)))
        if last:
            yield last

    def in_order(self, cards: Iterable[str]) -> Deck:
        """As in every list (RD-1.3)."""
        return canonical(_known(cards))

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


def _known(cards: Iterable[str]) -> list[Card]:
    """The cards as cards; msgspec.ValidationError for what is none."""
    return msgspec.convert(list(cards), list[Card])
