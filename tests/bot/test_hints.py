"""What a hint says: it never names an action while it rates another higher."""

from typing import Any

import pytest

import engine
from computer import analyse
from computer.messages import WeighedCandidate
from ui.tables.hints import advisable_candidates, has_equal_rival, hint_text
from words import ENGLISH, voice_of


def hint(*candidates: tuple[str, float, float]) -> str:
    return hint_text(
        voice_of(ENGLISH), [(name, WeighedCandidate({}, share, chance)) for name, share, chance in candidates]
    )


@pytest.mark.parametrize(
    ("candidates", "text"),
    [
        ([("Stay", 1.0, 0.58)], "**Hint**: **Stay** (about even)."),
        (
            [("Stay", 0.5, 0.58), ("Move Bramble Shoat to A2", 0.3, 0.57)],
            "**Hint**: **Stay** (about even). **Move Bramble Shoat to A2** is as good.",
        ),
        (
            [("Stay", 0.5, 0.58), ("One", 0.3, 0.61), ("Two", 0.1, 0.60), ("Three", 0.1, 0.51)],
            "**Hint**: **Stay** (about even). **One** is as good.",
        ),
        (
            [("Stay", 0.5, 0.58), ("One", 0.2, 0.51), ("Two", 0.2, 0.54)],
            "**Hint**: **Stay** (about even).\n-# Less good: Two.",
        ),
        ([("Stay", 0.6, 0.52), ("One", 0.4, 0.49)], "**Hint**: **Stay** (about even)."),
        ([("Stay", 0.99, 0.58), ("One", 0.01, 0.9)], "**Hint**: **Stay** (about even)."),
    ],
)
def test_a_hint_rates_nothing_higher_than_what_it_names(candidates: Any, text: str) -> None:
    assert hint(*candidates) == text


@pytest.mark.parametrize(
    ("chance", "stands"),
    [
        (0.5, "about even"),
        (0.6, "good chances to win the game"),
        (0.75, "very good chances to win the game"),
        (0.9, "nearly won"),
        (0.99, "nearly won"),
    ],
)
def test_how_somebody_stands_is_told_in_words(chance: float, stands: str) -> None:
    """A look back thinks longer about the same action: two numbers for it would contradict each other."""
    assert hint(("Stay", 1.0, chance)) == f"**Hint**: **Stay** ({stands})."


def test_whoever_is_behind_is_not_told_how_far() -> None:
    assert hint(("Stay", 0.5, 0.19), ("One", 0.5, 0.11)) == "**Hint**: **Stay**.\n-# Less good: One."
    assert hint(("Stay", 0.5, 0.19), ("One", 0.5, 0.18)) == "**Hint**: **Stay**. **One** is as good."
    assert hint(("Stay", 1.0, 0.0)).startswith("**Hint**: **Stay**. Against perfect play")


@pytest.mark.parametrize("chance", [0.995, 1.0])
def test_what_is_only_estimated_is_never_certain(chance: float) -> None:
    """Where a win is certain a reason says so, in words."""
    assert hint(("Stay", 1.0, chance)) == "**Hint**: **Stay**."
    assert hint(("Stay", 0.5, chance), ("Go", 0.5, 0.6)) == "**Hint**: **Stay**.\n-# Less good: Go."
    assert "%" not in hint(("Stay", 0.5, chance), ("Go", 0.5, chance - 0.01))


def test_a_reason_stands_right_behind_what_it_is_the_reason_of() -> None:
    candidates = [
        (name, WeighedCandidate({}, 0.4, chance)) for name, chance in (("Stay", 0.58), ("Go", 0.57), ("Run", 0.5))
    ]
    assert hint_text(voice_of(ENGLISH), candidates, "It loses nothing.").split("\n") == [
        "**Hint**: **Stay** (about even).",
        "It loses nothing.",
        "**Go** is as good.",
    ]


def reason_of(game_id: str, options: dict[str, Any], best: dict[str, Any], other: dict[str, Any] | None = None) -> Any:
    """Why the first seat should do this rather than that, in a new game."""
    game = engine.GAMES[game_id]
    state: Any = game.new(2, "reason", options)
    seat = state.active[0]
    beside = None if other is None else game.action(other)
    return voice_of(ENGLISH).game_words(game_id).action_reason(game.action(best), beside, state.see(seat))


@pytest.mark.parametrize(("share", "chance", "is_rivalled"), [(0.3, 0.57, True), (0.3, 0.4, False), (0.01, 0.9, False)])
def test_what_is_as_good_is_no_worse_by_any_reason(share: float, chance: float, is_rivalled: bool) -> None:
    """Such as "nearer to a knock, instead of …" where the next line calls the other as good."""
    assert has_equal_rival([WeighedCandidate({}, 0.5, 0.58), WeighedCandidate({}, share, chance)]) == is_rivalled


def test_of_what_is_as_good_only_what_is_advisable_is_named() -> None:
    """Somebody who leads by far is not told that to yield is as good."""
    knock, yields, play = (
        WeighedCandidate({}, 0.5, 0.58),
        WeighedCandidate({}, 0.3, 0.59),
        WeighedCandidate({}, 0.2, 0.3),
    )
    found = [("knock", knock), ("yield", yields), ("play", play)]
    assert advisable_candidates(found, lambda name: name != "yield") == [found[0], found[2]]
    assert advisable_candidates(found, lambda name: name != "knock") == [found[1], found[2]], "another, where one is"
    assert advisable_candidates(found[:1], lambda name: name != "knock") == found[:1]


def test_a_hint_of_elements_says_how_far_a_knock_is() -> None:
    state: Any = engine.GAMES["elements"].new(2, "reason", {})
    seat = state.active[0]
    view = state.see(seat)
    high, low = max(view.hands[seat]), min(view.hands[seat])
    above = view.sums[seat] - view.limit
    said = reason_of("elements", {}, {"type": "play", "card": high}, {"type": "play", "card": low})
    assert f": {above - 2 * high} above the limit, instead of {above - 2 * low} after" in said
    said = reason_of("elements", {}, {"type": "play", "card": low}, {"type": "play", "card": high})
    assert said.startswith(f"It raises the limit by only {low}, ")


def test_what_is_reckoned_out_has_no_chance_beside_its_points() -> None:
    candidates = [
        (name, WeighedCandidate({}, share, chance, worth)) for name, share, chance, worth in
        (("Stay", 1.0, 0.5, 0), ("Go", 0.0, 0.49, -1), ("Run", 0.0, 0.4, -20))
    ]  # fmt: skip
    told_with = hint_text(voice_of(ENGLISH), candidates, "It loses nothing.")
    assert told_with == "**Hint**: **Stay**.\nIt loses nothing."
    assert not has_equal_rival([each for _, each in candidates])
    assert has_equal_rival([WeighedCandidate({}, 1.0, 0.5, 0), WeighedCandidate({}, 0.1, 0.5, 0)])
    assert not has_equal_rival(
        [WeighedCandidate({}, 1.0, 1.0, 30), WeighedCandidate({}, 0.1, 1.0, 20)]
    )  # both win the game


def test_a_hint_of_elemental_defenders_shows_how_both_go_on() -> None:
    game = engine.GAMES["elemental_defenders"]
    position = {"hands": [["E3", "F5", "F3"], ["F2", "A4", "W4"]], "attacker": 0}
    state: Any = game.new(2, "", {"mode": "basic", "position": position})
    table, _ = analyse(game.id, state.view(engine.Seat(0)), engine.Seat(0), "hard", "hint")
    words, view = voice_of(ENGLISH).game_words(game.id), state.see(engine.Seat(0))
    said = words.reckoned_reason(table[0].line, table[1].line, view)
    assert said is not None
    assert said.startswith("It lures out 🔥 2★, the only card that answers your 🔥 5★. Then nothing answers")
    assert said.splitlines()[1] == "-# Best play: you\u00a0🔥\u00a03★,\u00a0they\u00a0🔥\u00a02★."
    assert all(one.line[0] == one.action for one in table[:2])
