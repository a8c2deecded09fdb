"""Whole turns of the strongest computer in the games in which a turn is many decisions: one thought, or several."""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import engine
from bench.rows import Row, at_most, percentile, told
from computer import PLAYERS, Plan
from computer.player import Question

TURNS = 24
LITTLE = 10
"""Iterations of those who play up to the turns that are measured, and of whoever answers in them."""
GOAL = 2.0
"""CPU seconds for the longest turn."""
THOUGHTS = 3.0
"""How many of its first thoughts a turn may cost."""


class Turn(NamedTuple):
    """The beginning of a turn."""

    state: engine.State[Any]
    seat: engine.Seat


class Cost(NamedTuple):
    """CPU seconds."""

    whole: float
    first: float
    """The first thought, of the whole budget."""


def rows(game: engine.Game, turns: int = TURNS) -> list[Row]:
    """The rows of one game; none where each decision is a thought of its own."""
    state = game.new(game.min_seats, "bench", {})
    if PLAYERS[game.id].turn(state.view(state.active[0])) is None:
        return []
    costs = [_cost(game, *turn) for turn in _turns(game, turns)]
    thought = [cost for cost in costs if cost.first]
    whole = [cost.whole for cost in thought]
    ratio = percentile(whole, 95) / percentile([cost.first for cost in thought], 95)
    return [
        told(f"{game.id}: a turn of hard, CPU", whole, " s"),
        told(f"{game.id}: a turn of hard, p95, CPU", [percentile(whole, 95)], " s"),
        at_most(f"{game.id}: the longest turn of hard, CPU", [max(whole)], " s", GOAL),
        at_most(f"{game.id}: a turn of hard / its first thought, p95 each", [ratio], "x", THOUGHTS),
    ]


def _turns(game: engine.Game, count: int) -> Iterator[Turn]:
    """Turns of games between players that hardly think."""
    player, found, number = PLAYERS[game.id], 0, 0
    while found < count:
        state = game.new(game.min_seats, f"bench/{number}", {})
        last, ply = 0, 0
        while state.active and found < count:
            seat = state.active[0]
            moves = state.legal(seat)
            if len(moves) == 1:
                state.play(seat, moves[0])
                continue
            view = state.view(seat)
            turn = player.turn(view) or 0
            if turn > last and view["player"] == seat and turn % 5 == 0:
                found += 1
                yield Turn(state.copy(), seat)
            last = turn
            ply += 1
            state.play(seat, player.choose(Question(game, view, seat, "easy", str(ply), budget=LITTLE)))
        number += 1


def _cost(game: engine.Game, state: engine.State[Any], seat: engine.Seat) -> Cost:
    """Play a turn to its end; the others answer without much thought."""
    player = PLAYERS[game.id]
    plan: Plan | None = None
    whole = first = 0.0
    ply = 0
    turn = player.turn(state.view(seat))
    while state.active and player.turn(state.view(seat)) == turn:
        actor = state.active[0]
        moves = state.legal(actor)
        ply += 1
        if len(moves) == 1:
            state.play(actor, moves[0])
            continue
        question = Question(game, state.view(actor), actor, "hard", str(ply), budget=LITTLE)
        if actor != seat:
            state.play(actor, player.choose(question))
            continue
        begun = time.process_time()
        decision = player.decide(question._replace(budget=None, plan=plan))
        taken = time.process_time() - begun
        whole += taken
        if decision.plan is not None and not first:
            first = taken
        plan = decision.plan
        state.play(actor, decision.action)
    return Cost(whole, first)
