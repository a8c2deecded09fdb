"""`/deck list` is the home of decks: from it all is done by buttons, in one message."""

from typing import Any

from discord.ui import Button

from bot import Elementarium
from tests.bot.decks.helpers import FLOOD, STANDARD, deck, menu, options_of, pick, press, take_in
from tests.bot.test_table import answer
from tests.support.scene import Scene, alt_of
from ui.interactions.components import make_view


async def at_home(scene: Scene, person: Any = None) -> Any:
    return (await deck(scene, "list", person)).message


async def test_all_decks_stand_in_a_menu_with_what_can_be_made_below(scene: Scene) -> None:
    await take_in(scene)
    home = await at_home(scene)
    told = [(option.label, option.description) for option in menu(home, 0).options]
    assert told == [
        ("Rush", "✅ 5 cards, 10 of 20 points"),
        ("Standard", "Ready to play: 4 cards, 10 of 20 points"),
        ("Flood", "Ready to play: 4 cards, 16 of 20 points"),
    ]
    assert scene.labels(home)[-2:] == ["Build a deck: Elements", "Paste a list or a code…"]
    unnamed = (await deck(scene, "show")).message
    assert (unnamed.content, scene.labels(unnamed)) == (home.content, scene.labels(home))


async def test_a_deck_is_looked_at_changed_and_deleted_from_there(scene: Scene) -> None:
    await take_in(scene)
    own = menu(await at_home(scene), 0).options[0].value
    shown = await pick(scene.ada, await at_home(scene), 0, own)
    assert shown.content.startswith("### Elements: “Rush”\n5 cards")
    assert alt_of(shown) == "Rush: 5 cards"
    assert scene.labels(shown) == [
        "Play with it",
        "Edit",
        "Cards and code",
        "Post it here",
        "Rename…",
        "Delete",
        "All decks",
    ]
    listed = await scene.ada.click(shown, label="Cards and code")
    assert "EDECK" in listed.response.content
    asked = await press(scene.ada, shown, "Delete")
    assert asked.content.startswith("Do you want to delete **Rush**")
    shown = await press(scene.ada, asked, "No, keep it")
    home = await press(scene.ada, shown, "All decks")
    assert home.content.startswith("### Elements\n- ✅ **Rush**")
    assert not home.attachments
    builder = await press(scene.ada, await pick(scene.ada, home, 0, own), "Edit")
    assert builder.content.startswith("### Elements: “Rush”\n**5 cards")


async def test_a_deck_is_renamed_there(scene: Scene) -> None:
    saved = (await take_in(scene)).message
    asked = await scene.ada.click(saved, label="Rename…")
    renamed = answer(await scene.ada.submit_modal(asked, {"name": "March"})).message
    assert renamed.content.startswith("“Rush” is now called “March”.")
    assert alt_of(renamed) == "March: 5 cards"
    assert "**March** (5 cards" in (await deck(scene, "list")).content


async def test_what_is_not_saved_yet_is_told_there(scene: Scene) -> None:
    home = await at_home(scene)
    builder = await press(scene.ada, home, "Build a deck: Elements")
    builder = await press(scene.ada, await pick(scene.ada, builder, 1, "wood"), "One more")
    home = await press(scene.ada, builder, "All decks")
    assert home.content.endswith("You are still building a new deck, and have not saved it.")
    assert "**1 cards" in (await press(scene.ada, home, "Build a deck: Elements")).content


async def test_of_a_ready_deck_a_copy_is_changed(scene: Scene) -> None:
    shown = await pick(scene.ada, await at_home(scene), 0, "elements:ready:flood")
    assert scene.labels(shown) == ["Play with it", "Change a copy", "Cards and code", "All decks"]
    builder = await press(scene.ada, shown, "Change a copy")
    assert builder.content.startswith("### Elements: a new deck\n**4 cards, 16")


async def test_a_list_is_pasted_from_there(scene: Scene) -> None:
    asked = await scene.ada.click(await at_home(scene), label="Paste a list or a code…")
    saved = answer(await scene.ada.submit_modal(asked, {"cards": FLOOD, "name": "Mine"})).message
    assert saved.content.startswith("**Mine** (4 cards")
    assert "Play with it" in scene.labels(saved)


async def test_a_game_begins_with_the_deck_that_was_chosen(scene: Scene, simcord_bot: Elementarium) -> None:
    saved = (await take_in(scene)).message
    asked = await press(scene.ada, saved, "Play with it")
    assert "You play with **Rush** (5 cards" in asked.content
    assert not asked.attachments
    await scene.ada.click(asked, label="Open a table")
    lobby = scene.newest(scene.channel)
    assert "Ada plays **Rush**." in lobby.content
    await scene.bo.click(lobby, label="Join")
    assert await options_of(simcord_bot) == [["wood", "wood", "fire", "fire", "metal"], STANDARD]


async def test_what_is_illegal_is_not_offered_to_be_played(scene: Scene) -> None:
    saved = (await take_in(scene, "Much", "yin_yang")).message
    assert scene.labels(saved)[0] == "Edit"


async def test_nobody_else_reaches_a_deck_by_its_buttons(scene: Scene, simcord_bot: Elementarium) -> None:
    """They are sent to one person's eyes only; here they get where everybody sees them."""
    saved = (await take_in(scene)).message
    channel: Any = simcord_bot.get_channel(scene.channel.id)
    for label in ("Edit", "Cards and code", "Delete", "Play with it"):
        custom_id = next(item.custom_id for row in saved.components for item in row.children if item.label == label)
        public = await channel.send("here", view=make_view(Button(label=label, custom_id=custom_id)))
        refused = answer(await scene.bo.click(public, label=label))
        assert refused.content.startswith("I don't know that deck")


async def test_whoever_wants_no_pictures_is_told_what_is_in_them(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, pictures=False)
    shown = await deck(scene, "show", deck="Flood")
    assert not shown.message.attachments
    assert shown.content.endswith(">>> Flood: 4 cards")
