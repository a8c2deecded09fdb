"""Puzzles of Elemental Defenders by the plain way: all cards lie open, so there is one world."""

from collections.abc import Iterator, Sequence
from typing import Any

import engine
from engine import Event, State
from learning.puzzles.plain import Prover
from learning.puzzles.puzzle import Puzzle


class PlainDefenders(Prover):
    """Proves puzzles of Elemental Defenders, in the one world that there is."""

    game_id = "elemental_defenders"

    def possible_positions(self, puzzle: Puzzle) -> Iterator[State[Any]]:
        yield puzzle.state()

    def verdict_on(self, puzzle: Puzzle, state: State[Any], events: Sequence[Event]) -> bool | None:
        for event in map(engine.to_json, events):
            if event["type"] == "round_end":
                return bool(event["winner"] == puzzle.seat)
        return None
