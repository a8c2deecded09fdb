"""Leaving for good: games are resigned, lobbies left, and then one transaction lets nothing of a person be left.

The wish to leave is recorded first. What a stop interrupts goes on at the next start, from wherever it was.
"""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog

import engine
from sessions.refusals import Refusal, TableBroken
from sessions.store import Store
from sessions.store import due as due_rows
from sessions.store import leaving as rows
from sessions.store.documents import PREFERENCES
from sessions.store.leaving import ChangedByLeaving
from sessions.store.messenger import News
from sessions.store.writer import Transaction
from sessions.store.writing import NOTED
from sessions.tables.resigning import resign_or_abort
from sessions.tables.tables import Tables
from sessions.time.wall_clock import Clock

log = structlog.get_logger(__name__)

KIND = "leave"
"""The kind of due work by which somebody leaves; it is about their id."""
FIRST_NOBODY = -(1 << 40)
"""The ids that stand for people who have left are below this; those of computers are counted down from -1."""
AGAIN = 5.0
"""Seconds until somebody who has just begun a game tries again to leave."""

Messages = Sequence[tuple[int, int]]
"""Channels and messages in them."""


def _leave_messages(_: Messages) -> None:
    """Leave the messages as they are."""


class LeavingForGood:
    """Lets people leave for good."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._store: Store = tables.store
        self._tables = tables
        self._clock = clock

    async def record_leaving(self, user_id: int) -> None:
        """Record that somebody leaves; from then on it happens by itself."""
        now = self._clock()
        await self._store.transact(lambda transaction: due_rows.schedule(transaction, KIND, user_id, now))
        self._store.alarm.note_due(now)

    async def carry_out(
        self, user_id: int, name: str, empty: Callable[[Messages], None] = _leave_messages
    ) -> float | None:
        """Let somebody leave, whatever was done before a stop; the Unix time of another try, if it can't be done yet.

        ``name``: what they are called from then on. ``empty`` is given their own direct messages, which nothing else
        can find from then on.
        """
        stuck = {
            info.id
            for info in await self._tables.open_tables_of(user_id)
            if not await self._resign_game(info.id, user_id)
        }
        nobody = FIRST_NOBODY - secrets.randbelow(1 << 61)

        def write(transaction: Transaction) -> ChangedByLeaving | None:
            if not stuck.issuperset(rows.open_table_ids(transaction, user_id)):
                return None  # a game has begun meanwhile
            left = rows.anonymise(transaction, user_id, nobody, name, self._clock())
            news = [News(PREFERENCES.name, user_id), *(News(NOTED, table_id) for table_id in left.tables)]
            self._store.messenger.tell(transaction, news)
            return left

        left = await self._store.transact(write)
        if left is None:
            return self._clock() + AGAIN
        empty(left.messages)
        self._tables.people.forget(user_id)
        for table_id in left.tables:
            table = self._tables.loaded_table(table_id)
            if table is not None:
                table.mark_doubtful()
                await table.refresh()
                if table_id in left.shown:
                    self._tables.retold(table)
        self._store.alarm.note_due(self._clock())
        return None

    async def _resign_game(self, table_id: int, user_id: int) -> bool:
        """Resign somebody's game; returns False where it can't be resigned, or can't be opened here."""
        try:
            table = await self._tables.get(table_id)
            if table is not None:
                with suppress(Refusal):  # it is over by now
                    await resign_or_abort(table, user_id)
                self._tables.changed(table)
        except (engine.IllegalAction, TableBroken) as error:
            reason = "it can't be opened here" if isinstance(error, TableBroken) else "its rules know no resigning"
            log.warning("a game can't be resigned for somebody who leaves", table=table_id, reason=reason)
            return False
        return True
