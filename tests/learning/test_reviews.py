"""What decisions were worth: the same as by plain enumeration, with nothing but the engine."""

from random import Random
from typing import Any

import pytest

import engine
from engine import Seat, State
from learning.reviews.review import Decision, Judged, costliest, judge_decisions, points_over_time

GAME = engine.GAMES["elemental_defenders"]
FEW = 4
"""With so many cards in the larger hand everything can be tried."""


def best(state: State[Any], seat: Seat, scores: tuple[int, ...]) -> int:
    """What the round brings a seat, less what it brings the other, when both play as well as can be."""
    mover = state.active[0]
    values = [after(state, Seat(mover), action, seat, scores) for action in state.legal(Seat(mover))]
    return max(values) if mover == seat else min(values)


def after(state: State[Any], mover: Seat, action: engine.Action, seat: Seat, scores: tuple[int, ...]) -> int:
    played = state.copy()
    for event in map(engine.to_json, played.play(mover, action)):
        if event["type"] == "round_end":
            gained = [now - before for now, before in zip(event["scores"], scores, strict=True)]
            return int(gained[seat] - gained[1 - seat])
    return best(played, seat, scores)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_decisions_are_worth_what_trying_everything_says(mode: str) -> None:
    looked = 0
    for number in range(4):
        chance, state = Random(f"{mode}/{number}"), GAME.new(2, f"review/{number}", {"mode": mode})
        while state.outcome is None:
            seat = Seat(state.active[0])
            view, legal = state.view(seat), state.legal(seat)
            action = chance.choice(legal)
            if len(legal) > 1 and max(map(len, view["hands"])) <= FEW and view["phase"] in ("attack", "defend"):
                told = tuple(engine.to_json(one) for one in legal)
                (judged,) = judge_decisions(GAME.id, [Decision(1, seat, view, told, engine.to_json(action))])
                scores = tuple(view["scores"])
                assert judged.worth == after(state, seat, action, seat, scores)
                assert judged.most == best(state, seat, scores)
                assert after(state, seat, GAME.action(judged.best), seat, scores) == judged.most
                looked += 1
            state.play(seat, action)
    assert looked >= 10


def test_what_cost_most_comes_first_and_the_course_is_that_of_one_seat() -> None:
    some = [
        Judged(1, 0, 1, {}, 10, 4),
        Judged(2, 1, 1, {}, -4, -9),
        Judged(3, 0, 1, {}, 9, 0),
        Judged(4, 0, 1, {}, 0, 0),
    ]
    assert [one.line for one in costliest(some, 0, 3)] == [3, 1]
    assert [one.line for one in costliest(some, 0, 1)] == [3]
    assert points_over_time(some, 0) == [10, 4, 9, 0]
