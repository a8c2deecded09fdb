"""What Discord refuses for a long time, over real sockets: everything else goes on."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.openapi import violations
from tests.support.over_the_wire import Game, start_bot, world
from tests.support.wire import Wire

SHORT: dict[str, Any] = {"mode": "endless", "rounds": 1}
LONG = 600.0
"""Seconds of a rate limit: nobody can wait for it to pass."""


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Any]:
    async with Wire(world(tmp_path), validator=violations) as opened:
        await start_bot(opened)
        yield opened
        assert not await opened.violations()


async def test_a_long_rate_limit_of_direct_messages_keeps_nobody_from_the_table(wire: Wire) -> None:
    await wire.fault("429", "POST", "/users/@me/channels", seconds=LONG, times=100)
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    for _ in range(2):
        before = await game.table()
        person = await game.turn()
        await game.press(person, (await person.click(before, "Make a move")).message)
        await wire.ada.changed(before)
