"""The texts of each language: its Fluent files, and the pages of its rules.

In English the engine's own sentences stand beside the rules that say them, in `engine/**/english.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from engine import english

LOCALE = Path(__file__).parent / "locale"
ENGLISH = "en"
"""The first language, and the one in which a message is said that another language lacks."""

BABEL = {ENGLISH: "en_GB"}
"""Babel's names of languages, where they are not the same: our lists have no comma before "and"."""


class LanguageTexts(NamedTuple):
    """The texts of a language: of its Fluent files by their names, and of its rules pages by the ids of the games."""

    messages: Mapping[str, str]
    rules: Mapping[str, str]


NOTHING = LanguageTexts(MappingProxyType({}), MappingProxyType({}))


class MadeUpLanguage(NamedTuple):
    """A language that stands in no file: what makes its texts, and by which language's habits it counts."""

    sources: Callable[[], LanguageTexts]
    babel: str


MADE_UP: dict[str, MadeUpLanguage] = {}
"""Languages of the tests and the playground."""


def add_made_up_languages(languages: Mapping[str, MadeUpLanguage]) -> None:
    """Add languages that stand in no file; each is made when it is first spoken. To be called before anybody speaks."""
    MADE_UP.update(languages)
    BABEL.update({language: one.babel for language, one in languages.items()})


@cache
def language_texts(language: str) -> LanguageTexts:
    """The texts of a language, read once, for tools and tests; nothing for one that there isn't."""
    return read_language_texts(language)


def read_language_texts(language: str) -> LanguageTexts:
    """The texts of a language, which nobody keeps; nothing for one that there isn't."""
    if language in MADE_UP:
        return MADE_UP[language].sources()
    return LanguageTexts(message_texts(language), _file_texts(language, "rules/*.md"))


def message_texts(language: str) -> Mapping[str, str]:
    """The texts of the Fluent files alone: a catalogue keeps what it needs of them."""
    if language in MADE_UP:
        return language_texts(language).messages
    of_the_engine = english.texts() if language == ENGLISH else {}
    return {**of_the_engine, **_file_texts(language, "*.ftl")}


@cache
def rules_page_texts(language: str) -> Mapping[str, str]:
    """The texts of the rules pages alone, read once."""
    return language_texts(language).rules if language in MADE_UP else _file_texts(language, "rules/*.md")


def _file_texts(language: str, files: str) -> Mapping[str, str]:
    """The texts of some files of a language, by their names; none for a language that there isn't."""
    folder = LOCALE / language
    if folder not in LOCALE.iterdir():  # a language may be any text that somebody sends
        return NOTHING.messages
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob(files))}
