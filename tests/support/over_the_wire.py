"""Playing games over real sockets: the moves of people who look at their direct messages or at the table."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.support.openapi import violations
from tests.support.person import BUTTON, MENU, PATIENCE, Person, Seen
from tests.support.wire import Wire
from words import catalogue

WARM = f"game={list(engine.GAMES)[-1]}"
"""In the line that says that the pictures of the last game have been drawn: nothing is deferred for them any more."""
REPLACED, DONE = catalogue().say("replaced"), catalogue().say("replaced-done")
"""What a press is answered with whose message has given way to a newer one in the meantime."""
RISKY = ("✊ Knock", "Yield")
NOTED = "SELECT message_id FROM surfaces WHERE kind = 'table' AND channel_id = ?"
A_MOMENT = 0.02  # seconds between two looks at the database, which tells nobody when it has changed


def sure(asked: Seen) -> str | None:
    """What confirms what is asked about once more; None where nothing is."""
    return next((label for label in asked.buttons if label.startswith("Yes: ")), None)


async def start_bot(wire: Wire, **env: str) -> None:
    """The bot as a process of its own, ready at once, with the same cards in every run (see `steady_bot`)."""
    await wire.fork_bot("tests.support.steady_bot", env=env)
    await wire.log_line(WARM)


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    """A playground with the bot in it; no answer of the playground's may have been unlike Discord's."""
    async with Wire(world(tmp_path), validator=violations) as opened:
        await start_bot(opened)
        yield opened
        assert not await opened.violations()


@pytest.fixture
async def wire_where_nobody_is_there(tmp_path: Path) -> AsyncIterator[Wire]:
    """A bot that takes nobody for there: each turn is announced at once."""
    async with Wire(world(tmp_path), validator=violations) as opened:
        await start_bot(opened, THERE="0")
        yield opened
        assert not await opened.violations()


async def restart_bot(wire: Wire, game_id: str | None = None) -> None:
    """Kill -9, and another process on the same database; back when it has its pictures, or those of one game."""
    await wire.restart_bot()
    await wire.log_line(f"game={game_id}" if game_id else WARM)


def likely(shown: Seen) -> str:
    """The button that a driver presses: the first that is no yield."""
    return next((label for label in shown.buttons if label != "Yield"), "Yield")


class Game:
    """One game of two people, wherever it is shown."""

    def __init__(self, wire: Wire, people: tuple[Person, Person], place: str) -> None:
        self.wire = wire
        self.people = people
        self.place = place

    @classmethod
    async def begin(
        cls, wire: Wire, host: Person, guest: Person, channel: str = "#games", group: str = "elements", **options: Any
    ) -> "Game":
        """Host challenges guest, who accepts; returns when the table is there."""
        lobby = (await host.slash(channel, f"{group} start", opponent=guest, **options)).message
        before = set(host.channels)
        await guest.click(lobby, "Accept")
        accepted = await guest.change(lobby, lambda message: "Accept" not in message.buttons)
        place = accepted.content.rpartition("<#")[2].partition(">")[0] or lobby.channel_id
        assert place not in before or place == lobby.channel_id
        game = cls(wire, (host, guest), place)
        await host.until(lambda: True if place in host.channels else None, "the thread")
        await host.wait(place, lambda message: "More" in message.buttons)  # where there is no thread, not the lobby
        return game

    async def table(self, *wanted: str) -> Seen:
        """The table message, once it holds all these texts."""
        return await self.people[0].wait(
            self.place, lambda message: bool(message.pictures) and all(text in message.content for text in wanted)
        )

    async def over(self) -> Seen:
        """The table message, once the game is over."""
        return await self.people[0].wait(
            self.place, lambda message: bool(message.pictures) and "Rematch" in message.buttons
        )

    async def later_than(self, before: Seen) -> Seen:
        """The table message, once it tells something else than it did, be it in a new message."""
        return await self.people[0].wait(
            self.place, lambda message: bool(message.pictures) and message.told != before.told
        )

    async def ended(self) -> bool:
        return "Rematch" in (await self.table()).buttons

    async def turn(self) -> Person:
        """Whose turn it is, by the table."""
        return self.whose_turn(await self.table())

    def whose_turn(self, table: Seen) -> Person:
        """Whose turn it is in a table message."""
        for person in self.people:
            if f"\n**{person.key.title()}** " in table.content:
                return person
        raise AssertionError(f"nobody's turn: {table.content}")

    async def controls(self, person: Person) -> Seen:
        """A player's direct message of this game, once they can move."""
        return await person.wait("dm", lambda message: f"<#{self.place}>" in message.content and bool(message.buttons))

    async def press(self, person: Person, shown: Seen) -> None:
        """Take the first choice that is no yield, through all steps, and confirm where that is asked.

        What turns out to be past is given up: whoever looks again sees the position as it is.
        """
        while shown.buttons or shown.choices:
            label = likely(shown)
            menu_first = shown.raw["components"][0]["components"][0]["type"] == MENU
            done = await (person.select(shown, shown.choices[0]) if menu_first else person.click(shown, label))
            if done.shown is not None and done.shown.content == REPLACED:
                shown = await self.controls(person)
                continue
            if done.shown is None or done.shown.content == DONE:
                return  # it was their turn again, and a new message has told them so
            after = done.message
            if after == shown:  # the answer has been put off
                after = await person.edited(shown)
            if "earlier position" not in after.content and "Back" not in after.buttons:
                if label.startswith(RISKY) and (yes := sure(after)) is not None:
                    await person.click(after, yes)
                return
            shown = after  # an answer that had been held up was still being shown; or there is a further step

    async def move(self) -> None:
        """Whoever's turn it is moves, and the table shows it. A game that is over stays as it is."""
        shown = None
        while shown is None:
            before = await self.table()
            if "Rematch" in before.buttons:
                return
            person = self.whose_turn(before)
            shown = await self.controls_unless_later(person, before)
        await self.press(person, shown)
        await self.people[0].changed(before)

    async def controls_unless_later(self, person: Person, before: Seen) -> Seen | None:
        """A player's direct message; None when it turns out that the table had been behind, after a restart."""
        looking = asyncio.create_task(self.controls(person))
        behind = asyncio.create_task(self.later_than(before))
        done, others = await asyncio.wait({looking, behind}, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        if looking in done:
            return looking.result()
        behind.result()
        return None

    async def stored(self) -> Seen:
        """The table message, once the bot has noted its id: what is shown is stored a moment later."""
        file = (await self.wire.status())["environment"]["DATABASE_URL"].partition("///")[2]
        async with asyncio.timeout(PATIENCE):
            while True:
                table = await self.table()
                with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
                    (noted,) = database.execute(NOTED, (int(self.place),)).fetchone()
                if noted == int(table.id):
                    return table
                await asyncio.sleep(A_MOMENT)

    async def settled(self) -> None:
        """Wait until one table message is left."""
        person = self.people[0]
        await person.messages(self.place)
        await person.until(lambda: len(self._tables(person)) == 1 or None, "one table message")

    def _tables(self, person: Person) -> list[Seen]:
        return [message for message in person.seen(self.place) if message.pictures]

    async def play_to_the_end(self, most: int = 200) -> Seen:
        for _ in range(most):
            if await self.ended():
                return await self.over()
            await self.move()
        raise AssertionError("the game did not end")


async def twice(person: Person, shown: Seen, label: str) -> None:
    """Press a button two times, the second before the first has been answered; both are answered."""
    (button,) = [one for one in shown.components(BUTTON) if one["label"] == label]
    where = {"channel_id": shown.channel_id, "message_id": shown.id, "custom_id": button["custom_id"]}
    for press in await asyncio.gather(*(person.ask("click", **where) for _ in range(2))):
        assert (await person.outcome(press)).state == "answered"


async def together(*work: Any) -> None:
    """Several things at the same time; the first failure is raised when all are done."""
    for result in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result


def world(tmp_path: Path) -> Path:
    return tmp_path / "world"
