"""The processes that think for all tables, as the event loop sees them.

    workers = Workers(count=2)
    answer = await workers.ask("table/7", question)

Searching would hold up the loop, in a thread as well, so it is done elsewhere. A worker that dies is replaced and its
question asked once more; when that fails, too, or takes too long, the policy's likeliest move is the answer.
"""

import asyncio
import logging
from itertools import count as numbers
from typing import Any

import msgspec

import computer
import engine
from computer.messages import Ask, Failed, Found, FromWorker, Stop, WeighedCandidate, WorkerReady
from computer.plan import Plan
from computer.player import Level
from computer.process import ThinkingProcess

LONG_QUEUE = 4
"""With more questions than that waiting, each gets a smaller share of its budget."""
LEAST_EFFORT = 0.1
"""The least share of its budget that a question gets, however many wait: below that answers are hardly thought out."""
PATIENCE = 20.0
"""Seconds on the clock after which a worker that has not answered is taken for stuck."""
ATTEMPTS = 2
"""The workers that a question may cost: one dies by accident; a question that kills a second would kill a third."""
WARM = 2
"""The number of processes at a start: enough for the first questions. The others begin when those are all busy."""
READ: msgspec.json.Decoder[FromWorker] = msgspec.json.Decoder(FromWorker)

log = logging.getLogger("computer.workers")


class Dropped(Exception):
    """Nobody needs the answer any more: the table has gone on, or the workers have been closed."""


class TableQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a table; its answer is good only while the log's last action has this ``number``."""

    game: str
    view: dict[str, Any]
    seat: int
    level: Level
    seed: str
    number: int
    whole: bool = False
    """True to get all candidates, for a hint."""
    plan: Plan | None = None
    """The plan for this turn from its last decision."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The action to play, and the number of the log's last action when it was found."""

    action: engine.Action
    number: int
    table: tuple[WeighedCandidate, ...]
    """The action first; further candidates if the whole table was asked for."""
    thought: bool
    """False when no worker could answer, and this is just a likely move."""
    seconds: float = 0.0
    """The processor time that it took."""
    plan: Plan | None = None
    """The plan for the rest of the turn; it goes into this seat's next question."""


class _Waiting:
    """A question and who waits for its answer."""

    __slots__ = ("answer", "attempts", "id", "key", "question")

    def __init__(self, number: int, key: str, question: TableQuestion) -> None:
        self.id = number
        self.key = key
        self.question = question
        self.attempts = 0
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Workers:
    """A queue, oldest first, with one question for each key, and the processes that work on it."""

    def __init__(self, count: int = 1, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._ids = numbers()
        self._queue: dict[str, _Waiting] = {}
        self._thinking: dict[str, tuple[_Waiting, _Process]] = {}
        self._processes = [_Process() for _ in range(count)]
        self._idle = list(self._processes)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the first processes, so that they are warm when they are needed; a question starts any other."""
        for process in self._processes[:WARM]:
            await process.start()

    async def close(self) -> None:
        """End the processes and drop all questions."""
        for key in [*self._queue, *self._thinking]:
            self.drop(key)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._processes:
            await process.end()

    @property
    def waiting_count(self) -> int:
        """The number of questions that no worker has begun with."""
        return len(self._queue)

    @property
    def thinking_count(self) -> int:
        """The number of questions that are being thought about."""
        return len(self._thinking)

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers that run."""
        return [process.pid for process in self._processes if process.pid is not None]

    async def ask(self, key: str, question: TableQuestion) -> Answer:
        """The answer. A newer question with the same key takes this one's place, which then raises Dropped."""
        self.drop(key)
        waiting = self._queue[key] = _Waiting(next(self._ids), key, question)
        self._dispatch_questions()
        try:
            return await waiting.answer
        finally:
            if not waiting.answer.done() or waiting.answer.cancelled():
                self._drop_question(waiting)

    def drop(self, key: str) -> None:
        """Stop thinking about a question; whoever waits for it gets Dropped."""
        for waiting in [self._queue.get(key), (self._thinking.get(key) or (None, None))[0]]:
            if waiting is not None:
                if not waiting.answer.done():
                    waiting.answer.set_exception(Dropped(key))
                self._drop_question(waiting)

    def _drop_question(self, waiting: _Waiting) -> None:
        if self._queue.get(waiting.key) is waiting:
            del self._queue[waiting.key]
        busy = self._thinking.get(waiting.key)
        if busy is not None and busy[0] is waiting:
            busy[1].stop(waiting.id)

    def _dispatch_questions(self) -> None:
        """Give questions to idle processes, to such as run where there are any."""
        while self._queue and self._idle:
            waiting = self._queue.pop(next(iter(self._queue)))
            process = next((idle for idle in self._idle if idle.pid is not None), self._idle[0])
            self._idle.remove(process)
            task = asyncio.create_task(self._answer_on_process(waiting, process))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer_on_process(self, waiting: _Waiting, process: "_Process") -> None:
        self._thinking[waiting.key] = (waiting, process)
        try:
            await self._get_answer(waiting, process)
        finally:
            if self._thinking.get(waiting.key, (None,))[0] is waiting:
                del self._thinking[waiting.key]
            self._idle.append(process)
            self._dispatch_questions()

    def effort(self) -> float:
        """The share of the budget for a question while so many others wait."""
        return max(LEAST_EFFORT, min(1.0, LONG_QUEUE / max(len(self._queue), 1)))

    async def _get_answer(self, waiting: _Waiting, process: "_Process") -> None:
        """Get an answer, whatever happens to processes."""
        question = waiting.question
        while waiting.attempts < ATTEMPTS and not waiting.answer.done():
            waiting.attempts += 1
            asked = _ask_message(waiting, self.effort())
            try:
                async with asyncio.timeout(self._patience):
                    found = await process.answer(asked)
            except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                log.warning("worker lost", extra={"game": question.game, "error": type(error).__name__})
                await process.end()
                continue
            if isinstance(found, Failed):
                log.error("thinking failed", extra={"game": question.game, "exception": found.error})
                break  # it would fail again
            if found.capped:
                more = {"game": question.game, "seconds": found.seconds, "reason": "the time is over"}
                log.warning("thinking capped", extra=more)
            if not waiting.answer.done():
                action = engine.GAMES[question.game].action(found.table[0].action)
                waiting.answer.set_result(
                    Answer(
                        action=action,
                        number=question.number,
                        table=found.table,
                        thought=True,
                        seconds=found.seconds,
                        plan=found.plan,
                    )
                )
        if not waiting.answer.done():
            self._answer_without_thinking(waiting)

    def _answer_without_thinking(self, waiting: _Waiting) -> None:
        question = waiting.question
        try:
            action = computer.likely(question.game, question.view, engine.Seat(question.seat), question.seed)
        except Exception as error:  # noqa: BLE001 - the asker hears of it, the worker goes on
            waiting.answer.set_exception(error)
            return
        table = (WeighedCandidate(engine.to_json(action), 1.0, 0.5),)
        waiting.answer.set_result(Answer(action=action, number=question.number, table=table, thought=False))


def _ask_message(waiting: _Waiting, effort: float) -> Ask:
    question = waiting.question
    return Ask(
        id=waiting.id,
        game=question.game,
        view=question.view,
        seat=question.seat,
        level=question.level,
        seed=question.seed,
        effort=effort,
        whole=question.whole,
        plan=question.plan,
    )


class _Process(ThinkingProcess):
    """One worker process."""

    def __init__(self) -> None:
        super().__init__("computer.worker")

    async def answer(self, asked: Ask) -> Found | Failed:
        """The worker's answer to a question; EOFError when it has died."""
        await self.tell(msgspec.json.encode(asked))
        while True:
            message = READ.decode(await self.hear())
            if not isinstance(message, WorkerReady) and message.id == asked.id:
                return message

    def stop(self, number: int) -> None:
        """Tell the worker that nobody waits for the answer."""
        self.tell_if_running(msgspec.json.encode(Stop(number)))
