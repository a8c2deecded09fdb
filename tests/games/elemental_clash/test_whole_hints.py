"""A hint of Elemental Clash names a whole attack, and the press that follows it sends all of that."""

from typing import Any

import pytest

import engine
from bot import Elementarium
from engine.elemental_clash import ElementalClash
from render.kit.shapes import TALL
from sessions.log.lines import Course
from tests.support.scene import Scene
from words import ENGLISH, voice_of

GAME = ElementalClash()
ADA = engine.Seat(0)
STONES = {"piles": [{"stones": ["mars"]}]}


async def lay_out(scene: Scene, bot: Elementarium, *seats: Any, phase: str = "main1") -> Any:
    """The table goes on from a position, which nobody could start it from."""
    await scene.begin(deck="Wildfire (fire)")
    table = await bot.router.table_controller.table(1)
    position = {"turn": 9, "phase": phase, "player": 0, "seats": list(seats)}
    table._course = Course(GAME, GAME.new(2, "clash", {"position": position}))
    bot.router.publisher._by_table.pop(table.id)
    bot.router.publisher.publish_soon(table)
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    return table


async def hinted(scene: Scene, person: Any) -> str:
    """The line of the hint that somebody asks for."""
    await person.user.click(scene.private(person), label="Hint")
    return next(line for line in scene.private(person).content.splitlines() if "**Hint**" in line)


async def test_a_hint_names_who_attacks_whom_and_to_follow_it_sends_them(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    mine = {"deck": ["mars*9"], "atk": {"1": "scorchtail", "3": "kindle_drake"}, **STONES}
    table = await lay_out(scene, simcord_bot, mine, {"deck": ["venus*7"], **STONES})
    said = await hinted(scene, scene.ada)
    assert "Choose attackers" not in said
    assert "Scorchtail" in said
    assert "Kindle Drake" in said
    number = table.number
    await scene.press(scene.ada, "Follow the hint")
    assert table.number > number, "one press sends all of it"
    assert table.view(ADA)["seats"][1]["spellbook"] == 0


async def test_a_card_and_its_target_are_one_hint_and_one_press(scene: Scene, simcord_bot: Elementarium) -> None:
    mine = {"deck": ["mars*9"], "hand": ["flare_dart"], "piles": [{"stones": ["mars"]}]}
    theirs = {"deck": ["venus*9"], "atk": {"2": "bellows_chief"}, **STONES}
    table = await lay_out(scene, simcord_bot, mine, theirs)
    said = await hinted(scene, scene.ada)
    assert "Flare Dart" in said
    number = table.number
    await scene.press(scene.ada, "Follow the hint")
    assert table.number > number


async def test_to_follow_where_the_last_creature_goes_ends_the_moves_as_its_button_does(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    pile = {"stones": ["mars"], "card": "scorchtail"}
    mine = {"deck": ["mars*9"], "piles": [pile], "atk": {"1": "kindle_drake"}}
    table = await lay_out(scene, simcord_bot, mine, {"deck": ["venus*9"], **STONES}, phase="standby")
    said = await hinted(scene, scene.ada)
    assert " zone" in said
    await scene.press(scene.ada, "Follow the hint")
    assert table.view(ADA)["phase"] == "main1", "the card is drawn"


async def test_on_a_phone_what_follows_a_hint_takes_no_line_more(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, shape=TALL)
    mine = {"deck": ["mars*9"], "hand": ["mars"], "atk": {"1": "scorchtail", "3": "kindle_drake"}, **STONES}
    await lay_out(scene, simcord_bot, mine, {"deck": ["venus*7"], **STONES})
    before = len(scene.private(scene.ada).components)
    await scene.ada.user.click(scene.private(scene.ada), label="Hint")
    row = [str(one.label) for one in scene.private(scene.ada).components[-1].children]
    assert len(scene.private(scene.ada).components) == before
    assert "Follow the hint" in row
    assert "Rules" not in row, "those are behind *More*, too"


@pytest.mark.parametrize(
    ("card", "said"), [("thicket_bull", "Thicket Bull (pile 1) to the DEF zone"), ("acorn_sentry", None)]
)
def test_a_hint_names_where_a_creature_goes_as_its_button_does(card: str, said: str | None) -> None:
    seats = [{"deck": ["venus*9"], "piles": [{"stones": ["venus"], "card": card}]}, {"deck": ["mars*9"]}]
    view = GAME.new(2, "place", {"position": {"turn": 9, "phase": "standby", "player": 0, "seats": seats}}).see(ADA)
    goes = GAME.action({"type": "place", "from": "0S1", "to": "0D1"})
    words = voice_of(ENGLISH).game_words(GAME.id)
    assert words.advised_action(goes, view, ("Ada", "Bo")) == (said or words.action_label(goes, view, ("Ada", "Bo")))
