"""Rate limits: a bucket for each route and channel, told in headers with every answer."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MAJOR = {"channels": 1, "guilds": 1, "webhooks": 2}  # how many segments after the name belong to the bucket's key
BUCKETS = 4000


@dataclass(frozen=True, slots=True)
class Allowance:
    """A limit: the requests that are let through within so many seconds."""

    requests: int
    seconds: float


GENEROUS = Allowance(1000, 1.0)
LIKE_DISCORD = Allowance(5, 5.0)  # what is known from practice for messages; Discord publishes no numbers
GLOBAL_LIKE_DISCORD = Allowance(50, 1.0)


@dataclass(slots=True)
class _Bucket:
    left: int
    until: float


@dataclass(frozen=True, slots=True)
class RateVerdict:
    """The verdict on a request: passed or not, the headers of its answer, and the body of a 429."""

    has_passed: bool
    headers: Mapping[str, str]
    body: Mapping[str, Any]


class RateLimits:
    """Counts requests. `strict` takes Discord's usual numbers instead of ones that nobody meets by playing."""

    def __init__(self, strict: bool = False) -> None:
        self._buckets: dict[tuple[str, str], _Bucket] = {}
        self.set_strict(strict)

    def set_strict(self, strict: bool) -> None:
        """Take Discord's usual numbers from now on, or those that nobody meets."""
        self.each = LIKE_DISCORD if strict else GENEROUS
        self.all = GLOBAL_LIKE_DISCORD if strict else GENEROUS
        self._buckets.clear()

    def count_request(self, method: str, path: str) -> RateVerdict:
        """Count one request and say whether it may pass."""
        route, major = _route(method, path)
        now = time.time()
        over_all = not route.startswith(("POST /interactions", "/webhooks")) and "/webhooks/" not in route
        if over_all and not _take(self._bucket(("*", ""), self.all, now)):
            return self._refused(route, self._buckets["*", ""], now, "global")
        allowance = self.each
        bucket = self._bucket((route, major), allowance, now)
        if not _take(bucket):
            return self._refused(route, bucket, now, "user")
        return RateVerdict(True, self._headers(route, bucket, now), {})

    def _bucket(self, key: tuple[str, str], allowance: Allowance, now: float) -> _Bucket:
        bucket = self._buckets.get(key)
        if bucket is None or bucket.until <= now:
            bucket = self._buckets[key] = _Bucket(allowance.requests, now + allowance.seconds)
            if len(self._buckets) > BUCKETS:
                self._buckets = {key: one for key, one in self._buckets.items() if one.until > now}
        return bucket

    def _headers(self, route: str, bucket: _Bucket, now: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(self.each.requests),
            "X-RateLimit-Remaining": str(max(bucket.left, 0)),
            "X-RateLimit-Reset": f"{bucket.until:.3f}",
            "X-RateLimit-Reset-After": f"{max(bucket.until - now, 0):.3f}",
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
        }

    def _refused(self, route: str, bucket: _Bucket, now: float, scope: str) -> RateVerdict:
        wait = round(max(bucket.until - now, 0.001), 3)
        return RateVerdict(
            False,
            {**self._headers(route, bucket, now), **rate_limited_headers(wait, scope)},
            rate_limited_body(wait, scope),
        )


def rate_limited_headers(wait: float, scope: str) -> dict[str, str]:
    """Return the headers that a 429 has beside the usual ones; discord.py retries only those that have a Via."""
    headers = {"Retry-After": str(max(1, round(wait))), "X-RateLimit-Scope": scope, "Via": "1.1 playground"}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    return headers


def rate_limited_body(wait: float, scope: str) -> dict[str, Any]:
    """Return the body of a 429: to be tried again after `wait` seconds."""
    return {"message": "You are being rate limited.", "retry_after": wait, "global": scope == "global"}


def _take(bucket: _Bucket) -> bool:
    bucket.left -= 1
    return bucket.left >= 0


def _route(method: str, path: str) -> tuple[str, str]:
    parts = path.strip("/").split("/")
    if parts[0] == "interactions":  # each is answered once and never waits for another
        return f"{method} /interactions", "/".join(parts[1:3])
    kept = MAJOR.get(parts[0], 0)
    shape = [part if not part.isdecimal() else "{id}" for part in parts]
    if parts[0] == "webhooks" and len(parts) > 2:
        shape[2] = "{token}"
    return f"{method} /{'/'.join(shape)}", "/".join(parts[1 : 1 + kept])
