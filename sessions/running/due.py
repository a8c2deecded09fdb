"""Work that is due at some time, whatever it is: found, done once, and tried again after growing pauses.

The rows are in the store, so nothing is forgotten over a stop, and several processes share the work.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import structlog

from sessions.signals import worked
from sessions.store import Store, StoreUnavailable
from sessions.store import due as rows
from sessions.store.due import DuePiece
from sessions.store.messenger import GONE, News
from sessions.store.sweep import record_unrecorded_work
from sessions.store.writer import Transaction
from sessions.time.wall_clock import CLOCK, FOREVER, Clock

log = structlog.get_logger(__name__)

LEASE = 20.0
"""Seconds after which another process takes over what one that is gone has claimed; one that is there renews it."""
PATIENCE = 60.0
"""Seconds that a piece may take."""
AT_ONCE = 20
"""The most pieces that are done at a time: of more, others would wait here while another process could do them."""
FIRST_PAUSE, LONGER, LONGEST_PAUSE = 5.0, 2, 1800.0
"""Seconds until what has failed is tried again."""
LOOK = 60.0
"""Seconds between two sweeps for work that other processes have left behind."""
GLANCE = 10.0
"""Seconds between two sweeps, where there are other processes, for the kinds that people miss at once."""
MISSED_AT_ONCE = ("show", "begin")

Do = Callable[[int, float], Coroutine[Any, Any, float | None]]
"""Does a piece of work about a table or a lobby (its number), due at a time; returns when it is due again, or None."""


class DueWork:
    """Everything that happens without anybody's press."""

    def __init__(self, store: Store, clock: Clock = CLOCK) -> None:
        self._store = store
        self._clock = clock
        # Nobody else has the shard by which a process is named: whatever stands under that name is its own.
        self._owner = store.messenger.owner or secrets.token_hex(8)
        self._kinds: dict[str, Do] = {}
        self._before: list[Callable[[], Awaitable[None]]] = []
        self._at_start: list[Callable[[], Awaitable[None]]] = []
        self._doing: dict[asyncio.Task[None], DuePiece] = {}
        """What is being done, or waits until something else about the same table is."""
        self._may_be_more = False
        """True where as much was claimed as there was room for."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._renewing: asyncio.Task[None] | None = None
        self._next_look = self._next_glance = 0.0
        self._gone: set[int] = set()
        """Shards of processes that are gone, and may have left something behind."""
        store.messenger.listen(self._hear)

    def register_kind(self, kind: str, do: Do) -> None:
        """Do pieces of a kind by calling this. It may be called twice, when a stop comes before the first is noted."""
        self._kinds[kind] = do

    @property
    def kinds(self) -> Collection[str]:
        """The kinds of work that are done."""
        return self._kinds

    def before_each_round(self, work: Callable[[], Awaitable[None]]) -> None:
        """Call this before each round."""
        self._before.append(work)

    def before_first_round(self, work: Callable[[], Awaitable[None]]) -> None:
        """Call this once before the first round of ``run``, and again until it does not fail."""
        self._at_start.append(work)

    async def retry_at_start(self, *kinds: str) -> None:
        """At the start of a process, make due now what waits for another try, of these kinds.

        What this process had claimed when it was killed is due, too.
        """
        now = self._clock()
        await self._store.transact(lambda transaction: rows.retry_at_start(transaction, self._owner, now, kinds))
        await self._look_for_unrecorded_work(now)

    async def give_back(self) -> None:
        """At the end of a process, give back what it has claimed and not done."""
        await self._store.transact(lambda transaction: rows.give_back(transaction, self._owner))

    async def schedule(self, kind: str, about: int, at: float) -> None:
        """Record that something is due at that time at the latest."""
        await self._store.transact(lambda transaction: rows.schedule(transaction, kind, about, at))
        self._store.alarm.note_due(at)

    async def record_unrecorded_work(self, *kinds: str) -> None:
        """Record the work that a stop of this or another process has left behind, of these kinds or of all."""
        await record_unrecorded_work(self._store, self._clock(), kinds)

    async def _look_for_unrecorded_work(self, now: float) -> None:
        self._next_look, self._next_glance = now + LOOK, now + GLANCE
        await self.record_unrecorded_work()

    async def do_due(self) -> None:
        """Do everything that is due now."""
        await self._begin_due()
        while self._doing:
            done, _ = await asyncio.wait(self._doing, return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()  # raises what ends the process
            if self._may_be_more:
                await self._claim_and_begin()

    async def _begin_due(self) -> None:
        """Begin with what is due now, as far as there is room."""
        for work in self._before:
            await work()
        await self._claim_and_begin()

    async def _claim_and_begin(self) -> None:
        room = AT_ONCE - len(self._doing)
        if room <= 0:
            return
        pieces = await self._claim_due_pieces(room)
        self._may_be_more = len(pieces) == room
        for piece in pieces:
            doing = asyncio.create_task(self._do_in_turn(piece))
            self._doing[doing] = piece
            doing.add_done_callback(self._ended)
        if self._doing and self._renewing is None:
            self._renewing = asyncio.create_task(self._renew_lease())

    def _ended(self, doing: asyncio.Task[None]) -> None:
        """Make room for the next piece."""
        del self._doing[doing]
        if not self._doing and self._renewing is not None:
            self._renewing.cancel()
            self._renewing = None
        if self._may_be_more:
            self._store.alarm.note_due(self._clock())
        if not doing.cancelled() and isinstance(error := doing.exception(), Exception):
            log.error("housekeeping failed", exc_info=error)

    async def _claim_due_pieces(self, most: int = AT_ONCE) -> list[DuePiece]:
        now = self._clock()
        return await self._store.transact(
            lambda transaction: rows.claim_due(transaction, self._owner, self._kinds, now, now + LEASE, most)
        )

    async def _renew_lease(self) -> None:
        """Keep the lease on what is being done, however long it takes, so that nobody else claims it."""
        # Four times within a lease: three renewals may fail before another process takes the work for abandoned.
        while True:
            await self._clock.sleep(LEASE / 4)
            held, until = [*self._doing.values()], self._clock() + LEASE
            with suppress(StoreUnavailable):  # there are more tries until the lease runs out
                await self._store.transact(partial(rows.renew_claims, self._owner, held, until))

    async def run(self) -> None:
        """Do what is due, when it is, until cancelled."""
        try:
            await self._run()
        finally:
            await self._break_off()

    async def _break_off(self) -> None:
        """Break off what is being done: it can be done twice, and is claimed by the next start or another process."""
        doing = [*self._doing]
        for task in doing:
            task.cancel()
        if doing:
            await asyncio.wait(doing)

    async def _run(self) -> None:
        while True:
            self._store.alarm.reset()
            try:
                while self._at_start:
                    await self._at_start[0]()
                    del self._at_start[0]
                now = self._clock()
                # Later than that only where the clock was set back.
                if not now < self._next_look <= now + LOOK:
                    await self._look_for_unrecorded_work(now)
                elif not now < self._next_glance <= now + GLANCE and self._store.is_shared:
                    self._next_glance = now + GLANCE
                    await self._take_back()
                    await self.record_unrecorded_work(*MISSED_AT_ONCE)
                await self._begin_due()
                at = await self._next_round()
            except StoreUnavailable:  # the store has said so, and the next round is another try
                at = self._clock() + FIRST_PAUSE
            except Exception:  # the same; the tables themselves don't depend on it
                log.exception("housekeeping failed")
                at = self._clock() + FIRST_PAUSE
            await self._store.alarm.wait(self._clock, at)

    async def _next_round(self) -> float:
        """The time at which there is something to do or to look for next, unless something else becomes due before."""
        # Where there is no room for more, the end of what is being done makes some.
        at = None if len(self._doing) >= AT_ONCE else await rows.next_at(self._store, but=self._owner)
        look = min(self._next_look, self._next_glance) if self._store.is_shared else self._next_look
        return min(FOREVER if at is None else at, look)

    def _hear(self, news: News | None) -> None:
        """Look at once for what a process that is gone has left behind."""
        if news is not None and news.kind == GONE:
            self._gone.add(news.about)
            self._next_glance = 0.0
            self._store.alarm.note_due(self._clock())

    async def _take_back(self) -> None:
        for shard in [*self._gone]:
            await self._store.transact(partial(rows.take_back, shard=shard))
            self._gone.discard(shard)

    async def _do_in_turn(self, piece: DuePiece) -> None:
        """Do a piece, after those about the same table that were claimed before it."""
        async with self._locks.setdefault(piece.about, asyncio.Lock()):
            await self._do_piece(piece)

    async def _do_piece(self, piece: DuePiece) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                again = await self._kinds[piece.kind](piece.about, piece.due_at)
        except Exception as error:  # the border between pieces: one that fails must not hold up another
            if not isinstance(error, StoreUnavailable):  # of that the store has told
                log.exception("due work failed", kind=piece.kind, table=piece.about, tries=piece.tries + 1)
            worked(piece.kind, False)
            until = self._clock() + min(FIRST_PAUSE * LONGER**piece.tries, LONGEST_PAUSE)
            await self._let_go(partial(rows.postpone, owner=self._owner, piece=piece, until=until), until)
        else:
            await self._let_go(partial(rows.finish_piece, owner=self._owner, piece=piece, again=again), again)
            worked(piece.kind, True)

    async def _let_go(self, write: Callable[[Transaction], None], again: float | None) -> None:
        """Store what became of a piece, which is due ``again``; where that can't be stored, its lease runs out."""
        try:
            await self._store.transact(write)
        except StoreUnavailable:
            again = self._clock() + LEASE
        if again is not None:
            self._store.alarm.note_due(again)
