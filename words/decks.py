"""The words of decks: what cards and ready decks are called, and how people write a list of cards."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from itertools import chain, repeat
from typing import NamedTuple

from engine import Game
from engine.decks import Deck
from engine.sentences import AnyOf, Sentence
from words.catalogue import Catalogue, catalogue
from words.language_files import ENGLISH
from words.languages import languages
from words.refusals import CatalogueRefusal, refusal_text

LONGEST_TEXT = 4000
"""The longest list, in characters; no form of Discord takes more."""
LONGEST_ENTRY = 60
"""The longest entry of a list: a card's name with a count."""
MOST_LISTED = 1000
"""The most cards that a list may name."""
MOST_NAMED = 5
"""The most entries that a refusal names of those that no card is called."""
NAMED = 16
"""Characters of each: the refusal stays a sentence."""
NEAR = 0.75
"""How alike a text must be to the name of a card that it is taken for a slip of the pen, 0 to 1."""
LEAST_TYPED = 4
"""So many letters it must have for that."""

_ENTRY = re.compile(r"(?:(?P<before>\d{1,3}) ?[x×]? )?(?P<card>.+?)(?: (?:[x×] ?)?(?P<after>\d{1,3}))?", re.IGNORECASE)


class UnreadableDeck(CatalogueRefusal):
    """A text that names no deck; its sentence says which part can't be read."""


class UnreadText(str):
    """What a list has in the place of a card, and no card is called."""

    __slots__ = ()


class ListedCards(NamedTuple):
    """What a text lists: cards in the game's order, what names none with how often it is listed, and what was cut."""

    cards: Deck
    unread: Mapping[str, int]
    cut: Mapping[str, int]
    """The cards that are listed more often than a deck may have them, with how often that is."""


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
    def english_words(self) -> "DeckWords":
        """The words of the game's decks in English: what is stored is named so."""
        return self if self.catalogue.language == ENGLISH else type(self)(catalogue(ENGLISH), self.game)

    # Names

    def card_name(self, card: str) -> str:
        """A card by its id: at most 80 characters, unlike every other's."""
        return _as_words(card)

    def full_card_name(self, card: str) -> str:
        """A card's name in whole words, by which people look for it."""
        return self.card_name(card)

    def card_facts(self, card: str) -> str:
        """The facts that a builder wants to know of a card besides its name: at most 100 characters."""
        return self.catalogue.say("deck-most-copies", most=self.decks.most(card))

    def group_heading(self, group: str) -> str:
        """The heading of a group of cards by its id: at most 100 characters."""
        return refusal_text(
            Sentence(f"{self.prefix}-group-{group.replace('_', '-')}", words=_as_words(group)), self.catalogue
        )

    def ready_deck_name(self, deck: str) -> str:
        """A ready deck by its id: at most 40 characters."""
        return refusal_text(self.name_in_sentence(deck), self.catalogue)

    def name_in_sentence(self, deck: str) -> Sentence:
        """The name of a ready deck, as it stands in sentences."""
        return Sentence(f"{self.prefix}-ready-{deck.replace('_', '-')}", words=_as_words(deck))

    def deck_summary(self, deck: Sequence[str]) -> str:
        """A deck in a few words: "54 cards, 500 of 500 points"; at most 100 characters."""
        return self.catalogue.say("deck-summary", count=len(deck))

    def deck_advice(self, deck: Sequence[str]) -> Sequence[str]:
        """What somebody should know of a deck that can be played, and could be regretted, in sentences."""
        return ()

    def deck_limits(self) -> str | None:
        """The limits of a deck, for somebody who begins one; None where the catalogue says nothing."""
        key = f"{self.prefix}-deck-limits"
        return self.catalogue.say(key) if self.catalogue.has_message(key) else None

    def search_hint(self) -> str:
        """What somebody may write to find cards, in a sentence of at most 100 characters."""
        key = f"{self.prefix}-deck-find"
        return self.catalogue.say(key if self.catalogue.has_message(key) else "deck-field-find-about")

    # Lists

    def read_deck(self, text: str, *, cut: bool = False) -> ListedCards:
        """The cards that a text lists; it need not be a legal deck. Raises UnreadableDeck for what is too long.

        ``cut``: no card is taken more often than a deck may have it.
        """
        if len(text) > LONGEST_TEXT:
            raise UnreadableDeck("decks-long-text", most=LONGEST_TEXT)
        counts, unread = Counter[str](), Counter[str]()
        for card, count in self._entries(text):
            (unread if isinstance(card, UnreadText) else counts)[card] += count
        much = {card: count for card, count in counts.items() if cut and count > self.decks.most(card)}
        taken = counts | {card: self.decks.most(card) for card in much}
        return ListedCards(self.decks.in_order(expand_entries(taken.items())), unread, much)

    def write_deck(self, deck: Sequence[str]) -> str:
        """A deck as a text that ``read_deck`` understands and people like to read: a line for each card."""
        counts = Counter(self.decks.in_order(deck))
        return "\n".join(f"{count} {self.card_name(card)}" for card, count in counts.items())

    def _entries(self, text: str) -> Iterator[tuple[str, int]]:
        """The entries of a list: a card, or what is Unread, and how many copies, which are only counted here."""
        for line in re.split(r"[\n,;]+", text):
            words = " ".join(line.split())
            entry = _ENTRY.fullmatch(words[:LONGEST_ENTRY])
            if entry is None or words.endswith(":"):  # a heading
                continue
            card = self._by_name.get(letters_alone(entry["card"])) if len(words) <= LONGEST_ENTRY else None
            yield card or UnreadText(excerpt(entry["card"])), int(entry["before"] or entry["after"] or 1)

    def nearest_card(self, text: str) -> str | None:
        """The card whose name is so near to a text that it may be a slip of the pen."""
        typed = letters_alone(text)
        found = get_close_matches(typed, self._by_name, 1, NEAR) if len(typed) >= LEAST_TYPED else ()
        return self._by_name[found[0]] if found else None

    def unreadable_refusal(self, text: str) -> UnreadableDeck:
        """The refusal of a list for something in it that no card is called."""
        if (near := self.nearest_card(text)) is not None:
            return UnreadableDeck("decks-unreadable-near", text=text, card=self.card_name(near))
        key = f"{self.prefix}-deck-unreadable"
        return UnreadableDeck(key if self.catalogue.has_message(key) else "decks-unreadable", text=text)

    def unreadable_list_refusal(self, text: str) -> UnreadableDeck:
        """The refusal of a list for all in it that no card is called: where there are several, each with its line."""
        lines = text.split("\n")
        unread: dict[str, int] = {}
        for number, line in enumerate(lines, 1):
            for card, _ in self._entries(line):
                if isinstance(card, UnreadText):
                    unread.setdefault(card, number)
        if len(unread) == 1:
            return self.unreadable_refusal(next(iter(unread)))
        told = [
            Sentence("decks-unread-line", {"text": excerpt(card, NAMED), "line": number if len(lines) > 1 else 0})
            for card, number in [*unread.items()][:MOST_NAMED]
        ]
        return UnreadableDeck("decks-unreadable-lines", texts=AnyOf(tuple(told)), more=len(unread) - len(told))

    @cached_property
    def _by_name(self) -> Mapping[str, str]:
        """The cards by what people may call them: in other languages, in English, in this one, by their ids."""
        cards = [card for group in self.decks.groups.values() for card in group]
        named = {
            letters_alone(words.full_card_name(card)): card for words in self._words_of_languages for card in cards
        }
        return named | {letters_alone(card): card for card in cards}

    @cached_property
    def _words_of_languages(self) -> Sequence["DeckWords"]:
        """The words of all languages on offer; the last are English and this one's, which go before the others."""
        others = sorted(languages() - {ENGLISH, self.catalogue.language})
        return [*(type(self)(catalogue(one), self.game) for one in others), self.english_words, self]


def expand_entries(entries: Iterable[tuple[str, int]]) -> Iterable[str]:
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


def excerpt(text: str, most: int = 40) -> str:
    """The beginning of somebody's text, for a sentence that quotes it: nothing in it is invisible."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:most])
    return f"{shown}…" if len(text) > most else shown


def letters_alone(name: str) -> str:
    """A name as people type it: letters alone, without accents, whatever stands between them."""
    return re.sub(r"[\W\d_]+", "", unicodedata.normalize("NFKD", name.casefold()))


def _as_words(id_: str) -> str:
    """An id, for what has no name: "yin_yang" as "Yin yang"."""
    return id_.replace("_", " ").capitalize()
