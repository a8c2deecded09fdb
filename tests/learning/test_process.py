"""The process that answers questions: there is one, and each answer goes to whoever has asked."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

import engine
from learning.process import AnsweringProcess
from learning.puzzles.answers import new_course
from learning.puzzles.puzzle import puzzles_of
from learning.questions import Solve
from tests.computer.test_workers import BUSY


@pytest.fixture
async def process() -> AsyncIterator[AnsweringProcess]:
    made = AnsweringProcess(0)
    yield made
    await made.end()


async def test_of_two_who_start_it_at_once_both_have_the_same(process: AnsweringProcess) -> None:
    one, other = await asyncio.gather(process.start(), process.start())
    if one is not other:
        one.kill()  # nobody else knows of it
    assert one is other


async def test_it_is_ended_even_while_it_is_started(process: AnsweringProcess) -> None:
    started, _ = await asyncio.gather(process.start(), process.end())
    assert process.pid is None
    assert await started.wait() == -signal.SIGKILL


async def test_what_nobody_waits_for_any_more_is_nobody_elses_answer(process: AnsweringProcess) -> None:
    puzzle = puzzles_of("elements")[0]
    legal = map(engine.to_json, puzzle.state().legal(engine.Seat(puzzle.seat)))
    actions = [next(action for action in legal if action != puzzle.right[0]), puzzle.right[0]]
    left, asked = (Solve(puzzle, new_course(puzzle), action) for action in actions)
    assert left.answer() != asked.answer()
    running = await process.start()
    os.kill(running.pid, signal.SIGSTOP)
    leaving = asyncio.create_task(process.ask(left, BUSY))
    for _ in range(10):  # until it has been told
        await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.wait([leaving])
    with suppress(ProcessLookupError):  # it may have been ended
        running.send_signal(signal.SIGCONT)
    assert await process.ask(asked, BUSY) == asked.answer()
