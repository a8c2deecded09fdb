"""A table from the first move to the rematch: what everybody sees, what one person sees, and who may do what."""

import re
from collections import Counter
from typing import Any

import discord
import pytest

import engine
import render
from bot import Elementarium
from playground.pseudo_language import from_pseudo_language
from render import Picture
from sessions import Table
from tests.support.bot import Clock
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene, alt_of
from tests.support.skipping import skip_to
from ui.interactions.mentions import without_mentions
from ui.interactions.reader import Reader
from ui.tables.announcing import THERE
from ui.tables.content import private_content
from ui.tables.moment import Moment
from ui.tables.surfaces.channel_talk import PUSHED_AWAY
from ui.tables.surfaces.content import Content
from words import Voice

MOST_TOKENS = 6


def answer(result: Any) -> Any:
    """The message that the person who acted was answered with."""
    return result.followups[-1] if result.followups else result.response


@pytest.mark.usefixtures("undrawn")
@in_another_language
async def test_a_game_to_its_end_by_the_buttons_of_the_direct_messages(scene: Scene, simcord_bot: Elementarium) -> None:
    """Its first moves and its last round; in between nobody looks."""
    await scene.begin()
    for _ in range(10):
        await scene.move()
    await skip_to(scene, simcord_bot, lambda view: max(view["scores"]) >= MOST_TOKENS - 2)
    await scene.play_to_the_end()
    table = scene.table()
    assert re.search(r"\*\*(Ada|Bo) wins, [67] to [0-5]\.\*\*", table.content)
    assert scene.labels(table) == ["Rematch", "Review", "Replay", "More"]
    assert not scene.mentions()
    for person in (scene.ada, scene.bo):
        assert re.search(r"\*\*(Ada wins|Bo wins|You win), ", scene.private(person).content)
        assert not scene.labels(scene.private(person))
        assert len(scene.hands(person)) == 1


async def test_a_whole_game_by_slash_commands(scene: Scene) -> None:
    await scene.begin(mode="endless", rounds=1)
    for _ in range(60):
        if "Rematch" in scene.labels(scene.table()):
            return
        person = scene.waiting()
        offered = await scene.sayable(person)
        liked = "Knock" if "Knock" in offered else next(iter(offered))
        asked = await scene.say(person, offered[liked])
        if (yes := f"Yes: {liked}") in scene.labels(asked.message):
            await scene.say(person, yes)
    raise AssertionError("the game did not end")


async def test_the_table_tells_the_last_moves_and_whose_turn_it_is(scene: Scene) -> None:
    await scene.begin()
    first = scene.waiting()
    await scene.press(first, scene.labels(scene.private(first))[0])
    table = scene.table()
    assert f"> {first.name} plays " in table.content
    assert f"**{scene.waiting().name}** to move." in table.content
    (picture,) = table.attachments
    assert picture.description.startswith("Elements")
    assert table.id in {message.id for message in scene.place.history(viewer=scene.cleo)}


async def test_there_is_one_table_message_and_it_is_edited(scene: Scene) -> None:
    await scene.begin()
    first = scene.table().id
    for _ in range(3):
        await scene.move()
    assert scene.table().id == first


async def test_talk_pushes_the_table_away_and_it_comes_again_below(scene: Scene) -> None:
    await scene.begin()
    first = scene.table().id
    for number in range(PUSHED_AWAY):
        await scene.cleo.send(scene.place, f"well, well ({number})")
    await scene.move()
    assert scene.table().id != first
    assert len([m for m in scene.place.history() if m.attachments]) == 1


async def test_whose_turn_begins_is_mentioned_where_direct_messages_do_not_tell_them(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    assert not scene.mentions()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    clock.now += THERE
    for _ in range(2):
        before = scene.table().id
        await scene.move()
        assert scene.mentions() == [f"<@{scene.waiting().id}>, it is your turn."]
        assert [one.id for one in scene.table().mentions] == [scene.waiting().id]
        assert scene.table().id != before  # nobody hears of an edit
        assert len([message for message in scene.place.history() if message.attachments]) == 1
        clock.now += THERE


async def test_a_new_direct_message_comes_only_for_a_turn_of_somebody_who_is_not_there(
    scene: Scene, clock: Clock
) -> None:
    await scene.begin()
    first = scene.waiting()
    await scene.move()
    second = scene.waiting()
    before = scene.private(first).id
    clock.now += THERE
    await scene.press(second, scene.labels(scene.private(second))[0])
    assert scene.private(first).id != before
    assert len(scene.hands(first)) == 1


async def test_my_hand_and_make_a_move_are_for_that_person_alone(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    hand = answer(await person.click(scene.table(), label="My hand"))
    assert hand.ephemeral
    assert "Your hand in Elements" in alt_of(hand)
    assert hand.attachments[0].description
    assert "Yield" in scene.labels(hand.message)
    move = await person.click(scene.table(), label="Make a move")
    shown = answer(move).message
    assert answer(move).ephemeral
    assert "Yield" in scene.labels(shown)
    await scene.press(person, scene.labels(shown)[0], shown)
    assert scene.waiting() is not person
    (done,) = [m for m in scene.place.history(viewer=person) if m.id == shown.id]
    assert "to move" in done.content


@in_another_language
async def test_a_spectator_gets_the_public_view_and_a_sentence(scene: Scene) -> None:
    await scene.begin()
    for label in ("My hand", "Make a move"):
        seen = answer(await scene.cleo.click(scene.table(), label=label))
        assert seen.ephemeral
        assert seen.content.startswith("You are not playing at this table.")
        assert seen.attachments[0].description == alt_of(scene.table())
        assert not seen.components


async def test_a_player_who_is_not_to_move_is_shown_his_hand_without_controls(scene: Scene) -> None:
    await scene.begin()
    other = scene.bo if scene.waiting() is scene.ada else scene.ada
    seen = answer(await other.click(scene.table(), label="Make a move"))
    assert "Your hand in Elements" in alt_of(seen)
    assert not scene.labels(seen.message)


async def test_nobody_can_press_for_somebody_else(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    person = scene.waiting()
    other = scene.bo if person is scene.ada else scene.ada
    mine = answer(await person.click(scene.table(), label="Make a move")).message
    button = mine.components[0].children[0].custom_id
    stored = scene.env.backend.get_message(mine.channel.id, mine.id)
    stored.flags = 0  # as if a modified client could see it
    refused = answer(await other.click(mine, custom_id=button))
    assert refused.content == "That is for the players of this table."
    assert person is scene.waiting()


async def test_a_second_press_on_the_same_button_is_late_and_brings_up_to_date(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    shown = answer(await person.click(scene.table(), label="Make a move")).message
    label = scene.labels(shown)[0]
    button = shown.components[0].children[0].custom_id
    await scene.press(person, label, shown)
    raw = scene.env.backend.get_message(shown.channel.id, shown.id)
    raw.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": label, "custom_id": button}]}]
    late = await person.click(shown, custom_id=button)
    assert "earlier position" in answer(late).content
    assert "to move" in answer(late).content
    assert scene.waiting() is not person


@pytest.mark.parametrize("label", ["", "Yield"])
async def test_a_press_after_the_end_shows_the_end_and_nothing_else(scene: Scene, label: str) -> None:
    """The first button plays at once, another asks first: a game that is given up leaves both fitting the step."""
    await scene.begin()
    person = scene.waiting()
    buttons = [item for row in scene.private(person).components for item in row.children]
    pressed = next(one.custom_id for one in buttons if one.label.startswith(label))
    asked = answer(await scene.ada.slash(scene.place, "table resign")).message
    await scene.ada.click(asked, label="Yes, break it off")
    await scene.env.settle()
    shown = scene.private(person)
    ended = scene.labels(shown)
    raw = scene.env.backend.get_message(shown.channel.id, shown.id)
    raw.content = "What is to be done?"
    raw.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "late", "custom_id": pressed}]}]
    result = await person.user.click(shown, custom_id=pressed)
    assert not result.followups
    shown = scene.private(person)
    assert "**Ada breaks the game off. This game is aborted" in shown.content
    assert "earlier position" not in shown.content
    assert scene.labels(shown) == ended


async def test_knock_and_yield_ask_once_more_and_there_is_a_way_back(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    shown = scene.private(person)
    await scene.press(person, "Yield")
    asked = scene.private(person)
    assert "**Yield the round? " in asked.content
    assert "gets 1 token.**" in asked.content
    assert scene.labels(asked) == ["Yes: Yield", "Back"]
    assert asked.attachments[0].id == shown.attachments[0].id  # the picture has not changed, so it stays
    await scene.press(person, "Back")
    assert "Yield" in scene.labels(scene.private(person))
    assert "Round 1," in scene.table().content
    await scene.press(person, "Yield")
    await scene.press(person, "Yes: Yield")
    assert "Round 2," in scene.table().content


@in_another_language
async def test_an_illegal_move_says_why_and_links_the_rule(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    refused = await scene.say(person, "take")
    assert refused.ephemeral
    assert refused.content == "There is nothing to take: the display is empty."
    (button,) = refused.message.components[0].children
    assert button.label.startswith("Rule EM-4.2: ")
    page = answer(await person.click(refused.message, label=button.label))
    assert page.content.startswith("## ")


async def test_a_move_out_of_turn_is_refused_with_a_sentence(scene: Scene) -> None:
    await scene.begin()
    other = scene.bo if scene.waiting() is scene.ada else scene.ada
    refused = await scene.say(other, "Yield")
    assert refused.content.startswith("It is the other player's turn.")


@in_another_language
async def test_autocomplete_offers_exactly_what_is_legal(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    other = scene.bo if person is scene.ada else scene.ada
    offered, shown = [*await scene.sayable(person)], scene.labels(scene.private(person))
    assert len(offered) == len(shown)  # a button leaves out the name of a card that its picture has
    assert all(said.startswith(label) for said, label in zip(offered, shown, strict=True))
    assert [*await scene.sayable(other, "1")] == [f"It is not your turn: the game waits for {person.name}."]
    assert (await scene.say(other, "1")).content.startswith("It is the other player's turn.")
    ((told, value),) = (await scene.sayable(scene.cleo, "1")).items()
    assert told.startswith("You are not playing Elements ")
    assert without_mentions((await scene.say(scene.cleo, value)).content) == told


async def test_a_player_who_opens_his_direct_messages_gets_his_hand_there(scene: Scene, clock: Clock) -> None:
    scene.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    await scene.begin()
    assert "Ada can't be reached by direct message" in scene.table().content
    clock.now += THERE
    await scene.ada.click(scene.table(), label="My hand")
    assert "Your hand in Elements" in alt_of(scene.private(scene.ada))
    assert "can't be reached" not in scene.table().content


async def test_the_opening_of_direct_messages_refused_once_is_no_closed_door(scene: Scene) -> None:
    scene.env.inject_error("POST", "/channels/*/messages", status=403, code=40003, times=1)
    await scene.begin()
    assert "Your hand in Elements" in alt_of(scene.private(scene.ada))


@in_another_language_too
async def test_help_names_every_game_and_how_to_begin(scene: Scene) -> None:
    home = answer(await scene.cleo.slash(scene.channel, "help")).message
    for game in engine.GAMES.values():
        assert f"**{game.title}**" in home.content
    page = answer(await scene.cleo.click(home, label="Play")).message
    assert re.search(r"</elements start:\d+>.* asks for everything", page.content)


@in_another_language
async def test_the_rules_can_be_read_page_by_page(scene: Scene) -> None:
    page = answer(await scene.cleo.slash(scene.channel, "elements rules")).message
    turned = answer(await scene.cleo.click(page, label="▶"))
    assert turned.id == page.id
    assert turned.content.startswith("## ")
    assert turned.content != page.content
    back = answer(await scene.cleo.click(turned, label="◀"))
    assert back.content == page.content
    topics = await scene.cleo.autocomplete(scene.channel, "elements rules", "topic", "")
    for topic in topics:
        shown = answer(await scene.cleo.slash(scene.channel, "elements rules", topic=topic["value"]))
        assert shown.content.startswith(f"## {from_pseudo_language(topic['name'])}")


@in_another_language
async def test_with_closed_direct_messages_everything_works_at_the_table(scene: Scene) -> None:
    scene.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    lobby = await scene.open()
    assert "Ada can't be reached by direct message" in scene.channel.history()[0].content
    await scene.bo.click(lobby, label="Accept")
    assert "Ada can't be reached by direct message" in scene.table().content
    assert not scene.ada.user.dm_channel.history()
    for _ in range(2):
        for person in (scene.ada, scene.bo):
            shown = answer(await person.click(scene.table(), label="Make a move")).message
            if scene.labels(shown):
                await scene.press(person, scene.labels(shown)[0], shown)
    assert scene.table().content.count("> ") >= 3


async def test_names_can_not_break_the_text(scene: Scene) -> None:
    eve = scene.guild.add_member(scene.env.create_user("**Eve** @everyone `x` <@1>"))
    await eve.slash(scene.channel, "elements start", opponent=scene.bo)
    lobby = scene.newest(scene.channel)
    await scene.bo.click(lobby, label="Accept")
    assert "\\*\\*Eve\\*\\*" in scene.table().content
    assert not scene.table().mention_everyone
    assert isinstance(scene.table(), discord.Message)


async def test_somebody_may_want_to_answer_everything_themselves(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    people = simcord_bot.router.tables.people
    more = answer(await scene.ada.click(scene.table(), label="More")).message
    await scene.ada.click(more, label="I play my only move myself")
    assert not (await people.preferences(scene.ada.id)).answers_itself
    more = answer(await scene.ada.click(scene.table(), label="More")).message
    await scene.ada.click(more, label="Play my only move for me")
    assert (await people.preferences(scene.ada.id)).answers_itself
    assert "I play my only move myself" not in scene.labels(
        answer(await scene.cleo.click(scene.table(), label="More")).message
    )


async def test_a_hand_at_the_table_stays_as_things_are(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    person = scene.waiting()
    shown = answer(await person.click(scene.table(), label="Make a move")).message
    await scene.press(person, scene.labels(shown)[0], shown)
    await scene.move()
    await simcord_bot.router.publisher.wait_until_shown()
    (now,) = [message for message in scene.place.history(viewer=person) if message.id == shown.id]
    assert now.content == scene.private(person).content
    assert scene.labels(now) == scene.labels(scene.private(person))
    assert "**It is your turn.**" in now.content


async def test_a_press_builds_each_view_and_each_private_message_once(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin()
    seen: Counter[tuple[int, int | None]] = Counter()
    built: Counter[tuple[int, int]] = Counter()
    see = Table.see

    def counted(self: Table, viewer: int | None) -> Any:
        seen[self.number, viewer] += 1
        return see(self, viewer)

    def told(reader: Reader, moment: Moment, *more: Any) -> Content:
        built[moment.ply, reader.own_seat] += 1
        return private_content(reader, moment, *more)

    monkeypatch.setattr(Table, "see", counted)
    monkeypatch.setattr("ui.tables.controller.private_content", told)
    monkeypatch.setattr("ui.tables.content_for.private_content", told)
    sent = len(scene.env.http_requests)
    await scene.move()
    await simcord_bot.router.publisher.wait_until_shown()
    # The answer; the other's message, who has just opened the lobby and is there; the table.
    assert sorted(one.method for one in scene.env.http_requests[sent:]) == ["PATCH", "PATCH", "POST"]
    assert built == Counter({(1, 0): 1, (1, 1): 1})
    assert {viewer for number, viewer in seen if number == 1} == {None, 0, 1}
    assert max(seen.values()) == 1, seen


async def test_a_hand_that_two_messages_show_is_drawn_once(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin()
    for person in (scene.ada, scene.bo):
        await scene.press(person, "My hand", scene.table())
    drawn: Counter[int] = Counter()
    hand = render.hand_picture

    def counted(voice: Voice, game_id: str, view: Any, *more: Any) -> Picture:
        drawn[view.viewer] += 1
        return hand(voice, game_id, view, *more)

    monkeypatch.setattr(render, "hand_picture", counted)
    await scene.move()
    await simcord_bot.router.publisher.wait_until_shown()
    assert drawn == Counter({0: 1, 1: 1})


@in_another_language
async def test_more_says_to_everybody_whose_turn_it_is(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    rival = scene.bo if person is scene.ada else scene.ada
    for one, told in ((person, "**It is your turn.**"), (rival, f"**{person.name}** to move.")):
        more = answer(await one.click(scene.table(), label="More")).message
        assert more.content == f"What else would you like to do?\n-# {told}"
