"""The actions of a seat (RD-11.2). An action names cards by code and Defenders by id."""

from typing import Annotated, Literal, NewType

import msgspec

from engine.contract import Action, Seat
from engine.realm_of_the_defenders.cards import CARDS, Card

DefenderId = NewType("DefenderId", int)

MANY = 2**31
"""Numbers that count something stay below this."""
Id = Annotated[DefenderId, msgspec.Meta(ge=1, lt=MANY)]
SeatNumber = Annotated[Seat, msgspec.Meta(ge=0, le=3)]
Source = Literal["hand", "play"]


class Bid(Action, frozen=True, tag="bid"):
    card: Card


class Redraw(Action, frozen=True, tag="redraw"):
    pass


class Keep(Action, frozen=True, tag="keep"):
    pass


class Deploy(Action, frozen=True, tag="deploy"):
    card: Card


class Inspire(Action, frozen=True, tag="inspire", rename={"source": "from"}, omit_defaults=True):
    source: Source
    defender: Id | None = None


class Queen(Action, frozen=True, tag="queen", rename={"source": "from"}, omit_defaults=True):
    source: Source
    defender: Id | None = None


class Attack(Action, frozen=True, tag="attack"):
    seat: SeatNumber


class Dismantle(Action, frozen=True, tag="dismantle"):
    pass


class Done(Action, frozen=True, tag="done"):
    """Closes a bid, the main step, a response, the resource step, an assignment or a price."""


class Pay(Action, frozen=True, tag="pay"):
    card: Card


class Recall(Action, frozen=True, tag="recall"):
    card: Card


class Strike(Action, frozen=True, tag="strike", omit_defaults=True):
    seat: SeatNumber
    pool: Literal["courage", "power", "battle"]
    card: Card | None = None
    defender: Id | None = None


class Attacker(Action, frozen=True, tag="attacker"):
    defender: Id


class Power(Action, frozen=True, tag="power"):
    card: Card


class Against(Action, frozen=True, tag="against"):
    """``None``: the realm itself, which has no Defenders (RD-5.5)."""

    defender: Id | None


class Sacrifice(Action, frozen=True, tag="sacrifice", rename={"attacked": "for"}):
    attacked: Id


class Retaliate(Action, frozen=True, tag="retaliate", rename={"attacked": "with"}):
    attacked: Id


class Offer(Action, frozen=True, tag="offer", rename={"source": "from"}, omit_defaults=True):
    source: Source
    defender: Id | None = None
    card: Card | None = None


class Counter(Action, frozen=True, tag="counter", rename={"source": "from"}):
    source: Literal["pool", "hand"]
    card: Card


class Block(Action, frozen=True, tag="block"):
    attacker: Id


class Hit(Action, frozen=True, tag="hit"):
    attacker: Id


class Ace(Action, frozen=True, tag="ace", rename={"source": "from"}, omit_defaults=True):
    source: Source
    defender: Id | None = None


class Pass(Action, frozen=True, tag="pass"):
    pass


class Place(Action, frozen=True, tag="place"):
    card: Card
    pool: Literal["power", "courage"]


Move = (
    Bid
    | Redraw
    | Keep
    | Deploy
    | Inspire
    | Queen
    | Attack
    | Dismantle
    | Done
    | Pay
    | Recall
    | Strike
    | Attacker
    | Power
    | Against
    | Sacrifice
    | Retaliate
    | Offer
    | Counter
    | Block
    | Hit
    | Ace
    | Pass
    | Place
)

# Made once: most lists of legal actions are put together from these.
BIDS = {card: Bid(card) for card in CARDS}
DEPLOYS = {card: Deploy(card) for card in CARDS}
PAYS = {card: Pay(card) for card in CARDS}
POWERS = {card: Power(card) for card in CARDS}
COUNTERS_FROM_POOL = {card: Counter("pool", card) for card in CARDS}
COUNTERS_FROM_HAND = {card: Counter("hand", card) for card in CARDS}
PLACES_POWER = {card: Place(card, "power") for card in CARDS}
PLACES_COURAGE = {card: Place(card, "courage") for card in CARDS}
ATTACKS = tuple(Attack(Seat(seat)) for seat in range(4))
REALM_ITSELF = Against(None)
DONE, PASS, REDRAW, KEEP, DISMANTLE = Done(), Pass(), Redraw(), Keep(), Dismantle()
