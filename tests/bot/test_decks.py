"""Decks on Discord: `/deck`, the builder, the choice in the lobby, and who may see what of it."""

import json
import re
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

import engine
from bot import Elementarium
from cogs.elements import Elements as ElementsCog
from render.elements import ElementsPictures
from sessions.share_codes import write_code
from tests.bot.deck_bot import draw
from tests.bot.test_secrecy import watch
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.deck_game import DeckAuction, DeckElements, SecretDeckElements, StricterElements
from tests.support.scene import Scene, alt_of
from ui import Interaction, decks_here
from ui.decks.builder import builder_view
from ui.interactions.components import button, view_of
from ui.interactions.ids import DeletePress, Spot

STANDARD = ["wood", "fire", "earth", "metal"]
RUSH = "wood, wood, fire, fire, metal"
FLOOD = write_code("elements", ("wood", "water", "water", "water"))
GAMES = {"elements": DeckElements()}


@pytest.fixture(autouse=True)
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ElementsPictures, "deck", draw)


@pytest.fixture
def games() -> Any:
    return GAMES


@pytest_asyncio.fixture
async def simcord_bot(url: str, clock: Clock, games: Any) -> Any:
    return await make_bot(url, clock, games)


async def deck(scene: Scene, command: str, person: Any = None, **arguments: Any) -> Any:
    """A person's command, and the answer that only he sees."""
    person = person or scene.ada
    result = await person.slash(scene.channel, f"deck {command}", **arguments)
    assert result.ephemeral
    return answer(result)


async def take_in(scene: Scene, name: str = "Rush", cards: Any = RUSH, person: Any = None) -> Any:
    return await deck(scene, "import", person, cards=cards, name=name)


async def offered(scene: Scene, command: str = "show", person: Any = None, typed: str = "") -> Any:
    choices = await (person or scene.ada).autocomplete(scene.channel, f"deck {command}", "deck", typed)
    return {choice["name"]: choice["value"] for choice in choices}


async def build(scene: Scene, person: Any = None, **arguments: Any) -> Any:
    return (await deck(scene, "build", person, **arguments)).message


def menu(message: Any, number: int) -> Any:
    return message.components[number].children[0]


async def pick(person: Any, message: Any, number: int, value: Any) -> Any:
    """Choose from one of the builder's menus; the message as it is then."""
    return answer(await person.select(message, [value], custom_id=menu(message, number).custom_id)).message


async def press(person: Any, message: Any, label: str) -> Any:
    return answer(await person.click(message, label=label)).message


# Keeping


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
        ("wood plastic", "Odd", "I don't know a card “plastic”."),
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
    shown = await scene.ada.slash(scene.channel, "deck check")
    result = await scene.ada.submit_modal(shown, {"cards": FLOOD})
    assert "4 cards, 16 of 20 points\n✅" in answer(result).content


async def test_a_form_that_failed_is_opened_again_with_what_was_written(scene: Scene, clock: Clock) -> None:
    text = "\n".join([*RUSH.split(", "), "plastic"])
    shown = await scene.ada.slash(scene.channel, "deck import")
    failed = answer(await scene.ada.submit_modal(shown, {"cards": text, "name": "Bent"})).message
    assert failed.content == "I don't know a card “plastic”."
    assert "metal" not in json.dumps([button.custom_id for row in failed.components for button in row.children])
    again = await scene.ada.click(failed, label="Try again")
    assert json.dumps(text) in json.dumps(again.modal)
    assert "Bent" in json.dumps(again.modal)
    clock.now += 16 * 60
    late = answer(await scene.ada.click(failed, label="Try again"))
    assert late.content.startswith("What you wrote is gone: it is kept for a quarter of an hour")
    refused = answer(await scene.ada.slash(scene.channel, "deck import", cards="wood plastic", name="Odd"))
    again = await scene.ada.click(refused.message, label="Try again")
    saved = await scene.ada.submit_modal(again, {"cards": RUSH, "name": "Odd"})
    assert answer(saved).content.startswith("**Odd** (5 cards")
    assert not answer(saved).message.components
    done = answer(await scene.ada.click(refused.message, label="Try again"))
    assert done.content.startswith("What you wrote is gone")


async def test_export_and_import_give_the_same_deck(scene: Scene) -> None:
    await take_in(scene)
    result = await scene.ada.slash(scene.channel, "deck export", deck="rush")
    code = re.search(r"EDECK\w+", result.response.content)[0]
    (listed,) = [message.content for message in result.followups]
    assert listed == f"```\n{RUSH}\n```"
    await take_in(scene, "Again", code, scene.bo)
    assert "**Again** (5 cards, 10 of 20 points)" in (await deck(scene, "list", scene.bo)).content


async def test_check_takes_a_deck_a_list_or_a_code(scene: Scene) -> None:
    await take_in(scene)
    assert "“Rush”\n5 cards, 10 of 20 points\n✅" in (await deck(scene, "check", deck="RUSH")).content
    assert "“Flood”\n" in (await deck(scene, "check", deck="Flood")).content
    assert "this list\n4 cards" in (await deck(scene, "check", deck=FLOOD)).content
    assert "4 times Wood" in (await deck(scene, "check", deck="wood " * 4)).content
    assert "don't know a card “plastic”" in (await deck(scene, "check", deck="plastic")).content


async def test_show_is_a_picture(scene: Scene) -> None:
    choices = await offered(scene)
    assert list(choices) == ["Standard (Elements, ready)", "Flood (Elements, ready)"]
    shown = await deck(scene, "show", deck=choices["Flood (Elements, ready)"])
    assert "### Elements: “Flood”" in shown.content
    assert alt_of(shown.message) == "Flood: 4 cards"
    assert (await deck(scene, "show", deck="Nothing")).content.startswith("I don't know that deck")


async def test_rename(scene: Scene) -> None:
    await take_in(scene)
    choices = await offered(scene, "rename")
    renamed = await deck(scene, "rename", deck=choices["Rush (Elements)"], name="Slow *march*")
    assert renamed.content == r"“Rush” is called “Slow \*march\*” now."
    refused = await deck(scene, "rename", deck="Standard", name="Mine")
    assert refused.content == "“Standard” is a ready deck, which stays as it is."


async def test_delete_asks_once_more(scene: Scene) -> None:
    await take_in(scene)
    asked = await deck(scene, "delete", deck="Rush")
    assert "delete **Rush** (5 cards" in asked.content
    assert list(await offered(scene, "delete")) == ["Rush (Elements)"]
    assert (await press(scene.ada, asked.message, "No, keep it")).content == "It stays."
    asked = await deck(scene, "delete", deck="Rush")
    assert (await press(scene.ada, asked.message, "Yes, delete it")).content == "It is deleted."
    assert not await offered(scene, "delete")
    assert (await deck(scene, "delete", deck="Rush")).content.startswith("I don't know that deck")


async def test_own_decks_come_before_ready_ones_of_the_same_name(scene: Scene) -> None:
    await take_in(scene, "standard")
    assert "“standard”\n5 cards" in (await deck(scene, "show", deck="Standard")).content
    choices = await offered(scene)
    shown = await deck(scene, "show", deck=choices["Standard (Elements, ready)"])
    assert "“Standard”\n4 cards" in shown.content


async def test_nobody_reaches_anothers_deck(scene: Scene) -> None:
    await take_in(scene)
    (value,) = (await offered(scene, "rename")).values()
    for command in ("show", "export", "check", "build"):
        assert "Rush" not in (await deck(scene, command, scene.bo, deck=value)).content
    assert not await offered(scene, "rename", scene.bo)
    assert (await deck(scene, "delete", scene.bo, deck=value)).content.startswith("I don't know that deck")
    assert "**Rush**" in (await deck(scene, "list")).content


async def test_a_long_list_of_decks_takes_several_messages(scene: Scene) -> None:
    for number in range(25):
        await take_in(scene, f"{'W' * 36} {number}", RUSH)
    result = await scene.ada.slash(scene.channel, "deck list")
    shown = [result.response.content, *(message.content for message in result.followups)]
    assert len(shown) == 2
    assert sum(text.count("✅") for text in shown) == 25
    assert "already, and there is no room for more" in (await take_in(scene, "One more")).content


# Building


async def test_a_deck_is_built_by_menus(scene: Scene) -> None:
    message = await build(scene)
    assert message.content == "### Elements: a new deck\n**no cards**\n-# It has 0 of at least 4 cards."
    begun = await pick(scene.ada, message, 2, "ready:Flood")
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
    assert "water, water, water" in message.content
    message = await pick(scene.ada, message, 0, "0")
    message = await pick(scene.ada, message, 1, "wood")
    message = await press(scene.ada, message, "One more")
    assert "✅ It can be played." in message.content

    shown = await scene.ada.click(message, label="Save as …")
    result = await scene.ada.submit_modal(shown, {"name": "Wet"})
    saved = answer(result).message
    assert saved.content.startswith("**Wet** (4 cards, 16 of 20 points) is saved.")
    assert not saved.components
    assert saved.attachments[0].description == "Wet: 4 cards"
    assert list(await offered(scene, "rename")) == ["Wet (Elements)"]


async def test_buttons_that_can_do_nothing_are_off(scene: Scene) -> None:
    def off(message: Any) -> Any:
        return [button.label for row in message.components[-1:] for button in row.children if button.disabled]

    message = await build(scene)
    assert off(message) == ["One more", "One less", "Undo", "Save as …"]
    message = await pick(scene.ada, message, 1, "earth")
    message = await pick(scene.ada, message, 2, "3")
    assert off(message) == ["One more"]


async def test_building_goes_on_after_a_restart(scene: Scene, url: str, clock: Clock, games: Any) -> None:
    message = await build(scene)
    message = await pick(scene.ada, message, 1, "earth")
    await scene.env.restart_bot(await make_bot(url, clock, games))
    message = await press(scene.ada, message, "One more")
    assert "**1 cards" in message.content
    await scene.env.restart_bot(await make_bot(url, clock, games))
    again = await build(scene)
    assert "You were building this" in again.content
    shown = await scene.ada.click(again, label="Save as …")
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
    shown = await scene.ada.click(message, label="Save as …")
    assert "Rush" in json.dumps(shown.modal)
    await scene.ada.submit_modal(shown, {"name": "rush"})
    assert "**rush** (6 cards" in (await deck(scene, "list")).content
    message = await build(scene, deck="Standard")
    shown = await scene.ada.click(message, label="Save as …")
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
    assert gone.content == "It is thrown away. `/deck build` begins another."
    assert not gone.components


async def test_a_press_on_what_is_finished_is_a_sentence(scene: Scene) -> None:
    first = await build(scene, deck="Standard")
    second = await build(scene)
    asked = await press(scene.ada, second, "Throw away")
    await press(scene.ada, asked, "Yes, throw it away")
    late = await press(scene.ada, first, "Save as …")
    assert late.content.startswith("This deck is not being built any more.")
    late = await pick(scene.ada, first, 0, "1")
    assert late.content.startswith("This deck is not being built any more.")


async def test_nobody_else_presses_in_a_builder(scene: Scene, simcord_bot: Elementarium) -> None:
    await take_in(scene)
    await build(scene, deck="Rush")
    desk = simcord_bot.router.decks
    draft, (rush,) = await desk.decks.draft(scene.ada.id, "elements"), await desk.decks.of(scene.ada.id)
    assert draft is not None
    channel: Any = simcord_bot.get_channel(scene.channel.id)
    # They are sent to one person's eyes only; here they get where everybody sees them.
    builder = await channel.send("builder", view=builder_view(draft, Spot(scene.ada.id, "elements", 0, "wood")))
    delete = await channel.send("delete", view=view_of(button(DeletePress(scene.ada.id, rush.id), "Yes, delete it")))
    for message, label in [
        *((builder, label) for label in ("One more", "One less", "Save as …", "Throw away")),
        (delete, "Yes, delete it"),
    ]:
        refused = answer(await scene.bo.click(message, label=label))
        assert refused.ephemeral
        assert refused.content == "That is somebody else's deck."
    refused = answer(await scene.bo.select(builder, ["3"], custom_id=menu(builder, 2).custom_id))
    assert refused.content == "That is somebody else's deck."
    assert await desk.decks.draft(scene.ada.id, "elements") == draft
    assert await desk.decks.of(scene.ada.id) == [rush]


async def test_deck_commands_know_whose_game(scene: Scene) -> None:
    names = await scene.ada.autocomplete(scene.channel, "deck build", "game", "elem")
    assert [choice["value"] for choice in names] == ["elements"]
    assert "### Elements: a new deck" in (await build(scene, game="Elements")).content
    assert (await deck(scene, "build", game="chess")).content.startswith("I don't know decks for that game")


# In the lobby


async def my_deck(scene: Scene, person: Any, lobby: Any = None) -> Any:
    return answer(await person.click(lobby or scene.newest(scene.channel), label="My deck"))


async def options_of(simcord_bot: Elementarium, table_id: int = 1) -> Any:
    return (await simcord_bot.router.tables.tables.get(table_id)).options["decks"]


async def test_the_default_needs_no_choice(scene: Scene, simcord_bot: Elementarium) -> None:
    lobby = await scene.open()
    assert scene.labels(lobby) == ["Accept", "My deck", "Decline", "Cancel", "Rules"]
    await scene.bo.click(lobby, label="Accept")
    assert await options_of(simcord_bot) == [STANDARD, ["wood", "water", "water", "water"]]


async def test_both_choose_their_decks(scene: Scene, simcord_bot: Elementarium) -> None:
    await take_in(scene)
    await take_in(scene, "Much", "yin_yang yin_yang yin_yang")
    lobby = await scene.open()
    shown = await my_deck(scene, scene.ada, lobby)
    assert shown.ephemeral
    assert shown.content == (
        "You have chosen no deck: you are dealt a ready one, another than the others'.\n"
        "-# 1 more can't be played at this table; `/deck check` says why."
    )
    assert scene.labels(shown.message) == ["Rush", "Standard", "Flood"]
    chosen = await scene.press(scene.ada, "Rush", shown.message)
    assert answer(chosen).content == "You play with **Rush** (5 cards, 10 of 20 points)."
    assert "You play with **Rush**" in (await my_deck(scene, scene.ada, lobby)).content

    shown = await my_deck(scene, scene.bo, lobby)
    assert "Choosing a deck here also joins the game." in shown.content
    assert "`/deck build` makes decks of your own." in shown.content
    chosen = await scene.press(scene.bo, "Flood", shown.message)
    assert re.fullmatch(r"You play with \*\*Flood\*\* .* The game has begun in <#\d+>\.", answer(chosen).content)
    assert await options_of(simcord_bot) == [["wood", "wood", "fire", "fire", "metal"], ["wood", *["water"] * 3]]
    assert "are playing in <#" in scene.channel.history()[0].content


async def test_only_those_concerned_choose(scene: Scene) -> None:
    lobby = await scene.open()
    refused = await my_deck(scene, scene.cleo, lobby)
    assert refused.ephemeral
    assert refused.content == "This challenge is for somebody else."
    shown = await my_deck(scene, scene.bo, lobby)
    await scene.ada.click(lobby, label="Cancel")
    late = await scene.press(scene.bo, "Standard", shown.message)
    assert answer(late).content == "This table was cancelled."


async def test_the_options_of_the_table_count(scene: Scene) -> None:
    await take_in(scene, "Dual", "yin_yang wood wood fire")
    lobby = await scene.open(mode="endless", rounds=1)
    shown = await my_deck(scene, scene.ada, lobby)
    assert "Dual" not in scene.labels(shown.message)
    await scene.ada.slash(scene.channel, f"{scene.group} start")
    tokens = scene.newest(scene.channel)
    assert "Dual" in scene.labels((await my_deck(scene, scene.ada, tokens)).message)


async def test_a_deck_that_was_changed_meanwhile_is_refused_with_its_reasons(scene: Scene) -> None:
    await take_in(scene)
    lobby = await scene.open()
    shown = await my_deck(scene, scene.ada, lobby)
    message = await build(scene, deck="Rush")
    message = await pick(scene.ada, message, 0, "2")
    message = await pick(scene.ada, message, 1, "yin_yang")
    message = await pick(scene.ada, message, 2, "3")
    await scene.ada.submit_modal(await scene.ada.click(message, label="Save as …"), {"name": "Rush"})
    refused = await scene.press(scene.ada, "Rush", shown.message)
    assert answer(refused).content == "“Rush” can't be played at this table: It costs 37 of 20 points."


async def test_what_was_chosen_stays_though_the_deck_is_deleted(scene: Scene, simcord_bot: Elementarium) -> None:
    await take_in(scene)
    lobby = await scene.open()
    await scene.press(scene.ada, "Rush", (await my_deck(scene, scene.ada, lobby)).message)
    await press(scene.ada, (await deck(scene, "delete", deck="Rush")).message, "Yes, delete it")
    await scene.bo.click(lobby, label="Accept")
    assert await options_of(simcord_bot) == [["wood", "wood", "fire", "fire", "metal"], STANDARD]


async def test_an_update_that_forbids_a_deck_keeps_the_game_from_beginning(
    scene: Scene, url: str, clock: Clock
) -> None:
    lobby = await scene.open()
    await scene.press(scene.ada, "Flood", (await my_deck(scene, scene.ada, lobby)).message)
    bot = await make_bot(url, clock, {"elements": StricterElements()})
    await scene.env.restart_bot(bot)
    await scene.bo.click(lobby, label="Accept")
    shown = scene.newest(scene.channel)
    assert "**Ada** must choose another deck" in shown.content
    assert "Start now" in scene.labels(shown)
    refused = answer(await scene.bo.click(shown, label="Start now"))
    assert refused.ephemeral
    assert refused.content.startswith("Ada's deck can't be played at this table")
    refused = answer(await scene.ada.click(shown, label="Start now"))
    assert refused.content == "“Flood” can't be played at this table: Water is not allowed any more."
    await bot.router.catch_up()
    await scene.press(scene.ada, "Standard", (await my_deck(scene, scene.ada, shown)).message)
    assert "are playing in <#" in scene.channel.history()[0].content
    assert (await bot.router.tables.tables.get(1)).options["decks"][1] is None


async def test_a_rematch_keeps_the_decks(scene: Scene, simcord_bot: Elementarium) -> None:
    lobby = await scene.open()
    await scene.press(scene.bo, "Flood", (await my_deck(scene, scene.bo, lobby)).message)
    await scene.ada.slash(scene.place, "elements resign")
    question = scene.place.history(viewer=scene.ada)[-1]
    await scene.ada.click(question, label="Yes, I resign")
    await scene.ada.click(scene.table(), label="Rematch")
    offer = scene.newest(scene.place)
    assert "You keep the deck that you had" in (await my_deck(scene, scene.bo, offer)).content
    await scene.bo.click(offer, label="Accept")
    assert await options_of(simcord_bot, 2) == [["wood", "water", "water", "water"], STANDARD]


async def test_public_decks_can_be_read_at_the_table(scene: Scene) -> None:
    lobby = await scene.open()
    await scene.press(scene.bo, "Flood", (await my_deck(scene, scene.bo, lobby)).message)
    more = answer(await scene.cleo.click(scene.table(), label="More"))
    shown = answer(await scene.cleo.click(more.message, label="Decks")).content
    assert shown.startswith("**Ada**: 4 cards, 10 of 20 points\n```\nwood, fire, earth, metal\n```")
    assert "water, water, water" in shown


class TestSecretDecks:
    """Lists that are not public never reach anybody but their owner."""

    @pytest.fixture
    def games(self) -> Any:
        return {"elements": SecretDeckElements()}

    async def test_a_secret_deck_is_shown_to_its_owner_only(
        self, scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        await take_in(scene, "Rumpelstiltskin", "metal metal metal fire", scene.bo)
        lobby = await scene.open()
        caplog.clear()
        with monkeypatch.context() as patch:
            sent = watch(patch)
            shown = await my_deck(scene, scene.bo, lobby)
            await scene.press(scene.bo, "Rumpelstiltskin", shown.message)
            await scene.ada.click(scene.table(), label="My hand")
            for person in (scene.ada, scene.cleo):
                await person.click(scene.table(), label="More")
            await scene.ada.slash(scene.place, "games list")
            await scene.ada.slash(scene.place, "elements board")
            await scene.env.settle()
        interactions = scene.env.backend.interactions.values()
        of_bo = {str(interaction.id) for interaction in interactions if interaction.user_id == scene.bo.id}
        of_bo |= {interaction.token for interaction in interactions if interaction.user_id == scene.bo.id}
        others = [request for request in sent if not of_bo & set(request.path.split("/"))]
        assert len(others) > 5
        assert len(others) < len(sent)
        for request in others:
            assert "umpelstiltskin" not in request.body
            assert "metal, metal" not in request.body
            assert "of 20 points" not in request.body
        assert not [record for record in caplog.records if re.search("umpel|metal|points", record.getMessage())]

    async def test_only_the_owner_reads_it_at_the_table(self, scene: Scene) -> None:
        lobby = await scene.open()
        await scene.press(scene.bo, "Flood", (await my_deck(scene, scene.bo, lobby)).message)
        shown = []
        for person in (scene.ada, scene.bo, scene.cleo):
            more = answer(await person.click(scene.table(), label="More"))
            shown.append(answer(await person.click(more.message, label="My deck")).content)
        assert "water" not in shown[0]
        assert "water, water, water" in shown[1]
        assert shown[2] == "In this game everybody's deck is their own secret."


class TestTwoGames:
    """Where several games have decks, a list needs to be told for which."""

    @pytest.fixture
    def games(self) -> Any:
        return GAMES | {"auction": DeckAuction()}

    @pytest_asyncio.fixture
    async def simcord_bot(self, url: str, clock: Clock, games: Any) -> Any:
        bot = await make_bot(url, clock, GAMES)
        bot.router.decks.decks.games.update(games)
        return bot

    async def test_the_game_is_asked_for_where_it_is_not_clear(self, scene: Scene) -> None:
        asked = await deck(scene, "build")
        assert asked.content == "Which game is the deck for?"
        begun = answer(await scene.ada.click(asked.message, label="Auction")).content
        assert "Auction" in begun
        assert (await take_in(scene)).content == "For which game is this list? Choose it with `game`."
        assert "**Flood** (4 cards" in (await take_in(scene, "Flood", FLOOD)).content
        listed = (await deck(scene, "list")).content
        assert listed.index("### Elements") < listed.index("**Flood**") < listed.index("### Auction")
        only = await deck(scene, "list", game="auction")
        assert "Elements" not in only.content

    async def test_the_form_asks_for_the_game(self, scene: Scene) -> None:
        shown = await scene.ada.slash(scene.channel, "deck check")
        result = await scene.ada.submit_modal(shown, {"game": ["auction"], "cards": RUSH})
        assert "### Auction: this list" in answer(result).content

    async def test_names_that_two_games_have_are_not_clear(self, scene: Scene) -> None:
        assert "There are 2 decks with that name" in (await deck(scene, "show", deck="Standard")).content


async def test_without_games_with_decks_there_is_no_deck_command(url: str, clock: Clock) -> None:
    bot = await make_bot(url, clock, {"elements": engine.GAMES["elements"]})
    await bot.load_extension("cogs.decks")
    assert bot.tree.get_command("deck") is None
    await bot.store.close()
    await bot.http.close()


class StartWithDeck(ElementsCog, group_name="elements", group_description="Elements with decks"):
    """A game's cog whose `start` takes the host's deck."""

    @app_commands.command()
    @app_commands.autocomplete(deck=decks_here)
    async def start(
        self, interaction: Interaction, opponent: discord.User | None = None, deck: str | None = None
    ) -> None:
        """Open a table."""
        await self.open_table(interaction, opponent, {"mode": "endless"}, deck)


async def test_help_names_the_games_with_decks(scene: Scene) -> None:
    told = answer(await scene.bo.slash(scene.channel, "help")).content
    assert re.search(r"</deck build:\d+> makes decks of your own for Elements;", told)


class TestStart:
    """The host brings his deck with the command that opens the table."""

    @pytest_asyncio.fixture
    async def scene(self, scene: Scene, simcord_bot: Elementarium) -> Any:
        await simcord_bot.unload_extension("cogs.elements")
        await simcord_bot.add_cog(StartWithDeck(simcord_bot))
        await simcord_bot.tree.sync()
        return scene

    async def test_the_host_names_his_deck(self, scene: Scene, simcord_bot: Elementarium) -> None:
        await take_in(scene)
        choices = await scene.ada.autocomplete(scene.channel, "elements start", "deck", "ru")
        lobby = await scene.open(deck=choices[0]["value"])
        assert "You play with **Rush**" in (await my_deck(scene, scene.ada, lobby)).content
        await scene.bo.click(lobby, label="Accept")
        assert await options_of(simcord_bot) == [["wood", "wood", "fire", "fire", "metal"], STANDARD]

    async def test_a_deck_that_cant_be_played_opens_nothing(self, scene: Scene) -> None:
        await take_in(scene, "Dual", "yin_yang wood wood fire")
        for name, sentence in (
            ("Dual", "The endless game has no Yin-Yang."),
            ("Nothing", "I don't know that deck"),
        ):
            refused = await scene.ada.slash(scene.channel, "elements start", opponent=scene.bo, deck=name)
            assert refused.ephemeral
            assert sentence in answer(refused).content
        assert not scene.channel.history(viewer=scene.bo)
