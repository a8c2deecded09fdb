"""What decisions were worth in games that are searched: the chance to win, as far as the seat could know it then.

Whoever judges is asked about the seat's view and nothing else, so what lay hidden has no part in it. A cheap search
finds the decisions that may have cost something; only what a search of ten times the effort confirms is called sure.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

import msgspec

import engine
from computer import PLAYERS
from computer.elements import win_chance_after_yield
from computer.elements_proof import winning_actions
from computer.plan import Plan
from computer.player import Question, advice_seed
from computer.search import Searcher
from engine import Action, Seat
from engine.contract import view_json
from engine.elements.cards import DECK
from learning.reviews.review import Decision, Judged

GLANCE, CLOSELY = 0.1, 1.0
"""Shares of the budget of *hard*: to find what may have cost something, and to confirm it."""
WEIGHING = 0.5
"""The share of that with which two actions are weighed against each other."""
MOST_GLANCES = 100
"""With more decisions than that in a game, each gets a smaller glance."""
MOST_CONFIRMED = 6
"""So many decisions of a game are looked at closely, those that seem to have cost most."""
LEAST = 5
"""Percent: what is less is not told."""
SPREADS = 2.5
"""The number of standard errors by which what a decision has cost must be above nothing."""
WITNESSES = 8
"""The number of imagined states by which the chances of the others are told apart."""
MOST_FURTHER = 12
"""So many actions are told at most with which a turn goes on after the best one."""
MOST_NODES, FEWEST_NODES = 100_000, 10_000
"""Positions of a proof in Elements, closely and at a glance. At a table it must not take a second; here it may: with
twice as many, 185 of 187 decisions of 12 games were settled, from the deal on."""


def judged_by_search(game_id: str, decision: Decision, effort: float) -> Judged | None:
    """What a decision was worth, by a search of that share of *hard*'s budget; None where it takes no thought."""
    question, own = question_of(game_id, decision, effort), engine.GAMES[game_id].action(decision.action)
    table, plan = PLAYERS[game_id].analyse(question) if effort >= CLOSELY else (PLAYERS[game_id].think(question), None)
    if len(table) < 2:
        return None
    proved = _proved_actions(game_id, decision, effort)
    best = next((one.action for one in table if one.action in proved), table[0].action)
    if own == best or own in proved:
        most = worth = table[0].chance
        return _judged_decision(decision, game_id, decision.action, (most, worth), sure=True)
    most, worth, error = compare_actions(question, (best, own))
    if proved:
        most = max(most, win_chance_after_yield(decision.view, Seat(decision.seat)))
    gap = most - worth
    if gap <= 0:
        return _judged_decision(decision, game_id, decision.action, (worth, worth), sure=True)
    sure = effort >= CLOSELY and gap >= LEAST / 100 and gap >= SPREADS * error
    found = _judged_decision(decision, game_id, engine.to_json(best), (most, worth), sure=sure)
    further = _further_actions(question, best, plan) if plan is not None and best == table[0].action else ()
    return msgspec.structs.replace(found, proved=bool(proved), best_further=further)


def compare_actions(question: Question, actions: tuple[Action, Action]) -> tuple[float, float, float]:
    """The chances with two actions, and the standard error of their difference."""
    trials = PLAYERS[question.game.id].trials(question._replace(effort=question.effort * WEIGHING), actions)
    one, other = trials
    apart = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return fmean(one), fmean(other), pstdev(apart) / sqrt(len(apart))


def question_of(game_id: str, decision: Decision, effort: float, seed: str = "") -> Question:
    """What *hard* is asked about a decision, with that share of its budget; without a seed as a hint there asks it."""
    seat = Seat(decision.seat)
    told = f"{seed}/{decision.line}" if seed else advice_seed(decision.view, seat)
    return Question(engine.GAMES[game_id], decision.view, seat, "hard", told, effort=effort)


def _further_actions(question: Question, best: Action, plan: Plan) -> tuple[Any, ...]:
    """What a plan goes on with after its first action, as far as it has foreseen what the seat sees then."""
    state, found = question.imagine("further"), list[Any]()
    state.play(question.seat, best)
    while question.seat in state.active and len(found) < MOST_FURTHER:
        action = plan.foreseen(view_json(state.see(question.seat)))
        if action is None:
            break
        found.append(action)
        state.play(question.seat, question.game.action(action))
    return tuple(found)


def _proved_actions(game_id: str, decision: Decision, effort: float) -> Sequence[Action]:
    """The actions that surely win the round."""
    if game_id != "elements":
        return ()
    most = max(round(MOST_NODES * effort), FEWEST_NODES)
    return winning_actions(decision.view, Seat(decision.seat), len(DECK), most)


def _judged_decision(decision: Decision, game_id: str, best: Any, values: tuple[float, float], *, sure: bool) -> Judged:
    most, worth = (round(100 * value) for value in values)
    chances = _chances_in_percent(game_id, decision, most)
    return Judged(decision.line, decision.seat, decision.chapter, best, most, worth, sure, chances=chances)


def _chances_in_percent(game_id: str, decision: Decision, own: int) -> tuple[int, ...]:
    """The chance of each seat in percent: the others share what is left as positions that this one imagines say."""
    game, player, seat = engine.GAMES[game_id], PLAYERS[game_id], Seat(decision.seat)
    state = game.imagine(decision.view, seat, "sides/0")
    if state.seats == 2 or not isinstance(player, Searcher):
        return tuple(own if each == seat else 100 - own for each in range(state.seats))
    imagined = [game.imagine(decision.view, seat, f"sides/{number}") for number in range(WITNESSES)]
    values = [player.values(each, each) for each in imagined]
    sums = [sum(column) for column in zip(*values, strict=True)]
    others = sum(sums) - sums[seat] or 1.0
    return tuple(own if each == seat else round((100 - own) * sums[each] / others) for each in range(state.seats))
