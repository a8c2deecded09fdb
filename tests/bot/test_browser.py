"""A whole game through the page in a real browser: two people who play, and a spectator who looks on."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect
from playwright.async_api import TimeoutError as PatienceOver

from tests.bot.over_the_wire import start_bot, world
from tests.browser import visit
from tests.openapi import violations
from tests.wire import Wire

MOST_PRESSES = 200
SOON = 1000  # milliseconds


@pytest_asyncio.fixture
async def wire(tmp_path) -> AsyncIterator[Wire]:
    async with Wire(world(tmp_path), validator=violations) as opened:
        await start_bot(opened)
        yield opened
        assert not await opened.violations()


async def open_direct_messages(page: Page) -> None:
    await page.get_by_role("button", name="Direct messages").click()
    await page.get_by_role("navigation", name="Channels").get_by_role("button", name="Elementarium").click()


async def press_when_it_is_my_turn(page: Page, over: asyncio.Event) -> None:
    """Play: whenever the direct message offers moves, press one; until the game is over."""
    message = page.get_by_role("article").last
    for _ in range(MOST_PRESSES):
        await page.wait_for_function(
            """() => {
                const shown = [...document.querySelectorAll('[role=log] [data-message-id]')].at(-1);
                return shown && (/\\bwins, |A draw, /.test(shown.textContent) || shown.querySelector('.rows button'));
            }"""
        )
        if re.search(r"\bwins, |A draw, ", await message.inner_text()):
            over.set()
            return
        before = await message.inner_text()
        with suppress(PatienceOver):  # the message changed between the look and the press: look again
            first = message.locator(".rows button").first  # Yield, No Mediator and Back come last
            await first.click(timeout=SOON)
            if await first.get_attribute("aria-haspopup", timeout=SOON) == "listbox":  # a menu, which is open now
                await message.get_by_role("option").first.click(timeout=SOON)
            await expect(message).not_to_have_text(before, use_inner_text=True)
    raise AssertionError("the game did not end")


GAMES = {
    "elements": (
        "Elements",
        {"mode": "endless", "rounds": "2"},
        "round 1",
        r"wins, 2 to 0\.|A draw, 1 to 1\.",
    ),
    "defenders basic": ("Elemental Defenders", {"mode": "basic"}, "basic, round 1", r"wins, \d+ to \d+\.|A draw, "),
    "defenders advanced": ("Elemental Defenders", {"mode": "advanced"}, "advanced, round 1", r"wins, \d+ to|A draw, "),
    "clash": (
        "Elemental Clash",
        {"deck": "Wildfire (fire)", "windows": "none"},
        "turn 1",
        r"wins, with \d+ cards? left in the Spellbook: (Ada|Bo) has to draw and cannot\.",
    ),
}
"""Group, title, options of `start`, the beginning of the picture's alt text, how a game ends."""


async def choose(page: Page, options: dict[str, str]) -> None:
    """Fill in the options of a command that has been begun, and send it."""
    for name, value in {"opponent": "Bo", **options}.items():
        await page.get_by_role("button", name=f"Add option {name}").click()
        if value.isdecimal():
            await page.keyboard.type(value)
        else:
            await page.get_by_role("option", name=value).click()
    await page.keyboard.press("Enter")


@pytest.mark.parametrize("which", GAMES)
async def test_a_whole_game(wire: Wire, browser: Browser, which: str) -> None:
    title, options, begins, ends = GAMES[which]
    ada, bo, cleo = [await visit(browser, wire, person) for person in (wire.ada, wire.bo, wire.cleo)]

    await ada.keyboard.press("/")
    await ada.keyboard.type(f"{which.split()[0]} start")
    await ada.keyboard.press("Enter")
    await choose(ada, options)

    lobby = bo.get_by_role("article").last
    await expect(lobby).to_contain_text("Ada challenges @Bo")
    await expect(lobby.get_by_role("img", name=f"Cover of {title}")).to_be_visible()
    await lobby.get_by_role("button", name="Accept").click()

    await cleo.get_by_role("button", name=f"Open thread {title}: Ada and Bo").click()
    log = cleo.get_by_role("log")
    await expect(log.get_by_role("img", name=f"{title}, {begins}")).to_be_visible()
    await log.get_by_role("button", name="My hand").click()
    await expect(log).to_contain_text("You are not playing at this table.")
    await expect(log).to_contain_text("Only you can see this")

    over = asyncio.Event()
    for page in (ada, bo):
        await open_direct_messages(page)
    await asyncio.gather(*(press_when_it_is_my_turn(page, over) for page in (ada, bo)))
    assert over.is_set()

    table = log.get_by_role("article").filter(has=cleo.get_by_role("button", name="Rematch"))
    await expect(table).to_contain_text(re.compile(ends))
    await expect(table).to_contain_text("The secret of this game was")
    await expect(table.get_by_role("img", name="The game is over.")).to_be_visible()
    await expect(log.get_by_text("it is your turn")).to_have_count(0)
