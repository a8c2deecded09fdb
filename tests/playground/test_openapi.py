"""The judge of what the bot sends knows right from wrong, and strict mode refuses what it finds wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.playground.conftest import PROBE
from tests.support.openapi import answer_violations, route, violations, with_string_ids
from tests.support.wire import Wire

CALLBACK = "/interactions/1/token/callback"
COMMANDS = "/applications/1/commands"
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}


def message(**data: Any) -> dict[str, Any]:
    """Return a response with a message."""
    return {"type": 4, "data": data}


def row(*components: Any) -> dict[str, Any]:
    """Return an action row."""
    return {"type": 1, "components": list(components)}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", CALLBACK, message(content="Hello", components=[row(BUTTON)], flags=64)),
        ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
        ("POST", CALLBACK, {"type": 6}),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "A", "value": "a"}]}}),
        ("POST", "/channels/1/messages", {"content": "Hi", "attachments": [{"id": 0, "filename": "a.png"}]}),
        ("POST", "/channels/1/messages", {"content": "Hi", "nonce": "1", "allowed_mentions": {"users": [1 << 60]}}),
        ("POST", "/users/@me/channels", {"recipient_id": 1573776335594061824}),
        ("PUT", COMMANDS, [{"name": "ping", "description": "Answer", "type": 1, "options": []}]),
        ("PATCH", "/webhooks/1/token/messages/@original", {"content": None, "attachments": []}),
    ],
)
def test_what_discord_takes(method: str, path: str, body: Any) -> None:
    assert violations(method, path, body) == []


@pytest.mark.parametrize(
    ("method", "path", "body", "words"),
    [
        ("POST", CALLBACK, message(content="x" * 2001), "data/content"),
        ("POST", CALLBACK, message(components=[row({**BUTTON, "custom_id": "c" * 101})]), "custom_id"),
        ("POST", CALLBACK, message(embeds=[{"description": "d" * 4097}]), "description"),
        ("POST", CALLBACK, {"type": 99}, "type"),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "A", "value": "a"}] * 26}}, "choices"),
        ("POST", CALLBACK, {"type": 9, "data": {"title": "t" * 46, "custom_id": "c", "components": []}}, "title"),
        ("PUT", COMMANDS, [{"name": "ping", "description": "d" * 101}], "description"),
        ("POST", "/channels/1/messages", {"content": 7}, "content"),
        ("POST", "/nowhere/1", {}, "not in Discord's API"),
    ],
)
def test_what_discord_refuses(method: str, path: str, body: Any, words: str) -> None:
    assert any(words in wrong for wrong in violations(method, path, body))


def test_the_most_literal_route_is_meant() -> None:
    assert route("PATCH", "/webhooks/1/t/messages/@original") == (
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    )
    assert route("GET", "/nowhere") is None


def test_ids_become_strings_and_components_keep_numbers() -> None:
    body = {"attachments": [{"id": 0}], "components": [{"id": 3}], "message_reference": {"message_id": 5}}
    assert with_string_ids(body) == {
        "attachments": [{"id": "0"}],
        "components": [{"id": 3}],
        "message_reference": {"message_id": "5"},
    }


async def test_the_probe_bot_is_strictly_right(tmp_path: Path) -> None:
    async with Wire(tmp_path, validator=violations) as wire:
        await wire.fork_bot(PROBE)
        message = (await wire.ada.slash("#games", "probe start", opponent=wire.bo)).message
        await wire.bo.click(message, "Accept")
        await wire.bo.select(message, "Fire")
        await wire.bo.submit(await wire.bo.click(message, "Write"), subject="S", text="")
        await wire.ada.autocomplete("#games", "probe pick", "fruit", "a")
        await wire.ada.slash("#games", "probe think", seconds=0.0)
        await wire.ada.wait("#games", "Second")
        await wire.ada.slash("#games", "probe dm")
        await wire.ada.slash("#games", "probe text")
        await wire.ada.slash("#games", "probe thread")
        await wire.ada.thread("Table 1")
        await wire.ada.slash("#games", "probe post", words="Posted")
        await wire.ada.wait("#games", "Posted.")
        assert await wire.violations() == []


async def test_strict_mode_refuses_and_remembers(tmp_path: Path) -> None:
    async with Wire(tmp_path, process=True, strict=True) as wire:
        environment = (await wire.status())["environment"]
        headers = {"Authorization": f"Bot {environment['DISCORD_TOKEN']}"}
        url = f"{environment['DISCORD_API']}/channels/{wire.ada.channel('#games')}/messages"
        async with wire.session.post(url, json={"content": 7}, headers=headers) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50035)
        (wrong,) = await wire.violations()
        assert "content" in wrong


async def test_answers_are_what_the_document_says(tmp_path: Path) -> None:
    async with Wire(tmp_path) as wire:
        await wire.fork_bot(PROBE)
        await wire.ada.slash("#games", "probe thread")
        thread = await wire.ada.thread("Table 1")
        started = (await wire.ada.slash("#games", "probe start", opponent=wire.bo)).message
        status = await wire.status()
        headers = {"Authorization": f"Bot {status['environment']['DISCORD_TOKEN']}"}
        wrong: list[str] = []

        async def ask(method: str, path: str, body: Any = None) -> Any:
            url = status["environment"]["DISCORD_API"] + path
            async with wire.session.request(method, url, json=body, headers=headers) as answer:
                found = await answer.json()
                told = answer_violations(method, path, answer.status, found)
                wrong.extend(f"{method} {path} {answer.status}: {one}" for one in told)
                return found

        games = wire.ada.channel("#games")
        await ask("GET", "/users/@me")
        await ask("GET", "/applications/@me")
        await ask("GET", "/gateway/bot")
        await ask("GET", f"/users/{wire.bo.id}")
        await ask("GET", f"/channels/{games}")
        await ask("GET", f"/channels/{thread}")
        await ask("GET", f"/channels/{games}/messages/{started.id}")
        await ask("GET", f"/channels/{games}/messages")
        sent = await ask("POST", f"/channels/{games}/messages", {"content": "Hello <@1>"})
        await ask("PATCH", f"/channels/{games}/messages/{sent['id']}", {"content": "Hello"})
        await ask("POST", "/users/@me/channels", {"recipient_id": wire.bo.id})
        await ask("GET", f"/applications/{status['application_id']}/commands")
        assert "\n".join(wrong) == ""
