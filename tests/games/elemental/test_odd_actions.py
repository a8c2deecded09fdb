"""Actions of Elemental that no JSON describes: constructors don't check, and verbs pass on what people write."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.elemental.actions import Assign, Dash, Land, Move, Substitute, Summon, Teleport
from tests.games.elemental.test_rules import BOTH_CHOOSE, GAME, play, start
from tests.support.rules import plain

DEEP: list[Any] = []
DEEP.append(DEEP)
ODD_TEXTS: list[Any] = ["x" * 6000, "e", "", "\ud800e", "\n\x1b", "a9", None, [], DEEP, {}, 4, b"e4", float("nan")]
ODD_NUMBERS: list[Any] = [0, 7, -1, 10**5000, 1.5, "1", None, [], DEEP, {}, float("inf")]


def odd_actions() -> Iterator[Any]:
    for text in ODD_TEXTS:
        yield from (Move(1, text), Dash(1, text), Dash(1, text, True), Land(1, text), Assign(1, text))
    for number in ODD_NUMBERS:
        yield from (Move(number, "e4"), Dash(number, "e5"), Land(number, "e4"), Assign(number, "fire"))
        yield from (Teleport(number), Summon(number), Substitute(number, 2), Substitute(1, number))
    for heal in ("yes", [], DEEP, 2, None):
        yield Move(1, "b1", heal)  # type: ignore[arg-type]


def in_setup() -> engine.State[Any]:
    return GAME.new(2, "f00d", {})


def in_orders() -> engine.State[Any]:
    return start({"south": "1 fire e2 half, 6 light e1", "north": "1 ice e5, 6 dark e9", "crystals": [2, 0]})


def in_knockback() -> engine.State[Any]:
    state = start(BOTH_CHOOSE)
    play(state, "0 move 1 e4", "1 move 3 h6")
    return state


@pytest.mark.parametrize("state", [in_setup(), in_orders(), in_knockback()], ids=["setup", "orders", "knockback"])
def test_an_odd_action_is_refused_in_a_short_sentence(state: engine.State[Any]) -> None:
    before = plain(state.position())
    for action in odd_actions():
        for seat in (engine.Seat(0), engine.Seat(1)):
            with pytest.raises(engine.IllegalAction) as refused:
                state.play(seat, action)
            message = refused.value.message
            assert message.isprintable()
            assert 10 < len(message) < 300
    assert plain(state.position()) == before


@pytest.mark.parametrize(
    ("state", "action", "words"),
    [
        (in_orders(), Move(1, "e10"), "There is no such cell"),
        (in_knockback(), Land(2, "x" * 100), "There is no such cell"),
        (in_setup(), Assign(1, "smoke"), "no such elemental"),
        (in_setup(), Assign(1, "dark"), "no Dark left"),
    ],
)
def test_a_refusal_says_what_is_odd(state: engine.State[Any], action: engine.Action, words: str) -> None:
    with pytest.raises(engine.IllegalAction, match=words):
        state.play(engine.Seat(0), action)
