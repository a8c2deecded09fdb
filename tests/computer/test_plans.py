"""A turn is one thought: what was foreseen is played on, the rest is thought within what is left of the turn."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

import computer
import engine
from computer.elemental_clash import ClashPlayer
from computer.player import LEVELS, Decision, Level, Player, Question
from computer.realm_of_the_defenders import RealmPlayer
from computer.search import LEAST, TURN

BUDGET = 400
Moment = tuple[engine.State[Any], engine.Seat]


class ThoughtfulClash(ClashPlayer):
    budgets: ClassVar[Mapping[Level, int]] = dict.fromkeys(LEVELS, BUDGET)


class ThoughtfulRealm(RealmPlayer):
    budgets: ClassVar[Mapping[Level, int]] = dict.fromkeys(LEVELS, BUDGET)


PLAYERS: dict[str, Player] = {"elemental_clash": ThoughtfulClash(), "realm_of_the_defenders": ThoughtfulRealm()}
both_games = pytest.mark.parametrize("game_id", sorted(PLAYERS))


def turns(game_id: str, most: int) -> Iterator[Moment]:
    """Beginnings of turns in a game of players that hardly think."""
    game = engine.GAMES[game_id]
    state: Any = game.new(2, "f00d", {})
    last, found, ply = 0, 0, 0
    while state.active and found < most:
        seat = state.active[0]
        if state.turn not in (0, last) and state.player == seat and len(state.legal(seat)) > 2:
            last = state.turn
            if state.turn > 4:
                found += 1
                yield state.copy(), seat
        state.play(seat, computer.choose(game_id, state.view(seat), seat, "normal", str(ply)))
        ply += 1


def asked(state: engine.State[Any], seat: engine.Seat, game_id: str, seed: str, plan: computer.Plan | None) -> Decision:
    return PLAYERS[game_id].decide(Question(engine.GAMES[game_id], state.view(seat), seat, "hard", seed, plan=plan))


@both_games
def test_what_was_foreseen_is_played_on(game_id: str) -> None:
    foreseen = 0
    for state, seat in turns(game_id, 4):
        decision = asked(state, seat, game_id, "1", None)
        assert decision.plan is not None
        state.play(seat, decision.action)
        if (step := decision.plan.foreseen(state.view(seat))) is not None and len(state.legal(seat)) > 1:
            foreseen += 1
            action = engine.GAMES[game_id].action(step)
            assert action in state.legal(seat)
            assert asked(state, seat, game_id, "another seed", decision.plan) == (action, decision.plan)
    assert foreseen


@both_games
def test_a_turn_keeps_to_its_budget(game_id: str) -> None:
    several = 0
    for state, seat in turns(game_id, 3):
        turn = state.turn  # type: ignore[attr-defined]
        plan: computer.Plan | None = None
        thoughts: list[int] = []
        while state.active and state.turn == turn:  # type: ignore[attr-defined]
            actor = state.active[0]
            if actor != seat:
                state.play(actor, computer.likely(game_id, state.view(actor), actor, "1"))
                continue
            before = plan.spent if plan else 0
            decision = asked(state, seat, game_id, f"{len(thoughts)}", plan)
            state.play(seat, decision.action)
            plan = decision.plan and replace(decision.plan, steps=())  # as if all that follows were unforeseen
            if plan and plan.spent > before:
                thoughts.append(plan.spent - before)
        assert plan is not None
        assert thoughts[0] <= BUDGET
        assert plan.spent <= TURN * BUDGET + LEAST * len(thoughts)
        several += len(thoughts) > 1
    assert several


@both_games
def test_a_plan_of_another_turn_is_worth_nothing(game_id: str) -> None:
    ((state, seat),) = turns(game_id, 1)
    view = state.view(seat)
    old = computer.Plan(turn=view["turn"] - 1, spent=10**6)
    fresh = computer.decide(game_id, view, seat, "hard", "1", effort=0.1)
    assert computer.decide(game_id, view, seat, "hard", "1", effort=0.1, plan=old) == fresh
    spent = computer.Plan(turn=view["turn"], spent=10**6)
    tired = computer.decide(game_id, view, seat, "hard", "1", effort=0.5, plan=spent)
    assert tired.plan is not None
    assert tired.plan.spent <= 10**6 + LEAST


@both_games
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_who_thinks_little_plans_nothing(game_id: str, level: Level) -> None:
    player: Any = computer.PLAYERS[game_id]
    for state, seat in turns(game_id, 3):
        plan = computer.decide(game_id, state.view(seat), seat, level, "1").plan
        while plan is not None and state.active == (seat,):
            step = plan.foreseen(state.view(seat))
            moves = player.moves(state, seat)
            assert step is None or len(moves) == 1 or player.settled(state, seat, moves) is not None
            state.play(seat, moves[0])
