"""Our own way of putting requests together says what discord.py's and aiohttp's say."""

import asyncio
import json
from enum import IntEnum
from io import BytesIO
from typing import Any

import aiohttp
from aiohttp.base_protocol import BaseProtocol

from ui.interactions.wire import Form, from_json, to_json

FILE = bytes(range(256)) * 300


class Kind(IntEnum):
    CHOSEN = 7


class Name(str):
    __slots__ = ()


async def _read(form: aiohttp.FormData) -> list[tuple[Any, ...]]:
    """The parts of a form as aiohttp reads it."""
    form.add_field("payload_json", '{"content": "Größe \\"1\\""}')
    form.add_field("files[0]", BytesIO(FILE), filename='a "good" card\\.png', content_type="application/octet-stream")
    body = form()
    loop = asyncio.get_running_loop()
    stream = aiohttp.StreamReader(BaseProtocol(loop), 1 << 20, loop=loop)
    stream.feed_data(await body.as_bytes())
    stream.feed_eof()
    assert body.size == stream.total_bytes
    found = []
    async for part in aiohttp.MultipartReader(body.headers or {}, stream):
        assert isinstance(part, aiohttp.BodyPartReader)
        found.append((part.name, part.filename, bytes(await part.read())))
    return found


async def test_a_form_is_read_as_aiohttps_own_is() -> None:
    ours = await _read(Form())
    assert ours == await _read(aiohttp.FormData(quote_fields=False))
    assert ours[1][2] == FILE


async def test_no_name_of_a_file_adds_a_header() -> None:
    form = Form()
    form.add_field("files[0]", BytesIO(b""), filename="a\r\nContent-Type: text/html")
    assert b"\r\nContent-Type" not in await form().as_bytes()


def test_json_is_that_of_the_standard_library() -> None:
    value = {"type": Kind.CHOSEN, "name": Name("Größe ⚔"), "row": [True, None, 0.5, {"id": 2**63}]}
    assert json.loads(to_json(value)) == json.loads(json.dumps(value))


def test_half_a_character_is_read_and_written() -> None:
    """Somebody's text may hold one: no event or request is lost for it."""
    halved = '{"value": "\\ud83d", "large": 1e400}'
    assert from_json(halved) == json.loads(halved)
    assert json.loads(to_json({"value": "\ud83d"})) == {"value": "\ud83d"}
