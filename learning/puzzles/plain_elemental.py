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

    def possible_positions(self, puzzle: Puzzle) -> Iterator[State[Any]]:
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

    def verdict_on(self, puzzle: Puzzle, state: State[Any], events: Sequence[Event]) -> bool | None:
        view = state.view(None)
        if view["phase"] == "knockback" or not any(event["type"] == "orders" for event in view["last"]):
            return None
        seat = puzzle.seat
        outcome = view["outcome"]
        if outcome and seat not in outcome["winners"]:
            return False
        after = state.position()
        lost, struck = (
            energy_lost_by(side, puzzle.position[SIDES[side]], after[SIDES[side]], view["last"])
            for side in (seat, 1 - seat)
        )
        found: dict[str, bool] = {
            "win": outcome is not None,
            "strike-unhurt": struck > 0 and not lost,
            "lose-nothing": not lost,
            "strike-more": outcome is not None or struck > lost,
            "claim": any(event["type"] == "claimed" and event["seat"] == seat for event in view["last"]),
            "strike": struck > 0,
        }
        return found[puzzle.question]


def energy_of(pieces: str) -> int:
    """The energy on the board of one side, from a position's list of its pieces."""
    return sum(0 if "off" in words else 1 if "half" in words else 2 for words in map(str.split, pieces.split(",")))


def energy_lost_by(side: int, before: str, after: str, story: Sequence[dict[str, Any]]) -> int:
    """The energy that fights have cost a side in a round, from its pieces before and after, and the round's story."""
    gained = 0
    for event in story:
        if event.get("seat") == side:
            match event["type"]:
                case "moved" if event["by"] == "summon":
                    gained += 2
                case "healed":
                    gained += 1
                case "returned" if event["cell"] is None:
                    tired = sum(one["type"] == "fatigue" and one["numbers"][side] == event["number"] for one in story)
                    gained -= 2 - tired
    return energy_of(before) + gained - energy_of(after)
