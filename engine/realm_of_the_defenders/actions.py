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
    """Add a card to the own bid (RD-2)."""

    card: Card


class Redraw(Action, frozen=True, tag="redraw"):
    """Draw a new hand, when somebody's was of a single suit (RD-2)."""


class Keep(Action, frozen=True, tag="keep"):
    """Keep the hand then (RD-2)."""


class Deploy(Action, frozen=True, tag="deploy"):
    """Put a Spade or an Elder of the hand into play; what is paid for it is asked next (RD-4)."""

    card: Card


class Inspire(Action, frozen=True, tag="inspire", rename={"source": "from"}, omit_defaults=True):
    """Let an Elder bring a fallen Spade back; which one, and what is paid, is asked next (RD-8.5)."""

    source: Source
    defender: Id | None = None


class Queen(Action, frozen=True, tag="queen", rename={"source": "from"}, omit_defaults=True):
    """Use a Queen of the hand, or in play; what she hits, and what is paid, is asked next (RD-8.3)."""

    source: Source
    defender: Id | None = None


class Attack(Action, frozen=True, tag="attack"):
    """Attack a realm; who goes, with what, and against whom, is asked next (RD-5)."""

    seat: SeatNumber


class Dismantle(Action, frozen=True, tag="dismantle"):
    """Give up a Fortress for new cards (RD-6)."""


class Done(Action, frozen=True, tag="done"):
    """Closes a bid, the main step, a response, the resource step, an assignment or a price."""


class Pay(Action, frozen=True, tag="pay"):
    """Pay with a card, the highest first (RD-4)."""

    card: Card


class Recall(Action, frozen=True, tag="recall"):
    """Choose which fallen Spade an Elder brings back (RD-8.5)."""

    card: Card


class Strike(Action, frozen=True, tag="strike", omit_defaults=True):
    """Choose what a Queen hits: Courage, Power, or the Power of a Defender in the battle (RD-8.3)."""

    seat: SeatNumber
    pool: Literal["courage", "power", "battle"]
    card: Card | None = None
    defender: Id | None = None


class Attacker(Action, frozen=True, tag="attacker"):
    """Choose who attacks (RD-5.2)."""

    defender: Id


class Power(Action, frozen=True, tag="power"):
    """Choose the Power card of whoever attacks (RD-5.3)."""

    card: Card


class Against(Action, frozen=True, tag="against"):
    """``None``: the realm itself, which has no Defenders (RD-5.5)."""

    defender: Id | None


class Sacrifice(Action, frozen=True, tag="sacrifice", rename={"attacked": "for"}):
    """Sacrifice a Defender for the one that is attacked; which, is asked next (RD-5)."""

    attacked: Id


class Retaliate(Action, frozen=True, tag="retaliate", rename={"attacked": "with"}):
    """Let an attacked Defender strike back; with what, is asked next (RD-5)."""

    attacked: Id


class Offer(Action, frozen=True, tag="offer", rename={"source": "from"}, omit_defaults=True):
    """Choose who is sacrificed: a Defender in play, or a Jack of the hand (RD-5, RD-8.4)."""

    source: Source
    defender: Id | None = None
    card: Card | None = None


class Counter(Action, frozen=True, tag="counter", rename={"source": "from"}):
    """Choose the Power card of whoever strikes back (RD-5)."""

    source: Literal["pool", "hand"]
    card: Card


class Block(Action, frozen=True, tag="block"):
    """Choose which attacker a sacrifice stops, where there are two (RD-5)."""

    attacker: Id


class Hit(Action, frozen=True, tag="hit"):
    """Choose which attacker is struck, where there are two (RD-5.13)."""

    attacker: Id


class Ace(Action, frozen=True, tag="ace", rename={"source": "from"}, omit_defaults=True):
    """Use an Ace of the hand, or in play, so that whoever dismantles draws nothing for it (RD-8.2)."""

    source: Source
    defender: Id | None = None


class Pass(Action, frozen=True, tag="pass"):
    """Use no Queen, or no Ace, where one may be used (RD-8)."""


class Place(Action, frozen=True, tag="place"):
    """Put a card of the hand face down into the Power pool, or open into the Courage pool (RD-4)."""

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
