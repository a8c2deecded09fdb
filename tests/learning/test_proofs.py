"""The project's puzzles, proved: a sample by the plain way and against dealt hands, and mined again.

These take most of a core's minute.
"""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import engine
from engine import Action, Seat, State
from learning.games import MINERS, PROVERS
from learning.prove import failures, sample
from learning.puzzles.mining import mine
from learning.puzzles.puzzle import puzzles_of
from tests.support.rules import ROOT

pytestmark = pytest.mark.thorough

GAMES = sorted(MINERS)
SAMPLE = 50
SLOWLY_PROVED = {"realm_of_the_defenders": 6, "elemental": 30}
"""Of which games fewer are proved by the plain way here: each takes a while. All are before they are put in."""
SLOWLY_MINED = {"elemental": 1, "elemental_clash": 1, "realm_of_the_defenders": 1}
"""Of which games fewer than three are mined here."""
SOON = {"realm_of_the_defenders": "b"}
"""Seeds with which the first is found soon."""
FIERCE = ("attack", "queen", "block")
"""What the others do in hands dealt at random, if they can; the rest is drawn."""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_sample_is_proved_by_the_plain_way(game_id: str) -> None:
    assert not failures(sample(puzzles_of(game_id), SLOWLY_PROVED.get(game_id, SAMPLE), "tests"))


@pytest.mark.parametrize("game_id", GAMES)
def test_mining_finds_the_same_on_every_machine(game_id: str) -> None:
    number = SLOWLY_MINED.get(game_id, 3)
    seed = SOON.get(game_id, "tests")
    found = mine(MINERS[game_id], number, seed)
    assert len(found) == number
    again = subprocess.run(
        [sys.executable, "-c", f"from learning.puzzles.mining import *; from learning.games import MINERS\n"
         f"print([one.id for one in mine(MINERS[{game_id!r}], {number}, {seed!r})])"],
        cwd=ROOT, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7"},
    )  # fmt: skip
    assert again.stdout.strip() == str([one.id for one in found])


def fierce(state: State[Any], seat: Seat) -> list[Action]:
    """What a seat may do that harms the other, where there is such a thing, else everything."""
    actions = state.legal(seat)
    return [action for action in actions if engine.to_json(action)["type"] in FIERCE] or actions


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_right_comes_true_against_hands_dealt_at_random(game_id: str) -> None:
    rng = Random("dealt")
    miner, prover = MINERS[game_id], PROVERS[game_id]
    for puzzle in sample(puzzles_of(game_id), SAMPLE, "dealt"):
        seat = Seat(puzzle.seat)
        state = prover.dealt(puzzle, puzzle.id)
        mover, action = seat, rng.choice(puzzle.answers())
        verdict = prover.verdict(puzzle, state, state.play(mover, action))
        while verdict is None:
            mover = rng.choice(state.active)
            action = rng.choice(miner.keeping(puzzle, state) if mover == seat else fierce(state, mover))
            verdict = prover.verdict(puzzle, state, state.play(mover, action))
        assert verdict, puzzle.id
