"""What people are told while the database takes nothing, and that all goes on when it does again."""

from typing import Any

import pytest

from bot import Elementarium
from sessions import NotStored, Table
from tests.bot.test_table import answer
from tests.support.scene import Scene
from tests.support.trouble import read_only
from words import catalogue

NOT_PLAYED, NOTHING, IN_DOUBT = map(catalogue().say, ("move-not-stored", "not-stored", "move-in-doubt"))


@pytest.mark.simcord(check_errors=False)
async def test_trouble_with_the_database_is_said_and_costs_nothing(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.begin()
    store, health, person = simcord_bot.store, simcord_bot.health, scene.waiting()
    assert await health.accepts_writes()
    before, label = scene.table().content, scene.labels(scene.private(person))[0]
    await read_only(store, True)
    assert answer(await scene.press(person, label)).content == NOT_PLAYED
    refused = await scene.cleo.slash(scene.channel, "elements start", opponent=scene.ada)
    assert answer(refused).content == NOTHING
    assert not await health.accepts_writes()
    assert scene.table().content == before
    await read_only(store, False)
    assert await health.accepts_writes()
    await scene.press(person, label)
    assert scene.waiting() is not person
    assert scene.table().content != before

    async def break_off(*_: Any, **__: Any) -> None:
        raise NotStored("connection lost", in_doubt=True)

    monkeypatch.setattr(Table, "act", break_off)
    other = scene.waiting()
    assert answer(await scene.press(other, scene.labels(scene.private(other))[0])).content == IN_DOUBT
