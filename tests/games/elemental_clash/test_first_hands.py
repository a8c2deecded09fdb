"""Elemental Clash: the first hands of a first game can be played from; those of every other game are dealt as ever."""

import pytest

import engine
from engine.elemental_clash import POOL
from engine.elemental_clash.machine import is_mixed_hand
from sessions.ratings.rules import are_default_options
from tests.games.elemental_clash.test_rules import DECKS, GAME
from tests.support.english import VOICE
from ui.layouts import LAYOUTS

FIRST = LAYOUTS[GAME.id].first_game_options


def hands(seed: str, options: dict[str, object]) -> list[list[str]]:
    """Both first hands of a game, as far as nothing has been drawn since."""
    state = GAME.new(2, seed, {"first": 0, **options})
    return [state.view(engine.Seat(seat))["seats"][seat]["hand"]["cards"] for seat in (0, 1)]


@pytest.mark.parametrize("deck", DECKS)
def test_first_hands_of_a_first_game_hold_stones_and_a_creature_for_them(deck: str) -> None:
    for number in range(12):
        for hand in hands(f"first {number}", {**FIRST, "decks": [deck, deck]}):
            cards = [POOL[card] for card in hand]
            stones = [card for card in cards if card.kind == "stone"]
            assert len(stones) in (2, 3), hand
            energies = {stone.energy for stone in stones}
            assert any(
                card.creature and card.level <= 2 and ({card.element, "any"} & energies or card.element == "neutral")
                for card in cards
            ), hand


def test_other_games_are_dealt_as_ever() -> None:  # V50
    state = GAME.new(2, "f00d", {"decks": ["deeproot", "highwind"]})
    assert state.view(engine.Seat(0))["seats"][0]["hand"]["cards"] == [
        "boughmother",
        "orchard_matron",
        "venus",
        "venus",
        "venus",
    ]
    mixed = [is_mixed_hand([POOL[card] for card in hand]) for n in range(60) for hand in hands(f"any {n}", {})]
    assert 20 < sum(mixed) < 100, "some hands of other games are mixed, and some are not"


def test_a_spellbook_without_a_mixed_hand_is_dealt_all_the_same() -> None:
    (stones, other) = hands("stones", {**FIRST, "decks": [["venus"] * 40, "deeproot"]})
    assert stones == ["venus"] * 5
    assert is_mixed_hand([POOL[card] for card in other])


def test_a_first_game_goes_on_from_its_position_and_is_not_rated() -> None:
    for seed in ("", "a", "b"):
        state = GAME.new(2, seed, FIRST)
        assert state.position() == GAME.new(2, seed, {"position": state.position()}).position()
    assert not are_default_options(engine.GAMES[GAME.id], FIRST)


def test_a_first_game_says_what_it_begins_with() -> None:
    words, view = VOICE.game_words(GAME.id), GAME.new(2, "a", {**FIRST, "first": 0}).see(engine.Seat(0))
    assert "two or three stones" in words.options_text(FIRST)
    assert "two or three stones" not in words.options_text({})
    assert words.left_out_line(FIRST, view) is not None
    assert words.left_out_line({}, view) is None
