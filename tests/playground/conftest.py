"""A playground in this process and the probe bot as a process of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.playground.bare import bare
from tests.support.wire import Wire

__all__ = ["bare", "wire"]

PROBE = "tests.playground.probe_bot"
"""The module whose `main` runs the probe bot."""


@pytest_asyncio.fixture(loop_scope="session")
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    """A playground with the probe bot logged in."""
    async with Wire(tmp_path) as wire:
        await wire.fork_bot(PROBE)
        yield wire
