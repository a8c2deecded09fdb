"""What of a seat's picture can be chosen now: read off the legal actions, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import (
    ACE,
    COURAGE,
    ELDER,
    FACE_VALUE,
    JACK,
    MONEY,
    POWER,
    QUEEN,
    SPADES,
    Card,
    worth,
)
from engine.realm_of_the_defenders.planning import lone_attackers
from engine.realm_of_the_defenders.questions import PaymentView
from engine.realm_of_the_defenders.view import RealmView


class Choosable(NamedTuple):
    """Cards by their zone, Defenders by number, realms by seat; ``hand`` is None where no card of it is asked for."""

    hand: frozenset[Card] | None
    power: frozenset[Card]
    courage: frozenset[Card]
    defenders: frozenset[int]
    seats: frozenset[int]
    pays_courage: bool

    @classmethod
    def from_legal(cls, view: RealmView, legal: Sequence[Action]) -> Choosable:
        """What the legal actions of the viewer lie on, or begin with."""
        ask = view.own().ask
        pays_courage = isinstance(ask, PaymentView) and ask.is_paid_with_courage
        zones: dict[str, set[Card]] = {"hand": set(), "power": set(), "courage": set()}
        defenders: set[int] = set()
        seats: set[int] = set()
        for action in legal:
            match action:
                case (
                    act.Deploy(card) | act.Place(card) | act.Counter("hand", card) | act.Offer("hand", None, str(card))
                ):
                    zones["hand"].add(card)
                case act.Power(card) | act.Counter("pool", card):
                    zones["power"].add(card)
                case act.Pay(card):
                    zones["courage" if pays_courage else "hand"].add(card)
                case act.Inspire("hand"):
                    zones["hand"].add(ELDER)
                case act.Queen("hand"):
                    zones["hand"].add(QUEEN)
                case act.Ace("hand"):
                    zones["hand"].add(ACE)
                case act.Attack(seat):
                    if attackers := lone_attackers(view):
                        defenders |= {one.id for one in attackers}
                    else:
                        seats.add(seat)
                case (
                    act.Attacker(int(number))
                    | act.Against(int(number))
                    | act.Sacrifice(int(number))
                    | act.Retaliate(int(number))
                    | act.Block(int(number))
                    | act.Hit(int(number))
                    | act.Inspire("play", int(number))
                    | act.Queen("play", int(number))
                    | act.Ace("play", int(number))
                    | act.Offer("play", int(number))
                ):
                    defenders.add(number)
        if legal and ask is None and view.step in ("main", "respond"):
            zones["hand"] |= _of_use_later(view, legal) if view.step == "main" else _of_use_in_answer(view, legal)
        return cls(
            frozenset(zones["hand"]) if legal else None,
            frozenset(zones["power"]),
            frozenset(zones["courage"]),
            frozenset(defenders),
            frozenset(seats),
            pays_courage,
        )


NOTHING_CHOOSABLE = Choosable(None, frozenset(), frozenset(), frozenset(), frozenset(), False)
"""Where nobody chooses any more."""


def _of_use_later(view: RealmView, legal: Sequence[Action]) -> set[Card]:
    """What pays for a choice of the main step, and what can be placed after it, unless there was a battle (RD-4)."""
    pays = any(isinstance(action, act.Deploy | act.Inspire) for action in legal)
    useful = (MONEY if pays else frozenset()) | (frozenset() if view.attacked else POWER | COURAGE)
    return {card for card in view.own().hand if card in useful}


def _of_use_in_answer(view: RealmView, legal: Sequence[Action]) -> set[Card]:
    """What strikes back from the hand, and what of it can be sacrificed for a Defender (RD-5.8, RD-5.11, RD-8.4)."""
    useful: set[Card] = set(POWER) if any(isinstance(action, act.Retaliate) for action in legal) else set()
    helped = {action.attacked for action in legal if isinstance(action, act.Sacrifice)}
    jack = {JACK} if worth(view.seats[view.viewer or 0].courage) >= FACE_VALUE else set()
    for line in view.battle.lines if view.battle else ():
        if line.defender in helped:
            useful |= {*SPADES, ELDER} if line.overwhelmed else jack
    return {card for card in view.own().hand if card in useful}
