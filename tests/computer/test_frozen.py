"""The opponents by which strength is measured decide what they have always decided, so that figures can be compared."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

import engine
from computer.player import Question
from tools.frozen import FROZEN

STEPS, ASKED_EVERY = 60, 6
"""The length of a game of random actions, and at how many of them an opponent is asked."""
DECISIONS = {
    ("greedy", "elements"): "41522815349f",
    ("greedy", "elemental_defenders"): "37eba321bf2d",
    ("greedy", "elemental"): "26176e66206b",
    ("greedy", "realm_of_the_defenders"): "819d6e913540",
    ("greedy", "elemental_clash"): "2558804dc926",
    ("newcomer", "elements"): "5cda0cc1625d",
    ("newcomer", "elemental_defenders"): "f1b8334e4855",
    ("newcomer", "elemental"): "c960f15e44eb",
    ("newcomer", "realm_of_the_defenders"): "878d5d7968c5",
    ("newcomer", "elemental_clash"): "a005729f1ff0",
}
"""What they decided, in a digest. Where it changes on purpose, matches against them are void."""


def decisions(opponent: str, game_id: str) -> str:
    """A digest of what an opponent decides in the course of a game."""
    state: Any = engine.GAMES[game_id].new(2, "frozen", {})
    chance, seen = Random(game_id), sha256()
    for step in range(STEPS):
        if state.outcome is not None:
            break
        seat = state.active[0]
        if step % ASKED_EVERY == 0:
            decided = FROZEN[opponent].decide(
                Question(engine.GAMES[game_id], state.view(seat), seat, "hard", f"{step}")
            )
            seen.update(repr(engine.to_json(decided.action)).encode())
        state.play(seat, chance.choice(state.legal(seat)))
    return seen.hexdigest()[:12]


@pytest.mark.parametrize("opponent", ["greedy", "newcomer"])
@pytest.mark.parametrize("game_id", engine.GAMES)
def test_what_the_frozen_opponents_decide_has_not_changed(opponent: str, game_id: str) -> None:
    assert decisions(opponent, game_id) == DECISIONS[opponent, game_id]
