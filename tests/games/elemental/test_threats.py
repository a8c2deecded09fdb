"""The mark of a piece in danger: where a known enemy beats it with a step, and nowhere by what is secret."""

from random import Random
from typing import Any

import pytest

import engine
import render
from tests.games.elemental import samples
from tests.support.rules import rules
from tests.support.samples import draw_hand
from tests.support.sheet import NAMES
from words import words_of_game
from words.elemental.threats import threatened_pieces

SOUTH = "1 fire e4, 6 light e1"


def threats(north: str, south: str = SOUTH, **position: Any) -> dict[int, list[int]]:
    """South's pieces in danger, each with the numbers of the enemies."""
    view = samples.view(0, {"south": south, "north": north, "revealed": [[], [1, 2]], **position})
    return {number: [enemy.number for enemy in enemies] for number, enemies in threatened_pieces(view).items()}


@pytest.mark.parametrize(
    ("north", "found"),
    [
        ("1 water e6, 2 ice h5, 6 dark e9", {1: [1]}),
        ("1 water e7, 2 ice h5, 6 dark e9", {}),  # a step too far
        ("1 ice e6, 2 wind f5, 6 dark e9", {}),  # Fire beats both
        ("1 water e6, 2 earth f5, 6 dark e9", {1: [1, 2]}),
        ("3 water e6, 6 dark e9", {}),  # nobody knows it
        ("1 water e8, 2 ice e7, 6 dark e9", {}),
        ("1 water a5, 2 ice e5, 6 dark e6", {}),  # it stands beside, but loses; behind it lies something hidden
    ],
)
def test_a_piece_is_in_danger_where_a_known_enemy_beats_it_with_a_step(north: str, found: dict[int, list[int]]) -> None:
    assert threats(north) == found


def test_the_cell_where_the_fight_would_be_decides() -> None:
    """Fire meets Fire: nothing, but on the fire fountain the one that stands there alone wins."""
    north = "1 fire c4, 6 dark e9"
    assert threats(north, "1 fire d3, 6 light e1") == {1: [1]}
    assert threats("1 fire d5, 6 dark e9", "1 fire d3, 6 light e1") == {}


def test_an_own_king_is_in_danger_on_a_fountain_alone() -> None:
    assert threats("1 water e6, 6 dark e9", "1 fire a1, 6 light e4") == {6: [1]}, "on the earth fountain"
    assert threats("1 water f3, 6 dark e9", "1 fire a1, 6 light e2") == {}, "there it is only pushed"


def test_whoever_has_ordered_or_looks_on_is_shown_no_danger() -> None:
    position = {"south": SOUTH, "north": "1 water e6, 6 dark e9", "revealed": [[], [1]]}
    ordered = samples.view(0, position, [(0, samples.move(1, "e3"))])
    assert not threatened_pieces(ordered)
    assert not threatened_pieces(samples.view(None, position))


def test_the_picture_marks_it_and_the_alt_text_says_by_whom() -> None:
    position = {"south": SOUTH, "north": "1 water e6, 6 dark e9", "revealed": [[], [1]]}
    drawn = render.PICTURES["elemental"].compose_hand(samples.view(0, position), NAMES, words_of_game("elemental"), ())
    assert drawn.layout().count("[in danger]") == 1
    table = render.PICTURES["elemental"].compose_table(samples.view(0, position), NAMES, words_of_game("elemental"))
    assert "[in danger]" not in table.layout()
    assert "In danger next round: 1 from 1 water." in draw_hand("elemental", samples.view(0, position), NAMES).alt
    said = words_of_game("elemental").private_text(samples.view(0, position), NAMES)
    assert "In danger next round, if they stay: **1** from their 1 Water." in said


def test_a_danger_tells_nothing_that_is_hidden() -> None:
    """Whatever lies under the numbers that nobody knows, the same pieces are marked."""
    rng = Random(3)
    position = {**samples.MIDDLE, "revealed": [[2], [1, 4]]}
    state = samples.GAME.new(2, "danger", {"position": position})
    before = samples.view(0, position)
    shown = threatened_pieces(before)
    for _ in range(20):
        other = rules("elemental").redeal(state.position(), engine.Seat(0), rng)
        again = samples.GAME.new(2, "danger", {"position": other}).see(engine.Seat(0))
        assert threatened_pieces(again) == shown
