"""The experience of a search with actions wherever they were played (MAST): it corrects a policy that knows too little.

A turn of many small steps is valued by playing the rest of it as the policy does. A careless rest hides what the first
step was for: an attack that wins looks bad as long as the attacks after it are declared at random. Those later steps
come again in every iteration, and so do the other's answers; what they led to tells which of them to expect.
"""

from collections.abc import Sequence
from math import exp

from engine import Action, Seat

DOUBT = 4
"""The number of average results that an action starts with, before it is first played."""
MOST = 3.0
"""The largest correction: an action becomes at most e to this power likelier or less likely."""


class Tally:
    """The number of times that something was done, and the sum of its results."""

    __slots__ = ("times", "total")

    def __init__(self) -> None:
        self.times = 0
        self.total = 0.0


class Experience:
    """The results of all seats' actions in one search."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        """The distance above the mean at which an action's results make it e times as likely."""
        self.actions: dict[tuple[Seat, Action], Tally] = {}
        self.sums: list[float] = []
        """The sum of what all iterations came to, by seat."""
        self.iterations = 0
        self.noted: dict[tuple[Seat, Action], None] = {}
        """The actions of this iteration, in order."""

    def note(self, seat: Seat, action: Action) -> None:
        """Something is done in this iteration."""
        self.noted[seat, action] = None

    def learn(self, values: Sequence[float]) -> None:
        """An iteration ends with these values."""
        self.sums = [sum_ + value for sum_, value in zip(self.sums or [0.0] * len(values), values, strict=True)]
        self.iterations += 1
        for deed in self.noted:
            tally = self.actions.get(deed)
            if tally is None:
                tally = self.actions[deed] = Tally()
            tally.times += 1
            tally.total += values[deed[0]]
        self.noted.clear()

    def corrected_weights(self, seat: Seat, actions: Sequence[Action], weights: Sequence[float]) -> Sequence[float]:
        """The weights of a policy, corrected by what the actions have led to."""
        if not self.iterations:
            return weights
        mean = self.sums[seat] / self.iterations
        found: list[float] = []
        for action, weight in zip(actions, weights, strict=True):
            tally = self.actions.get((seat, action))
            if tally is None:
                found.append(weight)
                continue
            better = (tally.total - mean * tally.times) / ((tally.times + DOUBT) * self.scale)
            found.append(weight * exp(max(min(better, MOST), -MOST)))
        return found
