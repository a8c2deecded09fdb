"""A turn of the other's in which little happens is told all the same, to whoever has the next one."""

from typing import Any, cast

import pytest

import engine
from engine.elemental_clash.view import ClashView
from tests.games.elemental_clash.test_rules import GAME
from tests.games.elemental_clash.test_told import END, begun, play, story
from tests.games.elemental_clash.test_words import WORDS

QUIET = {
    "nothing": ({}, None, "Bo does nothing this turn."),
    "places": (
        {"piles": [{"stones": ["jupiter"], "card": "thermal_kite"}]},
        {"type": "place", "from": "1S1", "to": "1D1"},
        "Bo places Thermal Kite (D1), and does nothing more.",
    ),
    "moves": (
        {"atk": {"1": "kindle_drake"}},
        {"type": "move", "from": "1A1", "to": "1D1"},
        "Bo's Kindle Drake goes to D1.",
    ),
    "stone": ({"hand": ["mars"]}, {"type": "stone", "card": "mars", "pile": 1}, "Bo plays Mars-Stone on pile 1."),
}


@pytest.mark.parametrize(("theirs", "action", "told"), QUIET.values(), ids=QUIET)
def test_a_turn_of_the_other_in_which_little_happens_is_told_in_a_line(theirs: Any, action: Any, told: str) -> None:
    state = begun({"hand": ["venus"]}, theirs)
    events = play(state, (0, END))
    if action is not None:
        events += play(state, (1, action))
    while state.view(None)["player"] == 1:
        (seat,) = state.active
        kinds = {engine.to_json(one)["type"]: one for one in state.legal(seat)}
        events += state.play(seat, next(kinds[kind] for kind in ("done", "pass", "end") if kind in kinds))
    assert story(state, events, 0) == [told, "**Your turn 5** begins: you draw Venus-Stone."]


def test_the_first_turn_of_the_other_is_told_in_a_line_as_well() -> None:
    state = GAME.new(2, "first", {"first": 1, "decks": ["deeproot", "highwind"]})
    events: list[engine.Event] = []
    while state.view(None)["player"] == 1:
        (seat,) = state.active
        kinds = {engine.to_json(one)["type"]: one for one in state.legal(seat)}
        events += state.play(seat, next(kinds[kind] for kind in ("done", "pass", "end") if kind in kinds))
    assert story(state, events, 0)[0] == "Bo does nothing this turn."


def test_a_story_leaves_the_field_its_room_while_creatures_are_placed() -> None:
    waits = {"piles": [{"stones": ["venus"], "card": "loamling"}]}
    placing, main = (
        cast(ClashView, begun(waits, phase=phase, turn=5).see(engine.Seat(0))) for phase in ("standby", "main1")
    )
    assert WORDS.most_story_rows(placing) < WORDS.most_story_rows(main)
