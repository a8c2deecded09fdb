"""What Elements says before something that can't be taken back: what follows, as far as it can be known."""

from typing import Any

import pytest

import engine
from engine import Seat
from engine.elements.actions import KNOCK, YIELD
from words import words_of

GAME = engine.GAMES["elements"]
NAMES = ("Ada", "Bo")


def asked(action: Any, position: dict[str, Any], **options: Any) -> str:
    state = GAME.new(seats=2, seed="f00d", options={**options, "position": {"turn": 0, "discards": 0, **position}})
    assert action in state.legal(Seat(0))
    return words_of(GAME.id).confirm(action, state.see(Seat(0)), NAMES)


@pytest.mark.parametrize(
    ("hands", "fronts", "display", "said"),
    [
        ([[4, 5], [1, 1, 2, 2, 3]], [[6], []], [6, 6, 6, 4], "Knock with 15? You lose if Bo has 15 to 22."),
        ([[4, 5], [1, 2]], [[6], [6, 6, 5]], [6, 6, 6, 4], "Knock with 15? You lose if Bo has 19 to 22."),
        ([[4, 5], [1]], [[6], [6, 6, 6, 2]], [6, 6, 5, 4], "Knock with 15? You lose only if Bo has exactly 21."),
        ([[4, 5], []], [[6], [6, 6, 6, 3]], [6, 6, 5, 3, 1], "Knock with 15? You lose only if Bo has exactly 21."),
        ([[4, 5], [2]], [[6], [6, 6, 6, 3]], [6, 6, 5, 4], "Knock with 15? Bo is above the limit: you win."),
        (
            [[4, 5], [1, 1, 2, 2, 3, 4]],
            [[6], []],
            [6, 6, 3],
            "Knock with 15? You lose only if Bo has 15, too: with equal sums whoever knocks loses.",
        ),
        (
            [[1, 6, 6], [2, 2]],
            [[], []],
            [5, 5, 4, 4, 3, 3, 1],
            "Knock with 13? You can't lose: whatever Bo holds, you win.",
        ),
        ([[1], [2, 3, 4, 5, 6]], [[1], [6, 5]], [2, 3, 4], "Knock with 2? Bo is above the limit: you win."),
    ],
)
def test_a_knock_says_what_loses_it(hands: Any, fronts: Any, display: Any, said: str) -> None:
    assert asked(KNOCK, {"hands": hands, "fronts": fronts, "display": display}) == said


@pytest.mark.parametrize(
    ("hands", "fronts", "display", "said"),
    [
        (
            [[4, 5], [1, 2]],
            [[6], [6, 6, 5]],
            [6, 6, 6, 4],
            "You lose only if the other player has 19 or more without going over the limit.",
        ),
        ([[1, 6, 6], [2, 2]], [[], []], [5, 5, 4, 4, 3, 3, 1], "You can't lose with it."),
    ],
)
def test_a_hint_to_knock_says_what_it_may_lose_to(hands: Any, fronts: Any, display: Any, said: str) -> None:
    position = {"turn": 0, "discards": 0, "hands": hands, "fronts": fronts, "display": display}
    state = GAME.new(seats=2, seed="f00d", options={"position": position})
    assert words_of(GAME.id).reason(KNOCK, None, state.see(Seat(0))) == said


def test_a_yield_says_what_it_gives_away() -> None:
    position = {"hands": [[4], [1, 1, 2, 2, 5, 5]], "fronts": [[], []], "display": [3], "discards": 4}
    assert asked(YIELD, position) == "Yield the round? Bo gets 1 token."
