"""The rules in chat, in a language that has all of their pages, some of them, or none."""

import engine
from tests.support.every import every_game
from words.rules import game_and_page_of_rule, parse_pages, rules_pages, translate_pages

ENGLISH = parse_pages(
    """# Elements

## Play {#play}
<!-- EM-1 EM-2 -->
Take a card.

![A hand](figure:hand)

## End {#end}
<!-- EM-3 -->
Count.
"""
)


def test_a_translation_gives_pages_their_words_and_nothing_else() -> None:
    german = parse_pages("## Spiel {#play}\nNimm eine Karte.\n\n## Noch etwas {#more}\nDas gibt es nicht.\n")
    play, end = translate_pages(ENGLISH, german).pages
    assert (play.title, play.text) == ("Spiel", "Nimm eine Karte.")
    assert (play.figure, play.rules) == ("hand", frozenset({"EM-1", "EM-2"}))
    assert end == ENGLISH.pages[1]  # in English until somebody translates it


@every_game
def test_a_language_without_rules_shows_the_english_pages(game: engine.Game) -> None:
    assert rules_pages(game.id, "tlh").pages == rules_pages(game.id).pages


@every_game
def test_the_page_about_a_rule_is_the_same_in_every_language(game: engine.Game) -> None:
    for page in rules_pages(game.id).pages:
        for rule in page.rules:
            assert game_and_page_of_rule(rule, "tlh") == game_and_page_of_rule(rule) == (game.id, page)


def test_no_page_is_about_a_rule_that_there_is_not() -> None:
    assert game_and_page_of_rule("XX-1") is None
    assert game_and_page_of_rule(None) is None
