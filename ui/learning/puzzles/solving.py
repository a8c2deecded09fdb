"""What comes of an action in a puzzle: answered at once, or by a process of its own where that takes long."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import engine
from engine import Action
from learning.games import MINERS
from learning.puzzles.answers import Answer, Course
from learning.puzzles.mining import Miner
from learning.puzzles.puzzle import Json, Puzzle

ATTEMPTS = 2
"""The processes that a question may cost: one dies by accident."""
PATIENCE = 20.0
"""Seconds after which nobody waits for an answer any more."""


def solve(puzzle: Puzzle, course: Course, action: Json) -> Answer:
    """What comes of an action, thought out here."""
    return MINERS[puzzle.game].answer(puzzle, course, engine.GAMES[puzzle.game].action(action))


def is_looked_up(game_id: str) -> bool:
    """True for a game whose puzzles ask for one press: it is right or wrong by what is stored of them."""
    return type(MINERS[game_id]).answer is Miner.answer


class Solver:
    """Answers for everybody. The process begins with the first question that needs it."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def answer(self, puzzle: Puzzle, course: Course, action: Action) -> Answer:
        """What comes of an action after this course; raises TimeoutError, and whatever the solver does."""
        told = engine.to_json(action)
        if is_looked_up(puzzle.game):
            return await asyncio.to_thread(solve, puzzle, course, told)
        return await self.by_process(puzzle, course, told)

    async def by_process(self, puzzle: Puzzle, course: Course, action: Json) -> Answer:
        """The same by the process, whatever the game."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, ATTEMPTS + 1):
            if self._process is None:
                self._process = ProcessPoolExecutor(1, get_context("spawn"))
            process = self._process
            try:
                asked = loop.run_in_executor(process, solve, puzzle, course, action)
                return await asyncio.wait_for(asked, PATIENCE)
            except BrokenProcessPool:
                if self._process is process:
                    self._process = None
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("every attempt answers or raises")

    async def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(process.shutdown, wait=True, cancel_futures=True)
