"""Computer players in every game: legal to the end, the same answer to the same question, nothing but the view."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import computer
import engine
from computer.elemental_clash import ClashPlayer
from computer.player import LEVELS, Level, Question
from tests.support.every import every_game, every_setting
from tests.support.rules import ROOT, Setting, plain, walk

LITTLE = 0.002  # of the budget of `hard`: a few iterations
SOME = 0.02


def decisions(game: engine.Game, most: int) -> list[tuple[engine.State[Any], engine.Seat]]:
    """Moments of a random game at which a seat has a choice."""
    moments = ((ply.state, ply.seat) for ply in walk(Setting(game, game.min_seats, {}), "f00d", 120))
    found = [(state.copy(), seat) for state, seat in moments if len(state.legal(seat)) > 1]
    return found[:: max(1, len(found) // most)][:most]


def test_every_game_has_a_player() -> None:
    assert set(computer.PLAYERS) == set(engine.GAMES)


@every_setting
def test_every_game_comes_to_its_end_at_every_level(setting: Setting) -> None:
    state = setting.new("computers")
    for ply in range(5000):
        if not state.active:
            break
        seat = state.active[-1]
        level = computer.LEVELS[ply % 3]
        state.play(seat, computer.choose(setting.game.id, state.view(seat), seat, level, str(ply), effort=LITTLE))
    assert state.outcome is not None


@every_game
@pytest.mark.parametrize("level", computer.LEVELS)
def test_equal_views_give_equal_moves(game: engine.Game, level: computer.Level) -> None:
    for number, (state, seat) in enumerate(decisions(game, 6)):
        view = state.view(seat)
        other = game.imagine(view, seat, f"other/{number}")
        chosen = computer.choose(game.id, view, seat, level, "7", effort=SOME)
        again = computer.decide(game.id, json.loads(plain(other.view(seat))), seat, level, "7", effort=SOME)
        assert chosen == again.action
        assert again == computer.decide(game.id, view, seat, level, "7", effort=SOME)
        assert chosen in state.legal(seat)


ELSEWHERE = """
import json, sys, computer, engine
for game_id, view, seat in json.load(sys.stdin):
    print(json.dumps(engine.to_json(computer.choose(game_id, view, seat, "hard", "7", effort=0.02))))
"""


def test_another_process_chooses_the_same() -> None:
    """Nothing hangs on how a process happens to order its sets."""
    asked, here = [], []
    for game in engine.GAMES.values():
        for state, seat in decisions(game, 3):
            view = state.view(seat)
            asked.append((game.id, view, seat))
            here.append(engine.to_json(computer.choose(game.id, view, seat, "hard", "7", effort=SOME)))
    environment = {**os.environ, "PYTHONHASHSEED": "5", "PYTHONPATH": str(ROOT)}
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=json.dumps(asked),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in there.stdout.splitlines()] == here


@every_game
def test_a_forced_move_is_not_searched(game: engine.Game) -> None:
    forced = [
        (ply.state.copy(), ply.seat)
        for seed in ("1", "2")
        for ply in walk(Setting(game, game.min_seats, {}), seed)
        if len(ply.state.legal(ply.seat)) == 1
    ]
    for state, seat in forced[:10]:
        chosen = computer.choose(game.id, state.view(seat), seat, "hard", "1", stop=pytest.fail)
        assert [chosen] == state.legal(seat)


@every_game
def test_the_table_is_sorted_and_sums_up(game: engine.Game) -> None:
    for state, seat in decisions(game, 3):
        table, _ = computer.analyse(game.id, state.view(seat), seat, "normal", "1")
        actions = [candidate.action for candidate in table]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(state.legal(seat))
        assert sum(candidate.share for candidate in table) == pytest.approx(1)
        assert all(0 <= candidate.chance <= 1 for candidate in table)


@every_game
def test_who_is_told_to_stop_answers(game: engine.Game) -> None:
    for state, seat in decisions(game, 2):
        table, _ = computer.analyse(game.id, state.view(seat), seat, "hard", "1", stop=lambda: True)
        assert table[0].action in state.legal(seat)


@every_game
def test_a_likely_move_is_legal(game: engine.Game) -> None:
    for state, seat in decisions(game, 20):
        assert computer.likely(game.id, state.view(seat), seat, "1") in state.legal(seat)


def test_a_level_that_lapses_acts_without_a_look_ahead() -> None:
    class Dreamer(ClashPlayer):
        budgets: ClassVar[Mapping[Level, int]] = dict.fromkeys(LEVELS, 10**9)
        lapses: ClassVar[Mapping[Level, float]] = {"easy": 1.0}

    game = engine.GAMES["elemental_clash"]
    state = game.new(2, "f00d", {})
    seat = state.active[0]
    question = Question(game, state.view(seat), seat, "easy", "1")
    chosen = Dreamer().choose(question)
    assert chosen in state.legal(seat)
    assert chosen == Dreamer().choose(question)
