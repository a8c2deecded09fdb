"""How much there is in the store: open tables by game, tables whose messages lag, work whose time is past."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import func, select, text

from sessions.store import Store
from sessions.store.schema import LAGGING, due, tables


class Standing(NamedTuple):
    """What stands in the store."""

    open: Mapping[str, int]
    """By game."""
    behind: int
    due: Mapping[str, int]
    """By kind of work."""
    oldest: float
    """For how many seconds the oldest of that has been due; 0 when there is none."""


async def standing(store: Store, now: float) -> Standing:
    """Count it. Raises StoreUnavailable."""
    by_game = select(tables.c.game, func.count()).where(tables.c.status == "open").group_by(tables.c.game)
    behind = select(func.count()).select_from(tables).where(text(LAGGING))
    waiting = select(due.c.kind, func.count(), func.min(due.c.due_at)).where(due.c.due_at <= now).group_by(due.c.kind)
    found = await store.fetch(waiting)
    return Standing(
        open={str(game): int(count) for game, count in await store.fetch(by_game)},
        behind=(await store.fetch(behind))[0][0],
        due={kind: count for kind, count, _ in found},
        oldest=max((now - since for _, _, since in found), default=0.0),
    )
