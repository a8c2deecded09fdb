"""REST v10 over aiohttp: its answers with rate-limit headers, faults, and a record of what the bot sent."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import web
from PIL import Image

from playground.errors import Refusal
from playground.faults import Fault, Faults
from playground.latency import Latency
from playground.limits import Upload
from playground.rates import RateLimits, rate_limited_body, rate_limited_headers
from playground.request_bodies import read_body
from playground.session_starts import SessionStarts
from playground.world import World

API = "/api/v10"
RECORDED = 2000  # requests
RECORDED_BYTES = 64 * 1024 * 1024
AVATAR_COLOURS = ("#5865f2", "#747f8d", "#3ba55c", "#faa61a", "#ed4245", "#eb459e")

# What an application's own page says of it beside what other places say.
APPLICATION: dict[str, Any] = {
    "type": None,
    "flags_new": "0",
    "redirect_uris": [],
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "approximate_guild_count": 1,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "eligible_oauth2_scopes": ["bot", "applications.commands"],
}

Validator = Callable[[str, str, Any], list[str]]
log = logging.getLogger("playground")


@dataclass(slots=True)
class RecordedRequest:
    """One request of the bot, and how it was answered (status 0 when the answer was lost)."""

    number: int
    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: list[Upload] = field(default_factory=list)
    status: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON; the files by name, size and alt text."""
        files = [
            {"filename": one.filename, "size": len(one.data), "description": one.description} for one in self.files
        ]
        return {
            "number": self.number,
            "method": self.method,
            "path": self.path,
            "query": self.query,
            "body": self.body,
            "files": files,
            "status": self.status,
        }


class RequestRecord:
    """The last requests of the bot, and in strict mode what is wrong with them."""

    def __init__(self) -> None:
        self.requests: deque[RecordedRequest] = deque()
        self.violations: list[str] = []
        self.count = 0
        self._bytes = 0

    def add(self, method: str, path: str, query: Mapping[str, str], body: Any, files: list[Upload]) -> RecordedRequest:
        """Keep one more request and forget the oldest ones past the bounds."""
        self.count += 1
        entry = RecordedRequest(self.count, method, path, dict(query), body, files)
        self.requests.append(entry)
        self._bytes += sum(len(one.data) for one in files)
        while len(self.requests) > RECORDED or (self._bytes > RECORDED_BYTES and len(self.requests) > 1):
            self._bytes -= sum(len(one.data) for one in self.requests.popleft().files)
        return entry

    def clear(self) -> None:
        """Forget all requests and violations; numbers go on."""
        self.requests.clear()
        self.violations.clear()
        self._bytes = 0


class Rest:
    """The handler of everything below /api/v10."""

    def __init__(
        self,
        world: World,
        gateway_url: Callable[[], str],
        *,
        strict_rates: bool = False,
        shards: int = 1,
        starts: SessionStarts,
        latency: Latency,
    ) -> None:
        self.world = world
        self.faults = Faults()
        self.record = RequestRecord()
        self.rates = RateLimits(strict_rates)
        self.validator: Validator | None = None
        self.before_answer: Callable[[], object] = lambda: None
        self._gateway_url = gateway_url
        self._shards = shards
        self._starts = starts
        self._latency = latency

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of REST and of uploaded files."""
        return [
            web.route("*", API + "/{path:.*}", self.handle),
            web.get("/attachments/{channel}/{attachment}/{name}", self.attachment),
            web.get("/cdn/embed/avatars/{number}.png", self.avatar),
        ]

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one REST request."""
        path = request.path.removeprefix(API)
        try:
            body, files = await read_body(request)
        except Refusal as refusal:
            return _answer(refusal.status, refusal.body(), {})
        entry = self.record.add(request.method, path, request.query, body, files)
        fault = self.faults.take(request.method, path)
        if fault is not None and fault.kind in ("429", "error", "dropped"):
            return self._fail(request, entry, fault)
        verdict = self.rates.count_request(request.method, path)
        if not verdict.has_passed:
            entry.status = 429
            return _answer(429, verdict.body, verdict.headers)
        await self._latency.wait()
        status, answer = self._carry_out(request, path, body, files)
        self.before_answer()
        await self._latency.wait()
        if fault is not None and fault.kind == "lost":
            return _cut(request)
        if fault is not None and fault.kind == "slow":
            await asyncio.sleep(fault.seconds)
        entry.status = status
        return _answer(status, answer, verdict.headers)

    def _fail(self, request: web.Request, entry: RecordedRequest, fault: Fault) -> web.StreamResponse:
        if fault.kind == "dropped":
            return _cut(request)
        if fault.kind == "error":
            entry.status = fault.status
            if fault.html is not None:
                return web.Response(status=fault.status, text=fault.html, content_type="text/html")
            return _answer(fault.status, fault.body or {"message": f"{fault.status}", "code": 0}, {})
        entry.status = 429
        headers = rate_limited_headers(fault.seconds, fault.scope)
        if not fault.via:
            del headers["Via"]
        return _answer(429, rate_limited_body(fault.seconds, fault.scope), headers)

    def _carry_out(self, request: web.Request, path: str, body: Any, files: list[Upload]) -> tuple[int, Any]:
        try:
            if not path.startswith(("/interactions/", "/webhooks/")):
                self._authorize(request)
            own = self._own(request.method, path)
            if own is not None:
                return 200, own
            self._validate(request.method, path, body)
            answer = self.world.bot.rest_call(request.method, path, body, request.query, files)
        except Refusal as refusal:
            log.info("%s %s refused: %s %s", request.method, path, refusal, refusal.errors or "")
            return refusal.status, refusal.body()
        if path.endswith("/callback") and request.query.get("with_response", "").lower() not in ("1", "true"):
            return 204, None
        return (204 if answer is None else 200), answer

    def _authorize(self, request: web.Request) -> None:
        if request.headers.get("Authorization") != f"Bot {self.world.token}":
            raise Refusal(401, 0, "401: Unauthorized")

    def _own(self, method: str, path: str) -> dict[str, Any] | None:
        match method, path.strip("/"):
            case "GET", "gateway":
                return {"url": self._gateway_url()}
            case "GET", "gateway/bot":
                limit = self._starts.session_start_limit()
                return {"url": self._gateway_url(), "shards": self._shards, "session_start_limit": limit}
            case "GET", "applications/@me":
                answer: dict[str, Any] = self.world.bot.rest_call("GET", "/oauth2/applications/@me", None, {}, [])
                return {**answer, **APPLICATION}
        return None

    def _validate(self, method: str, path: str, body: Any) -> None:
        if self.validator is None or body is None:
            return
        wrong = self.validator(method, path, body)
        if wrong:
            self.record.violations.extend(f"{method} {path}: {one}" for one in wrong)
            errors = {"_errors": [{"code": "OPENAPI", "message": one} for one in wrong]}
            raise Refusal(400, 50035, "Invalid Form Body", errors)

    async def attachment(self, request: web.Request) -> web.StreamResponse:
        """Serve an uploaded file."""
        number = request.match_info["attachment"]
        data = self.world.views.uploaded_bytes(int(number)) if number.isdecimal() else None
        if data is None:
            raise web.HTTPNotFound()
        kind = "image/png" if data.startswith(b"\x89PNG") else "application/octet-stream"
        if data.startswith(b"GIF8"):
            kind = "image/gif"
        elif data[8:12] == b"WEBP":
            kind = "image/webp"
        headers = {"Cache-Control": "max-age=3600", "X-Content-Type-Options": "nosniff"}
        return web.Response(body=data, content_type=kind, headers=headers)

    async def avatar(self, request: web.Request) -> web.StreamResponse:
        """Serve one of the default avatars: a plain square of its colour."""
        number = request.match_info["number"]
        colour = AVATAR_COLOURS[int(number) % len(AVATAR_COLOURS) if number.isdecimal() else 0]
        buffer = io.BytesIO()
        Image.new("RGB", (64, 64), colour).save(buffer, "PNG")
        return web.Response(body=buffer.getvalue(), content_type="image/png")


def _answer(status: int, body: Any, headers: Mapping[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py reads the body as text unless the type is exactly this, without a charset.
    return web.Response(
        status=status, body=msgspec.json.encode(body), headers={**headers, "Content-Type": "application/json"}
    )


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
