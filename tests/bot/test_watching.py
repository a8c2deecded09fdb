"""Watching games: the list of a server, and a message of one's own that follows one of them."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType, OverwriteType

from bot import Elementarium
from engine import Resign
from tests.bot.test_replays import now
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene, alt_of
from tests.support.skipping import skip_to
from ui.interactions.sight import MOST_ASKED
from ui.tables.surfaces.token import LIVES
from words import ENGLISH


async def watched(scene: Scene, person: Any) -> Any:
    """The message in which somebody follows the only game."""
    listed = answer(await person.slash(scene.place, "games watch")).message
    (label,) = scene.labels(listed)
    return answer(await scene.press(person, label, listed)).message


@in_another_language_too
async def test_a_game_is_followed_to_its_end(scene: Scene, simcord_bot: Elementarium, everybody: str) -> None:
    await scene.begin()
    listed = answer(await scene.cleo.slash(scene.place, "games watch")).message
    at = f"https://discord.com/channels/{scene.guild.id}/{scene.place.id}/{scene.table().id}"
    assert listed.content.splitlines()[1] == (f"- **[Elements]({at})** · Round 1, first to 6 tokens · Ada 0 and Bo 0")
    assert [file.filename for file in listed.attachments] == [
        "cover-elements.png" if everybody == ENGLISH else f"cover-elements-{everybody}.png"
    ]
    seen = await watched(scene, scene.cleo)
    assert seen.flags.ephemeral
    assert scene.labels(seen) == ["Keep watching"]
    before = alt_of(seen)
    await scene.move()
    seen = await now(scene, scene.cleo, seen)
    assert alt_of(seen) == alt_of(scene.table()) != before
    table = await simcord_bot.router.table_controller.table(1)
    await table.act(scene.bo.user.id, Resign())
    simcord_bot.router.tables.changed(table)
    await simcord_bot.router.publisher.wait_until_shown()
    seen = await now(scene, scene.cleo, seen)
    assert "**Ada wins: Bo resigned" in seen.content
    assert scene.labels(seen) == ["Replay"]
    assert not simcord_bot.router.audience.is_watched(1)
    none = answer(await scene.cleo.slash(scene.place, "games watch"))
    assert none.content.startswith("No game that you can see")


async def test_after_a_while_a_press_goes_on(scene: Scene, clock: Clock) -> None:
    await scene.begin()
    seen = await watched(scene, scene.cleo)
    before = alt_of(seen)
    clock.now += LIVES + 1
    await scene.move()
    seen = await now(scene, scene.cleo, seen)
    assert alt_of(seen) == before
    await scene.cleo.click(seen, label="Keep watching")
    assert alt_of(await now(scene, scene.cleo, seen)) == alt_of(scene.table())
    await scene.move()
    assert alt_of(await now(scene, scene.cleo, seen)) == alt_of(scene.table())


@pytest.mark.parametrize(
    ("group", "title", "opening", "played"),
    [
        ("elemental", "Elemental", "Set-up", "Round 1 · Ada with 6 pieces and Bo with 6 pieces"),
        ("realm", "Realm of the Defenders", "Bidding for the first turn", "Turn 1 · "),
    ],
)
async def test_of_an_opening_no_more_is_listed_than_who_plays(
    scene: Scene, simcord_bot: Elementarium, group: str, title: str, opening: str, played: str
) -> None:
    scene.group = group
    await scene.begin()
    at = f"https://discord.com/channels/{scene.guild.id}/{scene.place.id}/{scene.table().id}"
    listed = answer(await scene.cleo.slash(scene.place, "games watch")).message
    assert listed.content.splitlines()[1] == f"- **[{title}]({at})** · {opening} · Ada and Bo"
    await skip_to(scene, simcord_bot, lambda view: view.get("phase", view.get("step")) in ("orders", "main"))
    listed = answer(await scene.cleo.slash(scene.place, "games watch")).message
    assert listed.content.splitlines()[1].startswith(f"- **[{title}]({at})** · {played}")


async def test_games_in_hidden_places_are_not_listed(scene: Scene) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    elsewhere = scene.channel
    scene.channel = scene.guild.create_text_channel("secret", overwrites={scene.cleo: hidden})
    await scene.begin()
    assert answer(await scene.cleo.slash(elsewhere, "games watch")).content.startswith("No game that you can see")
    listed = answer(await scene.ada.slash(elsewhere, "games watch"))
    assert "**[Elements](" in listed.content


def private_thread(scene: Scene, *inside: Any) -> ChannelHandle:
    """A private thread of #games with these people, and the bot, in it."""
    backend = scene.env.backend
    thread = backend.create_thread(
        scene.channel.id, "secret", inside[0].id, type=ChannelType.PRIVATE_THREAD, broadcast=True
    )
    for one in (backend.bot_user, *inside):
        backend.add_thread_member(thread.id, one.id)
    return next(one for one in scene.channel.threads if one.id == thread.id)


async def test_games_in_private_threads_are_seen_by_those_inside_alone(scene: Scene, simcord_bot: Elementarium) -> None:
    dora = scene.guild.add_member(scene.env.create_user("Dora"))
    eve = scene.guild.add_member(scene.env.create_user("Eve"))
    keepers = scene.guild.create_role("Keepers", permissions=discord.Permissions(manage_threads=True))
    scene.env.backend.add_member_role(scene.guild.id, eve.id, keepers.id)
    elsewhere = scene.channel
    scene.channel = thread = private_thread(scene, scene.ada, scene.bo, scene.cleo)
    await scene.begin()
    for unknown in ("games watch", "table board"):
        more = {} if unknown == "games watch" else {"table": "1"}
        told = answer(await dora.slash(elsewhere, unknown, **more)).content
        assert told.startswith(("No game that you can see", "I don't know that table"))
        for one in (scene.cleo, eve):
            told = answer(await one.slash(elsewhere, unknown, **more)).content
            assert not told.startswith(("No game that you can see", "I don't know that table"))
    table = await simcord_bot.router.table_controller.table(1)
    await table.act(scene.bo.user.id, Resign())
    seen = answer(await dora.slash(elsewhere, "profile", person=scene.ada))
    assert "Last games" not in seen.content
    assert "Last games" in answer(await scene.cleo.slash(elsewhere, "profile", person=scene.ada)).content
    assert "Last games" in answer(await scene.bo.slash(thread, "profile", person=scene.ada)).content


async def test_of_few_private_threads_discord_is_asked_who_is_in_them(scene: Scene) -> None:
    elsewhere = scene.channel
    for _ in range(MOST_ASKED + 2):
        scene.channel = elsewhere
        scene.channel = private_thread(scene, scene.ada, scene.bo, scene.cleo)
        await scene.begin()
    before = len(scene.env.http_requests)
    listed = answer(await scene.cleo.slash(elsewhere, "games watch")).content
    asked = [one for one in scene.env.http_requests[before:] if "thread-members" in str(one)]
    assert len(asked) == MOST_ASKED
    assert listed.count("**[Elements](") == MOST_ASKED


async def test_whoever_sat_there_may_look_at_a_game_below_another_profile(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """The menu below a profile offers what its reader may open, wherever they read it."""
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    await table.act(scene.bo.user.id, Resign())
    hidden = scene.channel
    other = scene.guild.create_text_channel("other")
    scene.env.backend.edit_channel(hidden.id, {}, overwrites=[Overwrite(scene.bo.id, OverwriteType.MEMBER, deny=1024)])
    profile = answer(await scene.bo.slash(other, "profile", person=scene.ada)).message
    (label,) = [one for one in scene.labels(profile) if "Ada" in one]
    seen = answer(await scene.press(scene.bo, label, profile))
    assert "**Ada wins: Bo resigned" in seen.content
