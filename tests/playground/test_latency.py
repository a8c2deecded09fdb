"""What is on its way takes time by chance, within a bound."""

import asyncio

import pytest

from playground.latency import Latency

LONGEST = 0.35


async def waits_of(latency: Latency, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long a thousand ways take that do take time."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", sleep)
        for _ in range(1000):
            await latency.wait()
    return waited


async def test_most_ways_are_quick_and_a_few_long(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = await waits_of(Latency(LONGEST), monkeypatch)
    assert 200 < len(waited) < 600
    assert 0.2 * LONGEST < max(waited) <= LONGEST
    assert sum(one > 0.1 * LONGEST for one in waited) < len(waited) / 2


async def test_no_latency_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await waits_of(Latency(), monkeypatch) == []
