"""``/play``: into any game by buttons alone."""

import re
from typing import Any

import discord

import engine
from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene


@in_another_language_too
async def test_a_person_alone_gets_into_a_game(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    assert asked.ephemeral
    titles = [game.title for game in engine.GAMES.values()]
    assert scene.labels(asked.message) == titles
    covers = [f"Cover of {title}" for title in titles]
    assert [alt[: len(cover)] for alt, cover in zip(alts(asked.message), covers, strict=True)] == covers
    whom = answer(await scene.ada.click(asked.message, label="Elements"))
    assert "With whom do you want to play?" in whom.content
    await scene.ada.click(whom.message, label="Computer: normal")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    (info,) = await simcord_bot.router.tables.of(scene.ada.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    assert table.levels == (None, "normal")


def alts(message: Any) -> list[str]:
    """The alt texts of a message's pictures."""
    return [attachment.description for attachment in message.attachments]


async def test_the_posted_buttons_lead_into_a_game_in_two_presses(scene: Scene, simcord_bot: Elementarium) -> None:
    refused = answer(await scene.bo.slash(scene.channel, "play", post=True))
    assert refused.ephemeral
    assert refused.content.startswith("Only somebody who may manage this server")
    managers = scene.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    mia = scene.guild.add_member(scene.env.create_user("Mia"), roles=[managers])
    await mia.slash(scene.channel, "play", post=True)
    posted = scene.newest(scene.channel)
    assert len(posted.attachments) == len(engine.GAMES)
    await scene.bo.click(posted, label="Elements")
    await scene.bo.click(scene.newest(scene.channel), label="Deal")
    (info,) = await simcord_bot.router.tables.of(scene.bo.id)
    assert (await simcord_bot.router.table_controller.table(info.id)).levels == (None, "easy")
    more = answer(await scene.cleo.click(posted, label="Play with others…"))
    assert more.ephemeral
    assert "What do you want to play?" in more.content


@in_another_language_too
async def test_other_options_are_those_of_the_games_own_command(scene: Scene) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Elements"))
    options = answer(await scene.ada.click(whom.message, label="Options…"))
    assert re.match(r"</elements start:\d+> begins Elements with all its options:\n", options.content)
    assert "- **rounds**: " in options.content


async def test_help_names_commands_that_can_be_clicked(scene: Scene) -> None:
    shown = answer(await scene.ada.slash(scene.channel, "help")).content
    for command in ("play", "games list", "realm start", "realm rules", "deck build"):
        assert re.search(rf"</{command}:\d+>", shown)


async def test_somebody_is_challenged_or_a_seat_left_open(scene: Scene) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Elemental"))
    back = answer(await scene.ada.click(whom.message, label="Another game"))
    assert "What do you want to play?" in back.content
    whom = answer(await scene.ada.click(back.message, label="Realm of the Defenders"))
    await scene.ada.select(whom.message, [scene.bo], custom_id="ply1:realm_of_the_defenders:user")
    assert f"Ada** challenges <@{scene.bo.id}>" in scene.newest(scene.channel).content
    other = answer(await scene.cleo.slash(scene.channel, "play"))
    whom = answer(await scene.cleo.click(other.message, label="Elements"))
    await scene.cleo.click(whom.message, label="Open table")
    assert "Join" in scene.labels(scene.newest(scene.channel))
