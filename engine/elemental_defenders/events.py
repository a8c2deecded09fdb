"""The events, for the people watching."""

from engine.contract import Event, Seat
from engine.elemental_defenders.cards import Card, Cards
from engine.two_player import Ended, Resigned, Scores


class Mediated(Event, frozen=True, tag="mediator"):
    """A seat has laid ``card`` aside as its Mediator."""

    seat: Seat
    card: Card


class Passed(Event, frozen=True, tag="pass"):
    """A seat plays this round without a Mediator."""

    seat: Seat


class Attacked(Event, frozen=True, tag="attack"):
    """``again``: the ninth card of whoever has the only Mediator, used once more (ED-6.6)."""

    seat: Seat
    card: Card
    challenge: bool
    move: int
    again: bool


class Defended(Event, frozen=True, tag="defend"):
    """``takes``: the answer is the stronger card, its owner attacks next."""

    seat: Seat
    card: Card
    move: int
    again: bool
    takes: bool


class RoundEnded(Event, frozen=True, tag="round_end"):
    """The fields of ``Result``, and the scores after it."""

    round: int
    opener: Seat
    winner: Seat | None
    card: Card | None
    left: int | None
    mediator: bool | None
    righteous: bool
    move: int
    points: int
    scores: Scores


class RoundBegun(Event, frozen=True, tag="round"):
    """``round`` is 1 or 2; ``hands`` in the order of seats, open to all."""

    round: int
    opener: Seat
    hands: tuple[Cards, Cards]


DefendersEvent = Mediated | Passed | Attacked | Defended | RoundEnded | RoundBegun | Resigned | Ended
