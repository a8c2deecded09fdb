"""`easy` is for first games: it loses about half of its games to a newcomer, and sees what is in front of it."""

from typing import Any

import pytest

import computer
import engine
from computer.match import pairings, play

GAMES = {
    "elements": 40,
    "elemental_defenders": 30,
    "elemental": 12,
    "realm_of_the_defenders": 16,
    "elemental_clash": 20,
}
"""The number of games that are played with each: few where they are long."""
LEAST, MOST = 0.3, 0.7
"""The band for the newcomer's share. In hundreds of games it is between 0.4 and 0.6 (`docs/computers.md`)."""


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
