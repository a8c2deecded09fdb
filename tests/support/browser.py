"""The system's Chromium, and the playground's page as one person sees it."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.support.wire import PATIENCE, Person, Wire

expect.set_options(timeout=PATIENCE * 1000)

# The system's browser; without one, Playwright says how to get its own.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    """Chromium without a window."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


async def visit(browser: Browser, wire: Wire, person: Person, width: int = 1280) -> Page:
    """Open the page as a person; errors in it fail the test at once."""
    page = await browser.new_page(viewport={"width": width, "height": 800})
    page.on("pageerror", lambda error: pytest.fail(f"the page: {error}"))
    await page.goto(f"{wire.url}/?as={person.key}")
    await page.wait_for_selector("body[data-ready]")
    return page
