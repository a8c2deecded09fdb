"""The menu of the languages: each is called as whoever speaks it calls it."""

from collections.abc import Iterable

import discord

from ui.interactions.components import menu_entry
from words import Voice
from words.languages import language_name, languages

LANGUAGE = "language"
"""The page and the field of the language."""
DISCORDS = "auto"
"""Stands for the language of somebody's, or of a server's, own Discord."""


def language_entries(
    voice: Voice, chosen: str | None, otherwise: str = "language-discords"
) -> list[discord.SelectOption]:
    """An entry for each language on offer, after the one that leaves it open; the chosen one is marked."""
    automatic = menu_entry(voice.say(otherwise), DISCORDS, default=chosen is None)
    names = sorted((language_name(language), language) for language in languages())
    return [automatic, *(menu_entry(name, language, default=language == chosen) for name, language in names)]


def pages_of(pages: Iterable[str]) -> list[str]:
    """Those of these pages that there are: that of the language is one where there are several."""
    return [page for page in pages if page != LANGUAGE or len(languages()) > 1]
