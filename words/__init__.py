"""The words, in every language: catalogues, and the few lines of Python that choose a message.

`voice` is what whoever speaks is handed; `catalogue` finds a message by its id and fields; `game` is what every game
says; a game's own choice of messages is in the package of its id. The sentences stand in `locale/<language>/*.ftl`.
"""

from words.catalogue import Catalogue, MissingMessage, catalogue
from words.game import GameWords
from words.language_files import ENGLISH
from words.voice import WORDS, Voice, voice_of, words_of_game

__all__ = [
    "ENGLISH",
    "WORDS",
    "Catalogue",
    "GameWords",
    "MissingMessage",
    "Voice",
    "catalogue",
    "voice_of",
    "words_of_game",
]
