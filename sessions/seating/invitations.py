"""Limits on invitations: how many somebody may have open, and how often, and by whom, a person may be challenged."""

from dataclasses import dataclass
from typing import NamedTuple

from sessions.refusals import AlreadyChallenged, LobbyRefusal
from sessions.store import Store
from sessions.store.invitations import (
    count_open_lobbies,
    count_open_tables,
    count_tables_of,
    is_muted,
    muted_by,
    open_challenge_lobby,
    unmet_challenges,
    unmute,
)
from sessions.store.writer import Transaction

LONGER = 4
"""The factor by which the pause grows each time in a row that the challenged person does not come."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most invitations and tables that one person may have, and the pauses between challenges."""

    lobbies: int = 5
    """The most open lobbies that they may have."""
    tables: int = 50
    """The most tables at which they may play at a time."""
    pause: float = 30.0
    """Seconds until they can challenge a person again who has not come."""
    longest_pause: float = 3600.0
    """Seconds that such a pause lasts at most, however often nobody comes."""


NO_MORE = Limits()
"""The limits where nobody has set others."""


class MutedPerson(NamedTuple):
    """Somebody who can't challenge a person; ``name`` is what they were called last, "" where nothing tells."""

    user_id: int
    name: str


class Mutes:
    """The people who take no challenges from others."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def muted_by(self, user_id: int) -> list[MutedPerson]:
        """The people from whom somebody takes no challenges, the latest first."""
        return [MutedPerson(row.other_id, row.name or "") for row in await self._store.fetch(muted_by(user_id))]

    async def unmute(self, user_id: int, other_id: int) -> None:
        """Let somebody be challenged by another again."""
        await self._store.transact(lambda transaction: unmute(transaction, user_id, other_id))


def check_open(transaction: Transaction, host_id: int, now: float, limits: Limits) -> None:
    """LobbyRefusal when somebody has as many open lobbies as anybody may have."""
    if count_open_lobbies(transaction, host_id, now) >= limits.lobbies:
        raise LobbyRefusal("most-open", most=limits.lobbies)


def check_tables(transaction: Transaction, user_id: int, limits: Limits) -> None:
    """LobbyRefusal when somebody plays at as many tables as anybody may."""
    if count_tables_of(transaction, user_id) >= limits.tables:
        raise LobbyRefusal("most-tables", most=limits.tables)


def check_server(transaction: Transaction, guild_id: int, most: int) -> None:
    """LobbyRefusal when a server has as many open tables as it may have."""
    if count_open_tables(transaction, guild_id) >= most:
        raise LobbyRefusal("server-full", most=most)


def check_challenge(transaction: Transaction, host_id: int, invited_id: int, now: float, limits: Limits) -> None:
    """LobbyRefusal when somebody should not challenge a person (again) now.

    Whoever challenges somebody can be challenged by them.
    """
    if is_muted(transaction, invited_id, host_id):
        raise LobbyRefusal("muted")
    if (lobby_id := open_challenge_lobby(transaction, host_id, invited_id, now)) is not None:
        raise AlreadyChallenged(lobby_id)
    unmet = unmet_challenges(transaction, host_id, invited_id, now - limits.longest_pause)
    if unmet.times and (left := unmet.last + _pause_seconds(unmet.times, limits) - now) > 0:
        raise LobbyRefusal("challenged-lately", minutes=-int(-left // 60))
    unmute(transaction, host_id, invited_id)


def _pause_seconds(count: int, limits: Limits) -> float:
    return float(min(limits.pause * LONGER ** (count - 1), limits.longest_pause))
