"""Discord's own OpenAPI document as a judge of what a bot sends (and of what the playground answers).

`violations(method, path, body)` says what is wrong with a request. Of unions the branch is taken that the body's `type`
names, ids that discord.py sends as numbers count as strings, and a multipart request is judged by its `payload_json`.
"""

from __future__ import annotations

import functools
import gzip
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec

DOCUMENT = Path(__file__).parents[1] / "data" / "discord-api" / "openapi.json.gz"
ID_KEYS = {"recipient_id", "channel_id", "message_id", "guild_id", "sku_id", "target_id", "parent_id"}
ID_LISTS = {"users", "roles", "sticker_ids", "applied_tags", "recipients"}
# whose `id` is a Discord id (a component's is a number)
OWNERS_OF_ID = {"attachments", "message_reference", "emoji", "default_values"}
UNIONS = ("anyOf", "oneOf")

Json = dict[str, Any]


@functools.cache
def document() -> Json:
    """Return Discord's OpenAPI document."""
    found: Json = msgspec.json.decode(gzip.decompress(DOCUMENT.read_bytes()))
    return found


def violations(method: str, path: str, body: Any) -> list[str]:
    """Return what is wrong with a request's JSON body (path below /api/v10), in words; nothing when all is right.

    A route that the document does not know is wrong in itself; a route without a described body is not judged.
    """
    template = route(method, path)
    if template is None:
        return [f"{method} {path} is not in Discord's API"]
    found = _judge("request", method, template, "")
    if found is None or found.is_valid(body):  # most have no numbers to make ids of
        return []
    return sorted(set(_tell(found.iter_errors(with_string_ids(body)))))


def answer_violations(method: str, path: str, status: int, body: Any) -> list[str]:
    """Return what is wrong with an answer's JSON body, as `violations` does for a request."""
    template = route(method, path)
    if template is None:
        return [f"{method} {path} is not in Discord's API"]
    found = _judge("answer", method, template, str(status))
    return [] if found is None else sorted(set(_tell(found.iter_errors(body))))


def logged_violations(requests: Iterable[Any]) -> list[str]:
    """Return what is wrong with requests that have `method`, `path` and `json`, such as simcord's log of them."""
    return [
        f"{one.method} {one.path}: {wrong}"
        for one in requests
        if one.json is not None
        for wrong in violations(one.method, one.path, one.json)
    ]


@functools.lru_cache(maxsize=4096)
def route(method: str, path: str) -> str | None:
    """Return the document's template for a path, such as `/channels/{channel_id}/messages`."""
    parts = path.strip("/").split("/")
    best: tuple[int, str] | None = None
    for template, operations in document()["paths"].items():
        pattern = template.strip("/").split("/")
        if method.lower() not in operations or len(pattern) != len(parts):
            continue
        same = [a == b for a, b in zip(pattern, parts, strict=True)]
        fits = all(equal or part.startswith("{") for equal, part in zip(same, pattern, strict=True))
        if fits and (best is None or sum(same) > best[0]):
            best = sum(same), template
    return best[1] if best else None


@functools.cache
def _judge(side: str, method: str, template: str, status: str) -> jsonschema_rs.Draft202012Validator | None:
    operation = document()["paths"][template][method.lower()]
    described = operation.get("requestBody") if side == "request" else operation["responses"].get(status)
    schema = (described or {}).get("content", {}).get("application/json", {}).get("schema")
    if schema is None:
        return None
    return jsonschema_rs.Draft202012Validator({**schema, "components": document()["components"]})


def with_string_ids(value: Any, key: str = "") -> Any:
    """Return a body in which every id is a string, as Discord takes them too."""
    if isinstance(value, Mapping):
        return {
            name: str(one) if _is_id(name, key) and _is_number(one) else with_string_ids(one, name)
            for name, one in value.items()
        }
    if isinstance(value, list):
        return [str(one) if key in ID_LISTS and _is_number(one) else with_string_ids(one, key) for one in value]
    return value


def _is_id(name: str, owner: str) -> bool:
    return name in ID_KEYS or (name == "id" and owner in OWNERS_OF_ID)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _tell(errors: Iterable[jsonschema_rs.ValidationError]) -> list[str]:
    told: list[str] = []
    for error in errors:
        branches = getattr(error.kind, "context", None)
        told += _tell(_meant(branches)) if branches else [f"{_where(error)}: {error.message}"[:400]]
    return told


def _meant(branches: list[list[jsonschema_rs.ValidationError]]) -> list[jsonschema_rs.ValidationError]:
    # The branch whose `type` fits; of several the one that is closest.
    def distance(branch: list[jsonschema_rs.ValidationError]) -> tuple[bool, int]:
        other = any(
            list(error.instance_path)[-1:] == ["type"] or error.kind.name in ("type", "required") for error in branch
        )
        return other, len(branch)

    return min(branches, key=distance)


def _where(error: jsonschema_rs.ValidationError) -> str:
    return "/".join(str(part) for part in error.instance_path) or "body"
