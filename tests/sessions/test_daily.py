"""The daily puzzle, for up to sixty days with processes that are killed at any moment: one message a day a server."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from learning.puzzles.library import Library
from sessions import DueWork, People, Servers, Store
from sessions.people.servers import DailyPuzzle
from sessions.puzzles.daily import DailyPuzzles, day_at, day_begins_at
from sessions.puzzles.streaks import DAY
from sessions.puzzles.tries import SHOWN_EVERY, Attempt, PuzzleTries
from sessions.running.due import LEASE
from sessions.store.daily_puzzles import DailyRow
from tests.sessions.doubles import ANN, BOB, CAT, NAMES, Clock
from tests.sessions.test_shared import Process, processes
from ui.interactions.request_budget import RequestBudget
from ui.learning.puzzles.daily import DailyPoster
from ui.learning.puzzles.daily_content import solve_press
from ui.tables.surfaces.content import Content

__all__ = ["processes"]

pytestmark = pytest.mark.thorough

DAYS, MANY_DAYS = 21, 60
STEPS = 3
"""So often a day somebody looks what is due."""
RATE = 0.06
"""How often a process is killed when it asks for something: some hundred times in all."""
FORGETS = 300.0
"""Seconds after which Discord knows a nonce no more."""
BEGIN = 20_000 * DAY
SETTLED = {
    501: DailyPuzzle(71, BEGIN, hour=8),
    502: DailyPuzzle(72, BEGIN, hour=8),
    503: DailyPuzzle(73, BEGIN, hour=21, games=("elements", "elemental")),
}
"""What three servers have settled."""


class Killed(BaseException):
    """A process is gone at this moment."""


class Life:
    """A process that may be killed whenever it asks for something, before that has happened or after."""

    def __init__(self, chance: Random, rate: float) -> None:
        self._chance = chance
        self._rate = rate
        self.gone = False

    def moment(self) -> None:
        """The end may come now; whoever is dead stays so."""
        self.gone = self.gone or self._chance.random() < self._rate
        if self.gone:
            raise Killed

    async def through(self, work: Awaitable[Any]) -> Any:
        """Do something, unless the end comes before; it may come before anybody knows that it is done."""
        try:
            self.moment()
        except Killed:
            if hasattr(work, "close"):
                work.close()
            raise
        done = await work
        self.moment()
        return done


@dataclass
class Sent:
    """A message of a channel."""

    row: DailyRow
    at: float
    nonce: str
    text: str
    changed: list[float] = field(default_factory=list)
    labels: Sequence[str] = ()


class Channels:
    """What Discord does with the messages of daily puzzles: a nonce is known for some minutes."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.sent: dict[int, Sent] = {}

    async def send(self, row: DailyRow, content: Content) -> int:
        now, nonce = self._clock(), f"{row.guild_id}/{row.day}"
        for message_id, one in self.sent.items():
            if one.nonce == nonce and now - one.at < FORGETS:
                return message_id
        message_id = len(self.sent) + 1
        self.sent[message_id] = Sent(row, now, nonce, content.text, [], labels(content))
        return message_id

    async def find(self, row: DailyRow) -> int | None:
        wanted = (row.channel_id, solve_press(row.puzzle))
        for message_id, one in self.sent.items():
            if (one.row.channel_id, solve_press(one.row.puzzle)) == wanted and one.at >= row.at:
                return message_id
        return None

    async def edit_text(self, row: DailyRow, text: str) -> None:
        self._change(row, text)

    async def edit(self, row: DailyRow, content: Content) -> None:
        self._change(row, content.text).labels = labels(content)

    def _change(self, row: DailyRow, text: str) -> Sent:
        assert row.message_id is not None
        one = self.sent[row.message_id]
        one.text = text
        one.changed.append(self._clock())
        return one


def labels(content: Content) -> list[str]:
    return [str(getattr(item, "label", "")) for item in content.view.children] if content.view else []


class Mortal:
    """The same channels as one process reaches them."""

    def __init__(self, channels: Channels, life: Life) -> None:
        for name in ("send", "find", "edit_text", "edit"):
            setattr(self, name, partial(self._ask, life, getattr(channels, name)))

    async def _ask(self, life: Life, ask: Callable[..., Awaitable[Any]], *what: Any) -> Any:
        return await life.through(ask(*what))


class Bot:
    """What a process does about daily puzzles, until it is killed and begins again."""

    def __init__(self, store: Store, channels: Channels, clock: Clock, chance: Random, rate: float) -> None:
        self.store = store
        self._transact = store.transact
        self._channels = channels
        self._clock = clock
        self._chance = chance
        self._rate = rate
        self.kills = 0
        self._begin()

    def _begin(self) -> None:
        store, clock = self.store, self._clock
        self._life = life = Life(self._chance, self._rate)

        async def transact(work: Any) -> Any:
            return await life.through(self._transact(work))

        store.transact = transact  # type: ignore[method-assign]
        self.tries = PuzzleTries(store, clock)
        self.daily = DailyPuzzles(store, clock)
        self._due = DueWork(store, clock)
        messages: Any = Mortal(self._channels, life)
        budget = RequestBudget(1e6)
        servers, people = Servers(store, clock), People(store, clock)
        poster = DailyPoster(
            messages, LIBRARY, self.daily, servers, people, budget, clock, AsyncMock(return_value=False), Mock()
        )
        poster.register_due_work(self._due)

    async def do(self) -> bool:
        """Do what is due; whether it lived to the end of it."""
        try:
            await self._due.do_due()
        except Killed:
            self.die()
            return False
        return True

    def die(self) -> None:
        """Begin again as another process would."""
        self.kills += 1
        self._begin()


LIBRARY = Library()


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at the pictures."""

    async def nothing(_: Content) -> None:
        pass

    monkeypatch.setattr("ui.learning.puzzles.daily.draw_content", nothing)


async def settle(store: Store, clock: Clock) -> None:
    """What the servers' managers do."""
    servers, daily = Servers(store, clock), DailyPuzzles(store, clock)
    for guild_id, settled in SETTLED.items():
        await servers.change(
            guild_id,
            also=lambda transaction, guild_id=guild_id, settled=settled: daily.schedule_next(  # type: ignore[misc]
                transaction, guild_id, settled, clock()
            ),
            daily=settled,
        )


async def try_it(bot: Bot, guild_id: int, clock: Clock, chance: Random) -> None:
    """Somebody tries the puzzle that is up in a server."""
    day = day_at(SETTLED[guild_id].hour, clock())
    row = await bot.daily.daily_of(guild_id, day)
    if row is None:
        return
    user_id = chance.choice((ANN, BOB, CAT))
    attempt = Attempt(user_id, NAMES[user_id], row.puzzle, row.game, 3.0, chance.random() < 0.6, guild_id, day)
    try:
        await bot.tries.count_attempt(attempt)
    except Killed:
        bot.die()


async def lived(bots: Sequence[Bot], clock: Clock, chance: Random, days: int = DAYS) -> None:
    """So many days, in which somebody looks what is due at any time."""
    for step in range(1, days * STEPS + 1):
        clock.advance(max(0.0, BEGIN + step * DAY / STEPS - clock()))
        alive = True
        for bot in chance.sample([*bots], len(bots)):
            await try_it(bot, chance.choice([*SETTLED]), clock, chance)
            alive = await bot.do() and alive
        while not alive:  # whatever the dead had claimed can be claimed when its lease has run out
            clock.advance(chance.choice((LEASE + 1, 2 * FORGETS)))
            alive = all([await bot.do() for bot in bots])
    for _ in range(2):  # without kills: whatever was claimed by the dead is taken over
        clock.advance(SHOWN_EVERY + LEASE)
        for bot in bots:
            bot._rate = 0.0
            bot.die()
            assert await bot.do()


async def looked_at(bots: Sequence[Bot], channels: Channels, of: int = DAYS) -> None:
    """One message a day and server, no puzzle twice, the same one everywhere, and each shows what it should."""
    assert sum(bot.kills for bot in bots) > 3 * of
    by_server = {
        guild_id: [one for one in channels.sent.values() if one.row.guild_id == guild_id] for guild_id in SETTLED
    }
    for guild_id, sent in by_server.items():
        days = [one.row.day for one in sent]
        assert len(days) == of, guild_id
        assert days == [*range(days[0], days[0] + of)]
        puzzles = [one.row.puzzle for one in sent]
        assert len({*puzzles}) == of
        for one in sent:
            assert 0 <= one.at - day_begins_at(one.row.day, SETTLED[guild_id].hour) < DAY
            assert all(
                later - earlier >= SHOWN_EVERY for earlier, later in zip(one.changed, one.changed[1:], strict=False)
            )
            last = one.row.day == days[-1]
            assert one.labels == (["Solve"] if last else ["Try it yourself"])
            tried, solved = await bots[0].daily.result(guild_id, one.row.day)
            assert (f"{tried} have tried it" if tried > 1 else "One has tried" if tried else "Nobody") in one.text
            names = [
                NAMES[row.user_id] for row in await bots[0].daily.people_who_tried(guild_id, one.row.day) if row.solved
            ]
            assert last or all(name in one.text for name in names)
            assert len(names) == solved
    first, second, third = by_server.values()
    assert [one.row.puzzle for one in first] == [one.row.puzzle for one in second]
    assert {one.row.game for one in first} == {*LIBRARY.games}
    assert {one.row.game for one in third} == {"elements", "elemental"}
    theirs = {one.row.day: one.row.puzzle for one in third}
    shared = [one for one in first if one.row.game in ("elements", "elemental") and one.row.day in theirs]
    assert len(shared) >= of // 4
    assert all(one.row.puzzle == theirs[one.row.day] for one in shared), "whoever has the game has the same puzzle"


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # on PostgreSQL two live through as many
async def test_weeks_of_one_process_that_is_killed_again_and_again(store: Store, clock: Clock) -> None:
    clock.now = BEGIN + 1.0
    channels, chance = Channels(clock), Random("weeks")
    await settle(store, clock)
    bots = [Bot(store, channels, clock, chance, RATE)]
    await lived(bots, clock, chance)
    await looked_at(bots, channels)


async def test_sixty_days_of_two_processes_on_one_store(processes: tuple[Process, Process], clock: Clock) -> None:
    clock.now = BEGIN + 1.0
    channels, chance = Channels(clock), Random("two")
    await settle(processes[0].store, clock)
    bots = [Bot(process.store, channels, clock, chance, RATE) for process in processes]
    await lived(bots, clock, chance, MANY_DAYS)
    await looked_at(bots, channels, MANY_DAYS)
