"""Puzzles of Elements by the plain way."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import Any

import engine
from engine import Event, State
from learning.puzzles.plain import Prover
from learning.puzzles.puzzle import Puzzle

CARDS = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6]


class PlainElements(Prover):
    """Proves puzzles of Elements: every hand that the other may have is a world."""

    game_id = "elements"

    def possible_positions(self, puzzle: Puzzle) -> Iterator[State[Any]]:
        position, other = puzzle.position, 1 - puzzle.seat
        unseen = [*CARDS]
        for card in chain(position["hands"][puzzle.seat], *position["fronts"], position["display"]):
            unseen.remove(card)
        for _ in range(position["discards"]):
            unseen.remove(6)
        for hand in sorted({*combinations(unseen, len(position["hands"][other]))}):
            hands = [[*hand], [*hand]]
            hands[puzzle.seat] = position["hands"][puzzle.seat]
            yield engine.GAMES[self.game_id].new(2, "", {"position": {**position, "hands": hands}})

    def verdict_on(self, puzzle: Puzzle, state: State[Any], events: Sequence[Event]) -> bool | None:
        for event in map(engine.to_json, events):
            if event["type"] == "score":
                return bool(event["winner"] == puzzle.seat)
        return None
