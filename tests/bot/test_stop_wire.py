"""A clean stop: what was begun is answered, what is stored is shown, and what was claimed is given back."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.support.over_the_wire import A_MOMENT, Game, likely, wire
from tests.support.person import PATIENCE
from tests.support.wire import Wire

__all__ = ["wire"]

CLAIMED = "SELECT count(*) FROM due WHERE owner IS NOT NULL"


async def database(wire: Wire) -> Path:
    return Path((await wire.status())["environment"]["DATABASE_URL"].partition("///")[2])


async def deferred(wire: Wire, after: int) -> None:
    """Wait until the bot has said that an answer takes longer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if await wire.requests("POST", "/callback", after):
                return
            await asyncio.sleep(A_MOMENT)


async def test_a_press_is_answered_and_shown_before_the_bot_ends(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, mode="endless", rounds=1)
    await game.settled()
    before = await game.stored()
    person = game.whose_turn(before)
    controls = await game.controls(person)
    newest = max(one["number"] for one in await wire.requests())
    file = await database(wire)
    with closing(sqlite3.connect(file, isolation_level=None)) as held:
        held.execute("BEGIN IMMEDIATE")  # nobody else can store anything
        press = await person.press(controls, likely(controls))
        await deferred(wire, newest)
        stopping = asyncio.create_task(wire.stop_bot())
        await wire.log_line("stopping")
        held.execute("ROLLBACK")
    assert await stopping == 0
    assert (await person.outcome(press)).state == "answered"
    shown = await game.later_than(before)
    assert game.whose_turn(shown) is not person
    with closing(sqlite3.connect(file)) as left:
        assert left.execute(CLAIMED).fetchone() == (0,)
    assert file.with_name(f"{file.name}.lock").read_text() == ""  # so the next start need not check the database


async def test_a_slow_discord_does_not_hold_the_end_up(wire: Wire) -> None:
    game = await Game.begin(wire, wire.ada, wire.bo, mode="endless", rounds=1)
    await game.settled()
    before = await game.stored()
    person = game.whose_turn(before)
    controls = await game.controls(person)
    await wire.fault("slow", "PATCH", "/channels/*", seconds=60, times=100)
    await person.click(controls, likely(controls))
    assert await wire.stop_bot() == 0
    await wire.log_line("stopped before everything was shown")
    assert not [line for line in wire.lines if "error" in line]
    file = await database(wire)
    with closing(sqlite3.connect(file)) as left:
        assert left.execute(CLAIMED).fetchone() == (0,)
    assert file.with_name(f"{file.name}.lock").read_text() == ""
