"""Which positions Elemental takes (EL-11.8), and that whatever follows from them is a position again."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from tests.games.elemental.test_rules import BOTH_CHOOSE, GAME, play, start
from tests.support.rules import Json, plain


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"south": "1 fire e3"}, "king of South"),
        ({"south": "1 fire e3, 6 light e3"}, "one cell"),
        ({"south": "1 fire e3, 6 dark e1"}, "five elementals and light"),
        ({"south": "1 fire e3, 2 fire e4, 6 light e1"}, "each of them once"),
        ({"south": "1 fire e3, 1 ice e4, 6 light e1"}, "stands twice"),
        ({"south": "7 fire e3, 6 light e1"}, "from 1 to 6"),
        ({"south": "1 smoke e3, 6 light e1"}, "no elemental"),
        ({"south": "1 fire a9, 6 light e1"}, "no cell"),
        ({"south": "1 fire e3 tired, 6 light e1"}, "half and fresh"),
        ({"south": "1, 6 light e1"}, "told as"),
        ({"south": "1 fire air, 6 light e1"}, "in the air"),
        ({"south": "1 ? e3, 6 light e1"}, "under each number"),
        ({"south": "1 fire c4, 6 light e1"}, "well with a crystal"),
        ({"crystals": [4, 4]}, "8 crystals"),
        ({"wells": ["c4", "c4"]}, "8 crystals"),
        ({"phase": "setup"}, "start cells"),
        ({"phase": "knockback"}, "waits for landing places"),
        ({"phase": "over"}, "has an outcome"),
        ({"orders": [{"type": "move", "number": 1, "to": "e5"}, None]}, "not legal"),
        ({"notes": ["1", "1"]}, "rule out"),
        ({"more": 1}, "more"),
        ({"chance": 3}, "chance"),
        ({"quiet": 20}, "quiet"),
        ({"round": 9900}, "round"),
        ({"fatigue": [[1, 1, 2], [1, 1, 1]]}, "twice"),
        ({"south": "1 fire e3, 2 ice off half, 6 light e1"}, "removed"),
        ({"south": "1 fire e3, 2 ice off fresh, 6 light e1"}, "removed"),
        ({"last": [{"type": "claimed", "seat": 0, "number": 1, "cell": "j1"}]}, "last"),
        ({"last": [{"type": "claimed", "seat": 0, "number": 1, "cell": "a6"}]}, "last"),
        ({"last": [{"type": "claimed", "seat": 0, "number": 1, "cell": "a\ud800"}]}, "Unicode"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(changes: Json, sentence: str) -> None:  # EL-11.8
    position = {"south": "1 fire e3, 6 light e1", "north": "1 ice e5, 6 dark e9", "wells": ["c4"]}
    start(position)
    with pytest.raises(engine.BadOptions, match=sentence):
        start(position | changes)


# The set-up


START: Json = {
    "south": "1 ? e3 fresh, 2 ? f2 fresh, 3 ? f1 fresh, 4 ? e1 fresh, 5 ? d1 fresh, 6 ? d2 fresh",
    "north": "1 ? e7 fresh, 2 ? d7 fresh, 3 ? d8 fresh, 4 ? e9 fresh, 5 ? f8 fresh, 6 ? f7 fresh",
    "crystals": [1, 1],
    "phase": "setup",
}
SOUTH_IS_SET_UP = (
    "1 fire e3 fresh, 2 ice f2 fresh, 3 wind f1 fresh, 4 light e1 fresh, 5 earth d1 fresh, 6 water d2 fresh"
)
NORTH_IS_SET_UP = (
    "1 fire e7 fresh, 2 ice d7 fresh, 3 wind d8 fresh, 4 dark e9 fresh, 5 earth f8 fresh, 6 water f7 fresh"
)
GIVEN_UP = {"phase": "over", "outcome": {"winners": [0], "scores": None, "reason": "resign"}}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"chance": 1}, "chance"),
        ({"chance": 2, "north": NORTH_IS_SET_UP}, "chance"),
        ({"notes": ["1", "1"]}, "Nothing is known"),
        ({"south": START["south"].replace("2 ?", "2 fire")}, "one after the other"),
        ({"south": START["south"].replace("e3", "e4")}, "start cells"),
        ({"south": SOUTH_IS_SET_UP, "north": NORTH_IS_SET_UP}, "start cells"),
        ({**GIVEN_UP, "notes": ["1", "1"]}, "Nothing is known"),
        ({**GIVEN_UP, "south": START["south"].replace("e3", "e4")}, "start cells"),
        ({**GIVEN_UP, "outcome": {"winners": [0], "scores": None, "reason": "king"}}, "can't end"),
    ],
)
def test_a_set_up_that_no_game_comes_to_is_refused(changes: Json, sentence: str) -> None:
    start(START)
    start(START | GIVEN_UP)
    start(START | {"chance": 1, "north": NORTH_IS_SET_UP})
    with pytest.raises(engine.BadOptions, match=sentence):
        start(START | changes)


# A round that waits


def waiting() -> Json:
    """The position in which both choose."""
    state = start(BOTH_CHOOSE)
    play(state, "0 move 1 e4", "1 move 3 h6")
    return json.loads(json.dumps(state.position()))


def test_two_enemies_may_not_fall_back_on_one_cell() -> None:
    """Both would be holders there, and their fight would never end."""
    position = waiting()
    for flight in position["knockback"]["flights"]:
        flight.update(centre="a3", radii=[0])
    with pytest.raises(engine.BadOptions, match="one cell"):
        start(position)


# Whatever comes


def play_on(state: engine.State[Any], seed: int) -> None:
    """Play to the end; every position on the way can be stored."""
    rng = Random(seed)
    while True:
        assert plain(start(json.loads(plain(state.position()))).position()) == plain(state.position())
        if not state.active:
            break
        seat = rng.choice(state.active)
        state.play(seat, rng.choice(state.legal(seat)))
    assert state.outcome


def test_a_game_that_begins_as_late_as_it_can_goes_on_to_its_end() -> None:  # EL-9.7
    position = {"south": "1 fire a1, 6 light e1", "north": "1 ice a5, 2 fire b6, 6 dark e9", "crystals": [1, 0]}
    latest = 9999 - 20 * (5 * 4 + 2 + 1)
    with pytest.raises(engine.BadOptions, match="round"):
        start(position | {"round": latest + 1})
    for seed in range(5):
        play_on(start(position | {"round": latest}), seed)


fuzz = settings(derandomize=True, deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])
ODD = st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["", "e5", "over", "\ud800", "f" * 180, 10**30])


def parts(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in JSON data."""
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    found = [(value, key) for key in keys]
    return found + [part for _, key in list(found) for part in parts(value[key])]


def bases() -> list[Json]:
    """A set-up, rounds before and after fights, a round that waits, the same given up."""
    found = [
        START,
        waiting(),
        {"south": "1 fire e3, 6 light e1", "north": "1 ice e4, 3 wind c4, 6 dark e9", "quiet": 18},
    ]
    for seed in ("1", "2"):
        state = GAME.new(2, seed, {"setup": "random"})
        rng = Random(seed)
        for _ in range(rng.randrange(9, 30)):
            seat = rng.choice(state.active)
            state.play(seat, rng.choice(state.legal(seat)))
        found.append(state.position())
    found.append(waiting() | {"phase": "over", "outcome": {"winners": [1], "scores": None, "reason": "resign"}})
    return [GAME.new(2, "", {"position": base}).position() for base in found]


BASES = bases()


@fuzz
@given(data=st.data())
def test_whatever_follows_from_an_odd_position_is_a_position(data: st.DataObject) -> None:
    """Fields of real positions are changed; what is taken plays on to its end, and can be stored all the way."""
    position = json.loads(json.dumps(data.draw(st.sampled_from(BASES))))
    for _ in range(data.draw(st.integers(1, 2))):
        container, key = data.draw(st.sampled_from(parts(position)))
        value = container[key]
        if type(value) is int and data.draw(st.booleans()):
            container[key] = value + data.draw(st.sampled_from([-1, 1, 2, 19, 9000]))
        elif type(value) is str and data.draw(st.booleans()):
            words = value.split(" ")
            words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
                st.sampled_from(["half", "off", "e5", "?", "fire"])
            )
            container[key] = " ".join(words)
        else:
            container[key] = data.draw(ODD)
    try:
        state = start(position)
    except engine.BadOptions as refused:
        assert 0 < len(str(refused)) < 300
        return
    play_on(state, 0)


@fuzz
@given(data=st.data())
def test_an_odd_view_is_refused_or_imagined(data: st.DataObject) -> None:
    """Fields of real views are changed: BadOptions, or a state that looks exactly like that."""
    viewer = data.draw(st.sampled_from([None, engine.Seat(0), engine.Seat(1)]))
    view = start(json.loads(json.dumps(data.draw(st.sampled_from(BASES))))).view(viewer)
    container, key = data.draw(st.sampled_from(parts(view)))
    if type(container[key]) is int and data.draw(st.booleans()):
        container[key] += data.draw(st.sampled_from([-1, 1, 2]))
    else:
        container[key] = data.draw(ODD)
    try:
        state = GAME.imagine(view, viewer, "x")
    except engine.BadOptions as refused:
        assert 0 < len(str(refused)) < 300
        return
    assert plain(state.view(viewer)) == plain(view)
    assert plain(start(state.position()).position()) == plain(state.position())
