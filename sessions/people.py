"""What people prefer, wherever they play."""

from collections import OrderedDict

import msgspec

from sessions.clock import CLOCK, Clock
from sessions.store import Store
from sessions.store import people as rows
from sessions.store.writer import Transaction

KEPT = 10_000


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody prefers; a name that is not known is left alone when the others are changed."""

    answers_itself: bool = True
    """Whether an answer is given by itself where everybody can see that it is the only one."""
    orders: dict[str, object] = {}
    """Standing orders, by game."""
    reminders: bool = True
    """Whether a direct message says that the time runs."""
    away: tuple[tuple[float, float], ...] = ()
    """The times, from when to when, in which the slow clocks stand still; in order."""


NOBODY = Preferences()
"""What people prefer who never said."""


class People:
    """The preferences of everybody, of which those asked for last are kept at hand."""

    def __init__(self, store: Store, clock: Clock = CLOCK) -> None:
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

    def known(self, user_id: int) -> Preferences:
        """The same, as far as it was asked for lately."""
        return self._known.get(user_id, NOBODY)

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

    def _keep(self, user_id: int, preferences: Preferences) -> None:
        self._known[user_id] = preferences
        self._known.move_to_end(user_id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def _plain(stored: str | None) -> dict[str, object]:
    return {} if stored is None else msgspec.json.decode(stored, type=dict[str, object])


def _read(stored: str | None) -> Preferences:
    return Preferences() if stored is None else msgspec.json.decode(stored, type=Preferences)
