"""Who shows a table on Discord where several processes could: one at a time, under a lease.

Whoever has stored an action shows it. They keep the lease until somebody else asks for it, so that a table that is
played through one process costs nothing more, and hand it to whoever asks, with what is to be known. When a process is
gone, the next who asks has it at once; when it is there and does not answer, its lease runs out.
Without other processes there is nothing to ask for.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from sessions.clock import Clock
from sessions.store import Store, StoreUnavailable
from sessions.store import showing as rows
from sessions.store.messenger import News
from sessions.store.showing import Claim
from sessions.store.writer import Transaction
from sessions.table import Table

LEASE = 20.0
"""Seconds after which another process may show a table, unless the one that shows it renews its claim."""
WANTED, FREE, GIVEN = "wanted", "free", "given"
"""The kinds of news by which a process asks for a table that another one shows; is told that anybody may have it; or
that it has it from now on."""
FIRST_LOOK, LONGEST_LOOK = 0.02, 1.0
"""Seconds between two looks whether another process has let go of a table."""


class Memory(Protocol):
    """What a process remembers of a table's messages."""

    def recall(self, shown: int, told: str | None) -> None:
        """Another process has shown the table, up to an action, and tells what it remembers."""

    def told(self) -> str:
        """What another process needs to remember."""


class _Given(NamedTuple):
    """What a process is told that another one hands a table to."""

    to: str
    until: float
    shown: int
    memory: str | None


class _Held:
    """A table that this process shows, or asks for."""

    __slots__ = ("given", "heard", "lock", "memory", "table", "until", "users", "waiting", "wanted")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.until = 0.0
        self.users = 0
        self.wanted: str | None = None
        """The process that asks for it."""
        self.given: tuple[int, _Given] | None = None
        self.waiting: asyncio.Future[None] | None = None
        self.heard: tuple[int, str | None] | None = None
        """What another process has shown meanwhile, until somebody here takes it over."""
        self.memory: Memory | None = None


class Showing:
    """The tables that this process shows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._owner = store.messenger.owner
        self._held: dict[int, _Held] = {}
        self._refused: set[int] = set()
        """What this process has asked for and may have been given since without having heard it."""
        self._renewing: asyncio.Task[None] | None = None
        self._passing: set[asyncio.Task[None]] = set()
        store.messenger.listen(self.hear)

    @asynccontextmanager
    async def of(self, table: Table, memory: Memory | None = None) -> AsyncIterator[None]:
        """Inside a ``with`` block this process alone shows a table, which is up to date with what others have shown.

        ``memory``: what this process remembers of the table's messages.
        """
        if not self._store.is_shared:
            yield
            return
        held = self._held.get(table.id)
        if held is None:
            held = self._held[table.id] = _Held(table)
        held.users += 1
        try:
            async with held.lock:
                if held.until - self._clock() < LEASE / 2:
                    await self._claim(table, held)
                if memory is not None:
                    held.memory = memory
                    if held.heard is not None:
                        memory.recall(*held.heard)
                        held.heard = None
            yield
        finally:
            held.users -= 1
            if not held.users and (held.wanted or not held.until):
                await self._release(table.id, held)

    async def begin(self) -> None:
        """At the start of a process: let others show what it showed before it was killed."""
        if self._store.is_shared:
            held = [*self._held]
            await self._store.transact(lambda transaction: rows.begin(transaction, self._owner, held))

    async def close(self) -> None:
        """Give up all claims, so that others can show the tables."""
        with suppress(ValueError):
            self._store.messenger.forget(self.hear)
        if self._renewing is not None:
            self._renewing.cancel()
            with suppress(asyncio.CancelledError):
                await self._renewing
        for table_id, held in list(self._held.items()):
            await self._release(table_id, held)

    async def _claim(self, table: Table, held: _Held) -> None:
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())
        pause, held.given = FIRST_LOOK, None
        try:
            while True:
                until = self._clock() + LEASE
                held.waiting = asyncio.get_running_loop().create_future()  # the answer may be there before this is
                claim = await self._ask(table.id, until)
                if claim is not None or held.given is not None:
                    break
                self._refused.add(table.id)
                timer = self._clock.wake(held.waiting, pause)
                await held.waiting
                timer.cancel()
                if held.given is not None:
                    break
                pause = min(2 * pause, LONGEST_LOOK)
        finally:
            held.waiting = None
        unheard = table.id in self._refused
        self._refused.discard(table.id)
        if claim is not None:
            lost, held.until = held.until <= self._clock(), until
            if unheard or (lost and not claim.mine):
                table.doubt()
                await table.refresh()
                held.heard = table.shown, claim.memory
        elif held.given is not None:
            number, given = held.given
            await table.follow(number, given.shown)
            held.until, held.heard = given.until, (table.shown, given.memory)

    async def _ask(self, table_id: int, until: float) -> Claim | None:
        now, wanted = self._clock(), self._store.messenger.worded(News(WANTED, table_id, text=self._owner))

        def take_over(transaction: Transaction) -> Claim | None:
            return rows.take_over(transaction, self._owner, table_id, until)

        asked = await self._store.transact(rows.asking(self._owner, table_id, now, until, wanted))
        return await self._store.transact(take_over) if asked.is_gone else asked.claim

    async def _release(self, table_id: int, held: _Held) -> None:
        to, until = held.wanted, self._clock() + LEASE
        held.until, held.wanted = 0.0, None
        memory = None if held.memory is None else held.memory.told()
        if to is None:
            told = self._store.messenger.worded(News(FREE, table_id))
            work = rows.releasing(self._owner, table_id, memory, told)
        else:
            given = msgspec.json.encode(_Given(to, until, held.table.shown, memory)).decode()
            told = self._store.messenger.worded(News(GIVEN, table_id, held.table.number, given))
            work = rows.handing_over(self._owner, to, table_id, until, memory, told)
        with suppress(StoreUnavailable):  # then the lease runs out
            await self._store.transact(work)
        if not held.users:
            self._held.pop(table_id, None)

    async def _renew(self) -> None:
        """Go on showing what takes long, and drop what others may have."""
        while True:
            await self._clock.sleep(LEASE / 4)
            now = self._clock()
            self._held = {id_: held for id_, held in self._held.items() if held.users or held.until > now}
            busy = {id_: held for id_, held in self._held.items() if held.users and held.until > now}
            if not busy:
                continue
            with suppress(StoreUnavailable):
                await self._store.transact(partial(rows.renew, self._owner, busy, now + LEASE))
                for held in busy.values():
                    held.until = max(held.until, now + LEASE) if held.until else 0.0

    def hear(self, news: News | None) -> None:
        """Let go of a table that another process asks for, or learn that one is free, or given to this one."""
        if news is None:
            return
        held = self._held.get(news.about)
        if news.kind == GIVEN:
            given = msgspec.json.decode(news.text, type=_Given)
            if given.to == self._owner:
                self._have(news, given, held)
        elif held is None:
            return
        elif news.kind == FREE:
            _wake(held)
        elif news.kind == WANTED and (held.users or held.until):  # else it is just being let go of
            held.wanted = news.text
            if not held.users:
                self._pass(self._release(news.about, held))

    def _have(self, news: News, given: _Given, held: _Held | None) -> None:
        """Another process has handed a table over."""
        if held is not None and held.waiting is not None:
            held.given = news.number, given
            _wake(held)
        elif held is None or held.until <= self._clock():  # nobody here waits any more
            self._pass(self._decline(news.about))

    async def _decline(self, table_id: int) -> None:
        with suppress(StoreUnavailable):  # then the lease runs out
            await self._store.transact(lambda transaction: rows.decline(transaction, self._owner, table_id))

    def _pass(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)


def _wake(held: _Held) -> None:
    if held.waiting is not None and not held.waiting.done():
        held.waiting.set_result(None)
