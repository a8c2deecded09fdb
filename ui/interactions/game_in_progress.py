"""What messages with choices need of a game that is being played, at a table or without one."""

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from engine import Action, Game, GameView
from sessions import Rehearsal
from sessions.log.lines import Line


class GameInProgress(Protocol):
    """A game in progress, as somebody's private message shows it: a ``Table``, or a position that has none."""

    @property
    def id(self) -> int:
        """The number that its buttons carry."""

    @property
    def game(self) -> Game:
        """The rules of the game."""

    @property
    def number(self) -> int:
        """The number of actions that were played."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have something to do now."""

    @property
    def playing(self) -> Collection[int]:
        """The seats that are still in the game."""

    @property
    def lines(self) -> Sequence[tuple[Line, list[Any]]]:
        """The newest lines of the log, oldest first, with their events."""

    def see(self, viewer: int | None) -> GameView:
        """Everything that a seat, or a spectator (None), may know now, typed."""

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat, resigning apart."""

    def rehearse(self, seat: int) -> Rehearsal:
        """A copy of the position on which a seat can try actions."""

    def step(self, seat: int) -> int:
        """The number of actions that a seat has played."""
