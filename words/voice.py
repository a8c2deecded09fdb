"""A voice: whoever speaks is handed one value, which has everything that can be said in one language."""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar, cast

from engine import Game
from engine.sentences import Sentence
from words.catalogue import catalogue
from words.decks import DeckWords
from words.elemental import ElementalWords
from words.elemental_clash import ClashWords
from words.elemental_clash.deck import SpellbookWords
from words.elemental_defenders import DefendersWords
from words.elements import ElementsWords
from words.game import GameWords
from words.language_files import ENGLISH
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.deck import RealmDeckWords
from words.refusals import refusal_text
from words.rules import RulesPages, rules_pages

W = TypeVar("W", bound=GameWords[Any])

WORDS: Mapping[str, type[GameWords[Any]]] = MappingProxyType(
    {words.game.id: words for words in (ElementsWords, DefendersWords, ElementalWords, RealmWords, ClashWords)}
)

DECKS: Mapping[str, type[DeckWords]] = MappingProxyType(
    {"realm_of_the_defenders": RealmDeckWords, "elemental_clash": SpellbookWords}
)


class Voice:
    """Everything that is said, in one language. There is one of each language, from ``voice_of``."""

    def __init__(self, language: str) -> None:
        self.catalogue = catalogue(language)
        self.language = self.catalogue.language
        self.say = self.catalogue.say
        """The message of an id with its fields; MissingMessage when there is none, or a field it names is missing."""
        self.list_of = self.catalogue.list_in_sentence
        """Things in a sentence: "Ada, Bo and Cleo"."""
        self.when = self.catalogue.date_and_time
        """A day and a time in UTC, for menus."""
        self.has = self.catalogue.has_message
        """True if there is a message of an id."""
        self._words: dict[str, GameWords[Any]] = {}
        self._decks: dict[Game, DeckWords] = {}

    def game_title(self, game_id: str, *, short: bool = False) -> str:
        """The title of a game, or a short form of it; its id, written as words, where no catalogue knows it."""
        key = f"{game_id.replace('_', '-')}-title"
        if short and self.has(f"{key}-short"):
            return self.say(f"{key}-short")
        return self.say(key) if self.has(key) else game_id.replace("_", " ").capitalize()

    def game_words(self, game_id: str) -> GameWords[Any]:
        """The words of a game; KeyError for an unknown one."""
        if game_id not in self._words:
            self._words[game_id] = WORDS[game_id](self.catalogue)
        return self._words[game_id]

    def words_of_kind(self, kind: type[W]) -> W:
        """The words of the game that these are for."""
        return cast(W, self.game_words(kind.game.id))

    def deck_words(self, game: Game) -> DeckWords:
        """The words of a game's decks."""
        if game not in self._decks:
            self._decks[game] = DECKS.get(game.id, DeckWords)(self.catalogue, game)
        return self._decks[game]

    def rules_pages(self, game_id: str) -> RulesPages:
        """The pages of a game's rules."""
        return rules_pages(game_id, self.language)

    def refusal_text(self, sentence: Sentence, clean: Callable[[str], str] = str) -> str:
        """A sentence of the engine or of sessions. ``clean`` is done to whatever comes from elsewhere, as names do."""
        return refusal_text(sentence, self.catalogue, clean)


@cache
def voice_of(language: str) -> Voice:
    """The voice of a language; the English one for a language that there is none of."""
    return Voice(language) if catalogue(language).language == language else voice_of(ENGLISH)


def words_of_game(game_id: str, language: str = ENGLISH) -> GameWords[Any]:
    """The words of a game in a language; KeyError for an unknown game."""
    return voice_of(language).game_words(game_id)
