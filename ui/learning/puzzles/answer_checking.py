"""What comes of an action in a puzzle: answered at once, or by a process of its own where that takes long."""

import asyncio
from collections.abc import Sequence

import engine
from engine import Action
from learning.games import MINERS
from learning.process import AnsweringProcess
from learning.puzzles.answers import Answer, Course
from learning.puzzles.mining import Miner, RightAndWrongWay
from learning.puzzles.puzzle import Json, Puzzle
from learning.questions import Show, Solve

PATIENCE = 20.0
"""Seconds after which nobody waits for an answer any more."""
NICENESS = 5
"""Somebody waits for the answer, but nobody's game."""


def is_answer_stored(game_id: str) -> bool:
    """True for a game whose puzzles ask for one press: it is right or wrong by what is stored of them."""
    return type(MINERS[game_id]).answer is Miner.answer


class PuzzleSolver:
    """Answers for everybody."""

    def __init__(self) -> None:
        self.process = AnsweringProcess(NICENESS)

    async def prepare_for(self, puzzle: Puzzle) -> None:
        """Begin the process, if the answer to this puzzle will need it."""
        if not is_answer_stored(puzzle.game):
            await self.process.start()

    async def check_answer(
        self, puzzle: Puzzle, course: Course, action: Action, meant: Sequence[Action] = ()
    ) -> Answer:
        """What comes of an action after this course, and of what was decided on besides.

        Raises TimeoutError, and Unanswered.
        """
        asked = Solve(puzzle, course, engine.to_json(action), tuple(map(engine.to_json, meant)))
        if is_answer_stored(puzzle.game):
            return await asyncio.to_thread(asked.answer)
        return await self.solve_in_process(asked)

    async def solution(self, puzzle: Puzzle, wrong: Json | None = None) -> RightAndWrongWay:
        """The right way of a puzzle, and how another one fails: this one, if there is one.

        Raises TimeoutError, and Unanswered.
        """
        asked = Show(puzzle, wrong)
        if is_answer_stored(puzzle.game):
            return await asyncio.to_thread(asked.answer)
        shown: RightAndWrongWay = await self.process.ask(asked, PATIENCE)
        return shown

    async def solve_in_process(self, asked: Solve) -> Answer:
        """What comes of an action, by the process, whatever the game."""
        answer: Answer = await self.process.ask(asked, PATIENCE)
        return answer
