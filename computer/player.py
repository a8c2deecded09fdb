"""The interface of every computer player: it is asked about a view, and answers with a table of candidates."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from json import dumps
from random import Random
from typing import ClassVar, Literal, NamedTuple

import msgspec

from computer.plan import Plan
from engine import Action, Game, Seat, State, View

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
CHECK_EVERY = 16
"""The number of iterations between two looks at the stopper."""


class Candidate(msgspec.Struct, frozen=True):
    """An action that was thought about: its share of the visits, and the chance to win with it (a draw is half)."""

    action: Action
    share: float
    chance: float
    worth: int | None = None
    """The points that it leads to, less the other's, in a game that is reckoned out."""
    line: tuple[Action, ...] = ()
    """The action itself, and how all go on best from it, where that is reckoned out."""


Table = Sequence[Candidate]
"""Everything that was thought about, the best first."""


class Decision(NamedTuple):
    """The action to play now, and the plan for the rest of the turn."""

    action: Action
    plan: Plan | None = None


Stopper = Callable[[], bool]
"""Asked now and then whether to stop thinking."""


def never() -> bool:
    """Never stop."""
    return False


def advice_seed(view: View, seat: Seat) -> str:
    """The seed with which *hard* is asked what it advises a seat: a hint and a look back think alike of one position.

    It follows from what the seat sees alone, so it tells nothing of what is hidden.
    """
    return sha256(dumps([seat, view], sort_keys=True).encode()).hexdigest()[:16]


class Question(NamedTuple):
    """A question to a player: the best action for ``seat``, who sees ``view``."""

    game: Game
    view: View
    seat: Seat
    level: Level
    seed: str
    stop: Stopper = never
    effort: float = 1.0
    """The share of the level's budget to spend; less when many are waiting."""
    budget: int | None = None
    """Iterations in place of the level's."""
    plan: Plan | None = None
    """The plan for this turn from its last decision, if it is known."""

    def iterations(self, budgets: Mapping[Level, int]) -> int:
        """The number of iterations that this question is worth."""
        whole = budgets[self.level] if self.budget is None else self.budget
        return max(1, round(whole * self.effort))

    def random(self) -> Random:
        """The only randomness of the answer."""
        return Random(f"{self.seed}/{self.seat}")

    def imagine(self, number: int | str) -> State[Action]:
        """One of the states that the seat holds possible."""
        return self.game.imagine(self.view, self.seat, f"{self.seed}/{number}")

    def steps(self, count: int) -> Iterator[int]:
        """Counts so far, or until it is time to stop; the first step is always taken."""
        for step in range(count):
            if step and step % CHECK_EVERY == 0 and self.stop():
                return
            yield step


USUAL: Mapping[Level, float] = {"easy": 1300, "normal": 1500, "hard": 1700}
"""The ratings of the levels in a game where they have not been measured."""


class Player(ABC):
    """Plays one game, at every level."""

    ratings: ClassVar[Mapping[Level, float]] = USUAL
    """The ratings of the levels, by their matches with each other (`docs/computers.md`); *normal* is always 1500."""

    @abstractmethod
    def think(self, question: Question) -> Table:
        """The candidates for a decision that is not forced, the best first."""

    def trials(self, question: Question, actions: Sequence[Action]) -> Sequence[Sequence[float]]:
        """For each of the actions, the chances to win with it, trial by trial: in each trial all meet the same luck."""
        known = {candidate.action: candidate.chance for candidate in self.think(question)}
        return [[known[action]] for action in actions]

    @abstractmethod
    def likely(self, question: Question) -> Action:
        """A sensible action, found at once without thinking."""

    def turn(self, view: View) -> int | None:
        """The turn that is one thought; None where each decision is a thought of its own."""
        return None

    def decide(self, question: Question) -> Decision:
        """The action to play, and the plan for the decisions that follow from it."""
        return Decision(self.think(question)[0].action)

    def analyse(self, question: Question) -> tuple[Table, Plan | None]:
        """The candidates, and what their first would be gone on with in the same turn."""
        return self.think(question), None

    def choose(self, question: Question) -> Action:
        """The action to play."""
        return self.decide(question).action


def weighted_choice(rng: Random, weights: Sequence[float]) -> int:
    """The index of one of the weights, drawn with that probability."""
    left = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1
