"""The events of Elements (EM-13)."""

from typing import Literal

from engine.contract import Event, Seat
from engine.elements.cards import Card, Cards, Pair
from engine.two_player import Ended, Resigned, Scores

Why = Literal["over", "higher", "equal", "lower", "yield"]


class Played(Event, frozen=True, tag="play"):
    seat: Seat
    card: Card
    limit: int


class Taken(Event, frozen=True, tag="take"):
    seat: Seat
    card: Card
    limit: int


class Discarded(Event, frozen=True, tag="discard"):
    seat: Seat
    card: Card


class Knocked(Event, frozen=True, tag="knock"):
    seat: Seat
    limit: int
    hands: Pair
    sums: tuple[int, int]


class Yielded(Event, frozen=True, tag="yield"):
    seat: Seat


class Scored(Event, frozen=True, tag="score"):
    round: int
    winner: Seat
    points: int
    why: Why
    scores: Scores


class RoundBegun(Event, frozen=True, tag="round"):
    round: int
    starter: Seat


class Dealt(Event, frozen=True, tag="deal"):
    seat: Seat
    hand: Cards


ElementsEvent = Played | Taken | Discarded | Knocked | Yielded | Scored | RoundBegun | Dealt | Resigned | Ended
