"""What a round of Elemental has cost both sides: by its events and, another way, by the pieces before and after."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

import computer
import engine
from engine import Event, Seat
from engine.elemental import ElementalState
from engine.elemental.events import Fought
from learning.puzzles.elemental_proof import effect_of
from learning.puzzles.plain_elemental import SIDES, energy_lost_by

GAMES = 12
SEATS = (Seat(0), Seat(1))


class Round(NamedTuple):
    before: ElementalState
    after: ElementalState
    events: list[Event]


def rounds() -> Iterator[Round]:
    """Rounds of games that *easy* computers play."""
    for number in range(GAMES):
        state = engine.GAMES["elemental"].new(2, f"rounds/{number}", {"setup": "random"})
        assert isinstance(state, ElementalState)
        before, events, ply = state.copy(), list[Event](), 0
        while state.outcome is None:
            seat = state.active[0]
            action = computer.choose("elemental", state.view(seat), seat, "easy", f"rounds/{number}/{ply}")
            events += state.play(seat, action)
            ply += 1
            if state.outcome is not None or (state.phase == "orders" and len(state.active) == 2):
                yield Round(before, state.copy(), events)
                before, events = state.copy(), []


@pytest.mark.thorough
def test_both_ways_to_reckon_what_a_round_costs_agree() -> None:
    too_much = lost = 0
    for one in rounds():
        for seat in SEATS:
            effect = effect_of(one.events, seat, one.before.arena.energy)
            story = one.after.view(None)["last"]
            for side, cost in ((seat, effect.lost), (1 - seat, effect.struck)):
                pieces = (one.before.position()[SIDES[side]], one.after.position()[SIDES[side]])
                assert cost == energy_lost_by(side, *pieces, story), story
            hits = sum(event.damage[seat] for event in one.events if isinstance(event, Fought))
            too_much += hits > effect.lost
            lost += effect.lost > 0
    assert lost > GAMES
    assert too_much, "no hit was larger than what was left"
