"""Elements: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import engine
from engine.elements import Elements
from tests.support.rules import Json, Setting, check_vector, vectors, walk

GAME = Elements()
OPTIONS: list[Json] = [{}, {"mode": "endless", "rounds": 3}]
REVEALING = {"knock"}
DULL = {"yield"}
SILENT = {
    "deal": "the hand shows its own cards",
    "end": "how it ended stands below the story, with the scores",
}
PLAYTHROUGH: tuple[int, str, Json] = (2, "f00d", {})
OWN_EXPECTATIONS: set[str] = set()
PERFT = {
    "f00d": [1, 7, 48, 322, 2171, 13776, 91577],
    '3 {"mode": "endless", "rounds": 2}': [1, 6, 29, 177, 833, 4696, 22318],
}
DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6]


def conceivable(position: Json) -> list[Json]:
    cards = [{"type": "play", "card": card} for card in range(8)]
    return cards + [{"type": verb} for verb in ("take", "discard", "knock", "yield", "pass", "play")]


def judge(position: Json, seat: int) -> list[Json]:
    """EM-14, the table of actions."""
    if position["outcome"] is not None or seat != position["turn"]:
        return []
    hand = position["hands"][seat]
    own_sum = sum(hand) + sum(position["fronts"][seat])
    limit = sum(position["display"])
    actions: list[Json] = [{"type": "play", "card": card} for card in range(1, 7) if card in hand]
    if position["display"]:
        actions.append({"type": "take"})
    if 6 in hand:
        actions.append({"type": "discard"})
    if own_sum <= limit:
        actions.append({"type": "knock"})
    if position["mode"] == "tokens" or actions == []:
        actions.append({"type": "yield"})
    return actions


def redeal(position: Json, viewer: int | None, rng: Random) -> Json:
    """EM-12.2: the other hand and the aside, or both hands and the aside, can be exchanged unseen."""
    open_cards = position["fronts"][0] + position["fronts"][1] + position["display"] + [6] * position["discards"]
    if viewer is not None:
        open_cards = open_cards + position["hands"][viewer]
    unseen = list((Counter(DECK) - Counter(open_cards)).elements())
    rng.shuffle(unseen)
    for seat in (0, 1):
        if seat != viewer:
            size = len(position["hands"][seat])
            position["hands"][seat] = sorted(unseen[:size])
            unseen = unseen[size:]
    return position


@pytest.mark.parametrize("vector", vectors("elements"))
def test_vector(vector: Json) -> None:
    check_vector(GAME, vector)


def test_a_wrong_knock_is_refused_with_both_numbers() -> None:  # EM-R1
    position = {"hands": [[1, 6], [6]], "fronts": [[2, 5], [2, 3, 4]], "display": [6, 3, 4], "discards": 1, "turn": 0}
    state = GAME.new(2, "", {"position": position})
    with pytest.raises(engine.IllegalAction) as refused:
        state.play(engine.Seat(0), GAME.action({"type": "knock"}))
    assert refused.value.rule == "EM-5.1"
    assert "14" in refused.value.message
    assert "13" in refused.value.message


YIELDED = {
    "round": 1, "by": 0, "how": "yield", "why": "yield", "limit": 3, "hands": None, "fronts": [[], []], "sums": None,
    "winner": 1, "points": 1,
}  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"discards": 0}, "it must be twelve"),
        ({"hands": [[1, 1, 2, 2, 3, 3, 4], []], "fronts": [[], []], "display": [4, 5, 5], "discards": 2}, "six cards"),
        ({"scores": [6, 0]}, "does not follow from the scores"),
        ({"scores": [7, 6], "outcome": {"winners": [0], "scores": [7, 6], "reason": "tokens"}}, "was over before"),
        ({"outcome": {"winners": [1], "scores": [0, 0], "reason": "tokens"}}, "does not follow from the scores"),
        ({"outcome": {"winners": [0, 1], "scores": [0, 0], "reason": "resign"}}, "does not follow from the scores"),
        ({"mode": "endless", "rounds": 2, "round": 3, "scores": [1, 1]}, "does not follow from the scores"),
        ({"mode": "endless", "rounds": 2, "round": 2, "scores": [0, 0]}, "scores are the rounds won"),
        ({"chance": 7}, "next random event is number 2"),
        ({"log": [{"seat": 0, "type": "play", "card": 5}] * 15}, "more actions than have been taken"),
        ({"round": 2, "last": {**YIELDED, "how": "knock"}}, "shown after a knock, and only then"),
        ({"round": 2, "last": {**YIELDED, "sums": [3, 4]}}, "shown after a knock, and only then"),
        ({"round": 2, "last": {**YIELDED, "why": "over"}}, "shown after a knock, and only then"),
        ({"round": 101}, "too late for these scores"),
    ],
)
def test_a_position_that_no_game_reaches_is_refused(changes: dict[str, Any], sentence: str) -> None:
    position = {"hands": [[1, 6], [6]], "fronts": [[1, 2, 3], [2, 4]], "display": [6, 3, 4], "discards": 1, "turn": 0}
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, "", {"position": position | changes})


@pytest.mark.parametrize("options", [{"mode": "tokens"}, {"mode": "endless", "rounds": 4}])
def test_a_position_is_not_played_on_in_another_mode(options: Json) -> None:
    position = GAME.new(2, "f00d", {"mode": "endless", "rounds": 3}).position()
    with pytest.raises(engine.BadOptions, match="played with"):
        GAME.new(2, "f00d", options | {"position": position})


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_game_has_at_most_eleven_rounds(seed: str) -> None:  # EM-8.2, EM-10.1
    actions = Counter(ply.state.view(None)["round"] for ply in walk(Setting(GAME, 2, {}), seed))
    assert max(actions) <= 11
    assert max(actions.values()) <= 25


def test_imagination_deals_the_unseen_cards_evenly() -> None:
    """EM-12.2: the other hand is one of the five unseen cards 5, 5, 6, 6, 6, each as likely as the others."""
    position = {
        "hands": [[1, 6], [6]],
        "fronts": [[1, 2, 3], [2, 4]],
        "display": [6, 3, 4],
        "discards": 1,
        "turn": 0,
    }
    view = GAME.new(2, "", {"position": position}).view(engine.Seat(0))
    hands = Counter(GAME.imagine(view, engine.Seat(0), str(i)).position()["hands"][1][0] for i in range(1000))
    assert set(hands) == {5, 6}
    assert 350 < hands[5] < 450


LATE = {"hands": [[1, 6], [6]], "fronts": [[1, 2, 3], [2, 4]], "display": [6, 3, 4], "discards": 1, "turn": 0}


def test_a_game_goes_on_from_a_late_round_and_can_be_read_again() -> None:
    state = GAME.new(2, "f00d", {"position": {**LATE, "round": 99}})
    for number in (100, 101):
        state.play(state.active[0], GAME.action({"type": "yield"}))
        assert state.view(None)["round"] == number
        assert GAME.new(2, "f00d", {"position": state.position()}).position() == state.position()


@pytest.mark.parametrize(
    "change",
    [
        {"round": 100},
        {"log": [{"seat": 0, "type": "play", "card": 6}] * 17},
        {"hands": [[1] * 17, [6]]},
        {"round": 2, "last": {**dict.fromkeys(("by", "winner"), 0), "round": 1, "how": "knock", "why": "higher",
                              "limit": 3, "hands": None, "fronts": [[], []], "sums": None, "points": 2}},
    ],
)  # fmt: skip
def test_positions_that_no_game_reaches_are_refused(change: Json) -> None:
    with pytest.raises(engine.BadOptions):
        GAME.new(2, "f00d", {"position": {**LATE, **change}})


def test_a_game_that_begins_in_a_late_round_goes_on() -> None:
    """No rule limits the number of the round in the tokens game; positions of it load again to the end."""
    position = {"hands": [[1, 6], [6]], "fronts": [[1, 2, 3], [2, 4]], "display": [6, 3, 4], "discards": 1, "turn": 0}
    state = GAME.new(2, "", {"position": position | {"round": 99}})
    while state.active:
        state.play(state.active[0], GAME.action({"type": "yield"}))
        assert GAME.new(2, "", {"position": state.position()}).position() == state.position()
    assert state.position()["round"] > 103


def test_whoever_has_no_card_left_and_can_only_yield_is_seen_to() -> None:  # EM-6.2
    position = {"hands": [[], [1]], "fronts": [[2, 2, 3, 3, 4], [1, 4, 5, 5]], "display": [], "discards": 2, "turn": 0}
    state = GAME.new(2, "", {"position": position})
    assert state.forced(engine.Seat(0)) == GAME.action({"type": "yield"})
    assert state.forced(engine.Seat(1)) is None


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_end_of_a_round_is_seen_as_long_as_it_is_news(options: Json) -> None:
    seen, ends = 0, dict[int, Any]()
    state: Any
    for state, _, _ in walk(Setting(GAME, 2, options), "ended"):
        view = state.see(engine.Seat(0))
        past, last = view.as_it_ended(), view.last
        assert (past is not None) == (view.turn is not None and (view.result or view.result_before) is not None)
        assert view.gone_on().as_it_ended() is None
        if past is not None:
            seen += bool(state.log)
            assert ends.setdefault(past.round, past) == past
            assert past.shows_ended_round
            assert not view.shows_ended_round
            assert (past.round, past.turn, past.limit, past.fronts) == (last.round, None, last.limit, last.fronts)
            assert past.hands == (last.hands or (None, None))
            assert past.result == last
    assert seen


def test_the_public_part_of_a_view_is_what_a_spectator_sees() -> None:
    state: Any
    for state, _, _ in walk(Setting(GAME, 2, {}), "public"):
        assert all(state.see(engine.Seat(seat)).public_view() == state.see(None) for seat in range(2))
