"""A game of Elements in progress: the data. What may be done with it stands in the files beside this one."""

from typing import Annotated, Literal, Self

import msgspec

from engine.contract import Seat, V_co
from engine.elements.actions import Move
from engine.elements.cards import DECK, Card, Cards, Pair
from engine.elements.events import Why
from engine.two_player import Duel, PlayerSeat

Mode = Literal["tokens", "endless"]

TOKENS_FOR_KNOCK = 2

AnyCount = Annotated[int, msgspec.Meta(ge=0, le=99)]
PositionCard = Annotated[Card, msgspec.Meta(ge=1, le=6)]
PositionCards = Annotated[tuple[PositionCard, ...], msgspec.Meta(max_length=len(DECK))]
PositionPair = tuple[PositionCards, PositionCards]
AnyRound = Annotated[int, msgspec.Meta(ge=1, le=999)]


class LogEntry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One action of the running round, as everybody saw it (EM-R8)."""

    seat: PlayerSeat
    type: Literal["play", "take", "discard"]
    card: PositionCard


class LastRound(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The end of the round before this one; the hands are there if somebody knocked (EM-12.3)."""

    round: AnyRound
    by: PlayerSeat
    how: Literal["knock", "yield"]
    why: Why
    limit: AnyCount
    hands: PositionPair | None
    fronts: PositionPair
    sums: tuple[AnyCount, AnyCount] | None
    winner: PlayerSeat
    points: Annotated[int, msgspec.Meta(ge=1, le=TOKENS_FOR_KNOCK)]


class ElementsState(Duel[Move, V_co]):
    """All cards are in tuples, so that a copy can share them."""

    over_rule = "EM-8.1"
    turn_rule = "EM-3.1"
    __slots__ = (
        "_seed",
        "discards",
        "display",
        "fronts",
        "hands",
        "last",
        "limit",
        "log",
        "mode",
        "round",
        "rounds",
        "starter",
        "sums",
    )

    mode: Mode
    rounds: int | None
    """The number of rounds of the endless game."""
    round: int
    starter: Seat
    hands: list[Cards]
    fronts: list[Cards]
    display: Cards
    limit: int
    sums: list[int]
    """Hand and front, by seat."""
    discards: int
    log: tuple[LogEntry, ...]
    last: LastRound | None
    _seed: str

    def recompute_sums(self) -> None:
        """Work out the limit and the sums from where the cards are."""
        self.limit = sum(self.display)
        self.sums = [sum(hand) + sum(front) for hand, front in zip(self.hands, self.fronts, strict=True)]

    def both_hands(self) -> Pair:
        """The hands by seat."""
        return self.hands[0], self.hands[1]

    def copy(self) -> Self:
        """A copy of the position, which goes its own way from here."""
        twin = self.__new__(type(self))
        twin._seed = self._seed
        twin.mode = self.mode
        twin.rounds = self.rounds
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.scores = self.scores
        twin.hands = self.hands.copy()
        twin.fronts = self.fronts.copy()
        twin.display = self.display
        twin.limit = self.limit
        twin.sums = self.sums.copy()
        twin.discards = self.discards
        twin.log = self.log
        twin.last = self.last
        twin.outcome = self.outcome
        twin._remembered = {}
        return twin
