"""What comes of an action in a puzzle: whether it keeps what was asked for sure, and what is played then.

A puzzle is asked press by press. Whoever asks begins with ``course_of(puzzle)``, gives each action of the puzzle's seat
to ``Miner.answer`` (``learning.games.MINERS``) and shows the course that comes back, until it is over:

    course = course_of(puzzle)
    answer = MINERS[puzzle.game].answer(puzzle, course, action)
    state = answer.course.state(puzzle)             the table as it stands now

Where one press is asked for (Elements, Elemental Defenders, Elemental), the first answer is over: the whole line of the
puzzle, or all that refutes the action. Where a turn is played to its end (Elemental Clash, Realm of the Defenders), a
right action is followed by what the other does, up to the next decision of the seat, and a wrong one by all that
refutes it. What the others hold is settled only when it is shown, so the position of a course may be another one than
before; the seat can't tell them apart by anything that it has seen so far. Courses and answers are data (msgspec), to
be kept between two presses.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

import engine
from engine import Action, Seat, State
from learning.puzzles.puzzle import Json, Puzzle, Turn


class Course(msgspec.Struct, frozen=True):
    """What has been played of a puzzle."""

    position: Json
    """The engine's option ``position`` with which it begins: that of the puzzle, with other hidden cards at most."""
    line: tuple[Turn, ...] = ()
    """All that was played since, seats and actions."""
    by_itself: tuple[int, ...] = ()
    """Where in the line something was played for the seat, because any answer would have held, or there was but one."""

    def then(self, seat: int, action: Action) -> "Course":
        """The course with one more action."""
        return Course(self.position, (*self.line, (seat, engine.to_json(action))), self.by_itself)

    def without_last_actions(self, n: int) -> "Course":
        """The course without its last ``n`` actions."""
        return Course(self.position, self.line[: len(self.line) - n], self.by_itself)

    def state(self, puzzle: Puzzle) -> State[Any]:
        """The position that it has come to, to be looked at and played on."""
        state = msgspec.structs.replace(puzzle, position=self.position).state()
        game = engine.GAMES[puzzle.game]
        for seat, data in self.line:
            state.play(Seat(seat), game.action(data))
        return state


class Answer(msgspec.Struct, frozen=True):
    """What comes of an action."""

    keeps: bool
    """Whether what was asked for is still sure."""
    course: Course
    """The course with the action and all that follows it without the seat, or that refutes it."""
    over: bool
    """Whether what was asked for has come true with this, or has failed."""


def new_course(puzzle: Puzzle) -> Course:
    """The course of which nothing has been played yet."""
    return Course(puzzle.position)


def stored_actions(line: Iterable[tuple[Seat, Action]]) -> tuple[Turn, ...]:
    """What was played, as it is stored."""
    return tuple((int(seat), engine.to_json(action)) for seat, action in line)
