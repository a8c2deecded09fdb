"""Preferences of people and settings of servers: one JSON document each, in the store and in a cache."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from sessions.clock import Clock
from sessions.store import Store
from sessions.store.documents import Documents
from sessions.store.messenger import News
from sessions.store.writer import Transaction

T = TypeVar("T", bound=msgspec.Struct)

AT_HAND = 10_000
"""How many documents stay in the cache."""


class DocumentCache(Generic[T]):
    """Documents of one kind; those asked for last are in memory, and another process's changes are heard of."""

    def __init__(self, kind: type[T], documents: Documents, store: Store, clock: Clock) -> None:
        self._kind = kind
        self._documents = documents
        self._store = store
        self._clock = clock
        self._at_hand: OrderedDict[int, T] = OrderedDict()
        self._past: set[int] = set()
        self._heard = 0
        store.messenger.listen(self._hear)

    async def get(self, key: int) -> T:
        """The document of a person or a server; its defaults where they have chosen nothing."""
        found = self._at_hand.get(key)
        if found is None or key in self._past or not self._store.messenger.hears_all:
            heard = -1
            while heard != self._heard:  # what was changed while it was read is read again
                heard = self._heard
                found = self._read(await self._documents.read(self._store, key))
            self._past.discard(key)
        assert found is not None
        self._hold(key, found)
        return found

    def _hear(self, news: News | None) -> None:
        """Another process has changed something."""
        if news is None:
            self._past.update(self._at_hand)
        elif news.kind != self._documents.name:
            return
        elif news.about in self._at_hand:
            self._past.add(news.about)
        self._heard += 1

    def known(self, key: int) -> T:
        """The document if it is in the cache, which may be out of date; else the defaults."""
        return self._at_hand.get(key) or self._kind()

    def inside(self, transaction: Transaction, key: int) -> T:
        """The document as a transaction sees it."""
        return self._read(self._documents.look(transaction, key))

    async def change(self, key: int, *, also: Callable[[Transaction], None] | None = None, **changed: object) -> T:
        """Change fields by name, and return the document as it is then. ``also`` is done in the same transaction.

        Fields that this release does not know stay as they are.
        """

        def write(transaction: Transaction) -> T:
            if also is not None:
                also(transaction)
            stored = _plain(self._documents.lock(transaction, key))
            stored |= changed
            document = msgspec.json.encode(stored)
            found = self._read(document.decode())
            self._documents.put(transaction, key, document.decode(), self._clock())
            self._store.messenger.tell(transaction, [News(self._documents.name, key)])
            return found

        heard = self._heard
        found = await self._store.transact(write)
        self._hold(key, found)
        if heard != self._heard:
            self._past.add(key)
        return found

    def forget(self, key: int) -> None:
        """Drop a document from the cache."""
        self._at_hand.pop(key, None)
        self._past.discard(key)
        self._heard += 1

    def _hold(self, key: int, found: T) -> None:
        self._at_hand[key] = found
        self._at_hand.move_to_end(key)
        if len(self._at_hand) > AT_HAND:
            self._past.discard(self._at_hand.popitem(last=False)[0])

    def _read(self, document: str | None) -> T:
        return self._kind() if document is None else msgspec.json.decode(document, type=self._kind)


def _plain(document: str | None) -> dict[str, object]:
    return {} if document is None else msgspec.json.decode(document, type=dict[str, object])
