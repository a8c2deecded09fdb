"""What is said, in every language: catalogues, and the few lines of Python that choose a message.

`catalogue` finds a message by its id and fields; `game` is what every game says; a game's own choice of messages is in
the package of its id. The sentences stand in `locale/<language>/*.ftl`.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from words.catalogue import ENGLISH, Catalogue, MissingMessage, catalogue
from words.elemental import ElementalWords
from words.elemental_clash import ClashWords
from words.elemental_defenders import DefendersWords
from words.elements import ElementsWords
from words.game import GameWords
from words.realm_of_the_defenders import RealmWords

WORDS: Mapping[str, type[GameWords[Any]]] = MappingProxyType(
    {words.game.id: words for words in (ElementsWords, DefendersWords, ElementalWords, RealmWords, ClashWords)}
)


@cache
def words_of(game_id: str, language: str = ENGLISH) -> GameWords[Any]:
    """The words of a game in a language; KeyError for an unknown game."""
    return WORDS[game_id](catalogue(language))


__all__ = ["ENGLISH", "WORDS", "Catalogue", "GameWords", "MissingMessage", "catalogue", "words_of"]
