"""What the bot's owner, and nobody else, is told of how it is."""

import logging

import discord
import pytest
import pytest_asyncio

from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from tests.support.trouble import read_only
from ui.health import LastError, LoggedError, time_span_text
from ui.release import release_version
from words import ENGLISH, catalogue, voice_of


@pytest_asyncio.fixture
async def owned(scene: Scene, url: str, clock: Clock) -> Elementarium:
    """A bot that Ada owns, whose own command is in this server, for those who may do everything there."""
    role = scene.guild.create_role("Administrators", permissions=discord.Permissions(administrator=True))
    for person in (scene.ada, scene.bo):
        scene.env.backend.add_member_role(scene.guild.id, person.id, role.id)
    bot = await make_bot(url, clock)
    bot.owner_server, bot.owner_id = scene.guild.id, scene.ada.id
    await scene.env.restart_bot(bot)
    await scene.env.settle()
    return bot


@in_another_language
@pytest.mark.usefixtures("owned")
async def test_the_owner_sees_how_the_bot_is(scene: Scene) -> None:
    await scene.begin()
    shown = answer(await scene.ada.slash(scene.channel, "health"))
    assert shown.ephemeral
    assert f"Elementarium {release_version()}, up for " in shown.content
    assert "One table in play: Elements 1." in shown.content
    assert "The database takes moves." in shown.content


@pytest.mark.usefixtures("owned")
async def test_nobody_else_does(scene: Scene) -> None:
    shown = answer(await scene.bo.slash(scene.channel, "health"))
    assert shown.content == catalogue().say("health-not-yours")


def test_of_an_error_its_kind_is_kept_and_nothing_that_it_was_about() -> None:
    last, log = LastError(), logging.getLogger("test of the last error")
    log.addHandler(last)
    log.propagate = False
    try:
        raise ValueError("the hand is 1 2 3")
    except ValueError:
        log.exception("%s failed", "Ada")
    assert last.error is not None
    assert (last.error.event, last.error.error_kind) == ("%s failed", "ValueError")
    log.error({"event": "not shown", "table": 7, "exc_info": KeyError("Ada")})
    assert last.error == LoggedError("not shown", "KeyError", last.error.logged_at)
    log.error({"event": "store unavailable", "reason": "disk full"})
    assert last.error == LoggedError("store unavailable", "disk full", last.error.logged_at)
    log.error({"event": "lobby can't begin", "reason": "Ada's deck"})
    assert last.error == LoggedError("lobby can't begin", "", last.error.logged_at)


@pytest.mark.parametrize(
    ("seconds", "said"), [(59, "0 min"), (3_700, "1 h 1 min"), (90_000, "1 d 1 h"), (2_678_400, "31 d 0 h")]
)
def test_spans(seconds: float, said: str) -> None:
    assert time_span_text(voice_of(ENGLISH), seconds) == said


async def test_the_owner_is_told_why_the_database_takes_no_moves(scene: Scene, owned: Elementarium) -> None:
    await scene.begin()
    await read_only(owned.store, True)
    shown = answer(await scene.ada.slash(scene.channel, "health"))
    why = "read-only (attempt to write a readonly database)"
    assert f"The database takes no moves at the moment: {why}." in shown.content
    await read_only(owned.store, False)
    shown = answer(await scene.ada.slash(scene.channel, "health"))
    assert "The database takes moves." in shown.content
