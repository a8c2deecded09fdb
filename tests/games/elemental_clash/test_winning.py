"""Where ending the turn wins, the button says so, it alone is lit, and a hint advises it; and how an end is drawn."""

from typing import Any, cast

import pytest
from discord import ButtonStyle

import engine
from computer import PLAYERS
from computer.player import Question
from engine.elemental_clash.actions import COMBAT, EndTurn
from engine.elemental_clash.view import ClashView
from render.kit.shapes import TALL
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.test_pictures import PICTURE
from tests.games.elemental_clash.test_rules import GAME
from tests.games.elemental_clash.test_words import NAMES, WORDS
from ui.layouts import LAYOUTS
from ui.tables.choices import Choices
from words import ENGLISH, voice_of

FIRST = engine.Seat(0)
MINE = {
    "deck": ["venus*9"],
    "hand": ["rootgate_warden", "venus", "bark_mantle"],
    "piles": [{"stones": ["venus", "venus"]}],
    "atk": {"1": "gravel_hound", "2": "loamling", "3": "acorn_sentry"},
}


def before(left: int, theirs: Any = None, **more: Any) -> engine.State[Any]:
    """The first player's turn, in which the other Spellbook has so many cards."""
    other = {"deck": ["mars"] * left, "hand": ["mars"], **(theirs or {})}
    return GAME.new(2, "won", {"position": {"seats": [MINE, other], "phase": "main1", "turn": 15, **more}})


def lit(state: engine.State[Any]) -> list[str]:
    """The labels of the buttons that are lit."""
    voice, layout = voice_of(ENGLISH), LAYOUTS["elemental_clash"]
    legal = [action for action in state.legal(FIRST) if engine.type_of(action) != "ask"]
    choices = Choices(voice, legal, layout, state.see(FIRST), NAMES)
    found = [one for row in choices.rows(()) for one in row.choices if row.prompt is None and one is not None]
    return [one.label for one in found if layout.button_style(one.path, choices.view) is ButtonStyle.primary]


@pytest.mark.parametrize("phase", ["main1", "main2"])
def test_where_ending_the_turn_wins_that_button_says_so_and_is_the_one_that_is_lit(phase: str) -> None:
    assert lit(before(0, phase=phase)) == ["End the turn: you win"]
    assert not any(label.startswith("End the turn") for label in lit(before(1, phase=phase)))


def test_whoever_wins_by_ending_the_turn_and_has_nothing_to_play_sees_it_too() -> None:
    theirs = {"deck": [], "hand": ["mars"]}
    mine = {**MINE, "hand": []}
    state = GAME.new(2, "won", {"position": {"seats": [mine, theirs], "phase": "main1", "turn": 15}})
    assert lit(state) == ["End the turn: you win"]


USELESS = {
    "nothing": ([], ["End the turn"]),
    "a spell until the end of the turn": (["bark_mantle"], ["End the turn"]),
    "a creature beside it": (["bark_mantle", "loamling"], ["Loamling on pile 1"]),
    "a card without a pile": (["boughmother"], ["End the turn"]),
}


@pytest.mark.parametrize(("hand", "told"), USELESS.values(), ids=USELESS)
def test_after_the_fights_what_helps_no_more_is_not_lit_and_the_end_is_where_nothing_else_helps(
    hand: list[str], told: list[str]
) -> None:
    mine = {**MINE, "hand": hand}
    position = {"seats": [mine, {"deck": ["mars"] * 9}], "phase": "main2", "stones": 0, "turn": 15}
    assert lit(GAME.new(2, "lit", {"position": position})) == told


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_of_all_that_wins_a_hint_advises_what_ends_the_game_now(seed: str) -> None:
    state = before(0)
    question = Question(GAME, state.view(FIRST), FIRST, "hard", seed)
    table = PLAYERS[GAME.id].think(question)
    assert table[0].action == EndTurn()
    said = WORDS.action_reason(EndTurn(), None, cast(ClashView, state.see(FIRST)))
    assert said is not None
    assert "No card is left in the other Spellbook" in said


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_where_an_attack_takes_the_last_cards_whoever_blocks_a_hint_advises_it_and_says_why(seed: str) -> None:
    state = before(2, theirs={"def": {"1": "whisper_page"}})
    table = PLAYERS[GAME.id].think(Question(GAME, state.view(FIRST), FIRST, "hard", seed))
    assert table[0].action == COMBAT
    said = WORDS.action_reason(COMBAT, None, cast(ClashView, state.see(FIRST)))
    assert said is not None
    assert "this wins now" in said
    assert "All 3 attack Bo: the last 2 cards lost" in lit(state)


def test_an_attack_that_blocks_could_hold_up_is_not_said_to_win() -> None:
    guards = {str(number): "whisper_page" for number in (1, 2, 3)}
    for theirs in ({"def": {"1": "whisper_page"}, "deck": ["mars"] * 9}, {"def": guards}):
        said = WORDS.action_reason(COMBAT, None, cast(ClashView, before(2, theirs=theirs).see(FIRST)))
        assert said is None or "wins" not in said


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_no_computer_draws_the_last_card_where_it_need_not(level: Any, seed: str) -> None:
    mine = {"deck": ["venus"], "atk": {"1": "courier_swift"}}
    position = {"seats": [mine, {"deck": ["mars*9"]}], "phase": "main1", "turn": 15}
    state = GAME.new(2, "drawn", {"position": position})
    state.play(FIRST, COMBAT)
    state.play(FIRST, GAME.action({"type": "attack", "from": "0A1", "to": "1P"}))
    while state.view(None)["decision"]["kind"] != "may":
        (seat,) = state.active
        state.play(seat, next(one for one in state.legal(seat) if engine.type_of(one) in ("done", "pass")))
    decided = PLAYERS[GAME.id].decide(Question(GAME, state.view(FIRST), FIRST, level, seed))
    assert engine.type_of(decided.action) == "no"


def test_that_a_spellbook_is_empty_is_said_beside_the_buttons() -> None:
    view = cast(ClashView, before(0).see(FIRST))
    assert WORDS.forecast(view)
    assert {*WORDS.forecast(view)} <= {*(WORDS.private_text_beside_picture(view, NAMES) or ())}


def test_an_end_is_tall_for_whoever_has_tall_pictures_from_either_side_and_for_spectators() -> None:
    over = samples.hands()["over"]
    assert over.left is not None
    for view in (over, samples.tables()["final"]):
        drawn = PICTURE.end_composers[TALL](view, NAMES, WORDS)
        assert drawn.height > drawn.width
        for what in ("wins", "[flare_dart]", "[bark_mantle]"):
            assert what in drawn.layout()
