"""What a game says of the decks that people build for it, so that the code that keeps decks need not know any game."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, repeat
from typing import NamedTuple

from engine.sentences import Explained, Sentence, Sentences

Deck = tuple[str, ...]
"""The ids of the cards of a deck, each as often as it is in it, in the game's canonical order."""

LONGEST_TEXT = 4000
"""How long a list may be, in characters; no form of Discord takes more."""
MOST_LISTED = 1000
"""How many cards a list may name."""


class UnreadableDeck(Explained):
    """A text that names no deck; its sentence says which part can't be read."""


class Objection(NamedTuple):
    """Why a list of cards is no deck: a sentence for the player, and the id of the rule that says so."""

    sentence: Sentence
    rule: str

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.sentence.message


SENTENCES = Sentences("decks")


class Decks(ABC):
    """The decks of one game. ``Game.decks`` is one of these, or None for a game that has none.

    A table takes them as ``options["decks"]``: one entry for each seat, a list of card ids or None for the default.
    """

    public: bool
    """Whether everybody at a table may read the lists."""
    ready: Mapping[str, Deck]
    """The ready decks by name (at most 40 characters); the first is the default."""
    groups: Mapping[str, Sequence[str]]
    """All cards, each once, under headings by which a builder finds them: at most 25 groups, each with at most 25."""

    @abstractmethod
    def name(self, card: str) -> str:
        """A card in words: at most 80 characters."""

    @abstractmethod
    def about(self, card: str) -> str:
        """What a builder wants to know of a card besides its name: at most 100 characters."""

    @abstractmethod
    def most(self, card: str) -> int:
        """How many copies of a card a deck may hold."""

    @abstractmethod
    def _entries(self, text: str) -> Iterable[tuple[str, int]]:
        """What a text lists, as people write it: a card and how many copies. Raises UnreadableDeck.

        Copies are only counted here, never written out: a few characters can name millions.
        """

    @abstractmethod
    def in_order(self, cards: Iterable[str]) -> Deck:
        """Cards in the game's canonical order."""

    def read(self, text: str) -> Deck:
        """The cards that a text lists; it need not be a legal deck. Raises UnreadableDeck."""
        if len(text) > LONGEST_TEXT:
            raise UnreadableDeck(SENTENCES("long-text", most=LONGEST_TEXT))
        return self.in_order(written_out(self._entries(text)))

    @abstractmethod
    def write(self, deck: Sequence[str]) -> str:
        """A deck as a text that ``read`` understands and people like to read."""

    @abstractmethod
    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        """Everything that speaks against playing with a deck at a table with these options; empty for a legal one."""

    @abstractmethod
    def summary(self, deck: Sequence[str]) -> str:
        """A deck in a few words: "54 cards, 500 of 500 points"; at most 100 characters."""


def written_out(entries: Iterable[tuple[str, int]]) -> Iterable[str]:
    """Each card as often as the entries say, once their sum is known. Raises UnreadableDeck when that is too high."""
    counts: Counter[str] = Counter()
    room = MOST_LISTED
    for card, copies in entries:
        room -= copies
        if room < 0:
            raise UnreadableDeck(SENTENCES("long-list", most=MOST_LISTED))
        counts[card] += copies
    return chain.from_iterable(repeat(card, copies) for card, copies in counts.items())


def excerpt(text: str) -> str:
    """The beginning of somebody's text, for a sentence that quotes it: nothing in it is invisible."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:40])
    return f"{shown}…" if len(text) > 40 else shown
