"""`easy` is for first games: it loses about half of its games to a newcomer, and sees what is in front of it."""

from typing import Any

import pytest

import computer
import engine
from computer.elemental import steps_nearer
from engine import Seat
from engine.elemental.board import BY_NAME, distance
from tools.match import pairings, play

GAMES = {
    "elements": 40,
    "elemental_defenders": 30,
    "elemental": 24,
    "realm_of_the_defenders": 16,
    "elemental_clash": 14,
}
"""The number of games that are played with each: few where they are long."""
LEAST, MOST = 0.3, 0.7
"""The band for the newcomer's share. In hundreds of games it is between 0.4 and 0.6 (`docs/computers.md`)."""


@pytest.mark.thorough
@pytest.mark.parametrize("game_id", engine.GAMES)
def test_a_newcomer_wins_about_half_of_the_games_against_easy(game_id: str) -> None:
    count = GAMES[game_id]
    scores = [play(pairing).score for pairing in pairings(game_id, "newcomer", "easy", count, 2, {})]
    assert LEAST <= sum(scores) / count <= MOST


SEEDS = [str(number) for number in range(20)]
MUCH = 0.7


def chosen(game_id: str, position: dict[str, Any], seed: str) -> dict[str, Any]:
    state = engine.GAMES[game_id].new(2, "f00d", {"position": position})
    seat = state.active[0]
    data: dict[str, Any] = engine.to_json(computer.choose(game_id, state.view(seat), seat, "easy", seed))
    return data


def test_easy_in_elements_knocks_when_the_rivals_front_alone_is_above_the_limit() -> None:
    position = {"hands": [[1, 1, 2], [2, 3, 4]], "fronts": [[], [5, 6]], "turn": 0, "display": [6, 3], "discards": 2}
    found = [chosen("elements", position, seed) for seed in SEEDS]
    assert found.count({"type": "knock"}) > len(SEEDS) * MUCH


def test_easy_in_defenders_wins_with_an_attack_that_nothing_answers() -> None:
    position = {"hands": [["E5", "F2"], ["E1", "A3"]], "attacker": 0}
    found = [chosen("elemental_defenders", position, seed) for seed in SEEDS]
    assert found.count({"type": "attack", "card": "F2"}) > len(SEEDS) * MUCH


def test_easy_in_elemental_comes_to_meet_whoever_has_chased_it_for_rounds() -> None:
    """A weak last piece flees at first, but not for ever: a game of somebody new has an end."""
    starts = {1: "e7", 6: "e9"}
    position = {"south": "1 fire e4, 6 light e1", "north": "1 ice e7, 6 dark e9", "revealed": [[1], [1]]}

    def nearer(quiet: int) -> int:
        state = engine.GAMES["elemental"].new(2, "f00d", {"position": {**position, "quiet": quiet}})
        found = [computer.choose("elemental", state.view(Seat(1)), Seat(1), "easy", seed) for seed in SEEDS]
        orders = [engine.to_json(order) for order in found]
        ways = [(starts[order["number"]], order["to"]) for order in orders]
        return sum(
            distance(BY_NAME[end], BY_NAME["e4"]) < distance(BY_NAME[start], BY_NAME["e4"]) for start, end in ways
        )

    assert nearer(0) < len(SEEDS) / 2 < nearer(8)


WIND = {"deck": ["jupiter*9"], "hand": ["wind_at_your_back"], "piles": [{"stones": ["jupiter", "jupiter"]}]}
THEIRS = {"deck": ["mars*9"], "atk": {"1": "scorchtail"}}


def test_easy_in_clash_gives_nothing_good_to_the_others_creatures() -> None:
    found = [chosen("elemental_clash", {"seats": [WIND, THEIRS], "phase": "main1"}, seed) for seed in SEEDS]
    assert sum(action["type"] == "play" for action in found) < len(SEEDS) * (1 - MUCH)


def test_easy_in_clash_attacks_where_nobody_can_block() -> None:
    mine = {"deck": ["jupiter*9"], "hand": ["jupiter"], "atk": {"2": "squall_heron"}}
    found = [chosen("elemental_clash", {"seats": [mine, THEIRS], "phase": "main2"}, seed) for seed in SEEDS]
    assert {action["type"] for action in found} <= {"stone", "end"}
    found = [chosen("elemental_clash", {"seats": [mine, THEIRS], "phase": "main1"}, seed) for seed in SEEDS]
    assert not any(action == {"type": "end"} for action in found)


@pytest.mark.parametrize(("courage", "share"), [(["5H"], 0), (["5H"] * 2, 0), ([], 1)])
def test_easy_in_realm_does_not_stake_its_last_fortress_unless_it_wins(courage: list[str], share: int) -> None:
    mine = {"deck": ["2D"] * 9, "hand": ["4C"], "power": ["6C"], "defenders": ["3S"], "fortresses": ["2C"]}
    theirs = {"deck": ["2D"] * 9, "hand": ["9C"], "courage": courage, "defenders": ["6S"], "fortresses": ["2C"]}
    found = [chosen("realm_of_the_defenders", {"seats": [mine, theirs]}, seed) for seed in SEEDS]
    attacks = sum(action["type"] == "attack" for action in found)
    assert attacks > len(SEEDS) * (MUCH - 0.2) if share else attacks < len(SEEDS) * (1 - MUCH)


@pytest.mark.parametrize(
    ("mine", "theirs", "dear"),
    [
        ({"hand": ["5S", "X1", "6H", "7C"]}, {}, {"type": "deploy", "card": "5S"}),
        ({"hand": ["X1", "X1", "6H", "7C"]}, {}, {"type": "deploy", "card": "X1"}),
        ({"hand": ["QS", "7C"], "courage": ["KH"]}, {"courage": ["3H"], "power": ["2C"]}, {"type": "queen"}),
    ],
    ids=["an Elder for a 5", "an Elder for an Elder", "a Queen for a 3"],
)
def test_easy_in_realm_gives_nothing_dear_for_little(
    mine: dict[str, Any], theirs: dict[str, Any], dear: dict[str, Any]
) -> None:
    seats = [
        {"deck": ["2D"] * 9, "defenders": ["9S"], "fortresses": ["2C", "3C"], **mine},
        {"deck": ["2D"] * 9, "hand": ["9C"], "defenders": ["6S"], "fortresses": ["2C", "3C"], **theirs},
    ]
    found = [chosen("realm_of_the_defenders", {"seats": seats}, seed) for seed in SEEDS]
    assert sum(dear.items() <= action.items() for action in found) < len(SEEDS) * (1 - MUCH)


def test_easy_in_elemental_does_not_run_from_whoever_hunts_its_last_piece() -> None:
    """It has lost anyway: a fight ends a first game sooner than a chase, and is more fun."""
    position = {"south": "1 fire e6, 2 earth d6, 3 water f5, 6 light e1", "north": "1 ice e8, 6 dark d8"}
    state = engine.GAMES["elemental"].new(2, "f00d", {"position": position})
    closer = 0
    for seed in SEEDS:
        view = state.view(engine.Seat(1))
        order = computer.choose("elemental", view, engine.Seat(1), "easy", seed)
        closer += steps_nearer(order, view, engine.Seat(1)) > 0
    assert closer > len(SEEDS) * MUCH
