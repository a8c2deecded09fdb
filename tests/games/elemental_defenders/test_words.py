"""The story of Elemental Defenders: nobody misses how a round ended, however much has followed."""

from typing import Any

import engine
from tests.games.elemental_defenders.samples import FIRST, GAME, SECOND, attack, defend
from words import words_of
from words.catalogue import Own

NAMES = ("Ada", "Bo")
POSITION = {"hands": [["F2", "F3", "A1"], ["F1", "W5", "W4"]], "attacker": 0}
WON = [(0, attack("F2")), (1, defend("F1")), (0, attack("F3"))]
END = "Round 1 goes to Ada: 9 moves × Virtue 4 = 36. Nothing fitted 🔥 3★."
BEGUN = "Round 2: the hands are exchanged, with them 💧 1★, so Ada opens."


def after(moves: Any) -> tuple[Any, list[Any]]:
    """A game after these moves, and the events of each."""
    state: Any = GAME.new(seats=2, seed="words", options={"mode": "basic", "position": POSITION})
    return state, [state.play(engine.Seat(seat), GAME.action(action)) for seat, action in moves]


def ended(state: Any, viewer: engine.Seat | None) -> str | None:
    names = [Own(name) if seat == viewer else name for seat, name in enumerate(NAMES)]
    return words_of(GAME.id).just_ended(state.see(viewer), names)


def test_how_a_round_ended_is_told_above_the_heading_of_the_next_to_each_in_their_own_words() -> None:
    state, _ = after(WON)
    assert ended(state, None) == END
    assert ended(state, FIRST) == "Round 1 goes to you: 9 moves × Virtue 4 = 36. Nothing fitted your 🔥 3★."
    assert ended(state, SECOND) == "Round 1 goes to Ada: 9 moves × Virtue 4 = 36. Nothing in your hand fitted 🔥 3★."


def test_it_is_told_to_everybody_until_two_moves_have_followed() -> None:
    state, _ = after(WON)
    while state.move <= 2:
        assert ended(state, None) == END
        state.play(state.turn, state.legal(state.turn)[0])
    while state.move <= 3:
        state.play(state.turn, state.legal(state.turn)[0])
    assert ended(state, None) is None


def test_below_it_nothing_older_stands() -> None:
    state, happened = after(WON)
    events = [event for each in happened for event in each]
    for viewer in (FIRST, SECOND, None):
        assert words_of(GAME.id).story(events, state.see(viewer), NAMES, len(events)) == [BEGUN]
