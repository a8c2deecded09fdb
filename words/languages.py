"""The languages on offer, and the one that somebody means."""

from collections.abc import Collection
from functools import cache

from words.sources import LOCALE

_MADE_UP: set[str] = set()


@cache
def languages() -> frozenset[str]:
    """The languages on offer: those that have sentences in files, and made-up ones that somebody has asked for."""
    return frozenset(path.parent.name for path in LOCALE.glob("*/*.ftl")) | _MADE_UP


def offer(*made_up: str) -> None:
    """Offer these languages, which stand in no file, and no other such ones: for tests and the playground."""
    _MADE_UP.clear()
    _MADE_UP.update(made_up)
    languages.cache_clear()


def language_of(locale: str | None, offered: Collection[str] | None = None) -> str | None:
    """The language on offer that a locale of Discord's means; None where there is none.

    A language of one country comes before that of all: "pt-BR" is Brazilian where there is Brazilian, "es-419" is "es".
    """
    known = languages() if offered is None else offered
    if locale is None:
        return None
    return next((language for language in (locale, locale.partition("-")[0]) if language in known), None)
