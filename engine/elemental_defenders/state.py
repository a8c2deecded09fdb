"""A game of Elemental Defenders in progress: the data. What may be done with it stands in the files beside this one."""

from typing import Annotated, Literal, Self

import msgspec

from engine.contract import Event, Outcome, Seat, V_co
from engine.elemental_defenders.actions import Move
from engine.elemental_defenders.cards import HAND_SIZE, OPENING_CARD, VIRTUES, Card, Cards, CardSet, virtue
from engine.two_player import SEATS, Duel, PlayerSeat

Mode = Literal["basic", "advanced"]
Phase = Literal["mediator", "answer", "attack", "defend", "over"]

LAST_MOVE = 10
ROUNDS = 2

PositionCard = Annotated[Card, msgspec.Meta(pattern=r"^[EFAW][1-5]\Z")]
PositionCards = Annotated[tuple[PositionCard, ...], msgspec.Meta(max_length=HAND_SIZE)]
PilePair = tuple[PositionCards, PositionCards]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
MoveNumber = Annotated[int, msgspec.Meta(ge=1, le=LAST_MOVE)]
Points = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Result(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The end of a round (ED-5, ED-6.5). After a tie there is no winner, card, left or mediator.

    ``left``: the cards in the winner's hand, without the winning one; ``mediator``: whether they have a Mediator.
    """

    round: RoundNumber
    opener: PlayerSeat
    winner: PlayerSeat | None = None
    card: PositionCard | None = None
    left: Annotated[int, msgspec.Meta(ge=0, lt=HAND_SIZE)] | None = None
    mediator: bool | None = None
    righteous: bool = False
    move: MoveNumber
    points: Points = 0


def factors(card: Card, points: int, righteous: bool) -> tuple[int, int, bool]:
    """The factors of the points of a round (ED-5.2, ED-6.7): the cards, the Virtue, and whether they are doubled."""
    return points // (virtue(card) * (1 + righteous)), virtue(card), righteous


def most_points(mode: str) -> int:
    """No round brings more than these points (ED-5.2, ED-6.7): its last move, won with the highest Virtue."""
    return HAND_SIZE * max(VIRTUES.values()) * (2 if mode == "advanced" else 1)


class DefendersState(Duel[Move, V_co]):
    """A hand is a set of cards; piles are tuples, so that a copy can share them."""

    over_rule = "ED-8.2"
    turn_rule = "ED-3.1"
    __slots__ = (
        "attack",
        "attacker",
        "challenge",
        "dealt",
        "hands",
        "last_piles",
        "mediators",
        "mode",
        "move",
        "opener",
        "phase",
        "piles",
        "results",
        "round",
    )

    mode: Mode
    round: int
    dealt: tuple[CardSet, CardSet]
    """The ten cards of each seat in this round, wherever they lie now."""
    opener: Seat
    attacker: Seat
    phase: Phase
    attack: Card | None
    """The card that has to be answered."""
    challenge: bool
    move: int
    hands: list[CardSet]
    piles: list[Cards]
    mediators: list[Card | None]
    results: tuple[Result, ...]
    last_piles: tuple[Cards, Cards] | None
    """The table at the end of the round before, if it was noted."""

    def last_move(self) -> int:
        """The move after which the round is a tie (ED-5.1, ED-6.6)."""
        return LAST_MOVE if None in self.mediators else LAST_MOVE - 1

    def end(self, outcome: Outcome) -> Event:
        """End the game: nothing is to be answered any more."""
        self.phase = "over"
        self.attack = None
        self.challenge = False
        return super().end(outcome)

    def copy(self) -> Self:
        """A copy of the position, which goes its own way from here."""
        twin = self.__new__(type(self))
        twin.mode = self.mode
        twin.round = self.round
        twin.dealt = self.dealt
        twin.opener = self.opener
        twin.attacker = self.attacker
        twin.turn = self.turn
        twin.phase = self.phase
        twin.attack = self.attack
        twin.challenge = self.challenge
        twin.move = self.move
        twin.hands = self.hands.copy()
        twin.piles = self.piles.copy()
        twin.mediators = self.mediators.copy()
        twin.scores = self.scores
        twin.results = self.results
        twin.last_piles = self.last_piles
        twin.outcome = self.outcome
        twin._remembered = {}
        return twin


def opener_of(dealt: tuple[CardSet, CardSet]) -> Seat:
    """The opener of a round: whoever was dealt the Neonate of Water (ED-2.3)."""
    return SEATS[bool(dealt[1] & OPENING_CARD)]
