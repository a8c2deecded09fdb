"""Looking back at games that are searched: what is named is sure, and what lay hidden has no part in it."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import computer
import engine
from engine import Seat
from learning.puzzles.puzzle import puzzles_of
from learning.questions import Judge
from learning.reviews.looking import look_back, suspect_decisions
from learning.reviews.review import Decision, Judged, costliest
from learning.reviews.searched import CLOSELY, GLANCE, LEAST, MOST_CONFIRMED, judged_by_search
from tests.support.every import every_game

pytestmark = pytest.mark.thorough

ELEMENTS = engine.GAMES["elements"]
PLIES = 24


def decision_of(state: engine.State[Any], seat: Seat, action: engine.Action, line: int = 1) -> Decision:
    legal = tuple(engine.to_json(one) for one in state.legal(seat))
    return Decision(line, seat, state.view(seat), legal, engine.to_json(action), state.see(seat).chapter)


def decisions(game: engine.Game, most: int, seats: int = 2) -> Iterator[tuple[engine.State[Any], Decision]]:
    """Decisions of seat 0 in a game that is played at random, each with the state before it."""
    chance, state = Random(game.id), game.new(seats, "5ec2e7", {})
    for line in range(1, most + 1):
        if not state.active:
            return
        seat = Seat(state.active[0])
        action = chance.choice(state.legal(seat))
        if seat == 0 and len(state.legal(seat)) > 1:
            yield state.copy(), decision_of(state, seat, action, line)
        state.play(seat, action)


def test_a_sure_win_that_was_given_away_is_told_as_one() -> None:
    puzzle = next(one for one in puzzles_of("elements") if one.id == "em-e4692e12")
    state = ELEMENTS.new(2, "", {"position": puzzle.position})
    seat = Seat(puzzle.seat)
    right = ELEMENTS.action(puzzle.right[0])
    others = [action for action in state.legal(seat) if action != right]
    found = [judged_by_search("elements", decision_of(state, seat, action), CLOSELY) for action in others]
    costly = [one for one in found if one is not None and one.sure and one.cost >= LEAST]
    assert costly
    assert all(one.best == puzzle.right[0] and one.proved for one in costly)
    best = judged_by_search("elements", decision_of(state, seat, right), CLOSELY)
    assert best is not None
    assert (best.cost, best.proved) == (0, False)
    assert best.chances == (best.most, 100 - best.most)


@every_game
def test_what_lay_hidden_has_no_part_in_it(game: engine.Game) -> None:
    """In every world that the seat holds possible the same is asked, so the same is answered."""
    looked = 0
    for state, decision in list(decisions(game, PLIES))[::4]:
        other = game.imagine(state.view(Seat(0)), Seat(0), f"{game.id}/{decision.line}")
        action = game.action(decision.action)
        asked = Judge(game.id, [decision], GLANCE / 10)
        told = Judge(game.id, [decision_of(other, Seat(0), action, decision.line)], GLANCE / 10)
        assert msgspec.json.encode(asked) == msgspec.json.encode(told)
        assert asked.answer() == told.answer()
        looked += 1
    assert looked


@every_game
def test_trials_give_every_action_the_same_luck(game: engine.Game) -> None:
    for _, decision in list(decisions(game, PLIES))[-2:]:
        legal = [game.action(data) for data in decision.legal[:2]]
        question = computer.player.Question(game, decision.view, Seat(0), "hard", "trials", effort=0.02)
        one, other = computer.PLAYERS[game.id].trials(question, legal)
        assert len(one) == len(other) >= 1
        assert all(0 <= chance <= 1 for chance in (*one, *other))
        twice = computer.PLAYERS[game.id].trials(question, [legal[0], legal[0]])
        assert len(twice[0]) == len(twice[1])


def test_chances_are_told_for_each_of_several_seats() -> None:
    realm = engine.GAMES["realm_of_the_defenders"]
    found = [judged_by_search(realm.id, decision, 0.02) for _, decision in decisions(realm, 40, seats=4)]
    several = [one for one in found if one is not None]
    assert several
    for one in several:
        assert len(one.chances) == 4
        assert one.chances[0] == one.most
        assert abs(sum(one.chances) - 100) <= 3


def test_only_what_seems_to_have_cost_most_is_looked_at_closely() -> None:
    asked: list[Judge] = []
    taken = dict(enumerate((decision for _, decision in decisions(ELEMENTS, 80)), 1))
    costs = {line: 3 * line for line in taken}

    async def ask(question: Judge) -> list[Judged]:
        asked.append(question)
        line = question.decisions[0].line
        place = next(place for place, one in taken.items() if one.line == line)
        close = question.effort == CLOSELY
        return [Judged(place, 0, 1, {}, 90, 90 - costs[place], close and place % 2 == 0)]

    told: list[tuple[int, int]] = []
    judged = asyncio.run(look_back("elements", [*taken], taken.get, ask, lambda *far: told.append(far)))
    close = [question for question in asked if question.effort == CLOSELY]
    assert len(close) == MOST_CONFIRMED
    assert len(asked) == len(taken) + MOST_CONFIRMED
    assert told[0] == (0, len(taken) + MOST_CONFIRMED)
    assert told[-1] == (len(asked), len(asked))
    last = max(taken)
    assert [one.line for one in costliest(judged, 0, 3)] == [line for line in range(last, 0, -1) if line % 2 == 0][:3]
    assert [one.line for one in suspect_decisions(judged)] == [*range(last, last - MOST_CONFIRMED, -1)]


@pytest.mark.parametrize("game_id", ["elements", "elemental"])
def test_what_is_named_is_dear_and_stands_among_what_could_be_done(game_id: str) -> None:
    game = engine.GAMES[game_id]
    taken = {decision.line: decision for _, decision in decisions(game, 30)}

    async def ask(question: Judge) -> list[Judged]:
        return question.answer()

    judged = asyncio.run(look_back(game_id, [*taken], taken.get, ask, lambda *_: None))
    assert judged
    for one in costliest(judged, 0, 3):
        assert one.cost >= LEAST
        assert one.best in taken[one.line].legal
        assert one.best != taken[one.line].action


def test_what_follows_the_best_in_the_same_turn_is_kept_with_it() -> None:
    """Whoever has no Courage, and K♥ in hand ends the turn by placing it."""
    realm = engine.GAMES["realm_of_the_defenders"]
    deck = ["2D"] * 9
    own = {"hand": ["KH", "2D"], "deck": deck, "fortresses": ["2C", "3C"]}
    position = {"seats": [own, {"defenders": ["9S"], "power": ["KC"], "deck": deck}]}
    state = realm.new(2, "", {"position": position})
    given = realm.action({"type": "dismantle"})
    found = judged_by_search(realm.id, decision_of(state, Seat(0), given), CLOSELY)
    assert found is not None and found.best == {"type": "done"}
    assert found.best_further[0] == {"type": "place", "card": "KH", "pool": "courage"}
    assert judged_by_search(realm.id, decision_of(state, Seat(0), given), GLANCE) is not None
