"""A process that answers questions: they come in as lines of JSON, answers go out. It ends with its input.

    python -m learning.worker NICENESS

It leaves the processor to others by so much; 19 is what nobody else wants. It has no store, no token, and no game that
people play.
"""

import sys
from typing import BinaryIO

import msgspec

from computer.process import lower_priority
from engine.sentences import traceback_of
from learning.questions import FAILED, READ


def answer_questions(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the input ends."""
    for line in questions:
        try:
            told = msgspec.json.encode(READ.decode(line).answer())
        except Exception as error:  # noqa: BLE001 - whoever asks hears of it, and the next question is answered
            told = FAILED + traceback_of(error).replace("\n", "⏎").encode()
        answers.write(told + b"\n")
        answers.flush()


if __name__ == "__main__":
    lower_priority(int(sys.argv[1]))
    answer_questions(sys.stdin.buffer, sys.stdout.buffer)
