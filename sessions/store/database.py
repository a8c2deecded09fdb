"""The database behind all tables, in SQLite or PostgreSQL.

What is written together waits for one commit: while one transaction is on its way to the disk, everything that comes
in meanwhile is collected for the next. Nobody is answered before their transaction is committed.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Protocol, Self, TypeVar, Unpack

import asyncpg  # type: ignore[import-untyped]  # it has no types
from alembic.util import CommandError
from sqlalchemy import CompoundSelect, Connection, Select, delete, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sessions.signals import committed
from sessions.store.errors import ConnectionBreakingOff, StoreUnavailable, StoreUnusable, may_be_of_one_row
from sessions.store.fast_reads import FAILED, KEPT, FastReads
from sessions.store.messenger import Messenger
from sessions.store.opening import MOST_READERS, open_migrated_writer, open_reader, open_thread_reads, target_of
from sessions.store.publishing_leases import Claimed, Claiming
from sessions.store.read_turns import ReadTurns
from sessions.store.rows import EVERYBODY, Handover, NewAction, Note, SurfaceKind, SurfaceNotes, TableNotes
from sessions.store.schema import meta
from sessions.store.single_process_lock import DatabaseTaken, Shards
from sessions.store.statements import Prepared
from sessions.store.thread_reads import ThreadReads
from sessions.store.troubles import StoreTroubles
from sessions.store.writer import BUSY_SECONDS, Writer
from sessions.store.writing import Actions, ActionWriting, checked_fields
from sessions.time.wall_clock import Alarm

T = TypeVar("T")

LARGEST_BATCH = 500
"""The most writes in one transaction; whoever comes later waits for the next one."""
TRIES = 3
"""Tries of a read whose connection was lost: when one is lost, all that are open may be."""


class Claims(Protocol):
    """Whoever shows tables, and claims them with each action."""

    def claiming(self) -> Claiming:
        """The claim that is stored with an action now."""

    def won(self, claimed: Claimed) -> None:
        """A table was claimed, and nothing has been stored since by this process."""

    def in_doubt(self, table_ids: Collection[int]) -> None:
        """Nobody knows whether these were claimed."""


class _Batch:
    """Appends and notes that go into one transaction, and what became of those that failed."""

    __slots__ = ("failures", "ready", "task", "work")

    def __init__(self) -> None:
        self.ready = asyncio.Event()  # nothing in it waits for company any more
        self.work: list[Actions | Note] = []
        self.failures: dict[int, Exception] = {}
        self.task: asyncio.Task[None]


class Store:
    """The database behind all tables. One process has one; several processes may share the database."""

    def __init__(self, writer: Writer, reader: AsyncEngine, messenger: Messenger, patience: float) -> None:
        self._writer = writer
        self._patience = patience
        self._reader = reader
        self._turns = ReadTurns(MOST_READERS - KEPT, BUSY_SECONDS)
        # A thread of SQLite's is one way there and back already.
        self._fast_reads = FastReads(reader) if reader.dialect.name == "postgresql" else None
        self._thread_reads = open_thread_reads(reader.url) if reader.dialect.name == "sqlite" else None
        self.messenger = messenger
        self._statements = ActionWriting(writer.dialect, messenger)
        self._writing = asyncio.Lock()
        self._batch: _Batch | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self._reading: set[asyncio.Task[Any]] = set()
        self._closed = False
        self.claims: Claims | None = None
        """The one who claims a table with each action; None where nobody shows anything."""
        self._troubles = StoreTroubles()
        self.alarm = Alarm()
        """Set by whoever stores something that is due at some time."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        alone: float | None = None,
        shards: Shards | None = None,
        patience: float = 0.0,
        name: str = "DATABASE_URL",
        filling: bool = False,
    ) -> Self:
        """Connect, bring the schema up to date, be ready. Raises StoreUnavailable with a sentence that says why not.

        ``alone``: no other process may have the database for itself at the same time; one that has it, and may just
        be ending, is waited for so many seconds. ``shards``: it is shared with other processes that say so, each of
        which has other shards. ``name``: what the URL is called where it can't be used. ``filling``: open it even where
        a move to it was broken off.
        """
        target = target_of(url, name)
        shown = target.render_as_string(hide_password=True)
        try:
            writer = await open_migrated_writer(target, alone, shards, filling=filling)
        except DatabaseTaken as error:
            raise StoreUnavailable(f"{error} on the database {shown}: {error.advice}.") from error
        except CommandError as error:
            raise StoreUnusable(f"The database {shown} was made by a newer release: {error}.") from error
        except (SQLAlchemyError, OSError, TypeError, ValueError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise StoreUnavailable(f"The database {shown} can't be opened: {reason}.") from error
        messenger = Messenger() if shards is None else Messenger(target, str(shards.ids[0]))
        messenger.start()
        return cls(writer, open_reader(target), messenger, patience)

    async def close(self) -> None:
        """Finish what was begun, then disconnect. Nothing can be stored any more; a second time it does nothing."""
        if self._closed:
            return
        self._closed = True
        if self._batch is not None:
            self._batch.ready.set()
        while self._running:
            await asyncio.wait(self._running)
        await self._turns.close()
        await self.messenger.close()
        await self._writer.close()
        if self._fast_reads is not None:
            await self._fast_reads.close()
        if self._thread_reads is not None:
            await self._thread_reads.close()
        await self._reader.dispose()

    @property
    def trouble(self) -> str | None:
        """The reason of its own for which the database refused the last write; None when it did not."""
        return self._troubles.reason

    @property
    def is_shared(self) -> bool:
        """True where other processes may store actions on the same tables: what is in memory may be past then."""
        return self.messenger.is_shared

    @property
    def is_alone(self) -> bool:
        """True where no other process has this database."""
        return self._writer.dialect.name == "sqlite"

    def finish(self, work: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Let work go on to its end, even when whoever asked for it is cancelled; ``close`` waits for it."""
        return asyncio.shield(self._start_task(work, self._running))

    def _start_task(self, work: Coroutine[Any, Any, T], begun: set[asyncio.Task[Any]]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        begun.add(task)
        task.add_done_callback(begun.discard)
        return task

    # Writing

    async def append(self, *rows: NewAction, also: Callable[[Connection], None] | None = None) -> None:
        """Store an action, or several of one table in their order, all or none; committed when this returns.

        ``also``: done after that in the same transaction. Conflict when the table has moved on; StoreUnavailable.
        """
        if also is None:
            await self._add_to_batch(rows)
        else:
            await self.transact(partial(self._append_and, rows, also))
        for row in rows:
            if row.due is not None:
                self.alarm.note_due(row.due)

    def _append_and(self, rows: Actions, also: Callable[[Connection], None], connection: Connection) -> None:
        for failure in self._statements.write_function([(0, rows)])(connection).failures.values():
            raise failure
        also(connection)

    async def note(self, table_id: int, freed: Handover | None = None, **fields: Unpack[TableNotes]) -> None:
        """Remember something of a table; ``freed``: from then on others may show it.

        That it is shown up to an action need not be known at once: a stop in between lets it be shown once more. On
        SQLite this has patience. A server is better told alone: by one statement.
        """
        patient = self._patience > 0 and self.is_alone and fields.keys() == {"shown"}
        await self._add_to_batch(
            Note(table_id, None, EVERYBODY, checked_fields(fields, TableNotes.__annotations__), freed), patient=patient
        )

    async def note_surface(
        self, table_id: int, kind: SurfaceKind, seat: int | None = None, **fields: Unpack[SurfaceNotes]
    ) -> None:
        """Remember something of one of a table's surfaces, which is for a seat, or for everybody (None)."""
        own = EVERYBODY if seat is None else seat
        await self._add_to_batch(Note(table_id, kind, own, checked_fields(fields, SurfaceNotes.__annotations__)))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do several things in one transaction, alone; whatever ``work`` raises undoes them all and is passed on.

        It may run in another thread: it touches rows, and nothing that anybody else may be using. A
        ``SingleStatement`` costs less.
        """
        self._check_open()
        return await self.finish(self._transact(work))

    async def put_value(self, key: str, value: str) -> None:
        """Keep a value under a key, in place of the one that was there."""

        def replace(connection: Connection) -> None:
            connection.execute(delete(meta).where(meta.c.key == key))
            connection.execute(insert(meta).values(key=key, value=value))

        await self.transact(replace)

    async def get_value(self, key: str) -> str | None:
        """The value under a key."""
        for (value,) in await self.fetch(select(meta.c.value).where(meta.c.key == key)):
            return str(value)
        return None

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("The store is closed.")

    async def _add_to_batch(self, item: Actions | Note, *, patient: bool = False) -> None:
        self._check_open()
        batch = self._batch
        if batch is None or len(batch.work) >= LARGEST_BATCH:
            batch = self._batch = _Batch()
            batch.task = self._start_task(self._commit_batch(batch), self._running)
            if patient:
                asyncio.get_running_loop().call_later(self._patience, batch.ready.set)
        if not patient:
            batch.ready.set()
        place = len(batch.work)
        batch.work.append(item)
        await asyncio.shield(batch.task)
        if place in batch.failures:
            raise batch.failures[place]

    async def _commit_batch(self, batch: _Batch) -> None:
        await batch.ready.wait()
        async with self._writing:
            if self._batch is batch:
                self._batch = None  # whoever comes from now on goes into the next one
            everything = range(len(batch.work))
            try:
                await self._store_items(batch, everything)
            except (SQLAlchemyError, OverflowError, ValueError) as error:
                if len(everything) == 1 or not may_be_of_one_row(error):
                    failure = self._troubles.note_error("writing", error)
                    batch.failures.update((place, failure) for place in everything)
                    return
                # One of them can't be stored; the others must not suffer for it.
                for place in everything:
                    await self._apply_alone(batch, place)
            except OSError as error:
                failure = self._troubles.note_error("writing", error)
                batch.failures.update((place, failure) for place in everything)

    async def _apply_alone(self, batch: _Batch, place: int) -> None:
        try:
            await self._store_items(batch, (place,))
        except (SQLAlchemyError, OSError, OverflowError, ValueError) as error:
            batch.failures[place] = self._troubles.note_error("writing", error)

    async def _store_items(self, batch: _Batch, places: Iterable[int]) -> None:
        """Store these in one transaction; an append to a table that has moved on is left out, as a failure."""
        chosen = [(place, batch.work[place]) for place in places]
        claiming = None if self.claims is None else self.claims.claiming()
        try:
            done = await self._in_one(self._statements.write_function(chosen, claiming), len(chosen))
        except BaseException:
            if self.claims is not None:
                self.claims.in_doubt({item[0].table_id for _, item in chosen if not isinstance(item, Note)})
            raise
        batch.failures.update(done.failures)
        if self.claims is not None and done.claimed is not None:
            self.claims.won(done.claimed)

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        async with self._writing:
            try:
                return await self._in_one(work, 1)
            except (SQLAlchemyError, OSError, OverflowError) as error:
                raise self._troubles.note_error("writing", error) from None

    async def _in_one(self, work: Callable[[Connection], T], size: int) -> T:
        began = perf_counter()
        done = await self._writer.transact(work)
        committed(perf_counter() - began, size)
        self._troubles.note_success("writing")
        return done

    # Reading

    async def fetch(self, query: Select[Any] | CompoundSelect[Any]) -> Sequence[Any]:
        """The rows of a query, outside of any transaction."""

        if self._thread_reads is not None:
            return await self._to_its_end(partial(self._fetch_in_thread, self._thread_reads, query))

        async def read(connection: AsyncConnection) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

        return await self.read(read)

    async def fetch_prepared(self, query: Prepared, known: Mapping[str, Any]) -> Sequence[Any]:
        """The rows of a query that is asked again and again, as the driver has them, outside of any transaction."""
        self._check_open()
        if self._fast_reads is not None:
            try:
                async with self._turns.take_turn():
                    found: Sequence[Any] = await self._fast_reads.fetch_rows(query, known)
            except FAILED:
                pass  # asked again in the usual way
            except SQLAlchemyError as error:
                raise self._troubles.note_error("reading", error) from None
            else:
                self._troubles.note_success("reading")
                return found
        return await self.read(lambda connection: connection.run_sync(query.fetch, known))

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read on a connection of its own, outside of any transaction."""
        return await self._to_its_end(partial(self._read_once, work))

    async def _to_its_end(self, once: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Read, some times if need be; StoreUnavailable."""
        self._check_open()
        for left in reversed(range(TRIES)):
            try:
                # Whoever is cancelled in the middle would leave a connection behind that nobody gives back.
                return await asyncio.shield(self._start_task(once(), self._reading))
            except (DBAPIError, ConnectionBreakingOff) as error:
                # One that was lost since it was used last costs nothing: it is asked again on a new one.
                lost = isinstance(error, ConnectionBreakingOff) or error.connection_invalidated
                if not left or not lost:
                    raise self._troubles.note_error("reading", error) from None
            except (SQLAlchemyError, OSError, OverflowError) as error:
                raise self._troubles.note_error("reading", error) from None
        raise AssertionError("the last try returns or raises")

    async def _fetch_in_thread(self, reads: ThreadReads, query: Select[Any] | CompoundSelect[Any]) -> Sequence[Any]:
        async with self._turns.take_turn():
            found = await reads.fetch(query)
        self._troubles.note_success("reading")
        return found

    async def _read_once(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self._turns.take_turn(), self._reader.connect() as connection:
            try:
                found = await work(connection)
            except asyncpg.InternalClientError as error:
                await connection.invalidate()
                raise ConnectionBreakingOff(type(error).__name__) from error
        self._troubles.note_success("reading")
        return found
