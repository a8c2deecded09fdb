"""The lease under which one process at a time shows a table on Discord, where several could.

Whoever has stored an action shows it. The statement that stores it claims the table, too, where nobody shows it just
then, and the one that notes up to which action it is shown lets go of it: neither costs a round trip. Where
another process is busy showing it, that one is asked, and hands the table over with what is to be known. When a process
is gone, the next who asks has it at once; when it is there and does not answer, its lease runs out.
Without other processes there is nothing to ask for.

What a table is to a process, and what ends that:

| state | known by | ends |
| --- | --- | --- |
| claimed with an action, not shown yet | ``_claimed`` | when it is shown here (``lease_of``), or its lease runs out |
| asked for, while another process shows it | ``_Held.waiting`` | by news that it is free or given, or the next look |
| shown here | ``_Held.users``, and ``until`` ahead | with the last user, or renewed for those who take long |
| held, though nobody goes on | ``until`` ahead, no users | by whoever asks (``wanted``), or its lease runs out |
| freed: others may show it | ``_Held.freed``, ``until`` 0 | when it is claimed again |

Beside that a table is *uncertain* as long as this process may have missed what others have done there: then it is read
anew before it is shown.
"""

import asyncio
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, NamedTuple, Protocol

import msgspec

from sessions.store import Handover, Store, StoreUnavailable
from sessions.store import publishing_leases as rows
from sessions.store.messenger import News
from sessions.store.publishing_leases import Claim, Claimed, Claiming
from sessions.store.statements import SingleStatement
from sessions.store.writer import Transaction
from sessions.tables.standing import digest_of_places
from sessions.tables.table import Table
from sessions.time.wall_clock import Clock

LEASE = 20.0
"""Seconds after which another process may show a table, unless the one that shows it renews its claim."""
WANTED, FREE, GIVEN = "wanted", "free", "given"
"""The kinds of news by which a process asks for a table that another one shows; is told that anybody may have it; or
that it has it from now on."""
FIRST_LOOK, LONGEST_LOOK = 0.02, 1.0
"""Seconds between two looks for the release of a table by another process."""


class TableMemoryProtocol(Protocol):
    """The memory that a process has of a table's messages."""

    def follow_other_process(self, shown: int, memory: str | None, since: int | None) -> None:
        """Another process has shown the table, up to an action, and tells what it remembers.

        ``since``: the action from which on it shows nothing any more; None: until just now it may have.
        """

    def encode_memory(self) -> str:
        """The part of it that another process needs."""


class _Given(NamedTuple):
    """The news to a process that another one hands a table to.

    ``to`` alone is read here; but a process of the release before, which may run beside, can't decode less.
    """

    to: str
    until: float
    shown: int
    memory: str | None


class _Held:
    """A table that this process shows, or asks for."""

    __slots__ = ("freed", "lock", "memory", "shown_elsewhere", "table", "until", "users", "waiting", "wanted")

    def __init__(self) -> None:
        self.table: Table | None = None  # until somebody here wants to show it
        self.lock = asyncio.Lock()
        """Whoever claims it has this, and whoever lets go of it."""
        self.until = 0.0
        self.freed = False
        """True once others have been let show it."""
        self.users = 0
        self.wanted: str | None = None
        """The process that asks for it."""
        self.waiting: asyncio.Future[None] | None = None
        self.shown_elsewhere: tuple[int, str | None, int | None] | None = None
        """The showing of another process meanwhile, until somebody here takes it over."""
        self.memory: TableMemoryProtocol | None = None

    def is_to_go(self) -> bool:
        """True where nobody here goes on, and another process wants it, or it is not known that others may have it."""
        return not self.users and bool(self.wanted or not (self.until or self.freed))


class PublishingLeases:
    """The tables that this process shows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._owner = store.messenger.owner
        self._held: dict[int, _Held] = {}
        self._claimed: dict[int, Claimed] = {}
        """The tables that were claimed with an action, and are not shown yet."""
        self._uncertain: set[int] = set()
        """The tables that this process may have got without having heard of it, and of what others remember."""
        self._renewing: asyncio.Task[None] | None = None
        self._passing: set[asyncio.Task[None]] = set()
        store.messenger.listen(self.hear_news)
        if store.is_shared:
            store.claims = self

    @property
    def is_shared(self) -> bool:
        """True where other processes may show the same tables."""
        return self._store.is_shared

    def holds(self, table_id: int) -> bool:
        """True while no other process can show a table before this one has: what is stored now is shown later."""
        claimed, held = self._claimed.get(table_id), self._held.get(table_id)
        until = max(claimed.until if claimed else 0.0, held.until if held else 0.0)
        return until > self._clock()

    @asynccontextmanager
    async def lease_of(self, table: Table, memory: TableMemoryProtocol | None = None) -> AsyncIterator[None]:
        """Inside a ``with`` block this process alone shows a table, which is up to date with what others have shown.

        ``memory``: what this process remembers of the table's messages.
        """
        if not self._store.is_shared:
            yield
            return
        held = self._held.setdefault(table.id, _Held())
        held.table = table
        held.users += 1
        try:
            async with held.lock:
                if table.id in self._claimed:
                    await self._begin_showing(table, held, self._claimed.pop(table.id))
                if held.until - self._clock() < LEASE / 2:  # what is left must last until the next renewal
                    await self._wait_for_claim(table, held)
                if memory is not None:
                    held.memory = memory
                    if held.shown_elsewhere is not None:
                        memory.follow_other_process(*held.shown_elsewhere)
                        held.shown_elsewhere = None
            yield
        finally:
            held.users -= 1
            if held.is_to_go():
                await self._store.finish(self._release_when_unused(table.id, held))
            self._remove_if_idle(table.id, held)

    async def note(self, table: Table, number: int) -> None:
        """Store up to which action a table is shown, inside ``lease_of``; others may show it then, if nobody here goes
        on."""
        held = self._held.get(table.id)
        if held is None:
            await table.store_notes(shown=number)
        else:
            await self._store.finish(self._note_shown(table, held, number))

    async def _note_shown(self, table: Table, held: _Held, number: int) -> None:
        async with held.lock:
            if held.users > 1 or held.wanted or not held.until:
                await table.store_notes(shown=number)
                return
            memory = None if held.memory is None else held.memory.encode_memory()
            held.until = 0.0
            try:
                await table.store_notes(
                    Handover(self._owner, memory, digest_of_places(table.row, table.people)), shown=number
                )
                held.freed = True
            finally:
                self._drop_claim(table.id)
        self._remove_if_idle(table.id, held)

    def claiming(self) -> Claiming:
        """With what an action is stored now."""
        now = self._clock()
        return Claiming(self._owner, now, now + LEASE)

    def won(self, claimed: Claimed) -> None:
        """A table was claimed with an action."""
        before = self._claimed.get(claimed.table_id)
        if before is not None and claimed.claim.mine:
            claimed = before._replace(until=claimed.until)
        self._claimed[claimed.table_id] = claimed

    def in_doubt(self, table_ids: Collection[int]) -> None:
        """Nobody knows whether these were claimed with an action."""
        self._uncertain.update(table_ids)

    async def begin(self) -> None:
        """At the start of a process: let others show what it showed before it was killed."""

        def let_go(transaction: Transaction) -> None:
            rows.release_at_start(transaction, self._owner, [*self._held, *self._claimed])  # by then, not by now

        if self._store.is_shared:
            await self._store.transact(let_go)

    async def close(self) -> None:
        """Give up all claims, so that others can show the tables."""
        with suppress(ValueError):
            self._store.messenger.unlisten(self.hear_news)
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        if self._store.claims is self:
            self._store.claims = None
        for table_id, held in list(self._held.items()):
            if held.table is not None:
                await self._hand_on(table_id, held)
        for table_id in list(self._claimed):
            await self._send_release(table_id, self._declining_statement(table_id))

    async def _begin_showing(self, table: Table, held: _Held, claimed: Claimed) -> None:
        """Show a table that was claimed with an action."""
        self._go_on_renewing()
        uncertain = table.id in self._uncertain
        if uncertain or not claimed.claim.mine:
            self._uncertain.add(table.id)  # as long as it is not read
            if uncertain:
                table.mark_doubtful()
            await table.note_shown_elsewhere(claimed.shown)
            held.shown_elsewhere = table.shown, claimed.claim.memory, claimed.number
            self._uncertain.discard(table.id)
        held.until, held.freed = max(held.until, claimed.until), False

    async def _wait_for_claim(self, table: Table, held: _Held) -> None:
        self._go_on_renewing()
        pause = FIRST_LOOK
        try:
            while True:  # the news that it is free may get lost, so it is asked for again, after pauses that grow
                until = self._clock() + LEASE
                held.waiting = asyncio.get_running_loop().create_future()  # the answer may be there before this is
                claim = await self._ask_for_claim(table.id, until)
                if claim is not None:
                    break
                self._uncertain.add(table.id)
                timer = self._clock.wake(held.waiting, pause)
                await held.waiting
                timer.cancel()
                pause = min(2 * pause, LONGEST_LOOK)
        finally:
            held.waiting = None
        uncertain = table.id in self._uncertain
        lost = held.until <= self._clock()
        if uncertain or (lost and not claim.mine):
            self._uncertain.add(table.id)  # as long as it is not read
            table.mark_doubtful()
            await table.refresh()
            held.shown_elsewhere = table.shown, claim.memory, None
        held.until, held.freed = until, False
        self._uncertain.discard(table.id)

    async def _ask_for_claim(self, table_id: int, until: float) -> Claim | None:
        now, wanted = self._clock(), self._store.messenger.encoded(News(WANTED, table_id, text=self._owner))

        def take_over(transaction: Transaction) -> Claim | None:
            return rows.take_over(transaction, self._owner, table_id, until)

        asked = await self._store.transact(rows.ask_statement(self._owner, table_id, now, until, wanted))
        return await self._store.transact(take_over) if asked.is_gone else asked.claim

    async def _release_when_unused(self, table_id: int, held: _Held) -> None:
        """Let others have it, if still nobody here goes on."""
        async with held.lock:
            if held.is_to_go() and self._held.get(table_id) is held:  # else it was let go of already
                await self._hand_on(table_id, held)
        self._remove_if_idle(table_id, held)

    async def _hand_on(self, table_id: int, held: _Held) -> None:
        """Give a table to the process that wants it, else to anybody."""
        assert held.table is not None  # it is held, or was just asked for
        to, until = held.wanted, self._clock() + LEASE
        begun, held.until, held.wanted = bool(held.until), 0.0, None
        memory = None if held.memory is None else held.memory.encode_memory()
        if not begun and table_id in self._uncertain:  # whoever had it before knows more of it
            work = self._declining_statement(table_id)
        elif to is None:
            work = rows.release_statement(self._owner, table_id, memory, self._news_of_free(table_id))
        else:
            given = msgspec.json.encode(_Given(to, until, held.table.shown, memory)).decode()
            told = self._store.messenger.encoded(News(GIVEN, table_id, held.table.number, given))
            work = rows.hand_over_statement(self._owner, to, table_id, until, memory, told)
        await self._send_release(table_id, work)

    async def _send_release(self, table_id: int, work: SingleStatement[None]) -> None:
        """Let others show a table by this statement; where it can't be stored, the lease runs out."""
        with suppress(StoreUnavailable):
            await self._store.transact(work)
        self._drop_claim(table_id)

    def _declining_statement(self, table_id: int) -> SingleStatement[None]:
        return rows.decline_statement(self._owner, table_id, self._news_of_free(table_id))

    def _news_of_free(self, table_id: int) -> str:
        return self._store.messenger.encoded(News(FREE, table_id))

    def _drop_claim(self, table_id: int) -> None:
        """Forget a claim that came with an action; it may have been released since, and is asked for again."""
        claimed = self._claimed.pop(table_id, None)
        if claimed is not None and not claimed.claim.mine:
            self._uncertain.add(table_id)

    def _remove_if_idle(self, table_id: int, held: _Held) -> None:
        """Forget a table that is neither shown nor claimed here."""
        if not held.users and not held.until and self._held.get(table_id) is held and not held.lock.locked():
            del self._held[table_id]

    def _go_on_renewing(self) -> None:
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew_claims())

    async def _renew_claims(self) -> None:
        """Go on showing what takes long, and drop what others may have."""
        while True:
            await self._clock.sleep(LEASE / 4)
            now = self._clock()
            for table_id in [id_ for id_, claimed in self._claimed.items() if claimed.until <= now]:
                self._drop_claim(table_id)
            kept = {id_: held for id_, held in self._held.items() if held.users or held.until > now}
            self._held = kept | {id_: held for id_, held in self._held.items() if held.lock.locked()}
            busy = {id_: held for id_, held in self._held.items() if held.users and held.until > now}
            if not busy:
                continue
            with suppress(StoreUnavailable):
                await self._store.transact(partial(rows.renew, self._owner, busy, now + LEASE))
                for held in busy.values():
                    held.until = max(held.until, now + LEASE) if held.until else 0.0

    def hear_news(self, news: News | None) -> None:
        """Let go of a table that another process asks for, or learn that one is free, or given to this one."""
        if news is None:
            return
        held = self._held.get(news.about)
        if news.kind == GIVEN:
            given = msgspec.json.decode(news.text, type=_Given)
            if given.to == self._owner:
                self._hear_table_freed(news.about, held)
        elif news.kind == FREE:
            if held is not None:
                _wake(held)
        elif news.kind != WANTED:
            return
        elif held is not None and (held.users or held.until):  # else it is just being let go of
            held.wanted = news.text
            if not held.users:
                self._run_in_background(self._release_when_unused(news.about, held))
        elif news.about in self._claimed or news.about in self._uncertain:
            self._run_in_background(self._give_back(news.about))

    def _hear_table_freed(self, table_id: int, held: _Held | None) -> None:
        """Another process has handed a table over, some time ago: whoever waits for it looks whether it still is."""
        if held is not None and held.waiting is not None:
            _wake(held)
        elif held is None or held.until <= self._clock():  # nobody here waits any more
            self._run_in_background(self._give_back(table_id))

    async def _give_back(self, table_id: int) -> None:
        """Let others show a table that nobody here shows."""
        held = self._held.setdefault(table_id, _Held())
        async with held.lock:
            # Else somebody has begun meanwhile.
            if held.until <= self._clock() and self._held.setdefault(table_id, held) is held:
                await self._send_release(table_id, self._declining_statement(table_id))
        self._remove_if_idle(table_id, held)

    def _run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)


def _wake(held: _Held) -> None:
    if held.waiting is not None and not held.waiting.done():
        held.waiting.set_result(None)
