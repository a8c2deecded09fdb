"""What a bot over real sockets serves of itself, and that nobody's name, message or hand is in it or in the log."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.metrics import Scraped
from tests.support.openapi import violations
from tests.support.over_the_wire import Game, start_bot, world
from tests.support.wire import Wire


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with Wire(world(tmp_path), validator=violations) as opened:
        await start_bot(opened, METRICS_PORT="0")
        yield opened


async def served(wire: Wire, path: str) -> tuple[int, str]:
    """The status and the text of what the bot serves."""
    found = re.search(r"port=.*?(\d+)", await wire.log_line("metrics served"))
    assert found
    async with wire.session.get(f"http://127.0.0.1:{found[1]}/{path}") as answer:
        return answer.status, await answer.text()


async def test_what_is_served_while_people_play(wire: Wire) -> None:
    assert (await served(wire, "health/live"))[0] == 200
    assert (await served(wire, "health/ready"))[0] == 200
    game = await Game.begin(wire, wire.ada, wire.bo, mode="endless", rounds=1)
    await wire.fault("429", "PATCH", "/channels/*", seconds=0.1)
    await wire.fault("error", "POST", "/channels/*/messages", status=502, html="<html>")
    for _ in range(3):
        await game.move()
    await game.settled()
    _, text = await served(wire, "metrics")
    counted = Scraped(text)
    assert counted.total("interactions_unanswered_total") == 0
    assert counted.value("interaction_first_answer_seconds_count", kind="button") >= 4
    assert counted.total("discord_requests_total", route="/interactions/:id/:token/callback") >= 5
    assert counted.total("discord_rate_limited_total") == 1
    routes = {value for name, value in counted.labels() if name == "route"}
    exempt = ("/interactions/", "/webhooks/")
    limited = [route for route in routes if not route.startswith(exempt) and route != "/gateway"]  # which is a socket
    answered = sum(counted.total("discord_requests_total", route=route) for route in limited)
    assert counted.total("discord_requests_counted_total") >= answered > 0  # they pass the gate
    assert counted.value("discord_retries_total") >= 1
    assert counted.value("gateway_events_total", event="ready") == 1
    assert counted.value("gateway_shards", state="connected") == 1
    assert counted.value("ready") == 1
    assert "process_resident_memory_bytes" in text
    await check_nothing_is_told(wire, game, text)


async def check_nothing_is_told(wire: Wire, game: Game, text: str) -> None:
    """No metric and no line of the log has a name, a message or a hand."""
    assert not {game.place, *(person.id for person in wire.people.values())} & {
        value for _, value in Scraped(text).labels()
    }
    told = "\n".join([text, *wire.lines]).lower()
    secrets = {person.key for person in game.people}
    for person in game.people:
        for message in [*await person.dms(), *person.seen(game.place)]:
            sentences = (part for shown in (message.content, *message.alts) for part in re.split(r"[.\n:]+", shown))
            secrets |= {part.strip().lower() for part in sentences if len(part.split()) > 2}
    assert len(secrets) > 20
    for secret in secrets:
        assert not re.search(rf"\b{re.escape(secret)}\b", told), secret


async def test_a_gateway_that_breaks_off_is_counted(wire: Wire) -> None:
    before = len(wire.ada.events)
    await wire.gateway("drop")
    await wire.ada.bot_left(before)
    await wire.ada.bot_is(True)
    counted = Scraped((await served(wire, "metrics"))[1])
    assert counted.value("gateway_events_total", event="disconnect") == 1
