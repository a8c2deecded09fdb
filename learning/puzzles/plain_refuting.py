"""The plain way where a seat can do too much for all of it to be tried.

What is right is played as the solver says, what is wrong fails as the solver's refutation says. Neither is believed:
both are played by the engine, and looked at.
"""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

import engine
from engine import Action, Seat, State
from learning.puzzles.answers import Course
from learning.puzzles.mining import Miner
from learning.puzzles.plain import Prover, check_claim, state_action
from learning.puzzles.puzzle import Puzzle, proof_of


class RefutingProver(Prover):
    """Proves that each right first action holds against everything, and that each other one is refuted."""

    only_one: ClassVar[bool] = False
    solver: Miner

    @abstractmethod
    def count_worlds(self, puzzle: Puzzle) -> int:
        """The number of the positions that the seat holds possible."""

    @abstractmethod
    def attempt(self, puzzle: Puzzle) -> Callable[[Action], bool]:
        """Whether what is asked for comes true after a first action, whatever the other has."""

    def check_refuting_position(self, puzzle: Puzzle, state: State[Any], action: Action) -> None:
        """Check that a position that looks like the puzzle's, and refutes an action, is one of its worlds."""

    def prove(self, puzzle: Puzzle) -> None:
        self.check_name(puzzle)
        worlds = self.count_worlds(puzzle)
        check_claim(worlds == puzzle.worlds, f"{worlds} hands fit, not {puzzle.worlds}")
        asked, holds_after = puzzle.state(), self.attempt(puzzle)
        verdicts = []
        for action in asked.legal(Seat(puzzle.seat)):
            right = action in puzzle.answers()
            if right:
                check_claim(holds_after(action), f"{action} is wrong")
            else:
                self._check_fails(puzzle, action)
            verdicts.append((engine.to_json(action), right))
        check_claim(puzzle.proof == proof_of(verdicts, puzzle.line), "the proof is another one")
        self.follow(puzzle, asked)

    def _check_fails(self, puzzle: Puzzle, action: Action) -> None:
        """Check that an action fails as its refutation says."""
        seat, asked = Seat(puzzle.seat), puzzle.state()
        answer = self.solver.answer(puzzle, Course(puzzle.position), action)
        check_claim(not answer.keeps and answer.over, f"{action} is right")
        state = Course(answer.course.position).state(puzzle)
        check_claim(state.view(seat) == asked.view(seat), f"{action} is refuted in a position that looks different")
        self.check_refuting_position(puzzle, state, action)
        verdict = None
        for mover, data in answer.course.line:
            check_claim(verdict is None, "a refutation goes on when all is done")
            verdict = self.verdict_on(puzzle, state, state.play(Seat(mover), state_action(puzzle, data)))
        check_claim(verdict is False, f"{action} is not refuted")
