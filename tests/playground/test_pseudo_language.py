"""The pseudo-language: every letter is marked and can be read back, every word is longer, and the rest is as it was."""

import re
from typing import Any

import pytest

from playground.pseudo_language import (
    MARKED,
    PADDING,
    PLAIN,
    PSEUDO,
    PSEUDO_LONG,
    from_pseudo_language,
    to_pseudo_language,
    words_without_mark,
)
from render.kit.lettering import FontFace, TextStyle, font
from tests.support.everybody import Proof
from words import ENGLISH, Catalogue, Voice, voice_of
from words.language_files import language_texts
from words.languages import languages
from words.rules import rules_pages

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


@pytest.fixture(params=[PSEUDO, PSEUDO_LONG])
def voice(request: pytest.FixtureRequest) -> Voice:
    return voice_of(request.param)


@pytest.mark.parametrize(
    ("english", "said"),
    [
        ("Take", "Ťáķéø"),
        ("Take the card.", "Ťáķéø ťĥéø ćáŕďøø."),
        ("**Deal** <@12> now", "**Ďéáĺø** <@12> ñóŵø"),
        ("ask <t:1700000000:R> in <#5> by </clash play:77>", "áśķø <t:1700000000:R> íñø <#5> бý </clash play:77>"),
        ("see `/deck build` or /me", "śééø `/deck build` óŕø /me"),
        ("[here](https://example.org/a) <:fire:12>", "[ĥéŕéø](https://example.org/a) <:fire:12>"),
    ],
)
def test_letters_are_marked_and_what_is_no_text_stays(english: str, said: str) -> None:
    assert to_pseudo_language(english) == said
    assert from_pseudo_language(said) == english
    assert words_without_mark(said) == []
    assert words_without_mark(english)


def test_it_is_longer_by_a_third_and_labels_are_two_and_a_half_times_as_long() -> None:
    english, said, long = (
        [voice_of(language).say(key) for key in ("game-deal", "elements-action-knock")]
        for language in (ENGLISH, PSEUDO, PSEUDO_LONG)
    )
    letters = [sum(map(str.isalpha, text)) for text in english]
    assert [sum(map(str.isalpha, text)) for text in said] == [round(1.35 * letters[0]), 7]
    assert [sum(map(str.isalpha, text)) for text in long] == [round(1.35 * letters[0]), 13]


def test_all_fonts_have_its_letters() -> None:
    assert len(set(MARKED)) == len(PLAIN) == len(MARKED)
    assert MARKED[26:] == MARKED[:26].upper()
    for face in FontFace:
        used = font(TextStyle(face, 20))
        missing = bytes(used.getmask("\U0010fffd"))
        assert not [letter for letter in MARKED + PADDING if bytes(used.getmask(letter)) == missing]


def test_every_message_says_what_the_english_one_says(voice: Voice) -> None:
    english = language_texts(ENGLISH).messages
    for name, source in language_texts(voice.language).messages.items():
        assert MESSAGE.findall(source) == MESSAGE.findall(english[name])
        assert len(re.findall(r"\{ *\$", source)) == len(re.findall(r"\{ *\$", english[name]))
    assert from_pseudo_language(voice.say("play-posted")) == voice_of(ENGLISH).say("play-posted")
    assert words_without_mark(voice.say("elements-event-round", round=3, player="Ada"), ["Ada"]) == []


def test_the_rules_are_in_it(voice: Voice) -> None:
    for game_id in language_texts(ENGLISH).rules:
        for page, english in zip(voice.rules_pages(game_id).pages, rules_pages(game_id).pages, strict=True):
            assert (page.topic, page.figure, page.rules) == (english.topic, english.figure, english.rules)
            assert (from_pseudo_language(page.title), from_pseudo_language(page.text)) == (english.title, english.text)
            assert words_without_mark(page.title) == words_without_mark(page.text) == []


def test_lists_are_in_it(voice: Voice) -> None:
    listed = [voice.list_of(["1", "2", "3"]), voice.list_of(["1", "2", "3"], style="or")]
    assert list(map(words_without_mark, listed)) == [[], []]
    assert list(map(from_pseudo_language, listed)) == ["1, 2 and 3", "1, 2 or 3"]


def test_nobody_is_offered_it() -> None:
    assert PSEUDO not in languages()


def test_it_is_spoken_whatever_the_machine_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in `LANGUAGE=xx make play`, where Babel would ask the environment which language that is."""
    monkeypatch.setenv("LANGUAGE", PSEUDO)
    messages = language_texts(PSEUDO).messages
    assert Catalogue(PSEUDO, messages).say("hint-close", count=1, actions="a") != "hint-close"


def test_a_text_is_cut_that_just_fills_its_kind_and_ends_in_dots() -> None:
    def found(**sent: Any) -> dict[str, str]:
        proof = Proof()
        proof.look([sent], [])
        return proof.strange

    button, entry = "ø" * 79 + "…", "ø" * 99 + "…"
    assert found(type=2, label=button) and found(label=entry, value="1")
    assert not found(label=button, value="1"), "an entry has room for more"
    assert not found(type=2, label="ø" * 80)
