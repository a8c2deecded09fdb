"""Worker processes: the queue, and what happens to questions when processes don't do what they should."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import computer
import engine
from computer.messages import Ask, Found
from computer.plan import Plan
from computer.worker import MOST_SECONDS, Worker, think
from computer.workers import LEAST_EFFORT, Answer, Dropped, TableQuestion, Workers

BUSY = 280.0
"""Seconds in which a worker answers even where others need the machine."""


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    found = Workers(count=1, patience=BUSY)
    await found.start()
    yield found
    await found.close()


def question(
    game_id: str = "elements", level: computer.Level = "easy", number: int = 3, **fields: Any
) -> TableQuestion:
    state = engine.GAMES[game_id].new(2, "f00d", {})
    seat = state.active[0]
    return TableQuestion(game=game_id, view=state.view(seat), seat=seat, level=level, seed="1", number=number, **fields)


def chosen(asked: TableQuestion) -> engine.Action:
    return computer.choose(asked.game, asked.view, engine.Seat(asked.seat), asked.level, asked.seed)


async def until(condition: Callable[[], object]) -> None:
    """Let the loop go on until something has come about, however long a busy machine takes."""
    while not condition():  # noqa: ASYNC110 - other processes and threads bring it about
        await asyncio.sleep(0.001)


def pause(workers: Workers) -> int:
    """Hold the only worker still."""
    (pid,) = workers.pids
    os.kill(pid, signal.SIGSTOP)
    return pid


async def test_the_answer_is_that_of_the_player(workers: Workers) -> None:
    for game_id in engine.GAMES:
        asked = question(game_id)
        answer = await workers.ask("table/1", asked)
        assert answer.action == chosen(asked)
        assert (answer.number, answer.thought) == (3, True)


async def test_a_hint_brings_all_candidates(workers: Workers) -> None:
    asked = question(whole=True)
    answer = await workers.ask("hint/1", asked)
    table, _ = computer.analyse(asked.game, asked.view, engine.Seat(asked.seat), asked.level, asked.seed)
    assert [one.action for one in answer.table] == [engine.to_json(one.action) for one in table]
    assert engine.to_json(answer.action) == answer.table[0].action


async def test_a_worker_that_dies_is_replaced_and_asked_again(workers: Workers) -> None:
    pid = pause(workers)
    asked = question()
    waiting = asyncio.create_task(workers.ask("table/1", asked))
    await until(lambda: workers.thinking_count and not workers.waiting_count)
    os.kill(pid, signal.SIGKILL)
    answer = await waiting
    assert answer.thought
    assert answer.action == chosen(asked)
    assert workers.pids != [pid]


async def test_only_as_many_begin_as_are_asked_for() -> None:
    workers = Workers(count=4, patience=BUSY)
    await workers.start()
    warm = set(workers.pids)
    for number in range(3):
        await workers.ask("table/1", question(number=number))
    asked_in_turn = set(workers.pids)
    for pid in warm:
        os.kill(pid, signal.SIGSTOP)
    at_once = [asyncio.create_task(workers.ask(f"table/{place}", question())) for place in range(3)]
    await at_once[2]
    asked_at_once = set(workers.pids)
    await workers.close()
    await asyncio.gather(*at_once, return_exceptions=True)
    assert len(warm) == 2
    assert asked_in_turn == warm
    assert asked_at_once > warm
    assert len(asked_at_once) == 3


async def test_whoever_died_while_nothing_was_asked_is_replaced(workers: Workers) -> None:
    (pid,) = workers.pids
    os.kill(pid, signal.SIGKILL)
    asked = question()
    assert (await workers.ask("table/1", asked)).action == chosen(asked)


async def test_a_stuck_worker_is_outlived_and_a_likely_move_played() -> None:
    workers = Workers(count=1, patience=0.01)
    await workers.start()
    asked = question("realm_of_the_defenders", "hard")
    answer = await workers.ask("table/1", asked)
    assert not answer.thought
    assert answer.action == computer.likely(asked.game, asked.view, engine.Seat(asked.seat), asked.seed)
    await workers.close()


async def test_oldest_first_and_one_question_for_each_table(workers: Workers) -> None:
    pid = pause(workers)
    order: list[str] = []

    async def ask(key: str, number: int) -> Answer | None:
        try:
            answer = await workers.ask(key, question(number=number))
        except Dropped:
            return None
        order.append(key)
        return answer

    tasks = [asyncio.create_task(ask(*each)) for each in (("busy", 0), ("a", 1), ("b", 2), ("a", 3), ("c", 4))]
    await until(lambda: workers.thinking_count and workers.waiting_count == 3)
    os.kill(pid, signal.SIGCONT)
    answers = await asyncio.gather(*tasks)
    assert [answer and answer.number for answer in answers] == [0, None, 2, 3, 4]
    assert order == ["busy", "b", "a", "c"]


async def test_who_is_dropped_is_not_thought_about_any_more(workers: Workers) -> None:
    pause(workers)
    first = asyncio.create_task(workers.ask("table/1", question(level="hard")))
    second = asyncio.create_task(workers.ask("table/2", question(level="hard")))
    await until(lambda: workers.thinking_count and workers.waiting_count == 1)
    workers.drop("table/2")
    workers.drop("table/1")
    with pytest.raises(Dropped):
        await first
    with pytest.raises(Dropped):
        await second
    assert workers.waiting_count == 0


async def test_a_long_queue_lowers_the_effort(workers: Workers) -> None:
    pause(workers)
    tasks = [asyncio.create_task(workers.ask(f"table/{n}", question())) for n in range(9)]
    await until(lambda: workers.waiting_count == 8)
    assert workers.effort() == 0.5
    tasks += [asyncio.create_task(workers.ask(f"more/{n}", question())) for n in range(92)]
    await until(lambda: workers.waiting_count == 100)
    assert workers.effort() == LEAST_EFFORT
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert workers.waiting_count == 0
    assert workers.effort() == 1.0


async def test_a_question_that_can_not_be_thought_about_does_not_stop_the_others(workers: Workers) -> None:
    asked = question()
    broken = TableQuestion(
        game="elements", view={"game": "elements", "viewer": 0}, seat=0, level="easy", seed="1", number=1
    )
    with pytest.raises(engine.BadOptions):
        await workers.ask("table/1", broken)
    assert (await workers.ask("table/2", asked)).action == chosen(asked)


@pytest.mark.parametrize("spent", [0.0, 5.0])
def test_a_turn_has_its_time_and_a_further_answer_a_little(spent: float, monkeypatch: pytest.MonkeyPatch) -> None:
    state = engine.GAMES["elemental_clash"].new(2, "f00d", {})
    seat = state.active[0]
    view = state.view(seat)
    clock = iter(range(10**6))
    monkeypatch.setattr("computer.worker.time.process_time", lambda: next(clock) * 0.06)
    plan = Plan(turn=view["turn"], seconds=spent)
    asked = Ask(id=1, game="elemental_clash", view=view, seat=seat, level="hard", seed="1", effort=1e3, plan=plan)
    found = Worker(BytesIO(), BytesIO())._answer_question(asked)
    assert isinstance(found, Found)
    assert found.capped
    assert found.plan is not None
    assert found.plan.seconds == pytest.approx(found.seconds + spent)
    assert found.seconds < 0.4 if spent else found.seconds > MOST_SECONDS


def test_thinking_stops_when_told() -> None:
    asked = question(level="hard")
    ask = Ask(id=1, game=asked.game, view=asked.view, seat=asked.seat, level="hard", seed="1", effort=1e9)
    looks = 0

    def stop() -> bool:
        nonlocal looks
        looks += 1
        return looks > 3

    (best,), _ = think(ask, stop)
    assert best.action in [
        engine.to_json(move) for move in engine.GAMES["elements"].new(2, "f00d", {}).legal(engine.Seat(asked.seat))
    ]


async def test_a_worker_knows_no_secret_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    fresh = Workers(count=1, patience=BUSY)
    await fresh.start()
    (pid,) = fresh.pids
    environment = await asyncio.to_thread(Path(f"/proc/{pid}/environ").read_text)
    assert "PYTHONPATH" in environment
    assert "DISCORD_TOKEN" not in environment
    await fresh.close()
    assert fresh.pids == []
