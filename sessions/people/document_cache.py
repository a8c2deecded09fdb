"""Preferences of people and settings of servers: one JSON document each, in the store and in a cache."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from engine.caches import LruByWeight
from sessions.store import Store
from sessions.store.documents import Documents
from sessions.store.messenger import News
from sessions.store.writer import Transaction
from sessions.time.wall_clock import Clock

T = TypeVar("T", bound=msgspec.Struct)
Changes = Callable[[T], Mapping[str, object]]
"""Makes the fields that change of a document as it is stored."""

MEGABYTES = 4.0
"""The megabytes of documents of one kind that stay in the cache: some ten thousand of usual ones."""
EMPTY, FACTOR = 400, 4
"""About so many bytes one takes that says nothing, and so many a byte of what it says."""


class DocumentCache(Generic[T]):
    """Documents of one kind; those asked for last are in memory, and another process's changes are heard of."""

    def __init__(self, kind: type[T], documents: Documents, store: Store, clock: Clock) -> None:
        self._kind = kind
        self._documents = documents
        self._store = store
        self._clock = clock
        self._cached: LruByWeight[int, T] = LruByWeight(f"sessions.people.document_cache.{documents.name}", MEGABYTES)
        self._past: set[int] = set()
        self._heard = 0
        self._reading = asyncio.Lock()
        self._next: tuple[set[int], asyncio.Task[dict[int, T]]] | None = None
        store.messenger.listen(self._hear)

    async def get(self, key: int) -> T:
        """The document of a person or a server; its defaults where they have chosen nothing."""
        return (await self.of_all([key]))[key]

    async def of_all(self, keys: Collection[int]) -> dict[int, T]:
        """The documents of several, by their keys; whatever is asked for at the same time is read together."""
        found = {key: document for key in keys if (document := self.at_hand(key)) is not None}
        unread = [key for key in keys if key not in found]
        if unread:
            read = await self._read_with_others(unread)
            found |= {key: read[key] for key in unread}
        return found

    def at_hand(self, key: int) -> T | None:
        """The document if it is in the cache and nobody has changed it since; None where it has to be read."""
        if key in self._past or not self._store.messenger.hears_all:
            return None
        return self._cached.get(key)

    async def _read_with_others(self, keys: Collection[int]) -> dict[int, T]:
        """Join the next read. One is on its way at a time, so that a start with many tables needs one connection."""
        if self._next is None:
            wanted: set[int] = set()
            self._next = wanted, asyncio.create_task(self._read_all(wanted))
            self._next[1].add_done_callback(_retrieve_exception)
        self._next[0].update(keys)
        return await asyncio.shield(self._next[1])

    async def _read_all(self, wanted: set[int]) -> dict[int, T]:
        async with self._reading:
            self._next = None  # whoever comes from now on must not be told what was true before
            heard = -1
            while heard != self._heard:  # what was changed while it was read is read again
                heard = self._heard
                documents = await self._documents.read(self._store, wanted)
            found = {key: self._decoded_document(documents.get(key)) for key in wanted}
            for key, document in found.items():
                self._past.discard(key)
                self._keep_document(key, document, len(documents.get(key, "")))
            return found

    def _hear(self, news: News | None) -> None:
        """Another process has changed something."""
        if news is None:
            self._past.update(self._cached)
        elif news.kind != self._documents.name:
            return
        elif news.about in self._cached:
            self._past.add(news.about)
        self._heard += 1

    def known(self, key: int) -> T:
        """The document if it is in the cache, which may be out of date; else the defaults."""
        return self._cached.peek(key) or self._kind()

    def inside(self, transaction: Transaction, key: int) -> T:
        """The document as a transaction sees it."""
        return self._decoded_document(self._documents.get_inside(transaction, key))

    async def change(self, key: int, *, also: Callable[[Transaction], None] | None = None, **changed: object) -> T:
        """Change fields by name, and return the document as it is then. ``also`` is done in the same transaction.

        Fields that this release does not know stay as they are.
        """
        return await self.change_from(key, lambda _before: changed, also=also)

    async def change_from(
        self, key: int, changes: Changes[T], *, also: Callable[[Transaction], None] | None = None
    ) -> T:
        """The same with the fields that ``changes`` makes of the document as it is stored, which nobody else changes
        meanwhile; nothing is written where these are none.

        It is called in the transaction, maybe in another thread and before ``also``; whatever it raises is passed on.
        """

        def write(transaction: Transaction) -> tuple[T, int]:
            before = self._documents.lock(transaction, key, self._clock())
            changed = changes(self._decoded_document(before))
            if also is not None:
                also(transaction)
            if not changed:
                return self._decoded_document(before), len(before)
            stored = msgspec.json.decode(before, type=dict[str, object])
            stored |= changed
            document = msgspec.json.encode(stored)
            found = self._decoded_document(document.decode())
            self._documents.put(transaction, key, document.decode(), self._clock())
            self._store.messenger.tell(transaction, [News(self._documents.name, key)])
            return found, len(document)

        heard = self._heard
        found, length = await self._store.transact(write)
        others = heard != self._heard
        self._heard += 1  # a read that began before is done again: it may have seen what stood there then
        self._keep_document(key, found, length)
        if others:
            self._past.add(key)
        return found

    async def remove(self, key: int, *, also: Callable[[Transaction], None]) -> None:
        """Delete a document; ``also`` is done in the same transaction."""

        def write(transaction: Transaction) -> None:
            self._documents.remove(transaction, key)
            also(transaction)
            self._store.messenger.tell(transaction, [News(self._documents.name, key)])

        await self._store.transact(write)
        self.forget(key)

    def forget(self, key: int) -> None:
        """Drop a document from the cache."""
        self._cached.pop(key)
        self._past.discard(key)
        self._heard += 1

    def _keep_document(self, key: int, found: T, length: int) -> None:
        self._past.difference_update(self._cached.put(key, found, EMPTY + FACTOR * length))

    def _decoded_document(self, document: str | None) -> T:
        return self._kind() if document is None else msgspec.json.decode(document, type=self._kind)


def _retrieve_exception(task: "asyncio.Task[Any]") -> None:
    """Note how a read ended, even if nobody waits for it any more."""
    if not task.cancelled():
        task.exception()
