"""Limits on invitations: how many somebody may have open, and how often, and by whom, a person may be challenged."""

from typing import NamedTuple

from sessions.refusals import LobbyRefusal
from sessions.store import Store
from sessions.store.invitations import (
    has_open_challenge,
    is_muted,
    muted_by,
    open_lobbies,
    open_tables,
    unmet_challenges,
    unmute,
)
from sessions.store.writer import Transaction

MOST_OPEN = 5
"""So many lobbies of one person wait at a time."""
FIRST_PAUSE = 30.0
"""Seconds until somebody can challenge a person again who has not come; each time in a row it is longer."""
LONGER = 4
LONGEST_PAUSE = 3600.0


class Muted(NamedTuple):
    """Somebody who can't challenge a person; ``name`` is what they were called last, "" where nothing tells."""

    user_id: int
    name: str


class Mutes:
    """Who takes no challenges from whom."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user_id: int) -> list[Muted]:
        """From whom somebody takes none, the latest first."""
        return [Muted(row.other_id, row.name or "") for row in await self._store.fetch(muted_by(user_id))]

    async def lift(self, user_id: int, other_id: int) -> None:
        """Let somebody be challenged by another again."""
        await self._store.transact(lambda transaction: unmute(transaction, user_id, other_id))


def check_open(transaction: Transaction, host_id: int, now: float) -> None:
    """LobbyRefusal when somebody has as many open lobbies as anybody may have."""
    if open_lobbies(transaction, host_id, now) >= MOST_OPEN:
        raise LobbyRefusal("most-open", most=MOST_OPEN)


def check_server(transaction: Transaction, guild_id: int, most: int) -> None:
    """LobbyRefusal when a server has as many open tables as it may have."""
    if open_tables(transaction, guild_id) >= most:
        raise LobbyRefusal("server-full", most=most)


def check_challenge(transaction: Transaction, host_id: int, invited_id: int, now: float) -> None:
    """LobbyRefusal when somebody should not challenge a person (again) now.

    Whoever challenges somebody can be challenged by them.
    """
    if is_muted(transaction, invited_id, host_id):
        raise LobbyRefusal("muted")
    if has_open_challenge(transaction, host_id, invited_id, now):
        raise LobbyRefusal("challenged")
    unmet = unmet_challenges(transaction, host_id, invited_id, now - LONGEST_PAUSE)
    if unmet.times and (left := unmet.last + _pause(unmet.times) - now) > 0:
        raise LobbyRefusal("challenged-lately", minutes=-int(-left // 60))
    unmute(transaction, host_id, invited_id)


def _pause(count: int) -> float:
    return float(min(FIRST_PAUSE * LONGER ** (count - 1), LONGEST_PAUSE))
