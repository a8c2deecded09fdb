"""The requests to Discord, by what they ask for and what came of them."""

import re
from time import perf_counter
from types import SimpleNamespace

import aiohttp

from ui.interactions import signals
from watch.metrics import Metrics

TOO_MANY = 429
SERVER_ERROR = 500
SUCCESS = range(200, 300)
MOST_FAILED = 1000
WORD = re.compile(r"@?[a-z][a-z-]{0,30}")
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


def route(path: str) -> str:
    """A path without what it names: no number of anybody, no token."""
    found: list[str] = []
    for part in path.split("/"):
        if not part or part == "api" or re.fullmatch(r"v\d+", part):
            continue
        if found and found[-1] == ":id" and found[0] in ("interactions", "webhooks"):
            found.append(":token")
        else:
            found.append(part if part == "oauth2" or WORD.fullmatch(part) else ":id")
    return "/" + "/".join(found)


class RequestCounts:
    """Counts what discord.py asks of Discord, by aiohttp's own tracing."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._failed: dict[tuple[str, str], None] = {}
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._note_start)
        self.trace.on_request_end.append(self._count_response)
        self.trace.on_request_exception.append(self._count_lost)

    async def _note_start(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        context.began = perf_counter()
        if (params.method, params.url.path) in self._failed:
            del self._failed[params.method, params.url.path]
            self._metrics.retries.inc()

    async def _count_response(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        method, path, status = params.method, params.url.path, params.response.status
        self._metrics.requests.labels(method, route(path), status).inc()
        self._metrics.request_time.observe(perf_counter() - context.began)
        if status == TOO_MANY:
            self._metrics.limited.labels(_scope(params.response)).inc()
        if status == TOO_MANY or status >= SERVER_ERROR:
            self._remember_failed(method, path)
        elif status in SUCCESS and (callback := CALLBACK.search(path)):
            signals.answered(int(callback[1]))

    async def _count_lost(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._metrics.lost.inc()
        self._remember_failed(params.method, params.url.path)

    def _remember_failed(self, method: str, path: str) -> None:
        self._failed[method, path] = None
        if len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]


def _scope(response: aiohttp.ClientResponse) -> str:
    """The kind of limit that was reached: the bot's own, or one that it shares."""
    scope = response.headers.get("X-RateLimit-Scope", "unknown")
    return scope if scope in ("user", "shared", "global") else "unknown"
