"""What every game is: the base of actions, events, states and games.

A game's module subclasses all four; everybody else reaches a game through ``Game`` and ``State`` alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NewType, TypeVar

import msgspec

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1. A viewer is a seat, or ``None`` for a spectator."""

View = dict[str, Any]
"""Everything that one viewer may know of a state, as JSON-able data."""


class IllegalAction(Exception):
    """An action that the rules don't allow now. Nothing has changed.

    ``message`` is a sentence for the player, ``rule`` the id of the rule that says so ("EM-5.1"), where one does.
    """

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule


class BadOptions(Exception):
    """Options that a game can't be started with; the text is a sentence for whoever chose them."""


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """What a seat does: immutable, hashable, a JSON object with a ``"type"``."""


class Resign(Action, frozen=True, tag="resign"):
    """Give the game up; accepted from any seat that is still in the game, and never listed by ``legal()``."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type", kw_only=True):
    """What happened, for the people watching: a JSON object with a ``"type"``.

    ``to`` is ``None`` when everybody may see it, otherwise the seats that may.
    """

    to: tuple[Seat, ...] | None = None


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How the game ended. A draw has no winner."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] | None
    reason: str


Value = Action | Event | Outcome


def to_json(value: Value) -> Any:
    """The plain JSON-able data (dicts, lists, strings, numbers) of an action, an event or an outcome."""
    return msgspec.json.decode(msgspec.json.encode(value))


A = TypeVar("A", bound=Action)
S = TypeVar("S", bound="State[Any]")


class State(ABC, Generic[A]):
    """A game in progress. ``play`` changes it in place; ``copy`` is cheap enough for search."""

    __slots__ = ("_remembered",)

    outcome: Outcome | None
    _remembered: dict[Seat, tuple[A, ...]]

    @property
    @abstractmethod
    def active(self) -> tuple[Seat, ...]:
        """The seats that have something to do now; empty when the game is over."""

    @abstractmethod
    def _legal(self, seat: Seat) -> tuple[A, ...]:
        """What ``seat`` may do now, in the order of the rules; empty for a seat that is not active."""

    @abstractmethod
    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        """Why ``action``, which is not legal now, is not."""

    @abstractmethod
    def _apply(self, seat: Seat, action: A) -> list[Event]:
        """Carry out a legal action."""

    @abstractmethod
    def _resign(self, seat: Seat) -> list[Event]:
        """Carry out a resignation, or raise IllegalAction for a seat that is not in the game any more."""

    @abstractmethod
    def view(self, viewer: Seat | None) -> View:
        """Everything that ``viewer`` may know, as JSON-able data."""

    @abstractmethod
    def copy(self: S) -> S:
        """An independent copy."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as JSON-able data, secrets and chance included: what a FEN is to chess."""

    def legal(self, seat: Seat) -> list[A]:
        """Exactly what ``play`` accepts from ``seat`` now (but resigning), in a stable order."""
        remembered = self._remembered.get(seat)
        if remembered is None:
            remembered = self._remembered[seat] = self._legal(seat)
        return list(remembered)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action and say what happened; IllegalAction leaves everything as it was."""
        remembered = self._remembered.get(seat)
        if remembered is None:
            remembered = self._remembered[seat] = self._legal(seat)
        if action in remembered:
            self._remembered = {}
            return self._apply(seat, action)
        if type(action) is not Resign:
            raise self._refusal(seat, action)
        events = self._resign(seat)
        self._remembered = {}
        return events


class Game(ABC):
    """The rules of one game: starts states, reads actions."""

    id: ClassVar[str]
    title: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    version: ClassVar[int]
    """Goes up whenever the same log could now play differently."""
    actions: ClassVar[Any]
    """The tagged union of the game's actions, ``Resign`` included."""

    @abstractmethod
    def new(self, seats: int, seed: str, options: Mapping[str, Any]) -> State[Any]:
        """A new game; the same seats, seed and options always give the same one. Raises BadOptions."""

    @abstractmethod
    def imagine(self, view: View, seat: Seat | None, seed: str) -> State[Any]:
        """A full state drawn at random from those that ``seat``, who sees ``view``, holds possible."""

    def action(self, data: Any) -> Action:
        """The action that a JSON object describes; IllegalAction when it describes none."""
        try:
            action: Action = msgspec.convert(data, self.actions)
        except msgspec.ValidationError as error:
            raise IllegalAction(f"That is not an action of {self.title}: {error}.") from error
        return action

    def check_seats(self, seats: int) -> None:
        """Raise BadOptions for a number of seats that the game is not for."""
        if not self.min_seats <= seats <= self.max_seats:
            wanted = str(self.min_seats)
            if self.max_seats > self.min_seats:
                wanted += f" to {self.max_seats}"
            raise BadOptions(f"{self.title} is for {wanted} players, not {seats}.")


Shape = TypeVar("Shape")


def read_options(data: Mapping[str, Any], shape: type[Shape]) -> Shape:
    """Options or a position as a Struct of the shape; BadOptions, naming the field, when they don't fit."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadOptions(f"These options can't be used: {error}.") from error


def listed(items: Sequence[object]) -> str:
    """Things in a sentence: "1, 2 or 3"."""
    words = [str(item) for item in items]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
