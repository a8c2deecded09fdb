"""What a viewer plans with is what the rules allow, in random games."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import engine
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.planning import (
    biddable,
    can_raise_price_further,
    cards_left_to_pay,
    placeable,
    places_left,
)
from engine.realm_of_the_defenders.questions import PaymentView, Pricing
from engine.realm_of_the_defenders.view import RealmView

GAME = engine.GAMES["realm_of_the_defenders"]
ADA, BO = engine.Seat(0), engine.Seat(1)
GAMES = 25
PLIES = 300
CLOSING = (act.Done, act.Keep, act.Pass, act.Dismantle)
CLOSED = 0.2
"""How often a step is closed in which something could be done."""


def compare(state: engine.State[Any, RealmView], seat: engine.Seat) -> str | None:
    """Compare what a seat plans with with what is legal; returns what was compared, None where there is nothing."""
    view, legal = state.see(seat), state.legal(seat)
    ask = view.own().ask
    pays = {action.card for action in legal if isinstance(action, act.Pay)}
    match ask:
        case PaymentView():
            assert pays <= set(cards_left_to_pay(view))
            return ask.purpose
        case Pricing():
            assert pays == set(cards_left_to_pay(view))
            for card in pays:
                after = state.copy()
                after.play(seat, act.PAYS[card])
                assert can_raise_price_further(view, [card]) == isinstance(after.see(seat).own().ask, Pricing)
            return "price"
    assert cards_left_to_pay(view) == ()
    if view.step == "bid":
        assert {action for action in legal if isinstance(action, act.Bid)} == set(biddable(view))
        return "bid"
    if view.step == "resource":
        assert places_left(view) > 0
        assert {action for action in legal if isinstance(action, act.Place)} == set(placeable(view))
        return "place"
    return None


def test_what_is_planned_with_is_what_is_legal() -> None:
    rng, compared = Random("planning"), Counter[str | None]()
    for number in range(GAMES):
        state: Any = GAME.new(2 + number % 3, f"planning {number}", {})
        for _ in range(PLIES):
            if not state.active:
                break
            seat = rng.choice(state.active)
            compared[compare(state, seat)] += 1
            legal = state.legal(seat)
            doing = [action for action in legal if not isinstance(action, CLOSING)]
            state.play(seat, rng.choice(doing if doing and rng.random() > CLOSED else legal))
    assert compared.keys() >= {"bid", "place", "price", "deploy", "inspire", "loss", "queen", "ace", None}


@pytest.mark.parametrize(("courage", "paid"), [(["KH", "QH"], "QH KH"), (["KH", "QH", "5H"], None)])
def test_a_loss_that_can_be_paid_in_one_way_is_paid_unasked(courage: list[str], paid: str | None) -> None:
    """Equal cards are paid in any order: that is no choice."""
    seats = [{"defenders": ["9S", "8S"], "power": ["KC", "5C"], "deck": ["2D"] * 9}, {"courage": courage}]
    state: Any = GAME.new(2, "realm", {"position": {"seats": seats, "turn": 5}})
    for said in (act.Attack(BO), act.Attacker(act.DefenderId(1)), act.POWERS["KC"], act.Attacker(act.DefenderId(2))):
        state.play(ADA, said)
    assert state.view(None)["step"] == "loss" and len(state.legal(BO)) > 1
    assert state.unasked(ADA) is None
    if paid is None:
        assert state.unasked(BO) is None
        return
    events = state.play(BO, state.unasked(BO))
    lost = next(engine.to_json(event) for event in events if engine.type_of(event) == "loss")
    assert sorted(lost["courage"]) == sorted(paid.split())


@pytest.mark.parametrize(("fortresses", "paid"), [(["2C"], ["3H"]), (["2C", "3C"], None)])
def test_what_is_owed_after_the_last_blow_is_paid_unasked(fortresses: list[str], paid: list[str] | None) -> None:
    """Nothing depends on it any more: the game is over."""
    seats = [
        {"defenders": ["2S"], "power": ["KC"], "courage": ["3H", "5H"], "deck": ["2D"] * 9},
        {"defenders": ["4S"], "power": ["KC"], "fortresses": fortresses, "deck": ["2D"] * 9},
    ]
    state: Any = GAME.new(2, "realm", {"position": {"seats": seats, "turn": 5}})
    state.play(ADA, act.Attack(BO))
    state.play(BO, act.Retaliate(act.DefenderId(2)))
    assert state.view(None)["step"] == "loss" and state.active == (ADA,)
    if paid is None:
        assert state.unasked(ADA) is None
        return
    events = state.play(ADA, state.unasked(ADA))
    assert [engine.to_json(event)["courage"] for event in events if engine.type_of(event) == "loss"][:1] == [paid]
    assert state.outcome is not None and state.outcome.winners == (ADA,)
