"""The shape of every game: the base of actions, events, states and games.

A game's module subclasses all four; everybody else reaches a game through ``Game`` and ``State`` alone.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, ClassVar, Generic, Self

import msgspec
from typing_extensions import TypeVar

from engine.decks import Decks
from engine.notation import Notation
from engine.parts import (
    Action,
    BadOptions,
    Event,
    GameView,
    IllegalAction,
    Outcome,
    Resign,
    Seat,
    Value,
    View,
    to_json,
    type_of,
)
from engine.reading import UNFIT, agreed_option, check_data, describe_data_fault, join_with_or, read_options, read_view
from engine.sentences import OPTIONS, REFUSALS, Sentence, Sentences

__all__ = [
    "A",
    "Action",
    "BadOptions",
    "Event",
    "Game",
    "GameView",
    "IllegalAction",
    "Outcome",
    "Resign",
    "S_co",
    "Seat",
    "State",
    "V_co",
    "Value",
    "View",
    "agreed_option",
    "join_with_or",
    "read_options",
    "read_view",
    "to_json",
    "type_of",
]

A = TypeVar("A", bound=Action)
V_co = TypeVar("V_co", bound=GameView, default=GameView, covariant=True)
S_co = TypeVar("S_co", bound="State[Any]", default="State[Any]", covariant=True)


class State(ABC, Generic[A, V_co]):
    """A game in progress. ``play`` changes it in place; ``copy`` is cheap enough for search.

    ``A`` are its actions, ``V_co`` its views.
    """

    __slots__ = ("_remembered",)

    seats: int
    """The number of people at the table, those included who are out of the game."""
    outcome: Outcome | None
    _remembered: dict[Seat, tuple[A, ...]]

    @property
    @abstractmethod
    def active(self) -> tuple[Seat, ...]:
        """The seats that have something to do now; empty when the game is over."""

    @abstractmethod
    def _legal(self, seat: Seat) -> tuple[A, ...]:
        """The actions that ``seat`` may take now, in the order of the rules; empty for a seat that is not active."""

    @abstractmethod
    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        """The reason why ``action`` is not legal now."""

    @abstractmethod
    def _apply(self, seat: Seat, action: A) -> list[Event]:
        """Carry out a legal action."""

    @abstractmethod
    def _resign(self, seat: Seat) -> list[Event]:
        """Carry out a resignation, or raise IllegalAction for a seat that is not in the game any more."""

    @abstractmethod
    def _stop(self, reason: str) -> None:
        """End a game that goes on without a winner."""

    @abstractmethod
    def _see(self, viewer: Seat | None) -> V_co:
        """The view of a viewer who exists."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as JSON-able data, secrets and chance included: what a FEN is to chess.

        Its ``chance`` is the number of the next random event; an action that moves it can't be taken back.
        """

    def remaining(self) -> list[Seat]:
        """The seats that are still in the game; who is out is asked for nothing any more."""
        return [Seat(seat) for seat in range(self.seats)]

    def has_seat(self, seat: object) -> bool:
        """True for a seat of the table, and not for True or 1.0, which would pass for seat 1."""
        return type(seat) is int and 0 <= seat < self.seats

    def legal(self, seat: Seat) -> list[A]:
        """Exactly what ``play`` accepts from ``seat`` now, resigning apart, in a stable order.

        Empty for a number that is no seat; IllegalAction for what is not a number.
        """
        choices = self._remembered.get(seat) if type(seat) is int else None  # True would find what is seat 1's
        return [*(self._compute_legal_actions(seat) if choices is None else choices)]

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out an action and say what happened; IllegalAction leaves everything as it was."""
        choices = self._remembered.get(seat) if type(seat) is int else None
        if choices is None:
            choices = self._compute_legal_actions(seat)
        try:
            # Ours instead of theirs: an action built with 4.0 or True equals ours, but would leave its 4.0 behind.
            known = choices[choices.index(action)]
        except ValueError:
            return self._play_unlisted(seat, action)
        self._remembered = {}
        return self._apply(seat, known)

    def _play_unlisted(self, seat: Seat, action: Action) -> list[Event]:
        if not self.has_seat(seat):
            raise self._no_such_seat()
        if type(action) is not Resign:
            raise self._refusal(seat, _well_formed(action))
        events = self._resign(seat)
        self._remembered = {}
        return events

    def _compute_legal_actions(self, seat: Seat) -> tuple[A, ...]:
        if not self.has_seat(seat):
            if isinstance(seat, int | float):
                return ()
            raise self._no_such_seat()
        remembered = self._remembered[seat] = self._legal(seat)
        return remembered

    def forced(self, seat: Seat) -> A | None:
        """The only choice of ``seat``, standing orders apart, when everybody can see that it is; otherwise None."""
        return self._forced(seat) if self.has_seat(seat) else None

    def _forced(self, seat: Seat) -> A | None:
        """The forced action of a seat that exists; a game where public knowledge can leave a single action says so."""
        return None

    def unasked(self, seat: Seat) -> A | None:
        """The action that may be played for ``seat`` before it has looked at the position.

        That is what is forced, and whatever else a game says that nobody has to be asked for.
        """
        return self._unasked(seat) if self.has_seat(seat) else None

    def _unasked(self, seat: Seat) -> A | None:
        """The unasked action of a seat that exists; a game where it is not what is forced says which it is."""
        return self._forced(seat)

    def unasked_alone(self, seat: Seat) -> A | None:
        """The action that may be played besides for ``seat`` where nobody but computers could learn anything by it."""
        return self._unasked_alone(seat) if self.has_seat(seat) else None

    def _unasked_alone(self, seat: Seat) -> A | None:
        """The same of a seat that exists; a game that asks for secrecy's sake what is asked again says which it is."""
        return None

    def ordered(self, seat: Seat, orders: Mapping[str, bool]) -> A | None:
        """A legal action that brings the standing orders of ``seat`` closer to these; None when there is none now."""
        return None

    def stopped(self, reason: str) -> Self:
        """A copy that has ended without a winner, for a reason that the rules don't know: only to be looked at."""
        twin = self.copy()
        twin._stop(reason)
        return twin

    def _no_such_seat(self) -> IllegalAction:
        return IllegalAction(REFUSALS("seat", last=self.seats - 1))

    def see(self, viewer: Seat | None) -> V_co:
        """Everything that ``viewer`` may know, typed: the game's own ``GameView``. BadOptions as in ``view``."""
        self._check_viewer(viewer)
        return self._see(viewer)

    def view(self, viewer: Seat | None) -> View:
        """Everything that ``viewer`` may know, as JSON-able data; BadOptions for a viewer who does not exist."""
        return view_json(self.see(viewer))

    def _check_viewer(self, viewer: Seat | None) -> None:
        if viewer is not None and not self.has_seat(viewer):
            raise BadOptions(f"There is no such viewer: the seats of this table are 0 to {self.seats - 1}.")


def view_json(seen: GameView) -> View:
    """A typed view as JSON-able data, without what a view only remembers."""
    builtins: View = msgspec.json.decode(msgspec.json.encode(seen))  # lists, not tuples
    for name in seen.remembered:
        del builtins[name]
    return builtins


def _well_formed(action: Action) -> Action:
    """The action with fields of the right types, which a constructor does not check; IllegalAction if it has others."""
    if not isinstance(action, Action):
        raise IllegalAction(REFUSALS("no-action"))
    try:
        return msgspec.json.decode(msgspec.json.encode(action), type=type(action))
    except UNFIT as error:
        raise IllegalAction(REFUSALS("unfit", problem=describe_data_fault(error))) from error


class Game(ABC, Generic[S_co]):
    """The rules of one game, whose states are ``S_co``: starts them, reads actions."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    version: ClassVar[int]
    """Goes up whenever the same log could now play differently."""
    actions: ClassVar[Any]
    """The tagged union of the game's actions, ``Resign`` included."""
    events: ClassVar[Any]
    """The tagged union of the game's events."""
    notation: ClassVar[Notation | None] = None
    """The way in which people write its actions; every game that is played has one."""
    setup: ClassVar[frozenset[str]] = frozenset({"position"})
    """Options with which programs and tests set up a position; no table on Discord is begun with them."""
    refusals: ClassVar[Sentences] = REFUSALS
    """The refusals of its actions, of each action in the order in which the rules look at it."""
    decks: ClassVar[Decks | None] = None
    """Its decks, for a game that people build decks for."""
    recent: ClassVar[int] = 8
    """So many of the newest actions with events are kept with a table, to be told: as many as others may play between
    two actions of one seat."""
    standing_orders: ClassVar[Mapping[str, Mapping[str, bool]]] = {}
    """The standing orders that people choose from, by name, in a game that has some; the first is everybody's at first.

    Its option ``orders`` takes them by seat, and ``State.ordered`` changes them."""
    ends_turns: ClassVar[frozenset[str]] = frozenset()
    """The types of the actions that end a turn where the next one looks alike: nobody new to the game has them played
    for them, be they the only choice, so that they see where their turn ends; nor anybody after ``has_result_to_see``.
    """
    orders_alone: ClassVar[str | None] = None
    """The name of those that somebody has at first who plays with computers alone; None: everybody's.

    There is nobody then to learn anything by a question, so that whoever can only pass is not even asked: they cost no
    time."""

    def has_result_to_see(self, view: Any) -> bool:
        """True for the view of somebody in whose turn something has come about that they have had no time to look at:
        that turn does not end by itself."""
        return False

    @property
    def title_in_sentence(self) -> Sentence:
        """The game's title, as it stands in sentences."""
        return Sentence(f"{self.id.replace('_', '-')}-title", words=self.id.replace("_", " ").capitalize())

    @property
    def title(self) -> str:
        """The game's title in English."""
        return self.title_in_sentence.message

    @abstractmethod
    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> S_co:
        """A new game, of a number of seats and a seed that are in order."""

    @abstractmethod
    def _imagine(self, view: View, seat: Seat | None, seed: str) -> S_co:
        """A state that fits a view of ``seat``."""

    def new(self, seats: int, seed: str, options: Mapping[str, Any]) -> S_co:
        """A new game; the same seats, seed (ASCII) and options always give the same one. Raises BadOptions."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            key = "players" if self.max_seats > self.min_seats else "players-exactly"
            raise BadOptions(OPTIONS(key, game=self.title_in_sentence, least=self.min_seats, most=self.max_seats))
        _check_seed(seed)
        if not isinstance(options, Mapping):
            raise BadOptions(OPTIONS("unnamed", game=self.title_in_sentence))
        return self._new(seats, seed, dict(options))

    def imagine(self, view: View, seat: Seat | None, seed: str) -> S_co:
        """A full state drawn at random from those that ``seat``, who sees ``view``, holds possible.

        Raises BadOptions for what is no view, another game's or another viewer's.
        """
        _check_seed(seed)
        if (
            not isinstance(view, dict)
            or view.get("game") != self.id
            or not _is_same_viewer(view.get("viewer", ...), seat)
        ):
            who = f"seat {seat}" if seat in range(self.max_seats) else "this viewer"
            raise BadOptions(f"This is not what {who} sees of {self.title}.")
        try:
            if _is_view(self, msgspec.json.encode(view), seat):
                return self._imagine(view, seat, seed)
        except NO_VIEW as error:
            raise BadOptions(f"That is no view of {self.title}.") from error
        raise BadOptions(f"That view of {self.title} contradicts itself.")

    def read_events(self, stored: bytes) -> list[Any]:
        """The events that a JSON array describes, as they were stored with an action."""
        return _event_decoder(self.events).decode(stored)

    def action(self, data: Any) -> Action:
        """The action that a JSON object describes; IllegalAction when it describes none."""
        try:
            check_data(data)
            action: Action = msgspec.convert(data, self.actions)
        except UNFIT as error:
            raise IllegalAction(
                REFUSALS("unfit-for", game=self.title_in_sentence, problem=describe_data_fault(error))
            ) from error
        return action


@cache
def _event_decoder(events: Any) -> msgspec.json.Decoder[list[Any]]:
    """Reads events of these types; to find out anew what they are takes twenty times as long as to read one."""
    return msgspec.json.Decoder(list[events])


def _check_seed(seed: object) -> None:
    if type(seed) is not str or not seed.isascii():
        raise BadOptions("A seed is a text of ASCII characters.")


def _is_same_viewer(viewer: object, seat: object) -> bool:
    """True if both are the same viewer; True and 1.0 are not the viewer at seat 1."""
    return viewer is seat or (type(viewer) is type(seat) is int and viewer == seat)


@lru_cache(maxsize=64)
def _is_view(game: Game, text: bytes, seat: Seat | None) -> bool:
    """True for JSON that is a view of a position that can be set up; False, or one of NO_VIEW, for what is none.

    Cached, because a computer player imagines many states of one view.
    """
    view = msgspec.json.decode(text)
    imagined = game._imagine(view, seat, "")
    again = game.new(imagined.seats, "", {"position": imagined.position()})
    return _sorted_json(imagined.view(seat)) == _sorted_json(again.view(seat)) == _sorted_json(view)


def _sorted_json(data: object) -> bytes:
    """JSON that is equal only for equal data: it tells 4.0 from 4, and true from 1."""
    return msgspec.json.encode(data, order="deterministic")


NO_VIEW = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError, RecursionError)
"""The errors that imagining can raise for data that lacks what a view always has."""
