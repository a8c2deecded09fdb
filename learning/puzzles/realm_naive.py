"""Realm of the Defenders: how many of those get through who do what lies nearest.

They deploy the toughest whom they can pay for, or nobody, place Courage, the highest first, strike back with what just
kills, and give up whom they miss least. The other does what is worst for them.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from engine import Action
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.cards import COURAGE, ELDER, POWER, VALUE, remove_all, worth
from engine.realm_of_the_defenders.questions import Countering, Payment, cheapest
from engine.realm_of_the_defenders.state import Realm, RealmState
from learning.puzzles.realm_proof import Proof

OFTEN, SOMETIMES, SELDOM = 4.0, 1.0, 0.25
"""How many people do something, beside each other."""


def share_getting_through(proof: Proof, state: RealmState[Any], known: dict[Hashable, float] | None = None) -> float:
    """How many of them get through from here on, 0 to 1."""
    known = {} if known is None else known
    end = proof.result(state)
    if end is not None:
        return float(end)
    if not proof.holds(state):
        return 0.0
    key = proof.key(state)
    if key not in known:
        choices = proof.choices(state)
        ways = [
            min(share_getting_through(proof, then, known) for then in proof.outcomes_of(state, one)) for one in choices
        ]
        weights = likelihoods(state, choices) if state.active[0] == proof.seat else []
        known[key] = sum(map(float.__mul__, weights, ways)) / sum(weights) if weights else min(ways)
    return known[key]


def likelihoods(state: RealmState[Any], choices: Sequence[Action]) -> list[float]:
    """How many people do each of these."""
    nearest = _nearest_choices(state, choices)
    return [OFTEN if one in nearest else _weight_of_action(state, one) for one in choices]


def _weight_of_action(state: RealmState[Any], action: Action) -> float:
    match action:
        case act.Place(pool="power") | act.Counter() | act.Deploy():
            return SELDOM
        case act.Done() if state.step == "resource" and any(card in COURAGE for card in _own_realm(state).hand):
            return SELDOM
        case act.Retaliate(number) if not _has_killing_card(state, number):
            return SELDOM
    return SOMETIMES


def _nearest_choices(state: RealmState[Any], choices: Sequence[Action]) -> Sequence[Action]:
    """What most people do there; nothing where they are of different minds."""
    realm = _own_realm(state)
    deploys = [one for one in choices if isinstance(one, act.Deploy)]
    if deploys:
        return [max(deploys, key=lambda one: VALUE[one.card]), act.DONE]
    if placed := [one for one in choices if isinstance(one, act.Place) and one.pool == "courage"]:
        return [max(placed, key=lambda one: VALUE[one.card])]
    if strikes := [one for one in choices if isinstance(one, act.Retaliate) and _has_killing_card(state, one.attacked)]:
        return strikes
    if offers := [one for one in choices if isinstance(one, act.Offer)]:
        toughness = {one.id: one.toughness for one in realm.defenders}
        return [min(offers, key=lambda one: toughness[one.defender] if one.defender else VALUE[one.card or ELDER])]
    if counters := [one for one in choices if isinstance(one, act.Counter)]:
        assert isinstance(state.ask, Countering)
        least = _toughness_to_kill(state, state.ask.attacked)
        killing = [one for one in counters if VALUE[one.card] >= least]
        return [min(killing, key=lambda one: VALUE[one.card])] if killing else []
    if isinstance(state.ask, Payment) and state.player != state.active[0]:  # with Courage
        paid = state.ask.paid
        fair = cheapest(remove_all(realm.courage, paid), state.ask.due - worth(paid))
        return [one for one in choices if isinstance(one, act.Pay) and one.card in fair[:1]]
    return []


def _own_realm(state: RealmState[Any]) -> Realm:
    return state.realms[state.active[0]]


def _toughness_to_kill(state: RealmState[Any], attacked: DefenderId) -> int:
    """What it takes to kill whoever stands before a Defender: the toughest, where two do."""
    on_turn = state.realms[state.on_turn]
    return max(on_turn.defender(one.defender).toughness for one in state.line(attacked).attackers)


def _has_killing_card(state: RealmState[Any], attacked: DefenderId) -> bool:
    """Whether a card is there that kills them."""
    own, least = _own_realm(state), _toughness_to_kill(state, attacked)
    return any(VALUE[card] >= least for card in (*own.hand, *own.power) if card in POWER)
