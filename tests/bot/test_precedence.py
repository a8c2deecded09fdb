"""Who goes first where there is too much: to Discord's 50 requests a second, and at the processor."""

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import yarl
from discord.http import Route

from tests.support.person import PATIENCE
from ui.interactions.precedence import OVERTAKEN, EqualWaiter, Importance, WaitingLine
from ui.interactions.processor_slots import ProcessorSlots
from ui.interactions.request_budget import RequestBudget, is_counted, mark_task_urgent

AWAITED, TURN, ASKED, CALL, WATCHED, LATER = (EqualWaiter(one) for one in Importance)
ENDLESS = 1e-6
"""Requests a second: nobody who waits for one has it while a test runs, unless somebody gives theirs back."""


async def rounds() -> None:
    """Let everybody go on who can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_whoever_somebody_waits_for_goes_first_and_the_others_go_on() -> None:
    line, order = WaitingLine(lambda: None), list[str]()

    async def wait(name: str, who: EqualWaiter) -> None:
        await line.wait(who)
        order.append(name)

    names = [("later", LATER), ("asked", ASKED), *((f"awaited {number}", AWAITED) for number in range(OVERTAKEN + 1))]
    waiting = [asyncio.create_task(wait(*one)) for one in names]
    await rounds()
    while line.let_next_in():
        await rounds()
    await asyncio.gather(*waiting)
    assert order[:OVERTAKEN] == [f"awaited {number}" for number in range(OVERTAKEN)]
    assert order[OVERTAKEN:] == ["later", f"awaited {OVERTAKEN}", "asked"]


@pytest.mark.parametrize(("crowd", "overtaken"), [(3, 3), (7, 7), (12, 7), (30, 15), (60, 20)])
async def test_the_more_wait_on_whom_much_depends_the_longer_all_else_waits(crowd: int, overtaken: int) -> None:
    """Until as many have gone first as still wait to do so, but no more than a number; and always so many as before."""
    line, order = WaitingLine(lambda: None, 20), list[str]()

    async def wait(name: str, who: EqualWaiter) -> None:
        await line.wait(who)
        order.append(name)

    names = [("later", LATER), *((f"awaited {number}", AWAITED) for number in range(crowd))]
    waiting = [asyncio.create_task(wait(*one)) for one in names]
    await rounds()
    while line.let_next_in():
        await rounds()
    await asyncio.gather(*waiting)
    assert order.index("later") == overtaken


async def test_whoever_becomes_important_while_they_wait_goes_first() -> None:
    line, order = WaitingLine(lambda: None), list[str]()
    changing = EqualWaiter(Importance.LATER)

    async def wait(name: str, who: EqualWaiter) -> None:
        await line.wait(who)
        order.append(name)

    waiting = [asyncio.create_task(wait("first", LATER)), asyncio.create_task(wait("changing", changing))]
    await rounds()
    changing.importance = Importance.AWAITED
    while line.let_next_in():
        await rounds()
    await asyncio.gather(*waiting)
    assert order == ["changing", "first"]


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/channels/1/messages/2", True),
        ("/users/@me/channels", True),
        ("/interactions/1/token/callback?with_response=1", False),
        ("/webhooks/1/token/messages/@original", False),
    ],
)
def test_what_has_the_token_of_an_interaction_is_not_counted(path: str, counted: bool) -> None:
    assert is_counted(Route.BASE + path) is counted
    assert not is_counted(f"https://elsewhere.example{path}")


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Something else that the bot does meanwhile."""
    return asyncio.create_task(work, context=Context())


async def request(budget: RequestBudget, path: str = "/channels/1/messages") -> None:
    """What aiohttp does before it sends a request."""
    trace = budget.guard_requests(aiohttp.TraceConfig())
    trace.freeze()
    params = aiohttp.TraceRequestStartParams("POST", yarl.URL(Route.BASE + path), None)  # type: ignore[arg-type]
    async with aiohttp.ClientSession() as session:
        await trace.on_request_start.send(session, SimpleNamespace(), params)


async def test_a_request_waits_for_its_turn_and_one_that_was_not_needed_gives_it_to_the_next() -> None:
    budget = RequestBudget(ENDLESS)
    async with budget.request_turn(LATER):
        next_one = begin(request(budget))
        await request(budget, "/interactions/1/token/callback")
        while not budget.waiting_count:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert not next_one.done()
    await next_one
    given_up = begin(request(budget))
    while not budget.waiting_count:  # noqa: ASYNC110
        await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.wait([given_up])
    assert budget.waiting_count == 0


async def test_a_turn_is_used_by_one_request() -> None:
    budget = RequestBudget(ENDLESS)

    async def send_two() -> None:
        async with budget.request_turn(LATER):
            await request(budget)
            await request(budget)

    sending = begin(send_two())
    async with asyncio.timeout(PATIENCE):
        while not budget.waiting_count:  # noqa: ASYNC110
            await asyncio.sleep(0)
    sending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sending


async def test_no_more_are_on_their_way_than_discord_takes_in_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """However late they arrive, and though there is time for many more: a request is counted until after its answer."""
    monkeypatch.setattr("ui.interactions.request_budget.COUNTED_FOR", 0.0)
    budget = RequestBudget(9)
    trace = budget.guard_requests(aiohttp.TraceConfig())
    trace.freeze()
    params: Any = aiohttp.TraceRequestStartParams("POST", yarl.URL(Route.BASE + "/channels/1/messages"), None)  # type: ignore[arg-type]
    contexts = [SimpleNamespace() for _ in range(12)]
    async with aiohttp.ClientSession() as session:
        budget._left = budget._most = 12.0
        asked = [begin(trace.on_request_start.send(session, context, params)) for context in contexts]
        await rounds()
        passed = [one for one in contexts if hasattr(one, "sent")]
        assert len(passed) == 10
        for context in passed[:2]:
            await trace.on_request_end.send(session, context, params)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*asked)


async def test_what_a_press_asks_for_goes_before_what_is_shown() -> None:
    budget, order = RequestBudget(ENDLESS), list[str]()

    async def press() -> None:
        mark_task_urgent()
        await request(budget)
        order.append("press")
        waiting[0].cancel()

    async def show() -> None:
        async with budget.request_turn(LATER):
            order.append("show")

    async with budget.request_turn(LATER):
        waiting = [begin(show())]
        await rounds()
        pressing = begin(press())
        while budget.waiting_count < 2:  # noqa: ASYNC110
            await asyncio.sleep(0)
    await pressing
    await asyncio.wait(waiting)
    assert order == ["press"]


async def test_a_place_is_free_again_when_it_is_left_and_when_whoever_has_it_ends() -> None:
    desk, order = ProcessorSlots(1), list[str]()

    async def work(name: str) -> None:
        async with desk.slot(AWAITED):
            order.append(name)
            if name == "first":
                desk.release_own_slot()
                await rounds()
                order.append("first is sent")

    await asyncio.gather(work("first"), work("second"), work("third"))
    assert order == ["first", "second", "third", "first is sent"]


async def test_the_message_by_which_somebody_acts_is_made_before_those_who_act_are_answered() -> None:
    desk, order = ProcessorSlots(1), list[str]()

    async def work(name: str, who: EqualWaiter) -> None:
        async with desk.slot(who):
            order.append(name)
            await rounds()

    await asyncio.gather(
        *(work(name, who) for name, who in (("first", LATER), ("press", AWAITED), ("hand", ASKED), ("turn", TURN)))
    )
    assert order == ["first", "turn", "press", "hand"]


async def test_whoever_gives_up_a_place_in_the_moment_in_which_they_get_it_passes_it_on() -> None:
    desk = ProcessorSlots(1)

    async def work() -> None:
        async with desk.slot(AWAITED):
            pass

    async with desk.slot(AWAITED):
        waiting = begin(work())
        await rounds()
    waiting.cancel()
    await asyncio.wait([waiting])
    async with asyncio.timeout(PATIENCE):
        await work()
