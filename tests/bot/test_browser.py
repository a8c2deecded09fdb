"""Games through the page in a real browser: two people who play, and a spectator who looks on.

Elements is played to its end. The others are given up after some moves: their last moves look on the page as their
first ones did, and whole games of them are played elsewhere.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect
from playwright.async_api import TimeoutError as PatienceOver

from tests.support.browser import in_one_loop, visit
from tests.support.openapi import violations
from tests.support.over_the_wire import start_bot, world
from tests.support.person import Person
from tests.support.wire import Wire

pytestmark = in_one_loop

END = re.compile(r"^(A draw|.+ wins)\b")
"""How the line begins, in bold, that says how a game ended."""
MOST_PRESSES, LONG_ENOUGH = 200, 8
SOON, OTHERS_TURNS = 1000, 100_000  # milliseconds


@pytest_asyncio.fixture(loop_scope="session")
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with Wire(world(tmp_path), validator=violations) as opened:
        await start_bot(opened)
        yield opened
        assert not await opened.violations()


async def open_direct_messages(page: Page) -> None:
    await page.get_by_role("button", name="Direct messages").click()
    await page.get_by_role("navigation", name="Channels").get_by_role("button", name="Elementarium").click()


async def press_when_it_is_my_turn(
    page: Page,
    over: asyncio.Event,
    likes: Sequence[str],
    give_up: Callable[[], Awaitable[None]] | None = None,
    enough: int = LONG_ENOUGH,
) -> None:
    """Play: whenever the direct message offers moves, press the first that is liked, or the first; until it is over.

    Whoever can give up does so after ``enough`` presses.
    """
    message = page.get_by_role("article").last
    for number in range(MOST_PRESSES):
        if number == enough and give_up is not None:
            await give_up()
        await page.wait_for_function(
            """() => {
                const shown = [...document.querySelectorAll('[role=log] [data-message-id]')].at(-1);
                const ends = (one) => /^(A draw|.+ wins)\\b/.test(one.textContent);
                const over = shown && [...shown.querySelectorAll('strong')].some(ends);
                return over || (shown && shown.querySelector('.rows button:enabled'));
            }""",
            timeout=OTHERS_TURNS,
        )
        if await message.locator("strong", has_text=END).count():
            over.set()
            return
        refused = message.get_by_role("button", name="Dismiss message")
        if await refused.count():  # what was chosen does not go together: look at the message below again
            await refused.click()
            continue
        before = await message.inner_text()
        buttons = message.locator(".rows button:enabled")  # Yield, No Mediator and Back come last
        labels = await buttons.all_inner_texts()
        if not labels:  # they have been pressed, or are gone
            continue
        wanted = next((place for like in likes for place, label in enumerate(labels) if like in label), 0)
        with suppress(PatienceOver):  # the message changed between the look and the press: look again
            pressed = buttons.nth(wanted)
            is_menu = await pressed.get_attribute("aria-haspopup", timeout=SOON) == "listbox"
            await pressed.click(timeout=SOON)
            if is_menu:  # it is open now
                await message.get_by_role("option").first.click(timeout=SOON)
                if await message.locator("[aria-multiselectable]:visible").count():
                    await message.locator("h3").first.click(timeout=SOON)  # several can be chosen until it is closed
            await expect(message).not_to_have_text(before, use_inner_text=True)
    raise AssertionError(f"the game did not end: {labels} {await message.inner_text()}")


GAMES = {
    "elements": (
        "Elements",
        {"mode": "endless", "rounds": "1"},
        ", round 1",
        r"wins, 1 to 0\.|A draw, ",
    ),
    "defenders": (
        "Elemental Defenders",
        {"mode": "advanced"},
        ", advanced, round 1",
        r"Bo wins: Ada resigned, at \d+ to \d+\.",
    ),
    "clash": (
        "Elemental Clash",
        {"deck": "Wildfire (fire)", "windows": "none"},
        ", turn 1",
        r"Bo wins with \d+ cards? left in the Spellbook: Ada has resigned\.",
    ),
    "elemental": ("Elemental", {}, ", set-up", r"Bo wins: Ada has resigned\."),
    "realm": ("Realm of the Defenders", {"short": "True"}, ". Bidding", r"Bo wins: Ada has resigned\."),
}
"""Group, title, options of `start`, the beginning of the picture's alt text, how a game ends."""
IDLE = ("Bid nothing", "Let it happen", "Go on to resources", "End your turn")
SENDS = ("Deploy and pay", "Begin the battle", "Place, and end", "Do it", " against ")
LIKES = {
    "elemental": (("Dash", "↗", "↖", "⬆"), ("Dash",)),
    "realm": ((*SENDS, "Bid nothing", "Deploy", "Attack", "Place up to", *IDLE), (*SENDS, *IDLE)),
}
"""What the two prefer to press, where pressing whatever comes first would not bring a game to its end."""


async def resign(person: Person, title: str, group: str) -> None:
    """Give a game up, which the page shows like anything else that happens."""
    asked = (await person.slash(await person.thread(title), f"{group} resign")).message
    await person.click(asked, "Yes, I resign")


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
async def test_a_game(wire: Wire, browser: Browser, which: str) -> None:
    title, options, begins, ends = GAMES[which]
    ada, bo, cleo = [await visit(browser, wire, person) for person in (wire.ada, wire.bo, wire.cleo)]

    await ada.keyboard.press("/")
    await ada.keyboard.type(f"{which} start")
    await ada.keyboard.press("Enter")
    await choose(ada, options)

    lobby = bo.get_by_role("article").last
    await expect(lobby).to_contain_text("Ada challenges @Bo")
    await expect(lobby.get_by_role("img", name=f"Cover of {title}")).to_be_visible()
    await lobby.get_by_role("button", name="Accept").click()

    await cleo.get_by_role("button", name=f"Open thread {title}: Ada and Bo").click()
    log = cleo.get_by_role("log")
    await expect(log.get_by_role("img", name=f"{title}{begins}")).to_be_visible()
    await log.get_by_role("button", name="My hand").click()
    await expect(log).to_contain_text("You are not playing at this table.")
    await expect(log).to_contain_text("Only you can see this")

    over = asyncio.Event()
    likes = LIKES.get(which, ((), ()))
    for page in (ada, bo):
        await open_direct_messages(page)

    give_up = None if which == "elements" else partial(resign, wire.ada, title, which)
    await asyncio.gather(
        press_when_it_is_my_turn(ada, over, likes[0], give_up),
        press_when_it_is_my_turn(bo, over, likes[1]),
    )
    assert over.is_set()

    table = log.get_by_role("article").filter(has=cleo.get_by_role("button", name="Rematch"))
    await expect(table).to_contain_text(re.compile(ends))
    await expect(table).to_contain_text("The secret of this game was")
    await expect(table.get_by_role("img", name="The game is over.")).to_be_visible()
    await expect(log.get_by_text("it is your turn")).to_have_count(0)


async def test_a_game_of_three_who_come_to_open_seats(wire: Wire, browser: Browser) -> None:
    """Ada opens a table for up to four, Bo and Cleo join, Ada starts it, and the others give it up."""
    people = ada, bo, cleo = [await visit(browser, wire, person) for person in (wire.ada, wire.bo, wire.cleo)]
    await ada.keyboard.press("/")
    await ada.keyboard.type("realm start")
    await ada.keyboard.press("Enter")
    await ada.get_by_role("button", name="Add option short").click()
    await ada.get_by_role("option", name="True").click()
    await ada.keyboard.press("Enter")

    for page, count in ((bo, 2), (cleo, 3)):
        await page.get_by_role("article").last.get_by_role("button", name="Join").click()
        await expect(ada.get_by_role("article").last).to_contain_text(f"({count} of 4)")
    await ada.get_by_role("article").last.get_by_role("button", name="Start now").click()
    title = "Realm of the Defenders: Ada, Bo and Cleo"
    await ada.get_by_role("button", name=f"Open thread {title}").wait_for()

    over = asyncio.Event()
    for page in people:
        await open_direct_messages(page)
    await asyncio.gather(
        press_when_it_is_my_turn(ada, over, IDLE),
        press_when_it_is_my_turn(bo, over, IDLE, partial(resign, wire.bo, title, "realm"), 1),
        press_when_it_is_my_turn(cleo, over, IDLE, partial(resign, wire.cleo, title, "realm"), 2),
    )

    dan = await visit(browser, wire, wire.dan)
    await dan.get_by_role("button", name=f"Open thread {title}").click()
    table = dan.get_by_role("log").get_by_role("article").filter(has=dan.get_by_role("button", name="Rematch"))
    await expect(table).to_contain_text(re.compile(r"(Ada|Bo|Cleo) wins: the others have fallen or resigned"))
    await expect(table.get_by_role("img", name="The game is over.")).to_be_visible()


async def test_a_game_lost_on_time(tmp_path: Path, browser: Browser) -> None:
    """At a pace of a few seconds: nobody moves, and both see who has lost and why."""
    async with Wire(world(tmp_path), validator=violations) as wire:
        await start_bot(wire, LIVE="2")
        ada, bo = [await visit(browser, wire, person) for person in (wire.ada, wire.bo)]
        await ada.keyboard.press("/")
        await ada.keyboard.type("elements start")
        await ada.keyboard.press("Enter")
        await choose(ada, {"pace": "live"})
        lobby = bo.get_by_role("article").last
        await expect(lobby).to_contain_text("Live: 3 minutes each")
        await lobby.get_by_role("button", name="Accept").click()
        await bo.get_by_role("button", name="Open thread Elements: Ada and Bo").click()
        lost = re.compile(r"(Ada|Bo) wins: (Ada|Bo) ran out of time\.")
        await expect(bo.get_by_role("log")).to_contain_text(lost)
        await open_direct_messages(ada)
        await expect(ada.get_by_role("log")).to_contain_text(lost)
        assert not await wire.violations()
