"""What belongs together is told in one line, and what is no news in a quiet one."""

from typing import cast

from engine.elemental_clash.events import Drawn, Fought, TurnBegun
from engine.elemental_clash.view import ClashView
from tests.games.elemental_clash.test_told import begun, play, story
from tests.games.elemental_clash.test_words import NAMES, WORDS
from words.game import Opening


def test_the_strikes_of_a_combat_are_one_loss_whatever_cards_add_between_them() -> None:
    theirs = {"atk": {"1": "trench_maw", "2": "gust_finch"}, "deck": ["mercury*20"]}
    state = begun({"hand": ["venus", "loamling"], "deck": ["venus*20"]}, theirs)
    events = play(state, (0, {"type": "end"}), (1, {"type": "done"}))
    attacks = [{"type": "attack", "from": f"1A{n}", "to": "0P"} for n in (1, 2)]
    events += play(state, (1, {"type": "combat"}), *((1, attack) for attack in attacks))
    events += play(state, (0, {"type": "discard", "card": "loamling"}))
    lines = [line for line in story(state, events, 0) if "strike" in line]
    assert lines == ["Bo's Trench Maw and Gust Finch strike Ada. Lost from the Spellbook: 6 cards."]
    assert any("Loamling" in line for line in story(state, events, 0))


def test_that_a_turn_begins_is_quiet_where_nothing_else_has_happened() -> None:
    state = begun({"deck": ["venus*20"], "hand": ["venus"]}, {"deck": ["mars*20"], "hand": ["mars"]})
    play(state, (0, {"type": "end"}))
    events = play(state, (1, {"type": "end"}))
    after = [event for event in events if not isinstance(event, Fought)]
    drawn = next(number for number, one in enumerate(after) if isinstance(one, Drawn) and one.seat == 0)
    begins = max(number for number, one in enumerate(after[:drawn]) if isinstance(one, TurnBegun))
    (line,) = story(state, after[begins : drawn + 1], 0)
    assert isinstance(line, Opening)


def test_a_look_back_tells_who_fell_in_a_fight_in_the_line_of_that_and_marks_it() -> None:
    state = begun({"atk": {"1": "gravel_hound"}}, {"atk": {"2": "caldera_drake"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1A2"}))
    lines = WORDS.recap(events, cast(ClashView, state.see(None)), NAMES)
    assert lines == ["Ada's Gravel Hound fights Bo's Caldera Drake. Destroyed: Ada's Gravel Hound."]
    assert "Destroyed: Ada's Gravel Hound." in WORDS.decisive(events, NAMES)


def test_a_look_back_tells_the_damage_of_a_fight_in_which_nobody_fell() -> None:
    state = begun({"atk": {"1": "gravel_hound"}}, {"atk": {"2": "acorn_sentry"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1A2"}))
    (line,) = WORDS.recap(events, cast(ClashView, state.see(None)), NAMES)
    assert line.endswith("deals 2 damage and takes 1.")
