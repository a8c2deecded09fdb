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
    """A seat has closed its bid; what it holds is not shown yet."""

    seat: Seat


class BidsShown(Event, frozen=True, tag="bids"):
    """All bids, None for a seat that has resigned, and who goes when; ``toss``: by chance, among equals (RD-2.5)."""

    bids: tuple[Cards | None, ...]
    order: tuple[Seat, ...]
    toss: bool


class ElderSought(Event, frozen=True, tag="elder"):
    """Whoever goes first has looked for an Elder in the deck (RD-2)."""

    seat: Seat
    found: bool


class HandDealt(Event, frozen=True, tag="hand"):
    """A seat's whole hand after a deal; that seat alone is told."""

    seat: Seat
    cards: Cards


class HandRedrawn(Event, frozen=True, tag="redraw"):
    """A hand of a single suit, shown to all before it is drawn anew (RD-2)."""

    seat: Seat
    cards: Cards


class HandKept(Event, frozen=True, tag="keep"):
    """A seat that could have drawn a new hand has kept its own (RD-2)."""

    seat: Seat


class TurnBegun(Event, frozen=True, tag="turn"):
    """``turn`` counts the turns of all seats, from 1."""

    seat: Seat
    turn: int


class Drawing(Event, frozen=True, tag="draw"):
    """So many cards come to a seat's hand."""

    seat: Seat
    count: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Which cards they are; that seat alone is told."""

    seat: Seat
    cards: Cards


class Reshuffled(Event, frozen=True, tag="reshuffle"):
    """A discard pile of so many ``cards`` has become the deck (RD-3)."""

    seat: Seat
    cards: int


class Deployed(Event, frozen=True, tag="deploy"):
    """A Defender has come into play for this ``money``, in the order of payment (RD-4)."""

    seat: Seat
    money: Cards
    defender: Defender


class Inspired(Event, frozen=True, tag="inspire", rename={"source": "from"}):
    """``elder``, or one of the hand where it is None, has brought ``defender`` back for this ``money`` (RD-8.5)."""

    seat: Seat
    source: Source
    elder: DefenderId | None
    money: Cards
    defender: Defender


class QueenForfeited(Event, frozen=True, tag="queen", rename={"source": "from"}):
    """A Queen has been given up for what she hits; ``target.card`` is the card that was hit (RD-8.3)."""

    seat: Seat
    source: Source
    defender: DefenderId | None
    courage: Cards
    target: StruckTarget


class Dismantled(Event, frozen=True, tag="dismantle"):
    """A Fortress has been given up; ``card`` is what lay there (RD-6)."""

    seat: Seat
    card: Card


class AceSacrificed(Event, frozen=True, tag="ace", rename={"source": "from"}):
    """An Ace, and this ``courage``, keep whoever has dismantled from drawing for it (RD-8.2)."""

    seat: Seat
    source: Source
    defender: DefenderId | None
    courage: Cards


class Passed(Event, frozen=True, tag="pass"):
    """A seat has used no Queen, or no Ace."""

    seat: Seat


class Assigned(Event, frozen=True, tag="assign"):
    """``attacker`` goes with ``power`` against ``defender``, or against the realm where it is None (RD-5.2)."""

    seat: Seat
    attacker: DefenderId
    power: Card
    target: Seat
    defender: DefenderId | None


class BattleBegun(Event, frozen=True, tag="battle"):
    """All attackers are chosen; ``power`` is the sum of theirs."""

    seat: Seat
    target: Seat
    power: int


class Sacrificed(Event, frozen=True, tag="sacrifice", rename={"attacked": "for", "source": "from"}):
    """A sacrifice for ``attacked``; ``courage`` is the price of a Jack, None for every other (RD-8.4)."""

    seat: Seat
    attacked: DefenderId
    source: Source
    card: Card
    defender: DefenderId | None
    toughness: int
    courage: Cards | None


class Blocked(Event, frozen=True, tag="block"):
    """This attacker is stopped by the sacrifice."""

    seat: Seat
    attacker: DefenderId


class Retaliated(Event, frozen=True, tag="retaliate", rename={"attacked": "with", "source": "from"}):
    """``attacked`` strikes back with ``card``."""

    seat: Seat
    attacked: DefenderId
    source: Literal["pool", "hand"]
    card: Card


class HitChosen(Event, frozen=True, tag="hit"):
    """This attacker is the one that is struck."""

    seat: Seat
    attacker: DefenderId


class Resolved(Event, frozen=True, tag="resolve"):
    """A battle is over; ``defeated`` are the player's Defenders, then the target's, by id."""

    seat: Seat
    target: Seat
    defeated: tuple[Defeated, ...]


class LossSuffered(Event, frozen=True, tag="loss"):
    """What a seat has paid for lost Defenders: Courage, and Fortresses where that was not enough (RD-7)."""

    seat: Seat
    amount: int
    courage: Cards
    fortresses: Cards


class StepDone(Event, frozen=True, tag="done"):
    """A seat has closed its main step or its response."""

    seat: Seat


class Placed(Event, frozen=True, tag="place"):
    """A card has come to a pool; ``card`` is None where it lies face down (RD-4)."""

    seat: Seat
    pool: Literal["power", "courage"]
    card: Card | None


class PlacedFaceDown(Event, frozen=True, tag="placed"):
    """Which card that was; that seat alone is told."""

    seat: Seat
    card: Card


class RealmFallen(Event, frozen=True, tag="out"):
    """A seat is out (RD-9)."""

    seat: Seat
    reason: Reason


class GameEnded(Event, frozen=True, tag="over"):
    """The game is over; ``scores`` are the Fortresses left, by seat (RD-9)."""

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
