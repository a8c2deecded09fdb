"""A process that thinks: questions come in as lines of JSON, answers go out.

    python -m computer.worker

It sees views and nothing else: no store, no token, no state of a game that people play. It ends with its input.
"""

import sys
import threading
import time
from queue import SimpleQueue
from typing import BinaryIO

import msgspec
from msgspec.structs import replace

import computer
import engine
from computer.messages import Ask, Failed, Found, FromWorker, Stop, ToWorker, WeighedCandidate, WorkerReady
from computer.process import lower_priority
from engine.sentences import traceback_of

NICENESS = 10
MOST_SECONDS = 1.5
"""CPU time for an answer; a safety net, for levels are budgets of iterations."""
TURN_SECONDS = 2.0
"""CPU time for all answers of a turn; the same net."""
LEAST_SECONDS = 0.1
"""CPU time for a further answer of a turn, even if the turn has had its time."""
READ: msgspec.json.Decoder[ToWorker] = msgspec.json.Decoder(ToWorker)
WARMING = 0.02  # of a budget


class Worker:
    """Thinks about one question after the other."""

    def __init__(self, questions: BinaryIO, answers: BinaryIO) -> None:
        self._questions = questions
        self._answers = answers
        self._waiting: SimpleQueue[Ask | None] = SimpleQueue()
        self._stopped = -1
        """The id of the question that was dropped last."""

    def run(self) -> None:
        """Answer until the input ends."""
        threading.Thread(target=self._read_questions, daemon=True).start()
        warm_up()
        self._write_message(WorkerReady())
        while (asked := self._waiting.get()) is not None:
            self._write_message(self._answer_question(asked))

    def _read_questions(self) -> None:
        for line in self._questions:
            message = READ.decode(line)
            if isinstance(message, Stop):
                self._stopped = message.id
            else:
                self._waiting.put(message)
        self._waiting.put(None)

    def _write_message(self, message: FromWorker) -> None:
        self._answers.write(msgspec.json.encode(message) + b"\n")
        self._answers.flush()

    def _answer_question(self, asked: Ask) -> FromWorker:
        begun = time.process_time()
        before, capped = 0.0, False

        def stop() -> bool:
            nonlocal capped
            most = max(min(MOST_SECONDS, TURN_SECONDS - before), LEAST_SECONDS)
            capped = time.process_time() - begun > most
            return capped or asked.id == self._stopped

        try:
            known = computer.plan_of_this_turn(asked.game, asked.view, asked.plan)
            before = known.seconds if known is not None else 0.0
            table, plan = think(asked, stop)
        except Exception as error:  # noqa: BLE001 - whatever it is, the table gets an answer and the log the reason
            return Failed(asked.id, traceback_of(error))
        seconds = time.process_time() - begun
        if plan is not None:
            plan = replace(plan, seconds=seconds + before)
        return Found(id=asked.id, table=table, seconds=seconds, capped=capped, plan=plan)


def think(asked: Ask, stop: computer.Stopper) -> tuple[tuple[WeighedCandidate, ...], computer.Plan | None]:
    """The candidates for a question, the one to play first, and how the turn is to go on then."""
    seat = engine.Seat(asked.seat)
    if asked.whole:
        table, plan = computer.analyse(
            asked.game, asked.view, seat, asked.level, asked.seed, stop=stop, effort=asked.effort
        )
        return tuple(map(_weighed_candidate, table)), plan
    decision = computer.decide(
        asked.game, asked.view, seat, asked.level, asked.seed, plan=asked.plan, stop=stop, effort=asked.effort
    )
    return (WeighedCandidate(engine.to_json(decision.action), 1.0, 0.5),), decision.plan


def _weighed_candidate(one: computer.Candidate) -> WeighedCandidate:
    line = tuple(map(engine.to_json, one.line))
    return WeighedCandidate(engine.to_json(one.action), one.share, one.chance, one.worth, line)


def warm_up() -> None:
    """One small search in each game, so that the first question isn't slower than the others."""
    for game in engine.GAMES.values():
        state = game.new(game.min_seats, "warm", {})
        seat = state.active[0]
        computer.choose(game.id, state.view(seat), seat, "hard", "warm", effort=WARMING)


def main() -> None:
    """Answer the questions of the process that started this one."""
    lower_priority(NICENESS)
    Worker(sys.stdin.buffer, sys.stdout.buffer).run()


if __name__ == "__main__":
    main()
