"""A hand says once what stays true, and runs a long story on, so that it has room on a phone."""

from typing import Any

import discord

from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from ui.tables.hand_text import quoted_story
from ui.tables.story_rows import fit_story
from words.game import CauseLine, GlossLine, NewsLine


def test_a_long_story_is_run_on_in_small_print_with_its_newest_line_apart() -> None:
    short = ["Bo knocks.", "You win.", "Round 2 begins."]
    assert quoted_story(short) == ["> Bo knocks.", "> You win.", "> Round 2 begins."]
    assert quoted_story(["→ Bo yields.", *short]) == ["> -# Bo yields. Bo knocks. You win.", "> Round 2 begins."]
    assert quoted_story([]) == []


def test_of_a_long_story_news_and_the_newest_lines_have_room() -> None:
    long, news = "a" * 60, NewsLine("b" * 60)
    assert fit_story([long, news, "c"], 5) == [long, news, "c"]
    assert fit_story([long, news, "c"], 3) == [news, "c"]
    assert fit_story([long, "c"], 1) == ["c"]
    assert fit_story([news], 1) == [news]
    assert fit_story([long, GlossLine("b"), "c"], 3) == [long, "c"], "what explains a line gives way before it"
    assert fit_story([CauseLine("a"), "b", news], 3) == [CauseLine("a"), news], "what all came of, before all"


def test_news_are_told_in_short_rather_than_left_out_and_what_matters_most_stays() -> None:
    one, other = (NewsLine(letter * 100, letter, weight) for letter, weight in (("a", 3), ("b", 2)))
    assert fit_story([one, other], 6) == [one, other]
    short = fit_story([one, other], 5)
    assert short == ["a", "b"]
    assert all(isinstance(line, NewsLine) for line in short), "they are still the news"
    assert fit_story([NewsLine("a" * 100, weight=3), NewsLine("b" * 100, weight=2)], 4) == ["a" * 100]


@in_another_language
async def test_goal_and_stakes_stand_in_a_hand_until_its_player_has_played(scene: Scene) -> None:
    await scene.begin()
    first = scene.waiting()
    assert "**Goal**" in scene.private(first).content
    assert "\n-# Friendly" in scene.private(first).content
    await scene.move()
    assert "**Goal**" in scene.private(scene.waiting()).content
    await scene.move()
    hand = answer(await first.click(scene.table(), label="My hand")).content
    assert "**Goal**" not in hand
    assert "Friendly" not in hand
    assert "Friendly" in scene.table().content


@in_another_language
async def test_what_to_do_is_said_last_so_that_nothing_stands_between_a_tall_picture_and_its_buttons(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    people = simcord_bot.router.tables.people
    await scene.begin()
    first = scene.waiting()
    await people.change(first.id, shape="tall")
    other = scene.bo if first is scene.ada else scene.ada
    await scene.move()
    assert "**It is your turn" in scene.private(other).content
    await scene.move()
    hand = scene.private(first)
    *_, told, explained, call = hand.content.splitlines()
    assert other.name in told
    assert explained.startswith("💡")
    assert "**It is your turn" in call
    await scene.press(first, "Yield")
    asked = scene.private(first)
    assert "Yield" in asked.content.splitlines()[-1]
    await scene.press(first, "Back")
    assert scene.private(first).content == hand.content
    assert not any(message.embeds for message in (hand, asked, scene.private(first)))


async def test_a_text_that_stood_between_picture_and_buttons_goes_with_the_next_press(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """As messages of the release before have it."""
    await simcord_bot.router.tables.people.change(scene.ada.id, shape="tall")
    await scene.begin()
    first = scene.waiting()
    hand = scene.private(first)
    await hand.edit(embeds=[discord.Embed(description="It is your turn.")])
    assert scene.private(first).embeds
    await scene.press(first, "Yield")
    assert scene.private(first).id == hand.id
    assert scene.private(first).embeds == []


async def test_tall_pictures_are_offered_in_a_first_hand_until_they_are_answered(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    def offered(message: Any) -> list[str]:
        labels = [item.label for row in message.components for item in row.children]
        return [label for label in labels if "Tall" in label]

    for person in (scene.ada, scene.bo):
        await simcord_bot.router.tables.people.change(person.id, shape_chosen=False)
    await scene.begin(rated=False)
    first = scene.waiting()
    other = scene.bo if first is scene.ada else scene.ada
    hand = scene.private(first)
    assert offered(hand) == ["Tall pictures, for a phone"]
    wide = hand.attachments[0].filename
    await first.user.click(hand, label="Tall pictures, for a phone")
    shown = scene.private(first)
    assert shown.id == hand.id
    assert shown.attachments[0].filename != wide
    assert not offered(shown)
    await scene.move()
    assert offered(scene.private(other))
    await scene.move()
    assert not offered(scene.private(other))  # they have played on without
