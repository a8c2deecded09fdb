"""Profiles and leaderboards on Discord: what they show, to whom, and what is shown around."""

import io
import re

import discord
from PIL import Image
from sqlalchemy import update

from bot import Elementarium
from learning.lessons.lesson import all_lessons
from sessions.people.lessons import LessonProgress
from sessions.store.schema import ratings
from tests.bot.test_ratings import resign_after_a_while
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from tests.support.scripts import resign
from ui.people.avatars import KEPT, MISSED, SIZE

READ = "-# **?**: a rating from fewer than 10 games. ± or the bar: how far off it may be."


@in_another_language
async def test_a_profile_and_a_leaderboard_are_shown_to_whoever_asks_and_around(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    none = answer(await scene.ada.slash(scene.channel, "profile"))
    assert none.ephemeral
    assert none.content.startswith("**Ada**: no rated games yet")
    assert alt_of(none.message).startswith("The ratings of Ada, everywhere.")
    await scene.begin(rated=True)
    await resign_after_a_while(scene, simcord_bot)
    mine = answer(await scene.ada.slash(scene.channel, "profile"))
    assert "Elements: 1578?, give or take 238, after 1 game: 1 won, 0 drawn and 0 lost." in alt_of(mine.message)
    theirs = answer(await scene.cleo.slash(scene.channel, "profile", person=scene.ada))
    assert alt_of(theirs.message) == alt_of(mine.message)
    await scene.cleo.click(theirs.message, label="In this server")
    await scene.cleo.click(theirs.message, label="Post it here")
    around = scene.newest(scene.channel)
    assert around.content == f"The ratings of **Ada**\n{READ}"
    assert not around.components

    board = answer(await scene.cleo.slash(scene.channel, "leaderboard"))
    assert board.ephemeral
    first, nobody, *rows = alt_of(board.message).splitlines()
    assert (first, nobody) == ("The leaderboard of Elements, in Test Guild.", "Nobody is ranked yet.")
    people = [row for row in rows if row.startswith("Not ranked yet: ")]
    assert people == ["Not ranked yet: Ada 1578?, give or take 238", "Not ranked yet: Bo 1422?, give or take 238"]
    assert len(rows) == len(people) + 3, "while nobody is ranked, computers are there to measure oneself by"
    points = [int(re.search(r"(\d+)\??(,|$)", row)[1]) for row in rows]
    assert points == sorted(points, reverse=True)
    await scene.press(scene.cleo, "Elemental", message=board.message)
    (turned,) = [one for one in scene.channel.history(viewer=scene.cleo) if one.id == board.message.id]
    first, _, *computers = alt_of(turned).splitlines()
    assert first == "The leaderboard of Elemental, in Test Guild."
    assert [re.sub(r" \d+$", "", line).rpartition(": ")[2] for line in computers] == [
        f"Computer ({level})" for level in ("hard", "normal", "easy")
    ]


async def test_a_profile_tells_how_ones_games_with_somebody_have_ended(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(rated=True)
    await resign_after_a_while(scene, simcord_bot)
    told = "-# Your games of **Elements** against them: 0 won, 1 lost, 0 draws."
    assert told in answer(await scene.bo.slash(scene.channel, "profile", person=scene.ada)).content
    assert "Your games" not in answer(await scene.cleo.slash(scene.channel, "profile", person=scene.ada)).content
    mine = answer(await scene.bo.slash(scene.channel, "profile")).content
    assert "-# Against" not in mine, "the list of games tells of one"
    board = answer(await scene.bo.slash(scene.channel, "leaderboard")).content
    missing = "-# Not ranked yet: 9 more rated games give you a place here. Press *Make it rated* in the lobby."
    others = "-# Without a number stand those with fewer than 10 rated games, and computers, to compare yourself with."
    assert board == f"The leaderboard of **Elements**\n{missing}\n{others}\n{READ}"
    await scene.begin(rated=True)
    await resign_after_a_while(scene, simcord_bot)
    mine = answer(await scene.bo.slash(scene.channel, "profile")).content
    assert re.search(r"-# Against \*\*Ada\*\*: [012] won, [012] lost, 0 draws\.", mine)


async def test_a_profile_has_ones_last_games_from_the_first_on_rated_or_not(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    profile = answer(await scene.ada.slash(scene.channel, "profile"))
    heading, line = profile.content.splitlines()[1:]
    assert heading == "### Last games"
    assert line.startswith("- **[Elements](https://discord.com/channels/")
    assert "Elements, friendly: 1 game, " in alt_of(profile.message)
    assert "lessons" not in alt_of(profile.message)
    look = profile.message.components[0].children[0]
    chosen = answer(await scene.ada.select(profile.message, [look.options[0].value], custom_id=look.custom_id))
    assert chosen.ephemeral
    assert [item.label for item in chosen.message.components[0].children][:3] == ["Replay", "Rematch", "Review"]
    theirs = answer(await scene.cleo.slash(scene.channel, "profile", person=scene.ada))
    assert " with Bo: " in theirs.content
    assert "Elements, friendly: 1 game, " in alt_of(theirs.message)
    look = theirs.message.components[0].children[0]
    chosen = answer(await scene.cleo.select(theirs.message, [look.options[0].value], custom_id=look.custom_id))
    assert [item.label for item in chosen.message.components[0].children] == ["Replay"]
    await scene.cleo.click(theirs.message, label="In this server")
    (turned,) = [one for one in scene.channel.history(viewer=scene.cleo) if one.id == theirs.message.id]
    assert turned.content == theirs.content


async def test_an_aborted_game_counts_for_no_profile_and_others_are_counted_game_by_game(scene: Scene) -> None:
    nothing = answer(await scene.ada.slash(scene.channel, "profile"))
    assert "-# No games to show yet" in nothing.content
    await scene.begin()
    await resign(scene, scene.ada)
    aborted = answer(await scene.ada.slash(scene.channel, "profile")).content.splitlines()[1:]
    assert aborted[0] == "### Last games", "there is one to show, though it counts for nothing"
    assert ": aborted <t:" in aborted[1]
    told = {}
    for count, group in enumerate(("elements", "defenders", "elements"), 1):
        scene.group = group
        await scene.begin(**({"mode": "endless", "rounds": 1} if group == "elements" else {}))
        await scene.play_to_the_end()
        profile = answer(await scene.ada.slash(scene.channel, "profile"))
        told[count] = profile.content.splitlines()[1:]
        assert "-# Against" not in profile.content, "all of them were with the same person"
        assert not re.search(r"\d won of|Last played", profile.content), "the picture and the list say it"
    assert told[1][0] == "### Last games"
    assert re.fullmatch(r"The last 2 games: \d won, \d lost, \d draws?\.", told[2][0])
    assert told[3][0].startswith("The last 3 games, mostly **Elements**: ")
    assert "Elements, friendly: 2 games" in alt_of(profile.message)
    board = answer(await scene.ada.slash(scene.channel, "leaderboard")).message
    styles = {item.label: item.style for row in board.components for item in row.children if hasattr(item, "label")}
    assert styles["Post it here"] is discord.ButtonStyle.secondary


async def test_a_profile_tells_nobody_of_games_that_they_may_not_watch(scene: Scene) -> None:
    far, hidden = scene.channel, discord.PermissionOverwrite(view_channel=False)
    scene.channel = scene.guild.create_text_channel("secret", overwrites={scene.cleo: hidden})
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    theirs = answer(await scene.cleo.slash(far, "profile", person=scene.ada))
    assert theirs.content == "**Ada**: no rated games yet"
    assert "friendly" not in alt_of(theirs.message)


async def test_what_somebody_has_learnt_is_in_the_profile_that_they_see(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(mode="endless", rounds=1)
    await scene.play_to_the_end()
    await LessonProgress(simcord_bot.store, clock).note_reached_step(
        scene.ada.id, next(iter(all_lessons())), "end", done=True
    )
    told = f"1 of {len(all_lessons())} lessons · 0 puzzles solved."
    mine = answer(await scene.ada.slash(scene.channel, "profile"))
    assert told in alt_of(mine.message)
    await scene.ada.click(mine.message, label="Post it here")
    assert told not in alt_of(scene.newest(scene.channel)), "nobody else need know"


async def test_a_profile_tells_of_a_streak(scene: Scene, simcord_bot: Elementarium) -> None:
    for played in range(2):
        await scene.begin(rated=True)
        await resign_after_a_while(scene, simcord_bot)
        mine = answer(await scene.ada.slash(scene.channel, "profile")).content
        assert ("-# On a streak: the last 2 games won." in mine) == (played == 1)


async def test_a_profile_shows_the_avatar_that_discord_gives(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(rated=True)
    await resign_after_a_while(scene, simcord_bot)
    without = answer(await scene.ada.slash(scene.channel, "profile")).message.attachments[0]
    shown_as = await simcord_bot.fetch_user(scene.ada.id)
    url = shown_as.display_avatar.replace(size=SIZE, static_format="png").url
    buffer = io.BytesIO()
    Image.new("RGB", (128, 128), (200, 40, 40)).save(buffer, "PNG")
    scene.env.backend.cdn._blobs[url] = buffer.getvalue()

    async def shown() -> discord.Attachment:
        return answer(await scene.ada.slash(scene.channel, "profile")).message.attachments[0]

    assert (await shown()).filename == without.filename, "nobody waits for it again at once"
    clock.now += MISSED + 1
    with_it = await shown()
    assert with_it.description == without.description
    assert with_it.filename != without.filename
    del scene.env.backend.cdn._blobs[url]
    assert (await shown()).filename == with_it.filename, "it is kept"
    clock.now += KEPT + 1
    assert (await shown()).filename == without.filename


async def test_whoever_stands_at_the_bound_is_told_how_to_go_higher(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(rated=True)
    await resign_after_a_while(scene, simcord_bot)
    assert "put you higher" not in answer(await scene.ada.slash(scene.channel, "profile")).content
    at_bound = update(ratings).where(ratings.c.user_id == scene.ada.id).values(mu=1650.0, overall_mu=1900.0)
    await simcord_bot.router.tables.store.transact(lambda transaction: transaction.execute(at_bound))
    told = "-# **Elements**: your games against people would put you higher. "
    mine = answer(await scene.ada.slash(scene.channel, "profile"))
    assert mine.content.splitlines()[1].startswith(told)
    theirs = answer(await scene.bo.slash(scene.channel, "profile", person=scene.ada))
    assert theirs.content.startswith("The ratings of **Ada**\n-# Your games of **Elements** against them: ")


async def test_whoever_is_not_listed_is_shown_to_nobody_but_themselves(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(rated=True)
    await resign_after_a_while(scene, simcord_bot)
    me = answer(await scene.ada.slash(scene.channel, "me")).message
    page = answer(await scene.ada.click(me, label="Other people…")).message
    await scene.ada.click(page, label="Hide my ratings")
    refused = answer(await scene.cleo.slash(scene.channel, "profile", person=scene.ada))
    assert "There is nothing to see" in refused.content
    mine = answer(await scene.ada.slash(scene.channel, "profile")).message
    assert "1578?" in alt_of(mine)
    assert "nobody else sees" in answer(await scene.ada.click(mine, label="Post it here")).content
    board = answer(await scene.ada.slash(scene.channel, "leaderboard")).message
    assert "Ada 1578?" in alt_of(board)
    await scene.ada.click(board, label="Post it here")
    rows = alt_of(scene.newest(scene.channel)).splitlines()[2:]
    assert [row for row in rows if "Computer" not in row] == ["Not ranked yet: Bo 1422?, give or take 238"]


async def test_whoever_has_played_nothing_is_led_to_a_game(scene: Scene) -> None:
    for command in ("profile", "games mine"):
        shown = answer(await scene.ada.slash(scene.channel, command)).message
        asked = answer(await scene.ada.click(shown, label="Play"))
        assert "What do you want to play?" in asked.content
