"""Elemental: one round ahead, by elimination over common scenarios.

Both players order at once, so a decision is judged by scenarios: states that the seat holds possible, each with an
order of the other's that does well in it. All orders meet the same scenarios, the better ones go on to further ones.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from typing import ClassVar, NamedTuple, cast

import msgspec

from computer.player import Candidate, Decision, Level, Player, Question, Table, weighted_choice
from computer.search import Searcher
from engine import Action, Seat, View, to_json
from engine.elemental import ElementalState
from engine.elemental.board import BY_NAME, CELLS, GROUNDS, OFF, WELLS, Cell, distance
from engine.elemental.fights import BEATS

FULL, HALF = 2, 1
KINGS = ("light", "dark")
KING_CELLS = (4, 3, 5)
"""The numbers under which the king hides, the likeliest first."""
KING_SHARES = (0.6, 0.2, 0.2)
STUDY = 0.4
"""The share of the budget that goes into the other's orders."""
GOING_ON = 0.45
"""The share of the orders that survive a round of the elimination."""
WEIGHING = 0.8
"""The same share where orders are weighed against each other."""
REPEATED = 4
"""The number of landings in which orders are weighed in each scenario."""
DRAWN = 3
"""The number of the other's orders that are drawn in each imagined state, …"""
AGAINST = 2
"""… and of the seat's own orders against which they are judged."""
HEAT = 0.03
CARE: Mapping[Level, float] = {"easy": 0.045}
"""The difference in chance at which a level takes the worse of two orders once where it takes the better e times."""
BOLD: Mapping[Level, float] = {"easy": 0.1}
"""The chance that a level would give for a step towards the nearest enemy once it is hunted: the end of a first game is
a fight, and no chase."""
LAST, AHEAD = 2, 2
"""A seat is hunted with so few ordinary pieces left, where the other has so many more."""
PATIENCE, IMPATIENCE = 3, 0.05
"""Where nobody has lost energy for more rounds than that, a bold level would give so much more with each round."""
FEWEST = 8
"""The number of the other's orders that are looked at even with the smallest budget."""
NEAR, FARTHER = 2, 3
DISTANCE = tuple(tuple(distance(one, other) for other in CELLS) for one in CELLS)

FROM_WELLS = tuple((DISTANCE[WELLS[0]][cell], DISTANCE[WELLS[1]][cell]) for cell in CELLS)
"""By cell how many steps each energy well is away."""


class Worth(msgspec.Struct, frozen=True):
    """The weights of a position, as log odds for its owner."""

    full: float = 0.68
    half: float = 0.30
    king_hurt: float = -1.16
    crystal: float = 0.39
    fresh: float = 0.25
    left: tuple[float, ...] = (-3.0, -1.58, -0.76, -0.11, 0.0, 0.0)
    """By the number of ordinary pieces on the board."""
    king_threatened: float = -0.78
    beats_near: float = 0.32
    beats_farther: float = 0.18
    well_step: float = 0.05
    """For each step that its nearest piece is from an energy well: where nothing else counts, one goes for them."""


WORTH = Worth()


def log_odds(state: ElementalState, part: Worth = WORTH) -> float:
    """The log odds of seat 0."""
    arena = state.arena
    at, energy, elements, fresh = arena.at, arena.energy, arena.elements, arena.fresh
    total = part.crystal * (arena.crystals[0] - arena.crystals[1])
    standing: tuple[list[tuple[Cell, str]], list[tuple[Cell, str]]] = ([], [])
    kings: list[Cell] = [OFF, OFF]
    nearest: list[tuple[int, int]] = []
    for seat, sign in ((0, 1), (1, -1)):
        own, near_one, near_other = 0.0, len(CELLS), len(CELLS)
        for piece in range(6 * seat, 6 * seat + 6):
            cell = at[piece]
            if cell == OFF:
                continue
            if elements[piece] in KINGS:
                kings[seat] = cell
                if energy[piece] == HALF:
                    own += part.king_hurt
            else:
                standing[seat].append((cell, elements[piece] or ""))
                one, other = FROM_WELLS[cell]
                if one < near_one:
                    near_one = one
                if other < near_other:
                    near_other = other
                own += part.full if energy[piece] == FULL else part.half
            if fresh[piece]:
                own += part.fresh
        total += sign * (own + part.left[len(standing[seat])])
        nearest.append((near_one, near_other) if standing[seat] else (0, 0))
    for sign, ways in zip((1, -1), nearest, strict=True):
        for way in ways:
            total -= sign * part.well_step * way
    south, north = standing
    for cell, element in south:
        far = DISTANCE[cell]
        for other, against in north:
            steps = far[other]
            if steps <= FARTHER and element != against:
                worth = part.beats_near if steps <= NEAR else part.beats_farther
                total += worth if against in BEATS[element] else -worth  # type: ignore[index]
    for seat, sign in ((0, 1), (1, -1)):
        cell = kings[seat]
        ground = None if cell == OFF else GROUNDS[cell]
        if ground is not None and any(
            DISTANCE[cell][other] <= NEAR and ground in BEATS[against]  # type: ignore[index]
            for other, against in standing[1 - seat]
        ):
            total += sign * part.king_threatened
    return total


def win_chance(state: ElementalState, seat: int, part: Worth = WORTH) -> float:
    """The chance of a seat to win."""
    if state.outcome:
        return float(seat in state.outcome.winners) if state.outcome.winners else 0.5
    south = log_odds(state, part)
    return 1 / (1 + exp(-south if seat == 0 else south))


def after_round(state: ElementalState, seat: Seat, order: Action, other: Action, rng: Random) -> ElementalState:
    """The state after a round with these orders; landing places are chosen at random."""
    twin = state.copy()
    twin.play(seat, order)
    twin.play(Seat(1 - seat), other)
    while twin.phase == "knockback":
        mover = twin.active[0]
        landings = twin.legal(mover)
        twin.play(mover, landings[int(rng.random() * len(landings))])
    return twin


def before_orders(view: View, seat: Seat) -> View:
    """The view as it was before the other had ordered; what the order is does not show."""
    seats = list(view["seats"])
    seats[1 - seat] = {**seats[1 - seat], "ready": False}
    return {**view, "seats": seats, "active": [0, 1]}


def is_hunted(view: View, seat: Seat) -> bool:
    """Whether a seat is far behind, and has hardly anything left but its king."""
    own, theirs = (sum(piece["cell"] is not None for piece in side["pieces"]) - 1 for side in view["seats"])
    if seat:
        own, theirs = theirs, own
    return own <= LAST and theirs >= own + AHEAD


def step_worth(view: View, seat: Seat, level: Level) -> float:
    """What a step towards the nearest enemy is worth to a level, as a chance: a game is neither a chase nor a wait."""
    most = BOLD.get(level, 0.0)
    waited = max(0, view["quiet"] - PATIENCE) * IMPATIENCE if most else 0.0
    return max(waited, most if is_hunted(view, seat) else 0.0)


def steps_nearer(order: Action, view: View, seat: Seat) -> int:
    """By how many steps an order brings its piece nearer to the nearest enemy; 0 for what is no step."""
    data = to_json(order)
    piece = view["seats"][seat]["pieces"][data["number"] - 1]
    if data.get("to") is None or piece["cell"] is None:
        return 0
    enemies = [BY_NAME[each["cell"]] for each in view["seats"][1 - seat]["pieces"] if each["cell"] is not None]
    before, after = (min(DISTANCE[BY_NAME[cell]][enemy] for enemy in enemies) for cell in (piece["cell"], data["to"]))
    return before - after


class Scenario(NamedTuple):
    """A state that the seat holds possible, and what the other orders in it."""

    state: ElementalState
    order: Action


class _Landings(Searcher[ElementalState]):
    """The search for where a thrown piece is to land: to the end of the round."""

    budgets: ClassVar[Mapping[Level, int]] = {"easy": 20, "normal": 60, "hard": 300}
    exploration: ClassVar[float] = 0.15
    priors: ClassVar[bool] = False

    def weights(self, state: ElementalState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        return [1.0] * len(moves)

    def horizon(self, state: ElementalState, seat: Seat) -> int:
        return state.round

    def is_past_horizon(self, state: ElementalState, horizon: int) -> bool:
        return state.round > horizon

    def values(self, state: ElementalState, root: ElementalState) -> Sequence[float]:
        south = win_chance(state, 0)
        return south, 1 - south


class ElementalPlayer(Player):
    """Elimination for orders, a tree for landing places, a rule of thumb for the setup."""

    budgets: ClassVar[Mapping[Level, int]] = {"easy": 60, "normal": 400, "hard": 6000}
    ratings: ClassVar[Mapping[Level, float]] = {"easy": 1100, "normal": 1500, "hard": 1700}
    landings = _Landings()

    def think(self, question: Question) -> Table:
        match question.view["phase"]:
            case "setup":
                return [Candidate(self._setup_action(question), 1.0, 0.5)]
            case "knockback":
                return self.landings.think(question._replace(budget=None))
            case _:
                return _Elimination(question, self.budgets).table()

    def trials(self, question: Question, actions: Sequence[Action]) -> Sequence[Sequence[float]]:
        if question.view["phase"] == "orders":
            return _Elimination(question, self.budgets).trials(actions)
        if question.view["phase"] == "knockback":
            return self.landings.trials(question._replace(budget=None), actions)
        return super().trials(question, actions)

    def decide(self, question: Question) -> Decision:
        """``easy`` now and then takes an order that looked a little worse to it."""
        table = self.think(question)
        heat = CARE.get(question.level)
        if heat is None or question.budget is not None or question.view["phase"] != "orders":
            return Decision(table[0].action)
        bold = step_worth(question.view, question.seat, question.level)
        worth = [one.chance + (bold and bold * steps_nearer(one.action, question.view, question.seat)) for one in table]
        best = max(worth)
        weights = [exp((each - best) / heat) for each in worth]
        return Decision(table[weighted_choice(Random(f"{question.seed}/{question.seat}/care"), weights)].action)

    def likely(self, question: Question) -> Action:
        if question.view["phase"] == "setup":
            return self._setup_action(question)
        legal = question.imagine("legal").legal(question.seat)
        return legal[int(question.random().random() * len(legal))]

    def _setup_action(self, question: Question) -> Action:
        """The king under one of three numbers, everything else as it comes."""
        legal = question.imagine("legal").legal(question.seat)
        fields = {action: to_json(action) for action in legal}
        king = [action for action, data in fields.items() if data.get("element") in KINGS]
        others = [action for action, data in fields.items() if data["type"] == "assign" and action not in king]
        rng = Random(f"{question.seed}/setup")
        if king and others:
            # Number by number, so that each king's number is as likely as it should be whatever the seeds are.
            number = fields[king[0]]["number"]
            left = [(share, each) for share, each in zip(KING_SHARES, KING_CELLS, strict=True) if each >= number]
            here = sum(share for share, each in left if each == number)
            if left and rng.random() < here / sum(share for share, _ in left):
                return king[0]
            if not left:
                return king[0]
            return others[int(rng.random() * len(others))]
        return legal[0]


class _Elimination:
    """The thinking about one order."""

    def __init__(self, question: Question, budgets: Mapping[Level, int]) -> None:
        self.question = question
        self.rng = question.random()
        self.seat = question.seat
        self.left = question.iterations(budgets)
        self.view = before_orders(question.view, self.seat)
        self.imagined = 0
        self.scenarios: list[Scenario] = []
        """Those that are still to be met, the next one last."""
        self.totals: dict[Action, float] = {}
        self.met: dict[Action, int] = {}

    def _imagined_state(self, number: int) -> ElementalState:
        question = self.question
        return cast(ElementalState, question.game.imagine(self.view, self.seat, f"{question.seed}/{number}"))

    def _win_chance_after(self, state: ElementalState, order: Action, other: Action, seat: Seat) -> float:
        self.left -= 1
        return win_chance(after_round(state, self.seat, order, other, self.rng), seat)

    def table(self) -> Table:
        own = list(self._imagined_state(0).legal(self.seat))
        self.rng.shuffle(own)
        self.totals = dict.fromkeys(own, 0.0)
        self.met = dict.fromkeys(own, 0)
        self._add_scenarios(own, round(self.left * STUDY))
        order = self._rank_by_elimination(own)
        whole = sum(self.met.values()) or 1
        found = []
        for action in order:
            met = self.met[action]
            found.append(Candidate(action, met / whole, self.totals[action] / met if met else 0.5))
        return found

    def trials(self, orders: Sequence[Action]) -> list[list[float]]:
        """The chances of each of the orders, scenario by scenario."""
        self._add_scenarios(self._imagined_state(0).legal(self.seat), round(self.left * WEIGHING))
        found: list[list[float]] = [[] for _ in orders]
        for state, other in self.scenarios:
            for order, chances in zip(orders, found, strict=True):
                values = [self._win_chance_after(state, order, other, self.seat) for _ in range(REPEATED)]
                chances.append(sum(values) / REPEATED)
        return found

    def _add_scenarios(self, own: Sequence[Action], spend: int) -> None:
        """Spend so much on scenarios: the other's orders that do well against some of the seat's."""
        other = Seat(1 - self.seat)
        found: list[Scenario] = []
        keep = self.left - spend
        while (not found or self.left > keep) and not (found and self.question.stop()):
            state = self._imagined_state(self.imagined)
            self.imagined += 1
            orders: Sequence[Action] = state.legal(other)
            most = (self.left - keep) // AGAINST
            if most < len(orders):  # not enough for all of them
                orders = self.rng.sample(orders, min(len(orders), max(most, FEWEST)))
            mine = self.rng.sample(own, min(AGAINST, len(own)))
            values = [
                sum(self._win_chance_after(state, order, reply, other) for order in mine) / len(mine)
                for reply in orders
            ]
            best = max(values)
            weights = [exp((value - best) / HEAT) for value in values]
            for _ in range(min(DRAWN, len(orders))):
                place = weighted_choice(self.rng, weights)
                found.append(Scenario(state, orders[place]))
                weights[place] = 0.0
        self.scenarios += found
        self.rng.shuffle(self.scenarios)

    def _meet_scenarios(self, orders: Sequence[Action], count: int) -> bool:
        """Let all the orders meet the next scenarios; whether there are more of both scenarios and budget."""
        for _ in range(max(count, 1)):
            if not self.scenarios or (self.met[orders[0]] and (self.left < len(orders) or self.question.stop())):
                return False
            scenario = self.scenarios.pop()
            for order in orders:
                self.totals[order] += self._win_chance_after(scenario.state, order, scenario.order, self.seat)
                self.met[order] += 1
        return True

    def _rank_by_elimination(self, own: Sequence[Action]) -> list[Action]:
        """The orders, the best first: all meet the same scenarios, and the better ones go on."""
        alive = list(own)
        out: list[Action] = []
        rounds = max(1, round(log(1 / len(own), GOING_ON)))
        while len(alive) > 1:
            goes_on = self._meet_scenarios(alive, int(self.left / rounds / len(alive)))
            alive.sort(key=self._mean_chance, reverse=True)
            if not goes_on:
                break
            keep = max(1, int(len(alive) * GOING_ON))
            out = alive[keep:] + out
            alive = alive[:keep]
            rounds = max(1, rounds - 1)
        return alive + out

    def _mean_chance(self, order: Action) -> float:
        return self.totals[order] / self.met[order] if self.met[order] else 0.0
