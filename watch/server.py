"""The pages for those who watch: `/metrics`, `/health/live` and `/health/ready`."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from aiohttp import web
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4


class Readiness(NamedTuple):
    """The needs of a bot that is ready, each met or not, and the trouble with the database if there is any."""

    there: dict[str, bool]
    trouble: str | None = None


class MetricsServer:
    """Answers on an address of its own, away from Discord."""

    def __init__(self, text: Callable[[], Awaitable[bytes]], needs: Callable[[], Awaitable[Readiness]]) -> None:
        self._text = text
        self._needs = needs
        app = web.Application()
        app.router.add_get("/metrics", self._serve_metrics)
        app.router.add_get("/health/live", self._serve_live)
        app.router.add_get("/health/ready", self._serve_ready)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False)

    async def start(self, address: str, port: int) -> int:
        """Serve from now on; returns the port. OSError when it is taken."""
        await self._runner.setup()
        await web.TCPSite(self._runner, address, port).start()
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Stop serving."""
        await self._runner.cleanup()

    async def _serve_metrics(self, _request: web.Request) -> web.Response:
        return web.Response(body=await self._text(), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

    async def _serve_live(self, _request: web.Request) -> web.Response:
        return web.json_response({"live": True})

    async def _serve_ready(self, _request: web.Request) -> web.Response:
        needs = await self._needs()
        ready = all(needs.there.values())
        why = {} if needs.trouble is None else {"trouble": needs.trouble}
        return web.json_response({"ready": ready, **needs.there, **why}, status=200 if ready else 503)
