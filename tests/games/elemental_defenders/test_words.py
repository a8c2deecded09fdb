"""The story of Elemental Defenders: nobody misses how a round ended, however much has followed."""

from typing import Any

import engine
from tests.games.elemental_defenders.samples import FIRST, GAME, SECOND, attack, defend
from words import words_of

NAMES = ("Ada", "Bo")
POSITION = {"hands": [["F2", "F3", "A1"], ["F1", "W5", "W4"]], "attacker": 0}
WON = [(0, attack("F2")), (1, defend("F1")), (0, attack("F3"))]
END = "Ada attacks with 🔥 3★. Nothing answers it. Round 1 goes to Ada: 9 moves × Virtue 4 = 36."


def told(moves: Any, viewer: engine.Seat | None, own: int = 0) -> list[str]:
    """What is told after these moves to a viewer whose last own one has this place among them."""
    state = GAME.new(seats=2, seed="words", options={"mode": "basic", "position": POSITION})
    happened = [state.play(engine.Seat(seat), GAME.action(action)) for seat, action in moves]
    while state.round == 2 and state.move <= 2:
        seat = state.turn
        happened.append(state.play(seat, state.legal(seat)[0]))
    unseen = 0 if viewer is None else sum(map(len, happened[own:]))
    return words_of(GAME.id).story([event for each in happened for event in each], state.see(viewer), NAMES, unseen)


def test_the_story_begins_with_what_oneself_has_done_last_and_tells_how_the_round_ended() -> None:
    first, end, *_ = told(WON, SECOND, own=1)
    assert first == "Bo answers with 🔥 1★, the weaker card, and Ada attacks again."
    assert end == END


def test_the_end_of_a_round_is_told_to_everybody_until_two_moves_have_followed() -> None:
    assert told(WON, None)[0] == END


def test_below_the_heading_of_a_new_round_nothing_older_stands_than_what_one_has_done_last() -> None:
    state = GAME.new(seats=2, seed="words", options={"mode": "basic", "position": POSITION})
    happened = [state.play(engine.Seat(seat), GAME.action(action)) for seat, action in WON]
    events = [event for each in happened for event in each]
    lines = words_of(GAME.id).story(events, state.see(FIRST), NAMES, len(happened[-1]))
    assert lines == [END, "Round 2: the hands are exchanged, with them 💧 1★, so Ada opens."]
