"""A real discord.py bot when things go wrong between it and Discord."""

from __future__ import annotations

import pytest

from tests.support.browser import in_one_loop
from tests.support.wire import Wire

pytestmark = in_one_loop

POST = "/channels/*/messages"


async def test_a_429_with_a_via_is_tried_again(wire: Wire) -> None:
    await wire.fault("429", "POST", POST, seconds=0.1, times=2)
    await wire.ada.slash("#games", "probe post", words="patience")
    await wire.bo.wait("#games", "patience")
    assert await wire.faults() == []
    assert [one["status"] for one in await wire.requests("POST", "/messages")] == [429, 429, 200]


async def test_a_429_without_a_via_is_raised(wire: Wire) -> None:
    await wire.fault("429", "POST", POST, via=False)
    await wire.ada.slash("#games", "probe post", words="banned")
    await wire.ada.wait("#games", "HTTPException 429")


async def test_a_500_is_tried_again(wire: Wire) -> None:
    await wire.fault("error", "POST", POST, status=500)
    await wire.ada.slash("#games", "probe post", words="again")
    await wire.bo.wait("#games", "again")


async def test_a_503_is_raised(wire: Wire) -> None:
    await wire.fault("error", "POST", POST, status=503)
    await wire.ada.slash("#games", "probe post", words="down")
    await wire.ada.wait("#games", "DiscordServerError 503")


async def test_a_lost_answer_was_carried_out(wire: Wire) -> None:
    await wire.fault("lost", "POST", POST)
    await wire.ada.slash("#games", "probe post", words="once")
    await wire.ada.wait("#games", "No answer came.")
    assert [one["status"] for one in await wire.requests("POST", "/messages")] == [0]
    assert [one.content for one in await wire.bo.messages("#games")] == ["once"]


async def test_a_dropped_request_was_not_carried_out(wire: Wire) -> None:
    await wire.fault("dropped", "POST", POST)
    await wire.ada.slash("#games", "probe post", words="never")
    await wire.ada.wait("#games", "No answer came.")
    assert await wire.bo.messages("#games") == []


async def test_a_slow_answer_is_waited_for(wire: Wire) -> None:
    await wire.fault("slow", "POST", POST, seconds=0.5)
    await wire.ada.slash("#games", "probe post", words="slowly")
    await wire.ada.wait("#games", "Posted.")


@pytest.mark.usefixtures("discords_window")
async def test_a_callback_that_fails_leaves_the_person_without_an_answer(wire: Wire) -> None:
    await wire.fault("error", "POST", "/interactions/*", status=400, body={"code": 50035, "message": "No"})
    assert (await wire.ada.slash("#games", "probe start")).state == "failed"


async def test_a_page_of_html_is_no_answer_of_the_api(wire: Wire) -> None:
    await wire.fault("error", "POST", POST, status=403, html="<html>Sorry</html>")
    await wire.ada.slash("#games", "probe post", words="blocked")
    await wire.ada.wait("#games", "Forbidden 403")


async def test_closed_dms_are_refused(wire: Wire) -> None:
    await wire.close_dms(wire.ada)
    assert (await wire.ada.slash("#games", "probe dm")).message.content == "No: 50007"
    await wire.close_dms(wire.ada, closed=False)
    assert (await wire.ada.slash("#games", "probe dm")).message.content == "Sent."


async def test_missing_permissions_are_refused(wire: Wire) -> None:
    await wire.deny("#games", "send_messages")
    await wire.ada.slash("#games", "probe post", words="no")
    await wire.ada.wait("#games", "Forbidden 403 50013")
    await wire.deny("#games", "view_channel")
    after = (await wire.ada.messages("#games"))[-1]
    await wire.ada.slash("#games", "probe post", words="no")
    await wire.ada.wait("#games", "Forbidden 403 50001", after=after)
    await wire.deny("#games")
    await wire.ada.slash("#games", "probe post", words="yes")
    await wire.bo.wait("#games", "yes")


@pytest.mark.parametrize(("do", "code"), [("drop", 0), ("reconnect", 0), ("invalid", 0), ("close", 4000)])
async def test_a_lost_gateway_is_resumed_and_nothing_is_missed(wire: Wire, do: str, code: int) -> None:
    assert await wire.gateway(do, code=code) == 1
    outcome = await wire.ada.slash("#games", "probe start")
    assert outcome.message.buttons
    await wire.log_line("probe resumed")


async def test_a_session_that_is_over_is_begun_anew(wire: Wire) -> None:
    ready = wire.lines.count("probe ready")
    before = len(wire.ada.events)
    await wire.gateway("drop", resumable=False)
    await wire.ada.bot_left(before)
    await wire.ada.bot_is(True)
    assert (await wire.ada.slash("#games", "probe start")).message.buttons
    assert wire.lines.count("probe ready") >= ready


async def test_an_unknown_fault_is_refused(wire: Wire) -> None:
    with pytest.raises(AssertionError, match="fire is none of"):
        await wire.fault("fire")
    with pytest.raises(AssertionError, match="times is 1"):
        await wire.fault("lost", times=0)
