"""Which deck somebody plays with: the choice in the lobby, and what becomes of it."""

import re

from bot import Elementarium
from engine import Resign
from tests.bot.decks.helpers import STANDARD, build, deck, my_deck, options_of, pick, press, take_in
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.deck_game import StricterElements
from tests.support.scene import Scene


async def test_the_default_needs_no_choice(scene: Scene, simcord_bot: Elementarium) -> None:
    lobby = await scene.open()
    assert scene.labels(lobby) == [
        "Accept",
        "My deck",
        "Decline",
        "Make it rated",
        "More",
    ]
    await scene.bo.click(lobby, label="Accept")
    assert await options_of(simcord_bot) == [STANDARD, ["wood", "water", "water", "water"]]


async def test_both_choose_their_decks(scene: Scene, simcord_bot: Elementarium) -> None:
    await take_in(scene)
    await take_in(scene, "Much", "yin_yang yin_yang yin_yang")
    lobby = await scene.open()
    shown = await my_deck(scene, scene.ada, lobby)
    assert shown.ephemeral
    assert shown.content == (
        "You have chosen no deck: you will be dealt a ready one that nobody else plays.\n"
        "-# 1 more can't be played at this table; `/deck show` says why."
    )
    assert scene.labels(shown.message) == ["Rush", "Standard", "Flood", "All decks"]
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
    await scene.behind(scene.ada, lobby, "Cancel")
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


async def test_the_deck_that_somebody_plays_most_stands_in_their_profile(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await take_in(scene)
    lobby = await scene.open()
    await scene.press(scene.ada, "Rush", (await my_deck(scene, scene.ada, lobby)).message)
    assert "Rush" not in answer(await scene.ada.slash(scene.channel, "profile")).content
    await scene.bo.click(lobby, label="Accept")
    await (await simcord_bot.router.table_controller.table(1)).act(scene.bo.id, Resign())
    told = "-# Favourite deck in **Elements**: Rush"
    assert told in answer(await scene.ada.slash(scene.channel, "profile")).content
    assert "Favourite deck" not in answer(await scene.bo.slash(scene.channel, "profile")).content


async def test_a_deck_that_was_changed_meanwhile_is_refused_with_its_reasons(scene: Scene) -> None:
    await take_in(scene)
    lobby = await scene.open()
    shown = await my_deck(scene, scene.ada, lobby)
    message = await build(scene, deck="Rush")
    message = await pick(scene.ada, message, 0, "2")
    message = await pick(scene.ada, message, 1, "yin_yang")
    message = await pick(scene.ada, message, 2, "3")
    await scene.ada.submit_modal(await scene.ada.click(message, label="Save as…"), {"name": "Rush"})
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
    await bot.router.do_overdue_work()
    await scene.press(scene.ada, "Standard", (await my_deck(scene, scene.ada, shown)).message)
    assert "are playing in <#" in scene.channel.history()[0].content
    assert (await bot.router.tables.get(1)).options["decks"][1] is None


async def test_a_rematch_keeps_the_decks(scene: Scene, simcord_bot: Elementarium) -> None:
    lobby = await scene.open()
    await scene.press(scene.bo, "Flood", (await my_deck(scene, scene.bo, lobby)).message)
    await scene.ada.slash(scene.place, "table resign")
    question = scene.place.history(viewer=scene.ada)[-1]
    await scene.ada.click(question, label="Yes, break it off")
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
