"""Threads, nonces, rates, and what is on record."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import msgspec
from aiohttp.base_protocol import BaseProtocol
from aiohttp.test_utils import make_mocked_request

from playground.request_bodies import read_body
from tests.playground.bare import Bare
from tests.support.wire import Wire


async def test_a_thread_is_archived_and_opened_by_writing(bare: Bare) -> None:
    ada = bare.wire.ada
    games = ada.channel("#games")
    _, message = await bare.post(games, {"content": "A table"})
    path = f"/channels/{games}/messages/{message['id']}/threads"
    async with bare.call("POST", path, json={"name": "Table", "auto_archive_duration": 1440}) as answer:
        thread = await answer.json()
    async with bare.call("POST", path, json={"name": "Table"}) as answer:
        assert (await answer.json())["code"] == 160004
    async with bare.call("PATCH", f"/channels/{thread['id']}", json={"archived": True, "name": "Done"}) as answer:
        assert (await answer.json())["thread_metadata"]["archived"]
    await ada.until(
        lambda: ada.channels.get(thread["id"], {}).get("archived") or None, "the thread to be there, and archived"
    )
    assert ada.channels[thread["id"]]["name"] == "Done"
    await ada.say(thread["id"], "Wait")
    await ada.until(lambda: not ada.channels[thread["id"]]["archived"] or None, "the thread to be open")


async def test_a_nonce_that_is_enforced_sends_once(bare: Bare) -> None:
    channel_id = bare.wire.ada.channel("#games")
    body = {"content": "once", "nonce": "42", "enforce_nonce": True}
    _, first = await bare.post(channel_id, body)
    _, second = await bare.post(channel_id, body)
    assert first["id"] == second["id"]
    assert (first["nonce"], second["nonce"]) == ("42", "42")
    assert len(await bare.wire.ada.messages("#games")) == 1


async def test_rates_like_discords_refuse_the_sixth_message(tmp_path: Path) -> None:
    async with Wire(tmp_path, rates=True) as wire:
        status = await wire.status()
        bare = Bare(wire, status["environment"], status["application_id"])
        channel_id = wire.ada.channel("#games")
        answers = [await bare.post(channel_id, {"content": str(number)}) for number in range(6)]
        assert [status for status, _ in answers] == [200] * 5 + [429]
        assert 0 < answers[-1][1]["retry_after"] <= 5
        assert (await bare.post(wire.ada.channel("#tavern"), {"content": "x"}))[0] == 200


async def test_pages_of_other_sites_are_kept_out(bare: Bare) -> None:
    for headers in ({"Origin": "http://elsewhere.example"}, {"Host": "elsewhere.example"}):
        async with bare.wire.session.get(f"{bare.wire.url}/control/status", headers=headers) as answer:
            assert answer.status == 403


async def test_what_the_bot_sent_is_on_record(bare: Bare) -> None:
    channel_id = bare.wire.ada.channel("#games")
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "with a file"}', content_type="application/json")
    form.add_field("files[0]", b"words", filename="a.txt")
    async with bare.call("POST", f"/channels/{channel_id}/messages", data=form) as answer:
        assert answer.status == 200
    (request,) = await bare.wire.requests("POST", "/messages")
    assert request["body"] == {"content": "with a file"}
    assert request["files"] == [{"filename": "a.txt", "size": 5, "description": None}]
    assert await bare.wire.file(request) == b"words"
    assert msgspec.json.encode(request)


async def test_a_body_that_comes_in_pieces_is_read_whole() -> None:
    """As the network cuts it: a few bytes, and then more than is asked for at a time."""
    file = bytes(range(256)) * 80
    parts = (
        b'--cut\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "Hi"}\r\n--cut\r\n'
        b'Content-Disposition: form-data; name="files[0]"; filename="card.png"\r\n\r\n' + file + b"\r\n--cut--\r\n"
    )
    start = parts.index(file)
    for first in range(start + 8190, start + 8200):
        loop = asyncio.get_running_loop()
        connection = BaseProtocol(loop)
        connection.connection_made(asyncio.Transport())
        payload = aiohttp.StreamReader(connection, 1 << 16, loop=loop)
        headers = {"Content-Type": "multipart/form-data; boundary=cut"}
        reading = asyncio.create_task(read_body(make_mocked_request("POST", "/", headers, payload=payload)))
        for piece in (parts[:first], parts[first : first + 3], parts[first + 3 :]):
            payload.feed_data(piece)
            for _ in range(20):
                await asyncio.sleep(0)
        payload.feed_eof()
        body, files = await reading
        assert body == {"content": "Hi"}
        assert [(one.filename, one.data) for one in files] == [("card.png", file)]
