"""A bot that can't run says why in one sentence, and by its exit code whether to start it again may help."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from compat.shards import SIDE_BY_SIDE
from playground.session_starts import SessionStarts
from tests.support.nursery import nursery
from tests.support.over_the_wire import world
from tests.support.rules import ROOT
from tests.support.wire import Wire

FOR_GOOD, LATER = 78, 2
STEADY = "tests.support.steady_bot"
NOBODY_S = "192.0.2.1"
"""An address for documentation, which no machine has."""
TOKEN = "bm90LW91cnM.nor.yours"


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Wire]:
    """A playground without a bot."""
    async with Wire(world(tmp_path)) as opened:
        yield opened


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else is."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


async def ended(wire: Wire, **env: str) -> tuple[int | None, list[str]]:
    """How a bot in this world has ended, and what it said."""
    settings = {**os.environ, **await wire.settings(), "PYTHONPATH": str(ROOT), "LOG_LEVEL": "ERROR", **env}
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), env=settings, cwd=wire.state, stderr=asyncio.subprocess.PIPE
    )
    _, said = await bot.communicate()
    return bot.returncode, said.decode().strip().splitlines()


async def forked(wire: Wire, **env: str) -> tuple[int, list[str]]:
    """The same of one that finds everything imported and drawn, and whatever stands in the folder of the code."""
    bot = await nursery().fork("bot", {**await wire.settings(), "LOG_LEVEL": "ERROR", **env})
    said = await bot.stdout.read()
    return await bot.wait(), said.decode().strip().splitlines()


async def test_a_port_that_is_taken(empty: Wire, taken: int) -> None:
    code, (said,) = await ended(empty, METRICS_PORT=str(taken))
    assert code == LATER
    assert said.startswith("METRICS_PORT can't be used: ")
    assert "in use" in said
    # The database was closed properly: the next start has nothing to look over.
    code, lines = await forked(empty, METRICS_PORT=str(taken), LOG_LEVEL="INFO")
    assert code == LATER
    assert not [line for line in lines if "not clean" in line], lines


@pytest.mark.parametrize(("address", "code"), [("nonsense.invalid", FOR_GOOD), (NOBODY_S, LATER)])
async def test_an_address_that_is_not_this_machine_s(empty: Wire, address: str, code: int) -> None:
    ended_with, (said,) = await forked(empty, METRICS_PORT="0", METRICS_ADDRESS=address)
    assert said.startswith("METRICS_ADDRESS can't be used: ")
    assert ended_with == code


async def test_a_token_that_is_not_accepted(empty: Wire) -> None:
    code, said = await forked(empty, DISCORD_TOKEN=TOKEN)
    assert said == ["DISCORD_TOKEN is not accepted: copy it again from the Discord developer portal."]
    assert code == FOR_GOOD


async def test_a_discord_that_is_not_there(empty: Wire, unused_tcp_port: int) -> None:
    code, (said,) = await forked(empty, DISCORD_API=f"http://127.0.0.1:{unused_tcp_port}/api/v10")
    assert code == LATER
    assert said.startswith(f"Discord can't be reached at http://127.0.0.1:{unused_tcp_port}/api/v10: ")


async def test_a_misspelt_setting_is_noticed(empty: Wire, taken: int) -> None:
    (empty.state / ".env").write_text("METRIC_PORT=9\n")
    _, said = await ended(empty, METRICS_PORT=str(taken), LOG_LEVEL="WARNING")
    (line,) = [line for line in said if "METRIC_PORT" in line]
    assert "no such setting" in line
    assert "METRICS_PORT" in line


@pytest.mark.parametrize(
    ("code", "shards", "ending", "advice"),
    [
        (4004, "", FOR_GOOD, "DISCORD_TOKEN"),
        (4010, "1", FOR_GOOD, "SHARD_IDS"),
        (4011, "1", FOR_GOOD, "raise it in all processes (Discord recommends 3)"),
        (4011, "", LATER, "start the bot again"),
        (4012, "", FOR_GOOD, "update Elementarium"),
        (4013, "", FOR_GOOD, "update Elementarium"),
        (4014, "", FOR_GOOD, "Privileged Gateway Intents"),
    ],
)
async def test_a_gateway_that_closes_for_good(tmp_path: Path, code: int, shards: str, ending: int, advice: str) -> None:
    """One sentence and no traceback; the shards that were still to come don't identify any more.

    discord.py by itself notices it when all its shards have connected, so it has one then.
    """
    recommended = 3 if shards or SIDE_BY_SIDE.is_taken else 1
    async with Wire(world(tmp_path), shards=recommended, starts=SessionStarts(1, seconds=60.0)) as wire:
        await wire.fork_bot(STEADY, ready=None, env={"LOG_LEVEL": "ERROR", "SHARD_COUNT": shards})
        await wire.ada.bot_is(True)
        assert await wire.gateway("close", code=code) == 1
        assert await wire.bot_ended() == ending
        (said,) = [line for line in wire.lines[:-1] if line]
        assert advice in said
        assert (await wire.control("GET", "gateway"))["identifies"] == 1
