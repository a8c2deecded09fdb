"""The bot in two processes over real sockets: direct messages belong to one of them, the server to the other."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.games.elemental.test_wire import decide
from tests.sessions.conftest import migrated, postgres, postgres_url
from tests.support.fleet import Fleet
from tests.support.openapi import violations
from tests.support.over_the_wire import A_MOMENT, Game, likely, world
from tests.support.person import PATIENCE, Person, Seen
from tests.support.wire import Wire

__all__ = ["migrated", "postgres", "postgres_url"]

SHORT: dict[str, Any] = {"mode": "endless", "rounds": 1}
MOVES = 12
LOOKED = """SELECT count(*) FROM pg_stat_activity
 WHERE query LIKE 'SELECT objid%' AND state = 'idle' AND query_start > $1 AND datname = current_database()"""
SHOWN = """SELECT number, shown FROM tables JOIN surfaces ON id = table_id
 WHERE kind = 'table' AND surfaces.channel_id = $1"""


@pytest.fixture
async def fleet(tmp_path: Path, postgres_url: str) -> AsyncIterator[tuple[Wire, Fleet]]:
    async with Wire(world(tmp_path), validator=violations) as wire:
        fleet = Fleet(wire, postgres_url, 2)
        try:
            await fleet.start()
            yield wire, fleet
            assert not await wire.violations()
            assert fleet.complaints() == []
        finally:
            await fleet.end()


async def at_the_table(game: Game, person: Person) -> Seen:
    """The first button of the table: a message for one person, from the process that has the server."""
    table = await game.table()
    return await person.peek(table, table.buttons[0])


async def test_a_game_goes_on_through_both_processes(fleet: tuple[Wire, Fleet]) -> None:
    """Whoever's turn it is plays by direct message and at the table in turns; everything shows it, once."""
    wire, _ = fleet
    game = await Game.begin(wire, wire.ada, wire.bo, mode="endless", rounds=3)
    await game.controls(await game.turn())
    for move in range(MOVES):
        before = await game.table()
        if "Rematch" in before.buttons:
            break
        person = game.whose_turn(before)
        if move % 2:
            shown = await at_the_table(game, person)
            await game.press(person, shown)
            await person.dismiss(shown)
        else:
            await game.press(person, await game.controls(person))
        await game.people[0].changed(before)
    await game.settled()
    for person in game.people:
        assert len([message for message in await person.dms() if message.pictures]) == 1


async def test_each_process_is_killed_and_the_game_goes_on(fleet: tuple[Wire, Fleet]) -> None:
    wire, both = fleet
    game = await Game.begin(wire, wire.ada, wire.bo, **SHORT)
    for process in both.processes:
        before = await game.table()
        person = game.whose_turn(before)
        shown = await game.controls(person)
        await person.press(shown, likely(shown))
        await process.end()
        await process.start()
        await asyncio.gather(*(one.wait("dm", f"<#{game.place}>") for one in game.people))
        if (await game.table()) == before:  # the press may have been lost with the process
            again = await game.controls_unless_later(person, before)
            if again is not None:
                await game.press(person, again)
                await game.later_than(before)
    await game.settled()
    for person in game.people:
        assert len([message for message in await person.dms() if message.pictures]) == 1


async def everything_is_shown(fleet: Fleet, game: Game, number: int) -> None:
    """Wait until the processes have noted that all messages of a table show it up to this action."""
    connection = await asyncpg.connect(fleet.url)
    try:
        async with asyncio.timeout(PATIENCE):
            while tuple(await connection.fetchrow(SHOWN, int(game.place))) != (number, number):  # noqa: ASYNC110
                await asyncio.sleep(A_MOMENT)
    finally:
        await connection.close()


async def is_still_half_made(person: Person, begun: Seen) -> None:
    shown = await person.change(begun, lambda message: message.content == begun.content)
    assert shown.buttons == begun.buttons


async def begin_an_order(person: Person, shown: Seen) -> Seen:
    """Choose a piece, of which it is then asked where it goes."""
    piece = next(label for label in shown.buttons if re.fullmatch(r"\d \w+( ⚔)?", label))
    begun = (await person.click(shown, piece)).message
    return await person.wait(begun, lambda message: message.id == begun.id and "Back" in message.buttons)


async def test_an_order_half_made_outlives_what_the_other_process_shows(fleet: tuple[Wire, Fleet]) -> None:
    """Whoever has begun an order, by direct message or at the table, is not sent back by the other's."""
    wire, both = fleet
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental", setup="random")
    begun = await begin_an_order(wire.ada, await game.controls(wire.ada))
    at_table = await at_the_table(game, wire.bo)
    await decide(game, wire.bo, at_table)
    await everything_is_shown(both, game, 1)
    await is_still_half_made(wire.ada, begun)

    await decide(game, wire.ada, begun)
    begun = await begin_an_order(wire.bo, await wire.bo.change(at_table, "Round 2"))
    await decide(game, wire.ada)
    await everything_is_shown(both, game, 3)
    await is_still_half_made(wire.bo, begun)
    await decide(game, wire.bo, begun)
    await game.table("Round 3")


async def test_a_hand_shown_at_the_table_is_kept_up_to_date_by_whichever_process_is_left(
    fleet: tuple[Wire, Fleet],
) -> None:
    wire, both = fleet
    game = await Game.begin(wire, wire.ada, wire.bo, group="elemental", setup="random")
    at_table = await at_the_table(game, wire.bo)
    await decide(game, wire.bo, at_table)
    await everything_is_shown(both, game, 1)
    await both.processes[1].end()
    await decide(game, wire.ada)
    await wire.bo.change(at_table, "Round 2")


async def both_have_looked(connection: asyncpg.Connection) -> None:
    """Wait until each of two processes knows that the other is there."""
    since = await connection.fetchval("SELECT now()")
    async with asyncio.timeout(PATIENCE):
        while await connection.fetchval(LOOKED, since) < 2:  # noqa: ASYNC110  a database tells nobody
            await asyncio.sleep(A_MOMENT)


@pytest.fixture
async def fleet_that_does_not_sweep(tmp_path: Path, postgres_url: str) -> AsyncIterator[tuple[Wire, Fleet]]:
    async with Wire(world(tmp_path), validator=violations) as wire:
        fleet = Fleet(wire, postgres_url, 2, SWEEPS="never")
        try:
            await fleet.start()
            yield wire, fleet
        finally:
            await fleet.end()


@pytest.mark.parametrize("shard", [0, 1])
async def test_what_a_process_that_is_gone_had_not_shown_is_shown_by_the_other_without_a_sweep(
    fleet_that_does_not_sweep: tuple[Wire, Fleet], shard: int
) -> None:
    """Nobody presses anything after the kill: the other one notices by itself that nobody has the shard any more."""
    wire, both = fleet_that_does_not_sweep
    game = await Game.begin(wire, wire.ada, wire.bo, mode="endless", rounds=3)
    person = await game.turn()
    shown = await game.controls(person) if shard == 0 else await at_the_table(game, person)
    connection = await asyncpg.connect(both.url)
    await both_have_looked(connection)
    await wire.fault("slow", "PATCH", "/channels/*", seconds=2 * PATIENCE, times=1000)
    await game.press(person, shown)
    row = await connection.fetchrow(SHOWN, int(game.place))
    await connection.close()
    assert row["shown"] < row["number"]
    await both.processes[shard].end()
    await wire.control("DELETE", "faults")
    await everything_is_shown(both, game, row["number"])
