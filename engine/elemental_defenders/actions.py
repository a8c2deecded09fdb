"""The actions of a seat (ED-3, ED-6, ED-7)."""

from typing import Annotated

import msgspec

from engine.contract import Action
from engine.elemental_defenders.cards import Card

AnyCard = Annotated[Card, msgspec.Meta(max_length=8)]
"""A card in an action: what is none is refused by the state, in the rules' words, and bounded only in length."""


class Mediate(Action, frozen=True, tag="mediator"):
    """Lay a card aside as the own Mediator, before the round (ED-6)."""

    card: AnyCard


class Pass(Action, frozen=True, tag="pass"):
    """Have no Mediator in this round (ED-6)."""


class Attack(Action, frozen=True, tag="attack"):
    """Put a card on the own pile, which has to be answered (ED-3)."""

    card: AnyCard


class Challenge(Action, frozen=True, tag="challenge"):
    """Put a card on the own pile, to be answered by the Level first and not by the Element (ED-7)."""

    card: AnyCard


class Defend(Action, frozen=True, tag="defend"):
    """Answer an attack with a card that fits (ED-4)."""

    card: AnyCard


Move = Mediate | Pass | Attack | Challenge | Defend
PASS = Pass()
