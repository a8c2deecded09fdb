"""Elemental Defenders: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

from random import Random
from typing import Any

import pytest

import engine
from engine.elemental_defenders import ElementalDefenders
from tests.games.elemental_defenders.solver import best_attacks, round_value
from tests.support.rules import Json, Setting, check_vector, played, vectors, walk

GAME = ElementalDefenders()
OPTIONS: list[Json] = [{}, {"mode": "advanced"}]
REVEALING: set[str] = set()
DULL: set[str] = set()
OPEN = True
SILENT = {
    "end": "how it ended stands below the story, with the scores",
}
PLAYTHROUGH = (2, "116", {"mode": "advanced"})
OWN_EXPECTATIONS = {"value", "best"}
PERFT = {
    "f00d": [1, 10, 24, 216, 480, 3840, 7821, 54747],
    'f00d {"mode": "advanced"}': [1, 11, 80, 762, 1850, 15370, 34897],
}
DECK = [element + stars for element in "EFAW" for stars in "54321"]
VIRTUE = {"5": 11, "4": 10, "3": 4, "2": 3, "1": 7}


def conceivable(position: Json) -> list[Json]:
    verbs = ("mediator", "attack", "challenge", "defend")
    cards = [{"type": verb, "card": card} for verb in verbs for card in [*DECK, "E6", "Earth"]]
    return [*cards, {"type": "pass"}, {"type": "knock"}, {"type": "attack"}]


def judge(position: Json, seat: int) -> list[Json]:
    """ED-11, the table of actions."""
    advanced = position["mode"] == "advanced"
    attacker = position["attacker"]
    hand = [card for card in DECK if card in position["hands"][seat]]
    match position["phase"]:
        case "mediator" if seat == attacker:
            return [*({"type": "mediator", "card": card} for card in hand), {"type": "pass"}]
        case "answer" if seat != attacker:
            first = position["mediators"][attacker]
            apart = [card for card in hand if card[0] != first[0] and card[1] != first[1]]
            return [*({"type": "mediator", "card": card} for card in apart), {"type": "pass"}]
        case "attack" if seat == attacker:
            actions = []
            for card in hand or position["piles"][seat][-1:]:  # ED-6.6
                actions.append({"type": "attack", "card": card})
                if advanced and card[1] == "5":
                    actions.append({"type": "challenge", "card": card})
            return actions
        case "defend" if seat != attacker:
            attack = position["attack"]
            fitting = answers(hand or position["piles"][seat][-1:], attack, position["challenge"])
            return [{"type": "defend", "card": card} for card in fitting]
    return []


def answers(hand: list[str], attack: str, challenge: bool) -> list[str]:
    """ED-4 and ED-7."""
    if challenge:
        mystics = [card for card in hand if card[1] == "5"]
        if mystics:
            return mystics
    same_element = [card for card in hand if card[0] == attack[0]]
    if same_element:
        return same_element
    return [card for card in hand if card[1] == attack[1]]


def redeal(position: Json, viewer: int | None, rng: Random) -> Json:
    """ED-9.1: there is nothing that anybody can't know."""
    return position


@pytest.mark.parametrize("vector", vectors("elemental_defenders"))
def test_vector(vector: Json) -> None:
    state = check_vector(GAME, vector)
    expect = vector["expect"]
    if "value" in expect:
        assert state is not None
        assert round_value(state.position()) == expect["value"]
    if "best" in expect:
        assert state is not None
        assert list(best_attacks(state.position())) == expect["best"]


def value_by_trying(state: engine.State[Any], seat: engine.Seat) -> int:
    """Points of ``seat`` minus those of the other at the end of this round, if both play perfectly."""
    actor = state.active[0]
    values = []
    for action in state.legal(actor):
        twin = state.copy()
        ended = [event for event in map(engine.to_json, twin.play(actor, action)) if event["type"] == "round_end"]
        if ended:
            points = ended[0]["points"]
            values.append(points if ended[0]["winner"] == seat else -points)
        else:
            values.append(value_by_trying(twin, seat))
    return max(values) if actor == seat else min(values)


@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}], ids=str)
def test_the_last_moves_are_worth_what_the_solver_says(options: Json) -> None:
    """The solver shares nothing with the engine: points, double points and the tenth move are checked by it."""
    found = set()
    for number in range(120):
        for state, seat, _ in walk(Setting(GAME, 2, options), str(number)):
            position = state.position()
            lengths = tuple(len(hand) for hand in position["hands"])
            if position["phase"] == "attack" and max(lengths) <= 3:
                found.add(lengths)
                assert value_by_trying(state, seat) == best_attacks(position)[0]
    assert found >= ({(2, 2), (1, 1)} if options == {} else {(2, 2), (1, 1), (1, 2), (0, 1), (1, 0)})


HANDS = [["E3", "A2", "W2"], ["E5", "E1", "F3"]]
START = GAME.new(2, "f00d", {"mode": "advanced"}).position()


@pytest.mark.parametrize(
    ("options", "position", "seat", "action", "rule", "sentence"),
    [
        ({}, {"hands": HANDS, "attacker": 0}, 0, "attack E5", "ED-3.1", "The Mystic of Earth is not in your hand."),
        ({}, {"hands": HANDS, "attacker": 0}, 0, "attack E6", "ED-1.5", "There is no such card"),
        ({}, {"hands": HANDS, "attacker": 0}, 0, "defend E3", "ED-3.1", "it is your turn to attack"),
        ({}, {"hands": HANDS, "attacker": 0}, 1, "attack E5", "ED-3.1", "other player's turn"),
        ({}, {"hands": HANDS, "attacker": 0}, 0, "challenge E3", "ED-2.4", "The basic game has no Challenges."),
        ({}, {"hands": HANDS, "attacker": 0}, 0, "pass", "ED-2.4", "nobody may pass"),
        (
            {},
            {"hands": [HANDS[0][1:], HANDS[1]], "attacker": 0, "attack": "E3"},
            1,
            "defend F3",
            "ED-4.1",
            "You hold Earth, so you must answer with Earth: Mystic of Earth or Neonate of Earth.",
        ),
        (
            {},
            {"hands": [["E2", "W2"], ["E5", "F3", "W3"]], "attacker": 0, "attack": "A3"},
            1,
            "defend E5",
            "ED-4.2",
            "You hold no Air but a Priestess, so you must answer with a Priestess: Priestess of Fire or",
        ),
        (
            {"mode": "advanced"},
            {"hands": [["E3", "E2"], ["F5", "A3", "W5"]], "attacker": 0, "attack": "A5", "challenge": True},
            1,
            "defend A3",
            "ED-7.2",
            "You are challenged and hold a Mystic, so you must answer with one: Mystic of Fire or Mystic of Water.",
        ),
        (
            {"mode": "advanced"},
            {"hands": [["E3", "E2"], ["F4", "A3", "A1"]], "attacker": 0, "attack": "A5", "challenge": True},
            1,
            "defend F4",
            "ED-7.3",
            "You hold Air, so you must answer with Air: Priestess of Air or Neonate of Air.",
        ),
        ({"mode": "advanced"}, {"hands": HANDS, "attacker": 0}, 0, "challenge E3", "ED-7.1", "and this is a Priestess"),
        ({"mode": "advanced"}, {"hands": HANDS, "attacker": 0}, 0, "mediator E3", "ED-6.1", "before the first attack"),
        ({"mode": "advanced"}, START, 1, "attack E4", "ED-6.1", "Put a Mediator aside first, or pass."),
    ],
)
def test_a_refusal_names_what_is_possible(
    options: Json, position: Json, seat: int, action: str, rule: str, sentence: str
) -> None:
    state = GAME.new(2, "", {**options, "position": position})
    verb, _, card = action.partition(" ")
    with pytest.raises(engine.IllegalAction) as refused:
        state.play(engine.Seat(seat), GAME.action({"type": verb} | ({"card": card} if card else {})))
    assert refused.value.rule == rule
    assert sentence in refused.value.message


NINE = {
    "hands": [[], []],
    "mediators": ["W1", "A2"],
    "piles": [
        ["F1", "F2", "F3", "F4", "F5", "E1", "E2", "E3", "E5"],
        ["W2", "W3", "W4", "W5", "A1", "A3", "A4", "A5", "E4"],
    ],
    "attacker": 0,
}
LATE = {"hands": [["F1", "A2"], ["E1", "A1"]], "attacker": 0}


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (LATE | {"hands": [["F1", "A2"], ["E1", "F1"]]}, "lies in two places"),
        (LATE | {"hands": [["F1", "A2", "A3"], ["E1", "A1"]]}, "equally long"),
        (LATE | {"piles": [["E5"], ["E4"]]}, "Each side has ten cards"),
        (LATE | {"challenge": True}, "nobody is challenged"),
        (LATE | {"phase": "defend"}, "An attack is there when it has to be answered"),
        (LATE | {"phase": "mediator"}, "before the opener's first attack"),
        (LATE | {"phase": "over"}, "does not follow"),
        (LATE | {"outcome": {"winners": [0], "scores": [0, 0], "reason": "score"}}, "does not follow"),
        (LATE | {"outcome": {"winners": [0], "scores": [5, 0], "reason": "resign"}}, "does not follow"),
        (LATE | {"move": 4}, "this is move 9"),
        (LATE | {"hands": [["F1"], ["E1", "A1"]], "attack": "A2", "challenge": True}, "Only a Mystic can challenge"),
        (LATE | {"hands": [["F1"], ["E1", "W3"]], "attack": "A2"}, "nobody has anything to do"),
        (LATE | {"hands": [[], []]}, "nobody has anything to do"),
        (LATE | {"hands": [[], []], "mediators": ["W1", "A2"]}, "nobody has anything to do"),
        (NINE, "nobody has anything to do"),
        (NINE | {"attack": "E5"}, "nobody has anything to do"),
        (NINE | {"attacker": 1, "attack": "E4"}, "nobody has anything to do"),
        (LATE | {"results": [{"round": 1, "opener": 0, "move": 10}]}, "Results are there of rounds that are over"),
        (
            LATE | {"round": 2, "results": [{"round": 1, "opener": 0, "move": 10, "winner": 0}]},
            "or it is a tie",
        ),
        (START | {"attacker": 0}, "before the opener's first attack"),
        (START | {"phase": "answer"}, "First the opener chooses a Mediator"),
        (LATE | {"hands": [["F1", "W1"], ["E1"]], "mediators": [None, "A2"]}, "A lone Mediator is the opener's"),
    ],
)
def test_a_position_that_no_game_reaches_is_refused(position: Json, sentence: str) -> None:
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, "", {"mode": "advanced", "position": position})


def test_a_position_is_not_played_on_in_another_mode() -> None:
    with pytest.raises(engine.BadOptions, match="played with advanced"):
        GAME.new(2, "", {"mode": "basic", "position": START})


def test_everything_is_open() -> None:  # ED-9.1
    for state, _, _ in walk(Setting(GAME, 2, {"mode": "advanced"}), "f00d"):
        views = [state.view(viewer) for viewer in (None, engine.Seat(0), engine.Seat(1))]
        assert [view.pop("viewer") for view in views] == [None, 0, 1]
        assert views[0] == views[1] == views[2]


LAST = {"round": 2, "hands": [["F1"], ["F5", "F3"]], "mediators": ["W1", None], "attacker": 0}
TIE = [(0, "attack", "F1"), (1, "defend", "F5"), (1, "attack", "F3"), (0, "defend", "F1")]


@pytest.mark.parametrize("stored", [10, 11])  # 11 is what once was stored
def test_the_tenth_move_stays_the_last_one_after_a_tie(stored: int) -> None:  # ED-11
    """It was answered by the ninth card (ED-6.6), and can't be counted in the piles."""
    state = GAME.new(2, "", {"mode": "advanced", "position": LAST})
    for seat, verb, card in TIE:
        state.play(engine.Seat(seat), GAME.action({"type": verb, "card": card}))
    again = GAME.new(2, "", {"position": state.position() | {"move": stored}})
    assert again.view(None) == state.view(None)
    assert again.position() == state.position()
    assert again.view(None)["move"] == 10


@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}], ids=str)
def test_no_move_has_a_number_above_ten(options: Json) -> None:  # ED-11
    moves = {ply.state.view(None)["move"] for seed in "abcdef" for ply in walk(Setting(GAME, 2, options), seed)}
    ends = {played(Setting(GAME, 2, options), str(seed)).view(None)["move"] for seed in range(60)}
    assert max(moves) <= 10
    assert max(ends) == 10


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_end_of_a_round_is_seen_as_long_as_it_is_news(seed: str) -> None:
    setting = Setting(GAME, 2, {"mode": "basic"})
    seen, ends = 0, set()
    state: Any
    for state, seat, action in walk(setting, seed):
        ended, before = state.see(None).as_it_ended(), state.copy()
        assert (ended is not None) == (state.see(None).result_before is not None)
        if ended is not None:
            ends.add((ended.hands, ended.piles))
        events = before.play(seat, action)
        if before.round > state.round:
            won, lost = seat, 1 - seat
            shown: Any = before.see(None).as_it_ended()
            held: Any = state.see(None)
            assert shown is not None
            seen += 1
            assert shown.hands[lost] == held.hands[lost] or engine.to_json(action)["type"] == "defend"
            assert set(shown.hands[won]) == set(held.hands[won]) - {engine.to_json(action)["card"]}
            assert (shown.turn, shown.attack, shown.result_before) == (None, None, None)
            assert shown.piles[won][-1] == engine.to_json(action)["card"]
            assert engine.to_json(events[-2])["move"] == shown.move
    assert (seen, len(ends)) == (1, 1)


def test_of_mediators_nobody_notes_which_cards_they_were() -> None:
    setting = Setting(GAME, 2, {"mode": "advanced"})
    assert all(state.see(None).as_it_ended() is None for state, _, _ in walk(setting, "a"))


def test_the_public_part_of_a_view_is_what_a_spectator_sees() -> None:
    state: Any
    for state, _, _ in walk(Setting(GAME, 2, {}), "public"):
        assert all(state.see(engine.Seat(seat)).public_view() == state.see(None) for seat in range(2))
