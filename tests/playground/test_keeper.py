"""What the playground has answered, it knows when it was killed in the next moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from playground import rest
from playground.world import World
from playground.world_files import WorldKeeper, open_world
from tests.playground.bare import Bare
from tests.support.wire import Wire


def known(world: World) -> Any:
    """Everything that a world knows."""
    return {**msgspec.json.decode(world.dump()), "kept": 0}


@pytest.fixture
def world(tmp_path: Path) -> World:
    return open_world(tmp_path)


@pytest.fixture
async def keeper(tmp_path: Path, world: World) -> WorldKeeper:
    """What keeps the world, which is on disk as soon as there is one."""
    return WorldKeeper(world, tmp_path)


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


async def test_messages_threads_and_commands_are_there_again(tmp_path: Path, world: World, keeper: WorldKeeper) -> None:
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


async def test_what_a_channel_had_goes_with_it(tmp_path: Path, world: World, keeper: WorldKeeper) -> None:
    thread = world.ledger.create_thread(channel(world, "games"), "Table 1", world.bot_id)
    await asyncio.sleep(0)
    await keeper.save_world()
    world.ledger.delete_channel(thread.id)
    await asyncio.sleep(0)
    assert known(open_world(tmp_path)) == known(world)


async def test_a_line_that_was_not_written_to_its_end_is_passed_over(
    tmp_path: Path, world: World, keeper: WorldKeeper
) -> None:
    await say(world, "whole")
    before = known(world)
    await say(world, "half")
    (path,) = changes(tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    assert known(open_world(tmp_path)) == before


async def test_changes_that_a_world_on_disk_has_already_are_passed_over(
    tmp_path: Path, world: World, keeper: WorldKeeper
) -> None:
    gone = await say(world, "soon gone")
    (path,) = changes(tmp_path)
    older = path.read_bytes()
    world.ledger.delete_message(channel(world, "games"), gone)
    await keeper.save_world()
    assert not changes(tmp_path)
    path.write_bytes(older)  # as if it had been killed before it could delete this
    assert known(open_world(tmp_path)) == known(world)


async def test_a_world_that_did_not_come_to_disk_is_found_in_the_changes(
    tmp_path: Path, world: World, keeper: WorldKeeper
) -> None:
    older = (tmp_path / "world.json").read_bytes()
    await say(world, "before it was to be kept")
    (path,) = changes(tmp_path)
    before = path.read_bytes()
    await keeper.save_world()
    await say(world, "after that")
    path.write_bytes(before)
    (tmp_path / "world.json").write_bytes(older)
    assert known(open_world(tmp_path)) == known(world)


async def test_another_start_writes_into_a_file_of_its_own(tmp_path: Path, world: World, keeper: WorldKeeper) -> None:
    await say(world, "first")
    again = open_world(tmp_path)
    WorldKeeper(again, tmp_path)
    await say(again, "second")
    assert len(changes(tmp_path)) == 2
    assert known(open_world(tmp_path)) == known(again)


async def test_a_new_world_has_nothing_of_one_that_can_not_be_read(
    tmp_path: Path, world: World, keeper: WorldKeeper
) -> None:
    await say(world, "in the old world")
    (tmp_path / "world.json").write_bytes(b"{")
    assert open_world(tmp_path).is_untouched
    assert not changes(tmp_path)


async def ask(bare: Bare, method: str, path: str, **more: Any) -> None:
    """Make a request and wait for its answer."""
    async with bare.call(method, path, **more) as answer:
        await answer.read()


def acknowledged(world: World) -> Any:
    """What the bot was told by answers."""
    everything = known(world)
    answered = [record for record in everything["interactions"] if record["responded"]]
    return {**{key: everything[key] for key in ("channels", "messages", "commands")}, "interactions": answered}


async def test_everything_is_written_down_before_its_answer_leaves(
    tmp_path: Path, bare: Bare, monkeypatch: pytest.MonkeyPatch
) -> None:
    playground = bare.wire.playground
    assert playground is not None
    left, answer = [], rest._answer

    def leaves(status: int, *more: Any) -> Any:
        left.append((status, acknowledged(open_world(tmp_path)) == acknowledged(playground.world)))
        return answer(status, *more)

    monkeypatch.setattr(rest, "_answer", leaves)
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    await bare.answer(interaction, {"type": 4, "data": {"content": "first", "flags": 64}}, query="")
    webhook = f"/webhooks/{bare.application_id}/{interaction['token']}"
    await ask(bare, "POST", webhook, json={"content": "second"})
    await ask(bare, "PATCH", webhook + "/messages/@original", json={"content": "first, mended"})
    channel_id = interaction["channel_id"]
    _, message = await bare.post(channel_id, {"content": "third"})
    await ask(bare, "PATCH", f"/channels/{channel_id}/messages/{message['id']}", json={"content": "third, mended"})
    await ask(bare, "DELETE", f"/channels/{channel_id}/messages/{message['id']}")
    assert left == [(status, True) for status in (200, 204, 200, 200, 200, 200, 204)]


async def test_an_answered_message_outlives_a_kill(tmp_path: Path) -> None:
    async with Wire(tmp_path, process=True) as wire:
        status = await wire.status()
        bare = Bare(wire, status["environment"], status["application_id"])
        where = wire.ada.channel("#games")
        _, message = await bare.post(str(where), {"content": "answered"})
        await ask(bare, "PATCH", f"/channels/{where}/messages/{message['id']}", json={"content": "and mended"})
        await wire.close(kill=True)
        assert open_world(tmp_path).ledger.messages[int(where)][int(message["id"])].content == "and mended"
        await wire.open()
