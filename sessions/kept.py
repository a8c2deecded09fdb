"""What people, or servers, have chosen for themselves, kept as one JSON document for each."""

from collections import OrderedDict
from typing import Generic, TypeVar

import msgspec

from sessions.clock import Clock
from sessions.store import Store
from sessions.store.documents import Documents
from sessions.store.writer import Transaction

T = TypeVar("T", bound=msgspec.Struct)

AT_HAND = 10_000


class Kept(Generic[T]):
    """Documents of one kind, of which those asked for last are at hand."""

    def __init__(self, kind: type[T], documents: Documents, store: Store, clock: Clock) -> None:
        self._kind = kind
        self._documents = documents
        self._store = store
        self._clock = clock
        self._at_hand: OrderedDict[int, T] = OrderedDict()

    async def get(self, key: int) -> T:
        """What somebody has chosen, and for the rest what everybody has who chooses nothing."""
        found = self._at_hand.get(key)
        if found is None:
            found = self._read(await self._documents.read(self._store, key))
        self._hold(key, found)
        return found

    def known(self, key: int) -> T:
        """The same, as far as it was asked for lately."""
        return self._at_hand.get(key) or self._kind()

    def inside(self, transaction: Transaction, key: int) -> T:
        """The same inside a transaction."""
        return self._read(self._documents.look(transaction, key))

    async def change(self, key: int, **changed: object) -> T:
        """Change something, by the names of the fields; what it is now.

        Fields of the document that this release does not know stay as they are.
        """

        def write(transaction: Transaction) -> T:
            stored = _plain(self._documents.lock(transaction, key))
            stored |= changed
            document = msgspec.json.encode(stored)
            found = self._read(document.decode())
            self._documents.put(transaction, key, document.decode(), self._clock())
            return found

        found = await self._store.transact(write)
        self._hold(key, found)
        return found

    def _hold(self, key: int, found: T) -> None:
        self._at_hand[key] = found
        self._at_hand.move_to_end(key)
        if len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)

    def _read(self, document: str | None) -> T:
        return self._kind() if document is None else msgspec.json.decode(document, type=self._kind)


def _plain(document: str | None) -> dict[str, object]:
    return {} if document is None else msgspec.json.decode(document, type=dict[str, object])
