"""The rules of a game for the decks that people build, so that the code that keeps decks need not know any game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.sentences import Sentence

Deck = tuple[str, ...]
"""The ids of the cards of a deck, each as often as it is in it, in the game's canonical order."""


class Objection(NamedTuple):
    """The reason why a list of cards is no deck: a sentence for the player, and the id of the rule that says so."""

    sentence: Sentence
    rule: str

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.sentence.message


class Decks(ABC):
    """The decks of one game. ``Game.decks`` is one of these, or None for a game that has none.

    A table takes them as ``options["decks"]``: one entry for each seat, a list of card ids or None for the default.
    What cards, groups and ready decks are called is a matter of words.
    """

    public: bool
    """True if everybody at a table may read the lists."""
    ready: Mapping[str, Deck]
    """The ready decks by id; the first is the default."""
    groups: Mapping[str, Sequence[str]]
    """All cards, each once, in groups by which a builder finds them: at most 25, each with at most 25 cards."""

    @abstractmethod
    def most(self, card: str) -> int:
        """The most copies of a card that a deck may hold."""

    @abstractmethod
    def in_order(self, cards: Iterable[str]) -> Deck:
        """Cards in the game's canonical order."""

    @abstractmethod
    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        """Everything that speaks against playing with a deck at a table with these options; empty for a legal one."""
