"""The words of decks: what cards and ready decks are called, and how people write a list of cards."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from itertools import chain, repeat

from engine import Game
from engine.decks import Deck
from engine.sentences import Sentence
from words.catalogue import Catalogue, catalogue
from words.refusals import Said, explain
from words.sources import ENGLISH

LONGEST_TEXT = 4000
"""The longest list, in characters; no form of Discord takes more."""
LONGEST_ENTRY = 60
"""The longest entry of a list: a card's name with a count."""
MOST_LISTED = 1000
"""The most cards that a list may name."""
NEAR = 0.75
"""How alike a text must be to the name of a card that it is taken for a slip of the pen, 0 to 1."""

_ENTRY = re.compile(r"(?:(?P<before>\d{1,3}) ?[x×]? )?(?P<card>.+?)(?: [x×] ?(?P<after>\d{1,3}))?", re.IGNORECASE)


class UnreadableDeck(Said):
    """A text that names no deck; its sentence says which part can't be read."""


class DeckWords:
    """The words of one game's decks in one language. This one serves a game without words of its own for them."""

    def __init__(self, catalogue: Catalogue, game: Game) -> None:
        assert game.decks is not None, "only a game with decks has words for them"
        self.catalogue = catalogue
        self.game = game
        self.decks = game.decks

    def say(self, key: str, /, **fields: str | int) -> str:
        """A message of this game: the id without the game's own prefix."""
        return self.catalogue.say(f"{self.prefix}-{key}", **fields)

    @cached_property
    def prefix(self) -> str:
        """The beginning of the ids of this game's messages."""
        return self.game.id.replace("_", "-")

    @cached_property
    def in_english(self) -> "DeckWords":
        """The same in English: what is stored is named so."""
        return self if self.catalogue.language == ENGLISH else type(self)(catalogue(ENGLISH), self.game)

    # Names

    def card(self, card: str) -> str:
        """A card by its id: at most 80 characters, unlike every other's."""
        return _as_words(card)

    def about(self, card: str) -> str:
        """The facts that a builder wants to know of a card besides its name: at most 100 characters."""
        return self.catalogue.say("deck-most-copies", most=self.decks.most(card))

    def group(self, group: str) -> str:
        """The heading of a group of cards by its id: at most 100 characters."""
        return explain(
            Sentence(f"{self.prefix}-group-{group.replace('_', '-')}", words=_as_words(group)), self.catalogue
        )

    def ready(self, deck: str) -> str:
        """A ready deck by its id: at most 40 characters."""
        return explain(self.called(deck), self.catalogue)

    def called(self, deck: str) -> Sentence:
        """The name of a ready deck, as it stands in sentences."""
        return Sentence(f"{self.prefix}-ready-{deck.replace('_', '-')}", words=_as_words(deck))

    def summary(self, deck: Sequence[str]) -> str:
        """A deck in a few words: "54 cards, 500 of 500 points"; at most 100 characters."""
        return self.catalogue.say("deck-summary", count=len(deck))

    def limits(self) -> str | None:
        """The limits of a deck, for somebody who begins one; None where the catalogue says nothing."""
        key = f"{self.prefix}-deck-limits"
        return self.catalogue.say(key) if self.catalogue.has(key) else None

    # Lists

    def read(self, text: str) -> Deck:
        """The cards that a text lists; it need not be a legal deck. Raises UnreadableDeck."""
        if len(text) > LONGEST_TEXT:
            raise UnreadableDeck("decks-long-text", most=LONGEST_TEXT)
        return self.decks.in_order(written_out(self._entries(text)))

    def write(self, deck: Sequence[str]) -> str:
        """A deck as a text that ``read`` understands and people like to read: a line for each card."""
        counts = Counter(self.decks.in_order(deck))
        return "\n".join(f"{count} {self.card(card)}" for card, count in counts.items())

    def _entries(self, text: str) -> Iterator[tuple[str, int]]:
        """The entries of a list: a card and how many copies, which are only counted here. Raises UnreadableDeck."""
        for line in re.split(r"[\n,;]+", text):
            words = " ".join(line.split())
            entry = _ENTRY.fullmatch(words[:LONGEST_ENTRY])
            if entry is None:
                continue
            card = self._by_name.get(letters(entry["card"]))
            if card is None or len(words) > LONGEST_ENTRY:
                raise self._unreadable(entry["card"])
            yield card, int(entry["before"] or entry["after"] or 1)

    def _unreadable(self, text: str) -> UnreadableDeck:
        if near := get_close_matches(letters(text), self._by_name, 1, NEAR):
            return UnreadableDeck("decks-unreadable-near", text=excerpt(text), card=self.card(self._by_name[near[0]]))
        key = f"{self.prefix}-deck-unreadable"
        return UnreadableDeck(key if self.catalogue.has(key) else "decks-unreadable", text=excerpt(text))

    @cached_property
    def _by_name(self) -> Mapping[str, str]:
        """The cards by what people may call them: in English, in this language, by their ids."""
        cards = [card for group in self.decks.groups.values() for card in group]
        names = (self.in_english.card, self.card, str)
        return {letters(name(card)): card for name in names for card in cards}


def written_out(entries: Iterable[tuple[str, int]]) -> Iterable[str]:
    """Each card as often as the entries say, once their sum is known. Raises UnreadableDeck when that is too high.

    A few characters can name millions of copies, so they are counted before any of them is written out.
    """
    counts: Counter[str] = Counter()
    room = MOST_LISTED
    for card, copies in entries:
        room -= copies
        if room < 0:
            raise UnreadableDeck("decks-long-list", most=MOST_LISTED)
        counts[card] += copies
    return chain.from_iterable(repeat(card, copies) for card, copies in counts.items())


def excerpt(text: str) -> str:
    """The beginning of somebody's text, for a sentence that quotes it: nothing in it is invisible."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:40])
    return f"{shown}…" if len(text) > 40 else shown


def letters(name: str) -> str:
    """A name as people type it: letters alone, without accents, whatever stands between them."""
    return re.sub(r"[\W\d_]+", "", unicodedata.normalize("NFKD", name.casefold()))


def _as_words(id_: str) -> str:
    """An id, for what has no name: "yin_yang" as "Yin yang"."""
    return id_.replace("_", " ").capitalize()
