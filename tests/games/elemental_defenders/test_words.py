"""The story of Elemental Defenders: nobody misses how a round ended, however much has followed."""

from typing import Any

import pytest
from msgspec import structs

import engine
from sessions.log.lines import ACTION, FORCED, Line
from tests.games.elemental_defenders.samples import FIRST, GAME, SECOND, attack, challenge, defend, view
from ui.tables.table_texts import round_end_causes, story
from words import ENGLISH, voice_of, words_of_game
from words.catalogue import OwnName
from words.elemental_defenders import DefendersWords
from words.game import NewsLine

NAMES = ("Ada", "Bo")
POSITION = {"hands": [["F2", "F3", "A1"], ["F1", "W5", "W4"]], "attacker": 0}
WON = [(0, attack("F2")), (1, defend("F1")), (0, attack("F3"))]
LACKED = "neither 🔥\u00a0Fire nor 3★ to answer"
END = f"Round 1 goes to Ada: Virtue 4 × move 9 = 36. Bo had {LACKED} 🔥 3★. Now the hands are exchanged."
BEGUN = "Round 2: Ada now has 💧 1★, and opens."


def after(moves: Any) -> tuple[Any, list[Any]]:
    """A game after these moves, and the events of each."""
    state: Any = GAME.new(seats=2, seed="words", options={"mode": "basic", "position": POSITION})
    return state, [state.play(engine.Seat(seat), GAME.action(action)) for seat, action in moves]


def ended(state: Any, viewer: engine.Seat | None) -> str | None:
    names = [OwnName(name) if seat == viewer else name for seat, name in enumerate(NAMES)]
    return words_of_game(GAME.id).round_end_line(state.see(viewer), names)


def test_how_a_round_ended_is_told_above_the_heading_of_the_next_to_each_in_their_own_words() -> None:
    state, _ = after(WON)
    assert ended(state, None) == END
    first, second = ended(state, FIRST), ended(state, SECOND)
    follows = "All cards come back: now you play the ten with which"
    assert first == f"Round 1 goes to you: Virtue 4 × move 9 = 36. Bo had {LACKED} your 🔥 3★. {follows} Bo began."
    told = f"Round 1 goes to Ada: Virtue 4 × move 9 = 36. You had {LACKED} 🔥 3★."
    assert second == f"{told} {follows} Ada began."


def test_of_many_moves_that_followed_by_themselves_all_but_the_last_take_a_line_each() -> None:
    """With the stronger card in bold, and a lock where nothing else answered."""
    hands = [["E5", "F3", "A2", "W1"], ["E4", "F2", "A3", "W2"]]
    state: Any = GAME.new(seats=2, seed="words", options={"position": {"hands": hands, "attacker": 0}})
    moves = [(0, attack("E5")), (1, defend("E4")), (0, attack("F3")), (1, defend("F2"))]
    moves += [(0, attack("A2")), (1, defend("A3")), (1, attack("W2"))]
    events = [event for seat, action in moves for event in state.play(engine.Seat(seat), GAME.action(action))]
    told = words_of_game(GAME.id).story(events, state.see(FIRST), [OwnName("Ada"), "Bo"], len(events))
    assert told == [
        "You **⛰️ 5★**, Bo ⛰️ 4★ 🔒.",
        "You **🔥 3★**, Bo 🔥 2★ 🔒.",
        "You attack with 💨 2★.",
        "Bo answers with 💨 3★, the stronger card, and attacks next.",
        "Bo attacks with 💧 2★.",
    ]
    few = words_of_game(GAME.id).story(events[-3:], state.see(FIRST), [OwnName("Ada"), "Bo"], 3)
    assert few == told[-3:]


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
        assert words_of_game(GAME.id).story(events, state.see(viewer), NAMES, len(events)) == [BEGUN]


def told_before(moves: Any, viewer: engine.Seat | None) -> list[str]:
    """What is told of the moves before the end of the round; whoever is named last has played by themselves."""
    state, happened = after(moves)
    lines = [
        (Line(ACTION, seat, GAME.action(action)), each) for (seat, action), each in zip(moves, happened, strict=True)
    ]
    (last, each) = lines[-1]
    lines[-1] = Line(FORCED, last.seat, last.action), each
    names = [OwnName(name) if seat == viewer else name for seat, name in enumerate(NAMES)]
    return round_end_causes(voice_of(ENGLISH), words_of_game(GAME.id), lines, state.see(viewer), names, lambda _: True)


def test_the_last_moves_of_a_round_are_told_with_it_to_whoever_has_not_seen_them() -> None:
    alone = "Ada attacks with 🔥 3★. (**Played automatically**: the last card.)"
    assert told_before(WON, FIRST) == [
        "You attack with 🔥 2★.",
        "Bo answers with 🔥 1★, the weaker card, and you attack again.",
        "You attack with 🔥 3★. (**Played for you**: the last card.)",
    ]
    answered = "answer with 🔥 1★, the weaker card, and Ada attacks again."
    assert told_before(WON, SECOND) == [f"You {answered}", alone]
    assert told_before(WON, None) == ["Bo answers with 🔥 1★, the weaker card, and Ada attacks again.", alone]


def test_below_the_heading_of_the_new_round_nothing_says_that_it_was_played_by_itself() -> None:
    state, happened = after(WON)
    lines = [
        (Line(FORCED, seat, GAME.action(action)), each) for (seat, action), each in zip(WON, happened, strict=True)
    ]
    words, view = words_of_game(GAME.id), state.see(FIRST)
    assert story(voice_of(ENGLISH), words, lines, (0, 1), view, NAMES, lambda _: True) == [BEGUN]


def test_an_answer_that_one_has_given_is_not_told_again_after_ones_next_attack() -> None:
    """They have read it when they attacked."""
    position = {"hands": [["F5", "E5", "A1"], ["F1", "E1", "W4"]], "attacker": 1}
    state: Any = GAME.new(seats=2, seed="words", options={"mode": "basic", "position": position})
    moves = [(1, attack("F1")), (0, defend("F5")), (0, attack("E5")), (1, defend("E1"))]
    lines = [
        (Line(ACTION, seat, GAME.action(action)), state.play(engine.Seat(seat), GAME.action(action)))
        for seat, action in moves
    ]
    told = story(voice_of(ENGLISH), words_of_game(GAME.id), lines, (0, 1), state.see(FIRST), NAMES, lambda _: True)
    assert told == ["Ada attacks with ⛰️ 5★.", "Bo answers with ⛰️ 1★, the weaker card, and Ada attacks again."]


def test_how_a_round_ended_is_no_news_once_one_has_acted_in_the_next() -> None:
    state, _ = after(WON)
    seat = state.turn
    state.play(seat, state.legal(seat)[0])
    assert ended(state, seat) is None
    assert ended(state, engine.Seat(1 - seat)) is not None


def test_a_game_that_ends_by_several_moves_in_a_row_tells_what_decided_it_first_and_then_what_led_to_it() -> None:
    """Who could not answer what, and what it paid."""
    position = {"hands": [["F2", "F3", "E2", "A1"], ["F1", "E1", "W5", "W4"]], "attacker": 0, "round": 2}
    state: Any = GAME.new(seats=2, seed="words", options={"mode": "basic", "position": position})
    moves = [(0, attack("F2")), (1, defend("F1")), (0, attack("E2")), (1, defend("E1")), (0, attack("F3"))]
    events = [one for seat, action in moves for one in state.play(engine.Seat(seat), GAME.action(action))]
    assert state.outcome is not None
    told = words_of_game(GAME.id).story(events, state.see(SECOND), ["Ada", OwnName("Bo")], len(events))
    lost = "You have neither 🔥\u00a0Fire nor 3★. Round 2 goes to Ada: Virtue 4 × move 9 = 36."
    assert told == [
        f"**Ada attacks with 🔥 3★. {lost}**",
        "Ada **🔥 2★**, you 🔥 1★ 🔒.",
        "Ada **⛰️ 2★**, you ⛰️ 1★ 🔒.",
    ]
    assert [line for line in told if isinstance(line, NewsLine)] == told[:1]  # the others stand in small print


@pytest.mark.parametrize(
    ("card", "challenged", "said"),
    [
        ("F3", False, "answer 🔥 3★ with 🔥 Fire."),
        ("A2", False, "you hold no 💨 Air: answer 💨 2★ with 2★."),
        ("A5", True, "answer the Challenge 💨 5★ with a Mystic (5★)."),
    ],
)
def test_a_call_says_what_is_to_be_answered_and_what_fits(card: str, challenged: bool, said: str) -> None:
    begun = {"hands": [["E5", "F2", "W2"], [card, "W1", "W3"]], "attacker": 1}
    strike = challenge(card) if challenged else attack(card)
    assert words_of_game(GAME.id).call_text(view(None, begun, [(1, strike)])) == said


def test_the_second_round_says_what_it_has_to_bring() -> None:
    """To whoever leads and to whoever is behind, and not before it begins."""
    state, _ = after(WON)
    words = voice_of(ENGLISH).words_of_kind(DefendersWords)
    assert words.points_needed(state.see(FIRST), NAMES) == (
        "You lead by 36: to win the game Bo needs more than that in this round.",
    )
    behind = "Ada leads by 36: to win the game you need more than that in this round."
    assert words.points_needed(state.see(SECOND), NAMES) == (behind,)
    for told in (words.private_text_beside_picture(state.see(SECOND), NAMES),
                 words.private_text(state.see(SECOND), NAMES).splitlines()):  # fmt: skip
        assert behind in told
    before, _ = after(WON[:2])
    assert not words.points_needed(before.see(FIRST), NAMES)


def test_a_lead_that_no_round_can_make_up_for_leaves_a_draw_at_best() -> None:
    words = voice_of(ENGLISH).words_of_kind(DefendersWords)
    view = after(WON)[0].see(FIRST)
    ahead, behind = (structs.replace(view, scores=scores) for scores in ((110, 0), (0, 110)))
    assert words.points_needed(ahead, NAMES) == ("You lead by 110: at best Bo can still draw the game.",)
    assert words.points_needed(behind, NAMES) == ("Bo leads by 110: at best you can still draw the game.",)
    open_still = structs.replace(ahead, mode="advanced")  # a Righteous Mediator doubles points there
    assert "needs more than that" in words.points_needed(open_still, NAMES)[0]


ANSWERED, WINNING = "🛡️ how many answer", "🏆 none can: the points it wins now"
STAYING, TAKING = "⚔️ all weaker: you attack again", "⚔️ stronger: you attack next"
LOSING = "⚠️ then they can win"


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"hands": [["F3", "A2", "W4"], ["E1", "F5", "A1"]], "attacker": 0}, f"-# {ANSWERED} · {STAYING} · {WINNING}"),
        ({"hands": [["F3", "A2"], ["F5", "A3"]], "attacker": 0}, f"-# {ANSWERED}"),
        ({"hands": [["W4"], ["F5"]], "attacker": 0}, f"-# {WINNING}"),
        ({"hands": [["F5", "F3"], ["F1"]], "attacker": 1, "attack": "F4"}, f"-# {TAKING}"),
        ({"hands": [["E5", "A2"], ["E1", "A1"]], "attacker": 0}, f"-# {STAYING}"),
        ({"hands": [["E5", "A2"], ["E1", "A4"]], "attacker": 0}, f"-# {ANSWERED} · {STAYING}"),
        ({"hands": [["F2", "F3"], ["F1"]], "attacker": 1, "attack": "F4"}, None),
        ({"hands": [["F2", "F3"], ["A1"]], "attacker": 1, "attack": "F4"}, f"-# {LOSING}"),
        ({"hands": [["F5", "F3"], ["A1"]], "attacker": 1, "attack": "F4"}, f"-# {TAKING} · {LOSING}"),
        ({"hands": [["F3", "A2"], ["F5", "A1"]], "attacker": 1}, None),
    ],
)
def test_the_signs_that_stand_on_buttons_are_explained(position: dict[str, Any], told: str | None) -> None:
    """And no others; nor where somebody waits."""
    words, seen = words_of_game(GAME.id), view(FIRST, position, [], "basic")
    assert words.lines_near_buttons(seen, NAMES) == ([] if told is None else [told])
    assert ("Virtues: 5★ 11 · 4★ 10 · 3★ 4 · 2★ 3 · 1★ 7" in words.private_text(seen, NAMES)) is True
