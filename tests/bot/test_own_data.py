"""*My data…* in `/me`: a file of all that is stored, and leaving for good."""

import asyncio
import io
import zipfile
from typing import Any

import pytest

from bot import Elementarium
from sessions.tables.leaving import LeavingForGood
from tests.bot.test_ratings import resign_after_a_while
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene, alt_of
from ui.interactions.noted_messages import note_message


async def test_everything_stored_of_somebody_is_given_to_them(scene: Scene) -> None:
    await scene.begin()
    me = answer(await scene.ada.slash(scene.channel, "me")).message
    await scene.ada.click(me, label="My data…")
    given = answer(await scene.ada.click(me, label="Give me all of it"))
    assert given.ephemeral
    assert given.content == "Here is all that is stored about you."
    (attached,) = given.message.attachments
    with zipfile.ZipFile(io.BytesIO(await attached.read())) as files:
        assert "README.txt" in files.namelist()
        (game,) = [name for name in files.namelist() if name.startswith("games/")]
        assert "Ada" in files.read(game).decode()
        assert "Bo" not in files.read(game).decode()


async def test_the_page_about_privacy_is_one_press_away(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ways() -> dict[str, Any]:
        me = answer(await scene.ada.slash(scene.channel, "me")).message
        await scene.ada.click(me, label="My data…")
        shown = scene.now(me, scene.ada)
        return {str(item.label): item.url for row in shown.components for item in row.children}

    application = simcord_bot.application
    assert application is not None
    monkeypatch.setattr(application, "privacy_policy_url", None)
    assert "What is stored, and why" not in await ways()
    monkeypatch.setattr(application, "privacy_policy_url", "https://example.org/privacy")
    assert (await ways())["What is stored, and why"] == "https://example.org/privacy"


async def test_much_comes_in_several_messages(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sessions.people.own_data.MOST_BYTES", 100)
    given = answer(await scene.cleo.slash(scene.channel, "me", data="export"))
    parts = [one for one in scene.channel.history(viewer=scene.cleo) if "part" in one.content]
    assert len(parts) > 2
    assert given.content == f"Here is all that is stored about you, part {len(parts)} of {len(parts)}."
    assert [len(one.attachments) for one in parts] == [1] * len(parts)


@in_another_language_too
async def test_whoever_leaves_for_good_is_asked_twice_and_is_a_former_player_then(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    await resign_after_a_while(scene, simcord_bot)
    finished = scene.table()
    await scene.begin()
    running = scene.table()
    film = simcord_bot.router.studio.folder / "t1-with-her-name-2-2.gif"
    film.write_bytes(b"GIF89a")
    asked = answer(await scene.ada.slash(scene.channel, "me", data="delete")).message
    await scene.ada.click(asked, label="Go on…")
    assert "Nobody can undo this" in (await shown(scene, asked)).content
    await scene.ada.click(asked, label="Yes, delete everything")
    assert "Everything is being deleted now" in (await shown(scene, asked)).content
    await simcord_bot.router.do_overdue_work()
    await scene.env.settle()
    for message in (finished, running):
        (now,) = [one for channel in scene.channel.threads for one in channel.history() if one.id == message.id]
        assert "Former player and Bo" in now.content
        assert "Former player" in alt_of(now)
        assert "Ada" not in now.content + alt_of(now)
        assert "Rematch" not in scene.labels(now)
    assert "Rematch" not in scene.labels(scene.private(scene.bo))
    lobbies = [one.content for one in scene.channel.history() if one.content.startswith("**Elements**")]
    assert len(lobbies) == 2
    assert "Ada" not in "".join(lobbies)
    assert "Ada" not in scene.private(scene.bo).content
    assert "Former player breaks the game off." in scene.private(scene.bo).content
    assert not film.exists()
    profile = answer(await scene.cleo.slash(scene.channel, "profile", person=scene.ada))
    assert "There is nothing to see" in profile.content


async def test_whoever_leaves_is_not_named_by_challenges_that_are_over(scene: Scene, simcord_bot: Elementarium) -> None:
    """Neither those that they have declined, nor those that were declined to them."""
    for host, guest in ((scene.bo, scene.ada), (scene.ada, scene.cleo)):
        await host.slash(scene.channel, "elements start", opponent=guest)
        await guest.click(scene.newest(scene.channel), label="Decline")
    asked = answer(await scene.ada.slash(scene.channel, "me", data="delete")).message
    await scene.ada.click(asked, label="Go on…")
    await scene.ada.click(asked, label="Yes, delete everything")
    await simcord_bot.router.do_overdue_work()
    await scene.env.settle()
    told = [message.content for message in scene.channel.history() if "declined" in message.content]
    assert sorted(told) == [
        f"**Elements**: <@{scene.cleo.id}> has declined Former player's challenge.",
        "**Elements**: Former player has declined Bo's challenge.",
    ]


async def test_whoever_leaves_is_not_named_by_a_step_of_a_replay_that_is_shared(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """Neither as a player, nor as whoever has shared it."""
    await scene.begin()
    await resign_after_a_while(scene, simcord_bot)
    for person in (scene.ada, scene.cleo):
        own = answer(await person.click(scene.table(), label="Replay")).message
        await person.click(own, label="Share")
    asked = answer(await scene.ada.slash(scene.channel, "me", data="delete")).message
    await scene.ada.click(asked, label="Go on…")
    await scene.ada.click(asked, label="Yes, delete everything")
    await simcord_bot.router.do_overdue_work()
    await simcord_bot.router.due.do_due()
    await scene.env.settle()
    steps = [message for message in scene.place.history() if "shows a step of this game" in message.content]
    assert [one.content.partition(" shows")[0] for one in steps] == ["Former player", "Cleo"]
    for shared in steps:
        assert "Former player and Bo" in shared.content or "Bo and Former player" in shared.content
        assert "Ada" not in shared.content + alt_of(shared)
        assert scene.labels(shared) == ["Replay"]


async def test_whoever_leaves_is_named_neither_by_threads_nor_in_the_log_channel_nor_in_their_own_messages(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    told = scene.guild.create_text_channel("log")
    await simcord_bot.router.tables.servers.change(scene.guild.id, log=told.id)
    await scene.begin()
    await resign_after_a_while(scene, simcord_bot)
    await simcord_bot.router.publisher.wait_until_shown()
    own = scene.private(scene.ada)
    assert alt_of(own)
    assert scene.place.name == "Ada – Bo · Elements"
    assert len([line for line in told.history() if f"<@{scene.ada.id}>" in line.content]) == 2
    assert "Ada" not in "".join(line.content for line in told.history())
    asked = answer(await scene.ada.slash(scene.channel, "me", data="delete")).message
    await scene.ada.click(asked, label="Go on…")
    await scene.ada.click(asked, label="Yes, delete everything")
    await simcord_bot.router.do_overdue_work()
    await simcord_bot.router.due.do_due()
    await simcord_bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    lines = "".join(line.content for line in told.history())
    assert str(scene.ada.id) not in lines
    assert lines.count("Former player") >= 2
    assert [thread.name for thread in scene.channel.threads] == ["Former player – Bo · Elements"]
    now = scene.private(scene.ada)
    assert now.id == own.id
    assert now.content == "You have deleted your data. What stood here is gone."
    assert not now.attachments


async def shown(scene: Scene, message: Any) -> Any:
    """An ephemeral message of Ada's as it is now."""
    (now,) = [one for one in scene.channel.history(viewer=scene.ada) if one.id == message.id]
    return now


async def test_whoever_leaves_is_not_named_by_a_line_that_tells_of_the_end_which_that_has_made(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """The line stands in the channel already, and is stored only when nothing else is left of them."""
    told = scene.guild.create_text_channel("log")
    await simcord_bot.router.tables.servers.change(scene.guild.id, log=told.id)
    await scene.begin()
    await simcord_bot.router.publisher.wait_until_shown()
    gone = asyncio.Event()

    async def slowly(*args: Any) -> None:
        await gone.wait()
        await note_message(*args)

    monkeypatch.setattr("ui.lobbies.server_log.note_message", slowly)
    await LeavingForGood(simcord_bot.router.tables, clock).record_leaving(
        scene.ada.id
    )  # nothing settles as long as the line is not stored
    await simcord_bot.router.due.do_due()
    assert f"<@{scene.ada.id}>" in "".join(line.content for line in told.history())
    gone.set()
    await simcord_bot.router.publisher.wait_until_shown()
    await simcord_bot.router.due.do_due()
    await scene.env.settle()
    lines = [line.content for line in told.history()]
    assert str(scene.ada.id) not in "".join(lines)
    ended = f"The game of Former player and <@{scene.bo.id}> is over."
    assert lines[-1].startswith(f"Former player breaks the game off. {ended}")
