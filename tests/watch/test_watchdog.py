"""A bot whose event loop is stuck ends, whatever holds it up, so that whoever looks after it starts it again."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.nursery import nursery
from tests.support.over_the_wire import world
from tests.support.wire import Wire
from watch.watchdog import STUCK

STUCK_BOT = "tests.support.stuck_bot"


@pytest.fixture
async def empty(tmp_path: Path) -> AsyncIterator[Wire]:
    """A playground without a bot."""
    async with Wire(world(tmp_path)) as opened:
        yield opened


async def test_a_bot_that_is_stuck_says_where_and_ends(empty: Wire) -> None:
    await empty.fork_bot(STUCK_BOT, ready=None)
    await empty.log_line("the event loop is stuck: ending the process")
    await empty.log_line("in hold_up")
    await empty.log_line("(the bot's log ends)")
    assert await empty.bot_ended() == STUCK


async def test_a_log_that_nobody_reads_does_not_keep_it_from_ending() -> None:
    process = await nursery().fork(STUCK_BOT, {"LOG_ONLY": "1"})
    assert await process.wait() == STUCK
    assert await process.stdout.read()  # what had room in the pipe
