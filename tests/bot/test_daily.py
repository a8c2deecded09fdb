"""The daily puzzle of a channel: settled in `/settings`, posted, solved for one's own eyes, counted, then closed."""

import re
from functools import cache
from typing import Any

import discord
import pytest

from bot import Elementarium
from learning.games import MINERS
from learning.puzzles.answers import Course
from learning.puzzles.puzzle import Puzzle, puzzles_of
from sessions.people.servers import DailyPuzzle
from sessions.puzzles.daily import DayResult, day_at
from sessions.store.daily_puzzles import update_daily
from sessions.store.outages import HEARTBEAT
from tests.bot.test_puzzles import GAMES, fail_it, puzzle_in, solve_it
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from ui.interactions.pictures import LazyPicture
from ui.learning.puzzles.daily_content import closed_content, open_content
from words import voice_of
from words.languages import languages

DAY = 24 * 3600.0


async def later(scene: Scene, bot: Elementarium, clock: Clock, seconds: float) -> None:
    """Let time pass, and what is due then happen."""
    clock.now += seconds
    await bot.store.put_value(HEARTBEAT, repr(clock()))
    await bot.router.do_overdue_work()
    await scene.env.settle()


async def page(scene: Scene, manager: Any) -> discord.Message:
    home = answer(await manager.slash(scene.channel, "settings")).message
    return answer(await manager.click(home, label="Daily puzzle")).message


async def choose_channel(scene: Scene, manager: Any) -> discord.Message:
    shown = await page(scene, manager)
    return answer(await manager.select(shown, [scene.channel], custom_id="dly1:channel")).message


async def posted(scene: Scene, bot: Elementarium, clock: Clock, manager: Any) -> tuple[discord.Message, Puzzle]:
    """The first daily puzzle of the channel."""
    await choose_channel(scene, manager)
    await later(scene, bot, clock, 3600.0)
    return newest(scene), of_message(bot, newest(scene))


def newest(scene: Scene) -> discord.Message:
    return [one for one in scene.channel.history() if one.content.startswith("### Puzzle of the day")][-1]


def of_message(bot: Elementarium, message: discord.Message) -> Puzzle:
    custom_id = message.components[0].children[0].custom_id
    found = bot.router.puzzles.library.find_puzzle(custom_id.rpartition(":")[2])
    assert found is not None
    return found


async def solve(scene: Scene, person: Any, message: discord.Message, bot: Elementarium, *, right: bool) -> Any:
    """Somebody opens the puzzle and answers it."""
    asked = answer(await person.click(message, label="Solve"))
    assert asked.ephemeral
    puzzle = puzzle_in(bot, asked.message)
    if right:
        return await solve_it(scene, person, asked.message, puzzle, bot)
    return await fail_it(scene, person, asked.message, puzzle, bot)


@in_another_language
async def test_a_channel_has_a_puzzle_a_day(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    settled = await choose_channel(scene, manager)
    assert f"A puzzle a day in <#{scene.channel.id}>" in settled.content
    assert "Changed: " in settled.content or "changed" in settled.content.lower()
    assert not [one for one in scene.channel.history() if "Puzzle of the day" in one.content]
    await later(scene, simcord_bot, clock, 3600.0)
    message = newest(scene)
    puzzle = of_message(simcord_bot, message)
    assert "Nobody has tried it yet." in message.content
    assert alt_of(message)
    await solve(scene, scene.ada, message, simcord_bot, right=True)
    await solve(scene, scene.bo, message, simcord_bot, right=False)
    assert "Nobody has tried it yet." in newest(scene).content
    await later(scene, simcord_bot, clock, 60.0)
    assert "2 have tried it, one has solved it at the first try." in newest(scene).content
    await later(scene, simcord_bot, clock, DAY)
    await later(scene, simcord_bot, clock, 60.0)
    over = next(one for one in scene.channel.history() if one.id == message.id)
    assert over.content.startswith("### Puzzle of an earlier day")
    assert "The answer: **" in over.content
    assert "Solved at the first try by Ada." in over.content
    assert "Bo" not in over.content
    assert scene.labels(over) == ["Try it yourself"]
    following = newest(scene)
    assert following.id != message.id
    assert of_message(simcord_bot, following).id != puzzle.id
    assert "The puzzle before" in following.content
    assert "one has solved it" in following.content


async def test_its_message_is_changed_once_a_minute_at_most(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    message, _ = await posted(scene, simcord_bot, clock, manager)
    path = re.compile(rf"/channels/\d+/messages/{message.id}$")

    def edits() -> int:
        return sum(one.method == "PATCH" and bool(path.search(one.path)) for one in scene.env.http_requests)

    for person in (scene.ada, scene.bo):
        await solve(scene, person, message, simcord_bot, right=True)
        await later(scene, simcord_bot, clock, 10.0)
    assert edits() == 0
    await later(scene, simcord_bot, clock, 60.0)
    assert edits() == 1
    await solve(scene, scene.cleo, message, simcord_bot, right=True)
    await later(scene, simcord_bot, clock, 30.0)
    assert edits() == 1
    await later(scene, simcord_bot, clock, 30.0)
    assert edits() == 2
    assert "3 have tried it, 3 have solved it" in newest(scene).content


@cache
def asked_first(game_id: str) -> list[tuple[Puzzle, Course]]:
    """Two puzzles of a game and how they are solved, which is the same in every language."""
    return [(puzzle, MINERS[game_id].course(puzzle)) for puzzle in puzzles_of(game_id)[:2]]


@pytest.mark.parametrize("language", sorted(languages()))
def test_its_pictures_speak_to_nobody_but_as_somebody_sees_them(language: str) -> None:
    """Everybody sees them: whose hand is told is named, and nobody is called "You"."""
    voice = voice_of(language)
    name, you = voice.say("puzzle-solver"), voice.say("picture-you")
    called = re.compile(rf"(?<=[\w,;»’'(] )\**{you}\b|\b{you}'s|^{you}\b")
    for game_id in GAMES:
        for puzzle, course in asked_first(game_id):
            closed = closed_content(voice, puzzle, course, [], [])
            for content in (open_content(voice, puzzle, DayResult(0, 0), None), closed):
                assert isinstance(content.picture, LazyPicture)
                alt = content.picture.draw().alt
                assert name in alt.partition(".")[0] or name in alt.partition("\n")[0], (puzzle.id, alt)
                assert not called.search(alt), (puzzle.id, alt)


async def test_whoever_has_tried_it_before_is_counted_by_that(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    message, puzzle = await posted(scene, simcord_bot, clock, manager)
    await solve(scene, scene.ada, message, simcord_bot, right=False)
    again = answer(await scene.ada.click(message, label="Solve"))
    assert "You have tried this one before" in again.content
    await solve_it(scene, scene.ada, again.message, puzzle, simcord_bot)
    await later(scene, simcord_bot, clock, 60.0)
    assert "One has tried it, nobody has solved it" in newest(scene).content


def solvers_of(message: discord.Message) -> str:
    """The line of a closed message that names who has solved its puzzle; nothing where nobody is named."""
    return next((line for line in message.content.splitlines() if line.startswith("Solved at the first try by")), "")


async def test_whoever_is_not_listed_is_not_named(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    message, _ = await posted(scene, simcord_bot, clock, manager)
    await simcord_bot.router.tables.people.change(scene.ada.id, listed=False)
    for person in (scene.ada, scene.bo):
        await solve(scene, person, message, simcord_bot, right=True)
    await later(scene, simcord_bot, clock, DAY)
    await later(scene, simcord_bot, clock, 60.0)
    over = next(one for one in scene.channel.history() if one.id == message.id)
    assert "Solved at the first try by Bo and one more." in over.content
    assert "Ada" not in solvers_of(over)  # the opponent in a puzzle is called so, too


async def test_whoever_leaves_for_good_is_taken_out(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    message, _ = await posted(scene, simcord_bot, clock, manager)
    for person in (scene.ada, scene.bo):
        await solve(scene, person, message, simcord_bot, right=True)
    await later(scene, simcord_bot, clock, DAY)
    await later(scene, simcord_bot, clock, 60.0)
    assert "Ada" in next(one for one in scene.channel.history() if one.id == message.id).content
    asked = answer(await scene.ada.slash(scene.channel, "me", data="delete")).message
    await scene.ada.click(asked, label="Go on…")
    await scene.ada.click(asked, label="Yes, delete everything")
    await later(scene, simcord_bot, clock, 60.0)
    await later(scene, simcord_bot, clock, 60.0)
    over = next(one for one in scene.channel.history() if one.id == message.id)
    assert "Ada" not in solvers_of(over)  # the opponent in a puzzle is called so, too
    assert "Solved at the first try by Bo." in over.content


async def test_a_message_whose_number_was_not_kept_is_found_again(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    """As after a kill between sending and keeping, an hour later."""
    message, _ = await posted(scene, simcord_bot, clock, manager)
    daily = simcord_bot.router.daily
    settled = (await simcord_bot.router.tables.servers.settings(scene.guild.id)).daily
    assert settled is not None
    row = await daily.daily_of(scene.guild.id, day_at(settled.hour, clock()))
    assert row is not None
    at = message.created_at.timestamp()  # Discord's clock stands elsewhere here
    await simcord_bot.store.transact(lambda one: update_daily(one, row.guild_id, row.day, message_id=None, at=at))
    await simcord_bot.router.due.schedule("daily", scene.guild.id, clock())
    await later(scene, simcord_bot, clock, 3600.0)
    assert [one.id for one in scene.channel.history() if "Puzzle of the day" in one.content] == [message.id]
    found = await daily.daily_of(row.guild_id, row.day)
    assert found is not None
    assert found.message_id == message.id


async def test_only_managers_settle_it_and_it_can_be_turned_off(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    shown = await choose_channel(scene, manager)
    shown = answer(await manager.select(shown, ["5"], custom_id="dly1:hour")).message
    shown = answer(await manager.select(shown, ["elements"], custom_id="dly1:games")).message
    servers = simcord_bot.router.tables.servers
    settled = (await servers.settings(scene.guild.id)).daily
    assert isinstance(settled, DailyPuzzle)
    assert (settled.channel, settled.hour, settled.games) == (scene.channel.id, 5, ("elements",))
    scene.env.backend.remove_member_role(scene.guild.id, manager.id, scene.guild.roles["Managers"].id)
    refused = answer(await manager.select(shown, [], custom_id="dly1:channel"))
    assert "manage" in refused.content
    scene.env.backend.add_member_role(scene.guild.id, manager.id, scene.guild.roles["Managers"].id)
    shown = answer(await manager.select(shown, [], custom_id="dly1:channel")).message
    assert "No channel has a daily puzzle." in shown.content
    await later(scene, simcord_bot, clock, 2 * DAY)
    assert not [one for one in scene.channel.history() if "Puzzle of the day" in one.content]


async def test_the_last_one_is_closed_where_nobody_wants_another(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, manager: Any
) -> None:
    message, _ = await posted(scene, simcord_bot, clock, manager)
    await manager.select(await page(scene, manager), [], custom_id="dly1:channel")
    await later(scene, simcord_bot, clock, DAY)
    await later(scene, simcord_bot, clock, 60.0)
    over = next(one for one in scene.channel.history() if one.id == message.id)
    assert "The answer: **" in over.content
    await later(scene, simcord_bot, clock, 2 * DAY)
    assert [one.id for one in scene.channel.history() if one.content.startswith("### Puzzle")] == [message.id]


@pytest.mark.parametrize("chosen", [("hour", "24"), ("hour", "x"), ("games", "chess")])
async def test_what_makes_no_sense_changes_nothing(
    scene: Scene, simcord_bot: Elementarium, manager: Any, chosen: tuple[str, str]
) -> None:
    shown = await choose_channel(scene, manager)
    name, value = chosen
    before = await simcord_bot.router.tables.servers.settings(scene.guild.id)
    for row in scene.env.backend.get_message(shown.channel.id, shown.id).components:
        for item in row["components"]:
            if item["custom_id"] == f"dly1:{name}":
                item["options"] = [{"label": "?", "value": value}]
    refused = answer(await manager.select(shown, [value], custom_id=f"dly1:{name}"))
    assert "button" in refused.content.lower()
    assert await simcord_bot.router.tables.servers.settings(scene.guild.id) == before
