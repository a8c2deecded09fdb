"""Which table somebody means, and where it is shown again."""

import re
from typing import Any

import discord
import pytest

from tests.bot.test_table import answer
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene, alt_of
from ui.interactions.mentions import without_mentions

NOT_PLAYING = "You are not playing anything at the moment. `/play` opens a table."
SENTENCE = re.compile(r"^[A-Z*].*[.!?:]", re.DOTALL)


async def begin_where_it_is_the_turn_of(scene: Scene, person: Any) -> None:
    """A game of Ada and Bo in which one of them is to move."""
    await scene.begin()
    if scene.waiting() is not person:
        await scene.move()
    assert scene.waiting() is person


@in_another_language
async def test_somebody_with_several_games_is_asked_which(scene: Scene) -> None:
    await begin_where_it_is_the_turn_of(scene, scene.ada)
    await begin_where_it_is_the_turn_of(scene, scene.ada)
    elsewhere = scene.guild.create_text_channel("elsewhere")
    refused = answer(await scene.ada.slash(elsewhere, "table hand"))
    assert refused.content == "You have 2 games: choose one, here or with `table`.", "none of them is there"
    here = answer(await scene.ada.slash(scene.channel, "table hand"))
    assert here.content == "There are 2 games here: choose one, here or with `table`."
    offered = await scene.ada.autocomplete(elsewhere, "table hand", "table", "")
    assert [choice["name"] for choice in offered] == [f"Elements with Bo (your turn) · table {one}" for one in (1, 2)]
    assert len(scene.labels(refused.message)) == 2
    opened = answer(await scene.ada.click(refused.message, label=scene.labels(refused.message)[0]))
    assert "Your hand in Elements" in alt_of(opened)
    shown = answer(await scene.ada.slash(elsewhere, "table hand", table=offered[1]["value"]))
    assert "Your hand in Elements" in alt_of(shown)


async def test_tables_that_differ_are_told_apart_without_their_numbers(scene: Scene) -> None:
    await begin_where_it_is_the_turn_of(scene, scene.ada)
    await begin_where_it_is_the_turn_of(scene, scene.bo)
    elsewhere = scene.guild.create_text_channel("elsewhere")
    offered = await scene.ada.autocomplete(elsewhere, "table hand", "table", "")
    assert {choice["name"] for choice in offered} == {"Elements with Bo (your turn)", "Elements with Bo (Bo to move)"}
    for choice in offered:
        assert await scene.ada.autocomplete(elsewhere, "table hand", "table", choice["value"]) == [choice]


async def test_a_spectator_can_choose_which_table_to_see(scene: Scene) -> None:
    everyone = scene.guild.default_role
    scene.channel = scene.guild.create_text_channel(
        "plain", overwrites={everyone: discord.PermissionOverwrite(create_public_threads=False)}
    )
    await scene.begin()
    await scene.begin()
    offered = await scene.cleo.autocomplete(scene.channel, "table board", "table", "")
    assert len(offered) == 2
    (why,) = await scene.cleo.autocomplete(scene.channel, "table hand", "table", "anything")
    assert why["name"] == NOT_PLAYING
    refused = answer(await scene.cleo.slash(scene.channel, "table hand", table=why["value"]))
    assert without_mentions(refused.content) == NOT_PLAYING != refused.content
    shown = answer(await scene.cleo.slash(scene.channel, "table board", table=offered[0]["value"]))
    assert shown.content.startswith("You are not playing at this table. This is what everybody can see:")


async def test_the_number_of_a_table_opens_nothing_to_strangers(scene: Scene) -> None:
    await scene.begin()
    elsewhere = scene.env.create_guild()
    channel = elsewhere.create_text_channel("far")
    eve = elsewhere.add_member(scene.env.create_user("Eve"))
    for command in ("board", "hand", "resign"):
        refused = answer(await eve.slash(channel, f"table {command}", table="1"))
        assert refused.content == "I don't know that table: please choose one from the list."
    refused = answer(await scene.cleo.slash(scene.place, "table hand", table="1"))
    assert refused.content == "I don't know that table: please choose one from the list."


@in_another_language_too
async def test_a_person_without_a_game_gets_a_sentence(scene: Scene) -> None:
    refused = answer(await scene.cleo.slash(scene.channel, "table hand"))
    assert without_mentions(refused.content) == NOT_PLAYING != refused.content
    (why,) = await scene.cleo.autocomplete(scene.channel, "table board", "table", "")
    assert why["name"] == "No game is shown here. `/play` opens a table."
    refused = answer(await scene.cleo.slash(scene.channel, "table board", table=why["value"]))
    assert without_mentions(refused.content) == why["name"]


@pytest.mark.parametrize("named", ["0", "999", "not a table", "²", "9" * 40])
async def test_a_made_up_table_gets_a_sentence(scene: Scene, named: Any) -> None:
    refused = answer(await scene.cleo.slash(scene.channel, "table hand", table=named))
    assert SENTENCE.match(refused.content)
    assert "know" in refused.content


async def test_board_shows_the_table_again_at_the_end(scene: Scene) -> None:
    await scene.begin()
    first = scene.table().id
    await scene.ada.slash(scene.place, "table board")
    assert scene.table().id != first
    assert len([m for m in scene.place.history(viewer=scene.bo) if m.attachments]) == 1


async def test_board_elsewhere_shows_it_to_that_person(scene: Scene) -> None:
    await scene.begin()
    shown = answer(await scene.ada.slash(scene.channel, "table board"))
    assert shown.ephemeral
    assert shown.attachments[0].description.startswith("Elements")


async def test_a_table_is_shown_again_only_to_people_who_may_see_its_place(scene: Scene) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = scene.guild.create_text_channel("secret", overwrites={scene.cleo: hidden})
    tavern, scene.channel = scene.channel, secret
    await scene.begin()
    refused = answer(await scene.cleo.slash(tavern, "table board", table="1"))
    assert refused.content == "I don't know that table: please choose one from the list."
    assert not refused.message.attachments
    seen = answer(await scene.ada.slash(tavern, "table board", table="1"))
    assert seen.message.attachments
    dan = scene.guild.add_member(scene.env.create_user("Dan"))
    assert answer(await dan.slash(tavern, "table board", table="1")).message.attachments


async def test_of_several_games_the_one_that_waits_for_the_person_is_meant(scene: Scene) -> None:
    await begin_where_it_is_the_turn_of(scene, scene.ada)
    first = scene.place
    await begin_where_it_is_the_turn_of(scene, scene.bo)
    shown = answer(await scene.ada.slash(scene.channel, "table hand"))
    assert f"in <#{first.id}>" in shown.content
    assert "**It is your turn.**" in shown.content


@pytest.mark.parametrize(
    ("what", "done"), [("draw", "You have offered a draw."), ("time", "The others have more time now: a day.")]
)
async def test_of_several_games_an_offer_is_made_in_the_one_that_is_chosen(scene: Scene, what: str, done: str) -> None:
    await scene.begin()
    await scene.begin()
    asked = answer(await scene.ada.slash(scene.channel, "table offer", what=what))
    assert asked.content.startswith("There are 2 games here")
    made = answer(await scene.ada.click(asked.message, label=scene.labels(asked.message)[1]))
    assert made.content.startswith(done)
