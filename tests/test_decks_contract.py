"""What every game with built decks promises to whoever keeps and builds them."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.decks import Deck, Decks
from playground.pseudo_language import PSEUDO, words_without_mark
from render import PICTURES, Pictures
from sessions.decks import share_codes
from sessions.decks.repository import (
    LONGEST_NAME,
    MOST_CARDS,
    ChosenDeck,
    all_cards,
    cards_in,
    decks_of,
    objections,
    ready_decks,
)
from sessions.decks.share_codes import read_code, write_code
from sessions.refusals import BadCode, DeckRefusal
from tests.support.deck_game import DeckAuction, DeckElements, SecretDeckElements
from tests.support.effort import effort_of
from tests.support.english import VOICE
from tests.support.texts import any_text
from ui.decks.deck_texts import deck_name
from words import voice_of
from words.decks import LONGEST_TEXT, DeckWords, ListedCards, UnreadableDeck
from words.languages import languages

MENU = 25
PLAYED = [game for game in engine.GAMES.values() if game.decks is not None]
GAMES = [*PLAYED, DeckElements(), SecretDeckElements(), DeckAuction()]

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=type(game).__name__) for game in GAMES])


def rules(game: engine.Game) -> Decks:
    return decks_of(game)


def words(game: engine.Game) -> DeckWords:
    return VOICE.deck_words(game)


@st.composite
def lists(draw: st.DrawFn) -> tuple[engine.Game, list[str]]:
    """Any cards of any game, in any order, legal or not."""
    game = draw(st.sampled_from(GAMES))
    counts = draw(st.dictionaries(st.sampled_from(all_cards(rules(game))), st.integers(1, 5), min_size=1, max_size=30))
    return game, draw(st.permutations([card for card, count in counts.items() for _ in range(count)]))


@every_game
def test_cards_fit_into_menus(game: engine.Game) -> None:
    groups = rules(game).groups
    assert 0 < len(groups) <= MENU
    cards = all_cards(rules(game))
    assert len(set(cards)) == len(cards)
    for heading, group in groups.items():
        assert 0 < len(words(game).group_heading(heading)) <= 100
        assert 0 < len(group) <= MENU
    for card in cards:
        assert 0 < len(card) <= 40
        assert 0 < len(words(game).card_name(card)) <= 80
        assert 0 < len(words(game).card_facts(card)) <= 100
        assert rules(game).most(card) > 0
    assert len({words(game).card_name(card) for card in cards}) == len(cards)


@every_game
def test_ready_decks_are_legal_and_have_names(game: engine.Game) -> None:
    assert rules(game).ready
    for ready, cards in rules(game).ready.items():
        assert 0 < len(words(game).ready_deck_name(ready)) <= LONGEST_NAME
        assert objections(game, cards, {}) == []
        assert tuple(cards) == rules(game).in_order(cards)
        assert 0 < len(words(game).deck_summary(cards)) <= 100


@every_game
def test_a_table_takes_decks_by_seat(game: engine.Game) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        for deck in rules(game).ready.values():
            decks: list[Any] = [None] * seats
            game.new(seats, "", {"decks": decks})
            game.new(seats, "", {"decks": [*decks[1:], list(deck)]})


@every_game
def test_what_is_no_deck_is_told_in_sentences(game: engine.Game) -> None:
    first = all_cards(rules(game))[0]
    for cards in ([], [first], [first] * MOST_CARDS):
        found = rules(game).objections(cards, {})
        assert found
        for objection in found:
            assert objection.message[0].isupper() and objection.message[-1] in ".!"
            assert objection.rule
    with pytest.raises(UnreadableDeck, match=r"^[A-Z“].*[.]$"):
        cards_in(VOICE, "no such card anywhere", game, GAMES)


@settings(derandomize=True, deadline=None)
@given(lists())
def test_every_list_survives_text_and_code(given: tuple[engine.Game, list[str]]) -> None:
    game, cards = given
    ordered: Deck = rules(game).in_order(cards)
    assert sorted(ordered) == sorted(cards)
    assert rules(game).in_order(ordered) == ordered
    assert cards_in(VOICE, words(game).write_deck(cards), game, GAMES) == (game, ListedCards(ordered, {}, {}))
    code = write_code(game.id, cards)
    found, read = read_code(code, [game])
    assert (found, sorted(read)) == (game, sorted(cards))
    assert len(code) <= 400
    rules(game).objections(cards, {})
    assert len(words(game).deck_summary(cards)) <= 100


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in PLAYED])
def test_a_list_is_read_in_english_and_in_the_language_of_whoever_reads_it(game: engine.Game) -> None:
    """A list that somebody has written stays readable, whoever brings it to which language."""
    theirs, ours = voice_of(PSEUDO).deck_words(game), VOICE.deck_words(game)
    every_card = rules(game).in_order(all_cards(rules(game)))
    assert theirs.read_deck(theirs.write_deck(every_card)).cards == every_card
    assert theirs.read_deck(ours.write_deck(every_card)).cards == every_card
    for card in every_card:
        assert not words_without_mark(theirs.card_name(card))
        assert theirs.english_words.card_name(card) == ours.card_name(card)


def test_an_elder_is_read_by_its_name_in_every_language() -> None:
    realm = engine.GAMES["realm_of_the_defenders"]
    theirs = voice_of(PSEUDO).deck_words(realm)
    assert theirs.read_deck(f"2x {theirs.card_name('X1')} Elder {theirs.card_name('X1')}x3").cards == ("X1",) * 6


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in PLAYED])
def test_a_list_in_any_language_is_read_in_any_other(game: engine.Game) -> None:
    every_card = rules(game).in_order(all_cards(rules(game)))
    for theirs in languages():
        listed = "\n".join(f"1 {voice_of(theirs).deck_words(game).card_name(card)}" for card in every_card)
        for mine in ("de", "en"):
            assert voice_of(mine).deck_words(game).read_deck(listed) == ListedCards(every_card, {}, {}), (theirs, mine)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in PLAYED])
def test_a_ready_deck_is_stored_in_english_and_read_in_any_language(game: engine.Game) -> None:
    voice = voice_of(PSEUDO)
    for ready, chosen in ready_decks(game).items():
        assert chosen.name == VOICE.deck_words(game).ready_deck_name(ready)
        assert deck_name(voice, game, chosen) == voice.deck_words(game).ready_deck_name(ready) != chosen.name
        assert deck_name(voice, game, ChosenDeck(chosen.name, chosen.cards[1:])) == chosen.name


@every_game
def test_no_two_cards_share_their_place_in_a_code(game: engine.Game) -> None:
    cards = all_cards(rules(game))
    assert sorted(read_code(write_code(game.id, cards), [game])[1]) == sorted(cards)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in engine.GAMES.values()])
def test_a_game_with_decks_draws_them(game: engine.Game) -> None:
    draws = type(PICTURES[game.id]).deck_picture is not Pictures.deck_picture
    assert draws == (game.decks is not None)


# What anybody may send


ODD_WORDS = [
    *(
        "999x",
        "30x",
        "999 x",
        "x999",
        "×999",
        "* 999",
        "0x",
        "999",
        "1",
        "x",
        "X1",
        "X",
        "-1",
        "²",
        "٣x",
        "1e9",
        "0" * 9,
    ),
    *(
        "EDECK1",
        "EDECK",
        "```",
        "“",
        "\ud800",
        "\x00",
        "\u202e",
        "🂡",
        "ß" * 40,
        " " * 40,
        "\n" * 9,
        "a" * 60,
        "ﬃ",
        "<@1>",
    ),
]
MOST_LINES = 50_000
MOST_MEMORY = 600_000


@st.composite
def texts(draw: st.DrawFn) -> tuple[engine.Game, str]:
    """Lists as nobody should write them, as long as a form allows, and longer."""
    game = draw(st.sampled_from(GAMES))
    cards = all_cards(rules(game))
    names = [*cards, *map(words(game).card_name, cards)]
    pieces = st.sampled_from(ODD_WORDS) | st.sampled_from(names) | any_text(5)
    separators = st.sampled_from([" ", "", "\n", ", ", "; ", "  \n"])
    piece = "".join(draw(pieces) + draw(separators) for _ in range(draw(st.integers(1, 6))))
    return game, (piece * LONGEST_TEXT)[: draw(st.sampled_from([10, 200, LONGEST_TEXT, LONGEST_TEXT, 20_000]))]


@st.composite
def codes(draw: st.DrawFn) -> tuple[engine.Game, str]:
    """Share codes with a good checksum that name as many cards as there is room for."""
    game = draw(st.sampled_from(GAMES))
    cards = [share_codes._short_digest(card) for card in all_cards(rules(game))] + [b"???"]
    payload = share_codes._short_digest(game.id)
    for _ in range(draw(st.integers(0, 8))):
        names = draw(st.lists(st.sampled_from(cards), min_size=1, max_size=5)) * draw(st.sampled_from([1, 1, 50]))
        group = bytes((draw(st.sampled_from([1, 4, 255])), len(names))) + b"".join(names)
        payload += group * draw(st.sampled_from([1, 1, 100]))
    payload = payload[: draw(st.sampled_from([1400, 1400, 700, 1600]))]
    number = share_codes._in_digits(share_codes._FIRST + payload + share_codes._checksum(payload))
    return game, f"{share_codes.PREFIX}{share_codes.FORMAT}{number}"


def check_effort(game: engine.Game, text: str) -> None:
    """A text is read with little effort, or refused in a sentence in which nothing is that can't be read."""

    def read() -> None:
        try:
            found, cards = cards_in(VOICE, text, game, GAMES)
        except (UnreadableDeck, DeckRefusal, BadCode) as refused:
            assert 0 < len(str(refused)) < 200
            assert str(refused).isprintable()
        else:
            assert found in GAMES
            assert 0 < len(cards.cards) <= MOST_CARDS

    read()  # words and cards are loaded only the first time
    effort = effort_of(read)
    assert effort.lines < MOST_LINES
    assert effort.memory < MOST_MEMORY + 8 * len(text)


sent = settings(derandomize=True, deadline=None, max_examples=60)


@sent
@given(texts())
def test_no_text_takes_long_to_read(given: tuple[engine.Game, str]) -> None:
    check_effort(*given)


@sent
@given(codes())
def test_no_code_takes_long_to_read(given: tuple[engine.Game, str]) -> None:
    check_effort(*given)


@pytest.mark.parametrize(
    "text", ["30x 999x2Sx999", "999 Venus-Stone\n" * 250, "2S " + "x999 " * 799, "a " + " " * 3990 + "b", "9" * 4000]
)
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in PLAYED])
def test_no_count_is_written_out_before_it_is_known_to_be_a_deck(game: engine.Game, text: str) -> None:
    check_effort(game, text)
