"""Faults: Discord refuses, is slow or fails; something inside fails. A person always gets a sentence in time."""

import asyncio
from typing import Any

import pytest

from bot import Elementarium
from sessions import Table
from tests.bot.test_table import answer
from tests.support.scene import Scene
from ui.interactions.answer import DEFER_AFTER
from words import catalogue

DONE, SORRY = catalogue().say("done-but-lost"), catalogue().say("sorry")


@pytest.mark.simcord(check_errors=False)
async def test_a_fault_inside_is_an_apology_and_no_traceback(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.begin()
    person = scene.waiting()

    def fail(self: Table, viewer: Any) -> None:
        raise RuntimeError("the hand is 1 2 3")

    with monkeypatch.context() as failing:
        failing.setattr(Table, "see", fail)
        for result in (
            await person.click(scene.table(), label="My hand"),
            await person.slash(scene.place, "table hand"),
            await scene.press(person, scene.labels(scene.private(person))[0]),
        ):
            shown = answer(result)
            assert shown.ephemeral
            assert shown.content == SORRY
    await scene.move()


async def test_work_that_takes_long_is_deferred_and_then_answered(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin()
    person = scene.waiting()
    act = Table.act

    async def slowly(self: Table, *args: Any, **how: Any) -> Any:
        await asyncio.sleep(DEFER_AFTER + 1)
        return await act(self, *args, **how)

    monkeypatch.setattr(Table, "act", slowly)
    label = scene.labels(scene.private(person))[0]
    pressing = asyncio.ensure_future(scene.press(person, label))
    result = await pressing
    await scene.env.advance_time(DEFER_AFTER + 2)
    assert result.deferred
    assert scene.waiting() is not person


async def test_lost_permissions_are_said_to_the_players(scene: Scene) -> None:
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


async def test_a_server_error_passes_and_the_table_is_shown(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    scene.env.inject_error("PATCH", f"/channels/{scene.place.id}/messages/*", status=502, times=1)
    await scene.press(person, scene.labels(scene.private(person))[0])
    await scene.env.advance_time(10)
    assert f"> {person.name} plays" in scene.table().content


async def test_a_fault_before_any_answer_is_an_apology(scene: Scene) -> None:
    scene.env.inject_error("POST", "/interactions/*", status=400, code=50035, times=1)
    result = await scene.bo.slash(scene.channel, "games mine")
    assert result.acknowledged
    assert answer(result).content == SORRY


async def test_a_table_in_a_thread_that_sleeps_is_shown_again_below(scene: Scene) -> None:
    await scene.begin()
    first = scene.table().id
    person = scene.waiting()
    scene.env.inject_error("PATCH", f"/channels/{scene.place.id}/messages/*", status=400, code=50083, times=1)
    await scene.press(person, scene.labels(scene.private(person))[0])
    await scene.env.settle()
    assert scene.table().id != first
    assert f"> {person.name} plays" in scene.table().content


async def test_one_failing_table_does_not_hurt_another(
    scene: Scene, simcord_bot: Elementarium, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.begin()
    broken = scene.place
    await scene.begin()
    assert scene.place.id != broken.id
    scene.env.inject_error("PATCH", f"/channels/{broken.id}/messages/*", status=400, code=50035, times=None)
    (first, second) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    for info in (first, second):
        seat = info.active[0]
        person = scene.ada if info.people[seat][0] == scene.ada.id else scene.bo
        asked = answer(await person.slash(scene.channel, "elements move", what="Yield", table=str(info.id)))
        await person.click(asked.message, label="Yes: Yield")
    assert "Round 2" in scene.table().content


@pytest.mark.parametrize("status", [400, 404])
async def test_who_was_not_answered_is_not_told_to_repeat_what_is_stored(
    scene: Scene, simcord_bot: Elementarium, status: Any
) -> None:
    await scene.begin()
    person = scene.waiting()
    (info,) = await simcord_bot.router.tables.open_tables_of(person.id)
    scene.env.inject_error("POST", "/interactions/*", status=status, code=50035, times=1)
    result = await scene.press(person, scene.labels(scene.private(person))[0])
    assert (await simcord_bot.router.table_controller.table(info.id)).number == 1
    assert answer(result).content == DONE


async def test_an_interaction_that_is_delivered_twice_is_acted_on_once(scene: Scene, simcord_bot: Elementarium) -> None:
    received = []
    parse = simcord_bot._connection.parse_interaction_create

    def twice(data: Any) -> None:
        received.append(data)
        parse(data)
        parse(data)

    simcord_bot._connection.parsers["INTERACTION_CREATE"] = twice
    lobby = await scene.open()
    await scene.env.settle()
    assert len([message for message in scene.channel.history() if message.components]) == 1
    assert len(await simcord_bot.router.lobbies._lobbies.open_lobbies()) == 1
    await scene.bo.click(lobby, label="Accept")
    person = scene.waiting()
    await scene.press(person, scene.labels(scene.private(person))[0])
    (info,) = await simcord_bot.router.tables.open_tables_of(person.id)
    assert info.number == 1
    assert len(received) == 3


@pytest.mark.parametrize("digits", ["9" * 18, "9" * 19, "9" * 60])
async def test_forged_numbers_are_tables_that_nobody_knows(
    scene: Scene, simcord_bot: Elementarium, digits: Any
) -> None:
    await scene.begin()
    table = scene.table()
    forged = scene.env.backend.get_message(table.channel.id, table.id)
    forged.components[0]["components"][0]["custom_id"] = f"tab1:hand:{digits}"
    result = await scene.ada.click(table, label="My hand")
    assert answer(result).content == "I don't know that table any more."
