"""What is left of a game, through the page in a real browser: its replay, its film, its file, and the people in it."""

import re
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, expect

from sessions.records import check_record, read_record
from tests.support.browser import in_one_loop, visit
from tests.support.openapi import violations
from tests.support.over_the_wire import Game, start_bot
from tests.support.wire import Wire

pytestmark = in_one_loop

TITLE = "Elements"
MOVES = 6


async def finished(wire: Wire) -> None:
    """A game of Ada and Bo that Bo gives up after some moves."""
    game = await Game.begin(wire, wire.ada, wire.bo, rated=True)
    for _ in range(MOVES):
        await game.move()
    asked = (await wire.bo.slash(game.place, "table resign")).message
    await wire.bo.click(asked, "Yes, I resign")
    await game.over()


async def send(page: Page, command: str) -> None:
    """Begin a command, and send it as it is."""
    await page.keyboard.press("/")
    await page.keyboard.type(command)
    await page.keyboard.press("Enter")
    await page.get_by_role("group", name=f"/{command}, press Enter to send").wait_for()
    await page.keyboard.press("Enter")


def newest(page: Page) -> Locator:
    return page.get_by_role("article").last


def table_of(page: Page) -> Locator:
    """The table message of the game, which is over."""
    return page.get_by_role("article").filter(has=page.get_by_role("button", name="Replay"))


async def look_back(page: Page, who: str, at_first: str, loser: str = "Bo") -> Locator:
    """Open the replay below the final table, and look at its first step and its last one, where the loser is called
    so."""
    await page.get_by_role("button", name="Open thread Ada – Bo · Elements").click()
    await page.get_by_role("article").get_by_role("button", name="Replay").click()
    shown = newest(page)
    await expect(shown).to_contain_text(f"Step 0 of {MOVES + 1} · {at_first}")
    await shown.get_by_role("button", name="Next ▶").click()
    await expect(shown).to_contain_text(re.compile(r"(plays?|takes?) .+: the limit is \d+\."))
    await through(shown, who)
    await shown.get_by_role("button", name="Last").click()
    await expect(shown).to_contain_text(f"Ada wins: {loser} resigned at 0 to 0.Step {MOVES + 1} of {MOVES + 1} · {who}")
    return shown


async def through(shown: Locator, who: str) -> None:
    """Choose through whose eyes."""
    await shown.get_by_role("combobox", name="Through whose eyes").click()
    await shown.get_by_role("option", name=who).click()
    await expect(shown).to_contain_text(f"· {who}")


async def test_what_is_left_of_a_game(tmp_path: Path, browser: Browser) -> None:
    async with Wire(tmp_path / "here", validator=violations) as here:
        await start_bot(here)
        await finished(here)
        ada, bo, cleo = [await visit(browser, here, person) for person in (here.ada, here.bo, here.cleo)]
        await look_back(ada, "as Bo saw it", "with everything open")
        await look_back(bo, "as you saw it", "with everything open", "you")
        stepper = await look_back(cleo, "with everything open", "as spectators saw it")
        await expect(
            stepper.get_by_role("img", name=re.compile("Ada's hand: .*Bo's hand: ", re.DOTALL))
        ).to_be_visible()

        await table_of(cleo).get_by_role("button", name="More", exact=True).click()
        await newest(cleo).get_by_role("button", name="Film").click()
        await expect(newest(cleo)).to_contain_text(f"The whole game in {MOVES + 2} pictures")
        film = newest(cleo).get_by_role("img", name="A film of Elements between Ada and Bo")
        await expect(film).to_have_js_property("complete", value=True)
        assert await film.evaluate("one => one.naturalWidth") > 0

        await send(ada, "games export")
        link = newest(ada).get_by_role("link", name="elements-1.json")
        file = await (await ada.request.get(str(await link.evaluate("one => one.href")))).body()
        assert check_record(read_record(file)).ok
        await _opened_elsewhere(tmp_path, browser, file)

        for person, rating in (("Ada", "1578"), ("Bo", "1422")):
            await _profile(cleo, person)
            await expect(newest(cleo).get_by_role("img", name=f"The ratings of {person}")).to_be_visible()
            await expect(newest(cleo).get_by_role("img", name=rating)).to_be_visible()

        await _leave(bo)
        await expect(table_of(ada)).to_contain_text("Elements: Ada and Former player")
        await send(ada, "games replay")
        await expect(newest(ada)).to_contain_text("Elements: Ada and Former player")
        await send(ada, "games verify")
        await expect(newest(ada)).to_contain_text("follow the rules and lead to this end.")
        await expect(newest(ada)).not_to_contain_text("❌")
        await _profile(cleo, "Ada")
        await expect(newest(cleo).get_by_role("img", name="1578")).to_be_visible()
        await _profile(cleo, "Bo")
        await expect(newest(cleo)).to_contain_text("There is nothing to see")
        assert not await here.violations()


async def _opened_elsewhere(tmp_path: Path, browser: Browser, file: bytes) -> None:
    """Open the file where nobody knows of the game: in a server of another bot."""
    async with Wire(tmp_path / "elsewhere", validator=violations) as elsewhere:
        await start_bot(elsewhere)
        page = await visit(browser, elsewhere, elsewhere.ada)
        await page.keyboard.press("/")
        await page.keyboard.type("games open")
        await page.keyboard.press("Enter")
        chosen = {"name": "game.json", "mimeType": "application/json", "buffer": file}
        await page.get_by_label("file").set_input_files(chosen)  # type: ignore[arg-type]
        await page.get_by_role("button", name="Send command").click()
        checked = page.get_by_role("article").filter(has_text="✅").first
        await expect(checked).to_contain_text("Elements: Ada and Bo (from a file)")
        await expect(checked).not_to_contain_text("❌")
        await through(newest(page), "as Ada saw it")
        await expect(newest(page).get_by_role("img", name="Your hand")).to_be_visible()
        assert not await elsewhere.violations()


async def _profile(page: Page, person: str) -> None:
    await page.keyboard.press("/")
    await page.keyboard.type("profile")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add option person").click()
    await page.get_by_role("option", name=person).click()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("article").last).to_contain_text("Only you can see this")


async def _leave(page: Page) -> None:
    """Delete everything that is stored of somebody."""
    await page.keyboard.press("/")
    await page.keyboard.type("me")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add option data").click()
    await page.get_by_role("option", name="delete").click()
    await page.keyboard.press("Enter")
    await newest(page).get_by_role("button", name="Go on…").click()
    await newest(page).get_by_role("button", name="Yes, delete everything").click()
    await expect(newest(page)).to_contain_text("Everything is being deleted now")
