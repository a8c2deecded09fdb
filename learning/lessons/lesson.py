"""A lesson: tiny positions of a game, each with one task, and an answer for whatever somebody does there.

Each lesson is a file in ``data``. Its sentences stand in the catalogue, and are named here: the task of the step
``knock`` in the lesson ``elements`` is `lesson-elements-knock`, and what an answer says `lesson-elements-knock-done`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

import msgspec

import engine
from engine import Action, Event, State, to_json

DATA = Path(__file__).parent / "data"

Json = dict[str, Any]
Pattern = Json
"""What an action or an event looks like: it has these fields. A list stands for any of its values."""
Kind = Literal["show", "do", "free"]
Verdict = Literal["right", "shown", "on", "wrong"]
"""``right`` ends a step, and so does ``shown``, what loses but had to be tried; ``on`` goes on with it, ``wrong`` is
taken back."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else would do: an action, but only where it leads to these events."""

    action: Pattern
    events: tuple[Pattern, ...] = ()


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a decision is answered with: the first answer that fits."""

    said: str
    """The name of its sentence."""
    verdict: Verdict = "wrong"
    when: tuple[Pattern, ...] = ()
    """Each of these is among the actions of the decision."""
    events: tuple[Pattern, ...] = ()
    """Each of these is among the events of the decision, and of what the others do then."""
    replies: tuple[Reply, ...] = ()
    """What the others do then, one after the other."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One task in one position."""

    id: str
    was: tuple[str, ...] = ()
    """The ids of steps that this one has taken the place of, in whose positions every way still leads where it did."""
    kind: Kind = "do"
    position: Json | None = None
    """The engine's option of this name; None: as the step before has left it."""
    options: Json = {}
    """The other options of the game."""
    before: tuple[Reply, ...] = ()
    """What is played, by whoever is to play, before the task is set."""
    answers: tuple[Answer, ...] = ()
    others: tuple[Reply, ...] = ()
    """What the others do wherever nothing else is said: the first of these that they can."""
    itself: tuple[Pattern, ...] = ()
    """What is done for whoever learns, after a decision, where nothing is to be learnt by doing it."""
    until: tuple[Pattern, ...] = ()
    """Events at which the scene ends: nobody plays on after one of them."""
    solution: tuple[tuple[Pattern, ...], ...] = ()
    """Decisions that lead to the end of the step, each of one action or more."""
    lit: tuple[Pattern, ...] | None = None
    """The actions whose buttons are lit; None: those of the answers that are not wrong."""
    later: tuple[Pattern, ...] = ()
    """Actions that have no button yet: nothing has explained them, or they would fill another question's screen."""
    plain: bool = False
    """Whether its pictures show nothing of what was played before it, nor what anything pays: that is told later."""
    unfolded: Pattern | None = None
    """An action whose first step is taken already, where the buttons of one piece are enough to look at."""

    def is_called(self, step_id: str) -> bool:
        """Whether this is its id, or was that of a step in whose place it is."""
        return step_id in (self.id, *self.was)

    @property
    def lit_patterns(self) -> tuple[Pattern, ...]:
        """What the actions look like whose buttons are lit."""
        if self.kind != "do":
            return ()
        if self.lit is not None:
            return self.lit
        return tuple(pattern for answer in self.answers if answer.verdict != "wrong" for pattern in answer.when)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The steps of one lesson."""

    id: str
    game: str
    steps: tuple[Step, ...]
    seat: int = 0
    """Where whoever learns sits."""
    taught: tuple[str, ...] = ()
    """The explanations of the game that whoever has been through the lesson needs no more."""

    def step_index(self, step_id: str) -> int:
        """The place of a step, by its id of now or of before; LookupError where there is none any more."""
        for place, step in enumerate(self.steps):
            if step.is_called(step_id):
                return place
        raise LookupError(step_id)

    def has_step(self, step_id: str) -> bool:
        """Whether there is a step of this id, now or before."""
        return any(step.is_called(step_id) for step in self.steps)

    def begin_step(self, step: Step) -> State[Any]:
        """The position of a step that has one of its own."""
        assert step.position is not None
        position = step.position
        game = engine.GAMES[self.game]
        seats = len(position.get("hands") or position.get("seats") or (0, 1))
        return game.new(seats, f"lesson/{self.id}/{step.id}", {**step.options, "position": position})


def fits_pattern(pattern: Pattern, data: Mapping[str, Any]) -> bool:
    """Whether an action or an event, as JSON, looks like this."""
    return all(_matches_wanted(wanted, data.get(name)) for name, wanted in pattern.items())


def _matches_wanted(wanted: object, value: object) -> bool:
    if isinstance(wanted, list) and not isinstance(value, list):
        return value in wanted
    return bool(wanted == value)


def looks_like(pattern: Pattern, one: Action | Event) -> bool:
    """Whether an action or an event looks like this."""
    return fits_pattern(pattern, to_json(one))


def have_all_matches(patterns: Sequence[Pattern], found: Iterable[Json]) -> bool:
    """Whether each of these is among what has been found."""
    known = [*found]
    return all(any(fits_pattern(pattern, one) for one in known) for pattern in patterns)


ORDER = ("elements", "defenders", "elemental", "realm", "battle", "clash", "flash")
"""The lessons, the easiest game first; of a game with two, the first one first."""


@cache
def all_lessons() -> Mapping[str, Lesson]:
    """The lessons by their names, in order."""
    return MappingProxyType({name: _read_lesson(name) for name in ORDER if _lesson_path(name).exists()})


def lessons_of(game_id: str) -> list[Lesson]:
    """The lessons of a game, in order."""
    return [lesson for lesson in all_lessons().values() if lesson.game == game_id]


def _lesson_path(name: str) -> Path:
    return DATA / f"{name}.json"


def _read_lesson(name: str) -> Lesson:
    return msgspec.json.decode(_lesson_path(name).read_bytes(), type=Lesson)
