"""Turns that the processes of one bot take, one at a time in each queue, with a pause after each.

A turn is a row of `meta` with the time until which nobody else may begin, by the database's clock, and whose it is. A
process that dies in its turn leaves nothing but that time, which passes; a lock would be free too soon, in the middle
of the pause, and would need a connection of its own.
"""

import time
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, text, update

from sessions.store.database import Store
from sessions.store.schema import meta

EARLY = 0.5
"""Seconds before the pause is over in which the next one may have the turn, to prepare."""
LONGEST = 120.0
"""No turn and no pause is longer: a time further away was written by a clock that has been set back since."""
CLOCK = text("SELECT extract(epoch FROM clock_timestamp())")


class TurnAnswer(NamedTuple):
    """The answer to a process: ``granted`` with the seconds until it may begin, or else until it should ask again."""

    granted: bool
    wait: float


class LoginTurns:
    """The queues of one kind of work."""

    def __init__(self, store: Store, kind: str) -> None:
        self._store = store
        self._kind = kind

    async def ask(self, queue: int, owner: str, seconds: float) -> TurnAnswer:
        """Take the turn, for so many seconds, if it is free or will be soon. Raises StoreUnavailable."""
        key = self._meta_key(queue)

        def take(connection: Connection) -> TurnAnswer:
            until, _ = _lock_turn(connection, key)  # before the clock is read: it may wait for another process
            now = _shared_now(connection)
            wait = max(until - now, 0.0) if until - now <= LONGEST else 0.0
            if wait > EARLY:
                return TurnAnswer(False, wait)
            _write_turn(connection, key, now + wait + seconds, owner)
            return TurnAnswer(True, wait)

        return await self._store.transact(take)

    async def keep(self, queue: int, owner: str, seconds: float) -> bool:
        """Let nobody else have the turn for so many seconds from now; False when it is somebody else's already.

        Raises StoreUnavailable.
        """
        key = self._meta_key(queue)

        def extend(connection: Connection) -> bool:
            if _lock_turn(connection, key)[1] != owner:
                return False
            _write_turn(connection, key, _shared_now(connection) + seconds, owner)
            return True

        return await self._store.transact(extend)

    def _meta_key(self, queue: int) -> str:
        return f"{self._kind} {queue}"


def _shared_now(connection: Connection) -> float:
    """The time by the one clock that all processes share."""
    return float(connection.scalar(CLOCK)) if connection.dialect.name == "postgresql" else time.time()


def _lock_turn(connection: Connection, key: str) -> tuple[float, str]:
    """The end of the turn that is taken, and its owner; nobody else can change it until this transaction is over."""
    value = connection.scalar(select(meta.c.value).where(meta.c.key == key).with_for_update())
    if value is None:
        # Of two processes that insert it at once, one tries again, and finds the other's.
        connection.execute(insert(meta).values(key=key, value="0 "))
        return 0.0, ""
    until, _, owner = value.partition(" ")
    return float(until), owner


def _write_turn(connection: Connection, key: str, until: float, owner: str) -> None:
    connection.execute(update(meta).where(meta.c.key == key).values(value=f"{until:.3f} {owner}"))
