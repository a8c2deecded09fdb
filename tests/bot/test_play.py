"""``/play``: into any game by buttons alone."""

import re
from typing import Any

import discord

import engine
import render
from bot import Elementarium
from engine import Resign
from tests.bot.test_table import answer
from tests.support.english import VOICE
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene


@in_another_language_too
async def test_a_person_alone_gets_into_a_game(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    assert asked.ephemeral
    titles = [game.title for game in engine.GAMES.values()]
    assert scene.labels(asked.message) == [*titles, "Learn", "Puzzles"]
    covers = [f"Cover of {title}" for title in titles]
    assert [alt[: len(cover)] for alt, cover in zip(alts(asked.message), covers, strict=True)] == covers
    whom = answer(await scene.ada.click(asked.message, label="Elements"))
    assert "Who do you want to play with?" in whom.content
    await scene.ada.click(whom.message, label="Computer: normal")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    assert table.levels == (None, "normal")


async def test_nobody_waits_for_covers_that_are_not_drawn_yet(scene: Scene, no_covers: None) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    assert not asked.message.attachments
    assert "Elements" in scene.labels(asked.message)
    for game_id in engine.GAMES:
        render.cover_picture(VOICE, game_id)
    assert len(answer(await scene.ada.slash(scene.channel, "play")).message.attachments) == len(engine.GAMES)


def alts(message: Any) -> list[str]:
    """The alt texts of a message's pictures."""
    return [attachment.description for attachment in message.attachments]


def manager(scene: Scene) -> Any:
    """Mia, who may manage the server."""
    managers = scene.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return scene.guild.add_member(scene.env.create_user("Mia"), roles=[managers])


@in_another_language_too
async def test_the_posted_buttons_lead_into_a_game_in_two_presses(scene: Scene, simcord_bot: Elementarium) -> None:
    refused = answer(await scene.bo.slash(scene.channel, "play", post=True))
    assert refused.ephemeral
    assert refused.content.startswith("Only those who may manage this server")
    await manager(scene).slash(scene.channel, "play", post=True)
    posted = scene.newest(scene.channel)
    assert len(posted.attachments) == len(engine.GAMES)
    assert scene.labels(posted) == [*(game.title for game in engine.GAMES.values()), "Learn"]
    whom = answer(await scene.bo.click(posted, label="Elements"))
    assert whom.ephemeral
    assert scene.labels(whom.message) == [
        "Computer: easy",
        "Computer: normal",
        "Computer: hard",
        "Learn",
        "With others…",
    ]
    await scene.bo.click(whom.message, label="Computer: easy")
    await scene.bo.click(scene.newest(scene.channel), label="Deal")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.bo.id)
    assert (await simcord_bot.router.table_controller.table(info.id)).levels == (None, "easy")
    whom = answer(await scene.cleo.click(posted, label="Elements"))
    others = answer(await scene.cleo.click(whom.message, label="With others…"))
    await scene.cleo.click(others.message, label="Open a table")
    assert "Join" in scene.labels(scene.newest(scene.channel))


async def test_buttons_that_were_posted_long_ago_still_begin_a_game(scene: Scene) -> None:
    await manager(scene).slash(scene.channel, "play", post=True)
    posted = scene.env.backend.get_message(scene.channel.id, scene.newest(scene.channel).id)
    posted.components[0]["components"][0]["custom_id"] = "ply1:elements:easy"
    await scene.bo.click(scene.newest(scene.channel), label="Elements")
    assert "Deal" in scene.labels(scene.newest(scene.channel))


async def test_a_second_post_moves_the_buttons_and_a_manager_takes_them_back(scene: Scene) -> None:
    mia = manager(scene)
    assert "Take the start buttons of this channel away" not in scene.labels(
        answer(await mia.slash(scene.channel, "play")).message
    )
    await mia.slash(scene.channel, "play", post=True)
    first = scene.newest(scene.channel)
    await mia.slash(scene.channel, "play", post=True)
    (second,) = [message for message in scene.channel.history() if message.attachments]
    assert second.id != first.id
    assert "Take the start buttons of this channel away" not in scene.labels(
        answer(await scene.bo.slash(scene.channel, "play")).message
    )
    asked = answer(await mia.slash(scene.channel, "play"))
    gone = answer(await mia.click(asked.message, label="Take the start buttons of this channel away"))
    assert gone.content.startswith("The start buttons of this channel are gone.")
    assert not [message for message in scene.channel.history() if message.attachments]


async def test_what_is_offered_follows_the_servers_settings(scene: Scene, simcord_bot: Elementarium) -> None:
    await manager(scene).slash(scene.channel, "play", post=True)
    posted = scene.newest(scene.channel)
    servers = simcord_bot.router.tables.servers
    await servers.change(scene.guild.id, computers=False)
    whom = answer(await scene.bo.click(posted, label="Elements"))
    assert scene.labels(whom.message)[:4] == ["Learn", "Open a table", "Options…", "Another game"]
    asked = answer(await scene.bo.slash(scene.channel, "play"))
    whom = answer(await scene.bo.click(asked.message, label="Elements"))
    assert "Computer: easy" not in scene.labels(whom.message)
    elsewhere = scene.guild.create_text_channel("elsewhere")
    await servers.change(scene.guild.id, channels=[elsewhere.id])
    for refused in (await scene.bo.slash(scene.channel, "play"), await scene.bo.click(posted, label="Elements")):
        assert answer(refused).ephemeral
        assert f"<#{elsewhere.id}>" in answer(refused).content


@in_another_language_too
async def test_options_are_chosen_where_the_table_is_opened(scene: Scene) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Elements"))
    shown = answer(await scene.ada.click(whom.message, label="Options…"))
    mode, pace = chosen(shown.message)
    assert mode.startswith("The first to 6 tokens wins:")
    assert pace == "A day for every move."
    assert shown.content.endswith(
        "\n-# Rated if everybody at the table has played this game three times, otherwise friendly."
    )
    assert "Make it rated" in scene.labels(shown.message)
    assert "Make it friendly" not in scene.labels(shown.message)
    shown = answer(await scene.press(scene.ada, "A week for every move.", shown.message))
    shown = answer(await scene.press(scene.ada, "Make it rated", shown.message))
    assert chosen(shown.message)[1] == "A week for every move."
    assert shown.content.endswith("\n-# Rated: the result counts.")
    assert "Make it rated" not in scene.labels(shown.message)
    assert "Make it friendly" in scene.labels(shown.message)
    users = next(
        item.custom_id
        for row in shown.message.components
        for item in row.children
        if isinstance(item, discord.SelectMenu) and item.type is discord.ComponentType.user_select
    )
    await scene.ada.select(shown.message, [scene.bo], custom_id=users)
    lobby = scene.newest(scene.channel)
    assert f"challenges <@{scene.bo.id}>" in lobby.content
    assert "A week for every move.\n-# Rated: the result counts." in lobby.content


def chosen(message: Any) -> list[str]:
    """What is chosen in a message's menus."""
    menus = [item for row in message.components for item in row.children if isinstance(item, discord.SelectMenu)]
    return [option.label for shown in menus for option in shown.options if option.default]


async def test_options_hold_against_the_computer_too(scene: Scene) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Realm of the Defenders"))
    shown = answer(await scene.ada.click(whom.message, label="Options…"))
    shown = answer(await scene.press(scene.ada, "For 3 players", shown.message))
    levels = answer(await scene.ada.click(shown.message, label="Against the computer…"))
    assert scene.labels(levels.message) == ["Computer: easy", "Computer: normal", "Computer: hard", "Back"]
    back = answer(await scene.ada.click(levels.message, label="Back"))
    assert "For 3 players" in chosen(back.message)
    levels = answer(await scene.ada.click(back.message, label="Against the computer…"))
    await scene.ada.click(levels.message, label="Computer: easy")
    assert scene.newest(scene.channel).content.count("Computer (easy)") == 2


async def test_options_are_kept_whatever_is_chosen_first(scene: Scene) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Realm of the Defenders"))
    shown = answer(await scene.ada.click(whom.message, label="Options…"))
    shown = answer(await scene.press(scene.ada, "For 3 players", shown.message))
    shown = answer(await scene.press(scene.ada, "No clock: everybody takes the time they need.", shown.message))
    assert shown.content.endswith("-# Friendly: without a clock no result counts.")
    assert not {"Make it rated", "Make it friendly"} & {*scene.labels(shown.message)}
    back = answer(await scene.ada.click(shown.message, label="Back"))
    assert "Who do you want to play with?" in back.content
    assert "Computer: easy" in scene.labels(back.message)
    shown = answer(await scene.ada.click(back.message, label="Options…"))
    shown = answer(await scene.press(scene.ada, "For 3 players", shown.message))
    shown = answer(await scene.press(scene.ada, "No clock: everybody takes the time they need.", shown.message))
    await scene.ada.click(shown.message, label="Open a table")
    lobby = scene.newest(scene.channel)
    assert "(1 of 3)" in lobby.content
    assert "No clock: everybody takes the time they need." in lobby.content


@in_another_language_too
async def test_help_names_every_command_and_leads_to_what_it_names(scene: Scene, simcord_bot: Elementarium) -> None:
    """On the command's own page, or as the button that does the same."""
    home = answer(await scene.ada.slash(scene.channel, "help")).message
    pages = {"home": home.content}
    for label in scene.labels(home):
        if label == "Learn":
            continue
        page = answer(await scene.ada.click(home, label=label)).message
        pages[label] = page.content
        home = answer(await scene.ada.click(page, label="Back")).message
    mentioned = set(re.findall(r"</([a-z ]+):\d+>", "\n".join(pages.values())))
    commands = {
        command.qualified_name for command in simcord_bot.tree.walk_commands() if not hasattr(command, "commands")
    }
    assert commands - mentioned - {"health", "help"} == set(), "health is the owner's"
    assert mentioned <= commands


async def test_the_pages_of_the_help_lead_to_where_things_are_done(scene: Scene) -> None:
    for page, there, shown in (
        ("Play", "Elements", "Who do you want to play with?"),
        ("Rules", "Elemental", "##"),
        ("My settings", "My settings", "What you prefer"),
        ("For this server", "For this server", "Elementarium in"),
        ("My settings", "Colours…", "Colours"),
        ("Decks", "Build a deck: Elemental Clash", "Spellbook"),
        ("My games", "My games", "You are not playing anything"),
        ("My games", "Games here", "No table is open here"),
        ("My games", "My profile", "no rated games yet"),
        ("My games", "Leaderboard", "The leaderboard of"),
        ("My games", "Watch a game", "No game that you can see"),
    ):
        home = answer(await scene.ada.slash(scene.channel, "help")).message
        opened = answer(await scene.ada.click(home, label=page)).message
        assert shown in answer(await scene.ada.click(opened, label=there)).message.content, page


async def test_the_help_checks_a_game(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    home = answer(await scene.ada.slash(scene.channel, "help")).message
    page = answer(await scene.ada.click(home, label="Is it fair?")).message
    checked = answer(await scene.ada.click(page, label=VOICE.say("button-help-verify")))
    assert checked.ephemeral
    assert checked.content.startswith("### Elements: Ada and Bo")


async def test_managers_post_the_start_buttons_from_the_settings_and_the_help(scene: Scene) -> None:
    mia = manager(scene)
    settings = answer(await mia.slash(scene.channel, "settings")).message
    await mia.click(settings, label="Post the start buttons here")
    posted = scene.newest(scene.channel)
    assert "What do you want to play?" in posted.content
    assert not posted.flags.ephemeral
    assert "Against the computer" in posted.content
    for person, shown in ((mia, True), (scene.cleo, False)):
        home = answer(await person.slash(scene.channel, "help")).message
        page = answer(await person.click(home, label="For this server")).message
        assert ("Post the start buttons here" in scene.labels(page)) == shown


async def test_the_start_buttons_promise_no_computer_where_none_plays(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.servers.change(scene.guild.id, computers=False)
    await manager(scene).slash(scene.channel, "play", post=True)
    posted = scene.newest(scene.channel)
    assert "Your hand comes by direct message." in posted.content
    assert "computer" not in posted.content.partition("\n-")[0]


async def test_somebody_is_challenged_or_a_seat_left_open(scene: Scene) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Elemental"))
    back = answer(await scene.ada.click(whom.message, label="Another game"))
    assert "What do you want to play?" in back.content
    whom = answer(await scene.ada.click(back.message, label="Realm of the Defenders"))
    await scene.ada.select(whom.message, [scene.bo], custom_id="ply1:realm_of_the_defenders:user")
    lobby = scene.newest(scene.channel)
    assert f"Ada** challenges <@{scene.bo.id}>" in lobby.content
    ended = scene.now(whom.message, scene.ada)
    assert ended.content == f"You have challenged <@{scene.bo.id}>: {lobby.jump_url}"
    assert not ended.components and not ended.attachments
    called = [
        one.json
        for one in scene.env.http_requests
        if isinstance(one.json, dict) and "challenges <@" in str(one.json.get("content"))
    ]
    assert called[0]["allowed_mentions"]["users"] == [scene.bo.id]
    other = answer(await scene.cleo.slash(scene.channel, "play"))
    whom = answer(await scene.cleo.click(other.message, label="Elements"))
    await scene.cleo.click(whom.message, label="Open a table")
    assert "Join" in scene.labels(scene.newest(scene.channel))
    ended = scene.now(whom.message, scene.cleo)
    assert ended.content.startswith("Your invitation is open: ") and not ended.components
    again = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(again.message, label="Realm of the Defenders"))
    await scene.ada.select(whom.message, [scene.bo], custom_id="ply1:realm_of_the_defenders:user")
    assert scene.now(whom.message, scene.ada).components, "what is refused can be asked again"


async def test_whoever_challenges_a_bot_by_a_menu_is_told_the_buttons_there(scene: Scene) -> None:
    robot = scene.guild.add_member(scene.env.create_user("robot", bot=True))
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Elements")).message
    refused = answer(await scene.ada.select(whom, [robot], custom_id="ply1:elements:user"))
    levels = "*Computer: easy*, *Computer: normal* and *Computer: hard*"
    assert refused.content == f"Bots can't be challenged. To play against me: {levels}"
    options = answer(await scene.ada.click(whom, label="Options…")).message
    (people,) = (one.custom_id for row in options.components for one in row.children if ":user" in one.custom_id)
    refused = answer(await scene.ada.select(options, [robot], custom_id=people))
    assert refused.content == "Bots can't be challenged. To play against me: *Against the computer…*"


@in_another_language_too
async def test_a_challenge_says_what_it_is_to_before_somebody_is_chosen(scene: Scene) -> None:
    async def whom_to_ask() -> Any:
        asked = answer(await scene.ada.slash(scene.channel, "play"))
        return answer(await scene.ada.click(asked.message, label="Elements"))

    whom = await whom_to_ask()
    pace = "A day for every move."
    assert f"With others: {pace} Rated if everybody at the table" in whom.content
    await scene.ada.click(whom.message, label="Open a table")
    lobby = scene.newest(scene.channel)
    assert pace in lobby.content
    await scene.ada.click(lobby, label="Make it rated")
    await scene.ada.click(lobby, label="Make it friendly")
    whom = await whom_to_ask()
    assert f"With others: {pace} Friendly, as last time: the result doesn't count." in whom.content


@in_another_language
async def test_a_game_with_the_computer_begins_among_direct_messages(scene: Scene, simcord_bot: Elementarium) -> None:
    """Where a server says in which channels one plays: there is its table, and here it is played."""
    me: Any = scene.ada.user
    nowhere = answer(await me.slash("play"))
    assert nowhere.content.startswith("A game with others starts in a channel")
    await simcord_bot.router.tables.servers.change(scene.guild.id, channels=(scene.channel.id,))
    refused = answer(await me.slash("elements start")).message
    asked = answer(await me.click(refused, label="Play against the computer here"))
    assert "Elements" in scene.labels(asked.message)
    level = answer(await me.click(asked.message, label="Elements")).message
    labels = [label for label in scene.labels(level) if not label.startswith("Play in")]
    assert labels == ["Computer: easy", "Computer: normal", "Computer: hard", "Learn", "Another game"]
    opened = answer(await me.click(level, label="Computer: easy")).message
    await me.click(opened, label="Deal")
    assert any("round 1" in message.content.casefold() for message in me.dm_channel.history())
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    assert (await simcord_bot.router.table_controller.table(info.id)).levels == (None, "easy")
    assert not [m.content for m in scene.channel.history()], "nobody else has anything of it"
    listed = answer(await scene.ada.slash(scene.channel, "games mine"))
    assert f"https://discord.com/channels/@me/{me.dm_channel.id}/" in listed.content
    for command in ("games here", "games watch", "games replay", "table board"):
        others = answer(await scene.cleo.slash(scene.channel, command))
        assert "Ada" not in others.content, command
    assert "Elements" in answer(await scene.ada.slash(scene.channel, "games here")).content
    await (await simcord_bot.router.table_controller.table(info.id)).act(scene.ada.id, Resign())
    simcord_bot.router.tables.changed(await simcord_bot.router.table_controller.table(info.id))
    await scene.env.settle()
    assert not scene.channel.history()
    assert "Ada" not in answer(await scene.cleo.slash(scene.channel, "games replay")).content


async def test_start_buttons_are_taken_away_from_the_settings_of_any_channel(scene: Scene) -> None:
    mia = manager(scene)
    await mia.slash(scene.channel, "play", post=True)
    posted = scene.newest(scene.channel)
    elsewhere = scene.guild.create_text_channel("elsewhere")
    page = answer(await mia.slash(elsewhere, "settings")).message
    page = answer(await mia.click(page, label="Channels…")).message
    gone = answer(await mia.select(page, [str(scene.channel.id)], custom_id="srv1:unpost:")).message
    assert f"The start buttons in <#{scene.channel.id}> are gone." in gone.content
    assert posted.id not in [message.id for message in scene.channel.history()]
    assert "srv1:unpost:" not in str([one.custom_id for row in gone.components for one in row.children])
