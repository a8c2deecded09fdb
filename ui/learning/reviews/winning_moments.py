"""What won a game, for a look back at it: the turning point, and what else was well played."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from learning.reviews.review import Judged

MOST = 3
"""So many moments are told."""
LEAST = 5
"""Percent by which it stood better after a moment; less is not told."""
SURE = 100


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
    own: Sequence[Judged], costly: Sequence[Judged], *, by_turns: bool, to_the_end: bool
) -> list[WinningMoment]:
    """The moments of whoever has won a game that is searched, the one that brought most first.

    ``by_turns``: a turn is many decisions, so that it is told as one. ``to_the_end``: the last one has won it, and not
    somebody who gave up.
    """
    turns = [[*some] for _, some in groupby(own, key=lambda one: one.round)] if by_turns else [[one] for one in own]
    stands = [some[0].most for some in turns] + ([SURE] if to_the_end else [])
    found = [
        WinningMoment(_weightiest(some), before, after)
        for some, before, after in zip(turns, stands, stands[1:], strict=False)
        if not any(one in costly for one in some)
    ]
    return _best(found)


def winning_decisions(judged: Sequence[Judged], seat: int) -> list[Judged]:
    """What won a game that is reckoned out: the decisions of a seat beside which all else was worth less."""
    found = [one for one in judged if one.seat == seat and one.ahead > 0]
    return sorted(found, key=lambda one: (-one.ahead, one.line))[:MOST]


def _weightiest(turn: Sequence[Judged]) -> Judged:
    """The decision of a turn after which it stood better by most; its last one is followed by what others do."""
    if len(turn) == 1:
        return turn[0]
    return max(pairwise(turn), key=lambda two: two[1].most - two[0].worth)[0]


def _best(found: Sequence[WinningMoment]) -> list[WinningMoment]:
    return sorted([one for one in found if one.gain >= LEAST], key=lambda one: (-one.gain, one.decision.line))[:MOST]
