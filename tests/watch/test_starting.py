"""A bot that can't be started as it is set ends with the code 2, and with one sentence about it."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.over_the_wire import world
from tests.support.rules import ROOT
from tests.support.wire import Wire

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


async def test_a_port_that_is_taken(empty: Wire, taken: int) -> None:
    code, (said,) = await ended(empty, METRICS_PORT=str(taken))
    assert code == 2
    assert said.startswith("METRICS_PORT can't be used: ")
    assert "in use" in said


async def test_a_token_that_is_not_accepted(empty: Wire) -> None:
    code, said = await ended(empty, DISCORD_TOKEN=TOKEN)
    assert (code, said) == (2, ["DISCORD_TOKEN is not accepted: copy it again from the Discord developer portal."])


async def test_a_discord_that_is_not_there(empty: Wire, unused_tcp_port: int) -> None:
    code, (said,) = await ended(empty, DISCORD_API=f"http://127.0.0.1:{unused_tcp_port}/api/v10")
    assert code == 2
    assert said.startswith(f"Discord can't be reached at http://127.0.0.1:{unused_tcp_port}/api/v10: ")
