"""A turn in a puzzle of Realm of the Defenders and the other's after it, as they are played for whoever solves it."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any

from engine import Action, Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import worth
from engine.realm_of_the_defenders.state import RealmState
from learning.puzzles.realm_proof import Proof, TooLong, Unfit

MOST_RIVALS = 12
"""So many of the seat's other plans are looked at for what they fail by, those with the most Courage."""
MOST_CHANCES = 500


class Turn:
    """The seat's turn and the other's after it, in the worst world, and what has been played of them."""

    def __init__(self, start: RealmState[Any], proof: Proof) -> None:
        self.proof = proof
        self.start = start
        self.state = start.copy()
        self.line: list[tuple[Seat, Action]] = []
        self.by_itself: list[int] = []
        """Where in the line something was played for the seat."""
        self._rivals: list[RealmState[Any]] | None = None
        self._followed = 0

    @property
    def result(self) -> bool | None:
        """Whether the realm has lived; None while that is open."""
        return self.proof.result(self.state)

    def play(self, mover: Seat, action: Action) -> None:
        """Play an action."""
        self.state.play(mover, action)
        self.line.append((mover, action))

    def can_do(self, wanted: Sequence[Action]) -> bool:
        """Whether the seat can do what it wants now, if it wants anything."""
        mine = self.result is None and self.state.active[0] == self.proof.seat
        return mine and any(one in self.state.legal(self.proof.seat) for one in wanted)

    def plainest_sure_action(self, keeping: Sequence[Action]) -> Action:
        """Of the seat's actions that are sure the plainest: nothing that isn't needed; else the one that saves most."""
        if self.state.player == self.proof.seat:
            return min(keeping, key=lambda one: (not isinstance(one, act.Done), getattr(one, "pool", "") == "power"))
        return max(keeping, key=lambda one: (isinstance(one, act.Done), self._least_left_at_end(one)))

    def do(self, action: Action) -> None:
        """The seat does this, which is sure, and the other what asks most of it, until the seat has to choose again."""
        self.play(self.proof.seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Where all is sure: play on until the seat has to choose, or all is over."""
        while self.result is None:
            mover = self.state.active[0]
            choices = self.proof.choices(self.state)
            if mover != self.proof.seat:
                self.play(
                    mover,
                    min(
                        choices,
                        key=lambda one: (
                            -self._count_of_refuted(one),
                            self._share_of_right(one),
                            self._least_left_at_end(one),
                        ),
                    ),
                )
            elif len(self.state.legal(mover)) > 1:
                return
            else:
                self._play_for_it(choices[0])

    def finish(self) -> None:
        """Play on as long as nothing that the seat may do in the other's turn can go wrong."""
        while self.result is None and self.state.player != self.proof.seat:
            choices = self.proof.choices(self.state)
            if not all(self.proof.is_sure_after(self.state, action) for action in choices):
                return
            self._play_for_it(self.plainest_sure_action(choices))
            self.go_on()

    def play_to_failure(self, meant: Sequence[Action] = ()) -> None:
        """Play on to the end where nothing is sure any more: what the seat has decided on, then its best, and
        answers with which it fails."""
        for action in meant:
            if self.can_do([action]):
                self.play(self.proof.seat, action)
        while self.result is None:
            mover = self.state.active[0]
            choices = self.proof.choices(self.state)
            if mover == self.proof.seat:
                self.play(mover, max(choices, key=lambda one: (self._share_of_survivable(one), *plainness(one))))
            else:
                failing = [action for action in choices if not self.proof.is_sure_after(self.state, action)]
                self._fail_by(min(failing, key=self._share_of_survivable))

    def _play_for_it(self, action: Action) -> None:
        self.by_itself.append(len(self.line))
        self.play(self.proof.seat, action)

    def _count_of_refuted(self, action: Action) -> int:
        """How many of the seat's other plans an action of the other's refutes."""
        return sum(self._fails_by_action(rival, self.state.active[0], action) for rival in self._other_plans())

    def _other_plans(self) -> Sequence[RealmState[Any]]:
        """Where the plans that fail have come to, by what has been played since the seat's turn ended."""
        if self._rivals is None:
            self._rivals, state = [], self.start.copy()
            while state.player == self.proof.seat:
                state.play(*self.line[self._followed])
                self._followed += 1
            plans = {plan_of(then, self.proof.seat): then for then in possible_turn_ends(self.start, self.proof)}
            failing = [then for then in plans.values() if not self.proof.holds(then)]
            failing.sort(key=lambda then: -worth(then.realms[self.proof.seat].courage))
            self._rivals = failing[:MOST_RIVALS]
        for mover, action in self.line[self._followed :]:
            self._rivals = [
                next(then for then in self.proof.outcomes_of(rival, action) if not self.proof.holds(then))
                for rival in self._rivals
                if self._fails_by_action(rival, mover, action)
            ]
        self._followed = len(self.line)
        return self._rivals

    def _fails_by_action(self, rival: RealmState[Any], mover: Seat, action: Action) -> bool:
        """Whether another plan fails by an action, if that is possible there and can be seen in time."""
        try:
            self.proof.count_node()
            possible = rival.active[:1] == (mover,) and action in rival.legal(mover)
            return possible and not self.proof.is_sure_after(rival, action)
        except TooLong:
            return False

    def _share_of_survivable(self, action: Action) -> float:
        """How much of what the other may do leaves it alive after an action; where that takes too long, nothing."""
        return self._least_after(self.proof.share_of_survivable_answers, action, 0.0)

    def _share_of_right(self, action: Action) -> float:
        """How much of what the seat may still do is right after an action of the other's; the less, the harder."""
        return self._least_after(self.proof.share_of_right_choices, action, 1.0)

    def _least_left_at_end(self, action: Action) -> float:
        """What is left after an action, at the least; where that takes too long, nothing."""
        return self._least_after(self.proof.left_at_end, action, 0)

    def _least_after(self, measure: Callable[[RealmState[Any]], float], action: Action, otherwise: float) -> float:
        """The least of a measure after an action, whatever chance brings; where that takes too long, ``otherwise``."""
        try:
            return min(map(measure, self.proof.outcomes_of(self.state, action)))
        except TooLong:
            return otherwise

    def _fail_by(self, action: Action) -> None:
        """Play an action of the other's after which it fails; what chance has to bring for that comes about."""
        wanted = {
            self.proof.key(then) for then in self.proof.outcomes_of(self.state, action) if not self.proof.holds(then)
        }
        line = [*self.line, (self.state.active[0], action)]
        begun = self.start.chance
        while True:
            self.state, self.line = self.start.copy(), []
            for mover, each in line:
                self.play(mover, each)
            if self.proof.key(self.state) in wanted:
                return
            self.start = self.start.copy()
            self.start.chance += 1
            if self.start.chance > begun + MOST_CHANCES:
                raise Unfit


def plainness(action: Action) -> tuple[bool, bool]:
    """What is done first where nothing tells which is better: Courage is placed, else nothing done."""
    return getattr(action, "pool", "") == "courage", isinstance(action, act.Done)


def plan_of(then: RealmState[Any], seat: Seat) -> Hashable:
    """What a seat has come to in its own turn."""
    mine = then.realms[seat]
    return tuple(sorted(one.card for one in mine.defenders)), mine.power, mine.courage


def possible_turn_ends(start: RealmState[Any], proof: Proof) -> Iterator[RealmState[Any]]:
    """The positions in which the seat's turn can end."""
    seen: set[Hashable] = set()
    pending = [start]
    while pending:
        state = pending.pop()
        for action in proof.choices(state):
            for then in proof.outcomes_of(state, action):
                if then.player != proof.seat:
                    yield then
                elif (key := proof.key(then)) not in seen:
                    seen.add(key)
                    pending.append(then)
