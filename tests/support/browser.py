"""The system's Chromium, and the playground's page as one person sees it."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Playwright, async_playwright, expect

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
    # What draws has to answer within seconds, and after some misses the whole browser ends: a busy machine is slower.
    "--disable-gpu-watchdog",
    "--disable-gpu-process-crash-limit",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NOT_NEEDED)}",
]


in_one_loop = [
    pytest.mark.asyncio(loop_scope="session"),
    # Of a browser that ends by itself nothing is learned about what it shows.
    pytest.mark.flaky(reruns=1, only_rerun=["browser has been closed"]),
]
"""Marks tests that use a browser: it lives in the event loop of all of them."""


class Chromium:
    """Chromium without a window, started when first wanted, and again after it has ended by itself."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._started: Browser | None = None

    async def running(self) -> Browser:
        if self._started is None or not self._started.is_connected():
            _IDLE.clear()
            self._started = await self._playwright.chromium.launch(
                executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE * 1000
            )
        return self._started

    async def close(self) -> None:
        if self._started is not None:
            await self._started.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Chromium]:
    """The browser of all tests of a worker."""
    async with async_playwright() as playwright:
        one = Chromium(playwright)
        yield one
        await one.close()


_IDLE: list[Page] = []
"""The pages that the next visitors get: a new one takes twice as long, for a window and a process come with it."""
_VISITED: list[Page] = []
"""The pages of the visitors of a test."""


@pytest_asyncio.fixture(loop_scope="session")
async def browser(chromium: Chromium) -> AsyncIterator[Browser]:
    """Chromium; the pages of its visitors are emptied after a test, and all others closed."""
    running = await chromium.running()
    yield running
    visited = [*_VISITED]
    _VISITED.clear()
    if not running.is_connected():
        return
    for page in visited:
        await page.goto("about:blank")
        await page.mouse.move(0, 0)
    _IDLE.extend(visited)
    kept = [page.context for page in _IDLE]
    for context in running.contexts:
        if context not in kept:
            await context.close()


async def visit(browser: Browser, wire: Wire, person: Person, width: int = 1280) -> Page:
    """Open the page as a person; errors in it fail the test at once."""
    page = _IDLE.pop() if _IDLE else await _opened(browser)
    _VISITED.append(page)
    await page.set_viewport_size({"width": width, "height": 800})
    await page.goto(f"{wire.url}/?as={person.key}")
    await page.wait_for_selector("body[data-ready]")
    return page


async def _opened(browser: Browser) -> Page:
    page = await browser.new_page(reduced_motion="reduce")
    page.set_default_timeout(PATIENCE * 1000)
    page.on("pageerror", lambda error: pytest.fail(f"the page: {error}"))
    return page
