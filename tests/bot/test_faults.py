"""Faults: Discord refuses, is slow or fails; something inside fails. A person always gets a sentence in time."""

import asyncio

import pytest

from sessions import Table
from tests.bot.test_table import answer
from ui.answer import DEFER_AFTER, SORRY


@pytest.mark.simcord(check_errors=False)
async def test_a_fault_inside_is_an_apology_and_no_traceback(scene, monkeypatch):
    await scene.begin()
    person = scene.waiting()

    def fail(self, viewer):
        raise RuntimeError("the hand is 1 2 3")

    monkeypatch.setattr(Table, "see", fail)
    for result in (
        await person.click(scene.table(), label="My hand"),
        await person.slash(scene.place, "elements hand"),
        await scene.press(person, scene.labels(scene.private(person))[0]),
    ):
        shown = answer(result)
        assert shown.ephemeral
        assert shown.content == SORRY
    monkeypatch.undo()
    await scene.move()


async def test_work_that_takes_long_is_deferred_and_then_answered(scene, simcord_bot, monkeypatch):
    await scene.begin()
    person = scene.waiting()
    act = Table.act

    async def slowly(self, *args):
        await asyncio.sleep(DEFER_AFTER + 1)
        return await act(self, *args)

    monkeypatch.setattr(Table, "act", slowly)
    label = scene.labels(scene.private(person))[0]
    pressing = asyncio.ensure_future(scene.press(person, label))
    result = await pressing
    await scene.env.advance_time(DEFER_AFTER + 2)
    assert result.deferred
    assert scene.waiting() is not person


async def test_lost_permissions_are_said_to_the_players(scene):
    await scene.begin()
    person = scene.waiting()
    scene.env.inject_error("PATCH", f"/channels/{scene.place.id}/*", status=403, code=50013, times=None)
    await scene.press(person, scene.labels(scene.private(person))[0])
    await scene.env.settle()
    other = scene.waiting()
    scene.env.backend.faults.clear()
    await scene.move()
    assert scene.waiting() is not other
    assert scene.table().content.count("> ") == 2


async def test_a_server_error_passes_and_the_table_is_shown(scene):
    await scene.begin()
    person = scene.waiting()
    scene.env.inject_error("PATCH", f"/channels/{scene.place.id}/messages/*", status=502, times=1)
    await scene.press(person, scene.labels(scene.private(person))[0])
    await scene.env.advance_time(10)
    assert f"> {person.name} plays" in scene.table().content


async def test_a_fault_before_any_answer_is_an_apology(scene):
    lobby = await scene.open()
    scene.env.inject_error("POST", "/interactions/*", status=400, code=50035, times=1)
    result = await scene.bo.click(lobby, label="Decline")
    assert result.acknowledged
    assert answer(result).content == SORRY


async def test_a_table_in_a_thread_that_sleeps_is_shown_again_below(scene):
    await scene.begin()
    first = scene.table().id
    person = scene.waiting()
    scene.env.inject_error("PATCH", f"/channels/{scene.place.id}/messages/*", status=400, code=50083, times=1)
    await scene.press(person, scene.labels(scene.private(person))[0])
    await scene.env.settle()
    assert scene.table().id != first
    assert f"> {person.name} plays" in scene.table().content


async def test_a_table_that_discord_does_not_take_is_said_to_the_players_once(scene, simcord_bot):
    await scene.begin()
    person = scene.waiting()
    scene.env.inject_error("PATCH", f"/channels/{scene.place.id}/messages/*", status=400, code=50035, times=None)
    await scene.press(person, scene.labels(scene.private(person))[0])
    assert not await simcord_bot.host.tables.behind()  # nothing to be tried again and again
    await scene.press(scene.waiting(), scene.labels(scene.private(scene.waiting()))[0])
    assert "Discord does not take the picture of the table." in scene.private(scene.waiting()).content


async def test_one_failing_table_does_not_hurt_another(scene, simcord_bot, caplog):
    await scene.begin()
    broken = scene.place
    await scene.begin()
    assert scene.place.id != broken.id
    scene.env.inject_error("PATCH", f"/channels/{broken.id}/messages/*", status=400, code=50035, times=None)
    (first, second) = await simcord_bot.host.tables.of(scene.ada.id)
    for info in (first, second):
        seat = info.active[0]
        person = scene.ada if info.people[seat][0] == scene.ada.id else scene.bo
        await person.slash(scene.channel, "elements yield", table=str(info.id))
    assert "Round 2" in scene.table().content
