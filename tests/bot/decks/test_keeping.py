"""Decks that people keep: imported, shown, renamed, deleted."""

import json
import re
from typing import Any

import pytest

from tests.bot.decks.helpers import (
    FLOOD,
    RUSH,
    deck,
    menu,
    offered,
    pick,
    press,
    take_in,
)
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.scene import Scene, alt_of


async def test_a_list_or_a_code_becomes_a_deck(scene: Scene) -> None:
    saved = await take_in(scene)
    assert saved.content.startswith("**Rush** (5 cards, 10 of 20 points) is saved.")
    assert "✅ It can be played." in saved.content
    assert alt_of(saved.message) == "Rush: 5 cards"
    await take_in(scene, "Flood", f"`{FLOOD}`")
    listed = await deck(scene, "list")
    assert "- ✅ **Flood** (4 cards, 16 of 20 points)\n- ✅ **Rush**" in listed.content
    assert "Ready to play: “Standard”, “Flood”" in listed.content


async def test_an_illegal_deck_is_kept_and_says_why_it_cant_be_played(scene: Scene) -> None:
    saved = await take_in(scene, "Much", "yin_yang yin_yang yin_yang")
    assert "❌ It can't be played yet:\n- It costs 27 of 20 points.\n- It has 3 of at least 4 cards." in saved.content
    assert "- ❌ **Much**" in (await deck(scene, "list")).content


@pytest.mark.parametrize(
    ("cards", "name", "sentence"),
    [
        (
            "plastic",
            "Odd",
            "I don't know the card “plastic”. Write one card a line, with the number of copies before it.",
        ),
        (FLOOD[:-1], "Odd", "This share code is damaged: please copy all of it again."),
        (", ,", "Odd", "There are no cards in it."),
        (RUSH, "rush", "You have a deck called “rush” for this game already."),
        (RUSH, "\u200b", "A deck needs a name."),
    ],
)
async def test_what_cant_be_imported_is_a_sentence(scene: Scene, cards: Any, name: str, sentence: str) -> None:
    await take_in(scene)
    assert (await take_in(scene, name, cards)).content == sentence
    assert list(await offered(scene, "rename")) == ["Rush (Elements)"]


async def test_a_form_has_room_for_a_long_list(scene: Scene) -> None:
    shown = await scene.ada.slash(scene.channel, "deck import")
    result = await scene.ada.submit_modal(shown, {"cards": "\n".join(RUSH.split(", ")), "name": "Long"})
    assert result.ephemeral
    assert answer(result).content.startswith("**Long** (5 cards")
    shown = await scene.ada.slash(scene.channel, "deck import", cards=RUSH)
    assert "wood, wood" in json.dumps(shown.modal)


async def test_a_form_that_failed_is_opened_again_with_what_was_written(scene: Scene, clock: Clock) -> None:
    text = "\n".join(f"plastic{number}" for number in range(9))
    shown = await scene.ada.slash(scene.channel, "deck import")
    failed = answer(await scene.ada.submit_modal(shown, {"cards": text, "name": "Bent"})).message
    assert failed.content.startswith("I know no card called “plastic0” (line 1), “plastic1” (line 2), ")
    assert "“plastic4” (line 5), nor 4 more." in failed.content
    assert "metal" not in json.dumps([button.custom_id for row in failed.components for button in row.children])
    again = await scene.ada.click(failed, label="Try again")
    assert json.dumps(text) in json.dumps(again.modal)
    assert "Bent" in json.dumps(again.modal)
    clock.now += 16 * 60
    late = answer(await scene.ada.click(failed, label="Try again"))
    assert late.content.startswith("What you wrote is gone: it is kept for a quarter of an hour")
    refused = answer(await scene.ada.slash(scene.channel, "deck import", cards="plastic", name="Odd"))
    again = await scene.ada.click(refused.message, label="Try again")
    saved = await scene.ada.submit_modal(again, {"cards": RUSH, "name": "Odd"})
    assert answer(saved).content.startswith("**Odd** (5 cards")
    done = answer(await scene.ada.click(refused.message, label="Try again"))
    assert done.content.startswith("What you wrote is gone")


async def test_a_list_with_a_slip_is_kept_and_mended_in_the_builder(scene: Scene) -> None:
    builder = (await take_in(scene, "Slip", "wood, wood, wood, wter")).message
    assert "**Slip** (3 cards, 3 of 20 points) is saved." in builder.content
    assert "changed" not in builder.content
    assert "I know no card called “wter”." in builder.content
    builder = await pick(scene.ada, builder, 2, "wter")
    shown = await scene.ada.click(builder, label="Save as…")
    assert "Slip" in json.dumps(shown.modal)
    saved = answer(await scene.ada.submit_modal(shown, {"name": "Slip"}))
    assert saved.content.startswith("**Slip** (4 cards, 8 of 20 points) is saved.\n✅")


async def test_a_list_with_a_slip_does_not_throw_away_what_is_being_built(scene: Scene) -> None:
    building = await deck(scene, "build")
    await press(scene.ada, await pick(scene.ada, building.message, 1, "wood"), "One more")
    saved = await take_in(scene, "Slip", "wood, wood, wood, wter")
    assert saved.content.startswith("**Slip** (3 cards")
    assert "I know no card called “wter”." in saved.content
    assert "You were building this deck" in (await deck(scene, "build")).content


async def test_export_and_import_give_the_same_deck(scene: Scene) -> None:
    await take_in(scene)
    result = await scene.ada.slash(scene.channel, "deck cards", deck="rush")
    code = re.search(r"EDECK\w+", result.response.content)[0]
    (listed,) = [message.content for message in result.followups]
    assert listed == f"```\n{RUSH}\n```"
    await take_in(scene, "Again", code, scene.bo)
    assert "**Again** (5 cards, 10 of 20 points)" in (await deck(scene, "list", scene.bo)).content


async def test_whether_a_deck_a_list_or_a_code_can_be_played_is_shown(scene: Scene) -> None:
    await take_in(scene)
    assert "“Rush”\n5 cards, 10 of 20 points\n✅" in (await deck(scene, "show", deck="RUSH")).content
    assert "“Flood”\n" in (await deck(scene, "show", deck="Flood")).content
    assert "this list\n4 cards" in (await deck(scene, "show", deck=FLOOD)).content
    assert "4 times Wood" in (await deck(scene, "show", deck="wood " * 4)).content
    assert "I know no card called “plastic”.\n1 cards" in (await deck(scene, "show", deck="wood plastic")).content
    assert "no card called “plastic” or “wod”." in (await deck(scene, "show", deck="plastic, wod")).content


async def test_show_is_a_picture(scene: Scene) -> None:
    choices = await offered(scene)
    assert list(choices) == ["Standard (Elements, ready)", "Flood (Elements, ready)"]
    shown = await deck(scene, "show", deck=choices["Flood (Elements, ready)"])
    assert "### Elements: “Flood”" in shown.content
    assert alt_of(shown.message) == "Flood: 4 cards"
    refused = await deck(scene, "show", deck="Nothing")
    assert refused.content.startswith("I don't know that deck")
    assert (await press(scene.ada, refused.message, "All decks")).content.startswith("### Elements")


async def test_what_an_earlier_release_offered_still_means_its_deck(scene: Scene) -> None:
    """Values of menus and of autocomplete named ready decks as people read them."""
    for value in ("elements:ready:Flood", "elements:ready:flood", "flood", " FLOOD "):
        assert "### Elements: “Flood”" in (await deck(scene, "show", deck=value)).content


async def test_rename(scene: Scene) -> None:
    await take_in(scene)
    choices = await offered(scene, "rename")
    renamed = await deck(scene, "rename", deck=choices["Rush (Elements)"], name="Slow *march*")
    assert renamed.content.startswith(r"“Rush” is now called “Slow \*march\*”.")
    refused = await deck(scene, "rename", deck="Standard", name="Mine")
    assert refused.content == "“Standard” is a ready deck, which stays as it is."


async def test_delete_asks_once_more(scene: Scene) -> None:
    await take_in(scene)
    asked = await deck(scene, "delete", deck="Rush")
    assert "delete **Rush** (5 cards" in asked.content
    assert list(await offered(scene, "delete")) == ["Rush (Elements)"]
    kept = await press(scene.ada, asked.message, "No, keep it")
    assert kept.content.startswith("You keep the deck.")
    assert "Play with it" in scene.labels(kept)
    asked = await deck(scene, "delete", deck="Rush")
    gone = await press(scene.ada, asked.message, "Yes, delete it")
    assert gone.content.startswith("The deck is deleted.")
    assert not await offered(scene, "delete")
    assert (await deck(scene, "delete", deck="Rush")).content.startswith("I don't know that deck")
    back = await scene.ada.click(gone, label="Bring it back…")
    code = re.search(r"EDECK\w+", gone.content)
    assert code and code[0] in json.dumps(back.modal)
    assert answer(await scene.ada.submit_modal(back, {"cards": code[0], "name": "Rush"})).content.startswith("**Rush**")


async def test_own_decks_come_before_ready_ones_of_the_same_name(scene: Scene) -> None:
    await take_in(scene, "standard")
    assert "“standard”\n5 cards" in (await deck(scene, "show", deck="Standard")).content
    choices = await offered(scene)
    shown = await deck(scene, "show", deck=choices["Standard (Elements, ready)"])
    assert "“Standard”\n4 cards" in shown.content


async def test_nobody_reaches_anothers_deck(scene: Scene) -> None:
    await take_in(scene)
    (value,) = (await offered(scene, "rename")).values()
    for command in ("show", "cards", "build"):
        assert "Rush" not in (await deck(scene, command, scene.bo, deck=value)).content
    assert not await offered(scene, "rename", scene.bo)
    assert (await deck(scene, "delete", scene.bo, deck=value)).content.startswith("I don't know that deck")
    assert "**Rush**" in (await deck(scene, "list")).content


async def test_many_decks_have_several_menus(scene: Scene) -> None:
    for number in range(25):
        await take_in(scene, f"{'W' * 36} {number}", RUSH)
    shown = await deck(scene, "list")
    assert shown.content.endswith("…")
    first, second = (menu(shown.message, number) for number in (0, 1))
    assert len(first.options) == 25
    assert [option.label for option in second.options] == ["Standard", "Flood"]
    assert "already, and there is no room for more" in (await take_in(scene, "One more")).content
