"""What people do at the page in a real browser: play by their direct messages, give up, fill in a command."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as PatienceOver

from tests.support.person import Person
from tests.support.presses import Presses

END = re.compile(r"^(A draw|.+ wins?)\b")
"""How the line begins, in bold, that says how a game ended."""
OVER = "Rematch"
"""What can be pressed below a hand when its game is over."""
MOST_PRESSES, LONG_ENOUGH = 200, 4
MOST_CLICKS = 5
GAMES = re.compile(r"^#games(, \d+ unread)?$")
"""How the channel is called, with what is unread in it."""
SOON, ANSWERS, OTHERS_TURNS, A_MOMENT = 1000, 20_000, 100_000, 50  # milliseconds
TO_DO = """() => {
    const shown = [...document.querySelectorAll('[role=log] [data-message-id]')].at(-1);
    const ends = (one) => /^(A draw|.+ wins?)\\b/.test(one.textContent);
    const over = shown && [...shown.querySelectorAll('strong')].some(ends);
    const refused = shown && shown.querySelector('.private') && !shown.querySelector('figure');
    const pressable = shown ? [...shown.querySelectorAll('.rows button:enabled:not([aria-busy])')] : [];
    return over || refused || (pressable.some((one) => !/^(More|Cards…|Tall pictures.*)$/.test(one.textContent.trim()))
        && !shown.querySelector('[aria-busy]'));
}"""
"""The last message says that the game is over, or why something is refused, or has something to press that decides."""
ANSWERED = """(before) => {
    const shown = [...document.querySelectorAll('[role=log] [data-message-id]')].at(-1);
    return shown && !shown.querySelector('[aria-busy]') && shown.innerText !== before;
}"""
IDLE = ("Bid nothing", "Let it happen", "Place cards, or end your turn", "End turn")
SENDS = ("Deploy and pay", "Begin the battle", "Place, and end", "Do it", " against ", " attacks", "With ", "Against ")
LIKES: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "elemental": (("Shuffle", "Dash", "↗", "↖", "⬆"), ("Shuffle", "Dash")),
    "realm": ((*SENDS, "Bid nothing", "Deploy", "Attack", "Place", *IDLE), (*SENDS, *IDLE)),
}
"""What two people prefer to press, where pressing whatever comes first would not bring a game to its end."""


def to_press(message: Locator) -> Locator:
    """What can be pressed below a hand, but for *More*, *Cards…* and *Tall pictures*, which decide nothing."""
    return message.locator(".rows button:enabled").filter(has_not_text=re.compile("^(More$|Cards…$|Tall pictures)"))


async def open_games(page: Page) -> None:
    """Open the channel #games, from wherever somebody is: the list may move under the pointer while others act."""
    await page.locator("#rail button").last.click()
    there = page.get_by_placeholder("Message #games")
    for _ in range(MOST_CLICKS):
        await page.get_by_role("navigation", name="Channels").get_by_role("button", name=GAMES).click()
        with suppress(PatienceOver):
            await there.wait_for(timeout=SOON)
            return
    await expect(there).to_be_visible()


async def open_direct_messages(page: Page) -> None:
    """Open what somebody and the bot have written to each other."""
    await page.get_by_role("button", name="Direct messages", exact=True).click()
    await page.get_by_role("navigation", name="Channels").get_by_role("button", name="Elementarium").click()


async def open_new_game(page: Page) -> None:
    """Open the direct messages, and wait until the last one is that of a game that is not over."""
    await open_direct_messages(page)
    last = page.get_by_role("article").last
    await expect(last.locator("strong", has_text=END)).to_have_count(0)
    await expect(last).to_contain_text(re.compile(" with .+ in "))  # that of a challenge names no others


async def send(page: Page, name: str, options: Mapping[str, str]) -> None:
    """Type a command, fill in its options, and send it."""
    await page.keyboard.press("/")
    await page.keyboard.type(name)
    await page.keyboard.press("Enter")
    for option, value in options.items():
        await page.get_by_role("button", name=f"Add option {option}").click()
        if value.isdecimal():
            await page.keyboard.type(value)
        else:
            await page.get_by_role("option", name=value).click()
    await page.keyboard.press("Enter")


async def resign(person: Person, thread: str, group: str) -> None:
    """Give a game up, which the page shows like anything else that happens; one that has just ended stays as it is."""
    asked = (await person.slash(await person.thread(thread), "table resign")).message
    if (yes := next((one for one in ("Yes, I resign", "Yes, break it off") if one in asked.buttons), None)) is not None:
        await person.click(asked, yes)


class Driver:
    """Plays at a page: presses in the last direct message the first that is liked, or the first, until it is over.

    ``presses`` are noted with the place where the game stands, as ``where`` has it.
    """

    def __init__(
        self, page: Page, over: asyncio.Event, likes: Sequence[str] = (), where: Callable[[], str] | None = None
    ) -> None:
        self.presses = Presses()
        self._page = page
        self._over = over
        self._likes = likes
        self._where = where or str
        self._message = page.get_by_role("article").last

    async def play(self, give_up: Callable[[], Awaitable[None]] | None = None, enough: int = LONG_ENOUGH) -> None:
        """Play to the end; whoever can give up does so when this has gone on for ``enough`` steps."""
        for number in range(MOST_PRESSES):
            if number == enough and give_up is not None:
                await give_up()
            await self._until_there_is_something_to_do()
            if await self._message.locator("strong", has_text=END).count():
                self._over.set()
                return
            await self._step()
        pressed = [press.label for press in self.presses.all]
        raise AssertionError(f"the game did not end: {await self._message.inner_text()}; pressed were {pressed}")

    async def _until_there_is_something_to_do(self) -> None:
        try:
            await self._page.wait_for_function(TO_DO, timeout=OTHERS_TURNS, polling=A_MOMENT)
        except PatienceOver:
            shown = (await self._page.get_by_role("article").all_inner_texts())[-3:]
            pressed = [press.label for press in self.presses.all[-5:]]
            raise AssertionError(f"nothing to do after {pressed}: {shown}") from None

    async def _step(self) -> None:
        if await self._message.locator("figure").count() == 0:
            # What was chosen does not go together, or came late: look at the message below again. By its number, for
            # the hand is the last one as soon as this is gone, and can be dismissed, too.
            number = await self._message.get_attribute("data-message-id")
            message = self._page.locator(f'[data-message-id="{number}"]')
            refused = message.filter(has_not=self._page.locator("figure")).get_by_role("button", name="Dismiss message")
            if await refused.count():
                with suppress(PatienceOver):
                    await refused.click(timeout=SOON)
                return
        before, where = await self._message.inner_text(), self._where()
        buttons = to_press(self._message)  # Yield, No Mediator and Back come last
        labels = await buttons.all_inner_texts()
        if not labels or OVER in labels:  # they have been pressed, or are gone, or the game has ended meanwhile
            return
        wanted = next((place for like in self._likes for place, label in enumerate(labels) if like in label), 0)
        with suppress(PatienceOver):  # the message changed between the look and the press: look again
            # By its words, too: when a game ends meanwhile, something else is in its place.
            pressed, offered = buttons.nth(wanted).filter(has_text=labels[wanted]), labels
            if await pressed.get_attribute("aria-haspopup", timeout=SOON) == "listbox":
                await pressed.click(timeout=SOON)
                offered = [*labels[:wanted], *labels[wanted + 1 :], *await self._choose()]
            else:
                await pressed.click(timeout=SOON)
            self.presses.add("", labels[wanted], offered, where)
            await self._page.wait_for_function(ANSWERED, arg=before, timeout=ANSWERS, polling=A_MOMENT)

    async def _choose(self) -> list[str]:
        """Choose the first entry of the menu that is open; all of its entries."""
        entries: Locator = self._message.get_by_role("option")
        labels = await entries.all_inner_texts()
        await entries.first.click(timeout=SOON)
        if await self._message.locator("[aria-multiselectable]:visible").count():
            await self._message.locator("h3").first.click(timeout=SOON)  # several can be chosen until it is closed
        return labels
