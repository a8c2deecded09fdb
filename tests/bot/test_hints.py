"""What a hint says: it never names an action while it rates another higher."""

import re
from typing import Any

import pytest

from computer.messages import Weighed
from ui.tables.hints import told
from words import ENGLISH, voice_of


def hint(*candidates: tuple[str, float, float]) -> str:
    return told(voice_of(ENGLISH), [(name, Weighed({}, share, chance)) for name, share, chance in candidates])


@pytest.mark.parametrize(
    ("candidates", "text"),
    [
        ([("Stay", 1.0, 0.58)], "**Hint**: **Stay** (58% to win)."),
        (
            [("Stay", 0.5, 0.58), ("Move Bramble Shoat to A2", 0.3, 0.57)],
            "**Hint**: **Stay** (58% to win). **Move Bramble Shoat to A2** is as good.",
        ),
        (
            [("Stay", 0.5, 0.58), ("One", 0.3, 0.61), ("Two", 0.1, 0.60), ("Three", 0.1, 0.51)],
            "**Hint**: **Stay** (58% to win). **One** and **Two** are as good.\n-# Less good: Three (51%).",
        ),
        ([("Stay", 0.99, 0.58), ("One", 0.01, 0.9)], "**Hint**: **Stay** (58% to win)."),
    ],
)
def test_a_hint_rates_nothing_higher_than_what_it_names(candidates: Any, text: str) -> None:
    said = hint(*candidates)
    assert said == text
    named, *others = map(int, re.findall(r"(\d+)%", said))
    assert all(other < named for other in others)
