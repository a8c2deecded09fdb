"""The world goes on after everything was killed and started again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from playground.world import World
from playground.world_files import open_world
from tests.playground.conftest import PROBE
from tests.support.person import PATIENCE
from tests.support.rules import ROOT
from tests.support.wire import Wire


def children(pid: int) -> list[int]:
    """Return the processes that a process started."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def test_a_game_goes_on_after_kill_9_of_everything(tmp_path: Path) -> None:
    async with Wire(tmp_path, process=True) as wire:
        await wire.fork_bot(PROBE)
        message = (await wire.ada.slash("#games", "probe start", opponent=wire.bo)).message
        await wire.ada.slash("#games", "probe thread")
        thread = await wire.ada.thread("Table 1")
        await wire.ada.slash("#games", "probe dm")
        await wire.bo.say(thread, "the last words before the end")
        await wire.kill_bot()
        await wire.close(kill=True)

        await wire.open()
        await wire.fork_bot(PROBE)
        assert (await wire.ada.dms())[0].content == "Your hand"
        assert (await wire.bo.messages(thread))[-1].content == "the last words before the end"
        again = await wire.bo.wait("#games", "challenges")
        assert again == message
        assert len(await wire.download(again.pictures[0])) == again.raw["attachments"][0]["size"]
        await wire.bo.click(again, "Accept")
        await wire.ada.change(again, "Accepted by")


async def test_a_bot_that_lived_on_connects_again(tmp_path: Path) -> None:
    async with Wire(tmp_path, process=True) as wire:
        await wire.fork_bot(PROBE)
        message = (await wire.ada.slash("#games", "probe start")).message
        await wire.save()
        await wire.close(kill=True)
        await wire.open()
        await wire.ada.bot_is(True)
        await wire.bo.click(message, "Accept")
        await wire.ada.change(message, "Accepted by")


async def test_a_change_is_on_disk_shortly_after(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        assert wire.playground is not None
        written: asyncio.Queue[bytes] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        keeper = wire.playground.keeper
        keeper.on_write = lambda data: loop.call_soon_threadsafe(written.put_nowait, data)
        await wire.bo.say("#games", "words to be kept")
        async with asyncio.timeout(PATIENCE):
            while b"words to be kept" not in await written.get():
                continue
        assert "words to be kept" in (tmp_path / "world.json").read_text()


async def test_pictures_move_with_the_address(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        await wire.fork_bot(PROBE)
        first = (await wire.ada.slash("#games", "probe start")).message
        old = wire.url
    async with Wire(tmp_path) as wire:
        assert wire.url != old or os.name == "nt"
        moved = (await wire.ada.messages("#games"))[0]
        assert moved.pictures[0].removeprefix(wire.url) == first.pictures[0].removeprefix(old)
        assert await wire.download(moved.pictures[0])


@pytest.mark.parametrize("junk", [b"", b"{", b"{}", b"[1]", b"\xff\x00"])
async def test_an_unreadable_world_is_replaced_with_one_line(
    tmp_path: Path, junk: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "world.json").write_bytes(junk)
    with caplog.at_level(logging.WARNING, logger="playground"):
        world = open_world(tmp_path)
    assert len(world.people) == 4
    (line,) = caplog.messages
    assert "can't be read" in line
    assert "\n" not in line


async def test_a_fresh_world_has_fresh_ids_and_a_kept_one_its_own(tmp_path: Path) -> None:
    one = World.fresh(tmp_path / "one")
    other = World.fresh(tmp_path / "other")
    assert one.application_id != other.application_id
    assert not {*one.people.values()} & {*other.people.values()}
    one.set_locale(one.people["bo"], "de")
    again = World.load(tmp_path / "one", one.dump())
    assert [again.locale_of(one.people[key]) for key in ("ada", "bo")] == ["en-US", "de"]
    assert (again.application_id, again.people, again.token) == (one.application_id, one.people, one.token)
    assert msgspec.json.decode(again.dump()) == msgspec.json.decode(one.dump())


class Command:
    """`python -m playground` with the probe bot."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def run(cls, state: Path, *more: str) -> Command:
        """Start it."""
        bot = f"{sys.executable} -m {PROBE}"
        command = [sys.executable, "-m", "playground", "--port", "0", "--state", str(state), "--bot", bot]
        return cls(await asyncio.create_subprocess_exec(*command, *more, cwd=ROOT, stdout=asyncio.subprocess.PIPE))

    async def line(self, text: str) -> str:
        """Wait for a line that holds this text."""
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            while text not in (found := (await self.process.stdout.readline()).decode()):
                assert found, f"no {text}"
            return found

    async def end(self, number: signal.Signals) -> int:
        """Send it a signal and return its exit code."""
        self.process.send_signal(number)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


async def test_the_command_runs_the_bot_and_ends_cleanly(tmp_path: Path) -> None:
    command = await Command.run(tmp_path)
    opened = await command.line("Open http://127.0.0.1:")
    assert "?as=ada" in opened
    await command.line("probe ready")
    (bot,) = children(command.process.pid)
    os.kill(bot, signal.SIGKILL)
    assert "signal SIGKILL" in await command.line("The bot ended unexpectedly")
    await command.line("probe ready")
    assert await command.end(signal.SIGTERM) == 0
    await command.line("Ended.")
    assert (tmp_path / "world.json").is_file()


async def test_several_processes_share_a_postgres(tmp_path: Path) -> None:
    command = await Command.run(tmp_path, "--processes", "2")
    await command.line("2 processes: shard 0 has the direct messages, shard 1 the server.")
    for _ in range(2):
        await command.line("probe ready")
    environments = [environment(one) for one in children(command.process.pid)]
    assert sorted((one["SHARD_IDS"], one["SHARD_COUNT"]) for one in environments) == [("0", "2"), ("1", "2")]
    (database,) = {one["DATABASE_URL"] for one in environments}
    assert database.startswith("postgresql+asyncpg://")
    assert await command.end(signal.SIGTERM) == 0


def environment(pid: int) -> dict[str, str]:
    """The environment of a process."""
    entries = Path(f"/proc/{pid}/environ").read_text().split("\0")
    return dict(entry.split("=", 1) for entry in entries if "=" in entry)


async def test_the_bot_does_not_outlive_a_killed_playground(tmp_path: Path) -> None:
    command = await Command.run(tmp_path)
    await command.line("probe ready")
    (bot,) = children(command.process.pid)
    watched = os.pidfd_open(bot)
    ended = asyncio.Event()
    asyncio.get_running_loop().add_reader(watched, ended.set)
    try:
        await command.end(signal.SIGKILL)
        await asyncio.wait_for(ended.wait(), PATIENCE)
    finally:
        asyncio.get_running_loop().remove_reader(watched)
        os.close(watched)


async def test_one_world_has_one_playground_and_fresh_empties_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "playground", "--no-bot", "--port", "0", "--state", str(tmp_path)]
    async with Wire(tmp_path, process=True) as wire:
        await wire.bo.say("#games", "in the old world")
        old = (await wire.status())["application_id"]
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        out, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 1
        assert "Another playground is using" in out.decode()
    (tmp_path / f"bot-{old}.db").touch()
    process = await asyncio.create_subprocess_exec(*command, "--fresh", cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    fresh = Command(process)
    await fresh.line("Open http://")
    assert await fresh.end(signal.SIGTERM) == 0
    assert not (tmp_path / f"bot-{old}.db").exists()
    assert World.load(tmp_path, (tmp_path / "world.json").read_bytes()).application_id != int(old)


async def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    async with Wire(tmp_path / "one") as wire:
        port = wire.url.rsplit(":", 1)[1]
        command = [sys.executable, "-m", "playground", "--no-bot", "--port", port, "--state", str(tmp_path / "two")]
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
        out, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 1
        assert f"Port {port} can't be used" in out.decode()
