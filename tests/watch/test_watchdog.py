"""A bot whose event loop is stuck ends, whatever holds it up, so that whoever looks after it starts it again."""

import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.over_the_wire import world
from tests.support.rules import ROOT
from tests.support.wire import Wire
from watch.watchdog import STUCK

STUCK_BOT = """
import sys, time, bot
from watch import watchdog

async def hold_up(self):
    watchdog.PATIENCE = 0.0
    time.sleep(1_000_000)

watchdog.TICK = 0.05
bot.Elementarium.on_ready = hold_up
sys.exit(bot.main())
"""
FULL_PIPE = """
import asyncio, logging, sys, threading, bot
from watch import watchdog

async def main():
    with watchdog.Watchdog(asyncio.get_running_loop()):
        while True:
            logging.getLogger("somebody").error("x" * 10_000)  # nobody reads this

watchdog.TICK = watchdog.SAID_WITHIN = 0.05
watchdog.PATIENCE = 0.5
bot.start_logging("INFO", "json")
asyncio.run(main())
"""


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Wire]:
    """A playground without a bot."""
    async with Wire(world(tmp_path)) as opened:
        yield opened


async def test_a_bot_that_is_stuck_says_where_and_ends(empty: Wire) -> None:
    await empty.start_bot(sys.executable, "-c", STUCK_BOT, ready=None)
    await empty.log_line("the event loop is stuck: ending the process")
    await empty.log_line("in hold_up")
    await empty.log_line("(the bot's log ends)")
    assert await empty.bot_ended() == STUCK


def test_a_log_that_nobody_reads_does_not_keep_it_from_ending() -> None:
    with subprocess.Popen([sys.executable, "-c", FULL_PIPE], cwd=ROOT, stderr=subprocess.PIPE) as process:
        assert process.wait() == STUCK
