"""The builder of decks: its menus, restarts inside it, and who may press."""

import json
from typing import Any

from bot import Elementarium
from tests.bot.decks.helpers import (
    FLOOD,
    build,
    deck,
    menu,
    offered,
    pick,
    press,
    take_in,
)
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.english import VOICE
from tests.support.scene import Scene
from ui.decks.builder import builder_view
from ui.decks.presses import DeleteDeckPress
from ui.interactions.components import button, make_view
from ui.interactions.ids import BuilderSpot

HOW = "Choose a kind of cards, then one card or several, then how many of each."


async def test_a_deck_is_built_by_menus(scene: Scene) -> None:
    message = await build(scene)
    assert message.content == "### Elements: a new deck\n**no cards**\n-# It has 0 of at least 4 cards.\n-# " + HOW
    begun = await pick(scene.ada, message, 2, "ready:flood")
    assert "**4 cards, 16 of 20 points**" in begun.content
    message = await press(scene.ada, begun, "Throw away")
    await press(scene.ada, message, "Yes, throw it away")
    message = await build(scene)
    message = await pick(scene.ada, message, 0, "1")
    assert scene.labels(message)[3:5] == ["Fire", "Water"]
    message = await pick(scene.ada, message, 1, "water")
    assert "**Water** (5 points): none in the deck." in message.content
    message = await pick(scene.ada, message, 2, "3")
    message = await press(scene.ada, message, "One less")
    assert "**2 cards, 10 of 20 points**" in message.content
    assert "It has 2 of at least 4 cards." in message.content
    assert "Water ×2" in scene.labels(message)
    message = await press(scene.ada, message, "Undo")
    assert message.attachments[0].description == "A new deck: 3 cards", "it is seen how it grows"
    message = await pick(scene.ada, message, 0, "0")
    message = await pick(scene.ada, message, 1, "wood")
    message = await press(scene.ada, message, "One more")
    assert "✅ It can be played." in message.content

    shown = await scene.ada.click(message, label="Save as…")
    result = await scene.ada.submit_modal(shown, {"name": "Wet"})
    saved = answer(result).message
    assert saved.content.startswith("**Wet** (4 cards, 16 of 20 points) is saved.")
    assert scene.labels(saved)[:4] == ["Play with it", "Edit", "Cards and code", "Post it here"]
    assert saved.attachments[0].description == "Wet: 4 cards"
    assert list(await offered(scene, "rename")) == ["Wet (Elements)"]


async def test_it_is_asked_how_many_until_there_are_some(scene: Scene) -> None:
    message = await pick(scene.ada, await build(scene), 1, "earth")
    assert [option.label for option in menu(message, 2).options if option.default] == []
    message = await pick(scene.ada, message, 2, "2")
    assert [option.label for option in menu(message, 2).options if option.default] == ["2 in the deck"]


async def test_buttons_that_can_do_nothing_are_off(scene: Scene) -> None:
    def off(message: Any) -> Any:
        return [button.label for row in message.components[-2:] for button in row.children if button.disabled]

    message = await build(scene)
    assert off(message) == ["One more", "One less", "Undo", "Save as…", "Throw away"]
    message = await pick(scene.ada, message, 1, "earth")
    message = await pick(scene.ada, message, 2, "3")
    assert off(message) == ["One more"]


async def test_several_cards_are_put_in_at_once_and_taken_back_at_once(scene: Scene) -> None:
    message = await build(scene)
    several = answer(await scene.ada.select(message, ["wood", "earth"], custom_id=menu(message, 1).custom_id)).message
    assert "Chosen: **Wood and Earth**" in several.content
    message = await pick(scene.ada, several, 2, "2")
    assert "**4 cards" in message.content
    message = await press(scene.ada, message, "One less")
    assert "**2 cards" in message.content
    message = await press(scene.ada, message, "Undo")
    assert "**4 cards" in message.content
    message = await press(scene.ada, message, "Undo")
    assert "**no cards**" in message.content


async def found(scene: Scene, message: Any, text: str) -> Any:
    asked = await scene.ada.click(message, label="Find or paste…")
    return answer(await scene.ada.submit_modal(asked, {"text": text})).message


async def test_cards_are_found_by_their_words(scene: Scene) -> None:
    message = await found(scene, await build(scene), "wat")
    assert "Water" in scene.labels(message)
    assert "Fire" not in scene.labels(message)
    message = await pick(scene.ada, message, 1, "water")
    message = await pick(scene.ada, message, 2, "2")
    assert "**2 cards" in message.content
    assert "Water ×2" in scene.labels(message), "what was found stays there"
    none = await found(scene, message, "chess")
    assert "No card has “chess” in its name or its text." in none.content
    assert "**2 cards" in none.content


async def test_a_deck_is_pasted_into_the_builder_and_the_one_before_comes_back(scene: Scene) -> None:
    message = await build(scene, deck="Standard")
    message = await found(scene, message, FLOOD)
    assert "This is the deck that you have pasted." in message.content
    assert "**4 cards, 16 of 20 points**" in message.content
    message = await press(scene.ada, message, "Undo")
    assert "**4 cards, 10 of 20 points**" in message.content
    message = await found(scene, message, "wood, wood, fire, fire, metal")
    assert "**5 cards" in message.content


async def test_a_line_that_names_no_card_waits_until_it_is_settled(scene: Scene) -> None:
    message = await found(scene, await build(scene), "wood, wter, wter, cheese, fire")
    assert "I know no card called “wter” or “cheese”." in message.content
    assert "**2 cards" in message.content
    told = [(option.label, option.description) for option in menu(message, 2).options]
    assert told == [("Water ×2", "for “wter”"), ("Leave “cheese” out", None)]
    message = await pick(scene.ada, message, 1, "wood")
    assert "I know no card" not in message.content, "another card is looked at"
    again = await build(scene)
    assert "“wter” or “cheese”" in again.content
    message = await pick(scene.ada, again, 2, "wter")
    assert "I know no card called “cheese”." in message.content
    assert "**4 cards" in message.content
    message = await press(scene.ada, message, "Undo")
    assert "“cheese” or “wter”" in message.content
    both = answer(await scene.ada.select(message, ["wter", "cheese"], custom_id=menu(message, 2).custom_id)).message
    assert "I know no card" not in both.content
    saved = await scene.ada.submit_modal(await scene.ada.click(both, label="Save as…"), {"name": "Mended"})
    assert "**Mended** (4 cards" in answer(saved).content


async def test_what_is_saved_without_says_so(scene: Scene) -> None:
    message = await found(scene, await build(scene), "wood, cheese")
    saved = answer(await scene.ada.submit_modal(await scene.ada.click(message, label="Save as…"), {"name": "Left"}))
    assert saved.content.startswith("**Left** (1 cards, 1 of 20 points) is saved.\nLeft out: “cheese”.")


async def test_whoever_goes_on_by_hand_is_told_no_more_of_what_names_no_card(scene: Scene) -> None:
    message = await found(scene, await build(scene), "wood, wter, fire")
    assert "I know no card called “wter”." in message.content
    message = await found(scene, message, "water")
    assert "I know no card" not in message.content
    message = await press(scene.ada, await pick(scene.ada, message, 1, "water"), "One more")
    assert "**3 cards" in message.content
    assert "I know no card" not in (await build(scene)).content
    message = await press(scene.ada, message, "Undo")
    assert "I know no card called “wter”." in (await build(scene)).content
    message = await press(scene.ada, await pick(scene.ada, message, 1, "water"), "One more")
    saved = answer(await scene.ada.submit_modal(await scene.ada.click(message, label="Save as…"), {"name": "Own"}))
    assert "wter" not in saved.content


async def test_a_name_that_is_too_long_is_refused_and_not_cut(scene: Scene) -> None:
    shown = await scene.ada.click(await build(scene, deck="Standard"), label="Save as…")
    assert "At most 40 characters" in json.dumps(shown.modal)
    refused = answer(await scene.ada.submit_modal(shown, {"name": "n" * 41}))
    assert refused.content == "This name has 41 characters; 40 is the most."


async def test_a_list_that_cant_be_read_is_corrected_in_the_form(scene: Scene) -> None:
    message = await build(scene)
    refused = await found(scene, message, "chese, wter")
    assert refused.content == "I know no card called “chese” or “wter”."
    again = await scene.ada.click(refused, label="Try again")
    assert "chese, wter" in json.dumps(again.modal)
    mended = answer(await scene.ada.submit_modal(again, {"text": "wood, water"})).message
    assert "**2 cards" in mended.content


async def test_of_a_card_no_more_is_taken_than_a_deck_may_have(scene: Scene) -> None:
    message = await found(scene, await build(scene), "wood, " * 300)
    assert "Wood: 3 of 300 taken" in message.content
    assert "**3 cards" in message.content
    message = await found(scene, message, "yin_yang " * 6)
    assert "Yin/Yang: 3 of 6 taken" in message.content
    assert "**6 cards" in message.content


async def test_a_line_in_which_nothing_is_found_may_name_cards(scene: Scene) -> None:
    message = await found(scene, await build(scene, deck="Standard"), "yin_yang yin_yang")
    assert "**6 cards" in message.content
    assert "**Yin/Yang** (9 points): 2 in the deck." in message.content


async def test_building_goes_on_after_a_restart(scene: Scene, url: str, clock: Clock, games: Any) -> None:
    message = await build(scene)
    message = await pick(scene.ada, message, 1, "earth")
    await scene.env.restart_bot(await make_bot(url, clock, games))
    message = await press(scene.ada, message, "One more")
    assert "**1 cards" in message.content
    await scene.env.restart_bot(await make_bot(url, clock, games))
    again = await build(scene)
    assert "You were building this" in again.content
    shown = await scene.ada.click(again, label="Save as…")
    await scene.env.restart_bot(await make_bot(url, clock, games))
    result = await scene.ada.submit_modal(shown, {"name": "Later"})
    assert "**Later** (1 cards" in answer(result).content


async def test_a_kept_deck_is_changed_or_copied(scene: Scene) -> None:
    await take_in(scene)
    message = await build(scene, deck="Rush")
    assert "### Elements: “Rush”\n" in message.content
    message = await pick(scene.ada, message, 1, "earth")
    message = await press(scene.ada, message, "One more")
    assert "“Rush”, changed" in message.content
    shown = await scene.ada.click(message, label="Save as…")
    assert "Rush" in json.dumps(shown.modal)
    await scene.ada.submit_modal(shown, {"name": "rush"})
    assert "**rush** (6 cards" in (await deck(scene, "list")).content
    message = await build(scene, deck="Standard")
    shown = await scene.ada.click(message, label="Save as…")
    refused = await scene.ada.submit_modal(shown, {"name": "Rush"})
    assert answer(refused).content == "You have a deck called “Rush” for this game already."
    assert "**rush** (6 cards" in (await deck(scene, "list")).content


async def test_what_is_not_saved_is_not_lost_by_building_another(scene: Scene) -> None:
    message = await build(scene)
    message = await pick(scene.ada, message, 1, "earth")
    await press(scene.ada, message, "One more")
    asked = await build(scene, deck="Standard")
    assert "You are still building a new deck" in asked.content
    message = await press(scene.ada, asked, "Go on with it")
    assert "1 cards" in message.content
    asked = await build(scene, deck="Standard")
    message = await press(scene.ada, asked, "Throw it away, take “Standard”")
    assert "**4 cards, 10 of 20 points**" in message.content


async def test_throwing_away_asks_once_more(scene: Scene) -> None:
    message = await build(scene, deck="Standard")
    asked = await press(scene.ada, message, "Throw away")
    assert "Throw away what you have built (4 cards" in asked.content
    back = await press(scene.ada, asked, "Back")
    asked = await press(scene.ada, back, "Throw away")
    gone = await press(scene.ada, asked, "Yes, throw it away")
    assert gone.content == "What you had built is thrown away. `/deck build` begins another deck."
    assert scene.labels(gone) == ["All decks"]


async def test_nobody_is_asked_about_a_deck_without_cards(scene: Scene) -> None:
    message = await pick(scene.ada, await build(scene), 1, "wood")
    message = await press(scene.ada, await press(scene.ada, message, "One more"), "One less")
    gone = await press(scene.ada, message, "Throw away")
    assert gone.content.startswith("What you had built is thrown away.")


async def test_a_press_on_what_is_finished_is_a_sentence(scene: Scene) -> None:
    first = await build(scene, deck="Standard")
    second = await build(scene, deck="Standard")
    await press(scene.ada, await press(scene.ada, second, "Throw away"), "Yes, throw it away")
    late = await press(scene.ada, first, "Save as…")
    assert late.content.startswith("This deck is no longer being built.")
    late = await pick(scene.ada, first, 0, "1")
    assert late.content.startswith("This deck is no longer being built.")


async def test_nobody_else_presses_in_a_builder(scene: Scene, simcord_bot: Elementarium) -> None:
    await take_in(scene)
    await build(scene, deck="Rush")
    desk = simcord_bot.router.decks
    draft, (rush,) = await desk.decks.draft(scene.ada.id, "elements"), await desk.decks.decks_of_person(scene.ada.id)
    assert draft is not None
    channel: Any = simcord_bot.get_channel(scene.channel.id)
    # They are sent to one person's eyes only; here they get where everybody sees them.
    builder = await channel.send(
        "builder", view=builder_view(VOICE, draft, BuilderSpot(scene.ada.id, "elements", 0, "wood"))
    )
    delete = await channel.send(
        "delete", view=make_view(button(DeleteDeckPress(scene.ada.id, rush.id), "Yes, delete it"))
    )
    for message, label in [
        *((builder, label) for label in ("One more", "One less", "Find or paste…", "Save as…", "Throw away")),
        (delete, "Yes, delete it"),
    ]:
        refused = answer(await scene.bo.click(message, label=label))
        assert refused.ephemeral
        assert refused.content == "That is somebody else's deck."
    refused = answer(await scene.bo.select(builder, ["3"], custom_id=menu(builder, 2).custom_id))
    assert refused.content == "That is somebody else's deck."
    assert await desk.decks.draft(scene.ada.id, "elements") == draft
    assert await desk.decks.decks_of_person(scene.ada.id) == [rush]


async def test_deck_commands_know_whose_game(scene: Scene) -> None:
    names = await scene.ada.autocomplete(scene.channel, "deck build", "game", "elem")
    assert [choice["value"] for choice in names] == ["elements"]
    assert "### Elements: a new deck" in (await build(scene, game="Elements")).content
    assert (await deck(scene, "build", game="chess")).content.startswith("I don't know decks for that game")
