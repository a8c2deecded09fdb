"""What each card brings at the end of a round of Elemental Defenders, held against the engine played to its end."""

from collections.abc import Iterator
from typing import Any

import engine
from computer.elemental_defenders import FAR, position_of, values_of
from tests.support.rules import Setting, walk

GAME = engine.GAMES["elemental_defenders"]
FEW = 5
"""Cards in both hands; to play everything to its end is slow."""


def endings(seed: str) -> Iterator[Any]:
    """Moments of a random game with few cards left, and a choice."""
    for ply in walk(Setting(GAME, 2, {"mode": "advanced"}), seed, 400):
        state: Any = ply.state
        if state.phase in ("attack", "defend") and sum(hand.bit_count() for hand in state.hands) <= FEW:
            yield state.copy()


def points(state: Any, action: engine.Action) -> int:
    """The points that an action brings its player when both play the rest perfectly."""
    seat = state.turn
    after = state.copy()
    for event in map(engine.to_json, after.play(seat, action)):
        if event["type"] == "round_end":
            return 0 if event["winner"] is None else event["points"] * (1 if event["winner"] == seat else -1)
    best = max(points(after, each) for each in after.legal(after.turn))
    return best if after.turn == seat else -best


def test_perfect_play_brings_what_the_engine_says() -> None:
    looked_at = repeated = 0
    for number in range(80):
        for state in endings(f"values {number}"):
            legal = state.legal(state.turn)
            position = position_of(state.view(state.turn))
            assert values_of(position, legal, FAR) == {action: points(state, action) for action in legal}
            looked_at += 1
            repeated += position.last != 0
    assert looked_at > 300
    assert repeated > 5  # a lone Mediator, whose owner uses the ninth card once more
