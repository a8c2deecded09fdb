"""The private questions into which an action is cut (RD-3.4), and the rule of paying (RD-4.3)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.contract import Seat
from engine.realm_of_the_defenders.actions import DefenderId, Source
from engine.realm_of_the_defenders.cards import FACE_VALUE, VALUE, Card, Cards, remove_all, worth
from engine.realm_of_the_defenders.events import StruckTarget

INSPIRING_FACTOR = 2
"""An Elder brings a Defender back for twice his toughness (RD-8.5)."""

POWER_PRICE = 15
"""The Courage that an Ace, a Queen or a Jack costs (RD-8.1)."""


class _Reason(msgspec.Struct, frozen=True, gc=False, tag_field="for", forbid_unknown_fields=True):
    """What is paid for."""


class ForDeploying(_Reason, frozen=True, tag="deploy"):
    card: Card


class ForInspiring(_Reason, frozen=True, tag="inspire", rename={"source": "from"}):
    card: Card
    source: Source
    defender: DefenderId | None


class ForQueen(_Reason, frozen=True, tag="queen", rename={"source": "from"}):
    source: Source
    defender: DefenderId | None
    target: StruckTarget


class ForJack(_Reason, frozen=True, tag="jack"):
    line: DefenderId


class ForAce(_Reason, frozen=True, tag="ace", rename={"source": "from"}):
    source: Source
    defender: DefenderId | None


class ForLoss(_Reason, frozen=True, tag="loss"):
    pass


Reason = ForDeploying | ForInspiring | ForQueen | ForJack | ForAce | ForLoss


class Payment(msgspec.Struct, frozen=True, gc=False):
    """A cost to be paid card by card, with Money from the hand or with Courage."""

    reason: Reason
    due: int
    paid: Cards = ()


class _Question(msgspec.Struct, frozen=True, gc=False, tag_field="ask", forbid_unknown_fields=True):
    pass


class Pricing(_Question, frozen=True, tag="price"):
    """What to pay for an Elder (RD-4.5)."""

    card: Card
    paid: Cards = ()


class Recalling(_Question, frozen=True, tag="recall", rename={"source": "from"}):
    """Which Spade an Elder brings back (RD-8.5)."""

    source: Source
    defender: DefenderId | None


class Striking(_Question, frozen=True, tag="strike", rename={"source": "from"}):
    """What a Queen hits (RD-8.3)."""

    source: Source
    defender: DefenderId | None


class ChoosingAttacker(_Question, frozen=True, tag="attacker"):
    pass


class ChoosingPower(_Question, frozen=True, tag="power"):
    attacker: DefenderId


class ChoosingAgainst(_Question, frozen=True, tag="against"):
    attacker: DefenderId
    power: Card


class Offering(_Question, frozen=True, tag="offer", rename={"attacked": "for"}):
    """Who is sacrificed for an attacked Defender (RD-5.7, RD-5.8)."""

    attacked: DefenderId


class Countering(_Question, frozen=True, tag="counter", rename={"attacked": "with"}):
    """With which Power card an attacked Defender retaliates (RD-5.11)."""

    attacked: DefenderId


OfAttack = ChoosingAttacker | ChoosingPower | ChoosingAgainst
Simple = Recalling | Striking | OfAttack | Offering | Countering
Question = Payment | Pricing | Simple


def to_view(question: Question) -> dict[str, Any]:
    """The question as its seat sees it, with what has been answered so far (RD-11.5)."""
    match question:
        case Payment(reason, due, paid):
            return {"ask": "pay", **msgspec.to_builtins(reason), "due": due, "paid": list(paid)}
        case Pricing(card, paid):
            return {"ask": "price", "for": "deploy", "card": card, "paid": list(paid)}
        case _:
            data: dict[str, Any] = msgspec.to_builtins(question)
            return data


def from_view(data: Mapping[str, Any]) -> Question:
    """The question that ``to_view`` shows as ``data``; msgspec.ValidationError for anything else."""
    fields = dict(data)
    if fields.get("ask") == "pay":
        del fields["ask"]
        due = msgspec.convert(fields.pop("due", None), int)
        paid = msgspec.convert(fields.pop("paid", None), Cards)
        return Payment(msgspec.convert(fields, Reason), due, paid)
    if fields.get("ask") == "price":
        fields.pop("for", None)
        return msgspec.convert(fields, Pricing)
    simple: Simple = msgspec.convert(fields, Simple)
    return simple


def payable(available: Cards, payment: Payment) -> set[Card]:
    """The cards that may be paid next (RD-4.3).

    Payment goes from high to low. A card is too low if what is not above it no longer reaches the cost.
    """
    paid = payment.paid
    left = remove_all(available, paid) if paid else available
    ceiling = VALUE[paid[-1]] if paid else FACE_VALUE
    missing = payment.due - worth(paid)
    for value in sorted([VALUE[card] for card in left]):
        missing -= value
        if missing <= 0:
            return {card for card in left if value <= VALUE[card] <= ceiling}
    return set()


class Loss(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Courage that a realm has to lose; ``count`` Fortresses if it has none (RD-7.1, RD-7.4)."""

    seat: Seat
    amount: int
    count: int
