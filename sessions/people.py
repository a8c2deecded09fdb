"""What people prefer, wherever they play."""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping

import msgspec

from sessions.store import Store
from sessions.store import people as rows
from sessions.store.writer import Transaction

KEPT = 10_000


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody prefers; a name that is not known is left alone when the others are changed."""

    answers_itself: bool = True
    """Whether an answer is given by itself where everybody can see that it is the only one."""
    orders: dict[str, dict[str, bool]] = {}
    """Standing orders, by game: whether somebody wants to be asked, by what about."""


class People:
    """The preferences of everybody, of which those asked for last are kept at hand."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._known: OrderedDict[int, Preferences] = OrderedDict()

    async def preferences(self, user_id: int) -> Preferences:
        """What somebody prefers."""
        found = self._known.get(user_id)
        if found is None:
            found = _read(await rows.preferences(self._store, user_id))
        self._keep(user_id, found)
        return found

    async def change(self, user_id: int, **changed: object) -> Preferences:
        """Change what somebody prefers, by the names of the fields; what it is now."""

        def write(transaction: Transaction) -> Preferences:
            stored = _plain(rows.lock(transaction, user_id))
            stored |= changed
            preferences = msgspec.convert(stored, Preferences)
            rows.put(transaction, user_id, msgspec.json.encode(stored).decode(), self._clock())
            return preferences

        preferences = await self._store.transact(write)
        self._keep(user_id, preferences)
        return preferences

    async def order(self, user_id: int, game_id: str, orders: Mapping[str, bool]) -> None:
        """Keep somebody's standing orders for a game, beside those for others."""
        before = await self.preferences(user_id)
        await self.change(user_id, orders={**before.orders, game_id: dict(orders)})

    def _keep(self, user_id: int, preferences: Preferences) -> None:
        self._known[user_id] = preferences
        self._known.move_to_end(user_id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def preferences_of(transaction: Transaction, user_id: int) -> Preferences:
    """What somebody prefers, inside a transaction."""
    return _read(rows.look(transaction, user_id))


def _plain(stored: str | None) -> dict[str, object]:
    return {} if stored is None else msgspec.json.decode(stored, type=dict[str, object])


def _read(stored: str | None) -> Preferences:
    return Preferences() if stored is None else msgspec.json.decode(stored, type=Preferences)
