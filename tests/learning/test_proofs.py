"""The project's puzzles, proved: a sample by the plain way and against dealt hands, and mined again.

These take a quarter of a core's minute.
"""

from random import Random
from typing import Any

import pytest

import engine
from engine import Action, Seat, State
from learning.games import MINERS, PROVERS
from learning.prove import failed_puzzles, sample_of_puzzles
from learning.puzzles.mining import mine_puzzles
from learning.puzzles.puzzle import puzzles_of

pytestmark = pytest.mark.thorough

GAMES = sorted(MINERS)
SAMPLE = 20
SLOWLY_PROVED = {"realm_of_the_defenders": 3, "elemental": 10, "elemental_clash": 10}
"""Of which games fewer are proved by the plain way here: each takes a while. All are before they are put in."""
MINED = {
    "elements": ("tests", ["em-5d5bba13", "em-5e11d023", "em-be8700d5"]),
    "elemental_defenders": ("tests", ["ed-9d16d704", "ed-556d98c9", "ed-92294945"]),
    "elemental": ("tests", ["el-c8be2f9d"]),
    "realm_of_the_defenders": ("b", ["rd-1b832d9f"]),
    "elemental_clash": ("tests", ["ec-b09f9522"]),
}
"""What is found first with a seed, on every machine; the seeds are some with which that is soon."""
FIERCE = ("attack", "queen", "block")
"""What the others do in hands dealt at random, if they can; the rest is drawn."""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sample_is_proved_by_the_plain_way(game_id: str) -> None:
    assert not failed_puzzles(sample_of_puzzles(puzzles_of(game_id), SLOWLY_PROVED.get(game_id, SAMPLE), "sample"))


@pytest.mark.parametrize("game_id", GAMES)
def test_mining_finds_the_same_on_every_machine(game_id: str) -> None:
    seed, ids = MINED[game_id]
    assert [one.id for one in mine_puzzles(MINERS[game_id], len(ids), seed)] == ids


def fierce(state: State[Any], seat: Seat) -> list[Action]:
    """What a seat may do that harms the other, where there is such a thing, else everything."""
    actions = state.legal(seat)
    return [action for action in actions if engine.to_json(action)["type"] in FIERCE] or actions


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_right_comes_true_against_hands_dealt_at_random(game_id: str) -> None:
    rng = Random("dealt")
    miner, prover = MINERS[game_id], PROVERS[game_id]
    for puzzle in sample_of_puzzles(puzzles_of(game_id), SAMPLE, "dealt"):
        seat = Seat(puzzle.seat)
        state = prover.dealt_at_random(puzzle, puzzle.id)
        mover, action = seat, rng.choice(puzzle.answers())
        verdict = prover.verdict_on(puzzle, state, state.play(mover, action))
        while verdict is None:
            mover = rng.choice(state.active)
            action = rng.choice(miner.right_actions(puzzle, state) if mover == seat else fierce(state, mover))
            verdict = prover.verdict_on(puzzle, state, state.play(mover, action))
        assert verdict, puzzle.id
