"""What a player must find: exact values, certain wins, and what hidden cards make likely."""

import json
from math import exp
from typing import Any

import pytest

import computer
import engine
from computer.clash_worth import playable_levels
from computer.elements import missed_knocks
from computer.experience import Experience
from computer.player import Question
from tests.support.rules import vectors
from tools.frozen import FROZEN
from tools.match import Played, pairings, play, read_recorded, summary, wilson_interval

SEAT = engine.Seat(0)
BIRDS = ["gust_finch*5", "squall_heron*5"]
DRAKES = ["kindle_drake*8"]


def best(game_id: str, position: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    state = engine.GAMES[game_id].new(2, "f00d", {"position": position})
    chosen = computer.choose(game_id, state.view(engine.Seat(seat)), engine.Seat(seat), "hard", "1", effort=0.2)
    data: dict[str, Any] = engine.to_json(chosen)
    return data


@pytest.mark.parametrize("vector", [one for one in vectors("elemental_defenders") if "best" in one.values[0]["expect"]])
def test_the_solver_agrees_with_the_rules_vectors(vector: dict[str, Any]) -> None:
    state = engine.GAMES["elemental_defenders"].new(2, "", vector["options"])
    for seat, action in vector.get("do", []):
        state.play(seat, engine.GAMES["elemental_defenders"].action(action))
    seat = state.active[0]
    chosen = computer.choose("elemental_defenders", state.view(seat), seat, "hard", "1")
    assert engine.to_json(chosen) in vector["expect"]["best"][1]


def test_elements_knocks_when_that_wins_for_certain() -> None:
    # Whatever six cards the rival holds, they are more than 1 or above the limit of 12.
    position = {"hands": [[1], [2, 3, 3, 4, 5, 5]], "turn": 0, "display": [6, 6], "discards": 3}
    assert best("elements", position) == {"type": "knock"}


def test_elements_counts_the_knocks_that_were_not_made() -> None:
    game = engine.GAMES["elements"]
    state: Any = game.new(2, "f00d", {"position": {"hands": [[1, 1, 2, 2, 3, 3], [4, 4, 5, 5, 6, 6]], "turn": 0}})
    for seat, card in ((0, 3), (1, 6), (0, 3), (1, 6)):
        state.play(engine.Seat(seat), game.action({"type": "play", "card": card}))
    assert (state.sums, state.limit) == ([6, 18], 18)
    assert missed_knocks(state, engine.Seat(1)) == 0
    state.play(SEAT, game.action({"type": "take"}))
    state.play(engine.Seat(1), game.action({"type": "play", "card": 5}))
    state.play(SEAT, game.action({"type": "play", "card": 2}))
    state.play(engine.Seat(1), game.action({"type": "play", "card": 5}))  # with 13 at a limit of 19
    assert missed_knocks(state, engine.Seat(1)) == 1


def test_elemental_defeats_a_king_within_reach() -> None:
    # The king stands on the fountain of fire at half energy, and only water is beside him.
    position = {
        "south": "1 water b4, 2 light e1, 3 earth f1, 4 ice e2",
        "north": "1 dark b2 half, 2 earth i5, 3 ice i4",
        "revealed": [[1, 2, 3, 4], [1, 2, 3]],
    }
    chosen = best("elemental", position)
    assert chosen["number"] == 1


def test_realm_attacks_a_bare_realm() -> None:
    game = engine.GAMES["realm_of_the_defenders"]
    seats = [
        {"hand": ["2S"], "power": ["10C"], "defenders": [{"id": 1, "card": "9S", "ready": True}], "fortresses": ["2D"]},
        {"hand": ["2D"], "fortresses": ["3D"]},
    ]
    position = {"player": 0, "turn": 5, "order": [0, 1], "step": "main", "seats": seats}
    state = game.new(2, "f00d", {"position": position})
    while state.outcome is None:
        seat = state.active[0]
        assert seat == SEAT, "the first turn wins"
        state.play(seat, computer.choose(game.id, state.view(seat), seat, "hard", "1", effort=0.1))
    assert state.outcome.winners == (SEAT,)


def clash(mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 is about to act in Elemental Clash, with these cards."""
    return {"turn": 6, "seats": [{"deck": ["jupiter*10", *BIRDS], **mine}, {"deck": ["mars*10", *DRAKES], **theirs}]}


@pytest.mark.parametrize(
    ("hand", "piles", "levels"),
    [
        (["gust_finch", "squall_heron"], [{"stones": ["jupiter"]}], 1),
        (["gust_finch", "squall_heron", "jupiter"], [{"stones": ["jupiter"]}], 2),
        (["gust_finch", "gust_finch", "jupiter"], [{"stones": ["jupiter"]}], 2),
        (["gust_finch", "squall_heron"], [{"stones": ["jupiter"] * 2, "card": "feather_banner"}], 0),
        (["gust_finch", "squall_heron"], [{"stones": ["jupiter"] * 2, "card": "gust_finch"}], 2),
        (["kindle_drake", "tin_sentinel"], [{"stones": ["jupiter"] * 2}], 2),
        (["kindle_drake"], [{"stones": ["prism_stone"]}], 1),
        (["jupiter", "jupiter"], [{"stones": ["jupiter"]}], 0),
    ],
)
def test_clash_knows_what_of_a_hand_can_be_played(hand: list[str], piles: list[dict[str, Any]], levels: int) -> None:
    state: Any = engine.GAMES["elemental_clash"].new(2, "", {"position": clash({"hand": hand, "piles": piles}, {})})
    assert playable_levels(state, SEAT) == levels


def test_clash_does_not_shut_its_only_pile_for_good() -> None:
    mine = {
        "hand": ["council_of_kites", "feather_banner"],
        "atk": {"1": "squall_heron"},
        "piles": [{"stones": ["jupiter", "jupiter"]}],
    }
    theirs = {"hand": ["coal_snatcher"], "atk": {"1": "kindle_drake"}, "piles": [{"stones": ["mars"]}]}
    assert best("elemental_clash", clash(mine, theirs)).get("card") != "feather_banner"


@pytest.mark.parametrize(("card", "ref"), [("flare_dart", "1A1"), ("war_heat", "0A1")])
def test_clash_means_harm_for_the_other_and_good_for_itself(card: str, ref: str) -> None:
    mine = {"hand": [card], "atk": {"1": "kindle_drake"}, "piles": [{"stones": ["mars"]}]}
    game = engine.GAMES["elemental_clash"]
    state = game.new(2, "f00d", {"position": clash(mine, {"atk": {"1": "scorchtail", "2": "sparkpaw"}})})
    state.play(SEAT, game.action({"type": "play", "card": card, "pile": 1}))
    assert engine.to_json(computer.likely(game.id, state.view(SEAT), SEAT, "1")) == {"type": "target", "ref": ref}


def test_experience_makes_what_went_well_likelier_for_its_seat_alone() -> None:
    game, other = engine.GAMES["elements"], engine.Seat(1)
    good, bad, new = (game.action({"type": "play", "card": card}) for card in (1, 2, 3))
    known = Experience(0.1)
    assert known.corrected_weights(SEAT, [good, bad], [1.0, 2.0]) == [1.0, 2.0]
    for _ in range(10):
        for action, value in ((good, 0.8), (bad, 0.2)):
            known.note(SEAT, action)
            known.note(SEAT, action)  # counts once in an iteration
            known.note(other, good)
            known.learn((value, 1 - value))
    weights = known.corrected_weights(SEAT, [good, bad, new], [1.0, 2.0, 3.0])
    assert weights == pytest.approx([exp(30 / 14), 2 * exp(-30 / 14), 3.0])
    assert known.corrected_weights(other, [good, bad], [1.0, 2.0]) == pytest.approx([1.0, 2.0])


def test_greed_stays_as_it_is() -> None:
    game = engine.GAMES["elemental_clash"]
    state = game.new(2, "f00d", {"decks": ["wildfire", "highwind"]})
    told: list[str] = []
    while len(told) < 22:
        seat = state.active[0]
        action = FROZEN["greedy"].choose(Question(game, state.view(seat), seat, "normal", str(len(told))))
        told.append(" ".join(str(part) for part in engine.to_json(action).values()))
        state.play(seat, action)
    assert told == [
        *("stone jupiter 1", "end", "stone mars 1", "end", "pass", "stone jupiter 1", "play updraft_dancer 1", "end"),
        *("pass", "stone mars 1", "play slag_drake 1", "end", "place 1S1 1A1", "done", "combat", "attack 1A1 0P"),
        *("pass", "end", "place 0S1 0A1", "done", "play coal_snatcher 1", "combat"),
    ]


def test_a_match_goes_on_where_it_stopped(tmp_path: Any) -> None:
    path = tmp_path / "match.jsonl"
    wanted = list(pairings("elements", "2", "random", 2, 2, {}))
    assert [(pairing.deal, pairing.seat) for pairing in wanted] == [("0", 0), ("0", 1)]
    found = play(wanted[0])
    assert play(wanted[0]).score == found.score
    assert len(found.seconds) > 3
    kept = Played(found.key, 0.25, 1, "kept", (0.5,))
    path.write_text(json.dumps({name: getattr(kept, name) for name in Played.__struct_fields__}) + "\n")
    assert read_recorded(path) == {found.key: kept}
    assert "25.0%" in summary("2", "random", "elements", [kept])


def test_intervals_are_wilsons() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)
    low, high = wilson_interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


@pytest.mark.parametrize(
    ("spade", "money", "kept"),
    [
        ("5S", ["2D", "3D", "10D"], 10),
        ("6S", ["2D", "3D", "10D"], 5),
        ("8S", ["2D", "4D", "5D", "7D"], 9),
        ("9S", ["2D", "5D", "8D", "4D"], 10),
    ],
)
def test_realm_pays_what_is_due_and_wastes_the_least(spade: str, money: list[str], kept: int) -> None:
    game = engine.GAMES["realm_of_the_defenders"]
    state: Any = game.new(2, "", {"position": {"seats": [{"hand": [spade, *money]}, {}]}})
    state.play(SEAT, game.action({"type": "deploy", "card": spade}))
    while state.ask is not None:
        state.play(SEAT, computer.likely(game.id, state.view(SEAT), SEAT, "1"))
    assert sum(int(card[:-1]) for card in state.realms[SEAT].hand) == kept
