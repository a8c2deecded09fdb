"""A course of a puzzle, played action by action: what happened, and how it stood after each."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import engine
from engine import Action, Event, Seat, State
from learning.puzzles.answers import Course
from learning.puzzles.puzzle import Puzzle


class PlayedStep(NamedTuple):
    """An action of a course, what came of it, and the position then."""

    seat: Seat
    action: Action
    events: Sequence[Event]
    state: State[Any]


def course_steps(puzzle: Puzzle, course: Course) -> list[PlayedStep]:
    """A course from its beginning, which is the position of `begun`."""
    game, state = engine.GAMES[puzzle.game], beginning(puzzle, course)
    found = []
    for seat, data in course.line:
        action = game.action(data)
        events = state.play(Seat(seat), action)
        found.append(PlayedStep(Seat(seat), action, events, state.copy()))
    return found


def beginning(puzzle: Puzzle, course: Course) -> State[Any]:
    """The position with which a course begins."""
    return Course(course.position).state(puzzle)
