"""What each decision of a game was worth to whoever took it, and what the best one would have been.

Elemental Defenders lies open and is reckoned out: points of the round. The other games are searched
(`learning.reviews.searched`): the chance to win in percent, as far as the seat could know it then.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

import engine
from computer.elemental_defenders import FAR, best_play, position_of, values_of
from engine import Action, Seat, View

Json = dict[str, Any]
VERSION = 4
"""Goes up when the same game is to be looked back at once more."""


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
    chapter: int = 0
    """The round, or the turn."""


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a decision was worth for its seat: points of the round less the other's, or percent."""

    line: int
    seat: int
    round: int
    best: Json
    """The action that is worth most; what was done, where nothing is worth more."""
    most: int
    """What that is worth."""
    worth: int
    """What was done is worth this."""
    sure: bool = True
    """False where a cheap search says so, or one that is not sure of it."""
    proved: bool = False
    """True where the best action surely wins the round, whatever is hidden, and what was done does not."""
    chances: tuple[int, ...] = ()
    """The chance of each seat in percent, as far as this one could know, in a game that is searched."""

    ahead: int = 0
    """By how much what was done is worth more than all else, where all is reckoned out."""
    best_line: tuple[Json, ...] = ()
    """How both would have gone on best from the best action, where something was given away and all is reckoned out."""
    played_line: tuple[Json, ...] = ()
    """The same from what was done."""
    best_further: tuple[Json, ...] = ()
    """What the seat goes on with after the best action in the same turn, in a game that is searched."""

    @property
    def cost(self) -> int:
        """What was given away."""
        return self.most - self.worth


Weigh = Callable[[View, Sequence[Action]], Mapping[Action, int]]


def _values_of_defenders(view: View, legal: Sequence[Action]) -> Mapping[Action, int]:
    return values_of(position_of(view), legal, FAR)


WEIGHED: Mapping[str, Weigh] = MappingProxyType({"elemental_defenders": _values_of_defenders})
"""The games that are reckoned out: how their actions are weighed."""


def judge_decisions(game_id: str, decisions: Iterable[Decision]) -> list[Judged]:
    """What decisions were worth, in their order; those with nothing to choose from are left out."""
    game, weigh = engine.GAMES[game_id], WEIGHED[game_id]
    found = []
    for one in decisions:
        if len(one.legal) < 2:
            continue
        values = weigh(one.view, [game.action(data) for data in one.legal])
        worth = values[game.action(one.action)]
        most = max(values.values())
        if worth == most:
            second = max(
                (value for action, value in values.items() if engine.to_json(action) != one.action), default=most
            )
            found.append(Judged(one.line, one.seat, one.chapter, one.action, most, worth, ahead=most - second))
            continue
        state, seat = game.imagine(one.view, Seat(one.seat), "review"), Seat(one.seat)
        best_line, played_line = (
            tuple(map(engine.to_json, best_play(state, seat, action)))
            for action in (max(values, key=lambda action: values[action]), game.action(one.action))
        )
        found.append(
            Judged(
                one.line, one.seat, one.chapter, best_line[0], most, worth, best_line=best_line, played_line=played_line
            )
        )
    return found


def without_cost(judged: Judged, action: Json) -> Judged:
    """A judgement of a decision as if nothing had been given away by this action, which was played."""
    return msgspec.structs.replace(
        judged, best=action, worth=judged.most, sure=True, proved=False, best_line=(), played_line=(), best_further=()
    )


def costliest(judged: Iterable[Judged], seat: int, most: int) -> list[Judged]:
    """The decisions of a seat that have surely given away most, the worst first."""
    costly = [one for one in judged if one.seat == seat and one.cost > 0 and one.sure]
    return sorted(costly, key=lambda one: (-one.cost, one.line))[:most]


def points_over_time(judged: Iterable[Judged], seat: int) -> list[int]:
    """What the round stood at for a seat at each decision of either, in points."""
    return [one.most if one.seat == seat else -one.most for one in judged]
