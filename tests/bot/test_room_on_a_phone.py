"""A hand says once what stays true, and runs a long story on, so that it has room on a phone."""

from typing import Any

from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from ui.tables.hand_text import quoted_story, split_story
from ui.tables.story_rows import fit_story
from words.game import CauseLine, NewsLine


def test_a_long_story_is_run_on_in_small_print_with_its_newest_line_apart() -> None:
    short = ["Bo knocks.", "You win.", "Round 2 begins."]
    assert quoted_story(short) == ["> Bo knocks.", "> You win.", "> Round 2 begins."]
    assert quoted_story(["→ Bo yields.", *short]) == ["> -# Bo yields. Bo knocks. You win.", "> Round 2 begins."]
    assert quoted_story([]) == []


def test_beside_a_tall_picture_a_story_goes_on_below_where_it_stops_above() -> None:
    told = ["a", "b", "→ c", "d", "e"]
    assert split_story(told, ["d", "e"]) == (["a", "b", "→ c"], ["d", "e"])
    assert split_story(told, ["b", "e"]) == (["a"], ["b", "-# c", "-# d", "e"])
    assert split_story(told, ["a", "d"]) == (["a", "b", "→ c"], ["d", "-# e"])
    assert split_story(told, ["a"]) == (["a", "b", "→ c"], ["d", "e"])  # too far from the end to stand below
    assert split_story(["a"], ["a"]) == ([], ["a"])


def test_of_a_long_story_news_and_the_newest_lines_have_room() -> None:
    long, news = "a" * 60, NewsLine("b" * 60)
    assert fit_story([long, news, "c"], 5) == [long, news, "c"]
    assert fit_story([long, news, "c"], 3) == [news, "c"]
    assert fit_story([long, "c"], 1) == ["c"]
    assert fit_story([news], 1) == [news]
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
async def test_beside_tall_pictures_what_is_acted_by_stands_between_picture_and_buttons(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    people = simcord_bot.router.tables.people
    await scene.begin()
    first = scene.waiting()
    wide = scene.private(first)
    assert wide.embeds == []
    assert "**It is your turn" in wide.content

    await people.change(first.id, shape="tall")
    other = scene.bo if first is scene.ada else scene.ada
    await scene.move()
    assert "**It is your turn" in scene.private(other).content
    await scene.move()
    hand = scene.private(first)
    (block,) = hand.embeds
    assert "**It is your turn" in str(block.description)
    assert other.name in str(block.description)
    assert not any(line in hand.content for line in str(block.description).splitlines())
    await scene.press(first, "Yield")
    (asked,) = scene.private(first).embeds
    assert "Yield" in str(asked.description)
    assert "Yield" not in scene.private(first).content
    await scene.press(first, "Back")
    assert scene.private(first).embeds == hand.embeds

    await people.change(first.id, shape="wide")
    await scene.press(first, "Yield")
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
    assert "below the picture" in str(shown.embeds[0].description)
    assert not offered(shown)
    await scene.move()
    assert offered(scene.private(other))
    await scene.move()
    assert not offered(scene.private(other))  # they have played on without
