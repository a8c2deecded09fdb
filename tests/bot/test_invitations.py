"""Invitations: how many people have to bear, and what is left of them after a stop at any moment."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot import Elementarium
from sessions import Person, StoreUnavailable
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import LOBBY_SECONDS, Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from ui.lobbies import threads
from ui.tables.surfaces.sender import MessageSender
from words import catalogue

MUTE, UNMUTE = catalogue().say("button-mute"), catalogue().say("button-unmute")


async def test_a_second_challenge_to_the_same_person_is_refused(scene: Scene) -> None:
    lobby = await scene.open()
    refused = answer(await scene.ada.slash(scene.channel, "elemental start", opponent=scene.bo))
    assert refused.ephemeral
    there = f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}/{lobby.id}"
    told = "You have already challenged them to a game of **Elements**."
    assert refused.content == f"{told} Wait for their answer, or cancel that challenge first: {there}"
    assert len(scene.channel.history()) == 1


@in_another_language
async def test_who_declines_can_choose_to_be_challenged_no_more(scene: Scene, clock: Clock) -> None:
    lobby = await scene.open()
    declined = answer(await scene.bo.click(lobby, label="Decline"))
    assert declined.ephemeral
    assert scene.labels(declined.message) == [MUTE]
    refused = await scene.cleo.slash(scene.channel, "games here")
    assert "Open invitations" not in answer(refused).content
    muted = await scene.bo.click(declined.message, label=MUTE)
    clock.now += 3600
    refused = answer(await scene.ada.slash(scene.channel, "elements start", opponent=scene.bo))
    assert refused.content.startswith("They don't take challenges from you.")
    shown = scene.channel.history(viewer=scene.bo)[-1]
    assert scene.labels(shown) == [UNMUTE], muted
    await scene.bo.click(shown, label=UNMUTE)
    await scene.open()


@pytest.fixture
def ending() -> Iterator[pytest.MonkeyPatch]:
    """What lets the first bot of a test end somewhere, and is taken back before the second one begins."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


def stops_at(ending: pytest.MonkeyPatch, thing: Any, name: str, *, after: bool = False) -> None:
    """Let the bot's work end where this is called, before or after it is done, as if the process ended there."""
    call = getattr(thing, name)

    async def ended(*args: Any, **kwargs: Any) -> None:
        if after:
            await call(*args, **kwargs)
        raise asyncio.CancelledError

    ending.setattr(thing, name, ended)


async def stopped(scene: Scene, url: str, clock: Clock, ending: pytest.MonkeyPatch, act: Any) -> Any:
    """Let somebody act until the bot ends, and another one start on the same database."""
    await asyncio.gather(act, return_exceptions=True)
    ending.undo()
    bot = await restart(scene, url, clock)
    await bot.router.do_overdue_work()
    await scene.env.settle()
    return bot


@pytest.mark.parametrize("name", ["post", "note_message"])
async def test_a_lobby_is_there_for_good_or_not_at_all(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, ending: pytest.MonkeyPatch, name: str
) -> None:
    desk = simcord_bot.router.lobbies
    if name == "post":
        stops_at(ending, desk._opening, "_announce_lobby")
    else:
        stops_at(ending, desk._lobbies, "note_message")
    bot = await stopped(scene, url, clock, ending, scene.open())
    waiting = await bot.router.lobbies._lobbies.open_lobbies()
    shown = [message for message in scene.channel.history() if message.components]
    assert len(waiting) == len(shown) == (name == "note_message")
    if waiting:
        assert waiting[0].lobby_message_id == shown[0].id
        await scene.bo.click(shown[0], label="Accept")
        assert "My hand" in scene.labels(scene.table())
    else:
        await scene.open()  # what nobody has seen stands in nobody's way


async def test_a_lobby_that_is_found_after_a_stop_is_shown_as_it_is_though_discord_fails_just_then(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, ending: pytest.MonkeyPatch
) -> None:
    stops_at(ending, simcord_bot.router.lobbies._lobbies, "note_message")
    await asyncio.gather(scene.open(pace="live"), return_exceptions=True)
    clock.now += LOBBY_SECONDS + 1
    path = f"/channels/{scene.channel.id}/messages/*"
    scene.env.inject_error("PATCH", path, status=503, times=None)
    bot = await stopped(scene, url, clock, ending, asyncio.sleep(0))
    (lobby,) = [message for message in scene.channel.history() if message.components]
    scene.env.backend.faults.clear()
    clock.now += 60
    await bot.router.do_overdue_work()
    await scene.env.settle()
    shown = scene.now(lobby, scene.ada)
    assert "has expired" in shown.content
    assert not shown.components


@pytest.mark.parametrize("moment", ["thread", "place", "answer"])
async def test_a_game_that_was_just_beginning_goes_on_in_one_thread(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, ending: pytest.MonkeyPatch, moment: Any
) -> None:
    lobby = await scene.open()
    desk = simcord_bot.router.lobbies
    match moment:
        case "thread":
            stops_at(ending, threads, "_thread_or_channel_id")
        case "place":
            stops_at(ending, threads, "_thread_or_channel_id", after=True)
        case _:
            stops_at(ending, desk._lobbies, "note_shown")
    await stopped(scene, url, clock, ending, scene.bo.click(lobby, label="Accept"))
    assert len(scene.channel.threads) == 1
    assert "My hand" in scene.labels(scene.table())
    shown = scene.channel.history()[0]
    assert scene.labels(shown) == ["My hand"]
    assert f"are playing in <#{scene.place.id}>" in shown.content


def fails_once(failing: pytest.MonkeyPatch, thing: Any, name: str) -> None:
    """Let the database be away in the middle of this, when it is called first."""
    call, failures = getattr(thing, name), [StoreUnavailable("The database is away.")]

    async def fail(*args: Any, **kwargs: Any) -> Any:
        if failures:
            raise failures.pop()
        return await call(*args, **kwargs)

    failing.setattr(thing, name, fail)


async def test_a_game_that_has_begun_is_told_as_begun_though_its_place_could_not_be_stored(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await scene.open()
    fails_once(monkeypatch, threads, "_thread_or_channel_id")
    pressed = await scene.bo.click(lobby, label="Accept")
    await scene.env.settle()
    assert pressed.response is None or "not stored" not in pressed.response.content
    assert f"are playing in <#{scene.place.id}>" in scene.now(lobby, scene.ada).content
    assert "My hand" in scene.labels(scene.table())
    assert scene.place.id != scene.channel.id
    assert scene.labels(scene.private(scene.waiting()))


async def test_a_challenge_is_told_once_over_a_stop(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, ending: pytest.MonkeyPatch
) -> None:
    stops_at(ending, simcord_bot.router.lobbies.board.challenges, "_show_to")
    await stopped(scene, url, clock, ending, scene.open())
    clock.now += 30
    await scene.env.settle()
    (told,) = scene.bo.user.dm_channel.history()
    await scene.bo.user.click(told, label="Accept")
    assert scene.place.name == "Ada – Bo · Elements"


async def test_who_has_accepted_meanwhile_is_told_of_no_challenge(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would come after their hand, and ask what they have answered."""
    private_channel = MessageSender.direct_channel_id
    joined = list[int]()

    async def late(sender: MessageSender, user_id: int) -> int:
        if user_id == scene.bo.id and not joined:
            joined.append(user_id)
            await simcord_bot.router.lobbies.board.challenges._lobbies.join(1, Person(user_id, "Bo", 1))
        return await private_channel(sender, user_id)

    monkeypatch.setattr(MessageSender, "direct_channel_id", late)
    await scene.open()
    assert joined
    assert not scene.bo.user.dm_channel.history()


@pytest.mark.parametrize("label", ["Decline", "Cancel"])
async def test_a_closed_lobby_offers_nothing_after_a_stop(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock, ending: pytest.MonkeyPatch, label: str
) -> None:
    lobby = await scene.open()
    stops_at(ending, simcord_bot.router.lobbies, "_apply_press", after=True)
    person = scene.bo if label == "Decline" else scene.ada
    pressed = person.click(lobby, label=label) if label == "Decline" else scene.behind(person, lobby, label)
    await stopped(scene, url, clock, ending, pressed)
    assert not scene.channel.history()[0].components


async def test_a_lobby_that_discord_would_not_change_is_changed_later(scene: Scene, simcord_bot: Elementarium) -> None:
    lobby = await scene.open()
    scene.env.inject_error("POST", "/interactions/*", status=400, times=1)
    await scene.bo.click(lobby, label="Decline")
    assert scene.channel.history()[0].components
    await simcord_bot.router.do_overdue_work()
    assert not scene.channel.history()[0].components
