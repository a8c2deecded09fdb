"""*Options…* in a lobby: everything that `start` takes, by menus."""

from typing import Any

import pytest

import engine
from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.english import VOICE
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from ui.layouts import LAYOUTS


async def options(scene: Scene) -> Any:
    """The menus of Ada's newest lobby."""
    return answer(await scene.behind(scene.ada, scene.newest(scene.channel), "Options…")).message


async def choose(scene: Scene, label: str) -> Any:
    """Choose what is called so, or begins so, from Ada's menus; the lobby's message after that."""
    menus = await options(scene)
    (found,) = [shown for shown in scene.labels(menus) if shown == label or (shown and label.startswith(shown))]
    await scene.press(scene.ada, found, menus)
    return scene.newest(scene.channel)


@in_another_language
async def test_whoever_opened_the_lobby_changes_what_is_played(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.ada.slash(scene.channel, "elements start")
    lobby = await choose(scene, "Endless game: 3 rounds; whoever wins more of them wins the game.")
    assert "Endless game: 3 rounds" in lobby.content
    assert "Friendly: a result counts with the usual options only." in lobby.content
    assert lobby.attachments
    lobby = await choose(
        scene, "The first to 6 tokens wins: 2 for a round won by a knock, 1 when the other player yields."
    )
    assert "The first to 6 tokens wins" in lobby.content
    lobby = await choose(scene, "A week for every move.")
    assert "A week for every move." in lobby.content
    lobby = await choose(scene, "Make it rated")
    assert "Rated: the result counts." in lobby.content
    lobby = await choose(scene, "No clock: everybody takes the time they need.")
    assert "Friendly: without a clock no result counts." in lobby.content
    lobby = await choose(scene, "A week for every move.")
    assert "Friendly: the result doesn't count." in lobby.content
    await scene.bo.click(lobby, label="Join")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.bo.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    assert (table.pace.name, table.options) == ("week", {"mode": "tokens"})


async def test_players_and_the_level_of_computers(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.ada.slash(scene.channel, "realm start")
    assert "For 3 players" in scene.labels(await options(scene))
    lobby = await choose(scene, "For 3 players")
    assert "(1 of 3)" in lobby.content
    asked = answer(await scene.ada.click(lobby, label="Give the seat to the computer"))
    await scene.ada.click(asked.message, label="Easy")
    assert "For 1 player" not in scene.labels(await options(scene))
    lobby = await choose(scene, "For 2 players")
    assert "Deal" in scene.labels(lobby)
    lobby = await choose(scene, "Computer: hard")
    assert "Computer (hard)" in lobby.content
    assert "My deck" in scene.labels(await options(scene))
    await scene.ada.click(lobby, label="Deal")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    assert (await simcord_bot.router.table_controller.table(info.id)).levels == (None, "hard")


async def test_nobody_else_changes_it_and_nobody_once_somebody_has_joined(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3)
    lobby = scene.newest(scene.channel)
    assert "Options…" not in scene.labels(answer(await scene.bo.click(lobby, label="More")).message)
    menus = await options(scene)
    await scene.bo.click(lobby, label="Join")
    lobby = scene.newest(scene.channel)
    refused = answer(await scene.press(scene.ada, "A week for every move.", menus))
    assert refused.content == "Somebody has joined: what is played stays as it is."
    assert "A day for every move." in scene.newest(scene.channel).content
    assert "Options…" not in scene.labels(answer(await scene.ada.click(lobby, label="More")).message)


OFFERED = [game for game in engine.GAMES.values() if LAYOUTS[game.id].lobby_options]


@pytest.mark.parametrize("game", OFFERED, ids=lambda game: game.id)
def test_everything_that_is_offered_can_be_played(game: engine.Game) -> None:
    variants = LAYOUTS[game.id].lobby_options
    said = [VOICE.game_words(game.id).options_text(variant) for variant in variants]
    assert 2 <= len(set(said)) == len(variants) <= 25
    for variant in variants:
        game.new(game.min_seats, "", variant)
    assert said[0] == VOICE.game_words(game.id).options_text({})


async def test_options_take_the_place_of_more(scene: Scene) -> None:
    lobby = await scene.open()
    more = answer(await scene.ada.click(lobby, label="More")).message
    shown = answer(await scene.ada.click(more, label="Options…")).message
    assert shown.id == more.id
    assert "Cancel" not in scene.labels(shown)


@in_another_language
async def test_what_was_opened_of_a_lobby_becomes_a_line_when_the_game_begins(scene: Scene) -> None:
    await scene.open()
    shown = await options(scene)
    other = answer(await scene.bo.click(scene.newest(scene.channel), label="More")).message
    await scene.bo.click(scene.newest(scene.channel), label="Accept")
    await scene.env.settle()
    for person, panel in ((scene.ada, shown), (scene.bo, other)):
        now = scene.now(panel, person)
        assert now.content == f"The game has begun in <#{scene.place.id}>."
        assert not now.components


async def test_what_was_opened_of_a_lobby_goes_with_it(scene: Scene) -> None:
    await scene.open()
    lobby, before = scene.newest(scene.channel), await options(scene)
    await scene.behind(scene.ada, lobby, "Cancel")
    await scene.env.settle()
    left = [one for one in scene.channel.history(viewer=scene.ada) if one.flags.ephemeral]
    assert before.id not in [one.id for one in left], "two would say the same"
    assert [one.content for one in left] == [scene.now(lobby, scene.bo).content.partition(": ")[2]]
    assert not left[0].components
