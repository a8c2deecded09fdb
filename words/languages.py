"""The languages on offer, and the one that somebody means."""

from collections.abc import Collection
from functools import cache
from hashlib import sha256

import structlog
from babel import Locale, UnknownLocaleError

from words.language_files import ENGLISH, LOCALE, read_language_texts

log = structlog.get_logger()

MARK = "whole"
"""The file in a language's folder by which it is on offer: the `language_digest` of what it was whole with."""

_ASKED_FOR: set[str] = set()


def written_languages() -> list[str]:
    """The languages that have sentences in files, whole or not, in the order of their codes."""
    return sorted({path.parent.name for path in LOCALE.glob("*/*.ftl")})


@cache
def languages() -> frozenset[str]:
    """The languages on offer: English, those that are whole, and others that somebody has asked for."""
    return whole_languages() | _ASKED_FOR


@cache
def whole_languages() -> frozenset[str]:
    """English, and the languages that are whole: all their files are read for that, once."""
    english = _texts_as_bytes(ENGLISH)
    return frozenset(one for one in written_languages() if one == ENGLISH or _is_whole(one, english))


def offer_languages(*languages_too: str) -> None:
    """Offer these languages, made up or not whole, and no other such ones: for tests and the playground."""
    _ASKED_FOR.clear()
    _ASKED_FOR.update(languages_too)
    languages.cache_clear()


def language_digest(language: str) -> str:
    """What tells all that a language says, and the English that it was made from, from any other; no comments.

    ``python -m tools.words`` reads a language message by message, which takes a second; this takes milliseconds.
    """
    return _fingerprint(_texts_as_bytes(ENGLISH), language)


def _texts_as_bytes(language: str) -> bytes:
    """All that a language says, without comments."""
    sources, said = read_language_texts(language), []
    for name, text in sorted(sources.messages.items()):
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        said.append("\n".join([f"\0{name}", *lines]))
    said += [f"\0{name}\n{text}" for name, text in sorted(sources.rules.items())]
    return "".join(said).encode()


def _is_whole(language: str, english: bytes) -> bool:
    """Whether a language's mark is its fingerprint; ``english``: what English says, read once for all."""
    mark = LOCALE / language / MARK
    if mark.exists() and mark.read_text(encoding="utf-8").strip() == _fingerprint(english, language):
        return True
    log.warning("language not offered", language=language, reason="it is not whole: make words says what it lacks")
    return False


def _fingerprint(english: bytes, language: str) -> str:
    return sha256(english + _texts_as_bytes(language)).hexdigest()


def language_name(language: str) -> str:
    """A language as it calls itself: "Deutsch", "Português (Brasil)"; its code, where nobody knows it."""
    try:
        locale = Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return language
    name = locale.get_display_name(locale) or language
    return name[:1].upper() + name[1:]


def language_of_locale(locale: str | None, offered: Collection[str] | None = None) -> str | None:
    """The language on offer that a locale of Discord's means; None where there is none.

    A language of one country comes before that of all: "pt-BR" is Brazilian where there is Brazilian, "es-419" is "es".
    """
    known = languages() if offered is None else offered
    if locale is None:
        return None
    return next((language for language in (locale, locale.partition("-")[0]) if language in known), None)
