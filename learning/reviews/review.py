"""What each decision of a game was worth to whoever took it, and what the best one would have been.

Only games are looked back at in which that can be reckoned exactly: Elemental Defenders, whose hands lie open and whose
rounds are played to their end here, by both sides as well as can be (`computer.elemental_defenders`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

import engine
from computer.elemental_defenders import FAR, read, values_of
from engine import Action, View

Json = dict[str, Any]


class Decision(msgspec.Struct, frozen=True):
    """A decision that somebody has taken."""

    line: int
    """The number of its line in the log."""
    seat: int
    view: View
    """What the seat saw."""
    legal: tuple[Json, ...]
    """What it could have done."""
    action: Json
    """What it did."""


class Judged(msgspec.Struct, frozen=True):
    """What a decision was worth: points of its round for the seat, less the other's, when both go on perfectly."""

    line: int
    seat: int
    round: int
    best: Json
    """The action that is worth most; what was done, where nothing is worth more."""
    most: int
    """What that is worth."""
    worth: int
    """What was done is worth this."""

    @property
    def cost(self) -> int:
        """The points that were given away."""
        return self.most - self.worth


Weigh = Callable[[View, Sequence[Action]], Mapping[Action, int]]


def _defenders(view: View, legal: Sequence[Action]) -> Mapping[Action, int]:
    return values_of(read(view), legal, FAR)


WEIGHED: Mapping[str, Weigh] = MappingProxyType({"elemental_defenders": _defenders})
"""The games that can be looked back at: how their actions are weighed."""


def judge(game_id: str, decisions: Iterable[Decision]) -> list[Judged]:
    """What decisions were worth, in their order; those with nothing to choose from are left out."""
    game, weigh = engine.GAMES[game_id], WEIGHED[game_id]
    found = []
    for one in decisions:
        if len(one.legal) < 2:
            continue
        values = weigh(one.view, [game.action(data) for data in one.legal])
        worth = values[game.action(one.action)]
        most = max(values.values())
        best = one.action if worth == most else engine.to_json(max(values, key=lambda action: values[action]))
        found.append(Judged(one.line, one.seat, one.view["round"], best, most, worth))
    return found


def worst(judged: Iterable[Judged], seat: int, most: int) -> list[Judged]:
    """The decisions of a seat that have given away most, the worst first."""
    costly = [one for one in judged if one.seat == seat and one.cost > 0]
    return sorted(costly, key=lambda one: (-one.cost, one.line))[:most]


def course(judged: Iterable[Judged], seat: int) -> list[int]:
    """What the round stood at for a seat at each decision of either, in points."""
    return [one.most if one.seat == seat else -one.most for one in judged]
