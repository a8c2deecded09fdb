"""What a hint of Elemental says that a step without a fight is for."""

from typing import Any

import msgspec
import pytest

import engine
from tests.games.elemental.test_rules import GAME, start
from words import words_of_game


@pytest.mark.parametrize(
    ("position", "order", "said"),
    [
        ({"south": "1 fire c1, 6 light e1"}, {"to": "b1"}, "There 1 Fire stands on its own fountain"),
        ({"south": "1 fire b2, 6 light e1"}, {"to": "b1"}, "Nothing hangs on it yet"),  # home is where it was
        (
            {"south": "1 earth e4, 6 light e1", "north": "1 water f4, 6 dark e9", "revealed": [[], [1]]},
            {"to": "d4"},
            "As things stand, 1 Earth would lose a fight on e4 against the enemy's 1 Water beside it.",
        ),
        (
            {"south": "1 fire e3 half, 6 light e1", "north": "1 ice e4, 6 dark e9"},
            {"to": "e2"},
            "One more hit ends it: so it gets away from the enemy's hidden 1.",
        ),
        ({"south": "1 fire d2, 6 light e1", "wells": ["c4"]}, {"to": "d3"}, "That is a way to the crystal on c4."),
        ({"south": "1 fire e3 fresh, 6 light e1"}, {"to": "d3"}, "Then it is 1 step from its own fountain"),
        ({"south": "1 earth e1, 6 light f1"}, {"to": "e2"}, "Then it is 2 steps from its own fountain"),
        ({"south": "1 ice d2, 6 light e1"}, {"to": "d3"}, "Then it is 2 steps from the energy well (◎) on c4"),
        ({"south": "1 fire e3, 6 light e1"}, {"to": "e2"}, "Nothing hangs on it yet: no enemy is near."),
        (
            {"south": "1 fire e5, 6 light e1"},
            {"to": "e6"},
            "From there it can fight the enemy's hidden 1 in the next round, and see what that is.",
        ),
        (
            {"south": "1 fire e5, 3 ice e2, 6 light e1", "revealed": [[], [1]]},
            {"to": "e6"},
            "It goes after the enemy's 1 Ice, which 1 Fire beats: 2 steps away then.",
        ),
        (
            {"south": "1 ice e5, 6 light e1", "north": "1 fire e7, 6 dark a5", "revealed": [[], [1]]},
            {"to": "e4"},
            "It keeps away from the enemy's 1 Fire, which beats 1 Ice.",
        ),
        (
            {"south": "1 ice e4, 6 light e2", "north": "1 fire g3, 6 dark a5"},
            {"to": "e3"},
            "There it stands beside your king, whom the enemy's 1 is near.",
        ),
        (
            {"south": "6 light e2, 1 ice a1", "north": "1 fire e4, 6 dark a5"},
            {"number": 6, "to": "e1"},
            "Your king keeps away from the enemy's 1.",
        ),
        (
            {"south": "6 light e3, 1 ice a1", "north": "1 fire h6, 6 dark a5"},
            {"number": 6, "to": "f2"},
            "Nothing hangs on it yet",
        ),
        (
            {"south": "6 light e4, 1 ice a1", "north": "1 fire e6, 6 dark a5"},
            {"number": 6, "to": "e3"},
            "Off the fountains nobody can hurt your king, only push it.",
        ),
        (
            {"south": "1 ice e3, 6 light d1", "north": "1 fire g3, 6 dark e7", "revealed": [[], [6]]},
            {"to": "e4"},
            "It closes in on the enemy's 6 Dark: 3 steps away then.",
        ),
        (
            {"south": "1 fire e5, 6 light e1", "north": "1 ice e7, 6 dark e9"},
            {"to": "f5"},
            "Then it is 1 step from the energy well (◎) on g4, where the defeated leave crystals.",
        ),
        ({"south": "1 fire f7, 6 light e1"}, {"to": "g6"}, "Fewer enemies can come next to it there with one step: "),
        ({"south": "1 fire e6, 3 ice d5, 6 light e1"}, {"to": "e5"}, "Fewer enemies can come next to it there"),
    ],
)
def test_what_a_step_without_a_fight_is_good_for(position: Any, order: Any, said: str) -> None:
    state = start({"north": "1 ice e8, 6 dark e9", **position})
    move = GAME.action({"type": "move", "number": 1} | order)
    assert (words_of_game("elemental").action_reason(move, None, state.see(engine.Seat(0))) or "").startswith(said)


def test_a_well_where_no_crystal_can_come_is_no_reason() -> None:
    position = {"south": "1 ice d2, 6 light e1", "north": "1 ice e8, 6 dark e9"}
    view = start(position).see(engine.Seat(0))
    move = GAME.action({"type": "move", "number": 1, "to": "d3"})
    assert "◎" in (words_of_game("elemental").action_reason(move, None, view) or "")
    assert "◎" not in (
        words_of_game("elemental").action_reason(move, None, msgspec.structs.replace(view, supply=0)) or ""
    )


def test_every_step_has_some_reason() -> None:
    state = start({"south": "1 fire e5, 2 water b2, 6 light e1", "north": "1 ice e7, 6 dark e9", "revealed": [[], [1]]})
    for action in state.legal(engine.Seat(0)):
        if engine.type_of(action) in ("move", "dash"):
            assert words_of_game("elemental").action_reason(action, None, state.see(engine.Seat(0)))


@pytest.mark.parametrize(
    ("north", "wells", "said"),
    [
        (
            "1 ice f5, 2 fire f4, 3 wind a5, 6 dark e9",
            [],
            "It uncovers the enemy's 1 and 2 there: of the 6 elements possible, 1 Fire beats 2 and loses to 3.",
        ),
        (
            "1 water b4, 6 dark e9",
            ["c4"],
            "It takes the crystal on c4 first; if the enemy's 1 Water stays, it then loses to it and is defeated. That",
        ),
        ("1 water b4, 6 dark e9", [], "If the enemy's 1 Water stays, it loses to it there: that is a bet"),
    ],
)
def test_what_a_meeting_may_bring_is_named_with_its_odds(north: str, wells: list[str], said: str) -> None:
    """Never only that nothing is known against it, nor only that it is a bet."""
    revealed = [[], [1]] if "water" in north else [[], []]
    notes = {} if revealed[1] else {"notes": ["f" * 180] * 2}  # nobody knows who else has fallen
    position = {"south": "1 fire d4 half, 6 light e1", "north": north, "wells": wells, "revealed": revealed}
    view = start(position | notes).see(engine.Seat(0))
    to = "c4" if "water" in north else "e5"
    move = GAME.action({"type": "move", "number": 1, "to": to})
    assert (words_of_game("elemental").action_reason(move, None, view) or "").startswith(said)


def test_half_a_piece_beside_a_hidden_enemy_is_no_advice_where_another_is_as_good() -> None:
    for energy, is_good in (("", True), (" half", False)):
        position = {"south": f"1 fire e4{energy}, 6 light e1", "north": "1 ice e6, 6 dark e9"}
        view = start(position).see(engine.Seat(0))
        beside, away = (GAME.action({"type": "move", "number": 1, "to": to}) for to in ("e5", "d3"))
        assert words_of_game("elemental").is_advisable(beside, view) is is_good
        assert words_of_game("elemental").is_advisable(away, view)
