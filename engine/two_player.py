"""The common part of games for two, one after the other: whose turn it is, resigning, the end."""

from abc import abstractmethod
from typing import Annotated, ClassVar

import msgspec

from engine.contract import A, Action, Event, Game, IllegalAction, Outcome, S_co, Seat, State, V_co
from engine.sentences import REFUSALS

SEATS = (Seat(0), Seat(1))
PlayerSeat = Annotated[Seat, msgspec.Meta(ge=0, le=1)]
Scores = tuple[int, int]


def other(seat: Seat) -> Seat:
    """The other of the two seats."""
    return SEATS[1 - seat]


class Resigned(Event, frozen=True, tag="resign"):
    """A seat has resigned."""

    seat: Seat


class Ended(Event, frozen=True, tag="end"):
    """The game is over: its winners, the scores by seat, and the reason."""

    winners: tuple[Seat, ...]
    scores: Scores
    reason: str


class Duel(State[A, V_co]):
    """A game for two who take turns, in progress; whoever resigns loses."""

    __slots__ = ("outcome", "scores", "turn")

    seats = 2
    over_rule: ClassVar[str]
    """The rule by which a game is over."""
    turn_rule: ClassVar[str]
    """The rule that says whose turn it is."""
    turn: Seat
    scores: Scores

    @abstractmethod
    def _objection(self, seat: Seat, action: Action) -> IllegalAction:
        """The reason why ``action`` is not legal for ``seat``, whose turn it is."""

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seat whose turn it is; empty when the game is over."""
        return () if self.outcome else (self.turn,)

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        if self.outcome:
            return self._refusal_after_end()
        if seat != self.turn:
            return IllegalAction(REFUSALS("not-your-turn"), self.turn_rule)
        return self._objection(seat, action)

    def _refusal_after_end(self) -> IllegalAction:
        return IllegalAction(REFUSALS("over"), self.over_rule)

    def _resign(self, seat: Seat) -> list[Event]:
        if self.outcome:
            raise self._refusal_after_end()
        return [Resigned(seat=seat), self.end(resignation(seat, self.scores))]

    def _stop(self, reason: str) -> None:
        self.end(Outcome((), self.scores, reason))

    def end(self, outcome: Outcome) -> Event:
        """End the game so, and tell it."""
        self.outcome = outcome
        return Ended(winners=outcome.winners, scores=self.scores, reason=outcome.reason)


class TwoPlayerGame(Game[S_co]):
    """The rules of a game for exactly two."""

    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2


def seat_with_higher(scores: Scores) -> tuple[Seat, ...]:
    """The seat with the higher score; nobody when both have the same."""
    south, north = scores
    return () if south == north else (SEATS[north > south],)


def resignation(seat: Seat, scores: Scores) -> Outcome:
    """The end of a game that ``seat`` gives up."""
    return Outcome((other(seat),), scores, "resign")


def resignations(scores: Scores) -> list[Outcome]:
    """The ends of a game that somebody gives up."""
    return [resignation(seat, scores) for seat in SEATS]
