"""What comes of an action in a puzzle: answered at once, or by a process of its own where that takes long."""

import asyncio

import engine
from engine import Action
from learning.games import MINERS
from learning.puzzles.answers import Answer, Course
from learning.puzzles.mining import Miner
from learning.puzzles.puzzle import Json, Puzzle
from ui.learning.process import Process

PATIENCE = 20.0
"""Seconds after which nobody waits for an answer any more."""


def solve(puzzle: Puzzle, course: Course, action: Json) -> Answer:
    """What comes of an action, thought out here."""
    return MINERS[puzzle.game].answer(puzzle, course, engine.GAMES[puzzle.game].action(action))


def is_looked_up(game_id: str) -> bool:
    """True for a game whose puzzles ask for one press: it is right or wrong by what is stored of them."""
    return type(MINERS[game_id]).answer is Miner.answer


class Solver:
    """Answers for everybody."""

    def __init__(self) -> None:
        self.process = Process()

    async def answer(self, puzzle: Puzzle, course: Course, action: Action) -> Answer:
        """What comes of an action after this course; raises TimeoutError, and whatever the solver does."""
        told = engine.to_json(action)
        if is_looked_up(puzzle.game):
            return await asyncio.to_thread(solve, puzzle, course, told)
        return await self.by_process(puzzle, course, told)

    async def by_process(self, puzzle: Puzzle, course: Course, action: Json) -> Answer:
        """The same by the process, whatever the game."""
        return await self.process.run(solve, puzzle, course, action, patience=PATIENCE)
