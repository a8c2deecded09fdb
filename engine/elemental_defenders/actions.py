"""The actions of a seat (ED-3, ED-6, ED-7)."""

from typing import Annotated

import msgspec

from engine.contract import Action
from engine.elemental_defenders.cards import Card

AnyCard = Annotated[Card, msgspec.Meta(max_length=8)]
"""A card in an action: what is none is refused by the state, in the rules' words, and bounded only in length."""


class Mediate(Action, frozen=True, tag="mediator"):
    card: AnyCard


class Pass(Action, frozen=True, tag="pass"):
    pass


class Attack(Action, frozen=True, tag="attack"):
    card: AnyCard


class Challenge(Action, frozen=True, tag="challenge"):
    card: AnyCard


class Defend(Action, frozen=True, tag="defend"):
    card: AnyCard


Move = Mediate | Pass | Attack | Challenge | Defend
PASS = Pass()
