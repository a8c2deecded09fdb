"""Proofs of won rounds of Elements, held against a second solver that knows no rule but the engine's."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import computer
import engine
from computer.elements_proof import winning_actions
from engine.elements.cards import DECK, ascending
from tests.support.rules import Setting, plain, walk

GAME = engine.GAMES["elements"]
FEW = 4
"""Cards in both hands; the second solver is slow."""


def endings(seed: str, cards: int) -> Iterator[tuple[engine.State[Any], engine.Seat]]:
    """Moments of a random game with few cards left, and a choice."""
    for ply in walk(Setting(GAME, 2, {}), seed, 400):
        state: Any = ply.state
        if sum(map(len, state.hands)) <= cards and len(state.legal(ply.seat)) > 1:
            yield state.copy(), ply.seat


def worlds(view: engine.View, seat: engine.Seat) -> list[engine.State[Any]]:
    """A state for each hand that the other may hold."""
    unseen = list(DECK)
    for card in (
        *view["fronts"][0],
        *view["fronts"][1],
        *view["display"],
        *view["hands"][seat],
        *[6] * view["discards"],
    ):
        unseen.remove(card)
    found = []
    for theirs in sorted(set(combinations(ascending(unseen), view["hand_sizes"][1 - seat]))):
        hands = [view["hands"][seat], theirs] if seat == 0 else [theirs, view["hands"][seat]]
        kept = {name: view[name] for name in ("fronts", "display", "discards", "turn")}
        found.append(GAME.new(2, "", {"position": {"hands": hands, **kept}}))
    return found


def after(states: list[Any], action: engine.Action) -> list[Any]:
    copies = [state.copy() for state in states]
    for state in copies:
        state.play(state.active[0], action)
    return copies


def wins(states: list[Any], seat: engine.Seat) -> bool:
    """Whether the seat wins the round in all of these states, which look the same to it."""
    ended = [state for state in states if state.round > 1 or state.outcome]
    if any(state.last.winner != seat for state in ended):
        return False
    states = [state for state in states if state not in ended]
    if not states:
        return True
    if states[0].active == (seat,):
        return any(wins(after(states, action), seat) for action in states[0].legal(seat))
    for action in {action for state in states for action in state.legal(state.active[0])}:
        able = [state for state in states if action in state.legal(state.active[0])]
        if not wins(after(able, action), seat):
            return False
    return True


def test_a_proof_agrees_with_a_search_that_knows_only_the_engine() -> None:
    sure = unsure = 0
    for number in range(12):
        for state, seat in endings(f"proof/{number}", FEW):
            view = state.view(seat)
            possible = worlds(view, seat)
            assert {plain(world.view(seat)["hands"]) for world in possible} == {plain(view["hands"])}
            expected = {action for action in state.legal(seat) if wins(after(possible, action), seat)}
            assert set(winning_actions(view, seat)) == expected
            sure += bool(expected)
            unsure += not expected
    assert sure > 5
    assert unsure > 5


def test_hard_plays_the_one_action_that_wins_whatever_the_other_holds() -> None:
    found = 0
    for number in range(40):
        for state, seat in endings(f"sure/{number}", 6):
            sure = winning_actions(state.view(seat), seat)
            if len(sure) == 1:
                found += 1
                assert computer.choose(GAME.id, state.view(seat), seat, "hard", "1", effort=0.005) == sure[0]
                (best, *others), _ = computer.analyse(GAME.id, state.view(seat), seat, "hard", "1", effort=0.005)
                assert best.action == sure[0]
                assert all(other.chance <= best.chance for other in others)
    assert found > 5


def test_a_proof_looks_at_few_cards_alone() -> None:
    state = GAME.new(2, "f00d", {})
    assert winning_actions(state.view(state.active[0]), state.active[0]) == ()
