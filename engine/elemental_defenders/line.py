"""A line: an action, and how a round goes on from it to its end, played out from what is seen."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.contract import Action, Seat, State
from engine.elemental_defenders.events import RoundEnded


class Line(NamedTuple):
    """An action of a seat, how both go on from it, and how the round ends then."""

    seat: Seat
    steps: Sequence[tuple[Seat, Action]]
    ended: RoundEnded

    @property
    def first(self) -> Action:
        return self.steps[0][1]

    @property
    def last(self) -> Action:
        return self.steps[-1][1]

    @property
    def is_won(self) -> bool:
        return self.ended.winner == self.seat


def follow(state: State[Any], seat: Seat, actions: Sequence[Action]) -> Line | None:
    """Actions played one after the other from here; None unless they lead to the end of the round."""
    state, steps = state.copy(), list[tuple[Seat, Action]]()
    for action in actions:
        mover = Seat(state.active[0])
        steps.append((mover, action))
        for event in state.play(mover, action):
            if isinstance(event, RoundEnded):
                return Line(seat, steps, event)
    return None
