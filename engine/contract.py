"""What every game is: the base of actions, events, states and games.

A game's module subclasses all four; everybody else reaches a game through ``Game`` and ``State`` alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NewType, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from engine.decks import Decks

Seat = NewType("Seat", int)
"""A place at the table, 0 to n-1. A viewer is a seat, or ``None`` for a spectator."""

View = dict[str, Any]
"""Everything that one viewer may know of a state, as JSON-able data: the builtins of a ``GameView``."""


Fields = Mapping[str, str | int]
"""What a sentence is about, by name: numbers, names of cards, places."""


class IllegalAction(Exception):
    """An action that the rules don't allow now. Nothing has changed.

    ``message`` is an English sentence for the player, ``rule`` the id of the rule that says so ("EM-5.1"), where one
    does. ``key`` and ``fields`` name the same sentence in the catalogues of `words/`; without a key the English one
    stands for all languages.
    """

    def __init__(
        self, message: str, rule: str | None = None, key: str | None = None, fields: Fields | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.key = key
        self.fields: Fields = fields or {}


class BadOptions(Exception):
    """Options that a game can't be started with; the text is an English sentence for whoever chose them.

    ``key`` and ``fields`` are those of an ``IllegalAction``.
    """

    def __init__(self, message: str, key: str | None = None, fields: Fields | None = None) -> None:
        super().__init__(message)
        self.key = key
        self.fields: Fields = fields or {}


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


class GameView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What one viewer may know of a state, typed. A game's own view adds its fields, named as in its rules file.

    ``viewer`` is None for a spectator. Words, pictures and computer players read attributes; ``view()`` gives the
    same as JSON-able data.
    """

    game: str
    viewer: Seat | None


Value = Action | Event | msgspec.Struct


def to_json(value: Value) -> Any:
    """The plain JSON-able data (dicts, lists, strings, numbers) of an action, an event or an outcome."""
    return msgspec.json.decode(msgspec.json.encode(value))


A = TypeVar("A", bound=Action)
S = TypeVar("S", bound="State[Any]")


class State(ABC, Generic[A]):
    """A game in progress. ``play`` changes it in place; ``copy`` is cheap enough for search."""

    __slots__ = ("_remembered",)

    seats: int
    """How many sit at the table, those included who are out of the game."""
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

    def _see(self, viewer: Seat | None) -> Any:
        """What ``see`` gives, for a viewer who exists."""
        return self._view(viewer)

    def _view(self, viewer: Seat | None) -> View:
        """What ``view`` gives, for a viewer who exists."""
        builtins: View = msgspec.json.decode(msgspec.json.encode(self._see(viewer)))  # lists, not tuples
        return builtins

    @abstractmethod
    def copy(self: S) -> S:
        """An independent copy."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as JSON-able data, secrets and chance included: what a FEN is to chess."""

    def has_seat(self, seat: object) -> bool:
        """Whether this is a seat of the table; True and 1.0, which would pass for seat 1, are none."""
        return type(seat) is int and 0 <= seat < self.seats

    def legal(self, seat: Seat) -> list[A]:
        """Exactly what ``play`` accepts from ``seat`` now (but resigning), in a stable order; nothing for no seat."""
        remembered = self._remembered.get(seat)
        if remembered is None:
            remembered = self._remember(seat)
        return list(remembered)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action and say what happened; IllegalAction leaves everything as it was."""
        if not self.has_seat(seat):
            raise IllegalAction(f"There is no such seat: the seats of this table are 0 to {self.seats - 1}.")
        remembered = self._remembered.get(seat)
        if remembered is None:
            remembered = self._remember(seat)
        try:
            # Ours instead of theirs: an action built with 4.0 or True equals ours, but would leave its 4.0 behind.
            known = remembered[remembered.index(action)]
        except ValueError:
            return self._play_unlisted(seat, action)
        self._remembered = {}
        return self._apply(seat, known)

    def _play_unlisted(self, seat: Seat, action: Action) -> list[Event]:
        if type(action) is not Resign:
            raise self._refusal(seat, action)
        events = self._resign(seat)
        self._remembered = {}
        return events

    def _remember(self, seat: Seat) -> tuple[A, ...]:
        remembered = self._remembered[seat] = self._legal(seat) if self.has_seat(seat) else ()
        return remembered

    def see(self, viewer: Seat | None) -> Any:
        """Everything that ``viewer`` may know, typed: the game's own ``GameView``. ValueError as in ``view``."""
        if viewer is not None and not self.has_seat(viewer):
            raise ValueError(f"a viewer is None or a seat from 0 to {self.seats - 1}")
        return self._see(viewer)

    def view(self, viewer: Seat | None) -> View:
        """Everything that ``viewer`` may know, as JSON-able data; ValueError for a viewer who does not exist."""
        if viewer is not None and not self.has_seat(viewer):
            raise ValueError(f"a viewer is None or a seat from 0 to {self.seats - 1}")
        return self._view(viewer)


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
    events: ClassVar[Any] = None
    """The tagged union of the game's events."""
    decks: ClassVar[Decks | None] = None
    """What there is to know of its decks, for a game that people build decks for."""

    @abstractmethod
    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> State[Any]:
        """What ``new`` gives, for a number of seats and a seed that are in order."""

    @abstractmethod
    def _imagine(self, view: View, seat: Seat | None, seed: str) -> State[Any]:
        """What ``imagine`` gives, for a view of ``seat``."""

    def new(self, seats: int, seed: str, options: Mapping[str, Any]) -> State[Any]:
        """A new game; the same seats, seed (ASCII) and options always give the same one. Raises BadOptions."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            wanted = str(self.min_seats)
            if self.max_seats > self.min_seats:
                wanted += f" to {self.max_seats}"
            raise BadOptions(f"{self.title} is for {wanted} players.")
        if type(seed) is not str or not seed.isascii():
            raise BadOptions("A seed is a text of ASCII characters.")
        return self._new(seats, seed, options)

    def imagine(self, view: View, seat: Seat | None, seed: str) -> State[Any]:
        """A full state drawn at random from those that ``seat``, who sees ``view``, holds possible.

        Raises ValueError for another game's view or another viewer's.
        """
        if view.get("game") != self.id or view.get("viewer", ...) != seat:
            raise ValueError(f"this is not what seat {seat} sees of {self.title}")
        return self._imagine(view, seat, seed)

    def read_events(self, stored: bytes) -> list[Any]:
        """The events that a JSON array describes, as they were stored with an action."""
        if self.events is None:
            return msgspec.json.decode(stored, type=list[Any])
        return msgspec.json.decode(stored, type=list[self.events])  # type: ignore[name-defined]

    def action(self, data: Any) -> Action:
        """The action that a JSON object describes; IllegalAction when it describes none."""
        try:
            action: Action = msgspec.convert(data, self.actions)
        except _MISFITS as error:
            raise IllegalAction(f"That is not an action of {self.title}: {_misfit(error)}.") from error
        return action


Shape = TypeVar("Shape")

_MISFITS = (msgspec.ValidationError, UnicodeEncodeError)  # the latter for half a surrogate pair


def _misfit(error: Exception) -> str:
    """Why data has not the shape it should have, in few words even where the data is long."""
    text = str(error) if isinstance(error, msgspec.ValidationError) else "it holds text that is not Unicode"
    return text if len(text) <= 200 else f"{text[:199]}…"


def read_options(data: Mapping[str, Any], shape: type[Shape]) -> Shape:
    """Options or a position as a Struct of the shape; BadOptions, naming the field, when they don't fit."""
    try:
        return msgspec.convert(data, shape)
    except _MISFITS as error:
        raise BadOptions(f"These options can't be used: {_misfit(error)}.") from error


def read_view(data: View, shape: type[Shape]) -> Shape:
    """JSON-able data as a view of the game; BadOptions when it is none."""
    try:
        return msgspec.convert(data, shape)
    except _MISFITS as error:
        raise BadOptions(f"This is no view of the game: {_misfit(error)}.") from error


Setting = TypeVar("Setting")


def agreed(option: Setting | UnsetType, in_position: Setting | None) -> Setting | None:
    """An option that a position may bring, too; BadOptions where both do and contradict each other."""
    if option is UNSET:
        return in_position
    if in_position is not None and in_position != option:
        raise BadOptions(f"The position was played with {in_position}, and the options say {option}.")
    return option


def listed(items: Sequence[object]) -> str:
    """Things in a sentence: "1, 2 or 3"."""
    words = [str(item) for item in items]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
