"""Stones and cards on a phone: few are buttons of which two share a row, more are in one menu."""

from typing import Any

import pytest

from engine import Seat
from engine.elemental_clash.actions import Ask, MoveCreature
from tests.games.elemental_clash.test_rules import GAME
from ui.layouts import LAYOUTS
from ui.layouts.steps import Row
from ui.tables.choices import ROOT, Choices
from words import ENGLISH, voice_of

PILES = [{"stones": ["venus", "venus"]}, {"stones": ["venus"]}]
NAMES = ("Ada", "Bo")


def rows(hand: list[str], **mine: Any) -> list[Row]:
    """What stands below the hand of whoever is in the main phase."""
    seats = [{"deck": ["venus*20"], "hand": hand, "piles": PILES, **mine}, {"deck": ["mars*20"]}]
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "seats": seats}})
    layout = LAYOUTS[GAME.id]
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, Ask)]
    return Choices(voice_of(ENGLISH), legal, layout, state.see(Seat(0)), NAMES).rows(ROOT)


def labels(row: Row) -> list[str]:
    return [choice.label for choice in row.choices if choice is not None]


def test_few_cards_are_buttons_with_no_more_of_a_pile_than_its_number() -> None:
    first, last = rows(["venus"])
    assert first.prompt is None
    assert labels(first) == ["Venus-Stone on pile 1", "Venus-Stone on pile 2", "Venus-Stone on new pile 3"]
    assert labels(last) == ["End the turn"]


@pytest.mark.parametrize(
    ("hand", "prompt", "offered"),
    [
        (["venus", "loamling"], "Play a stone or a card…", 5),
        (["loamling", "gravel_hound"], "Play a card…", 4),
    ],
)
def test_more_are_in_one_menu_which_says_how_high_each_pile_is(hand: list[str], prompt: str, offered: int) -> None:
    menu, last = rows(hand)
    assert (menu.prompt, len(menu.choices)) == (prompt, offered)
    assert any(label.endswith("on pile 1 (earth 2)") for label in labels(menu))
    assert labels(last) == ["End the turn"]


def test_the_attack_of_all_stands_before_the_short_labels() -> None:
    creatures = {"1": "gravel_hound", "2": "gravel_hound"}
    *_, last = rows(["venus", "loamling"], atk=creatures)
    assert labels(last) == ["Both attack Bo: 4 cards lost", "Go to combat", "End the turn"]


def test_orders_stand_there_only_where_they_matter() -> None:
    layout = LAYOUTS[GAME.id]
    seats = [{"deck": ["venus*9"], "hand": ["venus"]}, {"deck": ["venus*9"]}]
    for turn, beside in ((1, True), (5, False)):
        state = GAME.new(2, "phone", {"position": {"phase": "main1", "turn": turn, "seats": seats}})
        assert layout.orders_beside(state.see(Seat(0))) is beside


def test_a_creature_is_rearranged_by_an_entry_of_a_menu_and_a_space() -> None:
    creatures = {"1": "gravel_hound", "2": "loamling", "3": "thicket_bull"}
    seats = [{"deck": ["venus*9"], "atk": creatures}, {"deck": ["mars*9"]}]
    state = GAME.new(2, "move", {"position": {"phase": "standby", "turn": 5, "seats": seats}})
    assert any(isinstance(one, MoveCreature) for one in state.legal(Seat(0)))
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, Ask)]
    choices = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id], state.see(Seat(0)), NAMES)
    menu, last = choices.rows(ROOT)
    assert menu.prompt == "Rearrange…"
    assert [label.split(" (")[0] for label in labels(menu)] == ["Gravel Hound 2/3", "Loamling 1/3", "Thicket Bull 3/4"]
    assert labels(last) == ["Leave them, and draw a card"]
    (creature,) = [one for one in menu.choices if one is not None and one.label.startswith("Loamling")]
    spaces = [label for row in choices.rows(creature.path) for label in labels(row)]
    assert len(spaces) == 9
