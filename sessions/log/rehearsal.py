"""The actions that a seat tries before it decides: on a copy of the game, so that nothing changes at the table."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Self

import engine


class Rehearsal:
    """A position after ``actions`` that a seat has only thought of so far.

    What lies behind them may hold what the seat can't know before it acts, cards that it would draw: whoever shows a
    rehearsal knows where to stop.
    """

    def __init__(
        self,
        state: engine.State[Any],
        seat: engine.Seat,
        actions: tuple[engine.Action, ...] = (),
        events: tuple[engine.Event, ...] = (),
    ) -> None:
        self._state = state
        self.seat = seat
        self.actions = actions
        self.events = events

    @cached_property
    def view(self) -> Any:
        """The view that the seat would have."""
        return self._state.see(self.seat)

    @cached_property
    def legal(self) -> list[engine.Action]:
        """The actions that the seat could take next."""
        return self._state.legal(self.seat)

    def refusal(self, action: engine.Action) -> engine.IllegalAction | None:
        """The refusal of an action; None for one that is possible."""
        if action in self.legal or isinstance(action, engine.Resign):
            return None
        try:
            self._state.play(self.seat, action)  # what is not legal changes nothing
        except engine.IllegalAction as refused:
            return refused
        return None

    def then(self, actions: Iterable[engine.Action]) -> Self:
        """A rehearsal with further actions; IllegalAction for one that is not legal there."""
        state = self._state.copy()
        done, events = self.actions, self.events
        for action in actions:
            events += tuple(state.play(self.seat, action))
            done += (action,)
        return type(self)(state, self.seat, done, events)
