"""Elemental Clash: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from typing import Any

import pytest

import engine
from tests.games.elemental_clash_judge import card_file, conceivable, judge, redeal
from tests.rules import ROOT, Json, Setting, plain, vectors, walk

__all__ = ["DULL", "OPTIONS", "OWN_EXPECTATIONS", "PERFT", "PLAYTHROUGH", "REVEALING", "conceivable", "judge", "redeal"]

GAME = engine.GAMES["elemental_clash"]
DECKS = [deck["id"] for deck in card_file()["deck"]]
# Every ready deck on both sides; all pairs of them are played below.
OPTIONS: list[Json] = [{"decks": [deck, DECKS[(2 * n + 1) % len(DECKS)]]} for n, deck in enumerate(DECKS)]
REVEALING = {
    "attack", "block", "choose", "discard", "divide", "done", "end", "move", "no", "order", "pass", "place", "play",
    "put", "skip", "stone", "target", "yes",
}  # fmt: skip
DULL = {"ask"}
OWN_EXPECTATIONS: set[str] = set()
PERFT: dict[str, list[int]] = {}
PLAYTHROUGH = (2, "f00d", {"decks": ["wildfire", "stilltide"]})
TEST_POOL = json.loads((ROOT / "tests" / "vectors" / "elemental_clash_pool.json").read_text())


# The vectors: scenarios in steps


def holds(event: Json, fields: Json) -> bool:
    return all(key in event and event[key] == value for key, value in fields.items())


def at_path(view: Any, path: str) -> Any:
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key]
    return view


def plain_legal(state: engine.State[Any], seat: int) -> list[Json]:
    return [engine.to_json(action) for action in state.legal(engine.Seat(seat))]


def take_step(state: engine.State[Any], step: list[Any], events: list[Json]) -> list[Json]:
    """Do or check one step; the events of the last thing done."""
    match step:
        case ["do", seat, action]:
            return [engine.to_json(event) for event in state.play(engine.Seat(seat), GAME.action(action))]
        case ["can", seat, action]:
            assert action in plain_legal(state, seat)
        case ["cannot", seat, action]:
            assert action not in plain_legal(state, seat)
            with pytest.raises(engine.IllegalAction) as refused:
                state.play(engine.Seat(seat), GAME.action(action))
            assert refused.value.rule
        case ["legal", seat, actions]:
            assert [action for action in plain_legal(state, seat) if action["type"] != "ask"] == actions
        case ["active", seats]:
            assert list(state.active) == seats
        case ["see", viewer, path, value]:
            assert at_path(state.view(viewer), path) == value
        case ["event", fields]:
            assert any(holds(event, fields) for event in events), events
        case ["no_event", fields]:
            assert not any(holds(event, fields) for event in events), events
        case ["over", None]:
            assert state.outcome is None
        case ["over", fields]:
            assert state.outcome is not None
            assert holds(engine.to_json(state.outcome), fields)
        case _:
            pytest.fail(f"nobody knows this step: {step}")
    return events


@pytest.mark.parametrize("vector", vectors("elemental_clash"))
def test_vector(vector: Json) -> None:
    options = dict(vector["options"])
    if options.get("pool") == "@test":
        options["pool"] = TEST_POOL
    state = GAME.new(2, vector.get("seed", ""), options)
    events: list[Json] = []
    for step in vector["steps"]:
        events = take_step(state, step, events)
