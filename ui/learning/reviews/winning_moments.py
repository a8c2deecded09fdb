"""What won a game, for a look back at it: the turning point, and what else was well played."""

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from learning.reviews.review import Judged

MOST = 3
"""So many moments are told."""
LEAST = 5
"""Percent by which it stood better after a moment; less is not told."""
SURE = 100
GOING_ON = frozenset({"done", "end", "pass"})
"""The types of actions by which nothing is done: going on with a turn deserves no praise."""


class WinningMoment(NamedTuple):
    """A decision, or a turn by the one in it that did most, and how it stood before and at the next one."""

    decision: Judged
    before: int
    after: int

    @property
    def gain(self) -> int:
        """By how much it stood better then."""
        return self.after - self.before


def winning_moments(
    own: Sequence[Judged],
    costly: Sequence[Judged],
    *,
    by_turns: bool,
    to_the_end: bool,
    does_something: Callable[[Judged], bool] = lambda one: True,
) -> list[WinningMoment]:
    """The moments of whoever has won a game that is searched, the one that brought most first.

    ``by_turns``: a turn is many decisions, so that it is told as one. ``to_the_end``: the last one has won it, and not
    somebody who gave up. Only what ``does_something`` is told: going on with a turn is no good move.
    """
    turns = [[*some] for _, some in groupby(own, key=lambda one: one.round)] if by_turns else [[one] for one in own]
    stands = [some[0].most for some in turns] + ([SURE] if to_the_end else [])
    found = [
        WinningMoment(weightiest, before, after)
        for some, before, after in zip(turns, stands, stands[1:], strict=False)
        if not any(one in costly for one in some)
        and (weightiest := _weightiest_decision(some, does_something)) is not None
    ]
    return _best_moments(found)


def winning_decisions(judged: Sequence[Judged], seat: int) -> list[Judged]:
    """What won a game that is reckoned out: the decisions of a seat beside which all else was worth less."""
    found = [one for one in judged if one.seat == seat and one.ahead > 0]
    return sorted(found, key=lambda one: (-one.ahead, one.line))[:MOST]


def _weightiest_decision(turn: Sequence[Judged], does_something: Callable[[Judged], bool]) -> Judged | None:
    """The decision of a turn after which it stood better by most; its last one is followed by what others do."""
    before_others = [(after.most - one.worth, one) for one, after in pairwise(turn)] or [(0, one) for one in turn]
    found = [two for two in before_others if does_something(two[1])]
    return max(found, key=lambda two: two[0])[1] if found else None


def _best_moments(found: Sequence[WinningMoment]) -> list[WinningMoment]:
    return sorted([one for one in found if one.gain >= LEAST], key=lambda one: (-one.gain, one.decision.line))[:MOST]
