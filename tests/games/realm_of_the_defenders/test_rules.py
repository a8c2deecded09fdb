"""Realm of the Defenders: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from random import Random
from typing import Any

import pytest

import engine
from engine.realm_of_the_defenders import STANDARD_DECK, RealmInPlay, RealmOfTheDefenders, deck_objections, deck_points
from tests.games.realm_of_the_defenders.judge import CARDS, judge, redeal
from tests.games.realm_of_the_defenders.judge import conceivable as conceivable  # for the generic tests
from tests.games.realm_of_the_defenders.judge import still_in as still_in
from tests.support.rules import Json, Setting, plain, vectors, viewers, walk

GAME = RealmOfTheDefenders()
SMALL_DECK = [f"{rank}{suit}" for suit in "SSSCCCDDHH" for rank in ("2", "7", "10")] + ["JS", "QS", "KS", "AS", "X1"]
FACES = [
    *[*["AS", "QS", "X1"] * 4, *["JS"] * 3, *["KS"] * 2, "2S", "3S"],
    *["2C", "3C", "7C", "9C", "2D", "4D", "9D", "3H", "7H", "8H", "9H", "10H", "10H"],
]
CLUBS = [*[f"{rank}C" for rank in range(2, 8) for _ in range(4)], "2S"]
OPTIONS: list[Json] = [{}, {"fortresses": 4, "short": True, "lost_last": 1}, {"bids": False}]
REVEALING = {
    *("redraw", "keep", "deploy", "inspire", "queen", "attack", "dismantle", "done", "pay", "recall", "strike"),
    *("attacker", "power", "against", "sacrifice", "retaliate", "offer", "counter", "block", "hit", "ace", "pass"),
    "place",
}
FORGOTTEN = {"redraw", "deploy", "inspire", "dismantle", "assign", "battle", "sacrifice", "retaliate", "loss"}
DULL = {"done"}
SILENT = {
    "done": "the table says whose turn it is",
    "over": "how it ended stands below the story, with the scores",
}
PLAYTHROUGH: tuple[int, str, Json] = (3, "realm-31", {})


def perft_key(**position: Any) -> str:
    return f"realm {json.dumps({'position': position})}"


ATTACKER = {"defenders": ["9S", "QS"], "power": ["6C", "KC"], "courage": ["8H", "9H"]}
ATTACKED = {"defenders": ["5S", "10S", "KS"], "power": ["9C"], "courage": ["KH", "3H"], "hand": ["4S", "JS", "8C"]}
INSPIRER = {"hand": ["X1", "X1", "8D", "5D", "QS", "4S"], "courage": ["KH"], "defeated": ["7S", "2S"]}
THREAT = {"courage": ["2H", "8H", "9H"], "power": ["2C", "7C"], "hand": ["AS"], "defenders": ["AS", "AS"]}
PERFT = {
    "f00d": [1, 22, 442, 8228],
    perft_key(seats=[{**ATTACKER, "hand": ["3S", "2D", "AD", "X1"]}, ATTACKED]): [1, 6, 16, 48, 126, 303, 782, 2112],
    perft_key(seats=[INSPIRER, THREAT]): [1, 7, 24, 90, 270, 731, 1723, 3734],
}


# The vectors


@pytest.mark.parametrize("vector", vectors("realm_of_the_defenders"))
def test_vector(vector: Json) -> None:
    expect = dict(vector["expect"])
    if expect.pop("bad", False):
        with pytest.raises(engine.BadOptions):
            GAME.new(vector["seats"], vector["seed"], vector["options"])
        return
    state = GAME.new(vector["seats"], vector["seed"], vector["options"])
    events: list[engine.Event] = []
    for seat, action in vector["play"]:
        events = state.play(seat, GAME.action(action))
    for key, expected in expect.items():
        check(state, events, key, expected)


def check(state: engine.State[Any], events: list[engine.Event], key: str, expected: Any) -> None:
    public = state.view(None)
    match key:
        case "active" | "step" | "player" | "turn" | "last_turn" | "order" | "due" | "outcome":
            assert public[key] == expected
        case "seats":
            for seat, parts in expected.items():
                shown = {**public["seats"][int(seat)]}
                shown["defenders"] = [list(one.values()) for one in shown["defenders"]]
                assert {part: shown[part] for part in parts} == parts
        case "private":
            for seat, parts in expected.items():
                private = state.view(engine.Seat(int(seat)))["private"]
                assert {part: private[part] for part in parts} == parts
        case "legal":
            for seat, actions in expected.items():
                assert listed(state, int(seat)) == actions
        case "refuses":
            before = plain(state.position())
            for seat, action in expected:
                with pytest.raises(engine.IllegalAction):
                    state.play(seat, GAME.action(action))
            assert plain(state.position()) == before
        case "events":
            assert types(events) == expected
        case _:
            pytest.fail(f"nobody checks {key}")


# Examples


def listed(state: engine.State[Any], seat: int) -> list[Json]:
    return [engine.to_json(action) for action in state.legal(engine.Seat(seat))]


def types(events: list[engine.Event]) -> list[str]:
    return [engine.to_json(event)["type"] for event in events]


def table(*seats: Json, seed: str = "realm", short: bool = False, **fields: Any) -> RealmInPlay:
    """A position, the first seat on turn."""
    return GAME.new(len(seats), seed, {"position": {"seats": list(seats), **fields}, "short": short})


def play(state: engine.State[Any], actor: int, kind: str, /, **fields: Any) -> list[Json]:
    """An action; its fields with a trailing underscore where they are Python's words."""
    data = {"type": kind, **{name.rstrip("_"): field for name, field in fields.items()}}
    return [engine.to_json(event) for event in state.play(engine.Seat(actor), GAME.action(data))]


def realm(state: engine.State[Any], seat: int) -> Json:
    shown: Json = state.view(None)["seats"][seat]
    return shown


def test_the_standard_deck_costs_all_the_points() -> None:  # RD-1.11
    assert len(STANDARD_DECK) == 54
    assert deck_points(STANDARD_DECK) == 500
    assert deck_objections(STANDARD_DECK, 4) == []


@pytest.mark.parametrize(
    ("deck", "fortresses", "problems"),
    [
        (["10S"] * 5 + ["2C"] * 4 + ["3C"] * 4 + ["4C"] * 4 + ["5C"] * 4, 2, ["It holds 5 copies of 10♠, and"]),
        ([*list(STANDARD_DECK), "KC"], 2, ["It costs 515 of 500 points."]),
        (list(STANDARD_DECK)[:19], 2, ["It has 19 of at least 20 cards."]),
        (list(STANDARD_DECK)[:20], 4, ["It has 20 of at least 22 cards."]),
        (list(STANDARD_DECK)[13:39], 2, ["It holds no Spade and no Elder"]),
        (["X1"] * 14, 2, ["It holds 14 copies of Elder", "It has 14 of"]),
        (["AD"] * 4 + ["X1"] * 16 + ["2S"] * 2, 2, ["It holds 16 copies of Elder"]),
        ([], 2, ["It has 0 of", "no Spade"]),
    ],
)
def test_a_deck_is_refused_with_reasons(deck: list[Any], fortresses: int, problems: list[str]) -> None:
    """RD-1.8 to RD-1.10."""
    found = [objection.message for objection in deck_objections(deck, fortresses)]
    assert len(found) == len(problems)
    assert all(part in sentence for part, sentence in zip(problems, found, strict=True))
    with pytest.raises(engine.BadOptions, match=problems[0]):
        GAME.new(2, "", {"decks": [deck, None], "fortresses": fortresses})


def test_a_hopeless_deck_is_refused_in_few_words() -> None:
    with pytest.raises(engine.BadOptions) as refused:
        GAME.new(2, "", {"decks": [CARDS * 10, None]})
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "options",
    [
        {"decks": [None]},
        {"decks": [None, None, None]},
        {"decks": ["own", None]},
        {"decks": [["1S"], None]},
        {"fortresses": 3},
        {"lost_last": 2},
        {"short": "yes"},
        {"position": {"seats": [{}]}},
        {"position": {"seats": [{}, {}]}, "decks": [None, None]},
        {"position": {"seats": [{}, {}], "options": {"short": True}}, "short": False},
    ],
)
def test_other_bad_options(options: Json) -> None:  # RD-11.1
    with pytest.raises(engine.BadOptions):
        GAME.new(2, "realm", options)


def test_a_list_of_the_standard_cards_is_the_standard_deck() -> None:
    deck = list(STANDARD_DECK)
    Random(1).shuffle(deck)
    state = GAME.new(2, "realm", {"decks": [deck, SMALL_DECK]})
    assert state.view(None)["options"]["decks"] == ["standard", sorted(SMALL_DECK, key=CARDS.index)]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"seats": [{}, {"fortresses": []}]}, "without Fortresses"),
        ({"seats": [{}, {"out": True}]}, "two realms"),
        ({"seats": [{"power": ["2H"]}, {}]}, "Clubs and Elders"),
        ({"seats": [{"courage": ["2C"]}, {}]}, "Hearts and Elders"),
        ({"seats": [{"defenders": ["2C"]}, {}]}, "Spades and Elders"),
        ({"seats": [{"defenders": [{"card": "2S", "under": ["2D"]}]}, {}]}, "Money under him"),
        ({"seats": [{"defenders": [{"card": "X1", "under": ["9D", "8D"]}]}, {}]}, "Money under him"),
        ({"seats": [{"defenders": [{"card": "X1", "under": ["9H"]}]}, {}]}, "Only Money"),
        (
            {"seats": [{"defenders": [{"card": "2S", "id": 1}]}, {"defenders": [{"card": "2S", "id": 1}]}]},
            "same number",
        ),
        ({"seats": [{}, {}], "order": [0, 0]}, "at most once"),
        ({"seats": [{}, {}], "order": [1]}, "place in the order"),
        ({"seats": [{}, {}], "player": 2}, "only 2 seats"),
        ({"seats": [{}, {}], "turn": 81}, "from 1 to 80"),
        ({"seats": [{}, {}], "step": "respond"}, "target answers"),
        ({"seats": [{}, {}], "step": "hit"}, "there is a battle"),
        ({"seats": [{}, {}], "ask": {"ask": "attacker"}}, "Nobody comes"),
        ({"seats": [{}, {}], "ask": {"ask": "who"}}, "These options"),
        (
            {
                "seats": [{"hand": ["9S", "9D"]}, {}],
                "ask": {"ask": "pay", "for": "deploy", "card": "9S", "due": 8, "paid": []},
            },
            "Nobody comes",
        ),
        ({"seats": [{}, {}], "outcome": {"winners": [0], "scores": [2, 2], "reason": "turn_limit"}}, "is over"),
    ],
)
def test_a_position_that_no_game_reaches_is_refused(fields: Json, sentence: str) -> None:  # RD-11.7
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, "", {"position": fields})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", [FACES, CLUBS], ids=["faces", "clubs"])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_what_is_rare_with_ordinary_decks(seats: int, deck: list[str], seed: str) -> None:
    """Powers, and first hands of one suit: what is legal, what is hidden and what is imagined."""
    setting = Setting(GAME, seats, {"decks": [deck, *[None, deck, deck][: seats - 1]]})
    steps = set()
    for number, (state, _, _) in enumerate(walk(setting, seed, 300)):
        position = json.loads(plain(state.position()))
        steps.add(position["step"])
        for seat in range(seats):
            assert listed(state, seat) == judge(position, seat)
        if number % 3 and position["step"] != "redraw":
            continue
        for viewer in viewers(seats):
            view = plain(state.view(viewer))
            other = setting.resume(redeal(json.loads(plain(position)), viewer, Random(number)), seed)
            assert plain(other.view(viewer)) == view
            imagined = GAME.imagine(state.view(viewer), viewer, f"{seed}{number}")
            assert plain(imagined.view(viewer)) == view
            assert plain(setting.resume(imagined.position(), seed).position()) == plain(imagined.position())
    assert {"bid", "main", "resource"} <= steps
    assert deck is not CLUBS or "redraw" in steps


def test_refusals_cite_the_rule() -> None:
    state = table(
        {
            "hand": ["9S", "2D", "5C"],
            "defenders": [{"card": "KS", "ready": False}],
            "power": ["5C"],
            "defeated": ["2H"],
        },
        {"defenders": ["5S"]},
    )
    expected = [
        ({"type": "deploy", "card": "9S"}, "RD-4.2"),
        ({"type": "deploy", "card": "8S"}, "RD-4.2"),
        ({"type": "deploy", "card": "2D"}, "RD-1.4"),
        ({"type": "attack", "seat": 0}, "RD-5.1"),
        ({"type": "attack", "seat": 1}, "RD-3.3"),
        ({"type": "attack", "seat": 3}, "RD-9.2"),
        ({"type": "queen", "from": "hand"}, "RD-8.3"),
        ({"type": "inspire", "from": "play", "defender": 1}, "RD-8.5"),
        ({"type": "place", "card": "5C", "pool": "power"}, "RD-4.8"),
        ({"type": "pass"}, "RD-3.2"),
    ]
    for data, rule in expected:
        with pytest.raises(engine.IllegalAction) as refused:
            state.play(engine.Seat(0), GAME.action(data))
        assert refused.value.rule == rule
