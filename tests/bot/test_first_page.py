"""The first page of the playground: a newcomer is led into a game, at a desk and on a phone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, expect

from playground.__main__ import GREETING
from tests.support.browser import in_one_loop, visit
from tests.support.openapi import violations
from tests.support.over_the_wire import start_bot, world
from tests.support.wire import Wire

pytestmark = in_one_loop


@pytest_asyncio.fixture(loop_scope="session")
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with Wire(world(tmp_path), validator=violations, greeting=GREETING) as opened:
        await start_bot(opened)
        yield opened
        assert not await opened.violations()


async def test_a_person_alone_is_in_a_game_after_three_clicks_and_an_answer(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.ada)
    await page.get_by_role("button", name="Elements", exact=True).click()
    await page.get_by_role("button", name="Computer: easy").click()
    await page.get_by_role("button", name="Deal").click()
    await page.get_by_role("button", name="On a computer").click()
    hand = page.get_by_role("article").filter(has_text="Only you can see this").last
    await expect(hand).to_contain_text("Elements with Computer (easy)")
    await expect(hand.get_by_role("img", name="Your hand")).to_be_visible()
    servers = page.get_by_role("navigation", name="Servers")
    await expect(servers.get_by_label("unread")).to_have_count(0)


async def test_a_phone_challenges_somebody_by_menus(wire: Wire, browser: Browser) -> None:
    page = await visit(browser, wire, wire.bo, 400)
    for _ in range(4):  # the channels, the members, a command, and where one writes
        await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="Message #games")).to_be_focused()
    await page.get_by_role("button", name="Elements", exact=True).click()
    mine = page.get_by_role("article").filter(has_text="Only you can see this")
    await mine.get_by_role("button", name="With others…").click()
    await mine.get_by_role("combobox", name="Challenge somebody").click()
    wide = """[...document.querySelectorAll(".message *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 200))"""
    assert await page.evaluate(wide) == []
    await mine.get_by_role("option", name="Cleo").click()
    await expect(page.get_by_role("article").last).to_contain_text("Bo challenges @Cleo.")
