"""What Elements says before something that can't be taken back: what follows, as far as it can be known."""

import re
from typing import Any

import pytest

import engine
from engine import Event, Seat
from engine.elements.actions import KNOCK, YIELD
from tests.games.elements import samples
from ui.interactions.ids import ChoicePress
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.learning.position import Position, ShownPosition
from ui.tables.deciding import follow_press
from ui.tables.hints import Hint
from words import ENGLISH, voice_of, words_of_game
from words.catalogue import OwnName

GAME = engine.GAMES["elements"]
NAMES = ("Ada", "Bo")


def asked(action: Any, position: dict[str, Any], **options: Any) -> str:
    state = GAME.new(seats=2, seed="f00d", options={**options, "position": {"turn": 0, "discards": 0, **position}})
    assert action in state.legal(Seat(0))
    return words_of_game(GAME.id).confirmation_question(action, state.see(Seat(0)), NAMES)


@pytest.mark.parametrize(
    ("hands", "fronts", "display", "said"),
    [
        (
            [[4, 5], [1, 1, 2, 2, 3]],
            [[6], []],
            [6, 6, 6, 4],
            "Knock with 15? You lose if Bo has 15 to 22: that is within the limit, too, and not lower than yours. "
            "That is 67% of the possible hands.",
        ),
        (
            [[4, 5], [1, 2]],
            [[6], [6, 6, 5]],
            [6, 6, 6, 4],
            "Knock with 15? You lose if Bo has 19 to 22: that is within the limit, too, and not lower than yours. "
            "That is 93% of the possible hands.",
        ),
        (
            [[4, 5], [1]],
            [[6], [6, 6, 6, 2]],
            [6, 6, 5, 4],
            "Knock with 15? You lose only if Bo has exactly 21. That is 40% of the possible hands.",
        ),
        (
            [[4, 5], []],
            [[6], [6, 6, 6, 3]],
            [6, 6, 5, 3, 1],
            "Knock with 15? You lose, whatever Bo has: that is within the limit, too, and not lower than yours.",
        ),
        (
            [[4, 5], [1, 1, 2, 2, 3, 4]],
            [[6], []],
            [6, 6, 3],
            "Knock with 15? You lose only if Bo has 15, too: with equal sums whoever knocks loses. "
            "That is 2% of the possible hands.",
        ),
        (
            [[], []],
            [[], []],
            [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1],
            "Knock with 0? You lose, whatever Bo has: that is within the limit, too, and not lower than yours.",
        ),
        (
            [[1], [2]],
            [[2], [3, 3, 5]],
            [6, 6, 6, 5, 4, 4],
            "Knock with 3? You lose, whatever Bo has: that is within the limit, too, and not lower than yours.",
        ),
    ],
)
def test_a_knock_says_what_loses_it(hands: Any, fronts: Any, display: Any, said: str) -> None:
    """And how likely that is, as far as whoever knocks can know."""
    assert asked(KNOCK, {"hands": hands, "fronts": fronts, "display": display}) == said


@pytest.mark.parametrize(
    ("hands", "fronts", "display", "sure"),
    [
        ([[4, 5], [2]], [[6], [6, 6, 6, 3]], [6, 6, 5, 4], True),  # the front alone is above the limit
        ([[1, 6, 6], [2, 2]], [[], []], [5, 5, 4, 4, 3, 3, 1], True),  # no two cards make as much
        ([[1], [2, 3, 4, 5, 6]], [[1], [6, 5]], [2, 3, 4], True),
        ([[4, 5], [1, 2]], [[6], [6, 6, 5]], [6, 6, 6, 4], False),
    ],
)
def test_a_knock_is_asked_about_unless_it_can_only_win(hands: Any, fronts: Any, display: Any, sure: bool) -> None:
    position = {"turn": 0, "discards": 0, "hands": hands, "fronts": fronts, "display": display}
    view = GAME.new(seats=2, seed="f00d", options={"position": position}).see(Seat(0))
    assert LAYOUTS[GAME.id].needs_confirmation(KNOCK, view) is not sure


@pytest.mark.parametrize(
    ("hands", "fronts", "display", "said"),
    [
        (
            [[4, 5], [1, 2]],
            [[6], [6, 6, 5]],
            [6, 6, 6, 4],
            "You lose only if the other player has 19 to 22: 93% of the hands they may hold.",
        ),
        ([[1, 6, 6], [2, 2]], [[], []], [5, 5, 4, 4, 3, 3, 1], "You can't lose with it."),
    ],
)
def test_a_hint_to_knock_says_what_it_may_lose_to(hands: Any, fronts: Any, display: Any, said: str) -> None:
    position = {"turn": 0, "discards": 0, "hands": hands, "fronts": fronts, "display": display}
    state = GAME.new(seats=2, seed="f00d", options={"position": position})
    assert words_of_game(GAME.id).action_reason(KNOCK, None, state.see(Seat(0))) == said


def test_a_hint_to_yield_has_a_reason_also_where_that_loses() -> None:
    position = {"hands": [[4], [1, 1, 2, 2, 5, 5]], "fronts": [[], []], "display": [3], "discards": 4, "turn": 0}

    def why(**options: Any) -> str | None:
        state = GAME.new(seats=2, seed="f00d", options=options)
        return words_of_game(GAME.id).action_reason(YIELD, None, state.see(Seat(0)))

    assert why(position=position) == "It gives 1 token away, instead of the 2 for a knock that wins."
    late, endless = {**position, "scores": [4, 5], "round": 6}, {"mode": "endless", "rounds": 3}
    for lost in (why(position=late), why(position=position, **endless)):
        assert lost == "I find nothing that could still save this round."


def test_six_different_cards_stand_in_two_rows_that_a_phone_does_not_break() -> None:
    position = {"hands": [[1, 2, 3, 4, 5, 6], [6, 6]], "fronts": [[], [5]], "display": [4], "turn": 0, "discards": 2}
    state = GAME.new(seats=2, seed="f00d", options={"position": position})
    moment, reader = ShownPosition(Position(GAME.id, state, NAMES), ""), Reader(voice_of(ENGLISH), 0)
    rows = [[choice.label for choice in row.choices if choice] for row in moment.choices(reader).rows(())]
    assert rows == [["Play 1", "Play 2", "Play 3"], ["Play 4", "Play 5", "Play 6"], ["Yield", "Take 4", "Discard a 6"]]


def test_a_yield_says_what_it_gives_away() -> None:
    position = {"hands": [[4], [1, 1, 2, 2, 5, 5]], "fronts": [[], []], "display": [3], "discards": 4}
    assert asked(YIELD, position) == "Yield the round? Bo gets 1 token."


def test_a_yield_that_loses_the_game_says_so() -> None:
    position = {"hands": [[4], [1, 1, 2, 2, 5, 5]], "fronts": [[], []], "display": [3], "discards": 4}
    lost = "Yield the round? You lose the game with it: "
    assert asked(YIELD, {**position, "scores": [4, 5], "round": 6}) == f"{lost}Bo gets the 6th token."
    assert asked(YIELD, {**position, "scores": [5, 4], "round": 6}) == "Yield the round? Bo gets 1 token."
    stuck = {"hands": [[], [1]], "fronts": [[2, 2, 3, 3, 4], [1, 4, 5, 5]], "display": [], "discards": 2}
    for scores, said in (([1, 1], f"{lost}this is the last one."), ([2, 0], "Yield the round? Bo wins it.")):
        ending = {**stuck, "scores": scores, "round": 3}
        assert asked(YIELD, ending, mode="endless", rounds=3) == said


def test_how_a_round_ended_is_said_on_top_until_one_has_acted() -> None:
    words = words_of_game(GAME.id)

    def told(viewer: Seat | None, *do: tuple[int, Any]) -> str | None:
        seen = samples.view(viewer, position=samples.MIDDLE, do=do)
        return words.round_end_line(
            seen, [OwnName(name) if seat == viewer else name for seat, name in enumerate(NAMES)]
        )

    knock, yields = (0, samples.KNOCK), (0, samples.YIELD)
    assert told(Seat(0)) is None
    assert told(Seat(0), knock) == "You knocked. Round 4 goes to you: 11 against Bo's 9. (+2 tokens)"
    assert told(Seat(1), knock) == "Ada knocked. Round 4 goes to Ada: 11 against your 9. (+2 tokens)"
    assert told(None, knock) == "Ada knocked. Round 4 goes to Ada: 11 against Bo's 9. (+2 tokens)"
    assert told(Seat(0), yields) == "Round 4 goes to Bo: you yielded. (+1 token)"
    assert told(Seat(1), yields) == "Round 4 goes to you: Ada yielded. (+1 token)"
    first = (knock, (0, samples.play(6)))
    assert told(Seat(0), *first) is None
    assert told(Seat(1), *first) == "Ada knocked. Round 4 goes to Ada: 11 against your 9. (+2 tokens)"
    second = (*first, (1, samples.play(5)))
    assert told(Seat(1), *second) is None
    assert told(None, *second) is not None
    assert told(None, *second, (0, samples.play(6))) is None


def test_below_the_heading_of_a_new_round_nothing_of_the_old_one_is_told() -> None:
    state = GAME.new(seats=2, seed="f00d", options={"position": samples.MIDDLE})
    events = [*state.play(Seat(0), GAME.action(samples.KNOCK))]
    told = words_of_game(GAME.id).story(events, state.see(Seat(1)), NAMES)
    assert told == []
    events += state.play(Seat(0), GAME.action(samples.play(6)))
    told = words_of_game(GAME.id).story(events, state.see(Seat(1)), NAMES)
    assert [line.partition(":")[0] for line in told] == ["Ada plays 6 Yin/Yang"]


def test_every_round_that_has_ended_since_ones_last_action_is_told_in_order() -> None:
    """The other may have ended the next round before one has read how the one before went."""
    state: Any = GAME.new(seats=2, seed="f00d", options={"position": samples.MIDDLE})
    groups: list[list[Event]] = [[*state.play(Seat(0), GAME.action(samples.KNOCK))]]
    while state.round < 6:
        (seat,) = state.active
        groups.append([*state.play(seat, GAME.action(samples.YIELD if YIELD in state.legal(seat) else samples.KNOCK))])
    words = words_of_game(GAME.id)
    first = "Ada knocked. Round 4 goes to Ada: 11 against your 9. (+2 tokens)"
    names = [NAMES[0], OwnName(NAMES[1])]
    told = [line for lines in words.round_end_causes(groups, state.see(Seat(1)), names) for line in lines]
    assert told == [first]
    assert (words.round_end_line(state.see(Seat(1)), names) or "").startswith("Round 5 goes to")
    assert not any(
        words.round_end_causes(
            groups[:1], samples.view(Seat(1), position=samples.MIDDLE, do=[(0, samples.KNOCK)]), names
        )
    )


def test_of_a_sum_above_the_limit_the_other_one_is_told_too() -> None:
    position = {"hands": [[4], [1, 1, 5, 5, 6]], "fronts": [[], []], "display": [3, 2], "discards": 4, "turn": 0}
    seen = samples.view(Seat(0), position=position, do=[(0, samples.KNOCK)])
    said = words_of_game(GAME.id).round_end_line(seen, [OwnName("Ada"), "Bo"])
    assert said == ("You knocked with 4. Round 1 goes to you: Bo has 18, above the limit of 5. (+2 tokens)")


def test_nothing_is_told_that_is_older_than_ones_own_last_turn() -> None:
    """Beside a limit that has moved since, it would read as if it were the newest."""
    state = GAME.new(seats=2, seed="f00d", options={"position": samples.MIDDLE})
    moves = (0, samples.play(2)), (1, samples.play(3)), (0, samples.play(5)), (1, samples.play(4))
    events = [event for seat, move in moves for event in state.play(Seat(seat), GAME.action(move))]
    words, seen = words_of_game(GAME.id), state.see(Seat(0))
    assert [line.partition(":")[0] for line in words.story(events, seen, NAMES, 2)] == [
        "Ada plays 5 Water", "Bo plays 4 Metal",
    ]  # fmt: skip
    assert len(words.story(events, state.see(None), NAMES)) == len(moves)


NEVER = "The other player can't knock then, whatever they hold."
FAR: dict[str, Any] = {"hands": [[1, 3, 5, 5], [6, 6, 6, 6]], "display": [1, 3, 2], "discards": 1}
NEAR: dict[str, Any] = {"hands": [[1, 3], [6, 6, 6]], "display": [5, 5, 2, 4], "discards": 3}


@pytest.mark.parametrize(
    ("action", "position", "said"),
    [
        (
            samples.TAKE,
            FAR,
            "It lowers the limit to 4, which moves the other player away from a knock, too. "
            f"You are then 12 above it yourself. {NEVER}",
        ),
        (
            samples.play(1),
            FAR,
            f"It raises the limit by only 1, which helps the other player least. You are 6 above it then. {NEVER}",
        ),
        (samples.play(3), FAR, f"Your sum is then 11, the limit 9: you are still 2 above it. {NEVER}"),
        (
            samples.DISCARD,
            {**FAR, "hands": [[5, 5, 6, 6], [3, 6, 6, 6]]},
            f"Your sum falls by 6, and the limit doesn't rise for the other player. {NEVER}",
        ),
        (samples.YIELD, FAR, "It gives 1 token away, instead of the 2 for a knock that wins."),
        (samples.YIELD, {**FAR, "scores": [0, 5]}, "I find nothing that could still save this round."),
        (
            samples.TAKE,
            NEAR,
            "Your sum rises to 8 and still isn't above the limit: the higher sum wins. "
            "The other player wins by a knock then with 46% of the hands they may hold.",
        ),
        (
            samples.play(1),
            NEAR,
            "A knock now can lose: to 6 or more, if that isn't above the limit. Your own sum stays within it. "
            "The other player wins by a knock then with 97% of the hands they may hold.",
        ),
    ],
)
def test_a_hint_has_a_reason_where_another_is_as_good(action: Any, position: Any, said: str | None) -> None:
    seen = samples.view(Seat(0), position={"fronts": [[], []], "turn": 0, **position})
    assert words_of_game(GAME.id).action_reason(GAME.action(action), None, seen) == said


def others_told(action: Any, beside: Any, position: Any) -> str:
    """What a hint says of the other's knock after an action, beside the next best."""
    seen = samples.view(Seat(0), position={"fronts": [[], []], "turn": 0, **position})
    said = words_of_game(GAME.id).action_reason(GAME.action(action), GAME.action(beside), seen)
    return (said or "")[(said or "").index("The other player") :]


def test_what_the_other_may_do_is_told_of_both_moves_side_by_side() -> None:
    """Of one alone it spoke against the move that was advised."""
    told = others_told(samples.TAKE, samples.play(1), NEAR)
    assert told == (
        "The other player wins by a knock then with 46% of the hands they may hold; after *Play 1 Wood*, with 97%."
    )


def test_what_makes_up_for_a_risk_is_told_with_it() -> None:
    told = others_told(samples.play(1), samples.TAKE, NEAR)
    assert told == (
        "The other player wins by a knock then with 97% of the hands they may hold; after *Take 4 Metal*, with 46%. "
        "Looking further ahead, it is better all the same."
    )


def test_a_knock_that_a_hint_has_just_advised_is_not_asked_about() -> None:
    position = {"hands": [[4, 5], [1, 1, 2, 2, 3]], "fronts": [[6], []], "display": [6, 6, 6], "turn": 0, "discards": 1}
    state = GAME.new(seats=2, seed="f00d", options={"position": position})
    moment, reader = ShownPosition(Position(GAME.id, state, NAMES), ""), Reader(voice_of(ENGLISH), 0)
    keys = {choice.action: choice.key for row in moment.choices(reader).rows(()) for choice in row.choices}
    knock, yields = (ChoicePress(moment.seat_step(0), keys[action]) for action in (KNOCK, YIELD))
    assert follow_press(reader, moment, knock, Hint("", KNOCK, 0)) == (KNOCK,)
    yielding = Hint("", YIELD, 0)
    for press, hint in ((knock, None), (knock, yielding), (yields, yielding)):
        assert not isinstance(follow_press(reader, moment, press, hint), tuple)


def test_a_replay_says_once_that_somebody_has_yielded() -> None:
    words, state = words_of_game(GAME.id), GAME.new(seats=2, seed="yield", options={"position": samples.MIDDLE})
    events = state.play(Seat(0), GAME.action(samples.YIELD))
    told = words.step_lines(events, state.see(None), NAMES)
    assert " ".join(told).count("yield") == 1
    assert told[0] == "Round 4 goes to Bo (+1): Ada yielded."


def test_a_hint_to_yield_says_how_likely_the_other_may_knock() -> None:
    position = {"hands": [[6, 6], [1, 2]], "fronts": [[5], [3]], "display": [4, 4, 2], "turn": 0, "discards": 3}
    said = words_of_game(GAME.id).action_reason(YIELD, None, samples.view(Seat(0), position=position))
    assert said is not None
    assert re.search(r" You are 7 above the limit; with \d+% of the hands they may hold, the other player may", said)
