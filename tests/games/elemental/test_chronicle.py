"""What a game of Elemental keeps of what has happened: the newest round, and when which elemental was seen."""

from typing import Any

import engine

GAME = engine.GAMES["elemental"]


def play(position: Any, *actions: Any) -> Any:
    state = GAME.new(2, "x", {"position": position})
    for seat, action in actions:
        state.play(engine.Seat(seat), GAME.action(action))
    return state


MEETING = {"south": "1 fire e3, 6 light e1", "north": "1 ice e5, 6 dark e9", "round": 4}
ATTACK = [(0, {"type": "move", "number": 1, "to": "e4"}), (1, {"type": "move", "number": 6, "to": "f8"})]


def test_the_newest_round_is_told_to_everybody_from_its_orders_on() -> None:
    state = play(MEETING, *ATTACK)
    told = state.view(None)["last"]
    assert [event["type"] for event in told] == ["orders", "moved", "moved", "fight", "knocked"]
    assert told[0]["round"] == 4
    assert state.view(engine.Seat(0))["last"] == told


def test_an_order_that_waits_leaves_the_round_before_on_show() -> None:
    state = play(MEETING, *ATTACK)
    before = state.view(None)["last"]
    state.play(engine.Seat(0), GAME.action({"type": "move", "number": 6, "to": "f1"}))
    assert state.view(None)["last"] == before


def test_a_round_that_waits_for_a_landing_place_is_told_so_far_and_then_to_its_end() -> None:
    position = {"south": "1 fire e3, 6 light e1", "north": "1 ice e5, 2 wind e6, 6 dark e9"}
    state = play(position, *ATTACK)
    assert [event["type"] for event in state.view(None)["last"]][-2:] == ["fight", "choose"]
    state.play(engine.Seat(1), GAME.action({"type": "land", "number": 1, "to": "d5"}))
    assert [event["type"] for event in state.view(None)["last"]][-1] == "knocked"


def test_notes_say_what_was_seen_in_which_round_and_say_it_once() -> None:
    state = play(MEETING, *ATTACK)
    assert state.view(None)["seen"] == [[0, 1, "fire", 4], [1, 1, "ice", 4]]
    state.play(engine.Seat(0), GAME.action({"type": "move", "number": 1, "to": "e5"}))
    state.play(engine.Seat(1), GAME.action({"type": "move", "number": 6, "to": "e9"}))
    assert any(event["type"] == "fight" for event in state.view(None)["last"])
    assert state.view(None)["seen"] == [[0, 1, "fire", 4], [1, 1, "ice", 4]]


def test_a_substitution_is_noted_but_not_with_whom() -> None:
    position = {"south": "1 fire e2, 6 light e1", "north": "1 ice a5, 6 dark e9", "crystals": [1, 0], "round": 7}
    position["seen"] = [[0, 1, "fire", 3]]
    substitute = {"type": "substitute", "number": 1, "with": 3}
    state = play(position, (0, substitute), (1, {"type": "move", "number": 6, "to": "f8"}))
    assert state.view(None)["seen"] == [[0, 1, "fire", 3], [0, 1, None, 7]]
    assert {"type": "substitute", "number": 1} in state.view(None)["last"][0]["orders"]
    assert all(event["type"] != "assigned" for event in state.view(engine.Seat(0))["last"])


def test_a_stored_position_keeps_both() -> None:
    state = play(MEETING, *ATTACK)
    again = GAME.new(2, "x", {"position": state.position()})
    assert again.view(None) == state.view(None)
