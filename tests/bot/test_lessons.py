"""Lessons over Discord: from the first press to a whole game, left, resumed, skipped, and never a table."""

from typing import Any

import discord
import pytest
from sqlalchemy import func, select, update

from bot import Elementarium
from learning.lessons import lesson as files
from learning.lessons.lesson import Lesson, lessons_of
from sessions.people.own_data import own_data
from sessions.store.schema import lessons, tables
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene, alt_of
from words import ENGLISH, voice_of

RIGHT = (
    "Play 5", "Next", "✊ Knock with 9 of 9", "Next", "✊ Knock with 6 of 17", "Now another way", "Take 5",
    "✊ Knock with 11 of 13", "Next", "Discard a 6", "Next", "Yield", "Next", "Play 2",
    "✊ Knock with 8 of 9: sure to win",
)  # fmt: skip
"""The presses of the lesson of Elements."""
PHONE, DESK = "📱 On a phone", "🖥️ On a computer"
WHOLE = "Now a whole game, easy"
AT_THE_END = [WHOLE, "Another opponent", "Rules", "Is it fair?"]


async def begun(scene: Scene, person: Any) -> Any:
    return answer(await person.slash(scene.channel, "learn", game="elements"))


async def ended(scene: Scene, person: Any) -> Any:
    """The message with which the lesson of Elements ends, for somebody who has skipped it."""
    message = (await begun(scene, person)).message
    return answer(await person.click(message, custom_id=last_step(scene, message))).message


@in_another_language
async def test_a_stranger_is_taught_by_doing(scene: Scene, simcord_bot: Elementarium) -> None:
    shown = await begun(scene, scene.cleo)
    assert shown.ephemeral
    message = shown.message
    for number, label in enumerate(RIGHT):
        assert message.attachments, label
        message = answer(await scene.cleo.click(message, label=label)).message
        if number == 4:
            assert "the **higher** sum wins" in message.content
    assert "You win!" in message.content
    assert "you knocked" in alt_of(message)
    assert await simcord_bot.store.fetch(select(func.count()).select_from(tables)) == [(0,)]
    assert scene.labels(message) == AT_THE_END
    again = answer(await scene.cleo.slash(scene.channel, "learn"))
    assert "Elements ✅" in scene.labels(again.message)


async def test_what_a_lesson_has_taught_is_not_explained_in_a_game(scene: Scene, simcord_bot: Elementarium) -> None:
    message = answer(await scene.cleo.slash(scene.channel, "learn", game="elemental_defenders")).message
    people = simcord_bot.router.tables.people
    assert (await people.preferences(scene.cleo.id)).explained == {}
    await scene.cleo.click(message, custom_id=last_step(scene, message, "defenders"))
    taught = files.all_lessons()["defenders"].taught
    assert (await people.preferences(scene.cleo.id)).explained == {"elemental_defenders": taught}


@pytest.mark.parametrize("lesson", [one for one in files.all_lessons().values() if one.taught], ids=lambda one: one.id)
def test_what_a_lesson_teaches_are_explanations_of_its_game(lesson: Lesson) -> None:
    assert all(voice_of(ENGLISH).game_words(lesson.game).explanation_line(key) for key in lesson.taught)


async def test_one_press_begins_the_game_after_a_lesson(scene: Scene, simcord_bot: Elementarium) -> None:
    """The hand is the next message, and what decides its shuffles was sealed where the lesson ended."""
    end = await ended(scene, scene.cleo)
    sealed = answer(await scene.cleo.click(end, label="Is it fair?"))
    assert sealed.ephemeral
    await scene.cleo.click(end, label=WHOLE)
    *_, led, _, hand = [each for each in scene.channel.history(viewer=scene.cleo) if each.flags.ephemeral]
    assert led.id == end.id
    assert led.content.startswith("The game has begun in ")
    lobby = next(each for each in scene.channel.history() if "are playing. <#" in each.content)
    assert hand.id > lobby.id
    assert "**Goal**" in hand.content
    assert alt_of(hand)
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.cleo.id)
    table = await simcord_bot.router.tables.get(info.id)
    assert table is not None
    assert table.commitment in sealed.content
    assert table.people[0].join_id > end.id  # the press, which came after that


async def test_what_was_sealed_is_good_for_one_game(scene: Scene, simcord_bot: Elementarium) -> None:
    """And is told to nobody before."""
    end = await ended(scene, scene.cleo)
    (secret,) = [row.secret for row in await simcord_bot.store.fetch(select(lessons.c.secret))]
    assert secret
    assert secret not in str(await own_data(simcord_bot.store, scene.cleo.id, ""))
    await scene.cleo.click(end, label=WHOLE)
    assert [row.secret for row in await simcord_bot.store.fetch(select(lessons.c.secret))] == [None]


async def test_what_was_sealed_is_kept_where_the_game_can_not_be_shown(scene: Scene, simcord_bot: Elementarium) -> None:
    """Another press then begins the game that was promised."""
    end = await ended(scene, scene.cleo)
    sealed = answer(await scene.cleo.click(end, label="Is it fair?")).content
    servers = simcord_bot.router.tables.servers
    await servers.change(scene.guild.id, tables=0)
    await scene.cleo.click(end, label=WHOLE)
    await servers.change(scene.guild.id, tables=5)
    scene.env.inject_error("POST", f"/channels/{scene.channel.id}/messages", status=403, code=50013)
    await scene.cleo.click(end, label=WHOLE)
    assert not await simcord_bot.router.tables.open_tables_of(scene.cleo.id)
    await scene.cleo.click(end, label=WHOLE)
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.cleo.id)
    table = await simcord_bot.router.tables.get(info.id)
    assert table is not None
    assert table.commitment in sealed


async def test_where_nothing_was_sealed_a_press_opens_a_lobby(scene: Scene, simcord_bot: Elementarium) -> None:
    """As below a message from before, or where the same message is pressed again."""
    end = await ended(scene, scene.cleo)
    await simcord_bot.store.transact(lambda transaction: transaction.execute(update(lessons).values(secret=None)))
    for _ in range(2):  # the lesson leads to the newest one
        told = answer(await scene.cleo.click(end, label=WHOLE)).message
        lobby = scene.newest(scene.channel)
        assert "Deal" in scene.labels(lobby)
        way = f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}/{lobby.id}"
        assert told.id == end.id
        assert told.content.splitlines()[0].endswith(way)
        assert told.content.partition("\n")[2] == end.content
        assert told.attachments
        link = told.components[0].children[0]
        assert (link.label, link.url) == ("To your table", way)
        assert scene.labels(told) == ["To your table", *AT_THE_END]
        await scene.behind(scene.cleo, lobby, "Cancel")


async def test_where_a_lesson_ends_there_is_a_way_to_other_games(scene: Scene) -> None:
    end = await ended(scene, scene.cleo)
    asked = answer(await scene.cleo.click(end, label="Another opponent")).message
    assert asked.id == end.id
    assert any("hard" in label for label in scene.labels(asked))


@pytest.mark.parametrize("command", ["help", "play"])
async def test_learn_goes_on_in_the_menu_that_was_pressed(scene: Scene, command: str) -> None:
    menu = answer(await scene.cleo.slash(scene.channel, command)).message
    listed = answer(await scene.cleo.click(menu, label="Learn")).message
    back = answer(await scene.cleo.click(listed, label="Back")).message
    assert back.content == menu.content
    listed = answer(await scene.cleo.click(back, label="Learn")).message
    lesson = answer(await scene.cleo.click(listed, label="Elements")).message
    assert "1 of 8" in lesson.content
    assert {one.id for one in (listed, back, lesson)} == {menu.id}


@in_another_language
@pytest.mark.parametrize(("label", "is_tall"), [(PHONE, True), (DESK, False)])
async def test_where_somebody_reads_is_asked_once_before_their_first_lesson(
    scene: Scene, simcord_bot: Elementarium, label: str, is_tall: bool
) -> None:
    await simcord_bot.router.tables.people.change(scene.cleo.id, shape_chosen=False)
    asked = (await begun(scene, scene.cleo)).message
    assert "Where do you read this?" in asked.content
    assert not asked.attachments
    assert scene.labels(asked) == [PHONE, DESK]
    assert scene.labels((await begun(scene, scene.cleo)).message) == [PHONE, DESK]  # until it is answered
    message = answer(await scene.cleo.click(asked, label=label)).message
    assert message.id == asked.id
    assert ("-tall" in message.attachments[0].filename) is is_tall
    if is_tall:
        assert message.content.startswith("-# **Elements** · step 1 of 8\n")
        assert not message.embeds
    assert "Play 5" in scene.labels(message)
    preferences = await simcord_bot.router.tables.people.preferences(scene.cleo.id)
    assert (preferences.shape == "tall", preferences.shape_chosen) == (is_tall, True)
    again = (await begun(scene, scene.cleo)).message
    assert ("-tall" in again.attachments[0].filename) is is_tall


async def test_the_question_outlives_a_restart_and_whoever_reads_words_is_not_asked(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    people = simcord_bot.router.tables.people
    await people.change(scene.bo.id, shape_chosen=False, pictures=False)
    assert "1 of 8" in (await begun(scene, scene.bo)).content
    await people.change(scene.cleo.id, shape_chosen=False)
    message = (await begun(scene, scene.cleo)).message
    await restart(scene, url, clock)
    message = answer(await scene.cleo.click(message, label=PHONE)).message
    assert "-tall" in message.attachments[0].filename


async def test_a_lesson_that_was_left_goes_on_behind_the_question(scene: Scene, simcord_bot: Elementarium) -> None:
    message = (await begun(scene, scene.cleo)).message
    for label in RIGHT[:3]:
        message = answer(await scene.cleo.click(message, label=label)).message
    await simcord_bot.router.tables.people.change(scene.cleo.id, shape_chosen=False)
    listed = answer(await scene.cleo.slash(scene.channel, "learn")).message
    asked = answer(await scene.cleo.click(listed, label="Elements (begun)")).message
    shown = answer(await scene.cleo.click(asked, label=PHONE)).message
    assert shown.id == listed.id
    assert "3 of 8" in shown.content


async def test_a_first_game_alone_asks_where_it_is_read(scene: Scene, simcord_bot: Elementarium) -> None:
    """And shows the hand in the place of the question; whoever has answered is not asked in the next game."""
    await simcord_bot.router.tables.people.change(scene.cleo.id, shape_chosen=False)
    for asks in (True, False):
        await scene.cleo.slash(scene.channel, "elements start", computer="easy")
        await scene.cleo.click(scene.newest(scene.channel), label="Deal")
        await scene.env.settle()
        newest = [one for one in scene.channel.history(viewer=scene.cleo) if one.flags.ephemeral][-1]
        assert ("Where do you read this?" in newest.content) is asks
        hand = answer(await scene.cleo.click(newest, label=PHONE)).message if asks else newest
        assert hand.id == newest.id
        assert "**Goal**" in hand.content
        assert "-tall" in hand.attachments[0].filename


@in_another_language_too
async def test_what_is_wrong_is_shown_and_taken_back(scene: Scene) -> None:
    message = (await begun(scene, scene.cleo)).message
    assert not {"Yield", "Discard a 6"} & {*scene.labels(message)}  # nothing has explained them yet
    for label in RIGHT[:2]:
        message = answer(await scene.cleo.click(message, label=label)).message
    wrong = answer(await scene.cleo.click(message, label="Play 4")).message
    assert "you could have knocked already" in wrong.content
    assert scene.labels(wrong) == ["Take it back"]
    back = answer(await scene.cleo.click(wrong, label="Take it back")).message
    assert back.content == message.content
    assert scene.labels(back) == scene.labels(message)


async def test_a_lesson_goes_on_after_a_restart_at_every_step(scene: Scene, url: str, clock: Clock) -> None:
    message = (await begun(scene, scene.cleo)).message
    for label in RIGHT:
        await restart(scene, url, clock)
        message = answer(await scene.cleo.click(message, label=label)).message
    assert "You win!" in message.content


async def test_a_lesson_is_resumed_elsewhere_begun_again_and_skipped(scene: Scene) -> None:
    message = (await begun(scene, scene.cleo)).message
    for label in RIGHT[:3]:
        message = answer(await scene.cleo.click(message, label=label)).message
    elsewhere = (await begun(scene, scene.cleo)).message
    assert "3 of 8 · a new position" in elsewhere.content
    skipped = answer(await scene.cleo.click(elsewhere, label="Skip this step")).message
    assert "4 of 8\n" in skipped.content
    for _ in range(5):
        skipped = answer(await scene.cleo.click(skipped, label="Skip this step")).message
    assert "Now a whole game, easy" in scene.labels(skipped)
    assert "1 of 8" in (await begun(scene, scene.cleo)).message.content


@in_another_language_too
async def test_a_lesson_passes_in_words_only(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.people.change(scene.cleo.id, pictures=False)
    message = (await begun(scene, scene.cleo)).message
    for label in RIGHT:
        assert not message.attachments
        message = answer(await scene.cleo.click(message, label=label)).message
    assert "You win!" in message.content


async def test_a_lesson_in_a_direct_message_stays_there(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    channel = person.user.dm_channel
    hand = scene.newest(channel)
    forged = scene.env.backend.get_message(channel.id, hand.id)
    forged.components[0]["components"][0]["custom_id"] = "lrn1:elements"
    await person.user.click(hand, custom_id="lrn1:elements")
    message = scene.newest(channel)
    assert "1 of 8" in message.content
    await person.user.click(message, label="Play 5")
    assert "Your sum fell" in scene.newest(channel).content
    assert scene.newest(channel).id == message.id


def last_step(scene: Scene, message: Any, lesson: str = "elements") -> str:
    """Put the press that ends a lesson on a message; its id."""
    skip = f"les1:{lesson}:{files.all_lessons()[lesson].steps[-1].id}::skip"
    raw = scene.env.backend.get_message(message.channel.id, message.id)
    raw.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": skip}]}]
    return skip


@in_another_language
async def test_a_whole_game_after_a_lesson_in_a_direct_message_is_played_there(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """In name its table is where its reader has last played."""
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    end = answer(await person.user.click(hand, custom_id=last_step(scene, hand))).message
    told = answer(await person.user.click(end, label=WHOLE))
    assert told.message.id == end.id
    assert told.content == "The game has begun: your hand comes here."
    assert not any("Computer" in each.content for each in scene.channel.history()), "nothing of it is there"
    assert len(await simcord_bot.router.tables.open_tables_of(person.id)) == 2
    assert "**Goal**" in scene.newest(person.user.dm_channel).content


async def test_deal_is_gone_where_a_lesson_ended_once_it_was_pressed_at_the_table(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """Where no secret was committed to, there is a lobby."""
    await scene.begin()
    person = scene.waiting()
    hand = scene.private(person)
    end = answer(await person.user.click(hand, custom_id=last_step(scene, hand))).message
    await simcord_bot.store.transact(lambda transaction: transaction.execute(update(lessons).values(secret=None)))
    opened = answer(await person.user.click(end, label=WHOLE)).message
    assert "Deal" in scene.labels(opened)
    await person.click(scene.newest(scene.channel), label="Deal")
    shown = next(each for each in person.user.dm_channel.history() if each.id == opened.id)
    assert shown.content.startswith("The game has begun in ")
    assert "Deal" not in scene.labels(shown)


async def test_who_has_never_played_is_led_from_a_direct_message_to_a_server_of_theirs(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    """By a link; where the server says in which channels one plays, the table is opened there."""
    await scene.ada.slash(scene.channel, "elements start", opponent=scene.cleo)
    told = scene.private(scene.cleo)
    end = answer(await scene.cleo.user.click(told, custom_id=last_step(scene, told))).message
    led = answer(await scene.cleo.user.click(end, label=WHOLE))
    assert led.content.startswith("A game with others starts in a channel")
    assert scene.labels(led.message)
    await simcord_bot.router.tables.servers.change(scene.guild.id, channels=(scene.channel.id,))
    opened = answer(await scene.cleo.user.click(end, label=WHOLE))
    assert opened.content == "The game has begun: your hand comes here."
    assert not any("Computer" in each.content for each in scene.channel.history()), "nothing of it is there"


@pytest.mark.parametrize("where", ["no computers", "no commands"])
async def test_no_game_begins_from_a_direct_message_where_its_reader_may_play_none(
    scene: Scene, simcord_bot: Elementarium, where: str
) -> None:
    """Discord asks nobody there for what they may do in a channel."""
    if where == "no commands":
        silent = discord.PermissionOverwrite(use_application_commands=False)
        scene.channel = scene.guild.create_text_channel("silent", overwrites={scene.bo: silent})
    await scene.begin()
    person, hand = scene.bo, scene.private(scene.bo)
    end = answer(await person.user.click(hand, custom_id=last_step(scene, hand))).message
    before = scene.newest(scene.channel).id
    if where == "no computers":
        await simcord_bot.router.tables.servers.change(scene.guild.id, computers=False)
    refused = answer(await person.user.click(end, label=WHOLE))
    assert refused.content.startswith("A game with others starts in a channel")
    assert scene.newest(scene.channel).id == before


@pytest.mark.parametrize(
    ("game", "skipped"), [("realm_of_the_defenders", "Chance decides who goes first"), ("elemental", "dealt at random")]
)
async def test_a_whole_game_after_a_lesson_begins_without_what_is_hard(
    scene: Scene, simcord_bot: Elementarium, game: str, skipped: str
) -> None:
    lesson = lessons_of(game)[-1]
    message = (await begun(scene, scene.cleo)).message
    forged = scene.env.backend.get_message(message.channel.id, message.id)
    forged.components[0]["components"][0]["custom_id"] = f"les1:{lesson.id}:{lesson.steps[-1].id}::skip"
    end = answer(await scene.cleo.click(message, custom_id=f"les1:{lesson.id}:{lesson.steps[-1].id}::skip")).message
    await simcord_bot.store.transact(lambda transaction: transaction.execute(update(lessons).values(secret=None)))
    await scene.cleo.click(end, label=WHOLE)
    assert skipped in scene.newest(scene.channel).content


@in_another_language
async def test_a_lesson_is_offered_once_to_whoever_never_played(scene: Scene) -> None:
    offer = "Never played it?"
    for expected in (True, False):
        asked = answer(await scene.cleo.slash(scene.channel, "play"))
        whom = answer(await scene.cleo.click(asked.message, label="Elements"))
        assert (offer in whom.content) is expected
        assert "Learn" in scene.labels(whom.message)
    shown = answer(await scene.cleo.click(whom.message, label="Learn"))
    assert shown.ephemeral
    assert "1 of 8" in shown.content
    await scene.begin()
    asked = answer(await scene.ada.slash(scene.channel, "play"))
    whom = answer(await scene.ada.click(asked.message, label="Elements"))
    assert offer not in whom.content


async def test_learn_stands_beside_deal(scene: Scene) -> None:
    await scene.cleo.slash(scene.channel, "elements start", computer="easy")
    lobby = scene.newest(scene.channel)
    assert scene.labels(lobby)[:2] == ["Deal", "Learn"]
    shown = answer(await scene.bo.click(lobby, label="Learn"))
    assert shown.ephemeral
    assert "1 of 8" in shown.content


@pytest.mark.parametrize(
    "custom_id", ["les1:elements:gone:0.1:next", "les1:nothing:begin::next", "les1:elements:begin:9.9:next"]
)
async def test_a_button_of_a_lesson_that_has_changed_loses_nothing(scene: Scene, custom_id: str) -> None:
    message = (await begun(scene, scene.cleo)).message
    forged = scene.env.backend.get_message(scene.channel.id, message.id)
    forged.components[0]["components"][0]["custom_id"] = custom_id
    said = answer(await scene.cleo.click(message, custom_id=custom_id))
    assert "1 of 8" in said.content or "button" in said.content


async def test_whoever_was_in_a_step_that_another_has_taken_the_place_of_goes_on_there(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    message = answer(await scene.cleo.slash(scene.channel, "learn", game="elemental_defenders")).message
    await scene.cleo.click(message, custom_id=last_step(scene, message, "defenders"))
    await simcord_bot.store.transact(
        lambda transaction: transaction.execute(update(lessons).values(step="second", done_at=None))
    )
    resumed = answer(await scene.cleo.slash(scene.channel, "learn", game="elemental_defenders")).message
    assert "8 of 8" in resumed.content
    listed = answer(await scene.cleo.slash(scene.channel, "learn")).message
    resumed = answer(await scene.cleo.click(listed, label="Elemental Defenders (begun)")).message
    assert "8 of 8" in resumed.content


async def test_progress_is_given_out_and_deleted_with_a_person(scene: Scene, simcord_bot: Elementarium) -> None:
    message = (await begun(scene, scene.cleo)).message
    await scene.cleo.click(message, label="Play 5")
    rows = await simcord_bot.store.fetch(select(lessons.c.user_id, lessons.c.lesson, lessons.c.step))
    assert rows == [(scene.cleo.id, "elements", "knock")]
    assert await own_data(simcord_bot.store, scene.cleo.id, "")
