"""A card and its target: nothing is sent before the target is chosen, and *Back* leads to the hand again."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from discord.ui import Button, Select

from engine import Seat
from engine.elemental_clash.actions import DONE, Attack, GoToCombat, Pass, PlaceCreature, PlayCard, Target
from render.kit.shapes import TALL, WIDE
from tests.games.elemental_clash import samples
from tests.support.unstored import table_of
from ui.interactions.ids import ChoicePress, MenuPress, StageMenuPress, StagePress
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.tables.choices import ROOT, Choices
from ui.tables.content import private_content
from ui.tables.deciding import follow_press, leads_back
from ui.tables.hints import Hint
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content
from words import ENGLISH, voice_of

READER = Reader(voice_of(ENGLISH), Seat(0))
PRESSES = ChoicePress, StagePress, MenuPress, StageMenuPress


def moment_of(hand: Sequence[str], mine: Sequence[str] = (), theirs: Sequence[str] = ()) -> Moment:
    """A table at which the first seat has these cards, and each player these creatures in front."""
    atk = [{str(number): card for number, card in enumerate(cards, 1)} for cards in (mine, theirs)]
    piles = [{"stones": ["mars", "mars", "mars"] if hand[0] != "boulder_lesson" else ["venus"] * 3}]
    seats = [
        {"deck": ["mars*20"], "hand": [*hand], "piles": piles, "atk": atk[0]},
        {"deck": ["venus*20"], "hand": ["venus"], "atk": atk[1]},
    ]
    state = samples.GAME.new(2, "aim", {"position": {"phase": "main1", "turn": 5, "seats": seats}})
    return Moment(table_of(samples.GAME, state, (), 4), LAYOUTS[samples.GAME.id])


def buttons(content: Content) -> dict[str, str]:
    """The buttons of a message by their labels."""
    assert content.view is not None
    return {str(item.label): str(item.custom_id) for item in content.view.children if isinstance(item, Button)}


def press(moment: Moment, content: Content, label: str, hint: Hint | None = None) -> Content | tuple[object, ...]:
    """What a press on a button leads to."""
    custom_id = next(one for name, one in buttons(content).items() if name.startswith(label))
    read: list[Press] = [one for kind in PRESSES if (one := kind.parse(custom_id)) is not None]
    (meant,) = read
    assert isinstance(meant, ChoicePress | StagePress)
    return private_content(READER, moment) if leads_back(meant) else follow_press(READER, moment, meant, hint)


def test_a_spell_waits_for_its_target_with_the_way_back() -> None:
    moment = moment_of(["white_heat"], theirs=["loamling", "gravel_hound"])
    hand = private_content(READER, moment)
    aimed = press(moment, hand, "White Heat")
    assert isinstance(aimed, Content)
    assert "**Which creature takes the damage?**" in aimed.text
    assert "Deal 4 damage to a creature." in aimed.text
    back = press(moment, aimed, "Back")
    assert isinstance(back, Content)
    assert buttons(back) == buttons(hand)
    sent = press(moment, aimed, "Gravel Hound")
    assert sent == (PlayCard("white_heat", 1), Target("1A2"))


@pytest.mark.parametrize("shape", [WIDE, TALL])
@pytest.mark.parametrize(("card", "first"), [("bark_mantle", "Ada"), ("white_heat", "Bo")])
def test_what_strengthens_is_offered_for_ones_own_creatures_first_and_what_harms_for_the_others(
    card: str, first: str, shape: str
) -> None:
    stone = "venus" if card == "bark_mantle" else "mars"
    there = {str(n): "gravel_hound" for n in range(1, 4)}
    seats = [
        {"deck": ["venus*20"], "hand": [card], "piles": [{"stones": [stone] * 2}], "atk": there},
        {"deck": ["mars*20"], "atk": there},
    ]
    state = samples.GAME.new(2, "aim", {"position": {"phase": "main1", "turn": 5, "seats": seats}})
    state.play(Seat(0), PlayCard(card, 1))
    layout = LAYOUTS[samples.GAME.id].for_shape(shape)
    legal = [one for one in state.legal(Seat(0)) if isinstance(one, Target)]
    found = Choices(voice_of(ENGLISH), legal, layout, state.see(Seat(0)), ["Ada", "Bo"])
    targets = [one.action for row in found.rows(ROOT) for one in row.choices if one is not None]
    refs = [one.ref for one in targets if isinstance(one, Target)]
    sides = "01" if first == "Ada" else "10"
    assert refs == [f"{side}A{n}" for side in sides for n in (1, 2, 3)]
    assert found.rows(ROOT)[0].prompt is None, "they are buttons"


def test_of_ones_own_creatures_the_one_that_fights_is_offered_first() -> None:
    seats: list[dict[str, Any]] = [
        {"deck": ["venus*20"], "hand": ["bark_mantle"], "piles": [{"stones": ["venus"] * 2}]},
        {"deck": ["mars*20"], "atk": {"1": "scorchtail"}},
    ]
    seats[0]["def"] = {"1": "loamling", "2": "gravel_hound", "4": "quarry_golem"}
    position = {"phase": "main1", "turn": 5, "player": 1, "seats": seats}
    state = samples.GAME.new(2, "aim", {"position": position})
    for seat, action in (
        (1, {"type": "combat"}),
        (1, {"type": "attack", "from": "1A1", "to": "0P"}),
        (0, {"type": "block", "from": "0D2", "to": "1A1"}),
        (0, {"type": "done"}),
    ):
        state.play(Seat(seat), samples.GAME.action(action))
    while 0 not in state.active:
        state.play(Seat(1), Pass())
    state.play(Seat(0), PlayCard("bark_mantle", 1))
    layout = LAYOUTS[samples.GAME.id].for_shape(TALL)
    found = Choices(voice_of(ENGLISH), state.legal(Seat(0)), layout, state.see(Seat(0)), ["Ada", "Bo"])
    first = found.rows(ROOT)[0].choices[0]
    assert first is not None
    assert first.action == Target("0D2")


def test_a_hint_stays_in_sight_until_its_decision_is_made_without_its_reason() -> None:
    moment = moment_of(["boulder_lesson"], mine=["slag_drake", "coal_snatcher"], theirs=["loamling", "gravel_hound"])
    hint = Hint("**Hint**: strike.\nIt is weak.", PlayCard("boulder_lesson", 1), 0)
    shown: Content | tuple[object, ...] = private_content(READER, moment, hint.text, hint)
    for label in ("Boulder Lesson", "Slag Drake"):
        assert isinstance(shown, Content)
        shown = press(moment, shown, label, hint)
        assert isinstance(shown, Content)
        assert "**Hint**: strike." in shown.text.split("\n")
        assert "It is weak." not in shown.text
    other = press(moment, private_content(READER, moment), "Boulder Lesson", hint._replace(action=Pass()))
    assert isinstance(other, Content)
    assert "Hint" not in other.text, "something else was chosen"


def test_a_creature_waits_for_the_target_of_its_effect_too() -> None:
    moment = moment_of(["tinder_mote"], theirs=["loamling", "gravel_hound"])
    aimed = press(moment, private_content(READER, moment), "Tinder Mote")
    assert isinstance(aimed, Content)
    assert press(moment, aimed, "Bo") == (PlayCard("tinder_mote", 1), Target("1P"))


def test_of_two_targets_the_second_one_sends_and_each_can_be_taken_back() -> None:
    moment = moment_of(["boulder_lesson"], mine=["slag_drake", "coal_snatcher"], theirs=["loamling", "gravel_hound"])
    first = press(moment, private_content(READER, moment), "Boulder Lesson")
    assert isinstance(first, Content)
    second = press(moment, first, "Slag Drake")
    assert isinstance(second, Content)
    assert "**Which opposing creature takes the damage?**" in second.text
    again = press(moment, second, "Back")
    assert isinstance(again, Content)
    assert buttons(again) == buttons(first)
    sent = press(moment, second, "Gravel Hound")
    assert sent == (PlayCard("boulder_lesson", 1), Target("0A1"), Target("1A2"))


def test_a_card_with_nothing_to_choose_is_sent_at_once() -> None:
    moment = moment_of(["white_heat"], theirs=["loamling"])
    assert press(moment, private_content(READER, moment), "White Heat") == (PlayCard("white_heat", 1),)
    moment = moment_of(["slag_drake"], theirs=["loamling", "gravel_hound"])
    assert press(moment, private_content(READER, moment), "Slag Drake") == (PlayCard("slag_drake", 1),)


def test_few_attacks_are_buttons_and_all_of_them_are_looked_at_before_they_are_sent() -> None:
    moment = moment_of(["venus"], mine=["gravel_hound", "loamling"], theirs=["gravel_hound"])
    choosing = press(moment, private_content(READER, moment), "Choose attackers")
    assert isinstance(choosing, Content)
    assert sum(" attacks " in label for label in buttons(choosing)) == 4
    one = press(moment, choosing, "Loamling (A2) attacks Bo")
    assert isinstance(one, Content)
    assert "Attack" in buttons(one)
    both = press(moment, one, "Gravel Hound (A1) attacks Bo")
    assert isinstance(both, Content)
    assert press(moment, both, "Attack") == (GoToCombat(), Attack("0A2", "1P"), Attack("0A1", "1P"))


def test_a_creature_that_is_placed_from_a_menu_ends_the_placing_as_by_a_button() -> None:
    """On a phone a zone whose spaces would break their line is a menu."""
    there = {"1": "gravel_hound"}
    mine = {"deck": ["venus*9"], "piles": [{"stones": ["venus"], "card": "loamling"}], "atk": there}
    position = {"phase": "standby", "turn": 5, "seats": [mine, {"deck": ["mars*9"]}]}
    state = samples.GAME.new(2, "menu", {"position": position})
    moment = Moment(table_of(samples.GAME, state, (), 4), LAYOUTS[samples.GAME.id])
    phone = replace(READER, shape=TALL)
    exact = next(
        one
        for row in moment.choices(phone).rows(ROOT)
        for one in row.choices
        if one is not None and one.label == "Exact space…"
    )
    step = follow_press(phone, moment, ChoicePress(moment.seat_step(0), exact.key), None)
    assert isinstance(step, Content)
    assert step.view is not None
    menu = next(item for item in step.view.children if isinstance(item, Select))
    chosen = StageMenuPress.parse(str(menu.custom_id), [menu.options[0].value])
    assert chosen is not None
    assert follow_press(phone, moment, chosen, None) == (PlaceCreature("0S1", "0D1"), DONE)
