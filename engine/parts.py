"""The parts of every game: its seats and actions, its events and outcomes, what is seen, and what is refused."""

from typing import Any, ClassVar, NewType, Self

import msgspec

from engine.sentences import Explained, Sentence

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1. A viewer is a seat, or ``None`` for a spectator."""

View = dict[str, Any]
"""Everything that one viewer may know of a state, as JSON-able data: the builtins of a ``GameView``."""


class IllegalAction(Explained):
    """An action that the rules don't allow now. Nothing has changed.

    ``rule`` is the id of the rule that says so ("EM-5.1"), where one does.
    """

    def __init__(self, sentence: str | Sentence, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class BadOptions(Explained, ValueError):
    """Options, a position or a view that can't be used.

    What is wrong with options has a key. Positions and views are written by programs and their authors, who read
    English: nothing else is said of them.
    """


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """An action of a seat: immutable, hashable, a JSON object with a ``"type"``."""


class Resign(Action, frozen=True, tag="resign"):
    """Give the game up; accepted from any seat that is still in the game, and never listed by ``legal()``."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", kw_only=True):
    """An event, for the people watching: a JSON object with a ``"type"``.

    ``to`` is ``None`` when everybody may see it, otherwise the seats that may.
    """

    to: tuple[Seat, ...] | None = None

    def is_known_to(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        return self.to is None or viewer in self.to


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The end of a game. A draw has no winner."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    reason: str


class GameView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A viewer's knowledge of a state, typed. A game's own view adds its fields, named as in its rules file.

    ``viewer`` is None for a spectator. Words, pictures and computer players read attributes; ``view()`` gives the
    same as JSON-able data, but for the fields in ``remembered``: how things lay before, which only pictures show.
    """

    remembered: ClassVar[frozenset[str]] = frozenset()
    counts: ClassVar[str] = "round"
    """The field that counts what the game goes through: its rounds, or its turns."""
    game: str
    viewer: Seat | None

    @property
    def chapter(self) -> int:
        """The number of the round, or of the turn; 0 in a game that counts neither."""
        return int(getattr(self, self.counts, 0))

    def as_it_ended(self) -> Self | None:
        """The end of the round before, as long as it is news; None where nothing is known of it, or to be seen."""
        return None

    @property
    def begins_after_battle(self) -> bool:
        """Whether the turn that has just begun follows one that has ended with what people want to look at first."""
        return False

    def in_lesson(self, start: Self | None = None) -> Self:
        """The view as a lesson shows it, whose pictures mark nothing that it has no words for.

        ``start``: the view as its step began, where what was played before that, and what it all pays, is told later.
        """
        return self

    def gone_on(self) -> Self:
        """The view of whoever has looked at how the round before ended, where that has a place in this one."""
        return self


Value = Action | Event | msgspec.Struct


def type_of(value: Value) -> str:
    """What the JSON of an action, an event or an outcome has under "type"."""
    return str(value.__struct_config__.tag)


def to_json(value: Value) -> Any:
    """The plain JSON-able data (dicts, lists, strings, numbers) of an action, an event or an outcome."""
    return msgspec.json.decode(msgspec.json.encode(value))
