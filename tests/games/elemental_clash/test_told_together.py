"""What belongs together is told in one line, and what is no news in a quiet one."""

from collections.abc import Callable
from typing import Any, cast

import pytest

import engine
from engine import Event, Seat
from engine.elemental_clash.actions import Done, EndTurn, Pass
from engine.elemental_clash.events import Drawn, Fought, TurnBegun
from engine.elemental_clash.view import ClashView
from tests.games.elemental_clash.test_told import begun, play, story
from tests.games.elemental_clash.test_words import NAMES, WORDS
from ui.tables.story_rows import fit_story
from words.game import TurnBeginsLine


def test_the_strikes_of_a_combat_are_one_loss_whatever_cards_add_between_them() -> None:
    theirs = {"atk": {"1": "trench_maw", "2": "gust_finch"}, "deck": ["mercury*20"]}
    state = begun({"hand": ["venus", "loamling"], "deck": ["venus*20"]}, theirs)
    events = play(state, (0, {"type": "end"}), (1, {"type": "done"}))
    attacks = [{"type": "attack", "from": f"1A{n}", "to": "0P"} for n in (1, 2)]
    events += play(state, (1, {"type": "combat"}), *((1, attack) for attack in attacks))
    events += play(state, (0, {"type": "discard", "card": "loamling"}))
    lines = [line for line in story(state, events, 0) if "strike" in line]
    assert lines == ["**-6** Spellbook: Bo's Trench Maw and Gust Finch strike Ada."]
    assert any("Loamling" in line for line in story(state, events, 0))


def test_that_a_turn_begins_is_quiet_where_nothing_else_has_happened() -> None:
    state = begun({"deck": ["venus*20"], "hand": ["venus"]}, {"deck": ["mars*20"], "hand": ["mars"]})
    play(state, (0, {"type": "end"}))
    events = play(state, (1, {"type": "end"}))
    after = [event for event in events if not isinstance(event, Fought)]
    drawn = next(number for number, one in enumerate(after) if isinstance(one, Drawn) and one.seat == 0)
    begins = max(number for number, one in enumerate(after[:drawn]) if isinstance(one, TurnBegun))
    (line,) = story(state, after[begins : drawn + 1], 0)
    assert isinstance(line, TurnBeginsLine)


def test_a_look_back_tells_who_fell_in_a_fight_in_the_line_of_that_and_marks_it() -> None:
    state = begun({"atk": {"1": "gravel_hound"}}, {"atk": {"2": "caldera_drake"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1A2"}))
    lines = WORDS.step_lines(events, cast(ClashView, state.see(None)), NAMES)
    assert lines == ["Ada's Gravel Hound fights Bo's Caldera Drake. Destroyed: Ada's Gravel Hound."]
    assert "Destroyed: Ada's Gravel Hound." in WORDS.decisive_lines(events, NAMES)


def test_a_look_back_tells_the_damage_of_a_fight_in_which_nobody_fell() -> None:
    state = begun({"atk": {"1": "gravel_hound"}}, {"atk": {"2": "acorn_sentry"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1A2"}))
    (line,) = WORDS.step_lines(events, cast(ClashView, state.see(None)), NAMES)
    assert line.endswith("deals 2 damage and takes 1.")


def beside_a_picture(lines: list[str], *, explained: bool) -> list[str]:
    """What of a story stands beside a tall picture."""
    state = begun({})
    most = WORDS.most_story_rows(cast(ClashView, state.see(Seat(0))))
    return fit_story(lines, most - (WORDS.telling.explanation_rows if explained else 0))


def until(state: engine.State[Any], reached: Callable[[ClashView], bool]) -> list[Event]:
    """Pass, until a position is reached."""
    events: list[Event] = []
    while not reached(cast(ClashView, state.see(None))):
        (seat,) = state.active
        events += state.play(seat, next(one for one in state.legal(seat) if isinstance(one, Done | Pass | EndTurn)))
    return events


def test_on_a_phone_too_whoever_comes_next_reads_all_that_the_other_has_done_and_by_what() -> None:
    mine = {"hand": ["venus"], "atk": {"2": "gravel_hound"}, "piles": [{"stones": ["venus"], "card": "bramble_shoat"}]}
    piles = [{"stones": ["jupiter"] * 3}, {"stones": ["jupiter"] * 2}]
    hand = ["jupiter", "updraft_dancer", "squall_heron"]
    theirs = {"hand": hand, "atk": {"1": "mistral_scholar"}, "piles": piles}
    state = begun({"deck": ["venus*20"], **mine}, {"deck": ["jupiter*20"], **theirs})
    events = [
        *play(state, (0, {"type": "end"})),
        *until(state, lambda view: view.player == 1 and view.phase == "main1"),
    ]
    events += play(state, (1, {"type": "stone", "card": "jupiter", "pile": 3}))
    events += play(state, (1, {"type": "play", "card": "squall_heron", "pile": 1}))
    events += play(state, (1, {"type": "play", "card": "updraft_dancer", "pile": 2}))
    events += play(state, (1, {"type": "target", "ref": "0A2"}), (1, {"type": "combat"}))
    events += play(state, (1, {"type": "attack", "from": "1A1", "to": "0P"}))
    events += until(state, lambda view: view.player == 0)
    told = [
        "Bo plays Jupiter-Stone, Squall Heron and Updraft Dancer.",
        "**Squall Heron**: Elusive (cannot be blocked).",
        "Ada's Gravel Hound goes back to the hand. (Updraft Dancer)",
        "**-2** Spellbook: Bo's Mistral Scholar strikes Ada.",
    ]
    shown = story(state, events, 0)
    assert shown == told
    assert beside_a_picture(shown, explained=True) == [told[0], *told[2:]], "what a card does gives way first"


def test_all_strikes_of_an_attack_are_told_together_those_at_an_empty_spellbook_too() -> None:
    atk = {"1": "elder_cairn", "2": "humus_stalker", "3": "orchard_matron"}
    state = begun({"atk": atk, "hand": ["venus"]}, {"deck": ["mars*6"]})
    events = play(state, (0, {"type": "combat"}))
    events += play(state, *((0, {"type": "attack", "from": f"0A{number}", "to": "1P"}) for number in (1, 2, 3)))
    (line,) = story(state, events, 0)
    assert line == ("Ada's Elder Cairn, Humus Stalker and Orchard Matron strike Bo. Lost from the Spellbook: 6 cards.")
    fight = "Bo's Hundred-Gale Roc blocks Ada's Thicket Bull. Destroyed: Ada's Thicket Bull."
    assert beside_a_picture([fight, line], explained=False) == [fight, line]


@pytest.mark.parametrize(
    ("card", "more", "text"),
    [
        ("squall_heron", {}, "**Squall Heron**: Elusive (cannot be blocked)."),
        ("feather_banner", {}, "**Feather Banner**: Your Birds get +1 ATK and +1 DEF."),
        ("squall_heron", {"atk": {"1": "squall_heron"}}, None),
        ("squall_heron", {"discard": ["squall_heron"]}, None),
        (
            "thermal_kite",
            {},
            "**Thermal Kite**: While you have three Birds or more in play, it gets +1 ATK and +1 DEF.",
        ),
        ("jupiter", {}, None),
    ],
)
def test_a_card_of_the_other_is_told_with_what_it_does_where_it_is_met_first(
    card: str, more: dict[str, Any], text: str | None
) -> None:
    theirs = {"hand": [card], "piles": [{"stones": ["jupiter"] * 3}], "deck": ["jupiter*20"], **more}
    state = begun({"hand": ["venus"], "orders": []}, theirs)
    events = play(state, (0, {"type": "end"}))
    events += until(state, lambda view: view.player == 1 and view.phase == "main1")
    kind = "stone" if card == "jupiter" else "play"
    events += play(state, (1, {"type": kind, "card": card, "pile": 1}))
    events += until(state, lambda view: view.player == 0)
    told = [line for line in story(state, events, 0) if line.startswith("**") and ": " in line]
    assert [line for line in told if not line.startswith("**Your turn")][:1] == ([] if text is None else [text])
    assert not any(line.startswith("**") for line in story(state, events, None)), "whoever watches reads names"
