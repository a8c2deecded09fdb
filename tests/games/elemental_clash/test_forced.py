"""What is answered for a player of Elemental Clash, and what never is: what their hand might hold."""

from typing import Any

import pytest

import engine
from tests.games.elemental_clash.test_rules import do, laid_out

FIRST = engine.Seat(0)
OCCUPIED = dict.fromkeys("12345", "t_bear")
STONE = {"stones": ["venus"]}


def forced(state: engine.State[Any]) -> Any:
    (seat,) = state.active
    action = state.forced(seat)
    return None if action is None else engine.to_json(action)


def test_the_last_space_is_taken() -> None:
    mine = {"atk": OCCUPIED, "def": dict.fromkeys("1234", "t_bear"), "piles": [{**STONE, "card": "t_bear"}]}
    assert forced(laid_out(mine, phase="standby")) == {"type": "place", "from": "0S1", "to": "0D5"}


@pytest.mark.parametrize("phase", ["main1", "main2"])
def test_a_turn_with_an_empty_hand_ends_where_nothing_can_attack(phase: str) -> None:
    assert forced(laid_out({"def": {"1": "t_bear"}}, phase=phase)) == {"type": "end"}


def test_a_turn_with_a_hand_is_not_ended_though_nothing_can_be_played() -> None:
    state = laid_out({"hand": ["t_bear"]}, phase="main2")
    assert {"type": "end"} in [engine.to_json(action) for action in state.legal(FIRST)]
    assert forced(state) is None


@pytest.mark.parametrize("hand", ["t_bear", "venus", "t_bolt"])
def test_a_turn_ends_where_no_hand_could_do_anything(hand: str) -> None:
    """The stone is played, and something lies on each pile: everybody sees that."""
    mine: dict[str, Any] = {"hand": [hand], "piles": [{**STONE, "card": "t_bear"}]}
    assert forced(laid_out(mine, phase="main2", stones=0)) == {"type": "end"}
    assert forced(laid_out(mine, phase="main2")) is None
    assert forced(laid_out({**mine, "piles": [*mine["piles"], STONE]}, phase="main2", stones=0)) is None


def test_who_could_attack_is_asked() -> None:
    assert forced(laid_out({"atk": {"1": "t_bear"}})) is None


def test_a_window_is_never_answered() -> None:
    theirs = {"hand": ["venus"], "piles": [STONE], "def": {"1": "t_bear"}}
    state = laid_out({"atk": {"1": "t_bear"}}, theirs)
    do(state, 0, type="combat")
    do(state, 0, type="attack", **{"from": "0A1", "to": "1P"})
    while state.active == (0,):
        do(state, 0, type="done")
    asked = 0
    while state.view(None)["phase"] == "combat":
        asked += 1
        assert forced(state) is None
        (seat,) = state.active
        done = [a for a in state.legal(seat) if engine.to_json(a)["type"] in ("done", "pass")]
        state.play(seat, done[0])
    assert asked
