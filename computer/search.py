"""One tree search for all games: single-observer information-set Monte Carlo tree search.

Each iteration takes a state that the seat holds possible, walks down a tree of actions that is common to all of them,
adds one node, and plays on by a policy to a horizon where the state is valued.
"""

from abc import abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import log, sqrt
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from computer.experience import Experience
from computer.following import WITNESSES, following
from computer.plan import MOST_STEPS, Plan, Step, digest
from computer.player import CHECK_EVERY, Candidate, Decision, Level, Player, Question, Table, weighted_choice
from engine import Action, Seat, State, View, to_json

S = TypeVar("S", bound=State[Any])
MOST_IMAGINED = 100
"""The size of a search's pool of imagined states."""
TRIES = 6
"""The most states that are imagined until one is plausible."""
TURN = 2
"""The worth of a turn in budgets of a first thought; each thought may take half of what is left."""
LEAST = 50
"""The iterations that a further thought of a turn may take even when the turn's budget is spent."""
ENOUGH = 0.4
"""The share of the next thought's iterations that a foreseen decision must have had in this one, which is never less
than LEAST. So whoever thinks little foresees nothing but what is forced."""
UNVISITED = 0.05
"""The amount below the mean at which an unvisited action is valued, where there are priors."""


class Arm:
    """An action at a node, with its visits and their results."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0


class Node:
    """A point of the tree: each seat's actions there with their results, and the nodes that they lead to."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[Seat, dict[Action, Arm]] = {}
        self.children: dict[Hashable, Node] = {}


class Searcher(Player, Generic[S]):
    """A player that searches. A game brings the hooks; they read its states, nothing else does."""

    budgets: ClassVar[Mapping[Level, int]]
    exploration: ClassVar[float]
    priors: ClassVar[bool]
    """True where ``weights`` guide the tree, too (PUCT); False where they guide the playouts alone (UCB1)."""
    experience: ClassVar[float | None] = None
    """The scale on which a search corrects the policy by what actions have led to; None if it doesn't."""
    lapses: ClassVar[Mapping[Level, float]] = {}
    """The share of decisions in which a level does not think, and acts on its habits: the policy."""
    care: ClassVar[Mapping[Level, float]] = {}
    """The exponent on the weights of a level's habits: 1, where it is not named, takes the policy at its word, 0 tells
    nothing apart."""

    # The hooks

    def moves(self, state: S, seat: Seat) -> Sequence[Action]:
        """The legal actions that are worth thinking of."""
        return state.legal(seat)

    @abstractmethod
    def weights(self, state: S, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        """The probability of each move with a sensible player, up to a factor."""

    def habits(self, state: S, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        """The weights of moves for a seat that acts without a look ahead."""
        return self.weights(state, seat, moves)

    @abstractmethod
    def horizon(self, state: S, seat: Seat) -> int:
        """A number that ``is_past_horizon`` compares with, taken from the position that is searched."""

    @abstractmethod
    def is_past_horizon(self, state: S, horizon: int) -> bool:
        """True to stop here and value the state; games that are over stop by themselves."""

    @abstractmethod
    def values(self, state: S, root: S) -> Sequence[float]:
        """The worth of the state to each seat, 0 to 1; ``root`` is the position that is searched."""

    def chance(self, value: float, root: S, seat: Seat) -> float:
        """The chance to win that a value stands for."""
        return value

    def is_plausible(self, state: S, question: Question, rng: Random) -> bool:
        """True where an imagined state agrees with what the others have done."""
        return True

    def searchless_choice(self, state: S, seat: Seat, moves: Sequence[Action]) -> Action | None:
        """The action that needs no search, if there is one."""
        return None

    def effort(self, view: View) -> float:
        """The share of the budget that a decision is worth at this table."""
        return 1.0

    # Being asked

    def likely(self, question: Question) -> Action:
        state: Any = question.imagine("likely")
        moves = self.moves(state, question.seat)
        settled = self.searchless_choice(state, question.seat, moves)
        if settled is not None:
            return settled
        weights = self.weights(state, question.seat, moves)
        return moves[max(range(len(moves)), key=weights.__getitem__)]

    def decide(self, question: Question) -> Decision:
        rng = Random(f"{question.seed}/{question.seat}/lapse")
        if question.budget is None and rng.random() < self.lapses.get(question.level, 0.0):
            return Decision(self._habitual_action(question, rng), question.plan)
        if question.plan is not None and (foreseen := question.plan.foreseen(question.view)) is not None:
            return Decision(question.game.action(foreseen), question.plan)
        return _Search(self, question).decision()

    def _habitual_action(self, question: Question, rng: Random) -> Action:
        """An action drawn by the policy, without any look ahead."""
        state: Any = question.imagine("habit")
        moves = self.moves(state, question.seat)
        settled = moves[0] if len(moves) == 1 else self.searchless_choice(state, question.seat, moves)
        if settled is not None:
            return settled
        care = self.care.get(question.level, 1.0)
        return moves[weighted_choice(rng, [weight**care for weight in self.habits(state, question.seat, moves)])]

    def think(self, question: Question) -> Table:
        return _Search(self, question).table()

    def analyse(self, question: Question) -> tuple[Table, Plan | None]:
        turn = self.turn(question.view)
        if turn is None:
            return super().analyse(question)
        search = _Search(self, question)
        table = search.table()
        best = table[0].action
        if search.tree.arms:
            return table, Plan(turn=turn, steps=search.foreseen(best))
        later = following(self, question, best)
        if later is None:
            return table, None
        then, plan = self.analyse(later)
        first = Step(digest(later.view), to_json(then[0].action))
        return table, Plan(turn=turn, steps=(first, *(plan.steps if plan else ())))

    def trials(self, question: Question, actions: Sequence[Action]) -> Sequence[Sequence[float]]:
        return _Search(self, question).trials(actions)


class _Search(Generic[S]):
    """The search for the answer to one question."""

    def __init__(self, player: Searcher[S], question: Question) -> None:
        self.player = player
        self.question = question
        self.rng = question.random()
        self.pool: list[S] = []
        self.tree = Node()
        self.experience = Experience(player.experience) if player.experience else None
        self.origin = self._add_imagined_state()
        self.horizon = player.horizon(self.origin, question.seat)

    def _add_imagined_state(self) -> S:
        question, player = self.question, self.player
        number = len(self.pool)
        state: Any = question.imagine(number)
        for retry in range(1, TRIES):
            if player.is_plausible(state, question, self.rng):
                break
            state = question.imagine(f"{number}.{retry}")
        self.pool.append(state)
        return state  # type: ignore[no-any-return]

    def table(self) -> Table:
        """The candidates, after a thought of the whole budget."""
        settled = self._searchless_action()
        if settled is not None:
            value = self.player.values(self.origin, self.origin)[self.question.seat]
            return [Candidate(settled, 1.0, self.player.chance(value, self.origin, self.question.seat))]
        for step in self.question.steps(self._iteration_budget()):
            self._run_iteration(self._state_to_play(step), self.tree)
        arms = self.tree.arms[self.question.seat]
        visits = sum(arm.visits for arm in arms.values()) or 1
        return [
            Candidate(action, arm.visits / visits, self._win_chance(arm.total / arm.visits if arm.visits else 0.0))
            for action, arm in _arms_by_visits(arms)
        ]

    def decision(self) -> Decision:
        """The action, after as much thought as is left for this turn, and the plan for the rest of it."""
        question, settled = self.question, self._searchless_action()
        if settled is not None:
            return Decision(settled, question.plan)
        turn = self.player.turn(question.view)
        spent = question.plan.spent if question.plan is not None and question.plan.turn == turn else 0
        count = self._iterations_allotted(spent)
        for step in question.steps(count):
            if step % CHECK_EVERY == 0 and self._is_decided(count - step):
                break
            self._run_iteration(self._state_to_play(step), self.tree)
            spent += 1
        action = _arms_by_visits(self.tree.arms[question.seat])[0][0]
        if turn is None:
            return Decision(action)
        return Decision(action, Plan(turn=turn, spent=spent, steps=self.foreseen(action, spent)))

    def foreseen(self, action: Action, spent: int = 0) -> tuple[Step, ...]:
        """The rest of the turn after an action, as far as it has been thought about, when so much has been spent."""
        return tuple(self._foreseen_steps(action, self._iterations_allotted(spent)))

    def _searchless_action(self) -> Action | None:
        """The action that needs no search, if there is one."""
        moves = self.player.moves(self.origin, self.question.seat)
        return moves[0] if len(moves) == 1 else self.player.searchless_choice(self.origin, self.question.seat, moves)

    def _iteration_budget(self) -> int:
        question = self.question
        return question._replace(effort=question.effort * self.player.effort(question.view)).iterations(
            self.player.budgets
        )

    def _iterations_allotted(self, spent: int) -> int:
        """The number of iterations for a thought in a turn that has taken ``spent`` so far."""
        budget = self._iteration_budget()
        return max(min(budget, (TURN * budget - spent) // 2), min(budget, LEAST))

    def _is_decided(self, left: int) -> bool:
        """True once no other action can become the most visited one in the iterations left."""
        visits = sorted([arm.visits for arm in self.tree.arms.get(self.question.seat, {}).values()])
        return bool(visits) and visits[-1] - (visits[-2] if len(visits) > 1 else 0) > left

    def _foreseen_steps(self, action: Action, enough: float) -> Iterator[Step]:
        """The seat's decisions after an action, as far as they have been thought about and nothing unforeseen comes.

        A view is foreseen if it is the same in several imagined states. The others are taken to do what they have been
        found to do most.
        """
        seat, actor = self.question.seat, self.question.seat
        node: Node | None = self.tree
        states = [state.copy() for state in self.pool[:WITNESSES]]
        for _ in range(MOST_STEPS):
            states = [state for state in states if actor in state.active and action in state.legal(actor)]
            for state in states:
                state.play(actor, action)
            if not states or len(states[0].active) != 1:
                return
            node = node and node.children.get(action)
            actor = states[0].active[0]
            found = self._expected_action(states[0], actor, node, max(ENOUGH * enough, LEAST) if actor == seat else 1)
            if found is None:
                return
            action = found
            if actor == seat:
                views = {digest(state.view(seat)) for state in states}
                if len(views) > 1:
                    return
                yield Step(views.pop(), to_json(action))

    def _expected_action(self, state: S, seat: Seat, node: Node | None, enough: float) -> Action | None:
        """The action of a seat at a node that has been visited often enough, or the only one it has."""
        moves = self.player.moves(state, seat)
        settled = moves[0] if len(moves) == 1 else self.player.searchless_choice(state, seat, moves)
        if settled is not None:
            return settled
        arms = node.arms.get(seat) if node is not None else None
        if not arms or sum([arm.visits for arm in arms.values()]) < enough:
            return None
        return next((action for action, _ in _arms_by_visits(arms) if action in moves), None)

    def _win_chance(self, value: float) -> float:
        return min(max(self.player.chance(value, self.origin, self.question.seat), 0.0), 1.0)

    def _state_to_play(self, step: int) -> S:
        """A state to play with: a new one every second time, as long as they are few."""
        pool = self.pool
        if step == 0:
            return self.origin.copy()
        if step % 2 == 0 and len(pool) < MOST_IMAGINED:
            return self._add_imagined_state().copy()
        return pool[int(self.rng.random() * len(pool))].copy()

    def trials(self, actions: Sequence[Action]) -> list[list[float]]:
        """The chances after each of the actions, iteration by iteration, all in the same imagined state; each action
        has a tree of its own."""
        seat = self.question.seat
        trees = [Node() for _ in actions]
        found: list[list[float]] = [[] for _ in actions]
        for step in self.question.steps(self._iteration_budget()):
            state = self._state_to_play(step)
            for action, tree, chances in zip(actions, trees, found, strict=True):
                twin = state.copy()
                twin.play(seat, action)
                chances.append(self._win_chance(self._run_iteration(twin, tree)[seat]))
        return found

    def _run_iteration(self, state: S, tree: Node) -> Sequence[float]:
        """Go down a tree and on to the horizon; what that was worth to each seat."""
        player, horizon = self.player, self.horizon
        path: list[tuple[Seat, Arm]] = []
        node: Node | None = tree
        while (active := state.active) and not player.is_past_horizon(state, horizon):
            if node is None:
                self._play_out(state, active)
                continue
            node = self._descend_from_node(state, active, node, path)
        values = player.values(state, self.origin)
        for seat, arm in path:
            arm.visits += 1
            arm.total += values[seat]
        if self.experience:
            self.experience.learn(values)
        return values

    def _descend_from_node(
        self, state: S, active: Sequence[Seat], node: Node, path: list[tuple[Seat, Arm]]
    ) -> Node | None:
        """Play what the seats choose at a node; the node after it, or None when something new has been chosen."""
        new = False
        if len(active) == 1:
            seat = active[0]
            action, arm = self._select_arm(state, seat, node)
            key: Hashable = action
            if arm is not None:
                path.append((seat, arm))
                new = not arm.visits
            state.play(seat, action)
        else:  # nobody sees what the others choose at the same time
            chosen = [(seat, *self._select_arm(state, seat, node)) for seat in active]
            key = tuple([action for _, action, _ in chosen])
            for seat, action, arm in chosen:
                if arm is not None:
                    path.append((seat, arm))
                    new = new or not arm.visits
                if seat in state.active:
                    state.play(seat, action)
        if new:
            return None
        child = node.children.get(key)
        if child is None:
            child = node.children[key] = Node()
        return child

    def _select_arm(self, state: S, seat: Seat, node: Node) -> tuple[Action, Arm | None]:
        """The action to follow, and its arm; without one when there was no choice."""
        player = self.player
        moves = player.moves(state, seat)
        if len(moves) == 1:
            return moves[0], None
        settled = player.searchless_choice(state, seat, moves)
        if settled is not None:
            return settled, None
        arms = node.arms.get(seat)
        if arms is None:
            arms = node.arms[seat] = {}
        if player.priors:
            found = self._by_priors(arms, moves, self._corrected_weights(state, seat, moves))
            if self.experience:
                self.experience.note(seat, found[0])
            return found
        return self._by_bounds(arms, moves)

    def _by_bounds(self, arms: dict[Action, Arm], moves: Sequence[Action]) -> tuple[Action, Arm]:
        """UCB1 over availability."""
        exploration = self.player.exploration
        best, best_arm, highest = moves[0], None, -1.0
        fresh: list[Action] = []
        for action in moves:
            arm = arms.get(action)
            if arm is None:
                fresh.append(action)
                continue
            arm.available += 1
            if not fresh and arm.visits:
                bound = arm.total / arm.visits + exploration * sqrt(log(arm.available) / arm.visits)
                if bound > highest:
                    best, best_arm, highest = action, arm, bound
        if fresh:
            best = fresh[int(self.rng.random() * len(fresh))]
            best_arm = arms[best] = Arm()
            best_arm.available = 1
        assert best_arm is not None, "an arm is visited as soon as it is there"
        return best, best_arm

    def _by_priors(
        self, arms: dict[Action, Arm], moves: Sequence[Action], weights: Sequence[float]
    ) -> tuple[Action, Arm]:
        """PUCT."""
        visits, total = 0, 0.0
        known = [arms.get(action) for action in moves]
        for arm in known:
            if arm is not None:
                visits += arm.visits
                total += arm.total
        unvisited = total / visits - UNVISITED if visits else 0.0
        scale = self.player.exploration * sqrt(visits + 1) / sum(weights)
        best, highest = 0, -1e9
        for place, arm in enumerate(known):
            if arm is None:
                bound = unvisited + scale * weights[place]
            else:
                bound = arm.total / arm.visits + scale * weights[place] / (1 + arm.visits)
            if bound > highest:
                best, highest = place, bound
        found = known[best]
        if found is None:
            found = arms[moves[best]] = Arm()
        return moves[best], found

    def _play_out(self, state: S, active: Sequence[Seat]) -> None:
        """Everybody who is to act does so by the policy."""
        player, rng = self.player, self.rng
        for seat in active:
            if len(active) > 1 and seat not in state.active:
                continue
            moves = player.moves(state, seat)
            if len(moves) == 1:
                state.play(seat, moves[0])
                continue
            action = player.searchless_choice(state, seat, moves)
            if action is None:
                action = moves[weighted_choice(rng, self._corrected_weights(state, seat, moves))]
                if self.experience:
                    self.experience.note(seat, action)
            state.play(seat, action)

    def _corrected_weights(self, state: S, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        """The policy, with what this search has learned."""
        weights = self.player.weights(state, seat, moves)
        return self.experience.corrected_weights(seat, moves, weights) if self.experience else weights


def _arms_by_visits(arms: Mapping[Action, Arm]) -> list[tuple[Action, Arm]]:
    """The actions of a node, the most visited first."""
    return sorted(arms.items(), key=lambda item: (-item[1].visits, -item[1].total))
