"""The actions of Elements (EM-14)."""

from typing import Annotated

import msgspec

from engine.contract import Action
from engine.elements.cards import DECK, Card

AnyCard = Annotated[Card, msgspec.Meta(ge=0, le=99)]
"""A card in an action: what is none is refused by the state, in the rules' words, and bounded only in length."""


class Play(Action, frozen=True, tag="play"):
    card: AnyCard


class Take(Action, frozen=True, tag="take"):
    pass


class Discard(Action, frozen=True, tag="discard"):
    pass


class Knock(Action, frozen=True, tag="knock"):
    pass


class Yield(Action, frozen=True, tag="yield"):
    pass


Move = Play | Take | Discard | Knock | Yield

PLAYS = {card: Play(card) for card in sorted(set(DECK))}
TAKE, DISCARD, KNOCK, YIELD = Take(), Discard(), Knock(), Yield()
