"""How shards identify: one after the other among all processes, none too often, and without keeping others waiting."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from compat.shards import SIDE_BY_SIDE
from playground.session_starts import SessionStarts
from tests.sessions.conftest import migrated, postgres, postgres_url
from tests.support.fleet import Fleet
from tests.support.over_the_wire import world
from tests.support.wire import Wire

__all__ = ["migrated", "postgres", "postgres_url"]

STEADY = "tests.support.steady_bot"
PROCESSES, EACH = 4, 2
SECONDS = 0.3
LONG = 60.0
"""Longer than a test may wait."""

side_by_side = pytest.mark.skipif(
    not SIDE_BY_SIDE.is_taken, reason="discord.py connects one shard after the other, and lets all else wait for that"
)


async def told(wire: Wire) -> Mapping[str, Any]:
    """What has come to the gateway."""
    found: Mapping[str, Any] = await wire.control("GET", "gateway")
    return found


async def test_processes_that_start_together_identify_once_a_shard(tmp_path: Path, postgres_url: str) -> None:
    async with Wire(world(tmp_path), starts=SessionStarts(2, SECONDS)) as wire:
        fleet = Fleet(wire, postgres_url, PROCESSES, EACH)
        try:
            await asyncio.gather(*(process.start() for process in fleet.processes))
            found = await told(wire)
            assert fleet.complaints() == []
        finally:
            await fleet.end()
    assert found["shards"] == [*range(PROCESSES * EACH)]
    assert (found["identifies"], found["refused"]) == (PROCESSES * EACH, 0)


async def test_queues_of_one_process_go_side_by_side(tmp_path: Path) -> None:
    async with Wire(world(tmp_path), shards=3, starts=SessionStarts(3, LONG)) as wire:
        await wire.fork_bot(STEADY)
        found = await told(wire)
    assert found["shards"] == [0, 1, 2]
    assert (found["identifies"], found["refused"]) == (3, 0)


@side_by_side
async def test_a_shard_resumes_while_another_waits_to_identify(tmp_path: Path) -> None:
    async with Wire(world(tmp_path), shards=2, starts=SessionStarts(1, LONG)) as wire:
        await wire.fork_bot(STEADY, ready=None)
        await wire.log_line("Shard ID 0 has connected")
        assert await wire.gateway("drop") in (1, 2)  # the other may have opened its socket before it waits
        await wire.log_line("Shard ID 0 has successfully RESUMED")
        assert (await told(wire))["identifies"] == 1


async def test_a_session_that_is_gone_waits_for_its_turn(tmp_path: Path) -> None:
    async with Wire(world(tmp_path), starts=SessionStarts(1, SECONDS)) as wire:
        await wire.fork_bot(STEADY)
        for _ in range(3):
            before = len(wire.lines)
            assert await wire.gateway("invalid", resumable=False) == 1
            await wire.log_line("Shard ID 0 has connected", after=before)
        found = await told(wire)
    assert (found["identifies"], found["refused"]) == (4, 0)


@side_by_side
async def test_too_few_logins_are_not_used_up(tmp_path: Path) -> None:
    async with Wire(world(tmp_path), shards=3, starts=SessionStarts(1, SECONDS, total=2)) as wire:
        await wire.fork_bot(STEADY, ready=None)
        line = await wire.log_line("too few logins left")
        assert "left=2" in line
        assert "needed=3" in line
        assert (await told(wire))["identifies"] == 0
        assert wire.playground is not None
        wire.playground.gateway.starts.total = 3
        await wire.log_line(" ready ")
        found = await told(wire)
        assert len([one for one in wire.lines if "too few" in one]) == 1
    assert (found["identifies"], found["session_start_limit"]["remaining"]) == (3, 0)
