"""The events that people see (RD-11.4)."""

from typing import Literal

import msgspec

from engine.contract import Event, Seat
from engine.realm_of_the_defenders.actions import DefenderId, Source
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import Card, Cards

Reason = Literal["fortresses", "resigned", "no_defenders"]


class StruckTarget(msgspec.Struct, frozen=True, gc=False):
    """The thing that a Queen hits; the card of a Power pool is not known before she does (RD-8.3)."""

    seat: Seat
    pool: Literal["courage", "power", "battle"]
    card: Card | None
    defender: DefenderId | None


class Defeated(msgspec.Struct, frozen=True, gc=False):
    """A Defender that falls in a battle, and the seat that it belonged to."""

    seat: Seat
    id: DefenderId
    card: Card
    toughness: int
    ready: bool
    under: Cards


class BidClosed(Event, frozen=True, tag="bid_done"):
    seat: Seat


class BidsShown(Event, frozen=True, tag="bids"):
    bids: tuple[Cards | None, ...]
    order: tuple[Seat, ...]
    toss: bool


class ElderSought(Event, frozen=True, tag="elder"):
    seat: Seat
    found: bool


class HandDealt(Event, frozen=True, tag="hand"):
    seat: Seat
    cards: Cards


class HandRedrawn(Event, frozen=True, tag="redraw"):
    seat: Seat
    cards: Cards


class HandKept(Event, frozen=True, tag="keep"):
    seat: Seat


class TurnBegun(Event, frozen=True, tag="turn"):
    seat: Seat
    turn: int


class Drawing(Event, frozen=True, tag="draw"):
    seat: Seat
    count: int


class Drawn(Event, frozen=True, tag="drawn"):
    seat: Seat
    cards: Cards


class Reshuffled(Event, frozen=True, tag="reshuffle"):
    seat: Seat
    cards: int


class Deployed(Event, frozen=True, tag="deploy"):
    seat: Seat
    money: Cards
    defender: Defender


class Inspired(Event, frozen=True, tag="inspire", rename={"source": "from"}):
    seat: Seat
    source: Source
    elder: DefenderId | None
    money: Cards
    defender: Defender


class QueenForfeited(Event, frozen=True, tag="queen", rename={"source": "from"}):
    seat: Seat
    source: Source
    defender: DefenderId | None
    courage: Cards
    target: StruckTarget


class Dismantled(Event, frozen=True, tag="dismantle"):
    seat: Seat
    card: Card


class AceSacrificed(Event, frozen=True, tag="ace", rename={"source": "from"}):
    seat: Seat
    source: Source
    defender: DefenderId | None
    courage: Cards


class Passed(Event, frozen=True, tag="pass"):
    seat: Seat


class Assigned(Event, frozen=True, tag="assign"):
    seat: Seat
    attacker: DefenderId
    power: Card
    target: Seat
    defender: DefenderId | None


class BattleBegun(Event, frozen=True, tag="battle"):
    seat: Seat
    target: Seat
    power: int


class Sacrificed(Event, frozen=True, tag="sacrifice", rename={"attacked": "for", "source": "from"}):
    seat: Seat
    attacked: DefenderId
    source: Source
    card: Card
    defender: DefenderId | None
    toughness: int
    courage: Cards | None


class Blocked(Event, frozen=True, tag="block"):
    seat: Seat
    attacker: DefenderId


class Retaliated(Event, frozen=True, tag="retaliate", rename={"attacked": "with", "source": "from"}):
    seat: Seat
    attacked: DefenderId
    source: Literal["pool", "hand"]
    card: Card


class HitChosen(Event, frozen=True, tag="hit"):
    seat: Seat
    attacker: DefenderId


class Resolved(Event, frozen=True, tag="resolve"):
    seat: Seat
    target: Seat
    defeated: tuple[Defeated, ...]


class LossSuffered(Event, frozen=True, tag="loss"):
    seat: Seat
    amount: int
    courage: Cards
    fortresses: Cards


class StepDone(Event, frozen=True, tag="done"):
    seat: Seat


class Placed(Event, frozen=True, tag="place"):
    seat: Seat
    pool: Literal["power", "courage"]
    card: Card | None


class PlacedFaceDown(Event, frozen=True, tag="placed"):
    seat: Seat
    card: Card


class RealmFallen(Event, frozen=True, tag="out"):
    seat: Seat
    reason: Reason


class GameEnded(Event, frozen=True, tag="over"):
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


RealmEvent = (
    BidClosed
    | BidsShown
    | ElderSought
    | HandDealt
    | HandRedrawn
    | HandKept
    | TurnBegun
    | Drawing
    | Drawn
    | Reshuffled
    | Deployed
    | Inspired
    | QueenForfeited
    | Dismantled
    | AceSacrificed
    | Passed
    | Assigned
    | BattleBegun
    | Sacrificed
    | Blocked
    | Retaliated
    | HitChosen
    | Resolved
    | LossSuffered
    | StepDone
    | Placed
    | PlacedFaceDown
    | RealmFallen
    | GameEnded
)
