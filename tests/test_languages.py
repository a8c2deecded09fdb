"""Which language somebody is spoken to in, where there are several."""

import discord
import pytest

from sessions import Preferences, ServerSettings
from ui.interactions.voices import language_of_place, voice_without_press
from words.languages import language_of, languages

SEVERAL = frozenset({"en", "es", "pt-BR"})


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pt-BR", "pt-BR"),
        ("de", None),
        ("zh-CN", None),
        (None, None),
    ],
)
def test_a_locale_means_the_language_that_is_on_offer(locale: str | None, language: str | None) -> None:
    assert language_of(locale, SEVERAL) == language


def test_every_language_with_sentences_is_on_offer() -> None:
    assert "en" in languages()


def test_a_place_speaks_english_unless_it_has_a_language_on_offer() -> None:
    assert language_of_place(ServerSettings(), None) == "en"
    assert language_of_place(ServerSettings(language="tlh"), discord.Locale.japanese) == "en"
    assert language_of_place(ServerSettings(language="en"), discord.Locale.german) == "en"


def test_a_language_that_is_not_on_offer_is_not_spoken() -> None:
    assert voice_without_press(Preferences(language="tlh", spoken="tlh")).language == "en"
