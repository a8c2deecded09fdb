"""What every game with built decks promises to whoever keeps and builds them."""

import importlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.decks import Deck, Decks, UnreadableDeck
from sessions.decks import LONGEST_NAME, MOST_CARDS, all_cards, cards_in, decks_of, in_order, objections
from sessions.share_codes import read_code, write_code
from tests.support.deck_game import DeckAuction, DeckElements, SecretDeckElements

MENU = 25
PLAYED = [game for game in engine.GAMES.values() if game.decks is not None]
GAMES = [*PLAYED, DeckElements(), SecretDeckElements(), DeckAuction()]

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=type(game).__name__) for game in GAMES])


def rules(game: engine.Game) -> Decks:
    return decks_of(game)


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
        assert 0 < len(heading) <= 100
        assert 0 < len(group) <= MENU
    for card in cards:
        assert 0 < len(card) <= 40
        assert 0 < len(rules(game).name(card)) <= 80
        assert 0 < len(rules(game).about(card)) <= 100
        assert rules(game).most(card) > 0
    assert len({rules(game).name(card) for card in cards}) == len(cards)


@every_game
def test_ready_decks_are_legal_and_have_names(game: engine.Game) -> None:
    assert rules(game).ready
    for name, cards in rules(game).ready.items():
        assert 0 < len(name) <= LONGEST_NAME
        assert objections(game, cards, {}) == []
        assert tuple(cards) == in_order(rules(game), cards)
        assert 0 < len(rules(game).summary(cards)) <= 100


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
        rules(game).read("no such card anywhere")


@settings(derandomize=True, deadline=None)
@given(lists())
def test_every_list_survives_text_and_code(given: tuple[engine.Game, list[str]]) -> None:
    game, cards = given
    ordered: Deck = in_order(rules(game), cards)
    assert sorted(ordered) == sorted(cards)
    assert in_order(rules(game), ordered) == ordered
    assert cards_in(rules(game).write(cards), game, GAMES) == (game, ordered)
    code = write_code(game.id, cards)
    found, read = read_code(code, [game])
    assert (found, sorted(read)) == (game, sorted(cards))
    assert len(code) <= 400
    rules(game).objections(cards, {})
    assert len(rules(game).summary(cards)) <= 100


@every_game
def test_no_two_cards_share_their_place_in_a_code(game: engine.Game) -> None:
    cards = all_cards(rules(game))
    assert sorted(read_code(write_code(game.id, cards), [game])[1]) == sorted(cards)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in engine.GAMES.values()])
def test_a_game_with_decks_draws_them(game: engine.Game) -> None:
    pictures = importlib.import_module(f"render.{game.id}")
    assert hasattr(pictures, "deck") == (game.decks is not None)
