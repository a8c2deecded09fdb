"""Settings are named where they are chosen, and told where a server keeps a log."""

from typing import Any

import pytest

from bot import Elementarium
from tests.bot.test_choices_kept import prefer, settings, settle, shown
from tests.bot.test_rematches import given_up
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene
from ui.interactions.components import ENTRY
from ui.settings.preferences import EXPLAINED, MENUS
from words import catalogue, voice_of
from words.languages import languages

say = catalogue().say


@in_another_language_too
async def test_the_log_channel_is_told_what_managers_change(
    scene: Scene, manager: Any, simcord_bot: Elementarium
) -> None:
    told = scene.guild.create_text_channel("log")
    await manager.select(await settings(scene, manager, "people"), [told], custom_id="srv1:log:")
    page = await settings(scene, manager, "people")
    barred = answer(await manager.select(page, [scene.bo], custom_id="srv1:unwelcome:")).message
    await manager.select(barred, [], custom_id="srv1:unwelcome:")
    await manager.select(await settings(scene, manager, "games"), ["week"], custom_id="srv1:pace:")
    daily = answer(await manager.click(await settings(scene, manager), label=say("button-settings-daily"))).message
    await manager.select(daily, [scene.channel], custom_id="dly1:channel")
    await simcord_bot.router.publisher.wait_until_shown()
    lines = [message.content for message in told.history()][1:]
    said = say("log-welcome", people=f"<@{scene.bo.id}>")
    assert all(f"<@{manager.id}>" in line for line in lines)
    for line, part in zip(lines, (f"<@{scene.bo.id}>", said, say("pace-week"), f"<#{scene.channel.id}>"), strict=True):
        assert part in line


async def test_a_log_channel_is_told_what_happens_to_tables(
    scene: Scene, manager: Any, simcord_bot: Elementarium
) -> None:
    told = scene.guild.create_text_channel("log")
    page = await settings(scene, manager, "people")
    await manager.select(page, [told], custom_id="srv1:log:")
    await scene.begin()
    await simcord_bot.router.publisher.wait_until_shown()
    settled, opened = (message.content for message in told.history())
    settled_line = say("settings-log", channel=f"<#{told.id}>")
    assert settled == say("log-changed", manager=f"<@{manager.id}>", change=settled_line)
    assert opened.startswith(f"<@{scene.ada.id}> has opened a table of **Elements**: https://")
    assert opened.endswith(f"\n-# Friendly · a day a move · against <@{scene.bo.id}>")
    page = await settle(scene, manager, say("button-close"))
    asked = answer(await manager.select(page, ["1"], custom_id="srv1:closing:")).message
    await manager.click(asked, label=say("button-close-yes"))
    await simcord_bot.router.publisher.wait_until_shown()
    lines = [message.content for message in told.history()]
    thread, both = f"<#{scene.place.id}>", f"<@{scene.ada.id}> and <@{scene.bo.id}>"
    assert f"<@{manager.id}> has closed a table of **Elements** ({both}): {thread}" in lines
    assert any(
        line.startswith(f"The game of {both} is over. **Elements**: ")
        and line.endswith(f"{thread}\n-# Friendly · a day a move")
        for line in lines
    )
    assert len(lines) == 4


async def test_the_log_names_whoever_breaks_a_game_off(scene: Scene, manager: Any, simcord_bot: Elementarium) -> None:
    told = scene.guild.create_text_channel("log")
    await manager.select(await settings(scene, manager, "people"), [told], custom_id="srv1:log:")
    await scene.begin()
    await given_up(scene)
    await simcord_bot.router.publisher.wait_until_shown()
    assert told.history()[-1].content.startswith(f"<@{scene.ada.id}> breaks the game off. The game of <@")


@in_another_language_too
async def test_a_menu_has_its_name_above_it_when_something_is_chosen(scene: Scene, manager: Any) -> None:
    page = await prefer(scene, scene.ada, "pictures", "off")
    for name, value in (("hands", "dm"), ("pictures", "off"), ("shape", "wide")):
        assert f"- {say(f'me-{name}')}: **{say(f'me-{name}-{value}')}**" in page.content
    people = (await settings(scene, manager, "people")).content
    assert f"1. {say('settings-openers-none')}\n2. {say('settings-seat-role-none')}\n3. " in people


@pytest.mark.parametrize("language", sorted(languages()))
def test_what_an_entry_of_a_menu_means_is_not_cut(language: str) -> None:
    voice = voice_of(language)
    abouts = [voice.say(f"me-{name}-{value}-about") for name in EXPLAINED for value in MENUS[name]]
    assert [about for about in abouts if len(about) > ENTRY] == []


async def test_whoever_reads_words_is_offered_no_shape_for_pictures(scene: Scene) -> None:
    await scene.begin()
    offered = [say("button-shape-tall"), say("button-shape-wide")]
    assert {*offered} & {*scene.labels(shown(await scene.ada.click(scene.table(), label=say("button-more"))))}
    await prefer(scene, scene.ada, "pictures", "off")
    assert not {*offered} & {*scene.labels(shown(await scene.ada.click(scene.table(), label=say("button-more"))))}


async def test_an_owner_is_told_that_a_server_has_no_roles_to_choose(scene: Scene) -> None:
    owner = scene.guild.add_member(scene.guild.owner)
    assert say("settings-no-roles") in (await settings(scene, owner, "people")).content
    scene.guild.create_role("Hosts")
    assert say("settings-no-roles") not in (await settings(scene, owner, "people")).content


async def test_a_table_closed_by_a_manager_is_news_to_everybody_in_it(
    scene: Scene, manager: Any, simcord_bot: Elementarium
) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, hands="here")
    await scene.begin()  # both are plainly there
    before = scene.private(scene.bo).id
    page = await settle(scene, manager, say("button-close"))
    asked = answer(await manager.select(page, ["1"], custom_id="srv1:closing:")).message
    await manager.click(asked, label=say("button-close-yes"))
    await simcord_bot.router.publisher.wait_until_shown()
    assert scene.table().content.splitlines()[-1] == f"<@{scene.ada.id}>, {say('call-ended')}"
    news = scene.private(scene.bo)
    assert news.id != before, "an edit tells nobody"
    assert say("table-end-closed") in news.content
    assert len(scene.hands(scene.bo)) == 1


async def test_nobody_bars_themselves_or_a_bot_and_the_rest_of_the_choice_stands(
    scene: Scene, manager: Any, simcord_bot: Elementarium
) -> None:
    robot = scene.guild.add_member(scene.env.create_user("robot", bot=True))
    servers, guild_id = simcord_bot.router.tables.servers, scene.guild.id
    page = await settings(scene, manager, "people")
    told = answer(await manager.select(page, [manager, scene.bo, robot], custom_id="srv1:unwelcome:"))
    left_out = f"<@{manager.id}> and <@{robot.id}>"
    assert say("settings-unwelcome-left-out", people=left_out) in told.content
    assert (await servers.settings(guild_id)).unwelcome == (scene.bo.id,)
    told = answer(await manager.select(told.message, [scene.bo, robot], custom_id="srv1:unwelcome:"))
    assert say("settings-unwelcome-left-out", people=f"<@{robot.id}>") in told.content
    assert say("settings-changed", change="").strip() not in told.content, "nothing is changed by that"
    await servers.change(guild_id, unwelcome=[manager.id])
    page = await settings(scene, manager, "people")
    told = answer(await manager.select(page, [manager, scene.bo], custom_id="srv1:unwelcome:"))
    assert (await servers.settings(guild_id)).unwelcome == (manager.id, scene.bo.id), "somebody else has chosen them"
