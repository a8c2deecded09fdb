"""What lessons say of their positions is so, whatever somebody does there."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine import Action, Seat
from learning.lessons.lesson import all_lessons, looks_like
from learning.lessons.standing import LessonStanding, solved_standing, standing_after


@pytest.mark.parametrize("way", ["", "0", "0.0", "0.0.1"])
def test_a_step_takes_the_presses_of_the_one_whose_place_it_has_taken(way: str) -> None:
    """Its buttons are still out there, and so is its name in the progress of whoever was there."""
    lesson = all_lessons()["defenders"]
    assert lesson.has_step("second")
    old, new = (standing_after(lesson, name, way) for name in ("second", "round"))
    assert old.step is new.step
    assert old.state.position() == new.state.position()


def test_fire_is_safe_against_whatever_the_hidden_piece_may_be_and_water_is_not() -> None:
    """The lesson asks for that by the row of what is hidden, which says Ice or Dark of 3 and of 4."""
    begun = standing_after(all_lessons()["elemental"], "unseen")
    view: Any = begun.state.see(begun.seat)
    assert [piece.possible for piece in view.seats[1].pieces if piece.number in (3, 4)] == [("ice", "dark")] * 2
    lies: Any = begun.state.position()
    other = lies | {"north": lies["north"].replace("ice", "?").replace("dark", "ice").replace("?", "dark")}
    costs = set()
    for position in (lies, other):
        for order in ({"number": 3, "to": "e3"}, {"number": 1, "to": "e4"}):
            state = engine.GAMES["elemental"].new(2, "", {"position": position})
            state.play(begun.seat, next(one for one in state.legal(begun.seat) if looks_like(order, one)))
            answer = next(one for one in state.legal(Seat(1)) if looks_like({"number": 4}, one))
            (fight,) = [one for one in map(engine.to_json, state.play(Seat(1), answer)) if one["type"] == "fight"]
            costs.add((fight["elements"][0], fight["elements"][1], fight["damage"][0]))
    assert costs == {("fire", "ice", 0), ("water", "ice", 1), ("fire", "dark", 0), ("water", "dark", 0)}


def test_the_one_cell_beside_the_king_of_the_first_step_wins() -> None:
    begun = standing_after(all_lessons()["elemental"], "win")
    wins = {one for action in begun.state.legal(begun.seat) if (one := _won(begun, action)) is not None}
    assert wins == {"f5"}


def _won(begun: LessonStanding, action: Action) -> str | None:
    """The cell of a move that wins and is called right; None for another."""
    after = begun.after_decision([action])
    assert (after.state.outcome is not None) is after.is_over
    return str(engine.to_json(action)["to"]) if after.is_over else None


@pytest.mark.parametrize(("step", "way", "is_sure"), [("take", "", False), ("higher", "2", True)])
def test_the_knock_that_a_lesson_calls_sure_wins_against_any_hand(step: str, way: str, is_sure: bool) -> None:
    """By the cards that lie in sight; before, in the same round, the other could have had more."""
    standing = standing_after(all_lessons()["elements"], step, way)
    view: Any = standing.state.see(standing.seat)
    own, other = standing.seat, 1 - standing.seat
    seen = [*view.hands[own], *view.fronts[own], *view.fronts[other], *view.display, *[6] * view.discards]
    unseen = Counter({value: 6 if value == 6 else 2 for value in range(1, 7)}) - Counter(seen)
    assert unseen.total() == view.aside + view.hand_sizes[other]
    most = sum(sorted(unseen.elements())[-view.hand_sizes[other] :]) + sum(view.fronts[other])
    assert (most < view.sums[own]) is is_sure


def test_the_jack_costs_no_more_courage_than_whom_he_dies_for() -> None:
    """A card of 15 is lost either way, for there is no change."""
    begun = standing_after(all_lessons()["battle"], "jack")
    left = {}
    for action in begun.state.legal(begun.seat):
        view: Any = begun.after_decision([action]).state.see(begun.seat)
        left[engine.type_of(action)] = (len(view.seats[0].courage), len(view.seats[0].defenders))
    assert left == {"sacrifice": (0, 1), "done": (0, 0)}


def test_after_a_power_the_winning_attack_is_left_to_whoever_learns() -> None:
    used = solved_standing(standing_after(all_lessons()["battle"], "queen"))
    assert used.state.outcome is None
    following = used.following_standing()
    assert following is not None
    won = solved_standing(following)
    assert won.state.outcome is not None
    assert looks_like({"type": "attack"}, next(one for seat, one, _ in won.played if seat == won.seat))


def test_only_the_card_that_the_lesson_asks_for_defeats_one_of_two_whichever_is_hit() -> None:
    begun = standing_after(all_lessons()["battle"], "two")
    fallen = {}
    for source, card in (("pool", "7C"), ("hand", "9C")):
        state = begun.state.copy()
        actions = []
        for pattern in ({"type": "retaliate"}, {"type": "counter", "from": source, "card": card}):
            actions.append(next(one for one in state.legal(begun.seat) if looks_like(pattern, one)))
            state.play(begun.seat, actions[-1])
        after = begun.after_decision(actions)
        view: Any = after.state.see(begun.seat)
        fallen[card] = 2 - len(view.seats[1 - begun.seat].defenders)
        assert after.is_wrong is (card == "7C")
    assert fallen == {"7C": 0, "9C": 1}


def test_the_smallest_courage_saves_a_fortress_and_an_attack_in_its_place_loses_one() -> None:
    begun = standing_after(all_lessons()["realm"], "choice")
    attack = next(one for one in begun.state.legal(begun.seat) if looks_like({"type": "attack"}, one))
    left = []
    for after in (solved_standing(begun), begun.after_decision([attack])):
        view: Any = after.state.see(begun.seat)
        left.append(view.seats[begun.seat].fortresses)
    assert left == [2, 1]


def test_six_cards_begin_the_lesson_of_defenders_and_one_of_three_wins() -> None:
    begun = standing_after(all_lessons()["defenders"], "goal")
    view: Any = begun.state.see(begun.seat)
    assert [len(hand) for hand in view.hands] == [3, 3]
    for action in begun.state.legal(begun.seat):
        after = begun.after_decision([action])
        is_answered = "defend" in [engine.type_of(one[1]) for one in after.shown_events]
        assert (after.is_wrong, after.is_over) == (is_answered, not is_answered)


def test_whoever_attacks_before_strengthening_in_the_last_turn_of_flash_is_answered_at_once() -> None:
    begun = standing_after(all_lessons()["flash"], "turn")

    def decide(standing: LessonStanding, *patterns: dict[str, Any]) -> LessonStanding:
        state, actions = standing.state.copy(), []
        for pattern in patterns:
            actions.append(next(one for one in state.legal(standing.seat) if looks_like(pattern, one)))
            state.play(standing.seat, actions[-1])
        return standing.after_decision(actions)

    for wrong in ("attack", "done"):
        weak = decide(begun, {"type": "combat"}, {"type": wrong})
        assert weak.is_wrong
        assert weak.answer is not None
        assert weak.answer.said == ("weak" if wrong == "attack" else "early")
    strengthened = decide(begun, {"type": "play", "card": "feather_banner"})
    attacked = decide(strengthened, {"type": "combat"}, {"type": "attack"})
    assert not attacked.is_wrong
    assert not attacked.is_over
    assert decide(attacked, {"type": "end"}).is_over


def _battles(standing: LessonStanding) -> Iterator[LessonStanding]:
    """After each whole battle that the learner can fight next."""
    waiting: list[list[engine.Action]] = [[action] for action in standing.state.legal(standing.seat)]
    for begun in waiting:
        state = standing.state.copy()
        for action in begun:
            state.play(standing.seat, action)
        view: Any = state.see(standing.seat)
        if engine.type_of(begun[0]) == "attack" and view.own().ask is None:
            yield standing.after_decision(begun)
        elif engine.type_of(begun[0]) == "attack":
            waiting += [[*begun, action] for action in state.legal(standing.seat)]


def test_of_two_who_attack_together_neither_is_enough_alone() -> None:
    """And whatever battle is fought, the lesson says whether it wins."""
    fought = [*_battles(standing_after(all_lessons()["battle"], "overwhelm"))]
    assert {one.answer and one.answer.said for one in fought} == {"one", "king", "done"}
    for one in fought:
        assert one.answer
        assert (one.answer.said == "done") == (one.state.outcome is not None), one.way
