"""Which language somebody is spoken to in, where there are several."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

import tools.words
import words.language_files
import words.languages
from sessions import Preferences, ServerSettings
from ui.interactions.voices import language_of_place, voice_without_press
from words.language_files import ENGLISH, LOCALE
from words.languages import (
    MARK,
    language_digest,
    language_name,
    language_of_locale,
    languages,
    whole_languages,
    written_languages,
)

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
    assert language_of_locale(locale, SEVERAL) == language


def test_every_language_with_sentences_is_on_offer() -> None:
    assert "en" in languages()


def test_a_place_speaks_english_unless_it_has_a_language_on_offer() -> None:
    assert language_of_place(ServerSettings(), None) == "en"
    assert language_of_place(ServerSettings(language="tlh"), discord.Locale.japanese) == "en"
    assert language_of_place(ServerSettings(language="en"), discord.Locale.german) == "en"


def test_a_language_that_is_not_on_offer_is_not_spoken() -> None:
    assert voice_without_press(Preferences(language="tlh", spoken="tlh")).language == "en"


def test_a_language_is_called_as_it_calls_itself() -> None:
    names = ["English", "Deutsch", "Français", "Español", "Português (Brasil)", "xx"]
    assert [language_name(one) for one in ("en", "de", "fr", "es", "pt-BR", "xx")] == names


def read_again() -> None:
    """Forget which languages are whole."""
    whole_languages.cache_clear()
    languages.cache_clear()


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a language that is not whole, beside a copy of English."""
    shutil.copytree(LOCALE / ENGLISH, tmp_path / ENGLISH)
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "common.ftl").write_text("# A comment.\nbutton-rules = Zasady\n", encoding="utf-8")
    for module in (words.language_files, words.languages, tools.words):
        monkeypatch.setattr(module, "LOCALE", tmp_path)
    read_again()
    yield tmp_path / "pl"
    read_again()


def test_a_language_is_on_offer_while_it_is_whole(polish: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "pl" in written_languages()
    assert languages() == {"en"}
    assert "language not offered" in capsys.readouterr().out
    (polish / MARK).write_text(language_digest("pl"), encoding="utf-8")
    read_again()
    assert languages() == {"en", "pl"}
    common = polish.parent / ENGLISH / "common.ftl"
    common.write_text(common.read_text(encoding="utf-8") + "\n# One more comment.\n", encoding="utf-8")
    read_again()
    assert languages() == {"en", "pl"}
    common.write_text(common.read_text(encoding="utf-8") + "\nnewest = Something new.\n", encoding="utf-8")
    read_again()
    assert languages() == {"en"}


def test_what_is_not_whole_can_not_be_offered(polish: Path) -> None:
    assert tools.words.main(["pl", "--offer"]) == 1
    assert not (polish / MARK).exists()
