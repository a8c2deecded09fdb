"""A pasted list that names no card is refused in the words of no game, unless it nearly names a card of one."""

import pytest

import engine
from sessions.decks.repository import cards_in
from words import ENGLISH, voice_of
from words.decks import UnreadableDeck

GAMES = [game for game in engine.GAMES.values() if game.decks is not None]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("3 Plastic", "I don't know the card “Plastic”. Write one card a line, with the number of copies before it."),
        ("3 Loamlng", "I don't know the card “Loamlng”. Do you mean *Loamling*?"),
        (
            "3 Loamlng\n\n2 Plastic\nFrobnicator of Old, 1 Plastic",
            "I know no card called “Loamlng” (line 1), “Plastic” (line 3) or “Frobnicator of O…” (line 4).",
        ),
        (
            "one, two, three, four, five, six",
            "I know no card called “one”, “two”, “three”, “four” or “five”, nor 1 more.",
        ),
    ],
)
def test_a_list_of_no_game_is_taken_for_that_of_none(text: str, sentence: str) -> None:
    voice = voice_of(ENGLISH)
    with pytest.raises(UnreadableDeck) as refused:
        cards_in(voice, text, None, GAMES)
    assert voice.refusal_text(refused.value.sentence) == sentence
