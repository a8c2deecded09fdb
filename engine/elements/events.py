"""The events of Elements (EM-13)."""

from typing import Literal

from engine.contract import Event, Seat
from engine.elements.cards import Card, Cards, Pair
from engine.two_player import Ended, Resigned, Scores

Why = Literal["over", "higher", "equal", "lower", "yield"]


class Played(Event, frozen=True, tag="play"):
    """``card`` lies on top of the display now, and makes the limit ``limit``."""

    seat: Seat
    card: Card
    limit: int


class Taken(Event, frozen=True, tag="take"):
    """``card`` has come from the display to the seat's front, and leaves the limit at ``limit``."""

    seat: Seat
    card: Card
    limit: int


class Discarded(Event, frozen=True, tag="discard"):
    """``card``, a six, has left the round."""

    seat: Seat
    card: Card


class Knocked(Event, frozen=True, tag="knock"):
    """Both hands are open, with the sums of hand and front, in the order of seats (EM-5)."""

    seat: Seat
    limit: int
    hands: Pair
    sums: tuple[int, int]


class Yielded(Event, frozen=True, tag="yield"):
    """The seat has given the round away; no hand is shown (EM-6)."""

    seat: Seat


class Scored(Event, frozen=True, tag="score"):
    """A round is over: what it brought, why, and the score after it."""

    round: int
    winner: Seat
    points: int
    why: Why
    scores: Scores


class RoundBegun(Event, frozen=True, tag="round"):
    """``round`` counts from 1."""

    round: int
    starter: Seat


class Dealt(Event, frozen=True, tag="deal"):
    """What a seat has been dealt, in ascending order; that seat alone is told."""

    seat: Seat
    hand: Cards


ElementsEvent = Played | Taken | Discarded | Knocked | Yielded | Scored | RoundBegun | Dealt | Resigned | Ended
