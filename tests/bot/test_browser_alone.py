"""A person alone against the computer, through the page in a real browser: one browser and one bot for all games."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, expect

import engine
from tests.support.at_the_page import LIKES, Driver, open_games, resign, send, to_press
from tests.support.browser import in_one_loop, visit
from tests.support.openapi import violations
from tests.support.over_the_wire import start_bot, world
from tests.support.steady_bot import secret
from tests.support.wire import Wire

pytestmark = in_one_loop

FOR_EVER = "100000"
CARDS = "alone"
ENOUGH = 3
"""So many presses are seen of a game that takes long; then it is given up."""
GAMES: dict[str, dict[str, Any]] = {
    "defenders": {"mode": "basic"},
    "elemental": {"setup": "random"},
    "realm": {"short": True},
    "clash": {},
}
LONG = {"elemental", "realm", "clash"}


def kill_workers(wire: Wire) -> int:
    """Kill -9 whoever thinks for the bot; how many they were."""
    killed = 0
    for children in Path(f"/proc/{wire.bot_pid}/task").glob("*/children"):
        for pid in children.read_text().split():
            if b"computer.worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
                os.kill(int(pid), signal.SIGKILL)
                killed += 1
    return killed


async def deal(page: Page) -> None:
    lobby = page.get_by_role("article").last
    await expect(lobby).to_contain_text("Computer (normal)")
    await lobby.get_by_role("button", name="Deal").click()


async def is_my_turn(page: Page) -> None:
    """Wait until the last message, which is the hand of a new game where it was begun, offers moves."""
    hand = page.get_by_role("article").last
    await expect(hand).to_contain_text("with Computer (normal)")
    await expect(to_press(hand).first).to_be_visible()


async def test_a_person_alone_plays_every_game_against_the_computer(tmp_path: Path, browser: Browser) -> None:
    async with Wire(world(tmp_path), validator=violations) as wire:
        await start_bot(wire, CARDS=CARDS, PAUSE=FOR_EVER)
        ada = await visit(browser, wire, wire.ada)
        await begin_by_typing(ada)
        await computer_begins_after_a_restart(wire, ada)
        for group in GAMES:
            await play(wire, ada, group)
        assert not await wire.violations()


async def begin_by_typing(ada: Page) -> None:
    await send(ada, "elements start", {"mode": "endless", "rounds": "1", "computer": "normal"})
    await deal(ada)
    await ada.get_by_role("button", name="On a computer").click()


async def computer_begins_after_a_restart(wire: Wire, ada: Page) -> None:
    """The computer has the first turn, and thinks when the bot is killed; the next bot lets it act."""
    elements = engine.GAMES["elements"].new(2, secret(CARDS, 1), {"mode": "endless", "rounds": 1})
    assert elements.active == (1,)
    await ada.get_by_role("button", name="Open thread Ada – Computer · Elements").click()
    await expect(ada.get_by_role("log")).to_contain_text("Computer to move.")
    await wire.kill_bot()
    await wire.ada.bot_is(False)
    await start_bot(wire, CARDS=f"{CARDS} again", PAUSE="0")
    await open_games(ada)
    await ada.get_by_role("button", name="My hand").last.click()  # nobody knows any more what edits the one before
    await is_my_turn(ada)
    await Driver(ada, asyncio.Event()).play()


async def play(wire: Wire, ada: Page, group: str) -> None:
    await open_games(ada)
    await wire.ada.slash("#games", f"{group} start", computer="normal", **GAMES[group])
    await deal(ada)
    await is_my_turn(ada)
    over = asyncio.Event()
    if group == "defenders":
        assert kill_workers(wire)
    driver = Driver(ada, over, LIKES.get(group, ((), ()))[0])
    await driver.play(partial(resign, wire.ada, f"· {group.capitalize()}", group) if group in LONG else None, ENOUGH)
    assert over.is_set()
