"""The actions of Elements (EM-14)."""

from typing import Annotated

import msgspec

from engine.contract import Action
from engine.elements.cards import DECK, Card

AnyCard = Annotated[Card, msgspec.Meta(ge=0, le=99)]
"""A card in an action: what is none is refused by the state, in the rules' words, and bounded only in length."""


class Play(Action, frozen=True, tag="play"):
    """A card of the hand goes on top of the display: the own sum falls, the limit rises (EM-4)."""

    card: AnyCard


class Take(Action, frozen=True, tag="take"):
    """The uppermost card of the display comes to the own front: the own sum rises, the limit falls (EM-4)."""


class Discard(Action, frozen=True, tag="discard"):
    """A six of the hand leaves the round: the own sum falls, the limit stays (EM-4)."""


class Knock(Action, frozen=True, tag="knock"):
    """End the round, with a sum that is not above the limit (EM-5)."""


class Yield(Action, frozen=True, tag="yield"):
    """Give the round away (EM-6)."""


Move = Play | Take | Discard | Knock | Yield

PLAYS = {card: Play(card) for card in sorted(set(DECK))}
TAKE, DISCARD, KNOCK, YIELD = Take(), Discard(), Knock(), Yield()
