"""The load in the store: open tables by game, tables whose messages lag, work whose time is past."""

from collections.abc import Mapping
from typing import NamedTuple

from sessions.store import Store
from sessions.store.counts import BEHIND, OPEN_BY_GAME, due_by_kind


class Backlog(NamedTuple):
    """The load in the store, at one moment."""

    open: Mapping[str, int]
    """By game."""
    behind: int
    due: Mapping[str, int]
    """By kind of work."""
    oldest: float
    """The seconds for which the oldest of that has been due; 0 when there is none."""


async def read_backlog(store: Store, now: float) -> Backlog:
    """The load in the store now. Raises StoreUnavailable."""
    found = await store.fetch(due_by_kind(now))
    return Backlog(
        open={str(game): int(count) for game, count in await store.fetch(OPEN_BY_GAME)},
        behind=(await store.fetch(BEHIND))[0][0],
        due={kind: count for kind, count, _ in found},
        oldest=max((now - since for _, _, since in found), default=0.0),
    )
