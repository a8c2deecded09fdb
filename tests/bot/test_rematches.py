"""*Rematch*, wherever it is pressed: at the table, in a direct message, in the list of one's games."""

import re

import discord
import pytest

from bot import Elementarium
from tests.bot.test_computers import begun
from tests.bot.test_invitations import fails_once
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from tests.support.scripts import resign

SEALED = re.compile(r"`([0-9a-f]{20})`")


async def played(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()


async def fair(scene: Scene) -> str:
    """What *Is it fair?* says at the table."""
    more = answer(await scene.ada.click(scene.table(), label="More")).message
    said: str = answer(await scene.ada.click(more, label="Is it fair?")).content
    return said


async def given_up(scene: Scene) -> None:
    """A game against a computer that Ada has given up."""
    asked = answer(await scene.ada.slash(scene.place, "table resign")).message
    await scene.ada.click(asked, label="Yes, break it off")


@in_another_language
async def test_a_rematch_in_a_direct_message_stands_where_the_game_was_played(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await played(scene)
    there = scene.place
    told = answer(await scene.ada.user.click(scene.private(scene.ada), label="Rematch"))
    lobby = scene.newest(there)
    assert told.ephemeral
    assert told.content == f"The rematch is offered: {lobby.jump_url}"
    assert f"**Ada** challenges <@{scene.bo.id}> to a rematch." in lobby.content
    assert lobby.raw_mentions == [scene.bo.id]
    assert (lobby.attachments, scene.labels(lobby)[0]) == ([], "Accept"), "the cover stands above the game before"
    challenge = scene.newest(scene.bo.user.dm_channel)
    assert challenge.content.splitlines()[0] == f"**Ada challenges you** to **Elements**: {lobby.jump_url}"
    (hand,) = scene.hands(scene.bo)
    accepted = answer(await scene.bo.user.click(hand, label="Rematch"))
    assert accepted.content == f"The game has begun in <#{there.id}>."
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    assert [name for _, name in info.people] == ["Bo", "Ada"]
    assert info.place_id == there.id


@in_another_language
async def test_a_rematch_from_the_list_of_games_stands_there_too(scene: Scene) -> None:
    await played(scene)
    far = scene.guild.create_text_channel("far")
    for ask in (scene.ada.user.slash("games mine"), scene.bo.slash(far, "games mine")):
        mine = answer(await ask)
        person = scene.ada.user if mine.message.guild is None else scene.bo
        menu = next(
            row.children[0] for row in mine.message.components if isinstance(row.children[0], discord.SelectMenu)
        )
        chosen = answer(await person.select(mine.message, [menu.options[0].value], custom_id=menu.custom_id))
        await person.click(chosen.message, label="Rematch")
    assert "are playing below" in "".join(message.content for message in scene.place.history())
    assert "to move" in scene.table().content  # the second press has accepted


@in_another_language
async def test_whoever_has_offered_a_rematch_is_told_who_can_answer_it(scene: Scene) -> None:
    await played(scene)
    table = scene.table()
    offer = answer(await scene.ada.click(table, label="Rematch")).message
    refused = answer(await scene.ada.click(table, label="Rematch"))
    assert refused.ephemeral
    said = f"You have offered a rematch already. The answer is up to <@{scene.bo.id}>; the offer expires <t:"
    assert refused.content.startswith(said)
    await scene.bo.click(offer, label="Accept")


@in_another_language
async def test_no_second_rematch_begins_while_one_is_played(scene: Scene, url: str, clock: Clock) -> None:
    await played(scene)
    old, hand = scene.table(), scene.private(scene.bo)
    challenge = answer(await scene.ada.click(old, label="Rematch")).message
    await scene.bo.click(challenge, label="Accept")
    running = scene.table()
    said = f"The rematch is already being played: {running.jump_url}"
    bot = await restart(scene, url, clock)
    for pressed in (scene.ada.click(old, label="Rematch"), scene.bo.user.click(hand, label="Rematch")):
        refused = answer(await pressed)
        assert [refused.content, refused.ephemeral] == [said, True]
    assert len(await bot.router.tables.open_tables_of(scene.ada.id)) == 1


@in_another_language
async def test_the_oldest_button_of_a_chain_leads_to_its_newest_game(scene: Scene, simcord_bot: Elementarium) -> None:
    await played(scene)
    first = scene.table()
    await again(scene, first)
    await resign(scene, scene.ada)
    second = scene.table()
    await again(scene, first)  # the second game is over, too: it is the one that is played again
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    assert [name for _, name in info.people] == ["Ada", "Bo"]
    running = scene.table()
    for old in (first, second):
        refused = answer(await scene.bo.click(old, label="Rematch"))
        assert refused.content == f"The rematch is already being played: {running.jump_url}"


async def again(scene: Scene, table: discord.Message) -> None:
    """Ada and Bo press *Rematch*, one after the other."""
    for person in (scene.ada, scene.bo):
        await person.click(table, label="Rematch")


async def test_a_rematch_needs_a_place(scene: Scene) -> None:
    await played(scene)
    hand = scene.private(scene.ada)
    scene.guild.remove_member(scene.ada)
    refused = answer(await scene.ada.user.click(hand, label="Rematch"))
    assert refused.content.startswith("The place of that game is gone")


async def test_the_settings_of_the_server_hold_in_a_direct_message_too(scene: Scene, simcord_bot: Elementarium) -> None:
    await played(scene)
    far = scene.guild.create_text_channel("far")
    await simcord_bot.router.tables.servers.change(scene.guild.id, channels=(far.id,))
    refused = answer(await scene.ada.user.click(scene.private(scene.ada), label="Rematch"))
    assert refused.content == f"Tables can't be opened in this channel, only in <#{far.id}>."


@in_another_language
async def test_a_rematch_against_the_computer_is_one_press(scene: Scene, simcord_bot: Elementarium) -> None:
    first = await begun(scene, simcord_bot)
    assert not SEALED.search(await fair(scene))
    await given_up(scene)
    assert not SEALED.search(scene.table().content)
    (promised,) = SEALED.findall(await fair(scene))
    shown = answer(await scene.ada.click(scene.table(), label="Rematch"))
    assert shown.ephemeral
    assert shown.content.startswith("-# **Elements** with Computer (easy)")
    assert scene.ada.user.dm_channel.last_message is None
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    second = await simcord_bot.router.table_controller.table(info.id)
    assert second.commitment.startswith(promised)
    assert second.commitment != first.commitment
    assert second.place_id == first.place_id == scene.place.id
    assert [person.level for person in second.people] == ["easy", None]
    assert "to move" in scene.table().content
    await given_up(scene)
    hand = answer(await scene.ada.click(scene.private(scene.ada), label="Rematch"))
    assert "**It is your turn" in hand.content or "to move" in hand.content
    assert len(await simcord_bot.router.tables.open_tables_of(scene.ada.id)) == 1


async def test_a_rematch_that_has_begun_is_shown_though_not_all_could_be_stored(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(scene, simcord_bot)
    await given_up(scene)
    fails_once(monkeypatch, simcord_bot.router.lobbies._opening, "keep_language")
    shown = answer(await scene.ada.click(scene.table(), label="Rematch"))
    assert shown.content.startswith("-# **Elements** with Computer (easy)")
    assert "to move" in scene.table().content


async def test_a_second_press_deals_no_second_game(scene: Scene, simcord_bot: Elementarium) -> None:
    await begun(scene, simcord_bot)
    await given_up(scene)
    table = scene.table()
    await scene.ada.click(table, label="Rematch")
    again = answer(await scene.ada.click(table, label="Rematch"))
    assert again.content.startswith("The rematch is already being played: ")
    assert len(await simcord_bot.router.tables.open_tables_of(scene.ada.id)) == 1
