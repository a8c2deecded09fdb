"""The system's Chromium, and the playground's page as one person sees it."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.support.person import PATIENCE, Person
from tests.support.wire import Wire

expect.set_options(timeout=PATIENCE * 1000)

# The system's browser; without one, Playwright says how to get its own.
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
NOT_NEEDED = [
    # What opens below the address bar: each window loads two pages of it, though nobody sees it, which costs more
    # than a page of ours.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright turns off: only the last of such lists counts.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NOT_NEEDED)}",
]


in_one_loop = pytest.mark.asyncio(loop_scope="session")
"""Marks tests that use a browser: it lives in the event loop of all of them."""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """Chromium without a window, started once."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE * 1000)
        yield browser
        await browser.close()


_IDLE: list[Page] = []
"""The page that the next visitor gets: a new one takes twice as long, for a window and a process come with it."""


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: Browser) -> AsyncIterator[Browser]:
    """Chromium; of the pages that a test has opened, one is emptied after it, and the others are closed."""
    yield chromium
    for kept in chromium.contexts[:1]:
        (page,) = kept.pages
        await page.goto("about:blank")
        await page.mouse.move(0, 0)
        _IDLE[:] = [page]
    for context in chromium.contexts[1:]:
        await context.close()


async def visit(browser: Browser, wire: Wire, person: Person, width: int = 1280) -> Page:
    """Open the page as a person; errors in it fail the test at once."""
    page = _IDLE.pop() if _IDLE else await _opened(browser)
    await page.set_viewport_size({"width": width, "height": 800})
    await page.goto(f"{wire.url}/?as={person.key}")
    await page.wait_for_selector("body[data-ready]")
    return page


async def _opened(browser: Browser) -> Page:
    page = await browser.new_page(reduced_motion="reduce")
    page.set_default_timeout(PATIENCE * 1000)
    page.on("pageerror", lambda error: pytest.fail(f"the page: {error}"))
    return page
