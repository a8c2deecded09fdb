"""The watch over one bot: it listens, looks from time to time, and serves what it found."""

import asyncio
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

import aiohttp

from sessions import StoreUnavailable
from ui import HostBot
from watch.interactions import InteractionCounts
from watch.metrics import Metrics
from watch.requests import RequestCounts
from watch.server import MetricsServer, Readiness

SAMPLE_INTERVAL = 0.5
"""Seconds between two looks at how late the event loop is."""
COUNT = 15.0
"""Seconds for which what was counted in the store is served again."""


class Watch:
    """Metrics and health of one bot, from before it connects until it has ended."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.metrics.listen()
        self._interactions = InteractionCounts(self.metrics)
        self._requests = RequestCounts(self.metrics)
        self._sampling: asyncio.Task[None] | None = None
        self._server: MetricsServer | None = None
        self._counted = float("-inf")
        self._bot: HostBot

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """The tracing that counts discord.py's requests."""
        return self._requests.trace

    def watch_over(self, bot: HostBot) -> None:
        """Watch over this bot from now on."""
        self._bot = bot
        for event in ("shard_ready", "shard_resumed", "shard_disconnect"):
            bot.add_listener(_shard_event_counter(self.metrics, event), f"on_{event}")

    async def serve(self, address: str, port: int) -> int:
        """Serve what is seen; returns the port. OSError when it is taken."""
        self._sampling = asyncio.create_task(self._sample_until_closed())
        self._server = MetricsServer(self.text, self.needs)
        return await self._server.start(address, port)

    async def text(self) -> bytes:
        """All metrics as Prometheus reads them."""
        await self._update_gauges()
        return self.metrics.text()

    async def needs(self) -> Readiness:
        """The needs of a bot that is ready, each met or not, and the trouble with the database if there is any."""
        health = self._bot.health
        needs = {
            "connected": health.is_connected,
            "database": await health.accepts_writes(),
            "housekeeping": health.keeps_house,
        }
        self.metrics.ready.set(all(needs.values()))
        return Readiness(needs, None if needs["database"] else self._bot.health.write_trouble)

    async def close(self) -> None:
        """Stop serving and watching."""
        if self._server is not None:
            await self._server.close()
        if self._sampling is not None:
            self._sampling.cancel()
            await asyncio.wait([self._sampling])
        self._interactions.stop_counting()
        self.metrics.stop_counting()

    async def _sample_until_closed(self) -> None:
        """Observe how late the loop comes, and what stays unanswered, again and again."""
        while True:
            began = monotonic()
            await asyncio.sleep(SAMPLE_INTERVAL)
            self.metrics.loop_lag.observe(max(0.0, monotonic() - began - SAMPLE_INTERVAL))
            self._interactions.count_unanswered()

    async def _update_gauges(self) -> None:
        """Bring up to date what nobody signals."""
        await self.needs()
        metrics, router = self.metrics, self._bot.router
        metrics.questions.labels("waiting").set(router.workers.waiting_count)
        metrics.questions.labels("thinking").set(router.workers.thinking_count)
        metrics.requests_waiting.set(router.budget.waiting_count)
        metrics.allowed.set(router.budget.requests_per_second)
        metrics.servers.set(len(self._bot.guilds))
        metrics.tasks.set(len(asyncio.all_tasks()))
        metrics.failing.set(router.publisher.failing_count)
        shards = self._bot.health.shards()
        metrics.shards.labels("connected").set(sum(latency is not None for latency in shards.values()))
        metrics.shards.labels("away").set(sum(latency is None for latency in shards.values()))
        for shard, latency in shards.items():
            if latency is not None:
                metrics.latency.labels(shard).set(latency)
        if monotonic() - self._counted >= COUNT:
            await self._count_stored()

    async def _count_stored(self) -> None:
        try:
            found = await self._bot.health.backlog()
        except StoreUnavailable:
            return  # what was counted last stands; that the database is away is told by other numbers
        self._counted = monotonic()
        metrics = self.metrics
        for game in self._bot.router.tables.games:
            metrics.open.labels(game).set(found.open.get(game, 0))
        metrics.behind.set(found.behind)
        for kind in self._bot.router.due.kinds:
            metrics.due.labels(kind).set(found.due.get(kind, 0))
        metrics.due_age.set(found.oldest)


def _shard_event_counter(metrics: Metrics, event: str) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def count(_shard: int) -> None:
        metrics.gateway.labels(event.removeprefix("shard_")).inc()

    return count
