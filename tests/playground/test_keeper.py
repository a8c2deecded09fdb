"""What the playground has answered, it knows when it was killed in the next moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from playground.keeper import Keeper, open_world
from playground.world import World


def known(world: World) -> Any:
    """Everything that a world knows."""
    return {**msgspec.json.decode(world.dump()), "kept": 0}


@pytest.fixture
def world(tmp_path: Path) -> World:
    return open_world(tmp_path)


@pytest.fixture
async def keeper(tmp_path: Path, world: World) -> Keeper:
    """What keeps the world, which is on disk as soon as there is one."""
    return Keeper(world, tmp_path)


def changes(folder: Path) -> list[Path]:
    """The files of what has changed since the world was kept whole."""
    return [*folder.glob("changes-*.jsonl")]


def channel(world: World, name: str) -> int:
    return next(found.id for found in world.ledger.channels.values() if found.name == name)


async def say(world: World, text: str, *, where: str = "games") -> int:
    """Write a message as the bot; it is answered as soon as the loop comes round."""
    message = world.ledger.create_message(channel(world, where), world.bot_id, text)
    await asyncio.sleep(0)
    return int(message.id)


async def test_messages_threads_and_commands_are_there_again(tmp_path: Path, world: World, keeper: Keeper) -> None:
    ledger, games = world.ledger, channel(world, "games")
    kept, gone = await say(world, "as it was"), await say(world, "soon gone")
    ledger.edit_message(games, kept, {"content": "as it is"})
    ledger.delete_message(games, gone)
    thread = ledger.create_thread(games, "Table 1", world.bot_id, message_id=kept)
    ledger.create_message(thread.id, world.people["ada"], "hello")
    ledger.create_thread(games, "Table 2", world.bot_id)
    ledger.register_commands(None, [{"name": "help", "type": 1, "description": "Help"}])
    await asyncio.sleep(0)
    again = open_world(tmp_path)
    assert known(again) == known(world)
    assert again.ledger.messages[games][kept].content == "as it is"
    assert "help" in str(again.ledger.commands)


async def test_what_a_channel_had_goes_with_it(tmp_path: Path, world: World, keeper: Keeper) -> None:
    thread = world.ledger.create_thread(channel(world, "games"), "Table 1", world.bot_id)
    await asyncio.sleep(0)
    await keeper.save()
    world.ledger.delete_channel(thread.id)
    await asyncio.sleep(0)
    assert known(open_world(tmp_path)) == known(world)


async def test_a_line_that_was_not_written_to_its_end_is_passed_over(
    tmp_path: Path, world: World, keeper: Keeper
) -> None:
    await say(world, "whole")
    before = known(world)
    await say(world, "half")
    (path,) = changes(tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    assert known(open_world(tmp_path)) == before


async def test_changes_that_a_world_on_disk_has_already_are_passed_over(
    tmp_path: Path, world: World, keeper: Keeper
) -> None:
    gone = await say(world, "soon gone")
    (path,) = changes(tmp_path)
    older = path.read_bytes()
    world.ledger.delete_message(channel(world, "games"), gone)
    await keeper.save()
    assert not changes(tmp_path)
    path.write_bytes(older)  # as if it had been killed before it could delete this
    assert known(open_world(tmp_path)) == known(world)


async def test_a_world_that_did_not_come_to_disk_is_found_in_the_changes(
    tmp_path: Path, world: World, keeper: Keeper
) -> None:
    older = (tmp_path / "world.json").read_bytes()
    await say(world, "before it was to be kept")
    (path,) = changes(tmp_path)
    before = path.read_bytes()
    await keeper.save()
    await say(world, "after that")
    path.write_bytes(before)
    (tmp_path / "world.json").write_bytes(older)
    assert known(open_world(tmp_path)) == known(world)


async def test_another_start_writes_into_a_file_of_its_own(tmp_path: Path, world: World, keeper: Keeper) -> None:
    await say(world, "first")
    again = open_world(tmp_path)
    Keeper(again, tmp_path)
    await say(again, "second")
    assert len(changes(tmp_path)) == 2
    assert known(open_world(tmp_path)) == known(again)


async def test_a_new_world_has_nothing_of_one_that_can_not_be_read(
    tmp_path: Path, world: World, keeper: Keeper
) -> None:
    await say(world, "in the old world")
    (tmp_path / "world.json").write_bytes(b"{")
    assert open_world(tmp_path).untouched
    assert not changes(tmp_path)
