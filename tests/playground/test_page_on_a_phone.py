"""The page in a real browser, as narrow as a phone."""

import pytest
from playwright.async_api import Browser, expect

from tests.support.browser import in_one_loop, visit
from tests.support.wire import Wire

pytestmark = in_one_loop
SCROLL_UP = "(scroller) => { scroller.scrollTop -= 100; return scroller.scrollTop; }"


@pytest.mark.parametrize("width", [400, 360])
async def test_a_phone(wire: Wire, browser: Browser, width: int) -> None:
    await wire.ada.slash("#games", "probe start", opponent=wire.bo)
    await wire.ada.slash("#games", "probe text")
    page = await visit(browser, wire, wire.bo, width)
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert await page.evaluate(fits)
    wide = """[...document.querySelectorAll(".message *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map((element) => element.outerHTML.slice(0, 200))"""
    assert await page.evaluate(wide) == []
    await page.get_by_role("button", name="Show channels").click()
    await page.get_by_role("button", name="#tavern").click()
    await expect(page.get_by_role("heading", name="Welcome to #tavern!")).to_be_visible()
    await expect(page.get_by_role("button", name="#tavern")).to_be_hidden()
    await page.get_by_role("button", name="Member list").click()
    await expect(page.get_by_role("complementary", name="Members")).to_contain_text("Dan")
    assert await page.evaluate(fits)


async def test_whoever_has_scrolled_up_to_read_keeps_the_place_when_the_message_changes(
    wire: Wire, browser: Browser
) -> None:
    for number in range(30):
        await wire.bo.say("#games", f"line {number}.")
    await wire.ada.slash("#games", "probe start")
    page = await visit(browser, wire, wire.ada, 400)
    await expect(page.get_by_role("button", name="Accept")).to_be_in_viewport()
    before = await page.locator("#scroller").evaluate(SCROLL_UP)
    assert before > 0
    await page.get_by_role("button", name="Accept").click()
    await expect(page.get_by_role("log")).to_contain_text("Accepted by")
    assert await page.locator("#scroller").evaluate("(scroller) => scroller.scrollTop") == before
