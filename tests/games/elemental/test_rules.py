"""Elemental: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import engine
from engine.elemental import Elemental, ElementalInPlay
from tests.games.elemental.judge import conceivable, judge, redeal
from tests.support.rules import Json, folder_of

__all__ = ["conceivable", "judge", "redeal"]
GAME = Elemental()
OPTIONS: list[Json] = [{}, {"setup": "random"}]
REVEALING = {"move", "dash", "teleport", "substitute", "summon", "land"}
DULL: set[str] = set()
SILENT = {
    "assigned": "the board shows its owner the numbers",
    "ready": "the table says who is being waited for",
    "ordered": "the order shows in its owner's hand",
    "orders": "what comes of each order is told",
    "end": "how it ended stands below the story, with the scores",
}
PLAYTHROUGH = (
    2,
    "f00d",
    {
        "position": {  # in the middle of a game, with all that can be paid for, fights and a king at hand
            "south": "1 wind a3, 2 ice c4 half, 5 light a2, 6 earth b1",
            "north": "1 water b2 half, 2 dark d4 fresh, 3 wind b3 half, 6 fire c3 fresh",
            "crystals": [3, 3],
            "wells": ["g4"],
        }
    },
)
PERFT: dict[str, list[int]] = {
    "f00d": [1, 14, 170, 1964],
    'f00d {"setup": "random"}': [1, 76, 2888],
    'x {"position": {"south": "1 fire e3, 6 light e1", "north": "1 ice e5, 2 wind e6, 6 dark i5"}}': [1, 22, 234, 5278],
}
VECTORS = [json.loads(line) for line in (folder_of("elemental") / "vectors.jsonl").read_text().splitlines()]

# The vectors


def read_action(text: str) -> tuple[engine.Seat, engine.Action]:
    """``0 move 1 e2 heal``: seat, type, number, cell or other number."""
    seat, kind, number, *rest = text.split()
    data: Json = {"type": kind, "number": int(number)}
    if "heal" in rest:
        data["heal"] = True
    if kind == "substitute":
        data["with"] = int(rest[0])
    elif kind in ("move", "dash", "land"):
        data["to"] = rest[0]
    return engine.Seat(int(seat)), GAME.action(data)


def side(state: engine.State[Any], seat: int) -> str:
    """The seat's pieces that are not removed, in the manner of the vectors."""
    pieces = state.view(engine.Seat(seat))["seats"][seat]["pieces"]
    return ", ".join(
        f"{piece['number']} {piece['element']} {piece['cell']}"
        + (" half" if piece["energy"] == 1 else "")
        + (" fresh" if piece["fresh"] else "")
        for piece in pieces
        if piece["cell"]
    )


def fights(events: list[Json]) -> list[str]:
    found = [event for event in events if event["type"] == "fight"]
    return [
        f"{fight['kind']} {fight['numbers'][0]}@{fight['cells'][0]} {fight['numbers'][1]}@{fight['cells'][1]}"
        for fight in found
    ]


def lines(events: list[Json]) -> list[str]:
    """What happens in a round, one line an event, in the manner of ``SlowRound``."""
    told = []
    for event in events:
        match event["type"]:
            case "fight":
                told += fights([event])
            case "fatigue":
                told.append("fatigue {} {}".format(*event["numbers"]))
            case "crystal_swapped":
                told.append(f"crystal_swapped {event['from']} {event['cell']}")
            case "ordered" | "orders" | "choose" | "ready" | "end":
                pass
            case kind:
                words = [event.get("by", kind), event.get("element", "") if kind == "assigned" else ""]
                words.append(f"{event['seat']}.{event['number']}")
                words += [event[field] or "-" for field in ("from", "cell") if field in event]
                told.append(" ".join(word for word in words if word))
    return told


def play(state: engine.State[Any], *texts: str) -> list[Json]:
    return [engine.to_json(event) for text in texts for event in state.play(*read_action(text))]


def start(position: Json) -> ElementalInPlay:
    return GAME.new(2, "", {"position": position})


@pytest.mark.parametrize("vector", [pytest.param(vector, id=vector["name"]) for vector in VECTORS])
def test_vector(vector: Json) -> None:
    state = start(vector["position"])
    events = play(state, *vector["play"])
    after = dict(vector["after"])
    assert side(state, 0) == after.pop("south")
    assert side(state, 1) == after.pop("north")
    view = state.view(None)
    assert [seat["crystals"] for seat in view["seats"]] == after.pop(
        "crystals", vector["position"].get("crystals", [0, 0])
    )
    assert [well for well, crystal in view["wells"].items() if crystal] == after.pop("wells", [])
    assert fights(events) == after.pop("fights", [])
    outcome = view["outcome"]
    assert (outcome and [outcome["winners"], outcome["reason"]]) == after.pop("outcome", None)
    assert view["fatigue"] == after.pop("fatigue", view["fatigue"])
    choices = [{"seat": seat, **choice} for seat in (0, 1) if (choice := state.view(engine.Seat(seat))["choice"])]
    assert choices == ([after.pop("choice")] if "choice" in after else [])
    for name, possible in after.pop("possible", {}).items():
        seat, number = map(int, name.split("."))
        assert view["seats"][seat]["pieces"][number - 1]["possible"] == possible
    for text in after.pop("legal", []):
        seat, action = read_action(text)
        assert action in state.legal(seat)
    for text in after.pop("illegal", []):
        with pytest.raises(engine.IllegalAction):
            state.play(*read_action(text))
    assert after == {}


# What neither vectors nor slow rounds look at


BOTH_CHOOSE = {
    "south": "1 fire e3, 2 ice h5, 3 wind h4, 6 light e1",
    "north": "1 ice e5, 2 wind e6, 3 earth i5, 6 dark e9",
}


def test_the_deal_of_a_seed() -> None:  # EL-11.4
    state = GAME.new(2, "f00d", {"setup": "random"})
    dealt = [[piece["element"] for piece in state.view(engine.Seat(s))["seats"][s]["pieces"]] for s in (0, 1)]
    assert dealt == [
        ["wind", "earth", "water", "light", "fire", "ice"],
        ["fire", "dark", "water", "earth", "wind", "ice"],
    ]


def test_the_setup_is_told_to_its_seat_alone() -> None:  # EL-2.5, EL-10.2
    state = GAME.new(2, "f00d", {})
    south = engine.Seat(0)
    events = state.play(south, GAME.action({"type": "assign", "number": 1, "element": "light"}))
    assert [engine.to_json(event) for event in events] == [
        {"type": "assigned", "seat": 0, "number": 1, "element": "light", "to": [0]}
    ]
    events = state.play(south, GAME.action({"type": "shuffle"}))
    told = [engine.to_json(event) for event in events]
    assert [event["number"] for event in told[:-1]] == [2, 3, 4, 5, 6]
    assert {tuple(event["to"]) for event in told[:-1]} == {(0,)}
    assert told[-1] == {"type": "ready", "seat": 0, "to": None}
    assert state.active == (1,)
    assert state.view(None)["seats"][0]["pieces"][0]["element"] is None


def test_the_sixth_number_gets_the_last_elemental() -> None:  # EL-2.5
    state = GAME.new(2, "f00d", {})
    for number, element in enumerate(["water", "wind", "ice", "fire", "earth"], 1):
        state.play(engine.Seat(1), GAME.action({"type": "assign", "number": number, "element": element}))
    assert state.view(engine.Seat(1))["seats"][1]["pieces"][5]["element"] == "dark"
    assert state.active == (0,)


def test_a_round_is_told_in_the_order_in_which_it_happens() -> None:  # EL-11.5
    state = start({"south": "1 fire a1, 6 light e1", "north": "1 ice a2, 2 wind f7, 6 dark e9", "crystals": [1, 0]})
    assert play(state, "0 move 1 a2", "1 move 6 f8") == [
        {"type": "ordered", "seat": 0, "to": None},
        {"type": "ordered", "seat": 1, "to": None},
        {
            "type": "orders",
            "round": 1,
            "orders": [{"type": "move", "number": 1, "to": "a2"}, {"type": "move", "number": 6, "to": "f8"}],
            "to": None,
        },
        moved(0, 1, "move", "a1", "a2"),
        moved(1, 6, "move", "e9", "f8"),
        {
            "type": "fight",
            "kind": "priority",
            "numbers": [1, 1],
            "cells": ["a2", "a2"],
            "elements": ["fire", "ice"],
            "acting": ["fire", "ice"],
            "damage": [0, 2],
            "pushed": [False, False],
            "to": None,
        },
        {"type": "defeated", "seat": 1, "number": 1, "element": "ice", "cell": "a2", "to": None},
        {"type": "crystal", "seat": 1, "number": 1, "cell": "c4", "to": None},
    ]


def moved(seat: int, number: int, by: str, start: str | None, cell: str) -> Json:
    found = {"type": "moved", "seat": seat, "number": number, "by": by, "stopped": False, "from": start, "cell": cell}
    return {**found, "to": None}


def test_a_substitution_hides_with_which_number() -> None:  # EL-5.5, EL-10.2
    position = {"south": "1 fire e2, 4 wind d1, 6 light e1", "north": "1 ice a5, 6 dark e9", "crystals": [1, 0]}
    told = play(start(position), "0 substitute 1 3", "1 move 6 f8")
    assert told[2]["orders"][0] == {"type": "substitute", "number": 1}
    assert told[4:7] == [
        {"type": "substituted", "seat": 0, "number": 1, "to": None},
        {"type": "assigned", "seat": 0, "number": 1, "element": "ice", "to": [0]},
        {"type": "assigned", "seat": 0, "number": 3, "element": "fire", "to": [0]},
    ]


def test_notes_know_more_than_their_lists() -> None:
    """EL-10.3: after two substitutions each number may be any of three elementals, but only three deals are left."""
    position = {
        "south": "1 fire e2, 4 wind d1, 5 water c1, 6 light e1",
        "north": "1 ice a5, 6 dark e9",
        "crystals": [2, 0],
        "revealed": [[1, 4, 5, 6], []],
    }
    state = start(position)
    play(state, "0 substitute 1 2", "1 move 6 f8")
    assert "notes" not in state.view(None)
    play(state, "0 substitute 1 3", "1 move 6 e9")
    view = state.view(None)
    assert [piece["possible"] for piece in view["seats"][0]["pieces"][:3]] == [["earth", "fire", "ice"]] * 3
    imagined = Counter(GAME.imagine(view, None, str(i)).position()["south"] for i in range(300))
    assert len(imagined) == 3
    assert min(imagined.values()) > 70


def test_both_teleporters_are_told_by_seat_and_a_swapped_piece_after_its_teleporter() -> None:  # EL-5.7, EL-11.5
    position = {"south": "1 fire c4, 6 light e1", "north": "1 ice g4, 6 dark e9"}
    told = play(start(position), "0 teleport 1", "1 teleport 1")
    assert told[3:] == [moved(0, 1, "teleport", "c4", "g4"), moved(1, 1, "teleport", "g4", "c4")]
    told = play(start(position), "0 move 6 f1", "1 teleport 1")
    assert told[4:] == [moved(1, 1, "teleport", "g4", "c4"), moved(0, 1, "swap", "c4", "g4")]


@pytest.mark.parametrize("by", ["isolation", "resign"])
def test_nobody_is_ready_when_the_game_is_over(by: str) -> None:  # EL-11.6
    state = start({"south": "1 fire a1, 6 light e1", "north": "1 ice a2, 6 dark e9"})
    play(state, "0 move 1 a2")
    assert [seat["ready"] for seat in state.view(None)["seats"]] == [True, False]
    if by == "resign":
        state.play(engine.Seat(1), engine.Resign())
    else:
        play(state, "1 move 6 f8")
    assert state.outcome == engine.Outcome((engine.Seat(0),), None, by)
    assert [seat["ready"] for seat in state.view(None)["seats"]] == [False, False]


def test_landing_places_stay_hidden_until_both_have_chosen() -> None:  # EL-7.7, EL-10.2
    state = start(BOTH_CHOOSE)
    told = play(state, "0 move 1 e4", "1 move 3 h6")
    assert told[-2:] == [{"type": "choose", "seat": seat, "to": None} for seat in (0, 1)]
    assert state.active == (0, 1)
    others = [start(BOTH_CHOOSE), start(BOTH_CHOOSE)]
    for other, cell in zip(others, ("i4", "g5"), strict=True):
        play(other, "0 move 1 e4", "1 move 3 h6")
        assert play(other, f"0 land 2 {cell}") == [{"type": "ready", "seat": 0, "to": None}]
    assert others[0].view(engine.Seat(1)) == others[1].view(engine.Seat(1))
    assert others[0].view(None) == others[1].view(None)
    assert others[0].view(engine.Seat(0)) != others[1].view(engine.Seat(0))
    assert others[0].view(None)["seats"][0]["pieces"][1] | {"possible": []} == {
        "number": 2,
        "cell": "h5",
        "energy": 1,
        "fresh": False,
        "flying": True,
        "element": "ice",
        "possible": [],
    }


@pytest.mark.parametrize("played", [["0 land 2 i4"], ["1 land 1 d5"], []])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_round_that_waits_can_be_imagined(played: list[str], viewer: engine.Seat | None) -> None:
    """Every hidden landing place comes up, and nothing else."""
    state = start(BOTH_CHOOSE)
    play(state, "0 move 1 e4", "1 move 3 h6", *played)
    view = state.view(viewer)
    placed = set()
    for i in range(30):
        imagined = GAME.imagine(view, viewer, str(i))
        assert imagined.view(viewer) == view
        assert imagined.active == state.active
        placed |= {tuple(place) for place in imagined.position()["knockback"]["placed"]}
        assert redeal(state.position(), viewer, Random(i))["knockback"]["flights"] == view["knockback"]["flights"]
    both = {"0 land 2 i4": {(0, 2, "i4"), (0, 2, "g5")}, "1 land 1 d5": {(1, 1, "d5"), (1, 1, "f5")}}
    for text, places in both.items():
        if text not in played:
            assert not placed & places
        elif viewer == int(text[0]):
            assert len(placed & places) == 1
        else:
            assert placed & places == places


def test_a_seat_with_two_choices_is_asked_twice_and_nobody_hears_of_it() -> None:
    position = {
        "south": "1 fire e3, 2 earth h6, 6 light a1",
        "north": "1 ice e5, 2 wind e6, 3 fire h5, 4 water h4, 6 dark e9",
    }
    state = start(position)
    play(state, "0 move 1 e4", "1 move 6 f8")
    number = state.view(engine.Seat(1))["choice"]["number"]
    first = state.legal(engine.Seat(1))[0]
    public = state.view(None)
    assert [engine.to_json(event) for event in state.play(engine.Seat(1), first)] == [
        {"type": "choose", "seat": 1, "to": [1]}
    ]
    assert state.view(None) == public
    assert state.view(engine.Seat(1))["choice"]["number"] > number


def test_giving_up_while_pieces_are_in_the_air() -> None:  # EL-9.6
    state = start(BOTH_CHOOSE)
    play(state, "0 move 1 e4", "1 move 3 h6", "0 land 2 i4")
    events = state.play(engine.Seat(1), engine.Resign())
    assert [engine.to_json(event)["type"] for event in events] == ["resign", "end"]
    assert state.view(None)["seats"][1]["pieces"][0]["flying"]
    again = start(json.loads(json.dumps(state.position())))
    for viewer in (None, engine.Seat(0), engine.Seat(1)):
        assert again.view(viewer) == state.view(viewer)
        assert GAME.imagine(state.view(viewer), viewer, "x").view(viewer) == state.view(viewer)


@pytest.mark.parametrize(
    ("order", "rule", "words"),
    [
        ("0 move 1 e5", "EL-4.1", "not next to e3"),
        ("0 move 1 d3", "EL-4.1", "your own"),
        ("0 move 1 z9", "EL-1.3", "no such cell"),
        ("0 move 5 e4", "EL-4.5", "removed"),
        ("0 dash 1 e6", "EL-4.2", "not two"),
        ("0 dash 2 d5", "EL-4.2", "has had its free one"),
        ("0 teleport 1", "EL-4.3", "well"),
        ("0 summon 5", "EL-4.5", "you have no crystals"),
        ("0 summon 1", "EL-4.5", "on the board"),
        ("0 move 3 e2 heal", "EL-4.6", "costs 1"),
        ("0 move 1 e2 heal", "EL-4.6", "full energy"),
        ("0 move 3 f2 heal", "EL-4.6", "circle, e2"),
        ("0 substitute 3 5", "EL-4.4", "circle, e2"),
        ("0 land 1 e4", "EL-7.7", "in the air"),
    ],
)
def test_a_refusal_says_why(order: str, rule: str, words: str) -> None:
    position = {"south": "1 fire e3 fresh, 2 ice d3, 3 wind f1 half, 6 light e1", "north": "1 ice e5, 6 dark e9"}
    with pytest.raises(engine.IllegalAction) as refused:
        start(position).play(*read_action(order))
    assert refused.value.rule == rule
    assert words in refused.value.message
