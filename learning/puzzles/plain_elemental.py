"""Puzzles of Elemental by the plain way: all 720 assignments are tried, and those kept that look the same."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, ClassVar

import engine
from engine import BadOptions, Event, Seat, State
from learning.puzzles.plain import Prover
from learning.puzzles.puzzle import Puzzle

SIDES = "south", "north"


class PlainElemental(Prover):
    """Proves puzzles of Elemental: every assignment that looks the same to the seat is a world."""

    game_id = "elemental"
    chooses: ClassVar[bool] = False  # landing places are asked for in the middle of a round: nothing hangs on them

    def worlds(self, puzzle: Puzzle) -> Iterator[State[Any]]:
        seat = Seat(puzzle.seat)
        seen = puzzle.state().view(seat)
        side = SIDES[1 - seat]
        pieces = [one.split() for one in puzzle.position[side].split(",")]
        names = [words[1] for words in pieces]
        for order in sorted({*permutations(names)}):
            text = ", ".join(" ".join([words[0], name, *words[2:]]) for words, name in zip(pieces, order, strict=True))
            try:
                state = engine.GAMES[self.game_id].new(2, "", {"position": {**puzzle.position, side: text}})
            except BadOptions:
                continue
            if state.view(seat) == seen:
                yield state

    def verdict(self, puzzle: Puzzle, state: State[Any], events: Sequence[Event]) -> bool | None:
        view = state.view(None)
        if view["phase"] == "knockback" or not any(event["type"] == "orders" for event in view["last"]):
            return None
        seat = puzzle.seat
        outcome = view["outcome"]
        if outcome and seat not in outcome["winners"]:
            return False
        fights = [event["damage"] for event in view["last"] if event["type"] == "fight"]
        fights += [[1, 1] for event in view["last"] if event["type"] == "fatigue"]
        lost, struck = sum(damage[seat] for damage in fights), sum(damage[1 - seat] for damage in fights)
        found: dict[str, bool] = {
            "win": outcome is not None,
            "strike-unhurt": struck > 0 and not lost,
            "lose-nothing": not lost,
            "strike-more": outcome is not None or struck > lost,
            "claim": any(event["type"] == "claimed" and event["seat"] == seat for event in view["last"]),
            "strike": struck > 0,
        }
        return found[puzzle.question]
