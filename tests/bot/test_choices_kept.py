"""`/me` and `/settings`: what people prefer and what servers settle is shown, changed, and kept to."""

from typing import Any

import discord
import pytest

from bot import Elementarium
from sessions import Preferences, ServerSettings
from sessions.time.paces import DAY
from tests.bot.test_endings import resting
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene
from words import catalogue
from words.catalogue import OwnName

say = catalogue().say


def shown(result: Any) -> discord.Message:
    """The private message that somebody's command was answered with."""
    given = answer(result)
    assert given.ephemeral
    return given.message


def chosen(message: discord.Message) -> list[str]:
    """The entries of a message's menus that are chosen."""
    menus = [item for row in message.components for item in row.children if isinstance(item, discord.SelectMenu)]
    return [option.label for menu in menus for option in menu.options if option.default]


PAGE_OF = {
    "hands": "hands",
    "pictures": "hands",
    "calls": "turns",
    "reminders": "turns",
    "explains": "turns",
    "listed": "others",
    "challenges": "others",
    "answers_itself": "turns",
    "language": "language",
    "muted": "others",
    "palette": "colours",
    "shape": "hands",
}


async def me(scene: Scene, person: Any, page: str | None = None) -> discord.Message:
    home = shown(await person.slash(scene.channel, "me"))
    return home if page is None else answer(await person.click(home, label=say(f"button-page-{page}"))).message


async def prefer(scene: Scene, person: Any, name: str, value: str) -> discord.Message:
    page = await me(scene, person, PAGE_OF[name])
    return answer(await person.select(page, [value], custom_id=f"me1:{name}:")).message


@in_another_language_too
async def test_what_somebody_prefers_is_shown_changed_and_said(scene: Scene, url: str, clock: Clock) -> None:
    home = await me(scene, scene.ada)
    for told in (
        "me-hands-dm",
        "me-pictures-on",
        "me-shape-wide",
        "me-palette-all",
        "me-calls-on",
        "me-reminders-dm",
        "me-explains-first",
        "button-itself-on",
        "button-challenges-on",
        "button-listed-on",
    ):
        assert say(told) in home.content
    assert chosen(await me(scene, scene.ada, "hands")) == [
        say(f"me-{key}") for key in ("hands-dm", "pictures-on", "shape-wide")
    ]
    assert chosen(await me(scene, scene.ada, "turns")) == [
        say(f"me-{key}") for key in ("calls-on", "reminders-dm", "explains-first")
    ]
    after = await prefer(scene, scene.ada, "pictures", "off")
    assert say("me-pictures-off-about") in after.content
    assert say("me-pictures-off") in chosen(after)
    bot = await restart(scene, url, clock)
    people = bot.router.tables.people
    kept = await people.preferences(scene.ada.id)
    assert kept == Preferences(pictures=False, shape_chosen=True, spoken=kept.spoken)
    assert await people.preferences(scene.bo.id) == Preferences(shape_chosen=True)


@in_another_language_too
async def test_a_page_says_how_it_is_now_where_a_button_says_what_it_would_be(scene: Scene) -> None:
    page = await me(scene, scene.ada, "others")
    for told in ("me-challenges-on-about", "me-listed-on-about"):
        assert say(told) in page.content
    after = answer(await scene.ada.click(page, label=say("button-challenges-off"))).message
    assert after.content.count(say("me-challenges-off-about")) == 1
    assert say("me-listed-on-about") in after.content
    assert say("me-answers_itself-on-about") in (await me(scene, scene.ada, "turns")).content


@in_another_language
async def test_a_palette_is_chosen_from_a_picture_and_colours_what_only_its_owner_sees(scene: Scene) -> None:
    await scene.begin()
    page = await me(scene, scene.ada, "colours")
    assert [file.filename.partition(".")[0].partition("-")[0] for file in page.attachments] == ["palettes"]
    assert page.attachments[0].description
    after = await prefer(scene, scene.ada, "palette", "tritanopia")
    assert say("me-palette-tritanopia-about") in after.content
    hand, other = [shown(await person.click(scene.table(), label="My hand")) for person in (scene.ada, scene.bo)]
    assert "tritanopia" in hand.attachments[0].filename
    assert "tritanopia" not in other.attachments[0].filename
    assert "tritanopia" not in scene.table().attachments[0].filename


@in_another_language
async def test_the_shape_of_what_only_its_owner_sees(scene: Scene) -> None:
    await scene.begin()
    shape = "tall"
    after = await prefer(scene, scene.ada, "shape", shape)
    assert say(f"me-shape-{shape}-about") in after.content
    hand, other = [shown(await person.click(scene.table(), label="My hand")) for person in (scene.ada, scene.bo)]
    puzzle = shown(await scene.ada.slash(scene.channel, "puzzle", game="elemental"))
    lesson = shown(await scene.ada.slash(scene.channel, "learn", game="elements"))
    for message in (hand, puzzle):
        assert shape in message.attachments[0].filename
    assert all(shape in file.filename for file in lesson.attachments)
    for message in (other, scene.table()):
        assert shape not in message.attachments[0].filename


@in_another_language
async def test_who_goes_away_stops_their_slow_clocks_and_the_table_says_so(scene: Scene, clock: Clock) -> None:
    await scene.begin()
    person = scene.waiting()
    asked = answer(await person.click(await me(scene, person), label=say("button-away"))).message
    gone = answer(await person.select(asked, ["7"], custom_id="me1:leave:")).message
    until, day = f"<t:{int(clock() + 7 * DAY)}:R>", f"<t:{int(clock() + 7 * DAY)}:f>"
    for page in (gone, await me(scene, person)):
        assert page.content.count(say("me-away-now", when=f"{day} ({until})")) == 1
    hand = shown(await person.click(scene.table(), label="My hand"))
    for message, name in (
        (scene.table(), person.name),
        (scene.private(person), OwnName(person.name)),
        (hand, OwnName(person.name)),
    ):
        assert say("table-away", player=name, when=until) in message.content
        assert f"<t:{int(clock() + 8 * DAY)}:R>" in message.content
    back = answer(await person.click(gone, label=say("button-back-again"))).message
    assert say("me-away-over") in back.content
    for message in (scene.table(), scene.private(person)):
        assert "away" not in message.content
        assert f"<t:{int(clock() + DAY)}:R>" in message.content


async def test_who_is_away_is_so_after_a_restart(scene: Scene, url: str, clock: Clock) -> None:
    await scene.begin()
    person = scene.waiting()
    asked = answer(await person.click(await me(scene, person), label=say("button-away"))).message
    await person.select(asked, ["7"], custom_id="me1:leave:")
    await restart(scene, url, clock)
    await scene.cleo.slash(scene.place, "table board")
    assert say("table-away", player=person.name, when=f"<t:{int(clock() + 7 * DAY)}:R>") in scene.table().content


async def test_answers_by_itself_are_switched_there_too(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.ada.click(await me(scene, scene.ada, "turns"), label=say("button-itself-off"))
    assert not (await simcord_bot.router.tables.people.preferences(scene.ada.id)).answers_itself


async def test_hands_only_at_the_table_send_no_direct_messages(scene: Scene) -> None:
    await prefer(scene, scene.ada, "hands", "here")
    await scene.begin()
    assert scene.ada.user.dm_channel is None or not scene.ada.user.dm_channel.history()
    assert scene.bo.user.dm_channel.history()
    assert "direct message" not in scene.table().content
    hand = shown(await scene.ada.click(scene.table(), label="My hand"))
    assert hand.attachments


async def test_a_hand_that_was_sent_before_is_kept_up_to_date(scene: Scene) -> None:
    await scene.begin()
    await prefer(scene, scene.ada, "hands", "here")
    count = len(scene.ada.user.dm_channel.history())
    first = scene.private(scene.ada).content
    for _ in range(4):
        await scene.move()
    assert len(scene.ada.user.dm_channel.history()) == count
    assert scene.private(scene.ada).content != first


async def test_a_hand_in_words_says_what_its_picture_shows(scene: Scene) -> None:
    await scene.begin()
    alt = scene.private(scene.ada).attachments[0].description
    await prefer(scene, scene.ada, "pictures", "off")
    hand = shown(await scene.ada.click(scene.table(), label="My hand"))
    assert not hand.attachments
    assert alt and alt in hand.content
    assert hand.content.count("Your hand") == 1
    await scene.move()
    assert not scene.private(scene.ada).attachments
    assert scene.private(scene.bo).attachments


async def test_who_was_muted_can_be_let_challenge_again(scene: Scene) -> None:
    declined = answer(await scene.bo.click(await scene.open(), label="Decline"))
    await scene.bo.click(declined.message, label=say("button-mute"))
    told = say("me-muted", players=f"<@{scene.ada.id}>")
    assert told in (await me(scene, scene.bo)).content
    page = await me(scene, scene.bo, "others")
    assert told in page.content
    back = answer(await scene.bo.select(page, [str(scene.ada.id)], custom_id="me1:unmute:")).message
    assert say("lobby-unmuted", host="Ada") in back.content
    for after in (back, await me(scene, scene.bo)):
        assert told not in after.content


async def settings(scene: Scene, manager: Any, page: str | None = None) -> discord.Message:
    home = shown(await manager.slash(scene.channel, "settings"))
    return home if page is None else answer(await manager.click(home, label=say(f"button-settings-{page}"))).message


async def settle(scene: Scene, manager: Any, label: str, page: str | None = None) -> discord.Message:
    return answer(await manager.click(await settings(scene, manager, page), label=label)).message


@in_another_language_too
async def test_only_managers_change_what_everybody_may_read(scene: Scene, manager: Any) -> None:
    read = shown(await scene.ada.slash(scene.channel, "settings"))
    assert say("settings-threads-on") in read.content
    assert not read.components
    changed = await settle(scene, manager, say("button-threads-off"), "places")
    assert say("settings-changed", change=say("settings-threads-off")) in changed.content
    assert say("settings-threads-off") in shown(await scene.ada.slash(scene.channel, "settings")).content


async def test_who_manages_no_more_changes_nothing(scene: Scene, manager: Any, simcord_bot: Elementarium) -> None:
    message = await settings(scene, manager, "games")
    scene.env.backend.remove_member_role(scene.guild.id, manager.id, scene.guild.roles["Managers"].id)
    refused = answer(await manager.click(message, label=say("button-computers-off")))
    assert refused.content == say("settings-not-yours")
    kept = await simcord_bot.router.tables.servers.settings(scene.guild.id)
    assert kept == ServerSettings()


async def test_tables_are_opened_where_the_server_wants_them(scene: Scene, manager: Any) -> None:
    other = scene.guild.create_text_channel("tavern")
    message = await settings(scene, manager, "places")
    changed = answer(await manager.select(message, [other], custom_id="srv1:channels:")).message
    assert f"<#{other.id}>" in changed.content
    refused = answer(await scene.ada.slash(scene.channel, "elements start", opponent=scene.bo))
    assert refused.content == say("settings-elsewhere", channels=f"<#{other.id}>")
    scene.channel = other
    await scene.begin()


async def test_tables_stay_in_the_channel_of_a_server_without_threads(scene: Scene, manager: Any) -> None:
    await settle(scene, manager, say("button-threads-off"), "places")
    await scene.begin()
    assert not scene.channel.threads
    assert scene.table().attachments


async def test_computers_stay_away_where_they_are_not_wanted(scene: Scene, manager: Any) -> None:
    await scene.ada.slash(scene.channel, "elements start")
    lobby = scene.newest(scene.channel)
    await settle(scene, manager, say("button-computers-off"), "games")
    refused = answer(await scene.ada.slash(scene.channel, "elements start", computer="easy"))
    assert refused.content == say("settings-no-computers")
    refused = answer(await scene.ada.click(lobby, label=say("button-computer")))
    assert refused.content == say("settings-no-computers")
    await scene.ada.slash(scene.channel, "elements start")
    assert say("button-computer") not in scene.labels(scene.newest(scene.channel))


async def test_the_pace_of_a_server_is_that_of_tables_for_which_nobody_chooses_one(scene: Scene, manager: Any) -> None:
    message = await settings(scene, manager, "games")
    changed = answer(await manager.select(message, ["week"], custom_id="srv1:pace:")).message
    assert say("settings-changed", change=say("settings-pace", pace=say("pace-week"))) in changed.content
    assert say("pace-week") in (await scene.open()).content
    await scene.cleo.slash(scene.channel, "elements start", pace="live")
    assert say("pace-live") in scene.newest(scene.channel).content


async def test_a_server_has_as_many_tables_as_it_wants(scene: Scene, manager: Any) -> None:
    message = await settings(scene, manager, "games")
    await manager.select(message, ["5"], custom_id="srv1:tables:")
    hosts = [scene.guild.add_member(scene.env.create_user(f"Host {number}")) for number in range(6)]
    for host in hosts[:5]:
        await host.slash(scene.channel, "elements start")
    refused = answer(await hosts[5].slash(scene.channel, "elements start"))
    assert refused.content == say("sessions-server-full", most=5)


@in_another_language_too
async def test_what_lacks_for_what_is_settled_is_named(scene: Scene, manager: Any) -> None:
    everyone = scene.guild.default_role
    closed = scene.guild.create_text_channel(
        "closed", overwrites={everyone: discord.PermissionOverwrite(attach_files=False)}
    )
    message = await settings(scene, manager, "places")
    changed = answer(await manager.select(message, [closed], custom_id="srv1:channels:")).message
    assert say("settings-lacking", channel=f"<#{closed.id}>", permissions="*Attach Files*") in changed.content


async def test_what_lacks_anywhere_is_named_to_managers_where_every_channel_will_do(scene: Scene, manager: Any) -> None:
    everyone = scene.guild.default_role
    closed = scene.guild.create_text_channel(
        "closed", overwrites={everyone: discord.PermissionOverwrite(attach_files=False)}
    )
    lacking = say("settings-lacking", channel=f"<#{closed.id}>", permissions="*Attach Files*")
    for channel in (closed, scene.channel):
        assert lacking in shown(await manager.slash(channel, "settings")).content
    assert "⚠️" not in shown(await scene.ada.slash(closed, "settings")).content, "it is nothing that players can mend"


async def test_only_people_with_a_role_open_tables_where_that_is_settled(scene: Scene, manager: Any) -> None:
    role = scene.guild.create_role("Hosts")
    page = await settings(scene, manager, "people")
    changed = answer(await manager.select(page, [role], custom_id="srv1:openers:")).message
    told = say("settings-openers", role=f"<@&{role.id}>")
    assert told in changed.content
    assert told in shown(await scene.ada.slash(scene.channel, "settings")).content
    refused = answer(await scene.ada.slash(scene.channel, "elements start"))
    assert refused.content == say("settings-openers-only", role=f"<@&{role.id}>")
    zoe = scene.guild.add_member(scene.env.create_user("Zoe"), roles=[role])
    await zoe.slash(scene.channel, "elements start")
    await scene.ada.click(scene.newest(scene.channel), label="Join")
    assert scene.channel.threads, "whoever opens nothing may join"


async def test_who_is_not_welcome_neither_opens_nor_joins_nor_is_challenged(scene: Scene, manager: Any) -> None:
    page = await settings(scene, manager, "people")
    await manager.select(page, [scene.bo], custom_id="srv1:unwelcome:")
    named = f"<@{scene.bo.user.id}>"
    assert named in shown(await manager.slash(scene.channel, "settings")).content
    assert named not in shown(await scene.ada.slash(scene.channel, "settings")).content, "nobody is exposed"
    refused = answer(await scene.bo.slash(scene.channel, "elements start"))
    assert refused.content == say("settings-unwelcome")
    refused = answer(await scene.ada.slash(scene.channel, "elements start", opponent=scene.bo))
    assert refused.content == say("settings-unwelcome-other", player=named)
    await scene.ada.slash(scene.channel, "realm start")
    refused = answer(await scene.bo.click(scene.newest(scene.channel), label="My deck"))
    assert refused.content == say("settings-unwelcome"), "nobody chooses a deck for a game that is closed to them"
    await scene.behind(scene.ada, scene.newest(scene.channel), "Cancel")
    await scene.ada.slash(scene.channel, "elements start")
    refused = answer(await scene.bo.click(scene.newest(scene.channel), label="Join"))
    assert refused.content == say("settings-unwelcome")
    page = await settings(scene, manager, "people")
    await manager.select(page, [], custom_id="srv1:unwelcome:")
    await scene.bo.click(scene.newest(scene.channel), label="Join")
    assert scene.channel.threads


async def test_a_role_is_called_for_open_seats_and_not_again_at_once(scene: Scene, manager: Any, clock: Clock) -> None:
    role = scene.guild.create_role("Players")
    page = await settings(scene, manager, "people")
    await manager.select(page, [role], custom_id="srv1:seat_role:")
    call = say("lobby-call", role=f"<@&{role.id}>")

    async def calls(person: Any, **options: Any) -> bool:
        """Whether the lobby calls the role as it is sent: when it is brought up to date, nobody is called again."""
        before = len(scene.env.http_requests)
        await person.slash(scene.channel, "elements start", **options)
        return any(call in str(one.json) for one in scene.env.http_requests[before:])

    assert not await calls(scene.ada, opponent=scene.bo)
    assert await calls(scene.ada)
    assert not await calls(scene.cleo)
    clock.advance(601)
    assert await calls(scene.bo)


async def test_what_is_left_of_games_is_tidied_up(
    scene: Scene, manager: Any, simcord_bot: Elementarium, clock: Clock
) -> None:
    refused = answer(await manager.click(await settings(scene, manager), label=say("button-tidy")))
    assert refused.content == say("settings-tidy-none")
    told = scene.guild.create_text_channel("log")
    await simcord_bot.router.tables.servers.change(scene.guild.id, log=told.id)
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    clock.advance(3601)
    before = scene.channel.history()[0].content
    asked = await settle(scene, manager, say("button-tidy"))
    assert asked.content == say("settings-tidy-ask", count=1)
    await simcord_bot.router.do_overdue_work()
    assert scene.channel.history()[0].content == before
    tidied = answer(await manager.click(asked, label=say("button-tidy"))).message
    assert say("settings-changed", change=say("settings-tidied", count=1)) in tidied.content
    await simcord_bot.router.publisher.wait_until_shown()
    logged = say("log-tidied", manager=f"<@{manager.id}>", change=say("settings-tidied", count=1))
    assert [message.content for message in told.history()][-1] == logged
    await simcord_bot.router.do_overdue_work()
    assert resting(scene)
    again = answer(await manager.click(await settings(scene, manager), label=say("button-tidy")))
    assert again.content == say("settings-tidy-none"), "what is folded is not offered again"
    assert "wins" in scene.channel.history()[0].content or "draw" in scene.channel.history()[0].content


@in_another_language
async def test_a_manager_closes_a_table_that_nobody_ends(scene: Scene, manager: Any, simcord_bot: Elementarium) -> None:
    await scene.begin()
    page = await settle(scene, manager, say("button-close"))
    asked = answer(await manager.select(page, ["1"], custom_id="srv1:closing:")).message
    assert "Elements: Ada and Bo" in asked.content
    done = answer(await manager.click(asked, label=say("button-close-yes"))).message
    assert "Elements: Ada and Bo is closed." in done.content
    for message in (scene.table(), scene.private(scene.ada)):
        assert message.content.count(say("table-end-closed")) == 1
    assert not (await simcord_bot.router.table_controller.table(1)).active
    none = answer(await manager.click(done, label=say("button-close")))
    assert none.content == say("closing-none")


async def test_a_manager_finds_every_table_to_close(
    scene: Scene, manager: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.settings.table_closing.ENTRIES", 2)  # as many as a menu has room for
    for _ in range(3):
        await scene.ada.slash(scene.channel, "elements start", computer="easy")
        await scene.ada.click(scene.newest(scene.channel), label="Deal")
    page: Any = await settle(scene, manager, say("button-close"))
    assert [option.value for option in page.components[0].children[0].options] == ["1", "2"]
    page = answer(await manager.click(page, label=say("button-newer"))).message
    assert [option.value for option in page.components[0].children[0].options] == ["3"]
    assert say("button-newer") not in scene.labels(page)
    asked = answer(await manager.select(page, ["3"], custom_id="srv1:closing:")).message
    await manager.click(asked, label=say("button-close-yes"))
    assert say("table-end-closed") in scene.table().content


async def test_namesakes_are_told_apart_among_the_tables_to_close(scene: Scene, manager: Any) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3, computer="easy")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    page: Any = await settle(scene, manager, say("button-close"))
    assert [option.label for option in page.components[0].children[0].options] == [
        "Realm of the Defenders: Ada, Computer (easy) and Computer 2 (easy)"
    ]
