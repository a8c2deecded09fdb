"""Time at a table: the deadline that everybody sees, the call that waits, reminders, more time, and losing on time."""

import re
from typing import Any

import pytest

from bot import Elementarium
from sessions.ratings.rules import FEWEST
from sessions.store.outages import HEARTBEAT
from sessions.time.paces import DAY
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.scene import Scene, alt_of
from tests.support.scripts import resign
from ui.tables.announcing import THERE
from ui.tables.surfaces.table_surfaces import TableSurfaces
from words import catalogue

say = catalogue().say


async def later(scene: Scene, bot: Elementarium, clock: Clock, seconds: float) -> None:
    """Let time pass in which the bot is there, and what is due then happen."""
    clock.now += seconds
    await bot.store.put_value(HEARTBEAT, repr(clock()))
    await bot.router.do_overdue_work()
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()


async def enough(scene: Scene) -> None:
    """Both act so often that their game counts."""
    for _ in range(2 * FEWEST):
        await scene.move()


def other(scene: Scene, person: Any) -> Any:
    return scene.bo if person is scene.ada else scene.ada


async def test_the_deadline_is_shown_as_a_time_that_needs_no_edits(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    lobby = await scene.open()
    assert "A day for every move." in lobby.content
    await scene.bo.click(lobby, label="Accept")
    person = scene.waiting()
    shown = f"Time runs out <t:{int(clock() + DAY)}:R>."
    assert shown in scene.table().content
    assert shown in scene.private(person).content
    for message in (scene.table(), scene.private(person)):
        assert message.content.endswith("\n-# Friendly · a day a move")
    before = len(scene.env.http_requests)
    await later(scene, simcord_bot, clock, DAY / 4)
    assert len(scene.env.http_requests) == before


async def test_a_move_between_two_who_are_there_costs_three_requests(scene: Scene) -> None:
    await scene.begin()
    await scene.move()
    await scene.move()
    person = scene.waiting()
    before = len(scene.env.http_requests)
    await scene.press(person, next(label for label in scene.labels(scene.private(person)) if label != "Yield"))
    sent = [(request.method, request.path) for request in scene.env.http_requests[before:]]
    assert len(sent) == 3, sent
    assert not scene.mentions()


async def test_who_is_there_is_told_of_their_turn_when_they_are_not_any_more(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    await scene.move()
    await scene.move()
    clock.advance(THERE - 1)
    await scene.env.settle()
    assert not scene.mentions()
    clock.advance(1)
    await scene.env.settle()
    assert scene.mentions() == [f"<@{scene.waiting().id}>, it is your turn."]
    await scene.move()  # after which it is the turn of somebody who is not there any more either
    assert scene.mentions() == [f"<@{scene.waiting().id}>, it is your turn."]
    await scene.move()
    assert not scene.mentions()


async def test_who_decides_on_a_stage_is_there(scene: Scene, clock: Clock) -> None:
    scene.group = "realm"
    await scene.begin()
    for person in (scene.ada, scene.bo):
        await scene.press(person, "Bid nothing")
    clock.now += THERE
    first = scene.waiting()
    for person in (first, other(scene, first)):
        await scene.press(person, "End turn")
    assert scene.waiting() is first
    assert f"<@{first.id}>" not in "".join(message.content for message in scene.place.history())


async def test_who_is_there_is_known_to_the_process_that_shows_the_table_next(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    means = simcord_bot.router.publisher._means
    before, after = TableSurfaces(table, means), TableSurfaces(table, means)
    before.turns.seen, after.turns.seen = {scene.ada.id: 5.0, scene.bo.id: 8.0}, {scene.ada.id: 7.0}
    after.follow_other_process(table.shown, before.encode_memory(), None)
    assert after.turns.seen == {scene.ada.id: 7.0, scene.bo.id: 8.0}


async def test_by_the_clock_a_game_that_can_not_count_yet_is_aborted(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    """Nobody is told that they have lost it; a rematch is offered, and everybody hears of it."""
    await scene.begin(pace="live")
    await scene.move()
    late = scene.waiting()
    await later(scene, simcord_bot, clock, 200)
    for message, line in (
        (scene.table(), f"{late.name} ran out of time."),
        (scene.private(other(scene, late)), f"{late.name} ran out of time."),
        (scene.private(late), "You ran out of time."),
    ):
        assert f"**{line} This game is aborted and does not count: nobody wins.**" in message.content
        assert message.content.count("ran out of time") == 1, "the result says why, the story not once more"
        assert "Rematch" in [getattr(item, "label", None) for row in message.components for item in row.children]
    checked = answer(await scene.ada.slash(scene.channel, "games verify"))
    assert "❌" not in checked.content
    finished = answer(await late.slash(scene.channel, "games mine"))
    assert "aborted" in finished.content.lower()


async def test_a_move_after_the_end_of_ones_time_is_none_though_nobody_has_looked_at_the_clock(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(pace="live")
    await enough(scene)
    loser = scene.waiting()
    label = next(label for label in scene.labels(scene.private(loser)) if not re.search("Yield|Knock", label))
    for _ in range(4):
        clock.now += 46
        await simcord_bot.router.tables.outages.store_heartbeat()
    refused = answer(await scene.press(loser, label))
    assert refused.content == say("sessions-time-over")
    await scene.env.settle()
    assert f"**{other(scene, loser).name} wins: {loser.name} ran out of time.**" in scene.table().content
    assert "you ran out of time.**" in scene.private(loser).content


async def test_whose_time_is_over_has_lost_on_time(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin(pace="live")
    await enough(scene)
    loser = scene.waiting()
    await later(scene, simcord_bot, clock, 179)
    assert "Rematch" not in scene.labels(scene.table())
    await later(scene, simcord_bot, clock, 1)
    winner = other(scene, loser)
    said = f"**{winner.name} wins: {loser.name} ran out of time.**"
    told = f"{loser.name}'s time has run out."
    for message, end, line in (
        (scene.table(), said, told),
        (scene.private(winner), f"**You win: {loser.name} ran out of time.**", told),
        (scene.private(loser), f"**{winner.name} wins: you ran out of time.**", "Your time has run out."),
    ):
        assert end in message.content
        assert f"> {line}" in message.content
        assert "resigns" not in message.content
    assert alt_of(scene.table()).startswith(f"The game is over. {said.strip('*')}")
    assert said.strip("*") in scene.channel.history()[0].content
    checked = answer(await scene.ada.slash(scene.channel, "games verify"))
    assert "❌" not in checked.content


@pytest.mark.parametrize(("pace", "left"), [("live", "2 min 50 s"), ("long", "9 min 40 s")])
async def test_the_table_tells_everybodys_time(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, pace: str, left: str
) -> None:
    await scene.begin(pace=pace)
    person = scene.waiting()
    await later(scene, simcord_bot, clock, 30 if pace == "live" else 50)
    await scene.press(person, scene.labels(scene.private(person))[0])
    assert scene.waiting() is other(scene, person)
    now, full = scene.waiting(), "3 min 0 s" if pace == "live" else "10 min 0 s"
    for message, acting, name in (
        (scene.table(), now.name, person.name),
        (scene.private(person), now.name, "you"),
        (scene.private(now), "you", person.name),
    ):
        assert f"When this turn began: {acting} {full} and {name} {left}." in message.content
    assert "<t:" in scene.table().content


async def test_where_an_action_gives_all_time_back_everybodys_time_is_told_too(scene: Scene) -> None:
    await scene.begin(pace="3days")
    assert f"Time left: {other(scene, scene.waiting()).name} 3 days." in scene.table().content
    assert "Time runs out <t:" in scene.table().content


async def test_an_end_by_the_clock_is_news_to_everybody_in_it(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    people = simcord_bot.router.tables.people
    await people.change(scene.ada.id, hands="here")
    await scene.begin(pace="live")
    before = scene.hands(scene.bo)[-1].id
    await later(scene, simcord_bot, clock, 400)
    assert scene.table().content.splitlines()[-1] == f"<@{scene.ada.id}>, {say('call-ended')}"
    news = scene.private(scene.bo)
    assert news.id != before, "an edit tells nobody"
    assert "ran out of time" in news.content
    assert len(scene.hands(scene.bo)) == 1
    count = len(scene.env.http_requests)
    await later(scene, simcord_bot, clock, 400)
    assert len([one for one in scene.env.http_requests[count:] if one.method == "POST"]) == 0


async def test_who_gives_up_is_told_nothing_but_the_other_is(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    await scene.move()
    before = {person.id: scene.private(person).id for person in (scene.ada, scene.bo)}
    asked = answer(await scene.ada.slash(scene.place, "table resign")).message
    await scene.ada.click(asked, label=scene.labels(asked)[0])
    await simcord_bot.router.publisher.wait_until_shown()
    assert scene.private(scene.ada).id == before[scene.ada.id]
    assert scene.private(scene.bo).id != before[scene.bo.id]
    assert scene.called() == []


async def test_an_opponent_gives_more_time(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin(pace="live")
    person = scene.waiting()
    giver = other(scene, person)
    more = answer(await giver.click(scene.table(), label="More")).message
    given = answer(await giver.click(more, label="Give more time: 3 minutes"))
    assert given.content == "The others have more time now: 3 minutes."
    assert f"> {giver.name} gives the others more time." in scene.table().content
    await later(scene, simcord_bot, clock, 359)
    await scene.move()
    assert f"**{giver.name}** to move." in scene.table().content


async def test_a_reminder_is_the_hand_once_more(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin()
    person = scene.waiting()
    first = scene.private(person).id
    assert "Reminder" not in scene.private(person).content
    ends = f"<t:{int(clock() + DAY)}:R>"
    await later(scene, simcord_bot, clock, DAY / 2)
    assert scene.private(person).id != first
    told = f"**Reminder: it is your turn. Half of your time is over. Time runs out {ends}.**"
    assert scene.private(person).content.splitlines()[0] == told
    assert len(scene.hands(person)) == 1
    await simcord_bot.router.tables.people.change(person.id, reminders="thread")
    second, line = scene.private(person).id, scene.place.history()[-1].id
    await later(scene, simcord_bot, clock, DAY * 0.4)
    assert scene.private(person).id == second
    assert scene.place.history()[-1].id != line
    told = "reminder: it is your turn. Your time is nearly over."
    assert scene.mentions() == [f"<@{person.id}>, {told} Time runs out {ends}."]


async def test_a_reminder_without_a_clock_says_that_it_is_one(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(pace="none")
    person = scene.waiting()
    await later(scene, simcord_bot, clock, 3 * DAY)
    assert scene.private(person).content.splitlines()[0] == "**Reminder: it is your turn.**"
    await scene.move()
    assert "Reminder" not in scene.private(person).content


async def test_who_wants_no_reminders_gets_none(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await scene.begin()
    person = scene.waiting()
    await simcord_bot.router.tables.people.change(person.id, reminders="off")
    hand, line = scene.private(person).id, scene.place.history()[-1].id
    for part in (0.5, 0.4):
        await later(scene, simcord_bot, clock, DAY * part)
    assert (scene.private(person).id, scene.place.history()[-1].id) == (hand, line)


async def test_a_rematch_has_the_pace_of_the_game_before(scene: Scene) -> None:
    await scene.begin(pace="week")
    await resign(scene, scene.ada)
    await scene.bo.click(scene.table(), label="Rematch")
    assert say("pace-week") in scene.newest(scene.place).content


async def test_no_clock_runs_while_a_computer_thinks(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.computers._computer_seats_to_act", lambda _: ())  # it thinks for long
    await scene.ada.slash(scene.channel, "elements start", computer="easy", pace="live")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    table = await simcord_bot.router.table_controller.table(1)
    own = table.own_seat(scene.ada.id)
    if table.active == (own,):
        await scene.press(scene.ada, scene.labels(scene.private(scene.ada))[0])
    assert "Time runs out" not in scene.table().content
    await later(scene, simcord_bot, clock, 3600)
    assert table.status == "open"
    await table.act_as(1 - own, table.legal(1 - own)[0], table.number)
    simcord_bot.router.tables.changed(table)
    await simcord_bot.router.publisher.wait_until_shown()
    assert f"Time runs out <t:{int(clock() + 180)}:R>." in scene.table().content
    await later(scene, simcord_bot, clock, 180)
    assert "Ada ran out of time" in scene.table().content


async def test_who_wants_no_calls_gets_none(scene: Scene, simcord_bot: Elementarium) -> None:
    people = simcord_bot.router.tables.people
    for person in (scene.ada, scene.bo):
        await people.change(person.id, calls=False)
    await scene.begin()
    await scene.move()
    assert not scene.mentions()


async def test_who_wants_no_calls_is_reminded_all_the_same(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    for person in (scene.ada, scene.bo):
        await simcord_bot.router.tables.people.change(person.id, calls=False, reminders="thread")
    await scene.begin()
    told = f"reminder: it is your turn. Half of your time is over. Time runs out <t:{int(clock() + DAY)}:R>."
    await later(scene, simcord_bot, clock, DAY / 2)
    person = scene.waiting()
    reminder = [f"<@{person.id}>, {told}"]
    assert scene.mentions() == reminder
    await scene.cleo.slash(scene.place, "table board")
    assert scene.mentions() == reminder  # until they have moved
    await scene.move()
    assert not scene.mentions()


async def test_who_has_shut_their_direct_messages_is_reminded_at_the_table(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin()
    person = scene.waiting()
    hands = f"/channels/{person.user.dm_channel.id}/messages"
    scene.env.inject_error("POST", hands, status=403, code=50007, times=20)
    for part in (0.5, 0.4):  # what fails first is no less of a reminder
        line = scene.place.history()[-1].id
        await later(scene, simcord_bot, clock, DAY * part)
        (told,) = scene.mentions()
        assert told.startswith(f"<@{person.id}>, reminder: it is your turn.")
        assert scene.place.history()[-1].id != line


async def test_people_with_the_same_time_are_told_it_once(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    scene.group = "elemental"
    await scene.begin(setup="random", pace="live")
    together = f"Time runs out <t:{int(clock() + 180)}:R>."
    for shown in (scene.table(), scene.private(scene.ada), scene.private(scene.bo)):
        assert together in shown.content
    table = await simcord_bot.router.tables.get(1)
    clock.now += 60
    await table.act(scene.ada.id, table.legal(0)[0])
    clock.now += 60
    await table.act(scene.bo.id, table.legal(1)[0])
    await later(scene, simcord_bot, clock, 0)
    assert re.search(r"Time runs out for Ada <t:\d+:R> and Bo <t:\d+:R>\.", scene.table().content)


async def test_a_table_that_nobody_plays_is_asked_about_and_closed(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(pace="none")
    assert "Time runs out" not in scene.table().content
    await later(scene, simcord_bot, clock, 3 * DAY)
    await later(scene, simcord_bot, clock, 27 * DAY)
    assert "Nothing has happened here for a month." in scene.table().content
    await scene.ada.click(scene.table(), label="Play on")
    assert "Play on" not in scene.labels(scene.table())
    await later(scene, simcord_bot, clock, 3 * DAY)
    await later(scene, simcord_bot, clock, 27 * DAY)
    await later(scene, simcord_bot, clock, 7 * DAY)
    assert "Nobody went on playing, so this game is closed. Nobody wins." in scene.table().content
    assert "Rematch" in scene.labels(scene.table())


async def test_a_bot_that_was_down_takes_nobodys_time(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    await scene.begin(pace="live")
    await later(scene, simcord_bot, clock, 100)
    await simcord_bot.router.close()
    clock.advance(3600)
    bot = await make_bot(url, clock)
    await scene.env.restart_bot(bot)
    await scene.env.settle()
    await later(scene, bot, clock, 79)
    assert "Rematch" not in scene.labels(scene.table())
    await later(scene, bot, clock, 1)
    assert "ran out of time" in scene.table().content


async def test_whoever_was_told_of_their_turn_is_told_of_its_end_by_the_clock_too(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(pace="live")
    person = scene.waiting()
    first = scene.private(person)
    clock.advance(THERE + 1)
    await later(scene, simcord_bot, clock, 0)
    told = scene.private(person)
    assert told.id != first.id
    await later(scene, simcord_bot, clock, 60)
    ended = scene.private(person)
    assert "You ran out of time." in ended.content
    assert ended.id != told.id, "nobody hears of an edit"
