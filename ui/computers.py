"""Computers at tables: whoever of them is to act is asked, and what they answer is played like anybody's move.

A computer answers after a pause that says nothing about its hand, whether it had a choice or not. Several actions of
one seat in a row are one piece of news. What was thought about a position that is past is dropped.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from random import SystemRandom
from typing import Protocol

import structlog

import engine
from computer import Level
from computer.workers import Answer, Dropped, Question, Workers
from sessions import PositionChanged, StoreUnavailable, TableOver

log = structlog.get_logger(__name__)

SHORTEST, LONGEST = 0.7, 1.5
"""Seconds before a computer's first action in a row is played."""
RETRY_AFTER = 5.0
"""Seconds until a store that was away is tried again."""


class PlayedTable(Protocol):
    """What this service needs of a table."""

    id: int
    game: engine.Game

    @property
    def number(self) -> int:
        """That of the last action."""

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have something to do."""

    @property
    def levels(self) -> Sequence[Level | None]:
        """By seat: how strong the computer there is; None for a person."""

    def view(self, viewer: int | None) -> engine.View:
        """What a seat may know."""

    def legal(self, seat: int) -> list[engine.Action]:
        """What a seat may do."""

    async def act_as(self, seat: int, action: engine.Action, number: int) -> object:
        """Play for a computer's seat, if the last action is still that of this number."""


async def pause() -> None:
    """Wait as long as somebody takes who is not in a hurry."""
    await asyncio.sleep(SystemRandom().uniform(SHORTEST, LONGEST))


class Computers:
    """Lets computers play at all tables; one for each process."""

    def __init__(
        self,
        workers: Workers,
        news: Callable[[PlayedTable], None],
        pause: Callable[[], Awaitable[None]] = pause,
    ) -> None:
        self._workers = workers
        self._news = news
        """Called when people should see the table as it is now."""
        self._pause = pause
        self._playing: dict[int, asyncio.Task[None]] = {}

    def look(self, table: PlayedTable) -> None:
        """Let the computers act that are to act at a table; whoever thinks about an older position there stops."""
        due = _due(table)
        running = self._playing.get(table.id)
        if not due:
            for seat, level in enumerate(table.levels):
                if level is not None:
                    self._workers.drop(_key(table, seat))
            return
        if running is None:
            task = self._playing[table.id] = asyncio.create_task(self._play(table))
            task.add_done_callback(lambda done: self._ended(table, done))
            return
        # It goes on by itself, with the newest position.
        for seat in due:
            self._workers.drop(_key(table, seat))

    async def close(self) -> None:
        """Stop all playing; at the next start whoever is due is asked again."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hint(self, table: PlayedTable, seat: int) -> Answer:
        """What ``hard`` would do at a seat, with all candidates. Raises Dropped when another one is asked for."""
        return await self._workers.ask(f"hint/{table.id}/{seat}", _question(table, seat, "hard", whole=True))

    def _ended(self, table: PlayedTable, task: "asyncio.Task[None]") -> None:
        self._playing.pop(table.id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a computer can't play on", table=table.id, game=table.game.id, exc_info=error)

    async def _play(self, table: PlayedTable) -> None:
        """Act as long as a computer is to act."""
        before: tuple[int, ...] = ()
        while due := _due(table):
            if due != before:
                if before:
                    self._news(table)
                before = due
                waiting = asyncio.create_task(_wait(self._pause))
            try:
                await self._act(table, due, waiting)
            except PositionChanged:
                continue
            except TableOver:
                break
            except StoreUnavailable:
                await asyncio.sleep(RETRY_AFTER)
        self._news(table)

    async def _act(self, table: PlayedTable, due: tuple[int, ...], waiting: "asyncio.Task[None]") -> None:
        """Let the seats act that are due, all at once: none of them sees what the others do."""
        number = table.number
        asked = [self._ask(table, seat) for seat in due]
        answers = await asyncio.gather(*asked)
        await waiting
        for seat, answer in zip(due, answers, strict=True):
            if answer is None:
                return  # the position has changed meanwhile
            if seat not in table.active:
                continue
            action = answer.action
            if action not in table.legal(seat):
                log.error("a computer's move is not legal", table=table.id, game=table.game.id, seat=seat)
                action = table.legal(seat)[0]
            await table.act_as(seat, action, number)
            number += 1

    async def _ask(self, table: PlayedTable, seat: int) -> Answer | None:
        level = table.levels[seat]
        assert level is not None, "only computers are due"
        try:
            return await self._workers.ask(_key(table, seat), _question(table, seat, level))
        except Dropped:
            return None


async def _wait(pause: Callable[[], Awaitable[None]]) -> None:
    await pause()


def _due(table: PlayedTable) -> tuple[int, ...]:
    return tuple(seat for seat in table.active if table.levels[seat] is not None)


def _key(table: PlayedTable, seat: int) -> str:
    return f"table/{table.id}/{seat}"


def _question(table: PlayedTable, seat: int, level: Level, *, whole: bool = False) -> Question:
    return Question(
        game=table.game.id,
        view=table.view(seat),
        seat=seat,
        level=level,
        # Not from the game's seed, which tells what decks hold.
        seed=secrets.token_hex(8),
        number=table.number,
        whole=whole,
    )
