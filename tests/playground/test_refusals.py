"""What Discord refuses, the playground refuses with the same codes."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from tests.playground.bare import Bare

Json = dict[str, Any]


async def test_a_second_answer_and_an_early_followup_are_refused(bare: Bare) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    hook = f"/webhooks/{bare.application_id}/{interaction['token']}"
    async with bare.call("POST", hook, json={"content": "early"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (404, 10015)
    assert (await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}}))[0] == 200
    status, body = await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}})
    assert (status, body["code"]) == (400, 40060)
    async with bare.call("POST", hook, json={"content": "late"}) as answer:
        assert answer.status == 200
    async with bare.call("POST", f"/webhooks/{bare.application_id}/made-up", json={"content": "x"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (401, 50027)


@pytest.mark.usefixtures("discords_window")
async def test_after_three_seconds_an_interaction_is_unknown(bare: Bare) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    assert (await bare.wire.ada.outcome(interaction["id"])).state == "failed"
    status, body = await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}})
    assert (status, body["code"]) == (404, 10062)


async def test_after_fifteen_minutes_a_token_is_dead(bare: Bare) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    assert (await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}}))[0] == 200
    original = f"/webhooks/{bare.application_id}/{interaction['token']}/messages/@original"
    async with bare.call("PATCH", original, json={"content": "in time"}) as answer:
        assert answer.status == 200
    await bare.wire.put_forward(15 * 60)
    async with bare.call("PATCH", original, json={"content": "late"}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (401, 50027)
    assert [one.content for one in await bare.wire.ada.messages("#games")] == ["in time"]


@pytest.mark.parametrize(
    "body",
    [
        {"type": 6},
        {"type": 7, "data": {"content": "x"}},
        {"type": 8, "data": {"choices": []}},
        {"type": 5, "data": {"flags": 64 | 1 << 15}},
        {"type": 4, "data": {"content": "x" * 2001}},
        {"type": 4, "data": {"content": "x", "components": [{"type": 1, "components": []}]}},
        {"type": 9, "data": {"custom_id": "m", "title": "t" * 46, "components": []}},
        {"type": 4, "data": {"attachments": [{"id": 0, "description": "d" * 1025}]}},
        {
            "type": 4,
            "data": {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a"}]}]},
        },
        {
            "type": 4,
            "data": {
                "components": [
                    {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "sword"}}]}
                ]
            },
        },
    ],
)
async def test_an_answer_that_discord_refuses_does_not_use_the_interaction_up(bare: Bare, body: Json) -> None:
    await bare.connect()
    await bare.command()
    interaction = await bare.used(bare.wire.ada)
    status, refused = await bare.answer(interaction, body)
    assert (status, refused["code"]) == (400, 50035)
    assert "errors" in refused
    assert (await bare.answer(interaction, {"type": 4, "data": {"content": "pong"}}))[0] == 200


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": "Ping"}, 50035),
        ({"name": "pi ng"}, 50035),
        ({"name": "p" * 33}, 50035),
        ({"description": ""}, 50035),
        ({"description": "d" * 101}, 50035),
        ({"options": [{"type": 3, "name": f"o{n}", "description": "d"} for n in range(26)]}, 50035),
        (
            {
                "options": [
                    {
                        "type": 3,
                        "name": "o",
                        "description": "d",
                        "autocomplete": True,
                        "choices": [{"name": "a", "value": "a"}],
                    }
                ]
            },
            50035,
        ),
        (
            {
                "options": [
                    {"type": 3, "name": "a", "description": "d"},
                    {"type": 3, "name": "b", "description": "d", "required": True},
                ]
            },
            50035,
        ),
        (
            {
                "options": [
                    {
                        "type": 3,
                        "name": f"o{n}",
                        "description": "d" * 100,
                        "choices": [{"name": f"{m:02}" * 5, "value": "v" * 10} for m in range(12)],
                    }
                    for n in range(25)
                ]
            },
            50035,
        ),
    ],
)
async def test_commands_that_discord_refuses(bare: Bare, fields: Json, code: int) -> None:
    command = {"name": "ping", "description": "Answer", **fields}
    async with bare.call("PUT", f"/applications/{bare.application_id}/commands", json=[command]) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, code)
    assert await bare.wire.ada.commands() == []


async def test_messages_that_discord_refuses(bare: Bare) -> None:
    channel_id = bare.wire.ada.channel("#games")
    assert (await bare.post(channel_id, {"content": ""}))[1]["code"] == 50006
    assert (await bare.post(channel_id, {"content": "x" * 2001}))[1]["code"] == 50035
    assert (await bare.post("1", {"content": "x"}))[1]["code"] == 10003
    form = aiohttp.FormData()
    form.add_field("payload_json", "{}", content_type="application/json")
    for number in range(11):
        form.add_field(f"files[{number}]", b"x", filename="a.txt")
    async with bare.call("POST", f"/channels/{channel_id}/messages", data=form) as answer:
        assert (await answer.json())["code"] == 30015
    async with bare.wire.session.get(bare.environment["DISCORD_API"] + "/users/@me") as answer:
        assert (answer.status, (await answer.json())["code"]) == (401, 0)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/interactions/x/y/callback", {"type": 4}),
        ("POST", "/channels/x/messages", {"content": "x"}),
        ("PATCH", "/channels/1/messages/@me", {}),
        ("PUT", "/applications/1/commands", ["x"]),
        ("PUT", "/applications/1/commands", [{"name": "a", "description": "b", "options": ["x"]}]),
        ("POST", "/users/@me/channels", {}),
        ("POST", "/channels/1/messages", ["x"]),
    ],
)
async def test_nonsense_is_refused_and_breaks_nothing(bare: Bare, method: str, path: str, body: Any) -> None:
    async with bare.call(method, path, json=body) as answer:
        assert 400 <= answer.status < 500, await answer.text()
        assert {"code", "message"} <= (await answer.json()).keys()
    async with bare.call("POST", "/channels/1/messages", data=b"{") as answer:
        assert answer.status == 400
