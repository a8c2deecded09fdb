"""Games through the page in a real browser: two people who play, and a spectator who looks on.

Elements is played to its end. The others are given up after some moves: their last moves look on the page as their
first ones did, and whole games of them are played elsewhere. One bot serves all tests here.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from statistics import median
from typing import NamedTuple

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from tests.support.at_the_page import (
    IDLE,
    LIKES,
    Driver,
    open_direct_messages,
    open_games,
    open_new_game,
    resign,
    send,
    to_press,
)
from tests.support.browser import in_one_loop, visit
from tests.support.openapi import violations
from tests.support.over_the_wire import start_bot, world
from tests.support.presses import Presses
from tests.support.wire import LATENCY, Wire
from words import catalogue

pytestmark = in_one_loop
say = catalogue().say


class Company(NamedTuple):
    """A bot, and the open pages of three people who play with it."""

    wire: Wire
    ada: Page
    bo: Page
    cleo: Page


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def opened(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Wire]:
    """At a pace called live of two seconds."""
    async with Wire(world(tmp_path_factory.mktemp("company")), validator=violations) as wire:
        await start_bot(wire, LIVE="2")
        yield wire


@pytest_asyncio.fixture(loop_scope="session")
async def company(opened: Wire, browser: Browser) -> AsyncIterator[Company]:
    """All of them in #games; nothing may have been sent that is not as Discord describes it."""
    pages = [await visit(browser, opened, person) for person in (opened.ada, opened.bo, opened.cleo)]
    for page in pages:
        await open_games(page)
    yield Company(opened, *pages)
    assert not await opened.violations()


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
        r"Bo wins: Ada resigned at \d+ to \d+\.|Nobody wins\.",
    ),
    "clash": (
        "Elemental Clash",
        {"deck": "Wildfire (fire)", "windows": "Never"},
        ", turn 1",
        r"Bo wins with \d+ cards? left in the Spellbook: Ada has resigned\.|Nobody wins\.",
    ),
    "elemental": ("Elemental", {}, ", set-up", r"Bo wins: Ada has resigned\.|Nobody wins\."),
    "realm": (
        "Realm of the Defenders",
        {"short": "True"},
        ". Who goes first?",
        r"Bo wins: Ada has resigned\.|(Ada|Bo) has no Defender left\.|Nobody wins\.",
    ),
}
"""Group, title, options of `start`, the beginning of the picture's alt text, how a game ends."""
MOST_PRESSES = {"elemental": 3, "realm": 4, "clash": 6}
"""So many presses an order of Elemental, or a turn of the others, takes at most, in the median."""
ALWAYS_THERE = {"When to ask me…", "Rules", "Hint", "Cards…", "How it ended"}
TELLING = {"End the turn"}
"""What tells the bot something where it is all that can be pressed."""


async def test_games_of_two(company: Company) -> None:
    """One after the other; a spectator looks on at the first of them, and at the beginnings and ends of the others."""
    for which in GAMES:
        await play(company, which)
        for page in company[1:]:
            await open_games(page)


async def play(company: Company, which: str) -> None:
    wire, ada, bo, cleo = company
    title, options, begins, ends = GAMES[which]
    thread = f"Ada – Bo · {which.capitalize()}"
    await send(ada, f"{which} start", {"opponent": "Bo", **options})
    lobby = bo.get_by_role("article").last
    await expect(lobby).to_contain_text("Ada challenges @Bo")
    await expect(lobby.get_by_role("img", name=f"Cover of {title}")).to_be_visible()
    await lobby.get_by_role("button", name="Accept").click()

    await cleo.get_by_role("button", name=f"Open thread {thread}", exact=True).click()
    log = cleo.get_by_role("log")
    await expect(log.get_by_role("img", name=f"{title}{begins}")).to_be_visible()
    await log.get_by_role("button", name=re.compile("My hand|My pieces")).click()
    await expect(log).to_contain_text("You are not playing at this table.")
    await expect(log).to_contain_text("Only you can see this")
    if which != "elements":
        await open_games(cleo)

    over = asyncio.Event()
    place = await wire.cleo.thread(thread)
    await wire.cleo.messages(place)

    def where() -> str:
        """The turn, as the table message's picture says it."""
        alt = next(one.alts[0] for one in reversed(wire.cleo.seen(place)) if one.pictures and not one.ephemeral)
        return next(iter(re.findall(r"[Tt]urn \d+", alt)), "")

    drivers = [
        Driver(page, over, likes, where) for page, likes in zip((ada, bo), LIKES.get(which, ((), ())), strict=True)
    ]
    for page in (ada, bo):
        await open_new_game(page)
    give_up = None if which == "elements" else partial(resign, wire.ada, thread, which)
    await asyncio.gather(drivers[0].play(give_up), drivers[1].play())
    assert over.is_set()
    for driver in drivers:
        check_presses(which, driver.presses)

    if which != "elements":
        await cleo.get_by_role("button", name=f"Open thread {thread}", exact=True).click()
    table = table_of(cleo)
    await expect(table).to_contain_text(re.compile(ends))
    await expect(table.get_by_role("img", name="The game is over.")).to_be_visible()
    await expect(log.get_by_text("it is your turn")).to_have_count(0)
    await table.get_by_role("button", name="More", exact=True).click()
    await log.get_by_role("article").last.get_by_role("button", name=say("button-fair")).click()
    await expect(log.get_by_role("article").last).to_contain_text("The secret was")


def check_presses(which: str, presses: Presses) -> None:
    """Nobody presses what tells the bot nothing, and nobody presses often for one thing.

    Nothing is counted where answers are late by chance: people press twice there, or between two answers.
    """
    assert presses.all
    if LATENCY:
        return
    single = {press.label for press in presses.all if {*press.offered} - ALWAYS_THERE == {press.label}}
    assert single <= TELLING
    counted = presses.turns()
    if which == "elemental":
        counted = [steps for steps in presses.decisions() if re.match(r"\d ", steps[0])]
    if which in MOST_PRESSES:
        assert median(map(len, counted)) <= MOST_PRESSES[which], counted


def table_of(page: Page) -> Locator:
    """The table message of a game that is over, in its open thread."""
    return page.get_by_role("log").get_by_role("article").filter(has=page.get_by_role("button", name="Rematch"))


async def test_a_game_of_three_who_come_to_open_seats(company: Company) -> None:
    """Ada opens a table for up to four, Bo and Cleo join, Ada starts it, and the others give it up."""
    wire, ada, bo, cleo = company
    await send(ada, "realm start", {"short": "True"})
    for page, count in ((bo, 2), (cleo, 3)):
        await page.get_by_role("article").last.get_by_role("button", name="Join").click()
        await expect(ada.get_by_role("article").last).to_contain_text(f"({count} of 4)")
    await ada.get_by_role("article").last.get_by_role("button", name="Start now").click()
    thread = "Ada – Bo – Cleo · Realm"
    await ada.get_by_role("button", name=f"Open thread {thread}", exact=True).wait_for()

    over = asyncio.Event()
    for page in (ada, bo, cleo):
        await open_new_game(page)
    await asyncio.gather(
        Driver(ada, over, IDLE).play(),
        Driver(bo, over, IDLE).play(partial(resign, wire.bo, thread, "realm"), 1),
        Driver(cleo, over, IDLE).play(partial(resign, wire.cleo, thread, "realm"), 2),
    )
    await open_games(ada)
    await ada.get_by_role("button", name=f"Open thread {thread}", exact=True).click()
    ends = re.compile(r"(Ada|Bo|Cleo) wins: the others have fallen or left|aborted and does not count")
    await expect(table_of(ada)).to_contain_text(ends)
    await expect(table_of(ada).get_by_role("img", name="The game is over.")).to_be_visible()


async def test_a_game_in_which_nobody_moves_is_broken_off_by_the_clock(company: Company) -> None:
    """At a pace of a few seconds; both see why."""
    await send(company.cleo, "elements start", {"opponent": "Bo", "pace": "live"})
    lobby = company.bo.get_by_role("article").last
    await expect(lobby).to_contain_text("Live, 3 minutes each")
    await lobby.get_by_role("button", name="Accept").click()
    await company.bo.get_by_role("button", name="Open thread Cleo – Bo · Elements", exact=True).click()
    late = re.compile(r"(Cleo|Bo|You) ran out of time\. This game is aborted and does not count: nobody wins\.")
    await expect(company.bo.get_by_role("log")).to_contain_text(late)
    await open_direct_messages(company.cleo)
    await expect(company.cleo.get_by_role("article").last).to_contain_text(late)


async def test_an_action_taken_back_a_draw_and_a_rematch(company: Company) -> None:
    """Two people agree three times: one asks at the table, the other answers where they are asked."""
    _, _, bo, cleo = company
    await send(bo, "elements start", {"opponent": "Cleo"})
    await cleo.get_by_role("article").last.get_by_role("button", name="Accept").click()
    thread = "Bo – Cleo · Elements"
    await bo.get_by_role("button", name=f"Open thread {thread}", exact=True).wait_for()
    for page in (bo, cleo):
        await open_new_game(page)
    first = await whose_turn(bo, cleo)
    other = cleo if first is bo else bo
    await to_press(first.get_by_role("article").last).first.click()
    await expect(to_press(other.get_by_role("article").last).first).to_be_visible()

    await open_games(first)
    await first.get_by_role("button", name=f"Open thread {thread}", exact=True).click()
    await ask(first, "button-back-asked")
    await other.get_by_role("log").get_by_role("button", name=say("button-backyes")).last.click()
    log = first.get_by_role("log")
    await expect(log).to_contain_text("lets the last action be taken back")
    await ask(first, "button-draw")
    await other.get_by_role("log").get_by_role("button", name=say("button-drawyes")).last.click()
    await other.get_by_role("log").get_by_role("button", name=say("button-drawsure")).last.click()
    await expect(table_of(first)).to_contain_text(say("table-end-draw"))

    await table_of(first).get_by_role("button", name="Rematch").click()
    await expect(log.get_by_role("article").last).to_contain_text("to a rematch")
    await open_games(other)
    await other.get_by_role("button", name=f"Open thread {thread}", exact=True).click()
    await other.get_by_role("log").get_by_role("button", name="Accept").click()
    await expect(log.get_by_role("img", name=re.compile(r"^Elements, round 1"))).to_be_visible()


async def whose_turn(*pages: Page) -> Page:
    """Whose last direct message is the first to offer something."""
    offers = {asyncio.create_task(to_press(page.get_by_role("article").last).first.wait_for()): page for page in pages}
    done, waiting = await asyncio.wait(offers, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    return offers[done.pop()]


async def ask(page: Page, what: str) -> None:
    """Ask the others for something, by what is behind *More* at the table that is open."""
    await page.get_by_role("log").get_by_role("button", name="More", exact=True).first.click()
    await page.get_by_role("log").get_by_role("button", name=say(what)).last.click()


async def test_a_server_is_settled_by_its_manager_alone(company: Company) -> None:
    """Everybody may read it; Ada owns the server, and Bo finds nothing there to press."""
    _, ada, bo, _ = company
    await send(ada, "settings", {})
    shown = ada.get_by_role("article").last
    await expect(shown).to_contain_text(say("settings-threads-on"))
    await shown.get_by_role("button", name=say("button-settings-places")).click()
    await shown.get_by_role("button", name=say("button-threads-off")).click()
    await expect(shown).to_contain_text(say("settings-changed", change="")[:10].strip("* "))
    await expect(shown).to_contain_text(say("settings-threads-off"))
    await send(bo, "settings", {})
    read = bo.get_by_role("article").last
    await expect(read).to_contain_text(say("settings-threads-off"))
    await expect(read).to_contain_text("Those who may manage the server can change this.")
    await expect(read.locator(".rows button")).to_have_count(0)
    await shown.get_by_role("button", name=say("button-threads-on")).click()
    await expect(shown).to_contain_text(say("settings-threads-on"))
