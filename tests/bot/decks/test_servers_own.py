"""A server's own decks: offered by whoever manages it, chosen by everybody there, and nowhere else."""

import json
from typing import Any

from bot import Elementarium
from sessions.decks.share_codes import write_code
from tests.bot.decks.helpers import FLOOD, deck, my_deck, offered, options_of, take_in
from tests.bot.test_table import answer
from tests.support.scene import Scene, alt_of

OFFER = "Offer it to this server"


async def given(scene: Scene, manager: Any) -> None:
    """Mia manages the server, and offers Rush to it."""
    await take_in(scene, person=manager)
    shown = await deck(scene, "show", manager, deck="Rush")
    told = answer(await manager.click(shown.message, label=OFFER))
    assert told.message.id == shown.message.id
    assert OFFER not in scene.labels(told.message)
    assert told.content.startswith("**Rush** (5 cards, 10 of 20 points) can be chosen by everybody in this server now.")


async def test_everybody_can_choose_what_a_manager_has_offered(
    scene: Scene, manager: Any, simcord_bot: Elementarium
) -> None:
    await given(scene, manager)
    assert "This server's: “Rush”" in (await deck(scene, "list")).content
    assert "Rush (Elements, this server's)" in await offered(scene, "show")
    lobby = await scene.open()
    shown = await my_deck(scene, scene.bo, lobby)
    assert scene.labels(shown.message) == ["Rush", "Standard", "Flood", "All decks"]
    assert "`/deck build` makes decks of your own." in shown.content
    await scene.press(scene.bo, "Rush", shown.message)
    assert (await options_of(simcord_bot))[1] == ["wood", "wood", "fire", "fire", "metal"]


async def test_whoever_manages_nothing_offers_nothing(scene: Scene) -> None:
    await take_in(scene)
    assert OFFER not in scene.labels((await deck(scene, "show", deck="Rush")).message)


async def test_a_deck_can_be_shown_to_everybody(scene: Scene) -> None:
    await take_in(scene)
    shown = await deck(scene, "show", deck="Rush")
    await scene.ada.click(shown.message, label="Post it here")
    posted = scene.newest(scene.channel)
    assert posted.content.startswith("### Elements: “Rush”\nA deck for everybody.")
    assert "Ada" not in posted.content
    assert write_code("elements", ("wood", "wood", "fire", "fire", "metal")) in posted.content
    assert alt_of(posted) == "Rush: 5 cards"
    asked = await scene.bo.click(posted, label="Keep a copy…")
    assert write_code("elements", ("wood", "wood", "fire", "fire", "metal")) in json.dumps(asked.modal)


async def test_a_deck_of_the_server_is_changed_by_its_managers_alone(scene: Scene, manager: Any) -> None:
    await given(scene, manager)
    choice = (await offered(scene, "show"))["Rush (Elements, this server's)"]
    for command in ("delete", "rename"):
        more = {"name": "Mine"} if command == "rename" else {}
        refused = await deck(scene, command, deck=choice, **more)
        assert refused.content == "“Rush” belongs to this server: only its managers can change that."
        assert await offered(scene, command) == {}
    renamed = await deck(scene, "rename", manager, deck=choice, name="Dash")
    assert renamed.content.startswith("“Rush” is now called “Dash”.")
    asked = await deck(scene, "delete", manager, deck=choice)
    assert answer(await manager.click(asked.message, label="Yes, delete it")).content.startswith("The deck is deleted.")
    assert "This server's" not in (await deck(scene, "list")).content
    assert "**Rush**" in (await deck(scene, "list", manager)).content  # their own has stayed


async def test_a_deck_offered_again_takes_the_place_of_the_first(scene: Scene, manager: Any) -> None:
    await given(scene, manager)
    await given_again(scene, manager)
    assert "This server's: “Rush”" in (await deck(scene, "list")).content


async def given_again(scene: Scene, manager: Any) -> None:
    """Offer a deck of the same name with other cards: as it was it is offered already."""
    shown = await deck(scene, "show", manager, deck="Rush")
    assert OFFER not in scene.labels(shown.message)
    asked = await deck(scene, "delete", manager, deck="Rush")
    await manager.click(asked.message, label="Yes, delete it")
    saved = await take_in(scene, cards=FLOOD, person=manager)
    await manager.click(saved.message, label=OFFER)


async def test_a_deck_of_a_server_is_not_seen_elsewhere(scene: Scene, manager: Any) -> None:
    await given(scene, manager)
    told = answer(await scene.ada.user.slash("deck list"))
    assert "This server's" not in told.content
    assert "Rush" not in told.content


async def test_what_is_built_from_it_is_ones_own(scene: Scene, manager: Any) -> None:
    await given(scene, manager)
    choice = (await offered(scene, "show"))["Rush (Elements, this server's)"]
    builder = (await deck(scene, "build", deck=choice)).message
    await scene.ada.submit_modal(await scene.ada.click(builder, label="Save as…"), {"name": "Rush"})
    listed = (await deck(scene, "list")).content
    assert "- ✅ **Rush**" in listed
    assert "This server's: “Rush”" in listed
